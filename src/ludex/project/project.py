"""A checkout put together: the knowledge base, the games it is about, and the rulesets compiled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.load import load
from ludex.kb.model import Example
from ludex.kb.rulesets import resolve
from ludex.kernel import Ruleset, Watch
from ludex.project.courses import course
from ludex.project.games import BOOK, GAMES, VOCABULARIES, Playable, Session
from ludex.project.homes import home_of
from ludex.project.lists import with_statuses
from ludex.tournament.decks import Home
from ludex.tournament.session import Handed
from ludex.yugioh.vocabulary import CardData

Row = tuple[str, ...]
"""A quantity, and the keys that lead to one row of it or one cell."""


@dataclass(frozen=True)
class Project:
    """A knowledge base and everything that is worked out from it once."""

    kb: KnowledgeBase

    @classmethod
    def at(cls, root: Path) -> Project:
        """Load the project whose `rules/` lies in a folder; raises Problems with all of them."""
        return cls(load(root, *VOCABULARIES))

    @cached_property
    def cards(self) -> Mapping[str, CardData]:
        """The facts and effects of every card."""
        return {slug: card.facts for slug, card in self.kb.cards.items()}

    @cached_property
    def homes(self) -> Mapping[str, Home]:
        """Where each known card belongs when a game begins."""
        return {slug: home_of(card.facts.kind) for slug, card in self.kb.known_cards.items()}

    @cached_property
    def handed(self) -> Mapping[str, Any]:
        """What each game is handed when an example of it is played."""
        treated = {
            slug: card.facts.treated_as
            for slug, card in self.kb.register.items()
            if card.facts.treated_as
        }
        duels = partial(course, self.kb, self.rulesets, self.cards)
        return {"yugioh": self.cards, "tournament": Handed(self.homes, treated, duels)}

    def game_of(self, example: Example) -> Playable:
        """Return the game that an example is played with."""
        return next(g for g in GAMES.values() if isinstance(example.start, g.vocabulary.start))

    def session(self, example: Example, rules: Ruleset, watch: Watch | None = None) -> Session:
        """Begin a run of an example by some rules."""
        game = self.game_of(example)
        return game.session(example.start, rules, self.handed[game.vocabulary.name], watch)

    @cached_property
    def rulesets(self) -> Mapping[str, Ruleset]:
        """Every ruleset, resolved to rules that a game can run."""
        return {id: self._compiled(id, self.data) for id in self.kb.rulesets}

    @cached_property
    def data(self) -> Mapping[str, Mapping[str, Any]]:
        """What each clause sets; a list's statuses stand in the place of its name."""
        return {
            id: with_statuses(clause.sets, self.kb.lists)
            for id, clause in self.kb.clauses.items()
            if clause.sets
        }

    def _compiled(self, id: str, data: Mapping[str, Mapping[str, Any]]) -> Ruleset:
        resolved = resolve(self.kb, id)
        return BOOK.ruleset(id, resolved.clauses, data, resolved.order)

    def rows(self, clause: str) -> Iterator[Row]:
        """Yield the rows of a clause's data, a table's cell by cell; none where one is all."""
        rows = [
            (quantity, *keys)
            for quantity, said in self.data.get(clause, {}).items()
            for keys in _leaves(said)
        ]
        if len(rows) > 1:
            yield from rows

    def without_row(self, ruleset: str, clause: str, row: Row) -> Ruleset:
        """Return a ruleset in which a clause's data lacks one row."""
        return self._compiled(ruleset, {**self.data, clause: _without(self.data[clause], row)})

    def runs_of(self, example: Example) -> tuple[str, ...]:
        """Return the rulesets under which an example runs, its own first."""
        also = self.kb.rulebook_of(example.id).also_under
        named = dict.fromkeys((self.kb.ruleset_of(example), *also, *example.under))
        return tuple(each for each in named if example.under.get(each) != "not-played")


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
