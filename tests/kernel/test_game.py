"""A game stands at a decision or at its end, and goes on from there."""

from __future__ import annotations

import pytest

from ludex.kernel import Acts, Game, Inquiry, KernelError, Log, Option, Pass, Refused, Then
from tests.kernel.toy import (
    Added,
    Evening,
    G,
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


def choosing() -> Game[int]:
    """In each of two turns A takes one, two or three; three is refused."""
    book = new_book()
    asks(book, Which())
    offers(book, 1, 2, 3)

    @book.rule("no threes", forbids=Take)
    def no_threes(g: Inquiry[int], option: Take) -> bool:
        return option.stones == 3

    return start(book, Turn(1), Turn(2), Evening())


def test_a_game_without_an_agenda_is_over() -> None:
    game = Game(new_book().ruleset("toy", []), 7, ())
    assert game.over
    assert (game.state, game.ask, game.asked_by, game.player) == (7, None, None, None)
    assert game.log == Log()
    assert game.so_far == game.log


def test_a_game_stands_at_its_next_decision() -> None:
    game = choosing()
    assert (game.ask, game.asked_by, game.player, game.over) == (Which(), "asks", "A", False)
    assert (game.moment, game.agenda) == (0, (Turn(1), Turn(2), Evening()))
    game = game.answer(Take(2))
    assert (game.moment, game.agenda, game.history) == (1, (Turn(2), Evening()), (Take(2),))
    game = game.answer(Take(1))
    assert (game.state, game.over, game.moment, game.agenda) == (3, True, 3, ())


def test_state_and_log_include_what_the_present_item_has_done() -> None:
    book = new_book()
    adds(book)
    asks(book, Perhaps())
    game = start(book)
    assert (game.state, events(game)) == (1, [Added()])
    assert game.saved.state == 0


def test_what_is_not_legal_is_refused_by_name() -> None:
    game = choosing()
    with pytest.raises(Refused, match=r"A may not choose Take\(stones=3\): no threes") as caught:
        game.answer(Take(3))
    assert caught.value.by == ("no threes",)
    with pytest.raises(Refused, match=r"Take\(stones=4\): nothing offers it") as caught:
        game.answer(Take(4))
    assert caught.value.by == ()
    with pytest.raises(Refused, match=r"Pass\(\): nothing offers it"):
        game.answer(Pass())
    assert game.answer(Take(1)).state == 1, "and nothing is lost by trying"


def test_an_answer_is_the_same_whether_or_not_the_choices_were_looked_at() -> None:
    unseen, seen = choosing(), choosing()
    assert list(seen.choices().legal) == [Take(1), Take(2)]
    assert seen.choices() is seen.choices()
    assert seen.answer(Take(2)).log == unseen.answer(Take(2)).log
    with pytest.raises(Refused):
        seen.answer(Take(3))


def test_where_nothing_is_decided_there_is_nothing_to_answer() -> None:
    game = start(new_book())
    for attempt in (game.choices, lambda: game.answer(Pass()), lambda: game.fork(Pass())):
        with pytest.raises(KernelError, match="nothing is being decided"):
            attempt()


def test_a_game_can_be_forked_even_into_what_is_refused() -> None:
    game = choosing()
    assert game.fork(Take(3)).state == 3
    assert game.fork(Take(3), without=("asks",)).history == (Take(3),)
    assert game.state == 0


def test_until_a_chooser_has_no_answer_or_the_game_is_over() -> None:
    def ones(game: Game[int]) -> Option:
        return Take(1)

    assert choosing().until(ones).state == 2
    assert choosing().until(lambda game: None).state == 0
    once = choosing().until(lambda game: Take(2) if game.moment == 0 else None)
    assert (once.state, once.over) == (2, False)


def test_what_the_rules_schedule_is_seen_in_the_agenda() -> None:
    book = new_book()
    asks(book, Perhaps())

    @book.rule("schedules", does=Turn)
    def schedules(g: G, step: Turn) -> Acts:
        if step.number == 1:
            yield Then(Turn(2))

    assert start(book, Turn(1), Evening()).answer(Pass()).agenda == (Turn(2), Evening())
    assert events(start(book).answer(Pass())) == [Noted(Pass())]
