"""The rulebook: every implementation of a game's clauses, from which rulesets are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from inspect import isgeneratorfunction
from typing import Any, TypeVar

from ludex.kernel.errors import KernelError, UnknownRule
from ludex.kernel.facts import Quantity
from ludex.kernel.rules import Kind, Parts, Rule, Ruleset, Subjects, Where

Body = TypeVar("Body", bound=Callable[..., Any])
Types = type[Any] | tuple[type[Any], ...]


class Rulebook:
    """Every implementation of a game's clauses, and the quantities that clauses may set as data."""

    def __init__(self, quantities: Iterable[type[Quantity]] = ()) -> None:
        self.rules: dict[str, Rule] = {}
        self.quantities = {q.name: q for q in quantities}

    @classmethod
    def of(cls, *books: Rulebook) -> Rulebook:
        """Return one rulebook of several, for rulesets that hold clauses of several games.

        Raises KernelError for a clause or a quantity that two of them have.
        """
        whole = cls()
        for book in books:
            for mine, theirs in ((whole.rules, book.rules), (whole.quantities, book.quantities)):
                twice = sorted(mine.keys() & theirs.keys())
                if twice:
                    raise KernelError(f"{', '.join(twice)}: two rulebooks have it")
                mine.update(theirs)  # type: ignore[arg-type]
        return whole

    def rule(
        self,
        id: str,
        *,
        does: Types | None = None,
        instead: Types | None = None,
        permits: Types | None = None,
        forbids: Types | None = None,
        sets: Types | None = None,
        each: Subjects | None = None,
        where: Where | None = None,
        parts: Parts | None = None,
        steady: Where | None = None,
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
        types = on if isinstance(on, tuple) else (on,)
        answers = kind in ("forbids", "sets")
        if answers and each is not None:
            raise KernelError(f"{id} {kind} what it is asked about, and so takes no `each`")
        if where is not None and (each is not None or kind not in ("does", "instead")):
            raise KernelError(f"{id} takes no `where`: it {kind} something, or has subjects")
        if parts is not None and (each is not None or kind != "does"):
            raise KernelError(f"{id} takes no `parts`: it {kind} something, or has subjects")
        if steady is not None and kind != "forbids":
            raise KernelError(f"{id} is never steady: it {kind} something, and refuses nothing")

        def bind(body: Body) -> Body:
            if id in self.rules:
                raise KernelError(f"{id} is implemented twice")
            if answers and isgeneratorfunction(body):
                raise KernelError(f"{id} {kind}, and so returns its answer; it must not yield")
            self.rules[id] = Rule(id, kind, types, body, False, each, where, parts, steady)
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

        Raises UnknownRule for an ID with neither code nor data, KernelError for one with both or
        one enacted twice.
        """
        data = data or {}
        rules: list[Rule] = []
        for one, times in Counter(iter(ids)).items():
            code, values = self.rules.get(one), data.get(one)
            if times > 1:
                raise KernelError(f"{name} enacts '{one}' {times} times")
            if code is not None and values:
                raise KernelError(f"{one} has both code and data; a clause has one implementation")
            if code is not None:
                rules.append(code)
            elif values:
                rules.extend(self._datum(one, quantity, said) for quantity, said in values.items())
            else:
                hint = _nearest(one, (*self.rules, *data))
                raise UnknownRule(f"{name} enacts '{one}', which nothing implements{hint}")
        return Ruleset(name, rules, tuple(order))

    def _datum(self, one: str, quantity: str, value: Any) -> Rule:
        if quantity not in self.quantities:
            hint = _nearest(quantity, self.quantities)
            raise UnknownRule(f"{one} sets '{quantity}', which the game does not have{hint}")

        def read(_g: object, q: Quantity) -> Any:
            found = value
            keys = (q.key,) if isinstance(q.key, str) else q.key or ()
            for n, key in enumerate(keys):
                if isinstance(found, Mapping):
                    found = found.get(key)
                elif n == 0:
                    raise KernelError(
                        f"{one} sets '{quantity}' to {found!r}; it takes a row '{key}'"
                    )
                else:  # no such row, or one value for all of its columns
                    return found
            return found

        return Rule(one, "sets", (self.quantities[quantity],), read, data=True)


def _nearest(one: str, known: Iterable[str]) -> str:
    near = get_close_matches(one, list(known), 1)
    return f"; did you mean '{near[0]}'?" if near else ""
