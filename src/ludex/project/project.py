"""A checkout put together: the knowledge base, the games it is about, and the rulesets compiled."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Any

from ludex.i18n.phrases import Table
from ludex.kb.kept_files import KeptFiles
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.load import load, load_needed
from ludex.kb.model import Example
from ludex.kb.needed import needed
from ludex.kb.rulesets import Resolved, resolve
from ludex.kernel import Rulebook, Ruleset, Watch
from ludex.playing import Aside, BadPosition, Wrong
from ludex.playing.course import Course
from ludex.playing.record import Around, ByFile, Cards, GameRecord, Home, Session
from ludex.playing.telling import sentences
from ludex.project.checkout import kept_in
from ludex.project.games import GAMES, book, engines
from ludex.project.lists import with_statuses
from ludex.project.words import interface, together

Row = tuple[str, ...]
"""A quantity, and the keys that lead to one row of it or one cell."""


@dataclass(frozen=True)
class Project:
    """A knowledge base and everything that is worked out from it once."""

    kb: KnowledgeBase
    games: Sequence[GameRecord] = GAMES
    """What it is about, the main one first."""

    @classmethod
    def at(cls, root: Path, games: Sequence[GameRecord] = GAMES) -> Project:
        """Load the project whose `rules/` lies in a folder; raises Problems with all of them."""
        return cls(load(root, *engines(games), folder=kept_in(root.parent)), games)

    @classmethod
    def needed(
        cls,
        root: Path,
        names: Collection[str],
        ruleset: str | None = None,
        own: tuple[Mapping[str, Any], str] | None = None,
        games: Sequence[GameRecord] = GAMES,
    ) -> Project:
        """Load what the examples need that some names mean, or one's own, and none of the rest.

        Raises NotFound for names that mean no few examples, and Problems of what was read.
        """
        folder = kept_in(root.parent)
        kept = None if folder is None else KeptFiles(folder)
        found = needed(root, names, [game.name for game in games], ruleset, own, kept=kept)
        played = [game for game in games if game.name in found.games]
        return cls(load_needed(root, found, *engines(played), kept=kept), played)

    @cached_property
    def book(self) -> Rulebook:
        """Every implementation of a clause."""
        return book(tuple(self.games))

    @cached_property
    def interface(self) -> ByFile:
        """What is said around its games and of each of them, by file."""
        return interface(self.games)

    @cached_property
    def ui(self) -> Table:
        """The same by key."""
        return together(self.interface)

    @cached_property
    def sentences(self) -> Table:
        """Every sentence of the log by name."""
        return sentences(kind for game in self.games for kind in game.engine.tells)

    @cached_property
    def cards(self) -> Mapping[str, Any]:
        """The facts and effects of every encoded card."""
        return {slug: card.facts for slug, card in self.kb.cards.items()}

    def cards_of(self, game: str) -> Mapping[str, Any]:
        """Return the facts and effects of a game's encoded cards."""
        return self._cards_of[game]

    @cached_property
    def _cards_of(self) -> Mapping[str, Mapping[str, Any]]:
        found: dict[str, dict[str, Any]] = {game.name: {} for game in self.games}
        for slug, facts in self.cards.items():
            found[self.kb.game_of(f"card:{slug}")][slug] = facts
        return found

    @cached_property
    def homes(self) -> Mapping[str, Home]:
        """Where each known card belongs when a game begins."""
        return {slug: cards.home(facts) for slug, cards, facts in self._known}

    @cached_property
    def treated_as(self) -> Mapping[str, str]:
        """The known cards whose names are always treated as another's, and whose."""
        told = ((slug, cards.treated_as(facts)) for slug, cards, facts in self._known)
        return {slug: name for slug, name in told if name is not None}

    @cached_property
    def released(self) -> Mapping[str, date]:
        """The day of each known card's first print, where it is known."""
        told = ((slug, cards.released(facts)) for slug, cards, facts in self._known)
        return {slug: day for slug, day in told if day is not None}

    @cached_property
    def _known(self) -> Sequence[tuple[str, Cards, Any]]:
        of = {game.name: game.engine.cards for game in self.games}
        known = self.kb.known_cards.items()
        each = ((slug, of[self.kb.game_of(f"card:{slug}")], card) for slug, card in known)
        return [(slug, cards, card.facts) for slug, cards, card in each if cards is not None]

    def blank(self, card: str) -> Any:
        """Return the facts of a card as if its text were not there, or None if that cannot be."""
        game = self.kb.game_of(f"card:{card}")
        its = next(each.engine.cards for each in self.games if each.name == game)
        return None if its is None else its.blank(self.cards[card])

    def game_of(self, example: Example) -> GameRecord:
        """Return the game that an example is played with."""
        return next(g for g in self.games if isinstance(example.start, g.engine.start))

    def session(
        self,
        example: Example,
        rules: Ruleset,
        watch: Watch | None = None,
        *,
        blank: str | None = None,
        around: Around | None = None,
    ) -> Session:
        """Begin a run of an example by some rules, and if it is said with a card without text.

        What is handed to it of this project may come by way of another, which notes what is asked.
        """
        game = self.game_of(example)
        if blank is not None:
            around = _WithBlank(self, around or self, blank)
        return game.engine.session(example.start, rules, self._handed(game, around), watch)

    def misnamed(
        self, example: Example, said: Sequence[Any], around: Around | None = None
    ) -> Iterable[Wrong]:
        """Return what steps and expectations of an example name that is not there.

        Raises BadPosition for a start without sense.
        """
        game = self.game_of(example)
        return tuple(game.engine.misnamed(example.start, self._handed(game, around), said))

    def _handed(self, game: GameRecord, around: Around | None) -> Any:
        """Return what a game is handed when an example of it is played."""
        if around is not None:
            return game.engine.handed(around)
        if game.name not in self._handed_so_far:
            self._handed_so_far[game.name] = game.engine.handed(self)
        return self._handed_so_far[game.name]

    @cached_property
    def _handed_so_far(self) -> dict[str, Any]:
        return {}

    def course(
        self, example: str, rules: Ruleset | None = None, around: Around | None = None
    ) -> Course:
        """Return how the game of an example goes under its own ruleset, for one around it."""
        found = self.kb.examples[example]
        course = self.game_of(found).engine.course
        if course is None:
            raise BadPosition(f"{example}: no other game is played around that of this example")
        rules = rules or self.rulesets[self.kb.ruleset_of(found)]
        session = self.session(found, rules, around=around)
        for step in found.play:
            if not isinstance(step, Aside):
                session.play(step)
        session.rest()
        return course(session)

    @cached_property
    def rulesets(self) -> Mapping[str, Ruleset]:
        """Every ruleset, resolved to rules that a game can run once it is asked for."""
        return _Rulesets(self.kb.rulesets, lambda id: self._compiled(id, self.data))

    @cached_property
    def data(self) -> Mapping[str, Mapping[str, Any]]:
        """What each clause sets; a list's statuses stand in the place of its name."""
        return {
            id: with_statuses(clause.sets, self.kb.lists)
            for id, clause in self.kb.clauses.items()
            if clause.sets
        }

    def _compiled(self, id: str, data: Mapping[str, Mapping[str, Any]]) -> Ruleset:
        found = self.resolved(id)
        return self.book.ruleset(id, found.clauses, data, found.order)

    def resolved(self, ruleset: str) -> Resolved:
        """Return what a ruleset puts in force."""
        if ruleset not in self._resolved:
            self._resolved[ruleset] = resolve(self.kb, ruleset, self.kb.elsewhere)
        return self._resolved[ruleset]

    @cached_property
    def _resolved(self) -> dict[str, Resolved]:
        return {}

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

    def with_row(self, ruleset: str, clause: str, row: Row, value: Any) -> Ruleset:
        """Return a ruleset in which one row of a clause's data says something else."""
        return self._compiled(ruleset, {**self.data, clause: _with(self.data[clause], row, value)})

    def runs_of(self, example: Example) -> tuple[str, ...]:
        """Return the rulesets under which an example runs, its own first."""
        also = self.kb.rulebook_of(example.id).also_under
        named = dict.fromkeys((self.kb.ruleset_of(example), *also, *example.under))
        return tuple(each for each in named if example.under.get(each) != "not-played")


