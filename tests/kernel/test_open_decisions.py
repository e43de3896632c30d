"""Decisions that admit more than they list: each option is ruled on when it is put."""

from __future__ import annotations

import pickle
from typing import Any, ClassVar

import pytest

from ludex.kernel import Acts, Ask, Chose, Game, Inquiry, Option, Pass, Refused, Watch
from tests.kernel.toy import Added, G, Limit, Take, Turn, Which, asks, events, new_book, start


class AnyNumber(Which):
    """How many? Any number that is no less than nothing, whoever lists it."""

    optional: ClassVar[bool] = True

    def admits(self, g: Inquiry[Any], option: Option) -> bool:
        return isinstance(option, Take) and option.stones >= g.state


def at_least(heap: int, *listed: int, most: int | None = None) -> Game[int]:
    """A game that asks for any number of stones, with a list of some and perhaps a limit."""
    book = new_book()
    asks(book, AnyNumber())

    @book.rule("lists", permits=AnyNumber)
    def lists(g: Inquiry[int], ask: AnyNumber) -> list[Take]:
        return [Take(number) for number in listed]

    if most is not None:

        @book.rule("limit", sets=Limit)
        def limit(g: Inquiry[int], q: Limit) -> int:
            return most

    @book.rule("no more than that", forbids=Take)
    def no_more(g: Inquiry[int], option: Take) -> bool:
        return option.stones > int(g.value(Limit()))

    return start(book, heap=heap)


def test_a_decision_admits_nothing_unless_it_says_so() -> None:
    book = new_book()
    asks(book, Which())
    game = start(book)
    assert not Ask.admits(Which(), game, Take(3))


def test_an_option_that_nobody_lists_can_be_the_answer() -> None:
    game = at_least(0, 1)
    assert game.on_offer() == (Take(1),)
    after = game.answer(Take(7))
    assert events(after) == [Chose("A", Take(7)), Added(7)]
    assert after.state == 7
    assert after.history == (Take(7),)


def test_an_open_decision_may_list_nothing_at_all() -> None:
    game = at_least(0)
    assert game.on_offer() == ()
    assert game.answer(Take(2)).state == 2
    assert game.answer(Pass()).state == 0


def test_a_listed_option_stands_on_who_lists_it_and_another_on_what_was_asked_of_it() -> None:
    game = at_least(0, 1, most=5)
    listed, admitted = (next(iter(game.answer(Take(n)).log)) for n in (1, 3))
    assert listed.used == ("lists", "limit")
    assert admitted.used == ("limit",)


def test_whoever_forbids_an_admitted_option_is_named() -> None:
    game = at_least(0, most=5)
    with pytest.raises(Refused, match="no more than that") as refused:
        game.answer(Take(6))
    assert refused.value.by == ("no more than that",)
    assert game.answer(Take(5)).state == 5


def test_what_is_neither_listed_nor_admitted_is_offered_by_nothing() -> None:
    game = at_least(4)
    with pytest.raises(Refused, match="nothing offers it") as refused:
        game.answer(Take(3))
    assert refused.value.by == ()
    assert game.answer(Take(4)).state == 8


def test_a_listed_option_need_not_be_admitted() -> None:
    assert at_least(4, 1).answer(Take(1)).state == 5


def test_of_what_is_not_offered_it_is_told_as_well_who_refuses_it() -> None:
    with pytest.raises(Refused) as refused:
        at_least(8, most=5).answer(Take(7))
    assert refused.value.by == ("no more than that",)


def test_what_is_admitted_is_neither_among_the_choices_nor_the_legal_options() -> None:
    game = at_least(0, 1, 6, most=5)
    assert set(game.choices().legal) == {Take(1)}
    assert [refusal.option for refusal in game.choices().refused] == [Take(6)]
    game.choices()
    assert game.answer(Take(2)).state == 2


def test_an_admitted_answer_is_stored_and_played_again() -> None:
    book = new_book()

    @book.rule("asks twice", does=Turn)
    def asks_twice(g: G, step: Turn) -> Acts:
        for _ in range(2):
            option = yield AnyNumber()
            yield Added(option.stones)

    game = start(book).answer(Take(3))
    again: Game[int] = Game.resume(game.ruleset, pickle.loads(pickle.dumps(game.saved)))  # noqa: S301
    assert again.answer(Take(4)).log == game.answer(Take(4)).log
    assert again.answer(Take(4)).state == 7
    with pytest.raises(Refused):
        again.answer(Take(2))


def test_a_fork_goes_where_an_admitted_answer_goes() -> None:
    game = at_least(0)
    assert game.fork(Take(7)).state == game.answer(Take(7)).state == 7


def test_whether_it_is_admitted_does_not_depend_on_who_looks_on() -> None:
    watch = Watch()
    book = new_book()
    asks(book, AnyNumber())
    watched = start(book, watch=watch)
    assert watched.answer(Take(7)).log == start(book).answer(Take(7)).log
