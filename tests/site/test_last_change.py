"""The day that a site is dated: that of its knowledge base, not of its build."""

import os
import shutil
import subprocess
from datetime import date
from pathlib import Path

import pytest

from ludex.site.last_change import last_change

NOON = 1_396_353_600
"""April 1, 2014, 12:00 UTC."""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in ("rules", "translations", "src"):
        (tmp_path / name).mkdir()
        file = tmp_path / name / "file.yaml"
        file.write_text("x", "utf-8")
        os.utime(file, (NOON, NOON + 86_400 * (name == "translations")))
    return tmp_path


def test_without_a_repository_the_files_say_when_they_changed_last(root: Path):
    assert last_change(root) == date(2014, 4, 2)


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
def test_in_a_repository_it_is_when_the_rules_changed_last(root: Path):
    def git(*words: str, at: int = NOON) -> None:
        dates = dict.fromkeys(("GIT_AUTHOR_DATE", "GIT_COMMITTER_DATE"), f"{at} +0000")
        who = ["-c", "user.name=x", "-c", "user.email=x@x.example"]
        subprocess.run(
            ["git", "-C", root, *who, *words],  # noqa: S607 - wherever git is
            check=True,
            capture_output=True,
            env=os.environ | dates,
        )

    git("init")
    git("add", "rules", "translations")
    git("commit", "-m", "Rules", at=NOON - 86_400)
    git("add", "src")
    git("commit", "-m", "Code", at=NOON)
    assert last_change(root) == date(2014, 3, 31)
