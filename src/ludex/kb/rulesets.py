"""The clauses that a ruleset puts in force, flat and in order.

A ruleset starts from the one it extends; it puts clauses in the place of others, repeals and enacts
clauses, and may say in which order those act that hang on the same occasion. An article stands for
its clauses of kind rule that are not retired.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from heapq import heappop, heappush
from itertools import pairwise

from ludex.kb.errors import Problem, did_you_mean, nearest, problem
from ludex.kb.provisions import Provisions, Ruleset


@dataclass(frozen=True, slots=True)
class Resolved:
    """The clauses in force, in their order, and the orders among them that somebody laid down."""

    clauses: tuple[str, ...]
    order: tuple[tuple[str, ...], ...]


def resolve(kb: Provisions, ruleset_id: str, elsewhere: Collection[str] = ()) -> Resolved:
    """Return what a ruleset puts in force; loading has seen that it makes sense.

    `elsewhere` are the provisions of what was not loaded; they are passed over.
    """
    if ruleset_id not in kb.rulesets:
        hint = did_you_mean(ruleset_id, kb.rulesets)
        raise LookupError(f"there is no ruleset {ruleset_id!r}{hint}")
    return _Resolver(kb, elsewhere).resolve(ruleset_id)


def problems(kb: Provisions, elsewhere: Collection[str] = ()) -> Iterator[Problem]:
    """Yield what is wrong with the rulesets; `elsewhere` are names in files that cannot be read."""
    resolver = _Resolver(kb, elsewhere)
    for name in kb.rulesets:
        resolver.resolve(name)
    yield from resolver.problems


class _Resolver:
    """Resolves rulesets, each after the one that it extends."""

    def __init__(self, kb: Provisions, elsewhere: Collection[str] = ()) -> None:
        self.kb = kb
        self.elsewhere = elsewhere
        self.problems: list[Problem] = []
        self.done: dict[str, tuple[list[str], list[tuple[str, ...]]]] = {}
        self.clauses: list[str] = []
        self.orders: list[tuple[str, ...]] = []

    def resolve(self, name: str) -> Resolved:
        """Return what a ruleset puts in force, as far as it makes sense."""
        for ruleset in reversed(self._line(name)):
            self._apply(ruleset)
        self.clauses, self.orders = self.done[name]
        return Resolved(self._in_force(name), tuple(self.orders))

    def _line(self, name: str) -> list[Ruleset]:
        """Return a ruleset, the one that it extends, and so on, up to one that is done."""
        line: dict[str, Ruleset] = {}
        extends = name
        while extends in self.kb.rulesets and extends not in line and extends not in self.done:
            line[extends] = self.kb.rulesets[extends]
            extends = line[extends].extends or ""
        if extends in line:
            circle = " extends ".join(map(repr, [*line, extends]))
            self._report(list(line)[-1], ("extends",), f"a circle: {circle}")
        return list(line.values())

    def _apply(self, ruleset: Ruleset) -> None:
        """Apply a ruleset to the clauses of the one that it extends."""
        clauses, orders = self.done.get(ruleset.extends or "", ([], []))
        self.clauses, self.orders = list(clauses), list(orders)
        self._replace(ruleset)
        for index, old in enumerate(ruleset.repeal):
            gone = self._present(ruleset, old, "repeals", ("repeal", index))
            self.clauses = [each for each in self.clauses if each not in gone]
        for index, new in enumerate(ruleset.enact):
            self.clauses += self._new(ruleset, new, "enacts", ("enact", index))
        self._order(ruleset)
        self.done[ruleset.id] = self.clauses, self.orders

    def _in_force(self, name: str) -> tuple[str, ...]:
        """Return the clauses with every order kept, and otherwise as they came."""
        before: TopologicalSorter[str] = TopologicalSorter(dict.fromkeys(self.clauses, ()))
        for order in self.orders:
            for first, second in pairwise(order):
                before.add(second, first)
        try:
            before.prepare()
        except CycleError as cycle:
            circle = ", ".join(cycle.args[1])
            self._report(name, ("order",), f"orders that go in a circle: {circle}")
            return tuple(self.clauses)
        position = {each: index for index, each in enumerate(self.clauses)}
        ready: list[int] = []
        result = []
        while before.is_active():
            for each in before.get_ready():
                heappush(ready, position[each])
            result.append(self.clauses[heappop(ready)])
            before.done(result[-1])
        return tuple(result)

    def _replace(self, ruleset: Ruleset) -> None:
        for old, new in ruleset.replace.items():
            gone = self._present(ruleset, old, "replaces", ("replace", old))
            if not gone:
                continue
            at = self.clauses.index(gone[0])
            self.clauses = [each for each in self.clauses if each not in gone]
            put = self._new(ruleset, new, f"replaces {old!r} with", ("replace", old))
            self.clauses[at:at] = put
            if len(gone) == len(put) == 1:
                self.orders = [
                    tuple(put[0] if each == gone[0] else each for each in order)
                    for order in self.orders
                ]

    def _order(self, ruleset: Ruleset) -> None:
        self.orders += ruleset.order
        for index, order in enumerate(ruleset.order):
            for place, each in enumerate(order):
                self._present(ruleset, each, "orders", ("order", index, place))
        kept = (tuple(each for each in order if each in self.clauses) for order in self.orders)
        self.orders = [order for order in kept if len(order) > 1]

    def _present(
        self, ruleset: Ruleset, provision: str, does: str, keys: Sequence[str | int]
    ) -> list[str]:
        """Return what a provision stands for of the clauses in force; there should be some."""
        found = [each for each in self._expanded(provision) if each in self.clauses]
        if not found and provision not in self.elsewhere:
            whose = ruleset.id if does == "orders" else ruleset.extends
            said = f"{does} {provision!r}, which {whose} does not have"
            if not whose:
                said = f"{does} {provision!r}, but extends no ruleset"
            articles = {each.partition(".")[0] for each in self.clauses}
            near = nearest(provision, [*self.clauses, *sorted(articles)])
            self._report(ruleset.id, keys, said, suggestion=near)
        return found

    def _new(
        self, ruleset: Ruleset, provision: str, does: str, keys: Sequence[str | int]
    ) -> list[str]:
        """Return the clauses of a provision that are new; there should be some."""
        clauses = self._expanded(provision)
        new = [each for each in clauses if each not in self.clauses]
        said = wanted = suggestion = ""
        if not clauses and provision not in self.elsewhere:
            said, wanted, suggestion = self._nothing(provision)
        elif clauses and not new:
            said = f"{provision!r}, which is in force already"
        if said:
            self._report(ruleset.id, keys, f"{does} {said}", wanted, suggestion)
        return new

    def _nothing(self, provision: str) -> tuple[str, str, str]:
        """Say why a provision stands for no clause."""
        clause = self.kb.clauses.get(provision)
        if clause is None:
            if provision in self.kb.articles:
                return f"{provision!r}, which has no rules", "an article with rules", ""
            known = [each.id for each in self.kb.clauses.values() if not each.retired]
            near = nearest(provision, [*known, *self.kb.articles])
            return f"{provision!r}, which does not exist", "", near
        if clause.retired:
            successor = clause.retired.successor or ""
            return f"{provision!r}, which is retired", "a clause that still counts", successor
        what = "a term" if clause.kind == "term" else "of conduct"
        return f"{provision!r}, which is {what}", "a clause of kind rule", ""

    def _expanded(self, provision: str) -> list[str]:
        article = self.kb.articles.get(provision)
        clauses = article.clauses if article else [self.kb.clauses.get(provision)]
        return [each.id for each in clauses if each and each.kind == "rule" and not each.retired]

    def _report(
        self,
        name: str,
        keys: Sequence[str | int],
        found: str,
        expected: str = "",
        suggestion: str = "",
    ) -> None:
        at = self.kb.where(f"ruleset:{name}", *keys)
        self.problems.append(problem(at, name, found, expected, suggestion))
