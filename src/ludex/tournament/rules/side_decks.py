"""TRN-3: the Side Deck, before a Match and between its games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludex.kernel import Acts
from ludex.tournament.book import Asked, Table, rule
from ludex.tournament.decisions import (
    AtTheTable,
    BeginMatch,
    BeginSiding,
    CountSideDeck,
    Exchange,
    GettingReady,
    InPlay,
    LookAtOpponentsSideDeck,
    LookAtSideDeck,
)
from ludex.tournament.decks import PARTS, Part
from ludex.tournament.events import CameLate, DeckRestored, MatchBegan, TimePassed
from ludex.tournament.quantities import MayFinishSiding
from ludex.tournament.rules.decks import least_cards, most_cards
from ludex.tournament.seats import Player

THREE_MINUTES = 180
"""Seconds."""


def every_player(g: Asked, _occasion: object) -> Iterable[Player]:
    """Return the players."""
    return g.state.seats.players


@rule("TRN-3.4", forbids=(BeginSiding, Exchange))
def not_before_the_first_game(g: Asked, option: BeginSiding | Exchange) -> bool:
    """The Side Deck is used only after the first game of a Match."""
    return g.state.played == 0


@rule("TRN-3.6", does=MatchBegan, each=every_player)
def decks_are_restored(g: Table, event: MatchBegan, player: Player) -> Acts:
    """At the beginning of a Match a Deck is again what was registered."""
    registered = dict(g.state.registered).get(player)
    if registered is not None and registered != g.state.deck(player):
        yield DeckRestored(player)


@rule("TRN-3.7", forbids=(BeginMatch, LookAtOpponentsSideDeck))
def side_decks_lie_face_down(g: Asked, option: BeginMatch | LookAtOpponentsSideDeck) -> bool:
    """Before a Match each player places his or her Side Deck face-down on the table."""
    return isinstance(option, LookAtOpponentsSideDeck) or any(
        deck.size("side-deck") and player not in g.state.placed for player, deck in g.state.decks
    )


@rule("TRN-3.8", permits=(AtTheTable, InPlay, GettingReady))
def the_opponent_may_count(
    g: Asked, ask: AtTheTable | InPlay | GettingReady
) -> Iterator[CountSideDeck]:
    """A player may count the opponent's Side Deck once it lies on the table."""
    seats = g.state.seats
    for player in seats.players:
        yield from (
            CountSideDeck(player, of) for of in seats.opponents(player) if of in g.state.placed
        )


@rule("TRN-3.9", forbids=LookAtSideDeck)
def nobody_looks_during_a_game(g: Asked, option: LookAtSideDeck) -> bool:
    """During a game nobody may look at his or her Side Deck."""
    return g.state.stage == "game"


@rule("TRN-3.10", forbids=Exchange)
def one_for_one(g: Asked, option: Exchange) -> bool:
    """Cards are exchanged with the Side Deck one for one."""
    out, in_ = (sum(copies for _, copies in cards) for cards in (option.out, option.in_))
    return out != in_


@rule("TRN-3.17", forbids=Exchange)
def decks_keep_their_sizes(g: Asked, option: Exchange) -> bool:
    """After an exchange, too, each part of a Deck has as many cards as it may have."""
    after = g.state.exchanged(option.player, option.deck_of, option.out, option.in_)
    changed = map(after.deck, dict.fromkeys((option.player, option.deck_of)))
    return any(_wrong_size(g, part, deck.size(part)) for deck in changed for part in PARTS)


def _wrong_size(g: Asked, part: Part, size: int) -> bool:
    most = most_cards(g, part)
    return size < least_cards(g, part, size) or (most is not None and size > most)


@rule("TRN-3.11", does=TimePassed, each=every_player)
def three_minutes(g: Table, event: TimePassed, player: Player) -> Acts:
    """A player has 3 minutes between games to use the Side Deck, shuffle and present the Deck."""
    ready = player in g.state.presented or player in g.state.late
    if g.state.seconds >= THREE_MINUTES and not ready:
        yield CameLate(player)


@rule("TRN-3.12", forbids=(BeginSiding, Exchange))
def no_siding_once_time_is_called(g: Asked, option: BeginSiding | Exchange) -> bool:
    """When time is called between games, the Side Deck may not be used for the next game."""
    called = g.state.time_called == "between-games"
    return called and not g.value(MayFinishSiding(g.state.siding))
