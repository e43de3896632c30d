from pathlib import Path

import pytest

from ludex.kb.errors import Problems
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.load import load
from ludex.kb.rulesets import Resolved, resolve
from tests.kb.demo import VOCABULARY


def test_an_article_stands_for_its_rules_that_count(kb: KnowledgeBase) -> None:
    assert resolve(kb, "tcg-core") == Resolved(("TCG-1.1", "TCG-1.2"), ())


def test_a_ruleset_changes_the_one_it_extends(kb: KnowledgeBase) -> None:
    resolved = resolve(kb, "hat-2014")
    assert resolved.clauses == ("HAT-2.2", "HAT-2.1", "TCG-1.1")
    assert resolved.order == (("HAT-2.1", "TCG-1.1"),)


MODERN = """\
# yaml-language-server: $schema=../../../schema/ruleset.json
id: modern
title: Modern
summary: Today.
since: 2021-04-01
extends: hat-2014
"""


@pytest.mark.parametrize(
    ("changes", "clauses", "order"),
    [
        ("", ("HAT-2.2", "HAT-2.1", "TCG-1.1"), (("HAT-2.1", "TCG-1.1"),)),
        ("repeal: [HAT-2]\n", ("TCG-1.1",), ()),
        ("repeal: [HAT-2.1]\n", ("TCG-1.1", "HAT-2.2"), ()),
        (
            "replace: {HAT-2.1: TCG-1.2}\n",
            ("HAT-2.2", "TCG-1.2", "TCG-1.1"),
            (("TCG-1.2", "TCG-1.1"),),
        ),
        ("replace: {HAT-2: TCG-1}\n", ("TCG-1.1", "TCG-1.2"), ()),
        (
            "enact: [TCG-1.2]\norder: [[TCG-1.2, HAT-2.2]]\n",
            ("HAT-2.1", "TCG-1.1", "TCG-1.2", "HAT-2.2"),
            (("HAT-2.1", "TCG-1.1"), ("TCG-1.2", "HAT-2.2")),
        ),
    ],
)
def test_rulesets_are_changed_one_by_another(
    rules: Path, changes: str, clauses: tuple[str, ...], order: tuple[tuple[str, ...], ...]
) -> None:
    (rules / "demo/rulesets/modern.yaml").write_text(MODERN + changes)
    assert resolve(load(rules, VOCABULARY), "modern") == Resolved(clauses, order)


@pytest.mark.parametrize("kind", ["term", "conduct"])
def test_an_article_without_rules_cannot_be_enacted(rules: Path, kind: str) -> None:
    article = rules / "demo/hat/02-sparks.yaml"
    text = article.read_text().replace("trust: judge", f"trust: judge\n    kind: {kind}")
    article.write_text(text)
    with pytest.raises(Problems, match="enacts 'HAT-2', which has no rules"):
        load(rules, VOCABULARY)


@pytest.mark.parametrize(("kind", "told"), [("term", "a term"), ("conduct", "of conduct")])
def test_what_is_no_rule_is_not_in_force(rules: Path, kind: str, told: str) -> None:
    article = rules / "demo/core/01-hand.yaml"
    article.write_text(article.read_text().replace("kind: term", f"kind: {kind}"))
    assert "TCG-1.3" not in resolve(load(rules, VOCABULARY), "tcg-core").clauses
    (rules / "demo/rulesets/modern.yaml").write_text(f"{MODERN}enact: [TCG-1.3]\n")
    with pytest.raises(Problems, match=f"'TCG-1.3', which is {told}; expected a clause of kind r"):
        load(rules, VOCABULARY)


def test_what_stands_in_a_broken_file_may_exist(rules: Path) -> None:
    article = rules / "demo/hat/02-sparks.yaml"
    article.write_text(article.read_text().replace("trust: judge", "trust: nobody"))
    with pytest.raises(Problems) as raised:
        load(rules, VOCABULARY)
    assert {each.found for each in raised.value.problems} == {"found 'nobody'"}


def test_a_long_line_of_rulesets_is_followed(rules: Path) -> None:
    for number in range(1, 1500):
        before = f"deep-{number - 1}" if number > 1 else "hat-2014"
        text = MODERN.replace("id: modern", f"id: deep-{number}").replace("hat-2014", before)
        (rules / f"demo/rulesets/deep-{number}.yaml").write_text(text)
    kb = load(rules, VOCABULARY)
    assert resolve(kb, "deep-1499").clauses == resolve(kb, "hat-2014").clauses


def test_there_is_no_ruleset_of_a_name_that_is_none(kb: KnowledgeBase) -> None:
    with pytest.raises(LookupError, match="no ruleset 'hat-2015'; did you mean 'hat-2014'"):
        resolve(kb, "hat-2015")
