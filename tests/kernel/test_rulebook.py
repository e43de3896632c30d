from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from ludex.kernel import (
    Acts,
    Game,
    Inquiry,
    KernelError,
    Quantity,
    Rulebook,
    TwoAnswers,
    UnknownRule,
)
from tests.kernel.toy import G, Limit, Take, Turn, Which, Worth, adds, new_book, start


def test_a_rule_is_of_exactly_one_kind() -> None:
    book = new_book()
    with pytest.raises(KernelError, match=r"R-1 must be of exactly one kind, found \[\]"):
        book.rule("R-1")
    with pytest.raises(KernelError, match=r"found \['does', 'sets'\]"):
        book.rule("R-1", does=Turn, sets=Limit)


def test_a_clause_has_one_implementation() -> None:
    book = new_book()
    adds(book, "R-1")
    with pytest.raises(KernelError, match="R-1 is implemented twice"):
        adds(book, "R-1")
    with pytest.raises(KernelError, match="R-1 has both code and data"):
        book.ruleset("toy", ["R-1"], {"R-1": {"limit": 3}})


def test_who_is_asked_returns_an_answer_and_does_not_yield() -> None:
    book = new_book()

    def body(g: Inquiry[int], q: Limit) -> Iterator[int]:
        yield 3

    with pytest.raises(KernelError, match="R-1 sets, and so returns its answer"):
        book.rule("R-1", sets=Limit)(body)
    with pytest.raises(KernelError, match="R-1 forbids, and so returns its answer"):
        book.rule("R-1", forbids=Take)(body)


def test_who_is_asked_is_asked_about_one_thing() -> None:
    with pytest.raises(KernelError, match="R-1 forbids what it is asked about"):
        new_book().rule("R-1", forbids=Take, each=lambda g, thing: ())


def test_an_unknown_id_is_told_with_the_nearest_known_one() -> None:
    book = new_book()
    adds(book, "R-1.1")
    with pytest.raises(UnknownRule, match=r"toy enacts 'R-11', .* did you mean 'R-1.1'\?"):
        book.ruleset("toy", ["R-11"])
    with pytest.raises(UnknownRule, match=r"did you mean 'DATA-2'\?"):
        book.ruleset("toy", ["DATA-3"], {"DATA-2": {"limit": 3}})
    with pytest.raises(UnknownRule, match=r"toy enacts 'X', which nothing implements$"):
        book.ruleset("toy", ["X"])


def test_an_id_is_enacted_once() -> None:
    book = new_book()
    adds(book, "R-1")
    with pytest.raises(KernelError, match="toy enacts 'R-1' 2 times"):
        book.ruleset("toy", ["R-1", "R-1"])


def test_a_clause_can_be_data_and_the_data_is_what_it_is_credited_for() -> None:
    book = new_book()
    data = {"R-1": {"limit": 3, "worth": {"red": 5}}}
    ruleset = book.ruleset("toy", ["R-1"], data)
    game = start(book)
    game = type(game)(ruleset, 0, ())
    assert game.value(Limit()) == 3
    assert game.value(Worth("red")) == 5
    assert game.value(Worth("blue")) == Worth.neutral
    assert ruleset.ids == ("R-1",)
    assert all(rule.data for rule in ruleset.rules)


@dataclass(frozen=True, slots=True)
class Price(Quantity):
    """What a stone of a colour and a shape costs: a table."""

    name: ClassVar[str] = "price"
    neutral: ClassVar[Any] = 0
    colour: str
    shape: str

    @property
    def key(self) -> tuple[str, str]:
        return self.colour, self.shape


def test_data_can_be_a_table_and_is_silent_where_it_has_no_row_or_no_cell() -> None:
    book = Rulebook([Price])
    ruleset = book.ruleset("toy", ["R-1"], {"R-1": {"price": {"red": {"round": 5}}}})
    game: Game[int] = Game(ruleset, 0, ())
    assert game.said(Price("red", "round")) == (5, "R-1")
    assert game.said(Price("red", "square")) == (0, None)
    assert game.said(Price("blue", "round")) == (0, None)


