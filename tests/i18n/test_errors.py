"""Errors know from which texts they are made, so that any language can say them."""

import copy

import pytest

from ludex.i18n.errors import ERRORS, in_english, known, of_the_parser, worded
from ludex.wording import Worded, joined, quoted, told

SPANISH = {
    "error.found": "se encontró: {value}",
    "error.expected": "; se esperaba: {expected}",
    "error.list": "una lista",
    "error.quoted": "“{text}”",
    "error.invalid-choice": "opción no válida: {value} (elige entre {choices})",
}


def spanish(key: str, _english: str) -> str:
    return SPANISH[key]


def test_an_error_is_english_until_it_is_told_in_a_language():
    said = (
        "a.yaml:1:2: " + worded("found", value="'x'") + worded("expected", expected=known("a list"))
    )
    assert said == "a.yaml:1:2: found 'x'; expected a list"
    assert told(said, spanish) == "a.yaml:1:2: se encontró: 'x'; se esperaba: una lista"
    assert told(said, in_english) == said


def test_a_text_of_no_template_is_told_as_it_is():
    assert told("{plain}", spanish) == "{plain}"
    assert not isinstance(known("no text of the table"), Worded)


def test_braces_that_fill_a_template_stay():
    said = worded("found", value="{umi: 1}")
    assert told(said, spanish) == "se encontró: {umi: 1}"


@pytest.mark.parametrize(
    ("value", "english", "spanish_says"),
    [
        ("umi", "'umi'", "“umi”"),
        ("{umi}", "'{umi}'", "“{umi}”"),
        ("a\nb", r"'a\nb'", r"“a\nb”"),
        ("it's", '"it\'s"', '"it\'s"'),
        (5, "5", "5"),
        (None, "None", "None"),
    ],
)
def test_a_text_is_quoted_as_the_language_does(value: object, english: str, spanish_says: str):
    said = worded("found", value=quoted(value))
    assert said == f"found {english}"
    assert told(said, spanish) == f"se encontró: {spanish_says}"


def test_what_the_parser_quotes_is_quoted_as_the_language_does():
    said = of_the_parser("invalid choice: 'a' (choose from 'b', 'c')")
    assert said == "invalid choice: 'a' (choose from 'b', 'c')"
    assert told(said, spanish) == "opción no válida: “a” (elige entre “b”, “c”)"


def test_an_error_is_copied_whole():
    said = copy.copy(worded("found", value="1"))
    assert told(said, spanish) == "se encontró: 1"


@pytest.mark.parametrize(
    "message",
    [
        "unrecognized arguments: --a b",
        "the following arguments are required: ID, FILE",
        "argument COMMAND: invalid choice: 'shw' (choose from 'show', 'cite')",
        "argument --won: expected one argument",
        "argument --names: expected 2 arguments",
        "argument --seed: invalid int value: 'x'",
    ],
)
def test_what_the_parser_says_is_known_and_the_same_in_english(message: str):
    said = of_the_parser(message)
    assert isinstance(said, Worded)
    assert said == message
    assert all(part.key in ERRORS for part in said.parts if not isinstance(part, str))
    assert told(said, lambda key, _english: f"<{key}>").startswith("<error.")


def test_joined_errors_are_told_one_by_one():
    said = joined("; ", [worded("found", value="1"), "plain", known("a list")])
    assert said == "found 1; plain; a list"
    assert told(said, spanish) == "se encontró: 1; plain; una lista"


def test_what_the_parser_says_besides_stays_english():
    assert told(of_the_parser("something new"), spanish) == "something new"
