"""Continuous effects: what they come to, and whether they come to rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.kernel import Hang, settle


def total(parts: Sequence[int]) -> int:
    return sum(parts)


def test_without_effects_there_is_nothing_to_settle() -> None:
    assert settle([], 0, total).view == 0


def test_the_older_effect_is_applied_first_and_each_at_once() -> None:
    heard: list[int] = []

    def older(others: int) -> int:
        heard.append(others)
        return 5

    settled = settle([older, lambda others: others * 2], 0, total)
    assert (settled.view, settled.loop) == (15, ())
    assert heard == [0, 10], "it never sees its own part"


def test_what_undoes_its_own_condition_is_no_loop() -> None:
    """Skyscraper: +1000 while weaker. With it the monster is stronger, and the effect stays."""
    assert settle([lambda attack: 1000 if 2600 + attack < 3400 else 0], 0, total).view == 1000


def test_effects_that_undo_each_other_are_a_loop() -> None:
    settled = settle([lambda x: 1 if x == 0 else 0, lambda x: 1 if x == 1 else 0], 0, total)
    assert settled.loop == (0, 1)


def test_who_does_not_ask_about_a_loop_is_told() -> None:
    settled = settle([lambda x: 1 if x == 0 else 0, lambda x: 1 if x == 1 else 0], 0, total)
    with pytest.raises(Hang, match="go round, whose numbers are 0, 1"):
        _ = settled.view


def test_only_what_goes_round_is_in_the_loop() -> None:
    def follows(view: tuple[int, int, int]) -> int:
        return view[2]

    def refuses(view: tuple[int, int, int]) -> int:
        return 1 - view[1]

    settled = settle([lambda view: 7, follows, refuses], 0, lambda parts: (*parts,))
    assert settled.loop == (1, 2)


def test_what_grows_without_end_is_a_hang_and_no_ruling() -> None:
    with pytest.raises(Hang, match="whose numbers are 0, 1"):
        settle([lambda view: view + 1, lambda view: view + 1, lambda view: 3], 0, total)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, list[dict[tuple[int, ...], int]]]:
    """Effects as tables: for all that the others may do, what each one does."""
    count = draw(st.integers(1, 4))
    values = range(3)
    views: list[tuple[int, ...]] = [()]
    for _ in range(count):
        views = [(*view, value) for view in views for value in values]
    table = st.fixed_dictionaries({view: st.sampled_from(values) for view in views})
    return count, draw(st.lists(table, min_size=count, max_size=count))


@given(tables())
def test_it_always_ends_at_rest_or_in_a_loop(
    drawn: tuple[int, list[dict[tuple[int, ...], int]]],
) -> None:
    count, rows = drawn

    def effect(i: int) -> Callable[[tuple[int, ...]], int]:
        return lambda view: rows[i][view]

    effects = [effect(i) for i in range(count)]
    settled = settle(effects, 0, tuple)
    if not settled.loop:
        for i in range(count):
            blind = (*settled.view[:i], 0, *settled.view[i + 1 :])
            assert effects[i](blind) == settled.view[i], "each agrees with what the others do"
    else:
        assert set(settled.loop) <= set(range(count))
    assert settle(effects, 0, tuple) == settled


def test_of_a_loop_some_view_can_be_looked_at() -> None:
    settled = settle([lambda x: 1 if x == 0 else 0, lambda x: 1 if x == 1 else 0], 0, total)
    assert settled.loop
    assert settled.some_view in (0, 1, 2)