@dataclass(frozen=True)
class _WithBlank:
    """What a run is handed of a project in which one card has no text."""

    project: Project
    around: Around
    slug: str

    def cards_of(self, game: str) -> Mapping[str, Any]:
        cards: Any = self.around.cards_of(game)
        blank = self.project.blank(self.slug)
        return ChainMap({self.slug: blank}, cards) if blank and self.slug in cards else cards

    @property
    def homes(self) -> Mapping[str, Home]:
        return self.around.homes

    @property
    def treated_as(self) -> Mapping[str, str]:
        return self.around.treated_as

    @property
    def released(self) -> Mapping[str, date]:
        return self.around.released

    def course(self, example: str) -> Course:
        return self.around.course(example)


class _Rulesets(Mapping[str, Ruleset]):
    """Rulesets by name, each made when it is first asked for."""

    def __init__(self, names: Iterable[str], make: Callable[[str], Ruleset]) -> None:
        self._made: dict[str, Ruleset | None] = dict.fromkeys(names)
        self._make = make

    def __getitem__(self, name: str) -> Ruleset:
        found = self._made[name]
        if found is None:
            found = self._made[name] = self._make(name)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made)


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


def _with(said: Mapping[str, Any], row: Row, value: Any) -> dict[str, Any]:
    first, *rest = row
    return {**said, first: _with(said[first], tuple(rest), value) if rest else value}
