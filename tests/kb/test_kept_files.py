"""What was read of files is kept, and whoever writes to where it lies can make it do nothing."""

import os
import pickle
import re
import sys
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from ludex.i18n.names import Everywhere
from ludex.kb import kept_files, own_code
from ludex.kb.errors import Problems
from ludex.kb.kept_files import MISSING, KeptFiles
from ludex.kb.load import load
from ludex.kb.model import Publication
from ludex.kb.needed import Needed
from ludex.kb.validate import Validator
from ludex.project.games import engines
from tests.tree import Tree

MODELS = {"Publication": Publication}
PAGE = Publication(title="A page", site="A site")


def _kept(folder: Path) -> KeptFiles:
    return KeptFiles(folder, MODELS)


@pytest.mark.parametrize(
    "value",
    [
        {"a": [1, "b", None, True, 2.5]},
        PAGE,
        MappingProxyType({"one": PAGE}),
        Everywhere({"en": "A card", "es": "Una carta"}),
        Needed((), ("yugioh",), frozenset({"HAT-1"})),
    ],
    ids=["data", "model", "table", "names", "dataclass"],
)
def test_data_and_values_come_back_as_they_were(tmp_path: Path, value: Any):
    kept = _kept(tmp_path)
    kept.put("it", value)
    kept.write(whole=True)
    found = _kept(tmp_path).get("it")
    assert found == value
    assert type(found) is type(value)
    assert getattr(found, "published", None) == getattr(value, "published", None)


def test_what_is_asked_for_stays_and_of_the_rest_what_came_last(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(kept_files, "MOST_OF_THE_WHOLE", 1)
    kept = _kept(tmp_path)
    for key in ("one", "two"):
        kept.put(key, key)
    kept.write(whole=True)
    again = _kept(tmp_path)
    assert again.get("one") == "one"
    again.put("three", 3)
    again.write(whole=False)
    assert [_kept(tmp_path).get(key) for key in ("one", "two", "three")] == ["one", "two", 3]
    last = _kept(tmp_path)
    last.put("four", 4)
    last.write(whole=True)
    last = _kept(tmp_path)
    found = [last.get(key) for key in ("one", "two", "three", "four")]
    assert found == [MISSING, MISSING, 3, 4]


def test_who_reads_a_few_throws_away_what_was_read_long_ago(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(kept_files, "MOST", 2)
    for key in ("one", "two", "three", "four"):
        kept = _kept(tmp_path)
        kept.put(key, key)
        kept.write(whole=False)
    last = _kept(tmp_path)
    found = [last.get(key) for key in ("one", "two", "three", "four")]
    assert found == [MISSING, "two", "three", "four"]


def test_other_code_finds_nothing(tmp_path: Path, monkeypatch):
    kept = _kept(tmp_path)
    kept.put("it", 1)
    kept.write(whole=True)
    monkeypatch.setattr(own_code, "digest", lambda _folder: "another")
    assert _kept(tmp_path).get("it") is MISSING


class _Runs:
    """Something that does what it likes when it is read."""

    def __init__(self, does: Any, *given: Any) -> None:
        self.made = does, given

    def __reduce__(self) -> Any:
        return self.made


def _forged(folder: Path, it: object) -> KeptFiles:
    """Return what is read of a file that somebody else has written."""
    code = _kept(folder)._code
    raw = pickle.dumps({"code": code, "files": {"it": pickle.dumps(it), "fine": pickle.dumps(1)}})
    (folder / kept_files.NAME).write_bytes(raw)
    return _kept(folder)


@pytest.mark.parametrize(
    "does",
    [(os.mkdir, "{}"), (eval, "__import__('os').mkdir('{}')"), (kept_files.KeptFiles, "{}", {})],
    ids=["system", "eval", "our own"],
)
def test_what_is_no_value_of_the_rules_is_not_made(tmp_path: Path, does: tuple[Any, ...]):
    at = tmp_path / "made"
    do, first, *rest = does
    kept = _forged(tmp_path, _Runs(do, first.format(at), *rest))
    assert kept.get("fine") == 1
    assert kept.get("it") is MISSING
    assert not at.exists()


def test_no_module_is_loaded_for_it(tmp_path: Path):
    raw = b"\x80\x04cludex.cli.__main__\nmain\n."
    (tmp_path / kept_files.NAME).write_bytes(raw)
    assert _kept(tmp_path).get("it") is MISSING
    assert "ludex.cli.__main__" not in sys.modules


@pytest.mark.parametrize("raw", [b"", b"no pickle", b"\x80\x05N.", b"\x80\x05]\x94."])
def test_a_file_that_cannot_be_read_is_thrown_away(tmp_path: Path, raw: bytes):
    (tmp_path / kept_files.NAME).write_bytes(raw)
    kept = _kept(tmp_path)
    assert kept.get("it") is MISSING
    kept.put("it", 1)
    kept.write(whole=True)
    assert _kept(tmp_path).get("it") == 1


def test_rules_that_are_kept_are_those_of_the_files(tree: Tree, tmp_path: Path):
    folder = tmp_path / "build"
    folder.mkdir()
    rules = tree.folder / "rules"
    first, again = (load(rules, *engines(), folder=folder) for _ in range(2))
    assert (folder / kept_files.NAME).exists()
    assert again.digest == first.digest
    for table in ("clauses", "examples", "cards", "register", "rulesets", "sources", "terms"):
        mine, its = getattr(first, table), getattr(again, table)
        assert list(mine) == list(its)
        assert all(mine[id] == its[id] and type(mine[id]) is type(its[id]) for id in mine)
    tree.edit(
        "rules/yugioh/hat/07-life-point-costs.yaml",
        ("A player cannot pay a cost", "Nobody can pay a cost"),
    )
    assert load(rules, *engines(), folder=folder).clauses["HAT-7.1"].text.startswith("Nobody can")


def test_nothing_that_is_kept_is_validated_again(tree: Tree, tmp_path: Path, monkeypatch):
    folder = tmp_path / "build"
    folder.mkdir()
    load(tree.folder / "rules", *engines(), folder=folder)
    asked: list[str] = []
    validate = Validator.validate

    def noted(self: Validator, data: object) -> Any:
        asked.append(self.of.__name__)
        return validate(self, data)

    monkeypatch.setattr(Validator, "validate", noted)
    load(tree.folder / "rules", *engines(), folder=folder)
    assert asked == []


def test_a_file_that_nobody_changed_is_held_against_names_that_are_others(
    tree: Tree, tmp_path: Path
):
    folder = tmp_path / "build"
    folder.mkdir()
    rules = tree.folder / "rules"
    load(rules, *engines(), folder=folder)
    terms = min((rules / "terms").glob("*.yaml"))
    text = terms.read_text("utf-8")
    id = re.findall(r"id: ([a-z-]+)", text)[0]
    terms.write_text(text.replace(f"id: {id}", "id: another-word"), "utf-8")
    with pytest.raises(Problems) as problems:
        load(rules, *engines(), folder=folder)
    places = {each.path for each in problems.value.problems}
    assert f"the unknown term '{id}'" in str(problems.value)
    assert places - {terms}
    terms.write_text(text, "utf-8")
    assert id in load(rules, *engines(), folder=folder).terms
