"""How battles are told, and what becomes of monsters on the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludex.playing import Said, Value, term
from ludex.yugioh import facts as e
from ludex.yugioh.table.board import Arrival, Board, Change
from ludex.yugioh.telling.said import named
from ludex.yugioh.telling.sentences import POSITIONS, SUB_STEPS


def _step(event: e.StepBegan, board: Board) -> Said:
    # After an attack it is the same Battle Step still.
    again = event.step == "battle-step" and board.attacked
    return Said("StepGoesOn" if again else "StepBegan", {"step": term(event.step)})


def _sub_step(event: e.SubStepBegan, _board: Board) -> Said:
    return Said(SUB_STEPS[event.sub_step], {"number": event.number})


def _declared(event: e.AttackDeclared, board: Board) -> Said:
    player = board.card(event.card).controller
    values: dict[str, Value] = {"player": player, "card": named(board, event.card)}
    return _aimed("AttackDeclared", "DirectAttackDeclared", values, event.target, board)


def _redirected(event: e.AttackRedirected, board: Board) -> Said:
    values: dict[str, Value] = {"card": named(board, event.card)}
    return _aimed("AttackRedirected", "AttackRedirectedDirectly", values, event.target, board)


def _aimed(
    name: str, direct: str, values: dict[str, Value], target: Arrival | None, board: Board
) -> Said:
    if target is None:
        return Said(direct, values)
    return Said(name, {**values, "target": named(board, target[0])})


def _calculated(event: e.DamageCalculated, board: Board) -> Said:
    values: dict[str, Value] = {"card": named(board, event.card), "attack": event.attack}
    if event.target is None or event.defense is None:
        return Said("DirectAttackCalculated", values)
    name = "AtkCalculated" if event.target_attacks else "DefCalculated"
    return Said(name, {**values, "target": named(board, event.target), "defense": event.defense})


def _by_battle(event: e.DestroyedByBattle, board: Board) -> Said:
    values = {"card": named(board, event.card), "by": named(board, event.by)}
    return Said("DestroyedByBattle", values)


def _flip_summoned(event: e.FlipSummoned, board: Board) -> Said:
    card = board.card(event.card)
    return Said("FlipSummoned", {"player": card.controller, "card": named(board, event.card)})


def _position(event: e.PositionChanged, board: Board) -> Said:
    values: dict[str, Value] = {
        "card": named(board, event.card),
        "position": term(POSITIONS[event.to]),
    }
    if not event.by_player:
        return Said("PositionChanged", values)
    player = board.card(event.card).controller
    return Said("PositionChangedByPlayer", {"player": player, **values})


def _changed(event: e.Changed, board: Board) -> Said:
    change = event.what
    values: dict[str, Value] = {"card": named(board, change.card)}
    if change.layer == "negated":
        return Said("EffectsNegated", values)
    if change.layer == "end-phase-destruction":
        return Said("ToBeDestroyed", values)
    if change.layer == "set":
        return Said("AtkSet", {**values, "atk": change.atk})
    if change.layer == "original":
        return _original(change, values, board)
    if change.def_:
        signed = {"atk": f"{change.atk:+}", "def": f"{change.def_:+}"}
        return Said("AtkAndDefChanged", {**values, **signed})
    name = "AtkLost" if change.atk < 0 else "AtkGained"
    return Said(name, {**values, "amount": abs(change.atk)})


def _original(change: Change, values: Mapping[str, Value], board: Board) -> Said:
    if change.def_ == (board.card(change.card).data.def_ or 0):
        return Said("OriginalAtk", {**values, "atk": change.atk})
    return Said("OriginalAtkAndDef", {**values, "atk": change.atk, "def": change.def_})


def _ended(event: e.ChangesEnded, _board: Board) -> Said:
    if "damage-step" in event.until:
        return Said("DamageStepOver", {})
    name = "CalculationOver" if "damage-calculation" in event.until else "EndPhaseReached"
    return Said(name, {})


TELLERS: Mapping[type, Callable[[Any, Board], Said]] = {
    e.StepBegan: _step,
    e.SubStepBegan: _sub_step,
    e.AttackDeclared: _declared,
    e.AttackRedirected: _redirected,
    e.DamageCalculated: _calculated,
    e.DestroyedByBattle: _by_battle,
    e.FlipSummoned: _flip_summoned,
    e.PositionChanged: _position,
    e.Changed: _changed,
    e.ChangesEnded: _ended,
}
"""How facts of some types are told."""
