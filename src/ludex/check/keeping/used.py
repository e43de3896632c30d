"""What a run uses of the rules and of the cards, noted as it runs.

A run is handed a ruleset and what there is of the project around it, and nothing else; so whatever
it has not asked of these cannot have a part in what becomes of it. What it looked for and did not
find is noted as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ludex.kernel import Quantity, Ruleset, value
from ludex.kernel.rules import Kind, OnType, Rule
from ludex.playing.course import Course
from ludex.playing.record import Around, Home
from ludex.project.project import Project

Part = tuple[str, ...]
"""One of the things that may be used, its kind first: `("card", "yugioh", "umi")`."""

T = TypeVar("T")


@dataclass(slots=True)
class Used:
    """The parts that a run has used."""

    parts: set[Part] = field(default_factory=set)

    def ruleset(self, rules: Ruleset, *names: str) -> Ruleset:
        """Return rules that note what is asked of them, as of the rulesets that they are made of.

        What becomes of them with clauses switched off notes it, too.
        """
        return _Noting(rules, names, self.parts)

    def around(self, project: Project) -> Around:
        """Return what a run is handed of a project, which notes what is asked of it."""
        return _Around(project, self)

    def example(self, id: str) -> None:
        """Note that an example is played."""
        self.parts.add(("example", id))

    def answers(self, ruleset: str) -> None:
        """Note that it was looked up which questions the clauses of a ruleset answer."""
        self.parts.update({("answers",), ("clauses", ruleset)})


def type_name(of: type[Any]) -> str:
    """Return the name by which a class is found again."""
    return f"{of.__module__}:{of.__qualname__}"


class _OnType(OnType):
    """The rules of a kind by what they hang on, which notes for what it was asked."""

    def __init__(self, known: OnType, kind: Kind, names: tuple[str, ...], parts: set[Part]) -> None:
        super().__init__((), kind)
        self._known, self._kind, self._names, self._parts = known, kind, names, parts

    def __missing__(self, on: type[Any]) -> tuple[Rule, ...]:
        """Note a type the first time that it is asked for."""
        self._parts.update(("on", name, self._kind, type_name(on)) for name in self._names)
        found = self[on] = self._known[on]
        return found


class _Noting(Ruleset):
    """Rules that note what is asked of them; of its memory each run begins with none."""

    __slots__ = ("_known", "_names", "_parts")

    def __init__(self, known: Ruleset, names: tuple[str, ...], parts: set[Part]) -> None:
        for slot in Ruleset.__slots__:
            setattr(self, slot, getattr(known, slot))
        self._known, self._names, self._parts = known, names, parts
        self.of = {kind: _OnType(table, kind, names, parts) for kind, table in known.of.items()}
        self._stated = {}
        self._without = {}

    def stated(self, quantity: Quantity) -> tuple[Any, str | None] | None:
        """Note a row the first time that it is asked for."""
        key = quantity.__class__, quantity.key
        try:
            return self._stated[key]
        except KeyError:
            row = (quantity.key,) if isinstance(quantity.key, str) else quantity.key or ()
            of = type_name(key[0])
            self._parts.update(("row", name, of, *row) for name in self._names)
            found = self._stated[key] = self._known.stated(quantity)
            return found

    def without(self, *ids: str) -> Ruleset:
        """Return the rules with clauses switched off, which note what is asked of them as well."""
        found = self._without.get(ids)
        if found is None:
            less = self._known.without(*ids)
            found = self._without[ids] = _Noting(less, self._names, self._parts)
        return found


class _Noted(Mapping[str, T]):
    """A table that notes what is looked up in it; `kind` alone means that it was gone through."""

    def __init__(self, known: Mapping[str, T], kind: Part, parts: set[Part]) -> None:
        self._known, self._kind, self._parts = known, kind, parts

    def __getitem__(self, key: str) -> T:
        if self._kind not in self._parts:
            self._parts.add((*self._kind, key))
        return self._known[key]

    def __iter__(self) -> Iterator[str]:
        self._parts.add(self._kind)
        return iter(self._known)

    def __len__(self) -> int:
        self._parts.add(self._kind)
        return len(self._known)


@value
class _Around:
    """A project as games are handed it, noting what is asked of it."""

    project: Project
    used: Used

    def cards_of(self, game: str) -> Mapping[str, Any]:
        return _Noted(self.project.cards_of(game), ("card", game), self.used.parts)

    @property
    def homes(self) -> Mapping[str, Home]:
        return _Noted(self.project.homes, ("home",), self.used.parts)

    @property
    def treated_as(self) -> Mapping[str, str]:
        return _Noted(self.project.treated_as, ("treated-as",), self.used.parts)

    @property
    def released(self) -> Mapping[str, Any]:
        return _Noted(self.project.released, ("released",), self.used.parts)

    def course(self, example: str) -> Course:
        self.used.example(example)
        ruleset = self.project.kb.ruleset_of(self.project.kb.examples[example])
        rules = self.used.ruleset(self.project.rulesets[ruleset], ruleset)
        return self.project.course(example, rules=rules, around=self)