def test_a_row_of_a_table_can_be_one_value_for_all_of_its_columns() -> None:
    book = Rulebook([Price])
    ruleset = book.ruleset("toy", ["R-1"], {"R-1": {"price": {"red": 5}}})
    game: Game[int] = Game(ruleset, 0, ())
    assert game.said(Price("red", "round")) == (5, "R-1")
    assert game.said(Price("red", "square")) == (5, "R-1")
    assert game.said(Price("blue", "round")) == (0, None)


def test_two_clauses_of_pure_data_may_not_say_the_same() -> None:
    book = new_book()
    ruleset = book.ruleset("toy", ["R-1", "R-2"], {"R-1": {"limit": 3}, "R-2": {"limit": 4}})
    with pytest.raises(TwoAnswers, match=r"R-1 and R-2 both set Limit\(\)"):
        Game(ruleset, 0, ()).value(Limit())


def test_data_for_no_quantity_is_told_with_the_nearest_one() -> None:
    book = new_book()
    with pytest.raises(UnknownRule, match=r"R-1 sets 'limits', .*; did you mean 'limit'\?"):
        book.ruleset("toy", ["R-1"], {"R-1": {"limits": 3}})


def test_data_without_the_rows_that_are_asked_for_is_an_error() -> None:
    book = new_book()
    ruleset = book.ruleset("toy", ["R-1"], {"R-1": {"worth": 5}})
    game = type(start(book))(ruleset, 0, ())
    with pytest.raises(KernelError, match="R-1 sets 'worth' to 5; it takes a row 'red'"):
        game.value(Worth("red"))


def test_a_rule_hangs_on_several_types_and_on_their_kin() -> None:
    book = new_book()

    class LongTurn(Turn):
        pass

    @book.rule("R-1", does=(Turn, Which))
    def body(g: G, step: Turn) -> Acts:
        yield from ()

    ruleset = book.ruleset("toy", ["R-1"])
    assert [rule.id for rule in ruleset.of["does"][LongTurn]] == ["R-1"]
    assert [rule.id for rule in ruleset.of["does"][Which]] == ["R-1"]
    assert ruleset.of["does"][Take] == ()
    assert ruleset.of["instead"][Turn] == ()


# Several rulebooks as one.


def test_a_ruleset_may_hold_clauses_of_several_rulebooks() -> None:
    mine, theirs = Rulebook([Limit]), Rulebook([Worth])
    adds(mine, "M-1", stones=2)
    adds(theirs, "T-1", stones=5)
    whole = Rulebook.of(mine, theirs)
    data: dict[str, dict[str, Any]] = {"M-2": {"limit": 3}, "T-2": {"worth": {"red": 4}}}
    game: Game[int] = Game(whole.ruleset("both", ["M-1", "T-1", "M-2", "T-2"], data), 0, (Turn(),))
    assert game.state == 7
    assert (game.value(Limit()), game.value(Worth("red"))) == (3, 4)
    assert set(mine.rules) == {"M-1"}, "the books themselves stay as they were"
    assert set(mine.quantities) == {"limit"}


def test_two_rulebooks_may_not_implement_one_clause() -> None:
    mine, theirs = new_book(), Rulebook()
    for book in (mine, theirs):
        adds(book, "R-2")
        adds(book, "R-1")
    with pytest.raises(KernelError, match=r"^R-1, R-2: two rulebooks have it$"):
        Rulebook.of(mine, theirs)


def test_two_rulebooks_may_not_declare_one_quantity() -> None:
    with pytest.raises(KernelError, match=r"^limit: two rulebooks have it$"):
        Rulebook.of(Rulebook([Limit, Worth]), Rulebook([Limit]))


def test_of_no_rulebook_there_is_an_empty_one() -> None:
    assert (Rulebook.of().rules, Rulebook.of().quantities) == ({}, {})
