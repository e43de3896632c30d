"""No stale finding survives: what is changed at random is found out by whoever was kept as held."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludex.check.keeping import store as stores
from ludex.check.keeping.code import Code, code
from ludex.check.keeping.now import Now
from ludex.check.keeping.store import Store
from ludex.check.keeping.used import Used, type_name
from ludex.check.play import play
from ludex.check.run import check, examples_of
from ludex.kb.errors import Problems
from ludex.kb.model import Example
from ludex.kernel import Rulebook
from ludex.project.project import Project
from tests.tree import Tree

MUTANTS = 14
DRAWN = 24
"""Examples; each mutant is judged by those of its own article and cards, too."""


def _drawn(project: Project, chance: Random, most: int = DRAWN) -> list[Example]:
    live = examples_of(project, ())
    matches = [each for each in live if project.game_of(each).name != "yugioh"]
    return [*chance.sample(live, most), *chance.sample(matches, most // 4)]


def _runs(project: Project, examples: list[Example]) -> Iterator[tuple[str, Example, str]]:
    for example in examples:
        for ruleset in project.runs_of(example):
            yield f"{example.id}[{ruleset}]", example, ruleset


_NUMBER = re.compile(r"(?<=: )\d{1,4}(?=[,}\]\n])")
_WORD = re.compile(
    r"(?<=[:\[,] )(?:true|false|forbidden|limited|A|B|hand|deck|graveyard)(?=[,}\]\n])"
)
_OTHERS = {"true": "false", "false": "true", "A": "B", "B": "A", "forbidden": "limited"}
_OTHERS |= {"limited": "forbidden", "hand": "deck", "deck": "graveyard", "graveyard": "hand"}


def _mutant(text: str, chance: Random) -> str | None:
    """Return a text in which one number or word is another one, or one line of a list is gone."""
    at = [*_NUMBER.finditer(text), *_WORD.finditer(text)]
    lines = list(re.finditer(r"^ +- [A-Z]+-\d+(\.\d+)?\n", text, re.MULTILINE))
    found = chance.choice([*at, *lines]) if at or lines else None
    if found is None:
        return None
    old = found.group()
    new = "" if old.endswith("\n") else _OTHERS.get(old) or str(int(old) + chance.choice((-1, 1)))
    return text[: found.start()] + new + text[found.end() :]


def _files(project: Project, examples: list[Example]) -> list[list[str]]:
    """Return the files that may matter to some examples, by what they are, below the checkout."""
    used = Used()
    for _, example, ruleset in _runs(project, examples):
        play(project, example, ruleset, used=used)
    kb = project.kb
    cards = {f"card:{part[-1]}" for part in used.parts if part[0] == "card"}
    sets = {id for id, clause in kb.clauses.items() if clause.sets}
    found = (
        {example.id for example in examples},
        cards.intersection(kb.places),
        sets,
        {f"ruleset:{id}" for id in kb.rulesets},
        {f"list:{id}" for id in kb.lists},
    )
    paths = ({kb.place(address)[0].path for address in addresses} for addresses in found)
    return [sorted(str(path.relative_to(kb.root.parent)) for path in each) for each in paths]


def test_no_verdict_survives_a_change_by_which_it_would_be_another(
    project: Project, tree: Tree, tmp_path: Path
):
    chance = Random(16)  # noqa: S311 - it draws mutants
    examples = _drawn(project, chance)
    list(check(project, examples, store=Store(project, tmp_path, "verdicts")))
    files = _files(project, examples)
    judged = stale = fallen = kept = 0
    while judged < MUTANTS:
        path = tree.folder / chance.choice(chance.choice(files))
        text = path.read_text("utf-8")
        mutant = _mutant(text, chance)
        if mutant is None:
            continue
        path.write_text(mutant, "utf-8")
        try:
            changed = tree.project
        except Problems:
            continue
        finally:
            path.write_text(text, "utf-8")
        judged += 1
        store = Store(changed, tmp_path, "verdicts")
        still = [
            changed.kb.examples[each.id] for each in examples if each.id in changed.kb.examples
        ]
        for name, example, ruleset in _runs(changed, still):
            held = play(changed, example, ruleset).held
            if store.get(name):
                kept += 1
                assert held, f"{name} was kept, and {path.name} has been changed:\n{mutant}"
            else:
                stale += 1
                fallen += not held
    assert kept > 0
    assert stale > fallen > 0


def test_a_run_that_never_met_a_clause_goes_the_same_whatever_that_says(project: Project):
    chance = Random(16)  # noqa: S311 - it draws mutants
    runs = list(_runs(project, _drawn(project, chance)))
    met: dict[str, set[str]] = {}
    for name, example, ruleset in runs:
        met[name] = _met(project, example, ruleset)
    spared = 0
    for id in chance.sample(sorted(project.book.rules), MUTANTS):
        other = _with_a_fault(project, id)
        for name, example, ruleset in chance.sample(runs, DRAWN):
            if id not in met[name]:
                spared += 1
                assert play(other, example, ruleset).held, f"{name} meets {id} after all"
    assert spared > MUTANTS


def _met(project: Project, example: Example, ruleset: str) -> set[str]:
    """Return the clauses that hang on anything for which rules were asked in a run.

    A Match may play the Duel of another example, by rules of its own.
    """
    used = Used()
    assert play(project, example, ruleset, used=used).held
    asked = {part[1:] for part in used.parts if part[0] == "on"}
    return {
        rule.id
        for name, rules in project.rulesets.items()
        for kind, table in rules.of.items()
        for of, hanging in table.items()
        if (name, kind, type_name(of)) in asked
        for rule in hanging
    }


def _with_a_fault(project: Project, id: str) -> Project:
    """Return a project in which the function of a clause does nothing but fail."""

    def fails(*_: Any) -> Any:
        raise AssertionError(id)

    book = Rulebook.of(project.book)
    book.rules[id] = replace(book.rules[id], body=fails)
    other = Project(project.kb, project.games)
    other.__dict__["book"] = book
    return other


FEW = ("HAT-2.E1", "HAT-2.E2", "TRN-1.E1")


@pytest.fixture
def known(project: Project, tmp_path: Path, monkeypatch) -> Any:
    """What tells which of some runs are known, by code that may be another."""
    examples = examples_of(project, FEW)
    list(check(project, examples, store=Store(project, tmp_path, "verdicts")))

    def known(other: Code | None = None, of: Project = project) -> set[str]:
        if other is not None:
            monkeypatch.setattr(stores, "code", lambda _folder: other)
        store = Store(of, tmp_path, "verdicts")
        return {name for name, *_ in _runs(of, examples) if store.get(name)}

    return known


def test_what_has_not_changed_is_known(known, project: Project):
    assert known() == {name for name, *_ in _runs(project, examples_of(project, FEW))}


def test_without_any_translation_all_is_known_and_holds(known, tree: Tree):
    assert not (tree.folder / "translations").exists()
    other = tree.project
    assert known(of=other) == known()
    assert all(each.held for each in check(other, examples_of(other, ["HAT-2.E1", "TRN-1.E1"])))


def test_other_code_that_all_go_by_leaves_nothing_known(known):
    own = code(None)
    assert known(replace(own, rest="another")) == set()


def test_another_function_of_a_clause_leaves_what_never_met_it(known, project: Project):
    own = code(None)
    run = "HAT-2.E1[hat-2014]"
    met = _met(project, project.kb.examples["HAT-2.E1"], "hat-2014")
    for id in (min(met.intersection(own.bodies)), min(set(own.bodies).difference(met))):
        other = replace(own, bodies={**own.bodies, id: "another"})
        assert (run in known(other)) == (id not in met)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"code": 1, "parts": 2, "found": 3}', "[" * 10_000]
)
def test_a_file_that_cannot_be_read_is_thrown_away(project: Project, tmp_path: Path, text: str):
    (tmp_path / "verdicts.json").write_text(text)
    examples = examples_of(project, ["HAT-2.E1"])
    assert all(
        each.held for each in check(project, examples, store=Store(project, tmp_path, "verdicts"))
    )
    assert Store(project, tmp_path, "verdicts").get("HAT-2.E1[hat-2014]")


def test_where_nothing_can_be_written_nothing_is_kept(project: Project, tmp_path: Path):
    store = Store(project, tmp_path / "gone", "verdicts")
    examples = examples_of(project, ["HAT-2.E1"])
    assert all(each.held for each in check(project, examples, store=store))
    assert not (tmp_path / "gone").exists()


def test_an_edit_has_only_what_it_touches_looked_at(known, tree: Tree, monkeypatch):
    looked: list[str] = []
    for kind in ("_on", "_row", "_card"):
        at: Any = getattr(Now, kind)

        def noted(now: Now, *keys: Any, kind: str = kind, at: Any = at) -> Any:
            looked.append(kind)
            return at(now, *keys)

        monkeypatch.setattr(Now, kind, noted)
    article = "rules/yugioh/hat/07-life-point-costs.yaml"
    tree.edit(article, ("A player cannot pay a cost", "Nobody can pay a cost"))
    assert known(of=tree.project) == known()
    assert looked == []
    card = tree.folder / "rules/yugioh/cards/umi.yaml"
    card.write_text(card.read_text("utf-8") + "# A remark.\n", "utf-8")
    assert known(of=tree.project) == known()
    assert set(looked) == {"_card"}
