"""TAG-7: the Decks of a team, and who of it is A and who is B."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.tournament.book import Asked, rule
from ludex.tournament.decisions import AtRegistration, Designate, Exchange


@rule("TAG-7.1", permits=AtRegistration)
def teams_choose_who_is_a_and_who_b(g: Asked, _ask: AtRegistration) -> Iterator[Designate]:
    """As a tournament begins, each team settles who is its Player A and who its Player B."""
    if g.state.seats.of_teams:
        yield from map(Designate, g.state.seats.sides)


@rule("TAG-7.2", forbids=Designate)
def a_remains_a_and_b_remains_b(g: Asked, option: Designate) -> bool:
    """Who is Player A and who is Player B of a team does not change during a tournament."""
    return option.side in g.state.designated or g.state.stage != "registration"


@rule("TAG-7.3", forbids=Exchange)
def a_side_deck_is_for_its_owners_deck(g: Asked, option: Exchange) -> bool:
    """A Side Deck is used with its owner's Deck only, never with a teammate's."""
    return option.deck_of != option.player
