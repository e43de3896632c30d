"""Projections: what continuous effects make of a state, and whether they come to rest."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

V = TypeVar("V")
P = TypeVar("P", bound=Hashable)

Effect = Callable[[V], P]
"""A continuous effect: given the view without its own part, its part."""


@dataclass(frozen=True, slots=True)
class Settled(Generic[V]):
    """A view at rest; or, in `loop`, the numbers of the effects that never come to rest."""

    view: V
    loop: tuple[int, ...] = ()


def settle(
    effects: Sequence[Effect[V, P]], neutral: P, combine: Callable[[Sequence[P]], V]
) -> Settled[V]:
    """Apply effects oldest first, each at once and blind to its own part, until a sweep rests.

    `combine` makes a view of the parts. Parts seen twice are a loop: its effects are those whose part
    changed on the way round.
    """
    parts: list[P] = [neutral] * len(effects)
    seen: dict[tuple[P, ...], int] = {}
    sweeps: list[tuple[P, ...]] = []
    while True:
        now = tuple(parts)
        if now in seen:
            return Settled(combine(parts), _turning(sweeps[seen[now] :]))
        seen[now] = len(sweeps)
        sweeps.append(now)
        changed = False
        for i, effect in enumerate(effects):
            own, parts[i] = parts[i], neutral
            parts[i] = effect(combine(parts))
            changed = changed or parts[i] != own
        if not changed:
            return Settled(combine(parts))


def _turning(cycle: list[tuple[P, ...]]) -> tuple[int, ...]:
    return tuple(i for i, column in enumerate(zip(*cycle, strict=True)) if len(set(column)) > 1)
