"""Shifts: each number, verdict, order and row that a clause sets, moved to its neighbour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, get_args, get_origin

from ludex.check.proof.report import Proof
from ludex.check.proof.runs import Runs
from ludex.check.proof.swaps import said_the_same, swaps
from ludex.kb.model import Clause
from ludex.project.project import Project, Row

UNNOTICED = "no example notices it"


def shifts(clause: Clause, runs: Runs, proof: Proof) -> None:
    """See that an example notices each value of a clause's data that is another one.

    One that is said to mean the same has to: an example that notices it gives it the lie.
    """
    known = (said_the_same(it) for it in swaps(runs.project, {clause.id}))
    left = set(clause.equivalent).difference(known)
    for row, value in shifted(runs.project, clause.id):
        proof.shifted += 1
        at = f"{'/'.join(row)}: {_told(value)}"
        same = at in left
        left.discard(at)
        noticed, crash = _noticed(clause.id, row, value, runs)
        if crash is not None:
            proof.crashed[f"{clause.id} {at}"] = crash
        elif same == noticed:
            why = "is said to mean the same, and an example notices it" if same else UNNOTICED
            proof.unshifted[f"{clause.id} {at}"] = why
    for at in sorted(left):
        proof.unshifted[f"{clause.id} {at}"] = "is said to mean the same, and is no neighbour"


def shifted(project: Project, clause: str) -> Iterator[tuple[Row, Any]]:
    """Yield each row of a clause's data with each neighbour of what it says."""
    hints = {name: of for game in project.games for name, of in game.engine.quantities.items()}
    for quantity, said in project.data.get(clause, {}).items():
        for keys, value in _leaves(said):
            for other in _neighbours(value, tuple(_values(hints.get(quantity)))):
                yield (quantity, *keys), other


def _noticed(id: str, row: Row, value: Any, runs: Runs) -> tuple[bool, str | None]:
    """Return whether an example notices a value in a row, and what crashed on the way there."""
    for example, ruleset in runs.of(runs.showing(id, row, limits=True), id):
        rules = runs.project.with_row(ruleset, id, row, value)
        other = runs.by(example, ruleset, rules)
        if other.run.status == "broken" and other.run.keys[:1] == ("start",):
            continue  # the value forbids the position itself: nothing is played
        if other.run.status in ("crashed", "broken"):
            return False, f"{example.id}[{ruleset}] crashed: {other.run.found}"
        if other.outcomes or other.run.status == "stuck":
            return True, None
    return False, None


def _leaves(said: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    if not isinstance(said, Mapping):
        yield (), said
        return
    for key, value in said.items():
        yield from (((key, *rest), leaf) for rest, leaf in _leaves(value))


def _neighbours(value: Any, kinds: tuple[tuple[Any, ...], ...]) -> Iterator[Any]:
    """Yield the values next to one: of those that its kind has, or the numbers around it."""
    if isinstance(value, tuple | list):
        for n in range(len(value) - 1):
            yield (*value[:n], value[n + 1], value[n], *value[n + 2 :])
        return
    for kind in kinds:
        if value in kind and isinstance(value, bool) == isinstance(kind[0], bool):
            at = kind.index(value)
            yield from kind[max(at - 1, 0) : at]
            yield from kind[at + 1 : at + 2]
            return
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (each for each in (value - 1, value + 1) if each >= 0)


def _values(hint: Any) -> Iterator[tuple[Any, ...]]:
    """Yield the lists of words, or of numbers, that a quantity's values are taken from."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        yield args
    elif origin is Annotated:
        yield from _values(args[0])
    elif isinstance(origin, type) and issubclass(origin, Mapping):
        yield from _values(args[1])
    else:
        for each in args:
            yield from _values(each)


def _told(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
