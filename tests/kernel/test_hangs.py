"""What does not come to rest is an error that names the rules going round."""

from __future__ import annotations

import pytest

from ludex.kernel import Acts, Game, Hang, Inquiry, Pass, Then, leads_to
from ludex.kernel.budget import BUDGET
from tests.kernel.toy import (
    Added,
    Doubled,
    G,
    Perhaps,
    Take,
    Turn,
    Which,
    adds,
    new_book,
    offers,
    start,
)


def test_rules_that_schedule_one_another() -> None:
    book = new_book()
    adds(book, "innocent")

    @book.rule("back and", does=Turn)
    def back_and(g: G, step: Turn) -> Acts:
        yield Then(Turn(3 - step.number))

    with pytest.raises(Hang, match=r"going round: innocent, back and$"):
        start(book)


def test_rules_that_schedule_one_another_and_leave_no_trace_in_the_log() -> None:
    book = new_book()

    @book.rule("one", does=Turn)
    def one(g: G, step: Turn) -> Acts:
        if step.number == 1:
            yield Then(Turn(2))

    @book.rule("two", does=Turn)
    def two(g: G, step: Turn) -> Acts:
        if step.number == 2:
            yield Then(Turn(1))

    with pytest.raises(Hang, match=r"going round: (one, two|two, one)$"):
        start(book)


def test_rules_that_answer_one_another() -> None:
    book = new_book()
    adds(book, "starts it")

    @book.rule("doubles", does=Added)
    def doubles(g: G, event: Added) -> Acts:
        yield Doubled()

    @book.rule("adds", does=Doubled)
    def adds_again(g: G, event: Doubled) -> Acts:
        yield Added()

    with pytest.raises(Hang, match=r"going round: starts it, doubles, adds$"):
        start(book)


def test_replacements_that_replace_one_another_without_end() -> None:
    book = new_book()

    @book.rule("starts it", does=Turn)
    def starts_it(g: G, step: Turn) -> Acts:
        yield Added(by="1")

    @book.rule("hands on", instead=Added)
    def hands_on(g: G, event: Added) -> Acts:
        yield Added(by=event.by + "1")

    with pytest.raises(Hang, match=r"going round: starts it, hands on$"):
        start(book)


def test_a_rule_that_never_ends() -> None:
    book = new_book()

    @book.rule("endless", does=Turn)
    def endless(g: G, step: Turn) -> Acts:
        while True:
            yield Added()

    with pytest.raises(Hang, match=r"going round: endless$"):
        start(book)


def asking_for_ever() -> Game[int]:
    book = new_book()
    offers(book, 1)

    @book.rule("asks again", does=Turn)
    def asks_again(g: G, step: Turn) -> Acts:
        yield Perhaps()
        yield Then(Turn())

    @book.rule("looks ahead", forbids=Take)
    def looks_ahead(g: Inquiry[int], option: Take) -> bool:
        return leads_to(g, option, lambda game: False, without=("looks ahead",))

    return start(book)


def test_a_chooser_that_never_comes_to_an_end() -> None:
    asked = 0

    def decline(game: Game[int]) -> Pass:
        nonlocal asked
        asked += 1
        return Pass()

    with pytest.raises(Hang, match=r"going round: asks again$"):
        asking_for_ever().until(decline)
    assert asked == BUDGET + 1


def test_looking_ahead_without_end() -> None:
    with pytest.raises(Hang, match=r"going round: asks again$"):
        asking_for_ever().choices()


def test_a_long_game_is_no_hang_as_long_as_somebody_decides() -> None:
    book = new_book()

    @book.rule("adds a lot", does=Turn)
    def adds_a_lot(g: G, step: Turn) -> Acts:
        for _ in range(BUDGET // 3):
            yield Added()
        if step.number < 3:
            yield Perhaps()
            yield Then(Turn(step.number + 1))

    game = start(book).answer(Pass()).answer(Pass())
    assert game.state == 3 * (BUDGET // 3)


def test_looking_ahead_while_looking_ahead() -> None:
    book = new_book()
    offers(book, 1, 2)

    @book.rule("asks again", does=Turn)
    def asks_again(g: G, step: Turn) -> Acts:
        yield Which()
        yield Then(Turn())

    @book.rule("looks ahead", forbids=Take)
    def looks_ahead(g: Inquiry[int], option: Take) -> bool:
        return g.fork(option).over

    with pytest.raises(Hang, match=r"asks again, which looks ahead without switching itself off"):
        start(book)
