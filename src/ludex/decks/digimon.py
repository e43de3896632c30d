"""A deck of the Digimon card game: its cards by code or by name, and what the rules object to."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import BinaryIO

from ludex.decks.asked import Asked
from ludex.decks.cards import printable
from ludex.decks.objected import (
    MOST_SUGGESTIONS,
    NoDecks,
    NoneSaid,
    Objected,
    Unknown,
    clauses_behind,
)
from ludex.digimon.cards import CardData
from ludex.digimon.facts.setting_up import DeckTooSmall, Objection, TooManyCopies
from ludex.digimon.game import GAME
from ludex.digimon.moments import DeckIsShown
from ludex.digimon.quantities import LeastCards, MostOfOneName
from ludex.digimon.rules import book
from ludex.digimon.table import Name, Player, Side, Table
from ludex.formats.deck import read_deck
from ludex.formats.deck_file import DeckFile, Entry
from ludex.i18n.errors import worded
from ludex.i18n.folding import key
from ludex.kb.identities import Identities, Identity, identities
from ludex.kb.near import Names
from ludex.kernel import Game, Quantity, Ruleset
from ludex.playing import Named
from ludex.project.enacted import enacted

OWNER: Player = "A"
"""Whose deck it is; a deck is checked by itself."""

_CODE = r"[\[(]?(?P<set>[A-Za-z]{1,4})-?0*(?P<number>\d{1,4})[\])]?"
_LEADING = re.compile(rf"{_CODE}(?:[\s:]+(?P<name>.+))?")
_TRAILING = re.compile(rf"(?P<name>.+?)\s*(?<![A-Za-z]){_CODE}")

_LIMITS: Mapping[type[Objection], type[Quantity]] = {
    DeckTooSmall: LeastCards,
    TooManyCopies: MostOfOneName,
}


class Cards:
    """The known cards, by code and by name; what was never printed is not among them."""

    def __init__(self, known: Identities) -> None:
        self.known = known
        self._printed = {slug: each for slug, each in known.items() if not _is_made_up(each)}

    def find(self, text: str) -> str | None:
        """Return the card of a code, of a name, or of both together where they are of one card."""
        for code, name in _read(text):
            slug = self._codes.get(code)
            if slug is not None and (not name or self._name(slug) in self._of_name(name)):
                return slug
        return next(iter(self._of_name(text)), None)

    def nearest(self, text: str) -> str | None:
        """Return the card that may have been meant, as its language spells it."""
        for code, name in _read(text):
            if (slug := self._codes.get(code)) is not None:
                return f"{self._printed[slug].facts['code']} {self._printed[slug].names['en']}"
            return None if not name else self._names.nearest(name)
        return self._names.nearest(text)

    def _name(self, slug: str) -> str:
        """Return the card whose name a card bears."""
        return str(self._printed[slug].facts.get("same-name-as", slug))

    def _of_name(self, name: str) -> list[str]:
        found = (self._name(self._named[number][0]) for number in self._names.of(key(name)))
        return sorted(set(found))

    @cached_property
    def _codes(self) -> Mapping[str, str]:
        codes = ((str(each.facts.get("code", "")), slug) for slug, each in self._printed.items())
        return {_folded(code): slug for code, slug in codes if code}

    @cached_property
    def _named(self) -> list[tuple[str, str]]:
        """Every name after its slug, the Japanese ones among them."""
        found = [(slug, name) for slug, _, name in self.known.names() if slug in self._printed]
        for slug, each in self._printed.items():
            found += [(slug, str(alias)) for alias in each.facts.get("aliases", ())]
        return found

    @cached_property
    def _names(self) -> Names:
        return Names([name for _, name in self._named])


def _is_made_up(card: Identity) -> bool:
    return bool(card.facts.get("invented"))


def _folded(code: str) -> str:
    return code.casefold()


def _read(text: str) -> Iterator[tuple[str, str]]:
    """Yield what a text can mean as a code with a name before or after it, or none."""
    plain = unicodedata.normalize("NFKC", text)
    for form in (_LEADING, _TRAILING):
        if read := form.fullmatch(plain):
            yield _folded(f"{read['set']}-{read['number']}"), read["name"] or ""


@dataclass(frozen=True, slots=True)
class DigimonVerdict:
    """What came of a deck that was handed in."""

    ruleset: str
    where: str
    size: int
    known: Identities
    objected: tuple[Objected, ...]
    unknown: tuple[Unknown, ...]
    of_no_level: tuple[str, ...]
    """Digimon of which it is not known of which level they are."""

    @property
    def legal(self) -> bool:
        """Whether nothing is objected to, and every card is known."""
        return not self.objected and not self.unknown

    def called(self, id: str) -> Named:
        """Return a card as a sentence takes it."""
        return Named("card", id)


def of_digimon(root: Path, asked: Asked, stdin: BinaryIO) -> tuple[DigimonVerdict, ...]:
    """Check a deck by the rules in a folder.

    Raises Malformed for a file that cannot be read, NotFound, NoDecks, Problems or KernelError
    for the rules.
    """
    rules = enacted(root, asked.ruleset, GAME.name, book).ruleset
    if not rules.of["does"][DeckIsShown]:
        raise NoneSaid(worded("no-decks", ruleset=asked.ruleset))
    if asked.pool is not None:
        raise NoDecks(worded("no-pool", ruleset=asked.ruleset))
    if len(asked.decks) > 1:
        number = str(len(asked.decks))
        raise NoDecks(worded("too-many-decks", ruleset=asked.ruleset, number=number, most="1"))
    file = read_deck(asked.decks[0], stdin)
    return (_checked(rules, file, Cards(identities(root, GAME.name, {"kind": str}))),)


def _checked(rules: Ruleset, file: DeckFile, cards: Cards) -> DigimonVerdict:
    deck: list[Name] = []
    known: dict[Name, CardData] = {}
    unknown: dict[str, Unknown] = {}
    for entry in (*file.main, *file.extra, *file.side, *file.unsorted):
        count, slug = _card(entry, cards)
        if slug is None:
            name = printable(entry.readings[0][1])
            if name not in unknown:
                near = cards.nearest(name) if len(unknown) < MOST_SUGGESTIONS else None
                unknown[name] = Unknown(entry.line, None, name, near)
        for _ in range(count):
            card = f"{slug or '?'}#{len(deck)}"
            deck.append(card)
            if slug is not None:
                known[card] = _data(cards.known[slug])
    objected = _objected(rules, Table((Side(deck=tuple(deck)), Side()), known))
    of_no_level = dict.fromkeys(
        each.id for each in known.values() if each.is_digimon and each.level is None
    )
    return DigimonVerdict(
        rules.name,
        file.where,
        len(deck),
        cards.known,
        objected,
        tuple(unknown.values()),
        tuple(of_no_level),
    )


def _card(entry: Entry, cards: Cards) -> tuple[int, str | None]:
    """Return how many of which card a line means."""
    reading = entry.reading(lambda text: cards.find(text) is not None)
    return (reading[0], cards.find(reading[1])) if reading else (entry.count, None)


def _data(card: Identity) -> CardData:
    """Return what is asked of a card where none is played."""
    facts = card.facts
    return CardData(
        card.slug, facts["kind"], facts.get("code"), facts.get("same-name-as"), facts.get("level")
    )


def _objected(rules: Ruleset, table: Table) -> tuple[Objected, ...]:
    log = Game(rules, table, (DeckIsShown(OWNER),)).log
    return tuple(
        Objected(entry.event, clauses_behind(rules, _LIMITS.get(type(entry.event)), entry))
        for entry in log
        if isinstance(entry.event, Objection)
    )
