"""Projections: what continuous effects make of a state, and whether they come to rest."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from ludex.kernel.errors import Hang
from ludex.kernel.values import value

V = TypeVar("V")
P = TypeVar("P", bound=Hashable)

Effect = Callable[[V], P]
"""A continuous effect: given the view without its own part, its part."""

SWEEPS = 1_000
"""Sweeps after which parts that neither rest nor return are growing without end."""


@value
class Settled(Generic[V]):
    """What effects come to: a view at rest; or, in `loop`, the numbers of those that never rest."""

    _view: V
    loop: tuple[int, ...] = ()

    @property
    def some_view(self) -> V:
        """The view at rest; of a loop, one of those that it goes through."""
        return self._view

    @property
    def view(self) -> V:
        """The view at rest; raises Hang for a loop: rules that can meet one ask about it first."""
        if self.loop:
            raise _hang("go round", self.loop)
        return self._view


def settle(
    effects: Sequence[Effect[V, P]], neutral: P, combine: Callable[[Sequence[P]], V]
) -> Settled[V]:
    """Apply effects oldest first, each at once and blind to its own part, until a sweep rests.

    `combine` makes a view of the parts. Parts seen twice are a loop: its effects are those whose
    part changed on the way round. Parts that never come back are no ruling: they raise Hang.
    """
    parts: list[P] = [neutral] * len(effects)
    seen: dict[tuple[P, ...], int] = {}
    for sweep in range(SWEEPS):
        now = tuple(parts)
        if now in seen:
            return Settled(combine(parts), _turning(list(seen)[seen[now] :]))
        seen[now] = sweep
        for i, effect in enumerate(effects):
            parts[i] = neutral
            parts[i] = effect(combine(parts))
        if tuple(parts) == now:
            return Settled(combine(parts))
    raise _hang("neither rest nor return", _turning(list(seen)[-2:]))


def _turning(cycle: list[tuple[P, ...]]) -> tuple[int, ...]:
    """Return the numbers of the parts that are not the same all the way."""
    return tuple(i for i, column in enumerate(zip(*cycle, strict=True)) if len(set(column)) > 1)


def _hang(do: str, effects: tuple[int, ...]) -> Hang:
    return Hang(f"continuous effects {do}, whose numbers are {', '.join(map(str, effects))}")
