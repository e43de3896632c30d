"""Expectations of Decks and Matches in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from markupsafe import Markup

from ludex.i18n.text import Placeholder
from ludex.site.expects import Expects
from ludex.site.markup import made
from ludex.site.typesetting import full_width
from ludex.tournament import examples as ex
from ludex.tournament.decks import PARTS
from ludex.tournament.seats import TEAMS, called


def _match_is(say: Expects, want: ex.MatchIs) -> Markup:
    ui = say.writer.ui
    won = ui("match.goes-on")
    if want.match_won_by != "nobody":
        won = _of_side(say, "match.won", want.match_won_by)
    facts = list(_stands(say, want))
    return Markup(" ").join([won, say.of(ui("expect.now"), iter(facts))]) if facts else won


def _of_side(say: Expects, key: str, side: str, **values: str) -> Markup:
    """Return what is said of a player, or of a team."""
    if side in TEAMS.sides:
        return say.writer.ui(f"{key}-team", team=called(side), **values)
    return say.writer.ui(key, player=side, **values)


def _stands(say: Expects, want: ex.MatchIs) -> Iterator[Markup]:
    """Yield where a Match is expected to stand."""
    ui = say.writer.ui
    if want.stage is not None:
        yield ui(f"match.stage-{want.stage}")
    if want.game is not None:
        yield ui("match.game", number=want.game)
    if want.tie_break is not None:
        yield ui("match.tie-break" if want.tie_break else "match.no-tie-break")
    if want.turn is not None:
        yield ui("expect.turn", number=want.turn)
    if want.turn_player is not None:
        yield ui("expect.turn-player", player=want.turn_player)
    if want.turns_left == "no-limit":
        yield ui("match.no-turn-limit")
    elif want.turns_left is not None:
        yield ui("match.turns-left", count=want.turns_left)
    if want.play is not None:
        yield ui(f"match.play-{want.play}")


def _player_is(say: Expects, want: ex.PlayerIs) -> Markup:
    ui = say.writer.ui

    def facts() -> Iterator[Markup]:
        if want.life_points is not None:
            yield ui("board.life-points", number=want.life_points)
        if want.wins is not None:
            yield ui("match.wins", count=want.wins)
        if want.late is not None:
            yield ui("match.late" if want.late else "match.in-time")

    team = want.player in TEAMS.sides
    who = ui("match.team", team=called(want.player)) if team else None
    return say.of(who or ui("board.player", player=want.player), facts())


def _deck_is(say: Expects, want: ex.DeckIs) -> Markup:
    ui = say.writer.ui

    def facts() -> Iterator[Markup]:
        if want.registered is not None:
            yield ui("match.registered" if want.registered else "match.not-registered")
        if want.objections is not None:
            yield say.objections(want.objections)
        if want.breaks is not None:
            what = _subject(say, want.with_) if want.with_ else ui("match.the-deck")
            yield say.of(what, iter([ui("match.breaks", rule=Placeholder("rule", want.breaks))]))
        for part in PARTS:
            held = getattr(want, part.replace("-", "_"))
            if held is not None:
                yield say.of(say.writer.term(part), (_copies(say, *each) for each in held.items()))

    return say.of(ui("match.deck-of", player=want.deck_of), facts())


def _subject(say: Expects, name: str) -> Markup:
    return say.writer.term(name) if name in PARTS else say.writer.card(say.card(name).ref)


def _copies(say: Expects, card: str, copies: int) -> Markup:
    return say.writer.ui("match.copies", number=copies, card=say.card(card))


def _may(say: Expects, key: str, act: ex.Act) -> Markup:
    """Return that something can or cannot be done."""
    verb = next(iter(act.__dataclass_fields__))
    kind, ui = verb.replace("_", "-"), say.writer.ui
    if isinstance(act, ex.CallsTime):
        return ui(f"{key}.call-time")
    if isinstance(act, ex.Waits):
        return ui(f"{key}.seconds", count=act.seconds)
    if isinstance(act, ex.ComesTo):
        return say.of(ui(f"{key}.life-points"), _points(say, act))
    if isinstance(act, ex.GameOutcome) and act.game_won_by == "nobody":
        return ui(f"{key}.game-drawn")
    if isinstance(act, ex.Counts | ex.LooksAtOpponents) and act.of is not None:
        return ui(f"{key}.{kind}-of", player=getattr(act, verb), of=act.of)
    said = _of_side(say, f"{key}.{kind}", getattr(act, verb))
    return said + _moved(say, act) if isinstance(act, ex.Exchanges) else said


def _points(say: Expects, act: ex.ComesTo) -> Iterator[Markup]:
    """Yield the Life Points of each side."""
    for side, points in act.life_points.items():
        yield _of_side(say, "match.points", side, number=f"{points}")


def _moved(say: Expects, act: ex.Exchanges) -> Markup:
    """Return which cards are exchanged, and in whose Deck if it is another player's."""
    ui = say.writer.ui
    moved = [
        say.of(ui(f"match.exchange-{way}"), (_copies(say, *each) for each in cards.items()))
        for way, cards in (("out", act.out), ("in", act.in_))
    ]
    if act.deck_of is not None:
        moved.append(ui("match.exchange-deck-of", player=act.deck_of))
    aside = made(full_width(" ({})", say.writer.locale))
    return Markup().join(aside.format(each) for each in moved)


SAID: Mapping[type, Callable[[Expects, Any], Markup]] = {
    ex.MatchIs: _match_is,
    ex.PlayerIs: _player_is,
    ex.DeckIs: _deck_is,
    ex.Cannot: lambda say, want: _may(say, "cannot", want.cannot),
    ex.Can: lambda say, want: _may(say, "can", want.can),
}
