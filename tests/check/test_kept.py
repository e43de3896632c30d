"""A proof that is kept: made once, and anew as soon as anything has changed."""

from dataclasses import replace
from pathlib import Path

import pytest

import ludex
from ludex.check import kept as module
from ludex.check.kept import kept
from ludex.check.proof.report import Proof
from ludex.project.project import Project

PROOF = Proof(2, ["HAT-2.1"], {"HAT-2.2": "no example shows it"}, swaps=3, near_misses=1)


@pytest.fixture
def made(monkeypatch) -> list[Project]:
    """The projects that were proved."""
    found: list[Project] = []

    def prove(project: Project, _clauses: object, *, processes: int):
        assert processes == 1
        found.append(project)
        yield Proof()
        yield PROOF

    monkeypatch.setattr(module, "prove", prove)
    return found


def test_a_proof_is_made_once(project: Project, made: list[Project], tmp_path: Path):
    assert [kept(project, tmp_path), kept(project, tmp_path)] == [PROOF, PROOF]
    assert made == [project]


def test_nothing_is_kept_where_there_is_no_folder(
    project: Project, made: list[Project], tmp_path: Path
):
    nowhere = tmp_path / "nowhere"
    assert [kept(project, nowhere), kept(project, nowhere)] == [PROOF, PROOF]
    assert made == [project, project]
    assert not nowhere.exists()


def test_other_rules_are_proved_anew_and_the_old_proof_goes(
    project: Project, made: list[Project], tmp_path: Path
):
    kept(project, tmp_path)
    other = Project(replace(project.kb, digest="another"), project.games)
    kept(other, tmp_path)
    assert made == [project, other]
    assert len(list(tmp_path.iterdir())) == 1


def test_other_code_is_proved_anew(
    project: Project, made: list[Project], tmp_path: Path, monkeypatch
):
    kept(project, tmp_path)
    package = tmp_path / "ludex"
    package.mkdir()
    (package / "__init__.py").write_text("CHANGED = True\n")
    monkeypatch.setattr(ludex, "__file__", str(package / "__init__.py"))
    kept(project, tmp_path)
    assert len(made) == 2
