"""Replacing an event that is about to happen."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.kernel import Acts, Cut, Event, Nothing, Pass, Replaced, Watch
from tests.kernel.toy import (
    Added,
    Doubled,
    Evening,
    G,
    Noted,
    Perhaps,
    Take,
    Turn,
    adds,
    events,
    new_book,
    offers,
    start,
)


def test_what_is_replaced_does_not_happen_and_the_log_says_so() -> None:
    book = new_book()
    adds(book)

    @book.rule("instead", instead=Added)
    def instead(g: G, event: Added) -> Acts:
        g.carry_out("card#1")
        yield Doubled()

    @book.rule("answers", does=(Added, Doubled))
    def answers(g: G, event: Event) -> Acts:
        yield Noted("answered")

    replaced, doubled, noted = start(book, heap=3).log
    assert (replaced.event, replaced.rule, replaced.cause) == (Replaced(Added()), "instead", None)
    assert (doubled.event, doubled.rule, doubled.cause) == (Doubled(), "instead", 0)
    assert doubled.datum == "card#1"
    assert (noted.event, noted.cause) == (Noted("answered"), 1)


def test_an_event_can_be_replaced_by_nothing() -> None:
    book = new_book()
    adds(book)

    @book.rule("instead", instead=Added)
    def instead(g: G, event: Added) -> Acts:
        yield Nothing()

    assert events(start(book)) == [Replaced(Added())]


def test_a_replacement_that_does_nothing_lets_the_event_happen() -> None:
    book = new_book()
    adds(book)

    @book.rule("instead", instead=Added)
    def instead(g: G, event: Added) -> Acts:
        if event.stones > 1:
            yield Doubled()

    watch = Watch()
    assert events(start(book, watch=watch)) == [Added()]
    assert watch.idle == {("instead", None)}


def test_asking_alone_replaces_nothing() -> None:
    book = new_book()
    adds(book)
    offers(book, 5)

    @book.rule("instead", instead=Added)
    def instead(g: G, event: Added) -> Acts:
        option = yield Perhaps()
        if isinstance(option, Take):
            yield Noted(option)

    watch = Watch()
    game = start(book, watch=watch)
    assert game.asked_by == "instead"
    assert events(game.answer(Pass())) == [Added()]
    assert watch.idle == {("instead", None)}
    assert events(game.answer(Take(5)))[1:] == [Replaced(Added()), Noted(Take(5))]


def test_a_rule_does_not_replace_what_it_puts_in_the_place_itself() -> None:
    """Halving is done once, though what comes out is an event of the same kind."""
    book = new_book()
    adds(book, stones=8)

    @book.rule("halves", instead=Added)
    def halves(g: G, event: Added) -> Acts:
        yield Added(event.stones // 2)

    assert start(book).state == 4


def test_two_cards_under_one_rule_replace_once_each() -> None:
    book = new_book()
    adds(book, stones=8)

    @book.rule("halves", instead=Added, each=lambda g, event: ("card#1", "card#2"))
    def halves(g: G, event: Added, card: str) -> Acts:
        g.carry_out(card)
        yield Added(event.stones // 2)

    game = start(book)
    assert game.state == 2
    assert [entry.datum for entry in game.log] == ["card#1", "card#2", "card#2"]


def test_what_is_about_somebody_else_by_now_is_another_matter() -> None:
    """A hands on to B, B to C, and C to A, by one and the same rule."""
    book = new_book()

    @book.rule("adds", does=Turn)
    def first(g: G, step: Turn) -> Acts:
        yield Added(by="A")

    @book.rule("hands on", instead=Added)
    def hands_on(g: G, event: Added) -> Acts:
        after = {"A": "B", "B": "C", "C": "A"}
        yield Added(by=after[event.by])

    assert events(start(book))[-1] == Added(by="A"), "round once, and then it happens"
    assert len(events(start(book))) == 4


def test_the_first_replacement_in_force_goes_first() -> None:
    book = new_book()
    adds(book, stones=8)

    @book.rule("instead", instead=Added)
    def instead(g: G, event: Added) -> Acts:
        yield Doubled()

    @book.rule("instead too", instead=Added)
    def instead_too(g: G, event: Added) -> Acts:
        yield Noted("never asked")

    assert events(start(book)) == [Replaced(Added(8)), Doubled()]


def test_after_a_replacement_the_next_event_can_be_replaced_again() -> None:
    book = new_book()
    adds(book)
    adds(book, "adds more")

    @book.rule("instead", instead=Added)
    def instead(g: G, event: Added) -> Acts:
        yield Noted("instead")

    assert events(start(book)).count(Noted("instead")) == 2


def test_an_event_can_be_replaced_by_ending_it_all() -> None:
    book = new_book()
    adds(book)

    @book.rule("instead", instead=Added)
    def instead(g: G, event: Added) -> Acts:
        yield Cut(to=Evening)

    assert events(start(book, Turn(1), Turn(2), Evening())) == [Replaced(Added())]


@dataclass(frozen=True, slots=True)
class Gone(Event):
    """Something that only a replacement mentions."""


def test_what_a_replacement_does_can_be_replaced_by_another_rule() -> None:
    book = new_book()
    adds(book)

    @book.rule("instead", instead=Added)
    def instead(g: G, event: Added) -> Acts:
        yield Doubled()

    @book.rule("instead of that", instead=Doubled)
    def instead_of_that(g: G, event: Doubled) -> Acts:
        yield Gone()

    log = list(start(book).log)
    assert [entry.event for entry in log] == [Replaced(Added()), Replaced(Doubled()), Gone()]
    assert [entry.cause for entry in log] == [None, 0, 1]
