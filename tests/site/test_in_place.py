"""The new site takes the place of the old one, whatever becomes of the build."""

import shutil
from datetime import date
from pathlib import Path

import pytest

from ludex.site import build, in_place
from ludex.site.in_place import Busy, put_in_place, taken, workplace
from tests.conftest import ROOT
from tests.site.test_build import a_site


def _names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def _said(site: Path) -> str:
    return (site / "index.html").read_text()


def test_the_new_site_takes_the_place_of_the_old_one(tmp_path: Path):
    old, new = a_site(tmp_path / "site"), a_site(tmp_path / "built", "new")
    put_in_place(new, old)
    assert _said(old) == "new"
    assert _names(tmp_path) == ["site"]


def test_what_a_build_killed_between_the_two_moves_has_left_is_brought_back(tmp_path: Path):
    a_site(tmp_path / ".site.old")
    a_site(tmp_path / ".site.new", "new")
    with taken(tmp_path / "site"):
        assert _said(tmp_path / "site") == "old"
    assert _names(tmp_path) == ["site"]


def test_what_a_build_killed_at_its_end_has_left_is_cleared_away(tmp_path: Path):
    a_site(tmp_path / "site", "new")
    a_site(tmp_path / ".site.old")
    with taken(tmp_path / "site"):
        pass
    assert _said(tmp_path / "site") == "new"
    assert _names(tmp_path) == ["site"]


def test_a_full_disk_leaves_the_old_site_and_nothing_else(tmp_path: Path, monkeypatch):
    def full(_from: Path, to: Path) -> None:
        a_site(to, "half")
        raise OSError("No space left on device")

    monkeypatch.setattr(shutil, "move", full)
    old = a_site(tmp_path / "site")
    with pytest.raises(OSError, match="No space left"):
        put_in_place(tmp_path / "built", old)
    assert _said(old) == "old"
    assert _names(tmp_path) == ["site"]


def test_two_builds_do_not_replace_one_folder(tmp_path: Path):
    with taken(tmp_path / "site"):
        with pytest.raises(Busy, match="another build is replacing"), taken(tmp_path / "site"):
            pass
        with taken(tmp_path / "another"):
            pass
    with taken(tmp_path / "site"):
        pass
    assert _names(tmp_path) == []


def test_a_build_into_a_folder_that_another_has_says_so(tmp_path: Path):
    with taken(tmp_path / "site"), pytest.raises(build.CannotBuild, match="another build"):
        build.build(ROOT, tmp_path / "site", "https://x.example/", date(2026, 1, 2), print)


def test_the_folders_of_killed_builds_are_cleared_away_and_no_others(tmp_path: Path):
    stale = tmp_path / "build" / f"{in_place.PREFIX}stale"
    stale.mkdir(parents=True)
    (tmp_path / "build" / "proof.json").write_text("{}")
    with workplace(tmp_path) as first, workplace(tmp_path) as second:
        (second / "page").write_text("x")
        assert first.is_dir()
        assert not stale.exists()
    assert _names(tmp_path / "build") == ["proof.json"]
