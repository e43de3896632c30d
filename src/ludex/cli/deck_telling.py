"""A verdict about a deck in a language, as lines and as data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludex.cli.languages import QuickVoice
from ludex.cli.terminal import verdict
from ludex.decks.asked import Verdict
from ludex.decks.objected import Objected, Objection, Unknown
from ludex.i18n.locales import Locale
from ludex.i18n.phrases import Table
from ludex.i18n.text import TEXT, Name, Value
from ludex.kb.find import find


class Telling(ABC):
    """A verdict in a language; each game adds what is its own."""

    sentences: Table
    """Of the log of the game."""
    later: str
    """What is said of unknown cards that are near to no name."""

    def __init__(self, root: Path, to: Locale, found: Verdict) -> None:
        self.verdict = found
        self.locale = to
        self.voice = QuickVoice(root, to, self._name)
        self.plain = QuickVoice(root, to)
        self.root = root
        self.rules: dict[str, str] = {}
        self.called = self.plain.title(f"ruleset:{found.ruleset}")

    @property
    def player(self) -> str:
        """Return whose Deck it is, where those of a team are told."""
        return ""

    @property
    def list(self) -> str | None:
        """Return the ID of the Forbidden and Limited List that was followed."""
        return None

    @abstractmethod
    def _sizes(self) -> dict[str, int]:
        """Return how many cards there are, by part."""

    @abstractmethod
    def _legal(self) -> str:
        """Return that the deck is legal."""

    @abstractmethod
    def _counts(self, objection: Objection) -> dict[str, int]:
        """Return `copies` or `cards`, and the `limit`, where an objection is about a number."""

    @abstractmethod
    def _card_data(self, id: str) -> dict[str, Any]: ...

    @abstractmethod
    def _notes(self) -> Iterator[str]: ...

    @abstractmethod
    def _name(self, id: str, _form: str, to: Locale) -> Name:
        """Return what a card of the deck is called, whoever knows it."""

    def whose(self) -> str:
        """Return whose Deck follows, and where it stands."""
        return self._word("deck.of-player", player=self.player, place=self.verdict.where)

    def lines(self) -> Iterator[str]:
        """Yield all that there is to say, the verdict last."""
        yield from map(self._unknown, self.verdict.unknown)
        if any(each.suggestion is None for each in self.verdict.unknown):
            yield self._word(self.later)
        for each in self.verdict.objected:
            yield f"{self._text(each)}  [{', '.join(each.clauses)}]"
        yield from self._notes()
        limits = dict.fromkeys(each.clauses[0] for each in self.verdict.objected)
        if limits:
            yield ""
            yield from (f"{id}  {self._rule(id)}" for id in limits)
            yield ""
        yield verdict(self._end(), good=self.verdict.legal)

    def data(self) -> dict[str, Any]:
        """Return all of it as JSON has it."""
        return {
            "ruleset": self.verdict.ruleset,
            "list": self.list,
            "legal": self.verdict.legal,
            "sizes": self._sizes(),
            "violations": [self._violation(each) for each in self.verdict.objected],
            "unknown": [self._unknown_data(each) for each in self.verdict.unknown],
            "notes": list(self._notes()),
        }

    def _text(self, each: Objected) -> str:
        return self.voice.say(each.objection.of_deck(self.verdict.called), self.sentences, TEXT)

    def _rule(self, id: str) -> str:
        """Return what a clause says."""
        if id not in self.rules:
            english = str(find(self.root / "rules", id).data["text"])
            self.rules[id] = self.plain.text(f"{id}#text", english, TEXT)
        return self.rules[id]

    def _violation(self, each: Objected) -> dict[str, Any]:
        id = getattr(each.objection, "card", None)
        return {
            "clause": each.clauses[0],
            "clauses": list(each.clauses),
            "rule": self._rule(each.clauses[0]),
            "card": None if id is None else self._card_data(id),
            "part": getattr(each.objection, "part", None),
            **self._counts(each.objection),
            "text": self._text(each),
        }

    def _unknown(self, each: Unknown) -> str:
        named = str(each.passcode) if each.name is None else self.locale.quoted(each.name)
        values: dict[str, Value] = {"place": f"{self.verdict.where}:{each.line}", "name": named}
        if each.suggestion is None:
            return self._word("deck.unknown", **values)
        return self._word("deck.unknown-near", near=self.locale.quoted(each.suggestion), **values)

    def _unknown_data(self, each: Unknown) -> dict[str, Any]:
        named = {"passcode": each.passcode} if each.name is None else {"name": each.name}
        return {"line": each.line, **named, "suggestion": each.suggestion}

    def _end(self) -> str:
        violations, unknown = len(self.verdict.objected), len(self.verdict.unknown)
        if violations:
            return self._word("deck.not-legal", ruleset=self.called, count=violations)
        if unknown:
            return self._word("deck.cannot-tell", ruleset=self.called, count=unknown)
        return self._legal()

    def _word(self, key: str, **values: Value) -> str:
        return self.voice.word(key, values, TEXT)
