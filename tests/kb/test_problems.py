"""What is said about a knowledge base in which one thing is wrong."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ludex.kb.errors import MOST, Problem, Problems, nearest
from ludex.kb.load import load
from ludex.kb.vocabulary import Vocabulary
from tests.kb.conftest import Broken
from tests.kb.demo import VOCABULARY
from tests.kb.tree import problems

ARTICLE = "demo/core/01-hand.yaml"
LIST = "demo/lists/2014-04-01.yaml"

_CASE = re.compile(r"^(\S+\.(?:yaml|tsv))\n((?:- .*\n)+)((?:\+ .*\n)*)([=~]) (.*)$", re.MULTILINE)
CASES = _CASE.findall(Path(__file__).with_name("problems.txt").read_text(encoding="utf-8"))


def _lines(marked: str) -> str:
    return "\n".join(line[2:] for line in marked.splitlines())


@pytest.mark.parametrize("case", CASES, ids=[case[-1] for case in CASES])
def test_one_thing_wrong_is_told(broken: Broken, case: tuple[str, ...]) -> None:
    name, old, new, mark, said = case
    found = broken(name, _lines(old), _lines(new))
    assert f"{name}:{said}" in found
    assert mark == "~" or len(found) == 1


def test_every_case_is_read() -> None:
    text = Path(__file__).with_name("problems.txt").read_text(encoding="utf-8")
    assert len(CASES) == len(re.findall(r"^[=~] ", text, re.MULTILINE))


def test_an_article_follows_its_file_and_its_rulebook(rules: Path) -> None:
    (rules / "demo/hat/02-sparks.yaml").rename(rules / "demo/hat/03-sparks.yaml")
    (rules / "demo/other").mkdir()
    text = (rules / "demo/hat/03-sparks.yaml").read_text().replace("HAT-2", "OTH-1")
    (rules / "demo/other/01-sparks.yaml").write_text(text)
    assert [(each.line, each.found, each.expected) for each in problems(rules)] == [
        (2, "the ID 'HAT-2'", "'HAT-3', after the file's name"),
        (2, "no rulebook beside this article", "a rulebook.yaml"),
    ]


def test_an_id_is_given_once(rules: Path) -> None:
    other = rules / "demo/hat/10-other.yaml"
    text = (rules / "demo/hat/02-sparks.yaml").read_text()
    other.write_text(text.replace("HAT-2\n", "HAT-10\n").replace("HAT-2.E1", "HAT-10.E1"))
    twice = [each for each in problems(rules) if "second time" in each.found]
    assert [(each.path.name, each.line, each.column, each.id) for each in twice] == [
        ("10-other.yaml", 5, 9, "HAT-2.1"),
        ("10-other.yaml", 8, 9, "HAT-2.2"),
    ]
    assert "02-sparks.yaml:5:5" in twice[0].expected


def test_what_is_retired_may_refer_to_what_is_retired(rules: Path) -> None:
    path = rules / ARTICLE
    text = path.read_text()
    text = text.replace("text: Nobody may look at the pile.", "text: See {rule:TCG-1.4}.")
    text = text.replace("text: A card too many stays.", 'text: "See {rule:TCG-1.4}."')
    text = text.replace("  - id: TCG-1.E1", "  - id: TCG-1.E1\n    retired: {reason: Old.}")
    path.write_text(text.replace("shows: [TCG-1.2]", "shows: [TCG-1.4]"))
    assert [str(each).partition(": ")[2] for each in problems(rules)] == [
        "TCG-1.1: the retired 'TCG-1.E1'; expected one that still counts"
    ]


def test_of_a_hopeless_file_the_first_problems_are_told(rules: Path) -> None:
    (rules / "demo/cards/many.yaml").write_text("".join(f"k{n}: x\n" for n in range(60_000)))
    (rules / "demo/cards/twice.yaml").write_text("a: 1\n" * 60_000)
    (rules / "demo/cards/ash-wolf.yaml").unlink()
    (rules / LIST).write_text(
        f"id: 2014-04-01\ntitle: T\nterritory: TCG\nsince: 2014-04-01\nsource: duel\n"
        f"limited: [{', '.join(f'card-{n}' for n in range(60_000))}]\n"
    )
    found = problems(rules)
    assert sum(each.path.name == "many.yaml" for each in found) == MOST
    assert sum(each.path.name == "twice.yaml" for each in found) == MOST
    assert sum(each.path.name == "2014-04-01.yaml" for each in found) == MOST + 1


def test_problems_are_told_in_order_and_once() -> None:
    one = Problem(Path("a.yaml"), 2, 1, "", "two")
    other = Problem(Path("a.yaml"), 1, 5, "HAT-1", "one", "none", "nine")
    assert str(Problems([one, other, one])) == (
        "a.yaml:1:5: HAT-1: one; expected none; did you mean 'nine'?\na.yaml:2:1: two"
    )


def test_the_nearest_id_is_the_one_beside() -> None:
    assert nearest("HAT-5.9", ["HAT-5.1", "HAT-5.8", "HAT-6.9"]) == "HAT-5.8"
    assert nearest("hat-5.9", ["HAT-5.1", "HAT-5.8"]) == "HAT-5.8"
    assert nearest("Umi", ["umi", "mountain"]) == "umi"
    assert nearest("Umi", ["mountain"]) == ""


def _implementing(*clauses: str) -> Vocabulary:
    places = {clause: ("rules.py", line) for line, clause in enumerate(clauses, 1)}
    return replace(VOCABULARY, implemented=places)


def test_a_rule_that_nothing_implements_is_told_where_it_stands(rules: Path) -> None:
    with pytest.raises(Problems) as raised:
        load(rules, _implementing("TCG-1.2", "HAT-2.1"))
    assert str(raised.value) == (
        f"{rules}/demo/hat/02-sparks.yaml:8:5: HAT-2.2: no implementation;"
        " expected a function bearing its ID, or 'sets'"
    )


def test_a_rule_of_a_broken_article_is_looked_at_too(rules: Path) -> None:
    path = rules / "demo/hat/02-sparks.yaml"
    path.write_text(path.read_text().replace("title: Sparks", "titel: Sparks"))
    with pytest.raises(Problems, match=r"02-sparks\.yaml:8:5: HAT-2\.2: no implementation"):
        load(rules, _implementing("TCG-1.2", "HAT-2.1"))


def test_a_rule_is_implemented_once(rules: Path) -> None:
    with pytest.raises(Problems) as raised:
        load(rules, _implementing("TCG-1.1", "TCG-1.2", "HAT-2.1", "HAT-2.2"))
    assert str(raised.value) == (
        f"{rules}/demo/core/01-hand.yaml:12:5: TCG-1.1: 'sets' beside a function that bears the"
        " clause's ID; expected one implementation"
    )


WHOLE = ("TCG-1.2", "HAT-2.1", "HAT-2.2")
"""What the rules of the demonstration need."""


def _of_code(rules: Path, *more: str) -> list[str]:
    with pytest.raises(Problems) as raised:
        load(rules, _implementing(*WHOLE, *more))
    return str(raised.value).splitlines()


def test_a_function_with_an_id_that_no_clause_has_is_told_where_it_stands(rules: Path) -> None:
    (told,) = _of_code(rules, "HAT-2.3")
    assert told == (
        "rules.py:4:1: HAT-2.3: a function with an ID that no clause has;"
        " expected the ID of a clause; did you mean 'HAT-2.2'?"
    )


def test_a_function_of_a_definition_or_of_a_retired_clause_is_told_where_it_stands(
    rules: Path,
) -> None:
    assert _of_code(rules, "TCG-1.3", "TCG-1.4") == [
        "rules.py:4:1: TCG-1.3: a function of a definition; expected one of a rule",
        "rules.py:5:1: TCG-1.4: a function of a retired clause; expected one of TCG-1.3",
    ]


def test_a_clause_of_conduct_needs_no_function_and_may_have_none(rules: Path) -> None:
    path = rules / "demo/core/01-hand.yaml"
    path.write_text(path.read_text().replace("kind: term", "kind: conduct"))
    assert load(rules, _implementing(*WHOLE)).clauses["TCG-1.3"].kind == "conduct"
    assert _of_code(rules, "TCG-1.3") == [
        "rules.py:4:1: TCG-1.3: a function of a clause of conduct; expected one of a rule"
    ]


def test_a_mistyped_id_is_answered_with_the_rule_that_lacks_code(rules: Path) -> None:
    with pytest.raises(Problems) as raised:
        load(rules, _implementing("TCG-1.2", "HAT-2.22", "HAT-2.2"))
    first, second = sorted(map(str, raised.value.problems), key=lambda told: "rules.py" in told)
    assert "HAT-2.1: no implementation" in first
    assert second.startswith("rules.py:2:1: HAT-2.22: ")
    assert second.endswith("did you mean 'HAT-2.1'?")


def test_a_function_of_a_clause_that_cannot_be_read_is_not_told(rules: Path) -> None:
    path = rules / "demo/hat/02-sparks.yaml"
    path.write_text(path.read_text() + "  - id: HAT-2.3\n   text: out of place\n")
    assert not any("HAT-2" in told for told in _of_code(rules, "HAT-2.3") if "rules.py" in told)
