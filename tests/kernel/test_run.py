"""How rules act: what happens, by which rule, because of what, and for whom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludex.kernel import Acts, KernelError, Nothing, Watch
from tests.kernel.toy import (
    Added,
    Doubled,
    Evening,
    G,
    Noted,
    Perhaps,
    Turn,
    adds,
    asks,
    events,
    new_book,
    start,
)


def test_every_entry_says_which_rule_which_cause_and_which_moment() -> None:
    book = new_book()
    adds(book)

    @book.rule("answers", does=Added)
    def answers(g: G, event: Added) -> Acts:
        if event.stones == 1:
            g.carry_out("card#1")
            yield Added(2)
            yield Doubled()

    @book.rule("answers that", does=Doubled)
    def answers_that(g: G, event: Doubled) -> Acts:
        yield Noted(len(g.so_far))

    log = list(start(book, Turn(1), Evening(), Turn(2)).log)
    assert [(e.n, e.moment, e.rule, e.cause, e.datum) for e in log[:4]] == [
        (0, 0, "adds", None, None),
        (1, 0, "answers", 0, "card#1"),
        (2, 0, "answers", 0, "card#1"),
        (3, 0, "answers that", 2, "card#1"),
    ]
    assert [e.moment for e in log] == [0, 0, 0, 0, 2, 2, 2, 2]
    assert log[3].event == Noted(3), "the log so far goes up to this very moment"


def test_a_rule_sees_the_state_as_it_is_by_now() -> None:
    book = new_book()

    @book.rule("counts", does=Turn)
    def counts(g: G, step: Turn) -> Acts:
        yield Added(g.state + 1)
        yield Added(g.state + 1)

    assert start(book).state == 3


def test_a_rule_with_each_acts_for_each_and_is_watched_for_each() -> None:
    book = new_book()

    @book.rule("each", does=Turn, each=lambda g, step: ("A", "B", "C"))
    def each(g: G, step: Turn, player: str) -> Acts:
        if player == "A":
            g.carry_out("card#1")
        if player != "B":
            yield Added(by=player)

    watch = Watch()
    log = list(start(book, watch=watch).log)
    assert [e.event for e in log] == [Added(by="A"), Added(by="C")]
    assert [e.datum for e in log] == ["card#1", None], "what one carries out is not the next one's"
    assert watch.acted == {("each", "A"), ("each", "C")}
    assert watch.idle == {("each", "B")}


def test_whom_a_rule_is_considered_for_is_settled_before_it_acts() -> None:
    book = new_book()

    def as_many_as_there_are(g: G, step: Turn) -> Iterator[int]:
        number = 0
        while number < g.state:
            number += 1
            yield number

    @book.rule("each", does=Turn, each=as_many_as_there_are)
    def each(g: G, step: Turn, number: int) -> Acts:
        yield Added()

    assert start(book, heap=3).state == 6


def test_what_was_consulted_is_credited_to_the_rule_that_did() -> None:
    book = new_book()

    @book.rule("outer", does=Turn)
    def outer(g: G, step: Turn) -> Acts:
        g.credit("card#1")
        yield Added()
        yield Noted("outer")

    @book.rule("inner", does=Added)
    def inner(g: G, event: Added) -> Acts:
        g.credit("card#2")
        yield Noted("inner")

    assert [(entry.rule, entry.used) for entry in start(book).log] == [
        ("outer", ("card#1",)),
        ("inner", ("card#2",)),
        ("outer", ("card#1",)),
    ]


def test_a_rule_that_asks_has_acted_before_it_is_answered() -> None:
    book = new_book()
    asks(book, Perhaps())
    watch = Watch()
    assert start(book, watch=watch).asked_by == "asks"
    assert watch.acted == {("asks", None)}


def test_what_is_no_act_is_an_error_that_names_the_rule() -> None:
    book = new_book()

    @book.rule("R-1", does=Turn)
    def body(g: G, step: Turn) -> Acts:
        yield 3  # type: ignore[misc]

    with pytest.raises(KernelError, match="R-1 yields 3, which is no act"):
        start(book)


def test_nothing_does_nothing() -> None:
    book = new_book()

    @book.rule("R-1", does=Turn)
    def body(g: G, step: Turn) -> Acts:
        yield Nothing()

    watch = Watch()
    assert events(start(book, watch=watch)) == []
    assert watch.acted == {("R-1", None)}


def test_an_error_in_an_event_is_not_taken_for_the_end_of_a_rule() -> None:
    class Broken(Added):
        def fold(self, heap: int) -> int:
            return next(n for n in range(heap) if n > heap)

    book = new_book()

    @book.rule("R-1", does=Turn)
    def body(g: G, step: Turn) -> Acts:
        yield Broken()

    with pytest.raises(StopIteration):
        start(book)
