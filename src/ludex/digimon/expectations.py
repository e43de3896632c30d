"""Whether an expectation holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from ludex.digimon import examples as ex
from ludex.digimon.facts.setting_up import Objection
from ludex.digimon.readings import letter, strength
from ludex.digimon.session import Session, undertaken
from ludex.digimon.table import PLAYERS, Laid, Name, Table, all_cards
from ludex.kernel import Entry
from ludex.playing import Stuck, Verdict, compare, written
from ludex.playing.errors import worded


def check(session: Session, expect: ex.Expect) -> Verdict:
    """Return whether an expectation holds now."""
    return _CHECKS[type(expect)](session, expect)


def _game_is(session: Session, want: ex.GameIs) -> Verdict:
    game, table = session.game, session.game.state

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "game won by", want.game_won_by, table.over or "nobody"
        yield "round", want.round, table.round
        yield "stage", want.stage, table.stage
        yield "first player", want.first_player, table.first or "nobody"
        yield "turn of", want.turn_of, "nobody" if game.player is None else game.player

    return replace(compare(pairs(), asking=want), about=(None,))


def _player_is(session: Session, want: ex.PlayerIs) -> Verdict:
    side = session.game.state.side(want.player)

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "points", want.points, side.points
        yield "hand", want.hand, len(side.hand)
        yield "deck", want.deck, len(side.deck)
        yield "dark area", want.dark_area, len(side.dark_area)
        yield "training", want.training, tuple(map(len, side.training))

    return compare(pairs(), want.player, asking=want)


def _lies(table: Table, card: Name) -> tuple[str, str]:
    """Return where a card lies, and how."""
    for side in table.sides:
        for each, place in all_cards(side):
            if each == card:
                return place, _face(side.slots, table, card, place)
    return "nowhere", "down"


def _face(slots: tuple[Laid | None, ...], table: Table, card: Name, place: str) -> str:
    up = place.startswith("support") or any(
        laid is not None and laid.card == card and laid.face_up for laid in slots
    )
    for side in table.sides:
        up |= any(lying and card in lying.cards and lying.face_up for lying in side.digimon)
    return "up" if up else "down"


def _card_is(session: Session, want: ex.CardIs) -> Verdict:
    place, face = _lies(session.game.state, want.card)

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "in", want.in_, place
        yield "face", want.face, face

    return compare(pairs(), want.card, asking=want)


def _digimon_is(session: Session, want: ex.DigimonIs) -> Verdict:
    there = session.game.state.side(want.digimon_of).at(want.space)

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "is", want.is_, there.top if there else "nobody"
        yield "face", want.face, "up" if there and there.face_up else "down"

    return compare(pairs(), want.digimon_of, asking=want)


def _attack_is(session: Session, want: ex.AttackIs) -> Verdict:
    game = session.game
    player = next((each for each in PLAYERS if game.state.fighting(each) == want.attack_of), None)
    uses, power = "none", 0
    outer, game.used = game.used, {}
    if player is not None:
        uses, power = letter(game, player), strength(game, player)
    by, game.used = tuple(game.used), outer

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "attack", want.attack, uses
        yield "strength", want.strength, power

    about = (want.attack_of, player)
    return replace(compare(pairs(), want.attack_of, asking=want), credits=by, about=about)


def _assault_is(session: Session, want: ex.AssaultIs) -> Verdict:
    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "assault", want.assault, session.game.state.assault or "none"

    return replace(compare(pairs()), about=(None,))


def _won(session: Session, want: ex.Won) -> Verdict:
    table = session.game.state
    found = tuple(each.winner or "nobody" for each in table.assaults)

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "assaults won by", want.assaults_won_by, found

    about = {card for each in PLAYERS if (card := table.fighting(each))}
    return replace(compare(pairs(), asking=want), about=(None, *PLAYERS, *sorted(about)))


def objections(session: Session, player: str) -> list[Entry]:
    """Return what was objected to a player's deck."""
    return [
        entry
        for entry in session.game.log
        if isinstance(entry.event, Objection) and entry.event.player == player
    ]


def _deck_is(session: Session, want: ex.DeckIs) -> Verdict:
    found = objections(session, want.deck_of)
    by = tuple(dict.fromkeys(credit for entry in found for credit in entry.credits))

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "objections", want.objections, len(found)
        if want.breaks is not None:
            yield "breaks", want.breaks, want.breaks if want.breaks in by else ", ".join(by)

    verdict = compare(pairs(), f"{want.deck_of}'s deck")
    return replace(verdict, credits=by)


def _cannot(session: Session, want: ex.Cannot) -> Verdict:
    expected = f"{written(want.cannot)} refused by {want.because}"
    try:
        undertaken(session.game, want.cannot)
    except Stuck as stuck:
        by = ", ".join(stuck.by)
        found = worded("refused-by", by=by) if by else worded("not-offered-at-all")
        held = want.because in (stuck.by or ("nothing",))
        return Verdict(held, expected, found, stuck.by, as_is=not held)
    return Verdict(False, expected, worded("legal"))


def _can(session: Session, want: ex.Can) -> Verdict:
    game = session.game
    expected = f"{written(want.can)} legal" + (f", by {want.by}" if want.by else "")
    try:
        after = undertaken(game, want.can)
    except Stuck as stuck:
        return Verdict(False, expected, stuck.args[0], stuck.by)
    by = next((entry.credits for entry in after.log if entry.n == len(game.log)), ())
    held = want.by is None or want.by in by
    return Verdict(held, expected, f"by {', '.join(by)}", by, as_is=not held)


_CHECKS: Mapping[type, Callable[[Session, Any], Verdict]] = {
    ex.GameIs: _game_is,
    ex.PlayerIs: _player_is,
    ex.CardIs: _card_is,
    ex.DigimonIs: _digimon_is,
    ex.AttackIs: _attack_is,
    ex.AssaultIs: _assault_is,
    ex.Won: _won,
    ex.DeckIs: _deck_is,
    ex.Cannot: _cannot,
    ex.Can: _can,
}
