"""A checkout put together: the knowledge base, the game it is about, and the rulesets compiled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from ludex import yugioh
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.load import load
from ludex.kb.model import Example
from ludex.kb.rulesets import resolve
from ludex.kb.vocabulary import Vocabulary
from ludex.kernel import Ruleset
from ludex.yugioh import examples, quantities
from ludex.yugioh.vocabulary import CardData, PrintedCard

YUGIOH = Vocabulary(
    name="yugioh",
    start=examples.Start,
    step=examples.Step,
    expect=examples.Expect,
    card=CardData,
    registered=PrintedCard,
    quantities=quantities.ANSWERS,
)
"""What the knowledge base is told about the game."""


Row = tuple[str, ...]
"""A quantity, and the keys that lead to one row of it or one cell."""


@dataclass(frozen=True)
class Project:
    """A knowledge base and everything that is worked out from it once."""

    kb: KnowledgeBase

    @classmethod
    def at(cls, root: Path) -> Project:
        """Load the project whose `rules/` lies in a folder; raises Problems with all of them."""
        return cls(load(root, YUGIOH))

    @cached_property
    def cards(self) -> Mapping[str, CardData]:
        """The facts and effects of every card."""
        return {slug: card.facts for slug, card in self.kb.cards.items()}

    @cached_property
    def rulesets(self) -> Mapping[str, Ruleset]:
        """Every ruleset, resolved to rules that a game can run."""
        return {id: self._compiled(id, self._data) for id in self.kb.rulesets}

    @cached_property
    def _data(self) -> Mapping[str, Mapping[str, Any]]:
        return {id: clause.sets for id, clause in self.kb.clauses.items() if clause.sets}

    def _compiled(self, id: str, data: Mapping[str, Mapping[str, Any]]) -> Ruleset:
        resolved = resolve(self.kb, id)
        return yugioh.book.ruleset(id, resolved.clauses, data, resolved.order)

    def rows(self, clause: str) -> Iterator[Row]:
        """Yield the rows of a clause's data, a table's cell by cell; none where one is all."""
        rows = [
            (quantity, *keys)
            for quantity, said in self._data.get(clause, {}).items()
            for keys in _leaves(said)
        ]
        if len(rows) > 1:
            yield from rows

    def without_row(self, ruleset: str, clause: str, row: Row) -> Ruleset:
        """Return a ruleset in which a clause's data lacks one row."""
        return self._compiled(ruleset, {**self._data, clause: _without(self._data[clause], row)})

    def runs_of(self, example: Example) -> tuple[str, ...]:
        """Return the rulesets under which an example runs, its own first."""
        return tuple(dict.fromkeys((self.kb.ruleset_of(example), *example.under)))


def _leaves(said: Any) -> Iterator[tuple[str, ...]]:
    if not isinstance(said, Mapping):
        yield ()
        return
    for key, value in said.items():
        yield from ((key, *rest) for rest in _leaves(value))


def _without(said: Mapping[str, Any], row: Row) -> dict[str, Any]:
    first, *rest = row
    left = {key: value for key, value in said.items() if key != first}
    return {**left, first: _without(said[first], tuple(rest))} if rest else left
