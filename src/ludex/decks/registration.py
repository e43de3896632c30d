"""A Deck handed in for registration: what the rules of a ruleset object to, by which clauses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ludex.decks.objected import NoDecks, NoneSaid, Objected, clauses_behind
from ludex.i18n.errors import worded
from ludex.kernel import Game, Quantity, Ruleset
from ludex.project.enacted import Enacted, enacted
from ludex.tournament.decisions import HandIn
from ludex.tournament.decks import CardId, Deck, Homes
from ludex.tournament.events import (
    CardObjected,
    CardOutsidePool,
    Objection,
    PartObjected,
    Registered,
)
from ludex.tournament.match import Match
from ludex.tournament.quantities import CardStatus, LeastCards, MostCards, MostCopies, PrintedUntil
from ludex.tournament.seating import seats_by
from ludex.tournament.seats import Player
from ludex.tournament.steps import Registration


@dataclass(frozen=True, slots=True)
class Inspection:
    """What came of a Deck that a player handed in."""

    player: Player
    accepted: bool
    objected: tuple[Objected, ...]


def deck_rules(root: Path, ruleset: str) -> Enacted:
    """Return what a ruleset says of Decks, reading no more than that.

    Raises NotFound, with the nearest ruleset; NoneSaid for one that says nothing of them; Problems,
    and KernelError, for rules that are broken.
    """
    rules = enacted(root, ruleset)
    if _registration(rules.ruleset, _match(rules, [Deck()], Homes({}))).ask is None:
        raise NoneSaid(worded("no-decks", ruleset=ruleset))
    return rules


def inspect(rules: Enacted, decks: Sequence[Deck], homes: Homes) -> tuple[Inspection, ...]:
    """Hand in the Decks of a player, or of a team from its Player A on, and return what came of it.

    Raises NoDecks for more Decks than there are players on a side.
    """
    match = _match(rules, decks, homes)
    game = _registration(rules.ruleset, match)
    found = []
    for player, _ in match.lists:
        before, game = len(game.log), game.answer(HandIn(player))
        log = [entry for entry in game.log if entry.n >= before]
        accepted = any(isinstance(entry.event, Registered) for entry in log)
        objected = tuple(
            Objected(entry.event, clauses_behind(rules.ruleset, _limit(entry.event), entry))
            for entry in log
            if isinstance(entry.event, Objection)
        )
        if not accepted and not objected:
            raise NoDecks(worded("none-accepted", ruleset=rules.ruleset.name))
        found.append(Inspection(player, accepted, objected))
    return tuple(found)


def _match(rules: Enacted, decks: Sequence[Deck], homes: Homes) -> Match:
    seats = seats_by(rules.ruleset)
    team = seats.team(seats.sides[0])
    if len(decks) > len(team):
        name, most = rules.ruleset.name, str(len(team))
        raise NoDecks(worded("too-many-decks", ruleset=name, number=str(len(decks)), most=most))
    return Match(seats=seats, homes=homes, lists=tuple(zip(team, decks, strict=False)))


def most_copies(rules: Enacted, card: CardId) -> int | None:
    """Return how many copies of a card a Deck may have; None where nothing limits them."""
    asked = Game(rules.ruleset, Match(), ())
    most: int | None = asked.value(MostCopies(asked.value(CardStatus(card)), card))
    return most


def _registration(rules: Ruleset, match: Match) -> Game[Match]:
    return Game(rules, match, (Registration(),))


def _limit(objection: Objection) -> type[Quantity] | None:
    """Return the quantity that an objection is about."""
    if isinstance(objection, CardObjected):
        return MostCopies
    if isinstance(objection, PartObjected):
        return LeastCards if objection.cards < objection.limit else MostCards
    if isinstance(objection, CardOutsidePool):
        return PrintedUntil
    return None
