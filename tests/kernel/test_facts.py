from __future__ import annotations

from ludex.kernel import Ask, Chose, Event, Option, Pass, Quantity, Replaced, Step
from tests.kernel.toy import Added, Among, Take, Worth


def test_what_has_no_subject_is_about_nobody() -> None:
    assert Event().subject is None
    assert Step().subject is None
    assert Option().subject is None
    assert Pass().subject is None


def test_an_event_changes_nothing_unless_it_says_so() -> None:
    state = object()
    assert Event().fold(state) is state


def test_a_decision_is_about_its_player() -> None:
    assert Among("B").subject == "B"
    assert not Ask.optional
    assert Ask().offers(None) == ()  # type: ignore[arg-type]


def test_a_choice_is_about_what_was_chosen_and_a_replacement_about_what_was_replaced() -> None:
    assert Chose("A", Take(3)).subject == 3
    assert Replaced(Added(by="B")).subject == "B"


def test_a_quantity_is_about_its_row() -> None:
    assert Quantity().key is None
    assert Quantity().subject is None
    assert Worth("red").subject == "red"
