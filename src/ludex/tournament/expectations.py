"""Whether an expectation about Decks or a Match holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from ludex.kernel import Entry
from ludex.playing import BadPosition, Stuck, Verdict, compare, written
from ludex.playing.errors import worded
from ludex.tournament import examples as ex
from ludex.tournament.decks import PARTS
from ludex.tournament.events import Objection, PartObjected
from ludex.tournament.seating import strangers
from ludex.tournament.session import Session, undertaken
from ludex.tournament.words import errors as tables


def check(session: Session, expect: ex.Expect) -> Verdict:
    """Return whether an expectation holds now; one about somebody who is not here never does."""
    for wrong in strangers(expect, session.game.state.seats):
        return Verdict(False, written(expect), wrong.found)
    return _CHECKS[type(expect)](session, expect)


def _match_is(session: Session, want: ex.MatchIs) -> Verdict:
    match = session.game.state

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "Match won by", want.match_won_by, match.winner or "nobody"
        yield "stage", want.stage, match.stage
        yield "game", want.game, match.game
        yield "tie-break", want.tie_break, match.tie_break
        yield "turn", want.turn, match.turn
        yield "turn player", want.turn_player, match.turn_player
        left = "no-limit" if match.turns_left is None else match.turns_left
        yield "turns left", want.turns_left, left
        now = "stopped" if match.stopped else "until-change" if match.until_change else "goes-on"
        yield "play", want.play, now

    return replace(compare(pairs(), asking=want), about=(None,))


def _player_is(session: Session, want: ex.PlayerIs) -> Verdict:
    match = session.game.state
    seats = match.seats
    side = want.player if want.player in seats.sides else seats.side_of(want.player)
    if want.late is not None and want.player not in seats.players:
        raise BadPosition(tables.worded("late-alone"))

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "Life Points", want.life_points, match.lp(side)
        yield "wins", want.wins, match.wins(side)
        yield "late", want.late, want.player in match.late

    return compare(pairs(), want.player, asking=want)


def subject_of(objection: Any) -> str:
    """Return the card or the part that something is objected to."""
    subject: str = objection.part if isinstance(objection, PartObjected) else objection.card
    return subject


def objections(session: Session, player: str) -> list[Entry]:
    """Return what was objected to a player's Deck."""
    return [
        entry
        for entry in session.game.log
        if isinstance(entry.event, Objection) and entry.event.player == player
    ]


def _deck_is(session: Session, want: ex.DeckIs) -> Verdict:
    match, player = session.game.state, want.deck_of
    if want.with_ is not None and want.breaks is None:
        raise BadPosition(tables.worded("with-breaks"))
    found = objections(session, player)

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "registered", want.registered, player in dict(match.registered)
        yield "objections", want.objections, len(found)
        if want.breaks is not None:
            told = [(entry.credits, subject_of(entry.event)) for entry in found]
            broken = any(
                want.breaks in by and want.with_ in (None, subject) for by, subject in told
            )
            said = want.breaks if want.with_ is None else f"{want.breaks} with {want.with_}"
            have = ", ".join(f"{'/'.join(by)} with {subject}" for by, subject in told)
            yield "breaks", said, said if broken else have or "nothing"
        for part in PARTS:
            wanted = getattr(want, part.replace("-", "_"))
            if wanted is not None:
                deck = match.deck(player)
                have_now = {card: deck.copies(card, part) for card in wanted}
                yield part, dict(wanted), have_now

    verdict = compare(pairs(), f"{player}'s Deck")
    by = tuple(dict.fromkeys(credit for entry in found for credit in entry.credits))
    objected = any(want.with_ in (None, subject_of(entry.event)) for entry in found)
    as_is = not verdict.held and objected and all(w == h for n, w, h in pairs() if n != "breaks")
    return Verdict(verdict.held, verdict.expected, verdict.found, by, as_is)


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


_CHECKS: dict[type, Callable[[Session, Any], Verdict]] = {
    ex.MatchIs: _match_is,
    ex.PlayerIs: _player_is,
    ex.DeckIs: _deck_is,
    ex.Cannot: _cannot,
    ex.Can: _can,
}
