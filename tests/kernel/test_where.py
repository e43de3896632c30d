"""Rules that are asked only where a look at the state says so."""

from __future__ import annotations

import pytest

from ludex.kernel import Acts, KernelError, Watch
from tests.kernel.toy import Added, Doubled, G, Noted, Take, Turn, adds, events, new_book, start


def test_a_rule_is_not_asked_where_it_has_nothing_to_do() -> None:
    book = new_book()
    adds(book)
    asked: list[int] = []

    @book.rule("few", does=(Turn, Added), where=lambda heap, on: heap < 4)
    def few(g: G, on: Turn | Added) -> Acts:
        asked.append(g.state)
        yield Noted("few")

    assert events(start(book, heap=2)) == [Added(), Noted("few"), Noted("few")]
    assert asked == [3, 3]
    assert events(start(book, heap=3)) == [Added()]
    assert asked == [3, 3]


def test_nothing_is_put_in_the_place_of_an_event_elsewhere() -> None:
    book = new_book()
    adds(book)

    @book.rule("instead", instead=Added, where=lambda heap, event: heap == event.stones)
    def instead(g: G, event: Added) -> Acts:
        yield Doubled()

    assert Doubled() in events(start(book, heap=1))
    assert events(start(book, heap=2)) == [Added()]


def test_a_rule_that_is_not_asked_was_considered() -> None:
    book = new_book()
    adds(book)

    @book.rule("never", does=Added, where=lambda heap, event: False)
    def never(g: G, event: Added) -> Acts:
        yield Noted("never")

    @book.rule("nor-this", instead=Added, where=lambda heap, event: False)
    def nor_this(g: G, event: Added) -> Acts:
        yield Doubled()

    watch = Watch()
    start(book, watch=watch)
    for rule in ("never", "nor-this"):
        assert (rule, Added().subject) in watch.idle
        assert (rule, Added().subject) not in watch.acted


def test_who_answers_or_has_subjects_does_not_look() -> None:
    with pytest.raises(KernelError, match="R-1 takes no `where`: it forbids"):
        new_book().rule("R-1", forbids=Take, where=lambda heap, thing: True)
    with pytest.raises(KernelError, match="R-1 takes no `where`"):
        new_book().rule("R-1", does=Turn, each=lambda g, turn: (), where=lambda heap, turn: True)
