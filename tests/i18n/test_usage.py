"""How a language is written: where a wording is refused, and in which texts it is looked for."""

import re
from typing import Any

import pytest

from ludex.i18n.usage import Refused, Usage, lies_in


@pytest.mark.parametrize(
    ("context", "place"),
    [
        ("HAT-2.1#text", "HAT"),
        ("HAT-2.1#text", "HAT-2"),
        ("HAT-2.1#text", "HAT-2.1"),
        ("HAT-2.1#text", "text"),
        ("HAT-2.1#text", "rules"),
        ("event#Drew", "event"),
        ("event#Drew", "event#Drew"),
        ("ui#home.title", "interface"),
        ("umi#1.says", "cards"),
        ("term:chain#definition", "term"),
    ],
)
def test_a_context_lies_in_a_place(context, place):
    assert lies_in(context, place)


@pytest.mark.parametrize(
    ("context", "place"),
    [
        ("HAT-21.1#text", "HAT-2"),
        ("event#Drew", "ev"),
        ("TCG-1#title", "HAT"),
        ("TCG#title", "TCG-1"),
    ],
)
def test_a_place_is_no_mere_beginning(context, place):
    assert not lies_in(context, place)


def refused(**more: Any) -> Refused:
    return Refused(
        re.compile("by no effect"), "without an effect", "So it is said.", "", "", **more
    )


def test_what_is_refused_is_told_with_what_to_use():
    found = refused().problem("It comes by no effect.", "TCG-1.1#text")
    assert found == "'by no effect' is refused; use without an effect. So it is said."
    assert refused().problem("It comes without an effect.", "TCG-1.1#text") == ""


def test_a_text_may_be_left_alone_and_so_may_places():
    text = "It comes by no effect, as it were."
    assert refused(unless=re.compile("as it were")).problem(text, "TCG-1.1#text") == ""
    assert refused(places=("event",)).problem(text, "TCG-1.1#text") == ""
    assert refused(places=("event", "TCG")).problem(text, "TCG-1.1#text") != ""


def test_each_form_of_a_text_is_looked_at():
    usage = Usage(refused=(refused(),))
    assert len(list(usage.problems(("one", "many by no effect"), "event#Came"))) == 1
