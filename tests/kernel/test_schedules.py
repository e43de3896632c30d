"""What comes next: steps that rules schedule, and cuts."""

from __future__ import annotations

import pytest

from ludex.kernel import Acts, Cut, KernelError, Then, Watch
from tests.kernel.toy import (
    Added,
    Doubled,
    Evening,
    G,
    Noted,
    Turn,
    events,
    new_book,
    start,
)


def test_steps_come_next_in_the_order_of_scheduling() -> None:
    book = new_book()

    @book.rule("tells", does=Turn)
    def tells(g: G, step: Turn) -> Acts:
        yield Noted(step.number)
        if step.number < 10:
            yield Then(Turn(10 * step.number))
            yield Then(Turn(10 * step.number + 1))

    assert events(start(book, Turn(1), Turn(2))) == [Noted(n) for n in (1, 10, 11, 2, 20, 21)]


def test_whoever_watches_is_told_which_steps_each_rule_began() -> None:
    book, watch = new_book(), Watch()

    @book.rule("tells", does=Turn)
    def tells(g: G, step: Turn) -> Acts:
        if step.number < 3:
            yield Then(Turn(step.number + 1))

    start(book, Turn(1), watch=watch)
    assert watch.began == {("tells", Turn(2)), ("tells", Turn(3))}


def test_a_cut_abandons_what_comes_before_the_next_step_of_a_kind() -> None:
    book = new_book()

    @book.rule("tells", does=(Turn, Evening))
    def tells(g: G, step: Turn | Evening) -> Acts:
        yield Noted(step)
        if step == Turn(1):
            yield Then(Turn(5))
            yield Cut(to=Evening)
            yield Then(Turn(6))

    game = start(book, Turn(1), Turn(2), Evening(), Turn(3))
    assert events(game) == [Noted(step) for step in (Turn(1), Turn(6), Evening(), Turn(3))]


class Morning(Turn):
    """A step that never comes."""


def test_a_cut_stops_at_a_step_that_was_only_just_scheduled() -> None:
    book = new_book()

    @book.rule("tells", does=(Turn, Evening))
    def tells(g: G, step: Turn | Evening) -> Acts:
        yield Noted(step)
        if step == Turn(1):
            yield Then(Turn(5))
            yield Then(Evening())
            yield Cut(to=(Evening, Morning))

    game = start(book, Turn(1), Turn(2))
    assert events(game) == [Noted(step) for step in (Turn(1), Evening(), Turn(2))]


def test_after_a_cut_the_other_rules_of_the_moment_act_but_schedule_nothing() -> None:
    book = new_book()

    @book.rule("before", does=Turn)
    def before(g: G, step: Turn) -> Acts:
        yield Then(Turn(7))

    @book.rule("around", does=Turn)
    def around(g: G, step: Turn) -> Acts:
        if step.number == 1:
            yield Added()
            yield Noted("around")
            yield Then(Turn(8))

    @book.rule("cuts", does=Added)
    def cuts(g: G, event: Added) -> Acts:
        yield Cut(to=Evening)
        yield Doubled()

    @book.rule("nested", does=Doubled)
    def nested(g: G, event: Doubled) -> Acts:
        yield Then(Evening())

    @book.rule("later", does=Noted)
    def later(g: G, event: Noted) -> Acts:
        if event.what in ("around", "after"):
            yield Then(Turn(10))

    @book.rule("after", does=Turn)
    def after(g: G, step: Turn) -> Acts:
        yield Noted("after")
        yield Then(Turn(9))

    @book.rule("tells", does=Evening)
    def tells(g: G, step: Evening) -> Acts:
        yield Noted(step)

    game = start(book, Turn(1), Evening())
    told = [Noted("around"), Noted("after"), Noted(Evening()), Noted(Evening())]
    assert events(game) == [Added(), Doubled(), *told]


def test_what_has_been_cut_can_be_cut_again_but_what_never_was_to_come_cannot() -> None:
    book = new_book()

    @book.rule("cuts", does=Turn)
    def cuts(g: G, step: Turn) -> Acts:
        yield Cut(to=Evening)

    @book.rule("cuts too", does=Turn)
    def cuts_too(g: G, step: Turn) -> Acts:
        yield Cut(to=Turn)

    assert start(book, Turn(1), Turn(2), Evening()).over
    with pytest.raises(KernelError, match=r"cuts cuts to .*Evening.*, which is not to come: Turn"):
        start(book, Turn(1), Turn(2))
    with pytest.raises(KernelError, match="which is not to come: nothing is"):
        start(book, Turn(1))
