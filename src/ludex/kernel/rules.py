"""Rules, bound to clause IDs, and rulesets, which are tuples of clause IDs in force."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Literal, TypeVar

from ludex.kernel.errors import KernelError, UnknownRule
from ludex.kernel.facts import Quantity

Kind = Literal["does", "instead", "permits", "forbids", "sets"]
Body = TypeVar("Body", bound=Callable[..., Any])
Types = type[Any] | tuple[type[Any], ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One implementation of one clause: its kind, what it hangs on, and its body.

    Bodies by kind: does and instead `(g, occasion) -> Acts`; permits `(g, ask) -> options`;
    forbids `(g, thing) -> bool, or the clauses and card data on whose account it refuses`;
    sets `(g, quantity) -> value`, where None is silence.
    """

    id: str
    kind: Kind
    on: tuple[type[Any], ...]
    body: Callable[..., Any]
    data: bool = False


class Rulebook:
    """Every implementation of a game's clauses, and the quantities that clauses may set as data."""

    def __init__(self, quantities: Iterable[type[Quantity]] = ()) -> None:
        self.rules: dict[str, Rule] = {}
        self.quantities = {q.name: q for q in quantities}

    def rule(
        self,
        id: str,  # noqa: A002 - the field's word
        *,
        does: Types | None = None,
        instead: Types | None = None,
        permits: Types | None = None,
        forbids: Types | None = None,
        sets: Types | None = None,
    ) -> Callable[[Body], Body]:
        """Bind a function to a clause: `@rule("TCG-6.9", does=DamageCalculated)`."""
        kinds: dict[Kind, Types | None] = {
            "does": does,
            "instead": instead,
            "permits": permits,
            "forbids": forbids,
            "sets": sets,
        }
        given = [(kind, on) for kind, on in kinds.items() if on is not None]
        if len(given) != 1:
            raise KernelError(f"{id} must be of exactly one kind, found {[k for k, _ in given]}")
        kind, on = given[0]

        def bind(body: Body) -> Body:
            if id in self.rules:
                raise KernelError(f"{id} is implemented twice")
            types = on if isinstance(on, tuple) else (on,)
            self.rules[id] = Rule(id, kind, types, body)
            return body

        return bind

    def ruleset(
        self,
        name: str,
        ids: Iterable[str],
        data: Mapping[str, Mapping[str, Any]] | None = None,
        order: Iterable[tuple[str, ...]] = (),
    ) -> Ruleset:
        """Return the rules in force: `ids` in order, `data` the values of pure-data clauses.

        Raises UnknownRule for an ID with neither code nor data, KernelError for one with both.
        """
        data = data or {}
        rules: list[Rule] = []
        for one in ids:
            code, values = self.rules.get(one), data.get(one)
            if code is not None and values:
                raise KernelError(f"{one} has both code and data; a clause has one implementation")
            if code is not None:
                rules.append(code)
            elif values:
                rules.extend(self._datum(one, quantity, said) for quantity, said in values.items())
            else:
                hint = self._near(one)
                raise UnknownRule(f"{name} enacts '{one}', which nothing implements{hint}")
        return Ruleset(name, tuple(_ordered(rules, order)))

    def _near(self, one: str) -> str:
        near = get_close_matches(one, self.rules, 1)
        return f"; did you mean '{near[0]}'?" if near else ""

    def _datum(self, one: str, quantity: str, value: Any) -> Rule:
        if quantity not in self.quantities:
            near = get_close_matches(quantity, self.quantities, 1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise UnknownRule(f"{one} sets '{quantity}', which the game does not have{hint}")

        def read(_g: object, q: Quantity) -> Any:
            return value if q.key is None else value.get(q.key)

        return Rule(one, "sets", (self.quantities[quantity],), read, data=True)


def _ordered(rules: list[Rule], order: Iterable[tuple[str, ...]]) -> list[Rule]:
    """Put the rules of each inner list of `order` into that order, in the places they hold."""
    for wanted in order:
        places = [i for i, rule in enumerate(rules) if rule.id in wanted]
        moved = sorted((rules[i] for i in places), key=lambda rule: wanted.index(rule.id))
        for i, rule in zip(places, moved, strict=True):
            rules[i] = rule
    return rules


class Ruleset:
    """The rules in force, flat and in order. Absence is the switch: see `without`."""

    __slots__ = ("_found", "ids", "name", "rules")

    def __init__(self, name: str, rules: tuple[Rule, ...]) -> None:
        self.name = name
        self.rules = rules
        self.ids = tuple(dict.fromkeys(rule.id for rule in rules))
        self._found: dict[tuple[Kind, type[Any]], tuple[Rule, ...]] = {}

    def of(self, kind: Kind, on: type[Any]) -> tuple[Rule, ...]:
        """Return the rules of a kind that hang on a type or on one of its bases."""
        found = self._found.get((kind, on))
        if found is None:
            bases = on.__mro__
            found = tuple(r for r in self.rules if r.kind == kind and any(t in bases for t in r.on))
            self._found[kind, on] = found
        return found

    def without(self, *ids: str) -> Ruleset:
        """Return the ruleset with clauses switched off."""
        return Ruleset(self.name, tuple(r for r in self.rules if r.id not in ids))

    def instead_of(self, old: Iterable[str], other: Ruleset, new: Iterable[str]) -> Ruleset:
        """Return the ruleset with clauses of another put in the place of its own."""
        new = tuple(new)
        kept = self.without(*old).rules
        return Ruleset(self.name, kept + tuple(r for r in other.rules if r.id in new))
