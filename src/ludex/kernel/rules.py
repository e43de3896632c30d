"""Rules, bound to clause IDs, and rulesets, which are tuples of clause IDs in force."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable
from itertools import pairwise
from typing import Any, Literal, get_args

from ludex.kernel.errors import KernelError, UnknownRule
from ludex.kernel.facts import Quantity
from ludex.kernel.values import value

Kind = Literal["does", "instead", "permits", "forbids", "sets"]
Order = tuple[tuple[str, ...], ...]
Subjects = Callable[[Any, Any], Iterable[Hashable]]
Where = Callable[[Any, Any], bool]
Parts = Callable[[Any, Any], tuple[object, ...]]


@value
class Rule:
    """One implementation of one clause: its kind, what it hangs on, and its body.

    Bodies by kind: does and instead `(g, occasion) -> Acts`; permits `(g, ask) -> options`;
    forbids `(g, thing) -> bool, or the clauses and card data on whose account it refuses`;
    sets `(g, quantity) -> value`, where None is silence. A rule with `each` is considered for every
    subject of `each(g, occasion)` on its own, and its body takes that subject as third argument.
    One with `where` has nothing to do, and is not asked, unless `where(state, occasion)` is so: a
    quick look that asks no rule.

    A `does` that goes by nothing but `parts(g, occasion)`, the step and what is legal in its
    decisions is quiet as long as they are the same, if there are any: see `Quiet`. Where
    `steady(g, option)` is so, a refusal of the option goes by nothing but the option and the parts
    of whoever asks.
    """

    id: str
    kind: Kind
    on: tuple[type[Any], ...]
    body: Callable[..., Any]
    data: bool = False
    each: Subjects | None = None
    where: Where | None = None
    parts: Parts | None = None
    steady: Where | None = None


class OnType(dict[type[Any], tuple[Rule, ...]]):
    """The rules of a kind by what they hang on: a type, or one of its bases; found once."""

    def __init__(self, rules: tuple[Rule, ...], kind: Kind) -> None:
        super().__init__()
        self._rules = [rule for rule in rules if rule.kind == kind]
        self._places: dict[type[Any], list[int]] = {}
        for place, rule in enumerate(self._rules):
            for each in rule.on:
                self._places.setdefault(each, []).append(place)

    def __missing__(self, on: type[Any]) -> tuple[Rule, ...]:
        """Find the rules that hang on a type."""
        places = {place for base in on.__mro__ for place in self._places.get(base, ())}
        found = self[on] = tuple(self._rules[place] for place in sorted(places))
        return found


class Ruleset:
    """The rules in force, flat and in order. Absence is the switch: see `without`.

    `of` has them by kind, and by what they hang on: `of["does"][TurnBegins]`. `quiet` and
    `steady` have those alone that may be so.

    The order of rules matters only where a tuple of `order` says so: its clauses act in that order
    when they hang on the same occasion.
    """

    __slots__ = ("_stated", "_without", "ids", "name", "of", "order", "quiet", "rules", "steady")

    def __init__(self, name: str, rules: Iterable[Rule], order: Order = ()) -> None:
        self.name = name
        self.order = order
        self.rules = _ordered(name, tuple(rules), order)
        self.ids = tuple(dict.fromkeys(rule.id for rule in self.rules))
        self.of: dict[Kind, OnType] = {kind: OnType(self.rules, kind) for kind in get_args(Kind)}
        self.quiet = OnType(tuple(r for r in self.rules if r.parts is not None), "does")
        self.steady = OnType(tuple(r for r in self.rules if r.steady is not None), "forbids")
        self._stated: dict[tuple[type[Any], Hashable], tuple[Any, str | None] | None] = {}
        self._without: dict[tuple[str, ...], Ruleset] = {}

    def stated(self, quantity: Quantity) -> tuple[Any, str | None] | None:
        """Return the value of a quantity, and its clause, where pure data alone tells it.

        Data does not depend on the state: each row is looked up once.
        """
        key = quantity.__class__, quantity.key
        try:
            return self._stated[key]
        except KeyError:
            rules = self.of["sets"][key[0]]
            data = all(rule.data for rule in rules)
            said = [(rule.body(None, quantity), rule.id) for rule in rules] if data else []
            spoken: list[tuple[Any, str | None]]
            spoken = [(value, by) for value, by in said if value is not None]
            spoken = spoken or [(quantity.neutral, None)]
            found = spoken[0] if data and len(spoken) == 1 else None
            self._stated[key] = found
            return found

    def without(self, *ids: str) -> Ruleset:
        """Return the ruleset with clauses switched off."""
        found = self._without.get(ids)
        if found is None:
            kept = (r for r in self.rules if r.id not in ids)
            found = self._without[ids] = Ruleset(self.name, kept, self.order)
        return found

    def instead_of(self, old: Iterable[str], other: Ruleset, new: Iterable[str]) -> Ruleset:
        """Return the ruleset with clauses of another put in the place of its own."""
        gone, come = set(old), set(new)
        missing = come.difference(other.ids)
        if missing:
            raise UnknownRule(f"{other.name} does not enact {', '.join(sorted(missing))}")
        come -= set(self.ids) - gone
        place = next((i for i, r in enumerate(self.rules) if r.id in gone), len(self.rules))
        kept = [r for r in self.rules if r.id not in gone]
        kept[place:place] = [r for r in other.rules if r.id in come]
        order = tuple(ids for ids in other.order if come.intersection(ids))
        return Ruleset(self.name, kept, self.order + order)


def _ordered(name: str, rules: tuple[Rule, ...], order: Order) -> tuple[Rule, ...]:
    """Move rules no further than `order` asks."""
    if not order:
        return rules
    left = Counter(rule.id for rule in rules)
    before: dict[str, set[str]] = defaultdict(set)
    for ids in order:
        for earlier, later in pairwise(one for one in ids if one in left):
            before[later].add(earlier)

    def is_due(rule: Rule) -> bool:
        return not any(one in left for one in before.get(rule.id, ()))

    ordered: list[Rule] = []
    waiting: list[Rule] = []
    coming = iter(rules)
    while len(ordered) < len(rules):
        ready = next(filter(is_due, waiting), None)
        if ready is not None:
            waiting.remove(ready)
        else:
            ready = next(coming, None)
            if ready is None:
                raise KernelError(f"the order of {name} goes round: {', '.join(sorted(left))}")
            if not is_due(ready):
                waiting.append(ready)
                continue
        ordered.append(ready)
        left[ready.id] -= 1
        if not left[ready.id]:
            del left[ready.id]
    return tuple(ordered)
