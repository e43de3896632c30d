"""A verdict about a deck for the Digimon card game in a language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludex.cli.deck_telling import Telling
from ludex.decks.digimon import DigimonVerdict
from ludex.decks.objected import Objection
from ludex.digimon.facts.setting_up import DeckTooSmall, TooManyCopies, TooManyUltimates
from ludex.digimon.telling import SENTENCES
from ludex.i18n.locales import Locale
from ludex.i18n.text import Name, Placeholder


class OfDigimon(Telling):
    """What is said of a deck that has no parts, and of which few cards are known."""

    sentences = SENTENCES
    later = "deck.few-known"

    def __init__(self, root: Path, to: Locale, found: DigimonVerdict) -> None:
        self.found = found
        super().__init__(root, to, found)

    def _sizes(self) -> dict[str, int]:
        return {"deck": self.found.size}

    def _legal(self) -> str:
        return self._word("deck.legal-cards", ruleset=self.called, count=self.found.size)

    def _counts(self, objection: Objection) -> dict[str, int]:
        match objection:
            case DeckTooSmall(size=cards, least=limit) | TooManyUltimates(size=cards, most=limit):
                return {"cards": cards, "limit": limit}
            case TooManyCopies(size=copies, most=limit):
                return {"copies": copies, "limit": limit}
        return {}

    def _card_data(self, id: str) -> dict[str, Any]:
        name = self._name(id, "", self.locale).text
        return {"slug": id, "code": self.found.known[id].facts.get("code"), "name": name}

    def _notes(self) -> Iterator[str]:
        for id in self.found.of_no_level:
            yield self._word("deck.no-level", card=Placeholder("card", id))

    def _name(self, id: str, _form: str, to: Locale) -> Name:
        names = self.found.known[id].names
        return Name(names.get(to.code) or names["en"])
