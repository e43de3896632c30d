from __future__ import annotations

from itertools import permutations

import pytest

from ludex.kernel import Acts, Game, KernelError, Ruleset, UnknownRule
from tests.kernel.toy import Doubled, G, Turn, adds, new_book


def ruleset(name: str, *ids: str, order: tuple[tuple[str, ...], ...] = ()) -> Ruleset:
    book = new_book()
    for one in ids:
        adds(book, one)
    return book.ruleset(name, ids, order=order)


def test_absence_is_the_switch() -> None:
    whole = ruleset("toy", "a", "b", "c")
    assert whole.without("b").ids == ("a", "c")
    assert whole.without("a", "c").ids == ("b",)
    assert whole.ids == ("a", "b", "c")
    assert whole.without("b") is whole.without("b"), "found once"
    assert ruleset("toy", "a", "b", order=(("a", "b"),)).without("c").order == (("a", "b"),)


def test_rules_move_no_further_than_the_order_asks() -> None:
    assert ruleset("toy", "d", "c", "b", "a", order=(("a", "c"),)).ids == ("d", "b", "a", "c")
    assert ruleset("toy", "a", "b", "c", order=(("a", "c"),)).ids == ("a", "b", "c")


def test_orders_hold_together_and_skip_what_is_not_in_force() -> None:
    both = (("a", "b"), ("b", "c"))
    assert ruleset("toy", "c", "b", "a", order=both).ids == ("a", "b", "c")
    assert ruleset("toy", "c", "a", order=(("a", "b", "c"),)).ids == ("a", "c")
    assert ruleset("toy", "c", "b", "a", order=both).without("b").ids == ("a", "c")


def test_a_clause_waits_for_all_rules_of_another() -> None:
    rules = ruleset("toy", "c", "a", "b").rules
    twice = Ruleset("toy", (*rules, *rules[1:2]), (("a", "c"),))
    assert [rule.id for rule in twice.rules] == ["a", "b", "a", "c"]


def test_orders_that_contradict_each_other_are_an_error() -> None:
    with pytest.raises(KernelError, match="the order of toy goes round: a, b"):
        ruleset("toy", "a", "b", "c", order=(("a", "b"), ("b", "a")))


def test_a_rival_answer_takes_the_place_of_the_other() -> None:
    old = ruleset("old", "a", "b", "c")
    new = ruleset("new", "a", "x", "y", order=(("y", "x"), ("a", "nothing")))
    swapped = old.instead_of(["b"], new, ["x", "y"])
    assert swapped.ids == ("a", "y", "x", "c")
    assert swapped.name == "old"
    assert old.instead_of(["none"], new, ["x"]).ids == ("a", "b", "c", "x")
    assert swapped.order == (("y", "x"),), "and what the others say of its order"
    again = old.instead_of(["b"], new, ["a"])
    assert [rule.id for rule in again.rules] == ["a", "c"], "nothing is in force twice"


def test_what_the_rival_does_not_enact_cannot_be_put_in() -> None:
    old, new = ruleset("old", "a"), ruleset("new", "x")
    with pytest.raises(UnknownRule, match="new does not enact y"):
        old.instead_of(["a"], new, ["x", "y"])


def shuffled(rules: Ruleset) -> list[Ruleset]:
    """The same rules in every order that their own order allows."""
    return [Ruleset(rules.name, some, rules.order) for some in permutations(rules.rules)]


def test_shuffling_shows_where_order_matters_and_that_an_order_settles_it() -> None:
    book = new_book()
    adds(book, "adds", 3)

    @book.rule("doubles", does=Turn)
    def doubles(g: G, step: Turn) -> Acts:
        yield Doubled()

    free = book.ruleset("toy", ["adds", "doubles"])
    assert {Game(rules, 0, (Turn(),)).state for rules in shuffled(free)} == {3, 6}
    ordered = book.ruleset("toy", ["adds", "doubles"], order=[("adds", "doubles")])
    assert {Game(rules, 0, (Turn(),)).state for rules in shuffled(ordered)} == {6}
