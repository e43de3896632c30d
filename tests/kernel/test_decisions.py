"""Decisions inside an item of the agenda, and the answers they were given."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import Acts, Chose, Inquiry, Nothing, Option, Pass, Watch
from tests.kernel.toy import (
    Added,
    Among,
    G,
    Limit,
    Noted,
    Perhaps,
    Take,
    Turn,
    Which,
    asks,
    events,
    new_book,
    offers,
    start,
)


def test_an_answer_is_logged_with_what_it_stands_on_and_a_pass_is_not() -> None:
    book = new_book()
    asks(book, Perhaps())
    offers(book, 1, 2)
    game = start(book)
    chosen, added = game.answer(Take(2)).log
    assert (chosen.event, chosen.rule, chosen.used) == (Chose("A", Take(2)), "asks", ("offers",))
    assert added.event == Added(2)
    assert events(game.answer(Pass())) == [Noted(Pass())]


def test_a_lone_option_is_taken_and_no_option_is_none() -> None:
    book = new_book()
    asks(book, Which())
    assert events(start(book)) == [Noted(None)]
    offers(book, 3)
    game = start(book)
    assert events(game) == [Chose("A", Take(3)), Added(3)]
    assert next(iter(game.log)).used == ("offers",)
    assert game.history == (), "nobody was asked"


def test_chance_and_what_may_be_declined_is_asked_even_with_a_lone_option() -> None:
    book = new_book()
    asks(book, Among(None, (3,)))
    game = start(book)
    assert (game.ask, game.player) == (Among(None, (3,)), None)
    assert not game.over
    other = new_book()
    asks(other, Perhaps())
    offers(other, 3)
    assert start(other).ask == Perhaps()


def test_answers_go_to_the_decisions_they_were_given_for() -> None:
    """A decision without an alternative stands between those that somebody answered."""
    book = new_book()

    @book.rule("asks", does=Turn)
    def several(g: G, step: Turn) -> Acts:
        for stones in ((1,), (2, 3), (), (4,), (5, 6)):
            option = yield Among(stones=stones)
            yield Noted(option)

    game = start(book).answer(Take(3)).answer(Take(5))
    told = [event.what for event in events(game) if isinstance(event, Noted)]
    assert told == [Take(1), Take(3), None, Take(4), Take(5)]
    assert game.history == (Take(3), Take(5))


def test_the_first_option_refused_leaves_the_second_alone() -> None:
    book = new_book()
    asks(book, Which())
    offers(book, 1, 2)

    @book.rule("limit", sets=Limit)
    def limit(g: Inquiry[int], q: Limit) -> int:
        return 1

    @book.rule("more than that", forbids=Take)
    def less(g: Inquiry[int], option: Take) -> bool:
        return option.stones < 1 + int(g.value(Limit()))

    chosen = next(iter(start(book).log))
    assert chosen.event == Chose("A", Take(2))
    assert chosen.used == ("offers", "limit")


def test_a_fork_answers_the_decision_at_hand_and_is_watched_by_nobody() -> None:
    book = new_book()
    asks(book, Which())
    offers(book, 1, 2)
    seen: list[int] = []

    @book.rule("looks ahead", forbids=Take)
    def looks_ahead(g: G, option: Option) -> bool:
        fork = g.fork(option, without=("looks ahead",))
        assert fork.watch is None
        seen.append(fork.state)
        return False

    watch = Watch()
    game = start(book, watch=watch)
    assert game.state == 0
    assert seen == [1, 2]
    assert ("looks ahead", 1) in watch.idle
    assert ("offers", "A") in watch.acted


class Formally(Which):
    """How many? Even if there is nothing to choose from, somebody has to say so."""

    always_asked: ClassVar[bool] = True


def test_a_decision_can_be_one_that_is_always_asked() -> None:
    book = new_book()
    asks(book, Formally())
    offers(book, 3)
    game = start(book)
    assert game.ask == Formally()
    assert game.answer(Take(3)).state == 3


def test_looking_ahead_is_the_same_however_often_an_item_is_run() -> None:
    book = new_book()

    @book.rule("never three", forbids=Take)
    def never_three(g: G, option: Take) -> bool:
        return g.fork(option, without=("never three",)).state == 3

    @book.rule("asks twice", does=Turn)
    def asks_twice(g: G, step: Turn) -> Acts:
        for _ in range(2):
            yield Noted(g.refuses(Take(1)))
            option = yield Among(stones=(1, 2))
            yield Added(option.stones)

    game = start(book).answer(Take(2))
    assert game.state == 4
    assert [event.what for event in events(game) if isinstance(event, Noted)] == [False, True]


def test_a_choice_that_was_made_was_made() -> None:
    book = new_book()
    asks(book, Among(stones=(1, 2)))

    @book.rule("instead", instead=Chose)
    def instead(g: G, event: Chose) -> Acts:
        yield Nothing()

    assert events(start(book).answer(Take(2)))[0] == Chose("A", Take(2))
