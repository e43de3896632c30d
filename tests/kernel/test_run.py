"""How rules act: events, what they cause, decisions, schedules and cuts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

from ludex.kernel import Acts, Chose, Cut, Inquiry, KernelError, Nothing, Option, Pass, Then, Watch
from tests.kernel.toy import (
    Added,
    Among,
    Doubled,
    Evening,
    G,
    Limit,
    Noted,
    Perhaps,
    Take,
    Turn,
    Which,
    adds,
    asks,
    events,
    new_book,
    offers,
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


def test_steps_come_next_in_the_order_of_scheduling() -> None:
    book = new_book()

    @book.rule("tells", does=Turn)
    def tells(g: G, step: Turn) -> Acts:
        yield Noted(step.number)
        if step.number < 10:
            yield Then(Turn(10 * step.number))
            yield Then(Turn(10 * step.number + 1))

    assert events(start(book, Turn(1), Turn(2))) == [Noted(n) for n in (1, 10, 11, 2, 20, 21)]


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
