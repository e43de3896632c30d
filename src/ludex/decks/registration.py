"""A Deck handed in for registration: what the rules of a ruleset object to, by which clauses."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ludex.i18n.errors import worded
from ludex.kernel import Entry, Game, Quantity, Ruleset
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
from ludex.tournament.steps import Registration


class NoDecks(LookupError):
    """A ruleset that does not say which Decks are accepted."""


@dataclass(frozen=True, slots=True)
class Objected:
    """An objection to a Deck, with the clauses that had a part in it.

    The one that sets the limit is the first, where there is one, and the one that objects the last.
    """

    objection: Objection
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Inspection:
    """What came of a Deck that was handed in."""

    accepted: bool
    objected: tuple[Objected, ...]


def deck_rules(root: Path, ruleset: str) -> Enacted:
    """Return what a ruleset says of Decks, reading no more than that.

    Raises NotFound, with the nearest ruleset; NoDecks for one that says nothing of them; Problems,
    and KernelError, for rules that are broken.
    """
    rules = enacted(root, ruleset)
    if _registration(rules.ruleset, Match(lists=(("A", Deck()),))).ask is None:
        raise NoDecks(worded("no-decks", ruleset=ruleset))
    return rules


def inspect(rules: Enacted, deck: Deck, homes: Homes) -> Inspection:
    """Hand a Deck in, and return what came of it."""
    handed_in = Match(homes=homes, lists=(("A", deck),))
    log = list(_registration(rules.ruleset, handed_in).answer(HandIn("A")).log)
    accepted = any(isinstance(entry.event, Registered) for entry in log)
    objected = tuple(
        Objected(entry.event, _clauses(rules.ruleset, entry.event, entry))
        for entry in log
        if isinstance(entry.event, Objection)
    )
    if not accepted and not objected:
        raise NoDecks(worded("none-accepted", ruleset=rules.ruleset.name))
    return Inspection(accepted, objected)


def most_copies(rules: Enacted, card: CardId) -> int | None:
    """Return how many copies of a card a Deck may have; None where nothing limits them."""
    asked = Game(rules.ruleset, Match(), ())
    most: int | None = asked.value(MostCopies(asked.value(CardStatus(card)), card))
    return most


def _registration(rules: Ruleset, match: Match) -> Game[Match]:
    return Game(rules, match, (Registration(),))


def _clauses(rules: Ruleset, objection: Objection, entry: Entry) -> tuple[str, ...]:
    asked = _limit(objection)
    set_by = {rule.id for rule in rules.of["sets"][asked]} if asked is not None else set()
    limits = (each for each in entry.used if each in set_by)
    own = (entry.rule,) if entry.rule else ()
    others = (each for each in entry.used if each not in own)
    return tuple(dict.fromkeys((*limits, *others, *own)))


def _limit(objection: Objection) -> type[Quantity] | None:
    """Return the quantity that an objection is about."""
    if isinstance(objection, CardObjected):
        return MostCopies
    if isinstance(objection, PartObjected):
        return LeastCards if objection.cards < objection.limit else MostCards
    if isinstance(objection, CardOutsidePool):
        return PrintedUntil
    return None
