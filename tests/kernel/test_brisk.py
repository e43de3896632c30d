"""A brisk game does not stand where nothing can be done; legal options can be had one by one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludex.kernel import Game, Inquiry, KernelError, Pass, Rulebook, Watch
from tests.kernel.toy import (
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
)


def _begun(book: Rulebook, *, brisk: bool = True, watch: Watch | None = None) -> Game[int]:
    rules = book.ruleset("toy", list(book.rules))
    return Game(rules, 0, (Turn(1), Turn(2)), watch=watch, brisk=brisk)


def _small_only(book: Rulebook, least_refused: int) -> list[Take]:
    """Refuse what is too much; return what it was asked about."""
    asked: list[Take] = []

    @book.rule("small only", forbids=Take)
    def small_only(_g: Inquiry[int], option: Take) -> bool:
        asked.append(option)
        return option.stones >= least_refused

    return asked


def test_what_may_be_declined_is_declined_where_nothing_is_legal() -> None:
    book = new_book()
    asks(book, Perhaps())
    offers(book, 1, 2)
    _small_only(book, 1)
    brisk = _begun(book)
    assert brisk.over
    assert brisk.history == ()
    slow = _begun(book, brisk=False).answer(Pass()).answer(Pass())
    assert list(brisk.log) == list(slow.log)
    assert events(brisk) == [Noted(Pass()), Noted(Pass())]


def test_what_is_legal_is_asked_and_the_game_stays_brisk() -> None:
    book = new_book()
    asks(book, Perhaps())
    offers(book, 1, 2)
    _small_only(book, 2)
    game = _begun(book)
    assert (game.ask, game.brisk) == (Perhaps(), True)
    assert list(game.choices().legal) == [Take(1)]
    game = game.answer(Pass())
    assert (game.ask, game.brisk) == (Perhaps(), True)
    assert game.answer(Take(1)).history == (Pass(), Take(1))
    assert not game.fork(Pass()).brisk


def test_legal_options_are_had_one_by_one() -> None:
    book = new_book()
    asks(book, Which())
    offers(book, 1, 2, 3)
    asked = _small_only(book, 3)
    game = _begun(book, brisk=False)
    assert game.on_offer() == (Take(1), Take(2), Take(3))
    asked.clear()
    assert next(game.legal_among((Take(3), Take(2), Take(1)))) == Take(2)
    assert asked == [Take(3), Take(2)]
    assert list(game.legal_among(game.on_offer())) == list(game.choices().legal)


def test_what_was_found_legal_is_not_ruled_on_again_and_stands_on_the_same() -> None:
    stood_on = []
    for first in (True, False):
        book = new_book()
        asks(book, Which())
        offers(book, 1, 2, 3)
        asked = _small_only(book, 3)

        @book.rule("limit", forbids=Take)
        def over_the_limit(g: Inquiry[int], option: Take) -> bool:
            return bool(option.stones > g.value(Limit()))

        @book.rule("eight", sets=Limit)
        def eight(g: Inquiry[int], limit: Limit) -> int:
            return 8

        game = _begun(book, brisk=False)
        if first:
            assert next(game.legal_among((Take(2),))) == Take(2)
        asked.clear()
        stood_on.append([entry.credits for entry in game.answer(Take(2)).log])
        # What comes first after it is the next decision, or the option itself.
        assert asked[0] == (Take(1) if first else Take(2))
    assert stood_on[0] == stood_on[1]
    assert "eight" in stood_on[0][0]


def test_what_may_be_declined_is_on_offer_as_well() -> None:
    book = new_book()
    asks(book, Perhaps())
    offers(book, 1)
    game = _begun(book, brisk=False)
    assert game.on_offer() == game.on_offer() == (Take(1),)


def test_who_refused_an_option_is_asked_first_the_next_time() -> None:
    book = new_book()
    asks(book, Which())
    offers(book, 1, 2, 9)
    looked: list[str] = []

    @book.rule("first", forbids=Take)
    def first(_g: Inquiry[int], option: Take) -> bool:
        looked.append("first")
        return False

    @book.rule("second", forbids=Take)
    def second(g: Inquiry[int], option: Take) -> bool:
        looked.append("second")
        return option.stones == 9 and g.state < 2

    game = _begun(book, brisk=False)
    looked.clear()
    assert list(game.legal_among((Take(9),))) == []
    assert looked == ["first", "second"]
    looked.clear()
    assert list(game.legal_among((Take(9),))) == []
    assert looked == ["second"]
    # When it refuses no more, all the others are asked.
    assert list(game.answer(Take(2)).legal_among((Take(9),))) == [Take(9)]


def test_looking_one_by_one_credits_nobody_and_is_not_watched() -> None:
    book = new_book()
    asks(book, Which())
    offers(book, 1, 2)
    _small_only(book, 2)
    offers_more = book.rule("offers more", permits=Which)
    offers_more(lambda _g, _ask: (Take(1), Take(0)))
    watch = Watch()
    game = _begun(book, brisk=False, watch=watch)
    before = len(watch.acted), len(watch.idle)
    used = dict(game.used)
    assert list(game.legal_among((Take(7), Take(1)))) == [Take(1)]
    assert (len(watch.acted), len(watch.idle)) == before
    assert game.used == used
    assert game.choices().legal[Take(1)] == ("offers", "offers more")


def test_nothing_is_on_offer_when_nothing_is_decided() -> None:
    book = new_book()
    game = Game(book.ruleset("toy", []), 0, ())
    with pytest.raises(KernelError, match="nothing is being decided"):
        game.on_offer()
    with pytest.raises(KernelError, match="nothing is being decided"):
        game.legal_among(())


def test_what_is_offered_to_each_of_several_subjects_is_looked_at_too() -> None:
    book = new_book()
    asks(book, Perhaps())

    @book.rule("to each", permits=Perhaps, each=lambda _g, _ask: (1, 2))
    def to_each(_g: Inquiry[int], _ask: Perhaps, stones: int) -> Iterator[Take]:
        yield Take(stones)

    _small_only(book, 2)
    assert _begun(book).ask == Perhaps()
    refused = new_book()
    asks(refused, Perhaps())
    refused.rule("to each", permits=Perhaps, each=lambda _g, _ask: (1, 2))(to_each)
    _small_only(refused, 1)
    assert _begun(refused).over
