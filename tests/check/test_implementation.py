"""The code behind a clause: where it stands, and when it counts as changed."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from ludex.check.implementation import digests, place
from ludex.kernel import Rule
from ludex.project.games import BOOK
from ludex.project.project import Project


def test_every_implemented_clause_has_a_digest_of_its_own():
    found = digests()
    assert set(found) == set(BOOK.rules)
    assert all(re.fullmatch("[0-9a-f]{16}", digest) for digest in found.values())
    assert len(set(found.values())) == len(found)


def test_a_clause_is_found_where_its_function_stands():
    where = place("HAT-2.2")
    assert where is not None
    path, line = where
    assert path.name == "hat.py"
    lines = path.read_text("utf-8").split("\n")
    assert lines[line - 1].startswith('@rule("HAT-2.2"')


def test_every_function_is_found_at_its_decorator():
    for id in BOOK.rules:
        where = place(id)
        assert where is not None
        path, line = where
        assert f'@rule("{id}"' in path.read_text("utf-8").split("\n")[line - 1]


def test_a_clause_that_is_pure_data_has_no_code(project: Project):
    assert project.kb.clauses["HAT-2.1"].sets
    assert place("HAT-2.1") is None


FIRST = """
def body(g, step):
    \"\"\"One is added.\"\"\"
    yield g.value + 1
"""
REWRITTEN = """
def body(g, step):
    \"\"\"What is there grows by one.\"\"\"
    # since one is what the rule says

    yield (
        g.value + 1
    )
"""
OTHER = """
def body(g, step):
    \"\"\"One is added.\"\"\"
    yield g.value + 2
"""


def _digest(folder: Path, name: str, source: str, monkeypatch: pytest.MonkeyPatch) -> str:
    path = folder / f"{name}.py"
    path.write_text(source, "utf-8")
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    rules = {"TCG-99.1": Rule("TCG-99.1", "does", (), module.body)}
    monkeypatch.setattr(BOOK, "rules", rules)
    return digests()["TCG-99.1"]


def test_a_digest_is_of_what_the_code_does_and_not_of_how_it_is_written(tmp_path, monkeypatch):
    first = _digest(tmp_path, "first", FIRST, monkeypatch)
    assert _digest(tmp_path, "rewritten", REWRITTEN, monkeypatch) == first
    assert _digest(tmp_path, "other", OTHER, monkeypatch) != first
