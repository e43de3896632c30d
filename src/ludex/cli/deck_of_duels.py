"""A verdict about a Deck for Duels in a language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludex.cli.deck_telling import Telling
from ludex.decks.cards import Card
from ludex.decks.objected import Objection
from ludex.decks.verdict import Verdict
from ludex.i18n.locales import Locale
from ludex.i18n.text import Name, Placeholder, Value
from ludex.tournament.decks import PARTS
from ludex.tournament.telling import SENTENCES


class OfDuels(Telling):
    """What is said of a Deck with its parts, of its list and of its pool."""

    sentences = SENTENCES
    later = "deck.later"

    def __init__(self, root: Path, to: Locale, found: Verdict) -> None:
        self.found = found
        self.listed = found.listed
        super().__init__(root, to, found)

    @property
    def player(self) -> str:
        """Return whose Deck it is."""
        return self.found.inspection.player

    @property
    def list(self) -> str | None:
        """Return the ID of the Forbidden and Limited List that was followed."""
        return self.found.rules.list

    def _sizes(self) -> dict[str, int]:
        return {part.removesuffix("-deck"): self.listed.deck.size(part) for part in PARTS}

    def _legal(self) -> str:
        return self._word("deck.legal", ruleset=self.called, **self._sizes())

    def _counts(self, objection: Objection) -> dict[str, int]:
        told = {name: getattr(objection, name, None) for name in ("copies", "cards", "limit")}
        return {name: value for name, value in told.items() if value is not None}

    def _card_data(self, id: str) -> dict[str, Any]:
        card = self.listed.cards[id]
        name = card.name(self.locale.code)
        return {"slug": card.slug, "passcode": card.passcode, "name": name}

    def _notes(self) -> Iterator[str]:
        for card in self.listed.placed:
            yield self._word("deck.placed", card=self._shown(card))
        for card in self.listed.kindless:
            yield self._word("deck.kind-not-known", card=self._shown(card))
        for other in self.found.other_limits:
            yield self._word(
                "deck.other-limit",
                card=self._shown(other.card),
                ruleset=self.called,
                limit=other.ruleset,
                other=other.pool,
            )
        if self.found.rules.list is None:
            yield self._word("deck.no-list", ruleset=self.called)

    def _shown(self, card: Card) -> Value:
        return Placeholder("card", card.id) if card.names else card.id

    def _name(self, id: str, _form: str, to: Locale) -> Name:
        return Name(self.listed.cards[id].name(to.code) or id)
