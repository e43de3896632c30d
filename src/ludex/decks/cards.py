"""Which card a passcode or a name means: of the cards that we know, and of those of a pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from pathlib import Path

from ludex.formats.pool import Pool, PoolCard
from ludex.i18n.folding import key
from ludex.i18n.locales import LOCALES
from ludex.kb.identities import Identities, Identity, identities
from ludex.kb.near import Names
from ludex.playing.record import Home
from ludex.tournament.decks import CardId
from ludex.yugioh.identity import NAME, PRINTED, home_of

UNSAID = ""
"""The language of names of which nobody says it: those of a pool, or as a player wrote them."""

LANGUAGES = (*(each.code for each in LOCALES), UNSAID)
"""Of names, in the order in which they are preferred."""


def known_cards(rules: Path) -> Identities:
    """Return the cards of which players have Decks; raises Problems for what cannot be read."""
    return identities(rules, NAME, PRINTED)


def homes(known: Identities) -> Mapping[CardId, Home]:
    """Return where each card belongs when a game begins."""
    return {slug: home_of(kind) for slug, kind in known.said("kind")}


@dataclass(frozen=True, slots=True)
class Card:
    """A card that a Deck may have."""

    id: CardId
    """Its slug; for a card of the pool alone, its passcode."""
    passcode: int | None
    names: Mapping[str, str]
    """By language."""
    home: Home | None = None
    """None where nobody says what kind of card it is."""
    slug: str | None = None
    """None where the card is not one of ours."""
    released: date | None = None
    """The day of its first print, where it is known."""
    treated_as: CardId | None = None
    """The card as which its name is always treated."""

    def name(self, language: str) -> str | None:
        """Return what it is called in a language, or else in its only one."""
        return self.names.get(language) or self.names.get(UNSAID)


def printable(name: str) -> str:
    """Return a name out of a file without what would move or colour the text around it."""
    return "".join(
        letter if letter.isprintable() else "\ufffd" for letter in " ".join(name.split())
    )


class Cards:
    """The known cards and those of a pool, by passcode and by name."""

    def __init__(self, known: Identities, pool: Pool | None = None) -> None:
        self.known = known
        self.pool = pool

    def of_passcode(self, passcode: int) -> Card | None:
        """Return the card of a passcode, of whichever of its pictures; None if nobody knows it."""
        if self.pool is not None:
            passcode = self.pool.aliases.get(passcode, passcode)
        if passcode in self._ours:
            return _card(self.known[self._ours[passcode]])
        if self.pool is not None:
            card = self.pool.cards.get(passcode)
            if card is not None or passcode in self.pool.removed:
                return self._of_pool(card or PoolCard(passcode))
        return None

    def named(self, name: str) -> Mapping[str, Card]:
        """Return the cards of a name, by the language in which it is theirs."""
        wanted = key(name)
        slugs: dict[str, str] = {}
        for number in self._ours_by_name.of(wanted):
            slug, language, _ = self._named[number]
            slugs[language] = min(slug, slugs.get(language, slug))  # of two with one name
        found = {
            language: self._of_identity(self.known[slugs[language]])
            for language in LANGUAGES
            if language in slugs
        }
        if not found and (passcode := self._pool_names.get(wanted)) is not None:
            card = self.of_passcode(passcode)
            return {UNSAID: card} if card is not None else {}
        return found

    def nearest(self, name: str) -> str | None:
        """Return the name that may have been meant, as its language spells it."""
        near = self._spelt.nearest(name)
        return None if near is None else printable(near)

    def in_pool(self, passcode: int) -> bool:
        """Whether the pool has a card; without a pool, every card may be played."""
        return self.pool is None or passcode in self.pool

    def _of_pool(self, card: PoolCard) -> Card:
        home: Home | None = None
        if card.token:
            home = "none"
        elif card.extra is not None:
            home = "extra-deck" if card.extra else "main-deck"
        names = {UNSAID: printable(card.name)} if card.name else {}
        other = None if card.treated_as is None else self.of_passcode(card.treated_as)
        treated_as = None if other is None else other.id
        return Card(str(card.passcode), card.passcode, names, home, treated_as=treated_as)

    def _of_identity(self, identity: Identity) -> Card:
        return self.of_passcode(identity.facts["passcode"]) or _card(identity)

    @cached_property
    def _ours(self) -> Mapping[int, str]:
        """The slugs of our cards by the passcode that the pool goes by."""
        known = {code: slug for slug, code in self.known.said("passcode")}
        aliases = self.pool.aliases if self.pool is not None else {}
        others = {aliases[code]: slug for code, slug in known.items() if code in aliases}
        return {**others, **known}

    @cached_property
    def _named(self) -> Sequence[tuple[str, str, str]]:
        """Every name of our cards, after its slug and its language."""
        return self.known.names()

    @cached_property
    def _ours_by_name(self) -> Names:
        return Names([name for _, _, name in self._named])

    @cached_property
    def _pool_names(self) -> Mapping[str, int]:
        """The passcodes of the pool's names; of equals, no Token if there is another."""
        cards = self.pool.cards.values() if self.pool is not None else ()
        found: dict[str, int] = {}
        for card in sorted(cards, key=lambda each: (each.token, each.passcode)):
            if card.name:
                found.setdefault(key(card.name), card.passcode)
        return found

    @cached_property
    def _spelt(self) -> Names:
        """Every name there is, ours before those of the pool."""
        if self.pool is None:
            return self._ours_by_name
        theirs = (self.pool.cards[code].name or "" for code in self._pool_names.values())
        return Names([*(name for _, _, name in self._named), *theirs])


def _card(identity: Identity) -> Card:
    facts = identity.facts
    return Card(
        identity.slug,
        facts["passcode"],
        identity.names,
        home_of(facts["kind"]),
        identity.slug,
        date.fromisoformat(facts["released"]) if "released" in facts else None,
        facts.get("treated-as"),
    )
