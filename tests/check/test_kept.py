"""The proof of every clause, of which no more is proved anew than has changed."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludex.check import kept as module
from ludex.check.keeping import store as stores
from ludex.check.keeping.code import code
from ludex.check.kept import kept
from ludex.check.proof import prove as proving
from ludex.check.proof.runs import provable
from ludex.project.project import Project
from tests.tree import Tree

FEW = ("HAT-2", "HAT-7", "TRN-1")


@pytest.fixture
def done(monkeypatch) -> list[str]:
    """The parts that were proved, of the proof of a few articles."""
    found: list[str] = []
    jobs = proving.jobs

    def watched(project: Project, clauses: Any) -> list[proving.Job]:
        def told(job: proving.Job) -> proving.Job:
            def do(*given: Any) -> None:
                found.append(job.name)
                job.do(*given)

            return replace(job, do=do)

        return [told(job) for job in jobs(project, clauses)]

    monkeypatch.setattr(proving, "jobs", watched)
    monkeypatch.setattr(module, "provable", lambda project: provable(project, FEW))
    return found


def test_what_is_proved_is_not_proved_again(project: Project, tmp_path: Path, done: list[str]):
    proof = kept(project, tmp_path)
    assert proof.holds
    assert {"HAT-2.1", "HAT-2.E1"} <= set(done)
    done.clear()
    assert kept(project, tmp_path) == proof
    assert done == []


def test_where_there_is_no_folder_nothing_is_kept(
    project: Project, tmp_path: Path, done: list[str]
):
    for _ in range(2):
        done.clear()
        assert kept(project, tmp_path / "none").holds
        assert "HAT-2.1" in done


def test_other_code_is_proved_anew(project: Project, tmp_path: Path, done: list[str], monkeypatch):
    proof, whole = kept(project, tmp_path), list(done)
    own = code()
    monkeypatch.setattr(stores, "code", lambda _folder: replace(own, rest="another"))
    done.clear()
    assert kept(project, tmp_path) == proof
    assert done == whole


def test_an_example_that_changes_is_proved_with_the_clauses_that_it_shows(
    project: Project, tree: Tree, tmp_path: Path, done: list[str]
):
    folder = tmp_path / "kept"
    folder.mkdir()
    kept(project, folder)
    done.clear()
    where = project.kb.place("HAT-7.E1")[0].path.relative_to(project.kb.root.parent)
    old = "A: {set: [dust-tornado]}\n      B: {life-points: 1000,"
    tree.edit(str(where), (old, old.replace("]}", "], life-points: 7000}")))
    assert kept(tree.project, folder).holds
    assert {"HAT-7.1", "HAT-7.E1"} <= set(done)
    assert "HAT-2.1" not in done


def test_the_words_of_a_clause_prove_nothing(
    project: Project, tree: Tree, tmp_path: Path, done: list[str]
):
    folder = tmp_path / "kept"
    folder.mkdir()
    kept(project, folder)
    done.clear()
    where = project.kb.place("HAT-7.1")[0].path.relative_to(project.kb.root.parent)
    text = project.kb.clauses["HAT-7.1"].text
    raw = (tree.folder / where).read_text("utf-8")
    assert raw.count("A player cannot pay a cost") == 1, text
    tree.edit(str(where), ("A player cannot pay a cost", "No player can pay a cost"))
    kept(tree.project, folder)
    assert done == []
