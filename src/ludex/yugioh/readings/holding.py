"""What holds at this moment, and of whom, wherever it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ludex.kernel import value
from ludex.yugioh.book import Asked
from ludex.yugioh.decisions.refusable import Contribution, Reaching
from ludex.yugioh.readings.activating import applies
from ludex.yugioh.readings.battle import is_now, reached, sub_step
from ludex.yugioh.readings.conditions import Measured, battling, fulfilled
from ludex.yugioh.readings.filters import address, asks_for_atk, matches
from ludex.yugioh.readings.seating import whoever
from ludex.yugioh.readings.stats import attack, stands_out
from ludex.yugioh.table.board import Board, Card, Held, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import Filter, Negated, NotDestroyed, Unaffected

if TYPE_CHECKING:
    from ludex.yugioh.cards import Effect

H = TypeVar("H")


@value
class Holding(Generic[H]):
    """One thing that holds, by the effect of a number of a card, to the player `you`.

    A face-up card holds it by a continuous `effect`; else it is `held`.
    """

    what: H
    by: str
    source: Uid
    number: int
    you: Player
    held: Held | None = None
    effect: Effect | None = None

    @property
    def against(self) -> Player | None:
        """The opponent who was chosen, where that which holds means one of several."""
        return None if self.held is None else self.held.against


All = dict[type, tuple[Holding[Any], ...]]


def holding(g: Asked, kind: type[H]) -> tuple[Holding[H], ...]:
    """Return all of a kind that holds: of continuous effects, the oldest face-up card first."""
    board = g.state
    if kind not in board.cards.kinds_held and not _is_held(board, kind):
        return ()
    if any_negates(board):
        parts: tuple[object, ...] = (board.cards, board.chain, board.held, board.battle)
    else:  # which of them apply does not go by other cards, and mostly they are as they were
        parts = (board.cards.continuous, board.chain, board.held, sub_step(board))
    return g.kept("holding", parts, lambda: _find(g)).get(kind, ())


def _is_held(board: Board, kind: type) -> bool:
    for one in board.held:  # noqa: SIM110 - asked thousands of times a second
        if one.what.__class__ is kind:
            return True
    return False


def any_negates(board: Board) -> bool:
    """Whether anything negates the effects of cards, unless it is itself negated."""
    return board.cards.any_negates or any(isinstance(one.what, Negated) for one in board.held)


def of_card(g: Asked, kind: type[H], card: Card) -> Iterator[Holding[H]]:
    """Yield what of a kind holds of a card."""
    for one in holding(g, kind):
        if is_of_card(g, one, card):
            yield one


def spared(g: Asked, card: Card) -> Holding[NotDestroyed] | None:
    """Return what keeps the effects of cards from destroying a card, if anything does."""
    found = of_card(g, NotDestroyed, card)
    return next((one for one in found if one.what.not_destroyed_by != "battle"), None)


def of_player(g: Asked, kind: type[H], player: Player) -> Iterator[Holding[H]]:
    """Yield what of a kind holds of a player."""
    for one in holding(g, kind):
        if is_of_player(g, one, player):
            yield one


def is_of_card(g: Asked, one: Holding[Any], card: Card, atk: Measured | None = None) -> bool:
    """Whether something holds of a card; `atk` measures, where ATK is not settled yet."""
    if one.held is None:
        if one.effect is not None and one.effect.lingers and _lingers(g, one, card):
            return False
        reached = in_time(g, one, atk) and _is_meant(g, one, card, atk)
        # Before ATK is worked out, nobody can tell yet what a monster is unaffected by.
        settled = atk is None and not one.what.before_atk
        return reached and not (settled and kept_from(g, card, one.source))
    if one.held.card is not None:
        return one.held.card == (card.uid, card.since) and (
            not one.what.of_face_up or (card.face_up and card.active_since <= one.held.began)
        )
    whom = one.what.whom
    return isinstance(whom, Filter) and _matches(g, whom, one, card, atk)


def _lingers(g: Asked, one: Holding[Any], card: Card) -> bool:
    """Whether something has been held of a card before, and still is."""
    return any(
        held.lingering
        and (held.source, held.what, held.card) == (one.source, one.what, (card.uid, card.since))
        and _goes_on(g, held)
        and held.began >= card.active_since
        for held in g.state.held
    )


def _goes_on(g: Asked, held: Held) -> bool:
    """Whether the card that something lingers by has stayed face-up since then."""
    return g.state.card(held.source).active_since <= held.began


def kept_from(g: Asked, card: Card, source: Uid) -> bool:
    """Whether something keeps the effects of a card from another one."""
    return bool(holding(g, Unaffected)) and g.refuses(Reaching(card.uid, source))


def _is_meant(g: Asked, one: Holding[Any], card: Card, atk: Measured | None) -> bool:
    whom = one.what.whom
    if isinstance(whom, Filter):
        return _matches(g, whom, one, card, atk)
    if whom == "battler" and one.effect is not None:
        meant = battling(g, one.effect, g.state.card(one.source), one.you, atk)
        return any(card.uid == own.uid for own in meant)
    if whom == "equipped":
        return g.state.card(one.source).equipped_to == (card.uid, card.since)
    if whom == "bound":
        return g.state.card(one.source).bound_to == (card.uid, card.since)
    return bool(whom == "this" and card.uid == one.source)


def _matches(g: Asked, which: Filter, one: Holding[Any], card: Card, atk: Measured | None) -> bool:
    measured = atk or partial(attack, g)
    now = measured(card) if asks_for_atk(which) else None
    if not matches(g, card, which, one.you, this=one.source, atk=now, against=one.against):
        return False
    return stands_out(g.state, card, which, measured)


def is_of_player(g: Asked, one: Holding[Any], player: Player) -> bool:
    """Whether something holds of a player."""
    if one.held is not None:
        return one.held.player == player
    whom = one.what.whom
    if whom == "you" or whom == "opponent" or whom == "both":  # noqa: PLR1714 - for the type checker
        return player in whoever(g, whom, one.you, None) and in_time(g, one)
    return False


def in_time(g: Asked, one: Holding[Any], atk: Measured | None = None) -> bool:
    """Whether what a continuous effect requires is so, in its part of the battle."""
    effect = one.effect
    if effect is None or not (effect.requires or effect.during):
        return True
    if effect.during == "damage-step" and not reached(g, "during-the-damage-step"):
        return False
    if effect.during == "damage-calculation" and not is_now(g, "during-damage-calculation"):
        return False
    source = g.state.card(one.source)

    def so() -> bool:
        return all(fulfilled(g, condition, source, one.you, atk) for condition in effect.requires)

    # It is asked again for each card that is looked at.
    return so() if atk else g.kept(f"in time {one.source} {one.number}", (g.newest, g.state), so)


def _find(g: Asked) -> All:
    found: dict[type, list[Holding[Any]]] = {}
    for card, number, effect in applying(g):
        for what in effect.holds:
            found.setdefault(what.__class__, []).append(of_effect(card, number, effect, what))
    for held in g.state.held:
        if held.lingering and not _applies(g, held):
            continue
        found.setdefault(held.what.__class__, []).append(of_held(held))
    return {kind: tuple(ones) for kind, ones in found.items()}


def _applies(g: Asked, held: Held) -> bool:
    """Whether the continuous effect applies by which something lingers."""
    source, one = g.state.card(held.source), of_held(held)
    there = applies(g.state, source) and _goes_on(g, held)
    return there and not g.refuses(Contribution(source.uid, one.number))


def of_effect(card: Card, number: int, effect: Effect, what: H) -> Holding[H]:
    """Return what an effect holds, as something that holds."""
    return Holding(what, address(card, number), card.uid, number, card.controller, effect=effect)


def of_held(held: Held) -> Holding[Any]:
    """Return what is held, as something that holds."""
    number = int(held.by.rpartition("#")[2])
    return Holding(held.what, held.by, held.source, number, held.you, held)


def applying(g: Asked) -> Iterator[tuple[Card, int, Effect]]:
    """Yield the continuous effects that nothing keeps from applying, of the oldest card first."""
    for card, number, effect in continuous(g):
        if not g.refuses(Contribution(card.uid, number)):
            yield card, number, effect


def continuous(g: Asked) -> list[tuple[Card, int, Effect]]:
    """Return the continuous effects of face-up cards that are not being activated, oldest first."""
    return [
        (card, number, effect)
        for card, number, effect in g.state.cards.continuous
        if applies(g.state, card)
    ]
