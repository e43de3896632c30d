"""What verbs do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tests.check.code.tiny import words as w
from tests.check.code.tiny.facts import Changed, Counted, Dealt

Does = Callable[[Any], Iterator[Changed]]

VERBS: dict[type, Does] = {}


def does(kind: type) -> Callable[[Does], Does]:
    """Register what a verb does."""

    def bind(function: Does) -> Does:
        VERBS[kind] = function
        return function

    return bind


@does(w.Draw)
def _draw(verb: w.Draw) -> Iterator[Changed]:
    for _ in range(verb.at_once()):
        yield Dealt(1)


@does(w.Gain)
def _gain(verb: w.Gain) -> Iterator[Changed]:
    yield from COUNTING[verb.times > 1](verb.gain * verb.times)


def _counts(factor: int, amount: int) -> Iterator[Changed]:
    yield Counted(factor * amount)


COUNTING = (partial(_counts, 1), lambda amount: iter((Counted(amount),)))
