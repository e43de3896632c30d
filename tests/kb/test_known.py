"""Cards that are said twice; what is wrong with a single line is in `problems.txt`."""

from pathlib import Path

from ludex.kb.errors import Problem
from tests.kb.tree import problems

REGISTER = "demo/register/m.tsv"
LIST = "demo/lists/2014-04-01.yaml"
WOLF = "demo/cards/ash-wolf.yaml"
SPARK = "demo/cards/red-spark.yaml"
ALONE = "a card that neither a file nor another line has"


def _changed(rules: Path, name: str, old: str, new: str) -> list[Problem]:
    """Return the problems of a changed file; those of other files follow from them."""
    path = rules / name
    text = path.read_text()
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))
    return [each for each in problems(rules) if each.path == path]


def test_a_card_with_a_file_is_not_registered_as_well(rules: Path) -> None:
    (found,) = _changed(rules, REGISTER, "\nmoth", "\nash-wolf")[1:]
    assert (found.line, found.column, found.id) == (2, 1, "ash-wolf")
    assert found.found == "the ID 'ash-wolf' a second time"
    assert found.expected == f"{ALONE}; the first is at {rules}/{WOLF}:2:1"


def test_a_card_is_registered_once(rules: Path) -> None:
    (found,) = _changed(rules, REGISTER, "mouse", "moth")
    assert (found.line, found.column, found.id) == (3, 1, "moth")
    assert found.found == "the ID 'moth' a second time"
    assert found.expected == f"{ALONE}; the first is at {rules}/{REGISTER}:2:1"


def test_a_passcode_is_one_cards_only(rules: Path) -> None:
    (found,) = _changed(rules, REGISTER, "2003", "1002")
    assert (found.line, found.column, found.id) == (3, 7, "mouse")
    assert found.found == "the passcode 1002 a second time"
    assert found.expected == f"one of its own; 'red-spark' has it at {rules}/{SPARK}:3:1"


def test_two_card_files_have_two_passcodes(rules: Path) -> None:
    (found,) = _changed(rules, SPARK, "1002", "1001")
    assert (found.line, found.column, found.id) == (3, 11, "red-spark")
    assert found.found == "the passcode 1001 a second time"
    assert found.expected == f"one of its own; 'ash-wolf' has it at {rules}/{WOLF}:3:1"


def test_a_list_names_a_card_once(rules: Path) -> None:
    twice = "[moth, ash-wolf, moth]\nsemi-limited: [moth]"
    found = _changed(rules, LIST, "[moth, owl]", twice)
    path = rules / LIST
    assert [(each.line, each.column, each.found, each.expected) for each in found] == [
        (line, column, f"the card {slug!r} a second time", f"each card once; the first is at {at}")
        for line, column, slug, at in (
            (10, 17, "ash-wolf", f"{path}:9:13"),
            (10, 27, "moth", f"{path}:10:11"),
            (11, 16, "moth", f"{path}:10:11"),
        )
    ]
