"""A game stored in the middle of something, and resumed."""

from __future__ import annotations

import pickle

from ludex.kernel import Acts, Game, Pass, Saved, Watch
from tests.kernel.hard_cases import test_02_dust_tornado_and_mountain as tornado
from tests.kernel.hard_cases import test_13_optional_replacement as shields
from tests.kernel.mini.occasions import Activate
from tests.kernel.mini.play import play
from tests.kernel.toy import Added, Among, G, Take, Turn, adds, asks, new_book, start


def stored(game: Game[int]) -> Saved[int]:
    """Gone to a file and back."""
    back: Saved[int] = pickle.loads(pickle.dumps(game.saved))  # noqa: S301 - our own
    return back


def in_the_middle() -> Game[int]:
    """Three decisions inside one item of the agenda, the first without an alternative."""
    book = new_book()
    adds(book)

    @book.rule("asks", does=Turn)
    def several(g: G, step: Turn) -> Acts:
        for stones in ((1,), (2, 3), (4, 5)):
            option = yield Among(stones=stones)
            yield Added(option.stones)

    return start(book, Turn(1), Turn(2)).answer(Take(2)).answer(Take(4)).answer(Take(3))


def test_a_game_resumes_in_the_middle_of_an_item() -> None:
    game = in_the_middle()
    again = Game.resume(game.ruleset, stored(game))
    assert (again.state, again.ask, again.asked_by) == (game.state, game.ask, game.asked_by)
    assert again.log == game.log
    assert again.history == game.history == (Take(2), Take(4), Take(3))
    assert again.answer(Take(5)).log == game.answer(Take(5)).log
    assert again.answer(Take(5)).state == 18


def test_what_is_saved_is_plain_data_and_says_where_the_game_was() -> None:
    saved = stored(in_the_middle())
    assert (saved.state, saved.agenda, saved.moment) == (8, (Turn(2),), 1)
    assert [answer.option for answer in saved.answers] == [Take(1), Take(3)]
    assert len(saved.log) == 7


def test_a_game_resumes_in_the_middle_of_a_replacement() -> None:
    game = shields.destroy(shields.RULES, "monster").answer(Pass())
    again = Game.resume(game.ruleset, pickle.loads(pickle.dumps(game.saved)))  # noqa: S301
    assert again.ask == shields.MayProtect("A", "shield#2")
    assert again.answer(shields.SECOND).log == game.answer(shields.SECOND).log


def test_a_game_resumes_in_the_middle_of_a_chain() -> None:
    game = tornado.activate_mountain(tornado.RULES)
    answered = game.answer(Activate("dust-tornado", "B", ("mountain",)))
    again = Game.resume(tornado.RULES, pickle.loads(pickle.dumps(answered.saved)))  # noqa: S301
    assert [link.card for link in again.state.chain] == ["mountain", "dust-tornado"]
    assert play(again).log == play(answered).log


def test_a_game_resumes_under_other_rules_and_under_a_watch() -> None:
    book = new_book()
    adds(book)
    asks(book, Among(stones=(1, 2)))
    game, watch = start(book), Watch()
    again = Game.resume(game.ruleset.without("adds"), game.saved, watch=watch)
    assert (game.state, again.state) == (1, 0)
    assert watch.acted == {("asks", None)}


def test_a_finished_game_resumes_as_finished() -> None:
    book = new_book()
    adds(book)
    game = start(book)
    again = Game.resume(game.ruleset, stored(game))
    assert again.over
    assert (again.state, again.log) == (1, game.log)
