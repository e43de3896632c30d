"""Whether a player's Deck is legal under a ruleset of Duels, and what there is to say about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from pathlib import Path
from typing import BinaryIO

from ludex.decks.asked import Asked
from ludex.decks.cards import Card, Cards, known_cards
from ludex.decks.listed import Listed, listed
from ludex.decks.objected import Objected, Unknown
from ludex.decks.registration import Inspection, deck_rules, inspect, most_copies
from ludex.formats.deck import read_deck
from ludex.formats.malformed import malformed
from ludex.formats.pool import Pool, read_pool
from ludex.playing import Named
from ludex.project.enacted import Enacted


@dataclass(frozen=True, slots=True)
class OtherLimit:
    """A card of which the pool's list allows another number of copies than the ruleset."""

    card: Card
    pool: int
    ruleset: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a Deck that was handed in, and what could not be told of it."""

    rules: Enacted
    listed: Listed
    inspection: Inspection
    other_limits: tuple[OtherLimit, ...]

    @property
    def ruleset(self) -> str:
        """The ruleset by which it was checked."""
        return self.rules.ruleset.name

    @property
    def where(self) -> str:
        """The file that has it."""
        return self.listed.where

    @property
    def legal(self) -> bool:
        """Whether it was accepted, and every card of it is known."""
        return self.inspection.accepted and not self.listed.unknown

    @property
    def objected(self) -> Sequence[Objected]:
        """What the rules object to."""
        return self.inspection.objected

    @property
    def unknown(self) -> Sequence[Unknown]:
        """The cards that nobody knows."""
        return self.listed.unknown

    def called(self, id: str) -> str | Named:
        """Return a card as a sentence takes it; one without any name goes by its passcode."""
        return Named("card", id) if self.listed.cards[id].names else id


def of_duels(root: Path, asked: Asked, stdin: BinaryIO) -> tuple[Verdict, ...]:
    """Check a Deck, or those of a team, by the rules in a folder.

    Raises Malformed for a file that cannot be read, NotFound, NoDecks, Problems or KernelError
    for the rules.
    """
    rules = deck_rules(root, asked.ruleset)
    files = [read_deck(deck, stdin) for deck in asked.decks]
    pool = _pool(asked.pool, asked.list) if asked.pool is not None else None
    cards = Cards(known_cards(root), pool)
    decks = [listed(file, cards) for file in files]
    homes = reduce(or_, (deck.homes for deck in decks))
    inspections = inspect(rules, [deck.deck for deck in decks], homes)
    return tuple(
        Verdict(rules, deck, inspection, tuple(_other_limits(rules, deck, pool)))
        for deck, inspection in zip(decks, inspections, strict=True)
    )


def _pool(path: str, name: str) -> Pool:
    """Return a pool; a list that is no whitelist does not say which cards there are."""
    pool = read_pool(path, name)
    if not pool.whitelist:
        found = f"the list {pool.name!r}, which has no line $whitelist and so tells of no pool"
        expected = "a list with $whitelist, or a card database; the ruleset has its own limits"
        raise malformed(path, 0, found, expected)
    return pool


def _other_limits(rules: Enacted, deck: Listed, pool: Pool | None) -> Iterator[OtherLimit]:
    for card in deck.cards.values():
        if pool is None or card.passcode is None:
            continue
        found, most = pool.card(card.passcode), most_copies(rules, card.id)
        other = found.most if found is not None else None
        if other is not None and most is not None and other != most:
            yield OtherLimit(card, other, most)
