"""The Deck that a file tells: its cards found by passcode or by name, and what nobody knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from ludex.decks.cards import LANGUAGES, UNSAID, Card, Cards, printable
from ludex.decks.objected import MOST_SUGGESTIONS, Unknown
from ludex.formats.deck_file import DeckFile, Entry
from ludex.i18n.folding import key
from ludex.tournament.decks import PARTS, CardId, Deck, Homes, Part


@dataclass(frozen=True, slots=True)
class Listed:
    """A Deck, and what is known of its cards."""

    where: str
    deck: Deck
    cards: Mapping[CardId, Card]
    unknown: tuple[Unknown, ...]
    homes: Homes
    placed: tuple[Card, ...]
    """Cards of no known kind that the file sorts into no part; they count as Main Deck cards."""
    kindless: tuple[Card, ...]
    """Cards of no known kind, but known to the pool, in the part in which the file has them."""


def listed(file: DeckFile, cards: Cards) -> Listed:
    """Return the Deck of a file."""
    return _Listing(file, cards).listed()


class _Listing:
    def __init__(self, file: DeckFile, cards: Cards) -> None:
        self.file = file
        self.cards = cards
        self.parts: dict[Part, Counter[CardId]] = {part: Counter() for part in PARTS}
        self.found: dict[CardId, Card] = {}
        self.unknown: dict[CardId, Unknown] = {}
        self.outside: set[CardId] = set()
        self.placed: dict[CardId, Card] = {}
        self.kindless: dict[CardId, Card] = {}
        self.names: dict[str, Mapping[str, Card]] = {}

    def listed(self) -> Listed:
        for part, entry in self._entries():
            self._add(part, entry)
        homes = {id: card.home for id, card in self.found.items() if card.home is not None}
        treated = {id: card.treated_as for id, card in self.found.items() if card.treated_as}
        released = {id: card.released for id, card in self.found.items() if card.released}
        pool = None if self.cards.pool is None else frozenset(self.found.keys() - self.outside)
        return Listed(
            self.file.where,
            Deck(*(tuple(self.parts[part].items()) for part in PARTS)),
            self.found,
            tuple(self.unknown.values()),
            Homes(homes, pool, treated_as=treated, released=released),
            tuple(self.placed.values()),
            tuple(self.kindless.values()),
        )

    def _entries(self) -> Iterator[tuple[Part | None, Entry]]:
        parts: tuple[tuple[Part | None, tuple[Entry, ...]], ...] = (
            ("main-deck", self.file.main),
            ("extra-deck", self.file.extra),
            ("side-deck", self.file.side),
            (None, self.file.unsorted),
        )
        for part, entries in parts:
            for entry in entries:
                yield part, entry

    def _add(self, part: Part | None, entry: Entry) -> None:
        count, card = self._card(entry)
        self.found[card.id] = card
        if card.home is not None or card.id in self.unknown:
            pass
        elif part is None:
            self.placed[card.id] = card
        else:
            self.kindless[card.id] = card
        if part is None:
            part = "extra-deck" if card.home == "extra-deck" else "main-deck"
        self.parts[part][card.id] += count

    def _card(self, entry: Entry) -> tuple[int, Card]:
        """Return how many of which card a line means."""
        count, card = entry.count, None
        if entry.passcode is not None:
            card = self.cards.of_passcode(entry.passcode)
        elif reading := entry.reading(self._exists):
            count, name = reading
            named = self._named(name)
            card = named.get(self._language) or next(iter(named.values()))
        if card is None:
            return count, self._nobodys(entry)
        passcode = entry.passcode or card.passcode
        if passcode is not None and not self.cards.in_pool(passcode):
            self.outside.add(card.id)
        return count, card

    def _exists(self, name: str) -> bool:
        return bool(self._named(name))

    def _named(self, name: str) -> Mapping[str, Card]:
        if name not in self.names:
            self.names[name] = self.cards.named(name)
        return self.names[name]

    @cached_property
    def _language(self) -> str:
        """The language of most names; a name that is two cards' is read in it."""
        counts = Counter(
            language
            for _, entry in self._entries()
            if entry.passcode is None and (reading := entry.reading(self._exists))
            for language in self._named(reading[1])
        )
        return max(LANGUAGES, key=lambda language: counts[language])

    def _nobodys(self, entry: Entry) -> Card:
        name = None if entry.name is None else printable(entry.name)
        id = str(entry.passcode) if name is None else f"?{key(name) or name}"
        if id not in self.unknown:
            near = None
            if name is not None and len(self.unknown) < MOST_SUGGESTIONS:
                near = self.cards.nearest(name)
            self.unknown[id] = Unknown(entry.line, entry.passcode, name, near)
        return Card(id, entry.passcode, {} if name is None else {UNSAID: name})
