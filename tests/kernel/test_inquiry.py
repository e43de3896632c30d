"""Quantities, refusals and what is on offer, and the clauses that each answer is credited to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from ludex.kernel import Acts, Choice, Game, Inquiry, Refusal, TwoAnswers, Watch
from tests.kernel.toy import (
    Added,
    Among,
    G,
    Limit,
    Noted,
    Take,
    Turn,
    Which,
    Worth,
    asks,
    new_book,
    offers,
    start,
)


def test_a_quantity_is_what_the_one_rule_says_that_speaks() -> None:
    book = new_book()

    @book.rule("silent", sets=Limit)
    def silent(g: Inquiry[int], q: Limit) -> None:
        return None

    assert start(book).value(Limit()) == Limit.neutral

    @book.rule("speaks", sets=Limit)
    def speaks(g: Inquiry[int], q: Limit) -> int:
        return 0

    watch = Watch()
    assert start(book, watch=watch).value(Limit()) == 0, "nothing at all is an answer too"
    assert watch.acted == {("speaks", None)}
    assert watch.idle == {("silent", None)}

    @book.rule("speaks too", sets=Limit)
    def speaks_too(g: Inquiry[int], q: Limit) -> int:
        return 0

    with pytest.raises(TwoAnswers, match=r"speaks and speaks too both set Limit\(\)"):
        start(book).value(Limit())


def test_who_watches_is_told_which_data_spoke_and_which_was_silent() -> None:
    said = {"red": {"worth": {"red": 3}}, "blue": {"worth": {"blue": 5}}}
    watch = Watch()
    game = Game(new_book().ruleset("toy", said, said), 0, (Turn(),), watch=watch)
    for _ in range(2):  # what data says is looked up once, and noted each time
        assert game.said(Worth("red")) == (3, "red")
        assert watch.acted == {("red", "red")}
        assert watch.idle == {("blue", "red")}
        watch.acted.clear()
    assert game.said(Worth("green")) == (0, None)
    assert watch.acted == set()
    assert watch.idle == {("blue", "red"), ("red", "green"), ("blue", "green")}


def test_everyone_who_refuses_is_named_with_what_he_refuses_for() -> None:
    book = new_book()

    @book.rule("odd", forbids=Take)
    def odd(g: Inquiry[int], option: Take) -> bool:
        return option.stones % 2 == 1

    @book.rule("large", forbids=Take)
    def large(g: Inquiry[int], option: Take) -> tuple[str, ...]:
        return ("card#1.condition",) if option.stones > 4 else ()

    watch = Watch()
    game = start(book, watch=watch)
    assert game.refusals(Take(5)) == ("odd", "large", "card#1.condition")
    assert game.refusals(Take(3)) == ("odd",)
    assert game.refusals(Take(2)) == ()
    assert watch.acted == {("odd", 5), ("odd", 3), ("large", 5)}
    assert watch.idle == {("odd", 2), ("large", 3), ("large", 2)}
    assert not start(book).refuses(Take(2))
    assert start(book).refuses(Take(3))


def test_a_choice_tells_legal_options_from_refused_ones() -> None:
    book = new_book()
    asks(book, Among(stones=(1, 2)))
    offers(book, 2, 3, id="offers")
    offers(book, 2, 3, 4, id="offers too")

    @book.rule("no threes", forbids=Take)
    def no_threes(g: Inquiry[int], option: Take) -> bool:
        return option.stones == 3

    assert start(book).choices() == Choice(
        {Take(1): (), Take(2): ("offers", "offers too"), Take(4): ("offers too",)},
        (Refusal(Take(3), ("no threes",)),),
    )


def test_an_option_stands_on_what_was_consulted_in_offering_it_and_in_letting_it_pass() -> None:
    book = new_book()

    @book.rule("limit", sets=Limit)
    def limit(g: Inquiry[int], q: Limit) -> int:
        return 3

    @book.rule("some", permits=Which)
    def some(g: Inquiry[int], ask: Which) -> Iterator[Take]:
        yield Take(1)
        for stones in range(2, g.value(Limit()) + 1):
            yield Take(stones)

    @book.rule("not all", forbids=Take)
    def not_all(g: Inquiry[int], option: Take) -> bool:
        return option.stones > 1 and option.stones == g.value(Limit())

    asks(book, Which())
    game = start(book)
    assert game.choices().legal == {Take(1): ("some",), Take(2): ("some", "limit", "limit")}
    chosen, added = game.answer(Take(2)).log
    assert chosen.used == ("some", "limit")
    assert added.used == ("some", "limit")


def test_what_an_asking_rule_brings_along_stands_on_what_was_consulted_for_it() -> None:
    @dataclass(frozen=True, slots=True)
    class UpToTheLimit(Which):
        def offers(self, g: Inquiry[Any]) -> tuple[Take, ...]:
            return tuple(Take(stones) for stones in range(g.value(Limit())))

    book = new_book()

    @book.rule("limit", sets=Limit)
    def limit(g: Inquiry[int], q: Limit) -> int:
        return 2

    @book.rule("asks", does=Turn)
    def asks_up_to_the_limit(g: G, step: Turn) -> Acts:
        g.credit("card#1")
        yield UpToTheLimit()

    game = start(book)
    assert game.choices().legal == {Take(0): ("limit",), Take(1): ("limit",)}
    assert next(iter(game.answer(Take(1)).log)).used == ("card#1", "limit")


def test_what_is_on_offer_is_asked_once() -> None:
    book = new_book()
    asked: list[Which] = []

    @book.rule("offers", permits=Which)
    def offer(g: Inquiry[int], ask: Which) -> tuple[Take, ...]:
        asked.append(ask)
        return (Take(1), Take(2))

    asks(book, Which())
    game = start(book)
    assert game.choices() is game.choices()
    assert game.answer(Take(1)).state == 1
    assert asked == [Which()]


def test_what_one_rule_consulted_is_not_credited_to_another() -> None:
    book = new_book()

    @book.rule("limit", sets=Limit)
    def limit(g: Inquiry[int], q: Limit) -> int:
        return 3

    @book.rule("asks first", permits=Which)
    def asks_first(g: Inquiry[int], ask: Which) -> list[Take]:
        return [Take(g.value(Limit()))]

    offers(book, 1)
    asks(book, Which())
    assert start(book).choices().legal == {Take(3): ("asks first", "limit"), Take(1): ("offers",)}


def test_what_is_consulted_for_one_subject_is_not_credited_for_the_next() -> None:
    book = new_book()

    @book.rule("limit", sets=Limit)
    def limit(g: Inquiry[int], q: Limit) -> int:
        return 3

    @book.rule("worth", sets=Worth)
    def worth(g: Inquiry[int], q: Worth) -> int:
        return 1

    def up_to_the_limit(g: Inquiry[int], occasion: Any) -> range:
        return range(1, 1 + int(g.value(Limit())))

    @book.rule("offers", permits=Which, each=up_to_the_limit)
    def offer(g: Inquiry[int], ask: Which, stones: int) -> list[Take]:
        return [Take(stones if stones != 2 else 2 * int(g.value(Worth("red"))))]

    @book.rule("tells", does=Turn, each=up_to_the_limit)
    def tells(g: G, step: Turn, stones: int) -> Acts:
        if stones == 2:
            g.value(Worth("red"))
        yield Noted(stones)

    asks(book, Which())
    game = start(book)
    assert [entry.used for entry in game.log] == [("limit",), ("limit", "worth"), ("limit",)]
    assert game.choices().legal == {
        Take(1): ("offers", "limit"),
        Take(2): ("offers", "limit", "worth"),
        Take(3): ("offers", "limit"),
    }


def test_what_a_rule_asks_about_is_credited_to_it() -> None:
    book = new_book()
    offers(book, 1, 2)

    @book.rule("no ones", forbids=Take)
    def no_ones(g: Inquiry[int], option: Take) -> bool:
        return option.stones == 1

    @book.rule("tells", does=Turn)
    def tells(g: G, step: Turn) -> Acts:
        yield Noted("nothing yet")
        yield Noted(tuple(g.choice(Which()).legal))
        g.credit("card#1")
        yield Noted(g.refuses(Take(1)))

    used = [entry.used for entry in start(book).log]
    assert used == [(), ("offers",), ("offers", "card#1", "no ones")]


def test_permits_are_noted_for_each_they_are_considered_for() -> None:
    book = new_book()

    @book.rule("offers", permits=Which, each=lambda g, ask: (1, 2))
    def offer(g: Inquiry[int], ask: Which, stones: int) -> Iterator[Take]:
        if stones == 2:
            yield Take(stones)

    @book.rule("nobody", permits=Which)
    def nobody(g: Inquiry[int], ask: Which) -> tuple[Take, ...]:
        return ()

    watch = Watch()
    asks(book, Which())
    assert start(book, watch=watch).state == 2
    assert watch.acted >= {("offers", 2), ("asks", None)}
    assert watch.idle == {("offers", 1), ("nobody", "A")}


def test_what_is_kept_is_found_again_when_its_parts_change_and_credited_each_time() -> None:
    book = new_book()
    found: list[int] = []

    @book.rule("limit", sets=Limit)
    def limit(g: Inquiry[int], q: Limit) -> int:
        found.append(g.state)
        return g.state

    def kept(g: Inquiry[int]) -> int:
        value: int = g.kept("limit", g.state // 10, lambda: g.value(Limit()))
        return value

    @book.rule("tells", does=Turn)
    def tells(g: G, step: Turn) -> Acts:
        yield Noted(kept(g))
        yield Added(9)
        yield Noted(kept(g))

    @book.rule("tells again", does=Turn)
    def tells_again(g: G, step: Turn) -> Acts:
        yield Noted(kept(g))

    log = list(start(book).log)
    assert [entry.event for entry in log] == [Noted(0), Added(9), Noted(0), Noted(0)]
    assert found == [0]
    assert log[-1].used == ("limit",)
    assert start(book, heap=5).state == 14
    assert found == [0, 5, 14]


def test_what_is_kept_goes_along_with_the_game_but_not_with_a_fork() -> None:
    book = new_book()
    asks(book, Among(stones=(1, 2)))
    game = start(book, Turn(1), Turn(2))
    assert game.kept("answer", (), lambda: 42) == 42
    assert game.answer(Take(1)).kept("answer", (), lambda: 0) == 42
    assert game.fork(Take(1)).kept("answer", (), lambda: 0) == 0, "whoever watches would miss it"
