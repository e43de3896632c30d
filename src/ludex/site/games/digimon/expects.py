"""Expectations in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from markupsafe import Markup, escape

from ludex.digimon import examples as ex
from ludex.i18n.text import Placeholder
from ludex.site.expects import Expects

STAGES = {
    "preparation": "preparation-phase",
    "evolution": "evolution-phase",
    "battle": "digimon-battle-phase",
    "scoring": "scoring-phase",
}
"""The terms for the phases."""


def _game_is(say: Expects, want: ex.GameIs) -> Markup:
    ui = say.writer.ui
    won = {"nobody": "digimon.goes-on", "draw": "digimon.is-drawn"}.get(want.game_won_by)
    said = ui(won) if won else ui("digimon.has-won", player=want.game_won_by)
    facts = list(_stands(say, want))
    return Markup(" ").join([said, say.of(ui("expect.now"), iter(facts))]) if facts else said


def _stands(say: Expects, want: ex.GameIs) -> Iterator[Markup]:
    ui = say.writer.ui
    if want.round is not None:
        yield ui("digimon.round", number=want.round)
    if want.stage in STAGES:
        yield say.writer.term(STAGES[want.stage])
    elif want.stage is not None:
        yield ui("digimon.game-over" if want.stage == "over" else "digimon.before")
    if want.first_player is not None:
        yield ui("digimon.goes-first", player=want.first_player)
    if want.turn_of is not None:
        yield ui("digimon.decides", player=want.turn_of)


def _player_is(say: Expects, want: ex.PlayerIs) -> Markup:
    ui = say.writer.ui

    def facts() -> Iterator[Markup]:
        for key, number in (
            ("points", want.points),
            ("in-hand", want.hand),
            ("in-deck", want.deck),
            ("in-dark-area", want.dark_area),
        ):
            if number is not None:
                yield ui(f"digimon.{key}", number=number)
        if want.training is not None:
            four, five, six = want.training
            yield ui("digimon.in-training", four=four, five=five, six=six)

    return say.of(ui("digimon.player", player=want.player), facts())


def _card_is(say: Expects, want: ex.CardIs) -> Markup:
    ui = say.writer.ui
    place, _, number = want.in_.rpartition("-")

    def facts() -> Iterator[Markup]:
        if number.isdecimal():
            yield ui(f"digimon.place-{place}", number=int(number))
        else:
            yield ui(f"digimon.place-{want.in_}")
        if want.face is not None:
            yield ui(f"digimon.face-{want.face}")

    return say.of(say.writer.card(say.card(want.card).ref), facts())


def _digimon_is(say: Expects, want: ex.DigimonIs) -> Markup:
    ui = say.writer.ui

    def facts() -> Iterator[Markup]:
        if want.is_ == "nobody":
            yield ui("digimon.nobody")
        else:
            yield say.writer.card(say.card(want.is_).ref)
        if want.face is not None:
            yield ui(f"digimon.face-{want.face}")

    return say.of(ui("digimon.space-of", player=want.digimon_of, number=want.space), facts())


def _attack_is(say: Expects, want: ex.AttackIs) -> Markup:
    ui = say.writer.ui

    def facts() -> Iterator[Markup]:
        if want.attack is not None:
            yield ui("digimon.attack", letter=want.attack)
        if want.strength is not None:
            yield ui("digimon.strength", number=want.strength)

    return say.of(say.writer.card(say.card(want.attack_of).ref), facts())


def _assault_is(say: Expects, want: ex.AssaultIs) -> Markup:
    of_a, of_b = want.assault
    return say.writer.ui("digimon.meet", of_a=of_a, of_b=of_b)


def _won(say: Expects, want: ex.Won) -> Markup:
    ui = say.writer.ui
    won = (
        ui("digimon.nobody") if each == "nobody" else escape(each) for each in want.assaults_won_by
    )
    return say.of(ui("digimon.won-by"), won)


def _deck_is(say: Expects, want: ex.DeckIs) -> Markup:
    ui = say.writer.ui

    def facts() -> Iterator[Markup]:
        yield say.objections(want.objections)
        if want.breaks is not None:
            yield ui("match.breaks", rule=Placeholder("rule", want.breaks))

    return say.of(ui("digimon.deck-of", player=want.deck_of), facts())


def _does(say: Expects, act: ex.Act) -> Markup:
    """Return what is done by an act."""
    if isinstance(act, ex.CallsTime):
        return say.writer.ui("digimon.does-call-time")
    said = {each.name: getattr(act, each.name) for each in fields(act)}
    verb = next(name for name in said if name in VERBS)
    values: dict[str, Any] = {"player": said.get("player", said[verb])}
    if isinstance(said[verb], str):
        values["card"] = say.card(said[verb])
    for key in ("slot", "space", "level", *(("moves_digimon", "gives_up") if verb in said else ())):
        if isinstance(said.get(key), int):
            values["number"] = said[key]
    if "to" in said:
        values["to"] = said["to"]
    return say.writer.ui(f"digimon.does-{verb.replace('_', '-')}", **values)


VERBS = (
    "begins_with",
    "shuffled",
    "lot_falls_on",
    "clears",
    "moves_option",
    "exchanges",
    "digitalizes",
    "prepares",
    "trains",
    "trains_from_deck",
    "uses",
    "lays",
    "evolves",
    "gives_up",
    "moves_digimon",
    "supports_with",
    "uses_ability",
)
"""The keys by which acts are told apart."""


def _may(key: str, say: Expects, act: ex.Act) -> Markup:
    return say.of(say.writer.ui(f"digimon.{key}"), iter([_does(say, act)]))


SAID: Mapping[type, Callable[[Expects, Any], Markup]] = {
    ex.GameIs: _game_is,
    ex.PlayerIs: _player_is,
    ex.CardIs: _card_is,
    ex.DigimonIs: _digimon_is,
    ex.AttackIs: _attack_is,
    ex.AssaultIs: _assault_is,
    ex.Won: _won,
    ex.DeckIs: _deck_is,
    ex.Cannot: lambda say, want: _may("impossible", say, want.cannot),
    ex.Can: lambda say, want: _may("possible", say, want.can),
}
