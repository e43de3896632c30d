"""The build as a whole: what it refuses, and what it leaves alone."""

import tomllib
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from ludex.cli import main
from ludex.project.project import Project
from ludex.site import build, facts, rendering
from ludex.site.games import FACES
from ludex.site.last_change import last_change
from ludex.site.rendering import BuildFailed
from ludex.site.settings import reports_to, site_url
from ludex.site.stories import of_example

ROOT = Path(__file__).parents[2]


def a_site(folder: Path, name: str = "old") -> Path:
    folder.mkdir()
    for each in build.OURS:
        (folder / each).write_text(name)
    return folder


def test_the_address_stands_in_one_place(tmp_path: Path):
    (tmp_path / "mkdocs.yml").write_text("site_name: X\nsite_url: https://x.example/y/\n")
    assert site_url(tmp_path) == "https://x.example/y/"


def test_the_package_names_the_address_of_the_site():
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert package["project"]["urls"]["Documentation"] == site_url(ROOT)


def test_an_address_that_is_missing_is_missed(tmp_path: Path):
    (tmp_path / "mkdocs.yml").write_text("site_name: X\n")
    with pytest.raises(LookupError, match="does not say the site's address"):
        site_url(tmp_path)


@pytest.mark.parametrize("said", ["https://code.example/ludex", "rules@x.example"])
def test_whom_readers_write_to_stands_in_one_place(tmp_path: Path, said: str):
    (tmp_path / "mkdocs.yml").write_text(f"extra:\n  reports_to: {said} # a remark\n")
    assert reports_to(tmp_path) == said
    (tmp_path / "mkdocs.yml").write_text("extra:\n  reports_to: somebody\n")
    with pytest.raises(LookupError, match="whom readers write to"):
        reports_to(tmp_path)


def test_only_a_site_of_ours_is_replaced(tmp_path: Path):
    (tmp_path / "precious.txt").write_text("mine")
    with pytest.raises(build.CannotBuild, match="holds something else than a site"):
        build.build(ROOT, tmp_path, "https://x.example/", date(2026, 1, 2), print)
    assert (tmp_path / "precious.txt").read_text() == "mine"


def test_a_file_is_not_replaced(tmp_path: Path):
    (tmp_path / "file").write_text("mine")
    with pytest.raises(build.CannotBuild, match="is a file"):
        build.build(ROOT, tmp_path / "file", "https://x.example/", date(2026, 1, 2), print)


def test_a_build_that_fails_leaves_the_old_site(tmp_path: Path, monkeypatch, capsys):
    def fail(*_: object, **__: object) -> None:
        raise BuildFailed("a broken link")

    monkeypatch.setattr(build, "facts", fail)
    old = a_site(tmp_path / "site")
    copy = tmp_path / "root"
    copy.mkdir()
    for name in ("rules", "site_src", "mkdocs.yml", "translations"):
        (copy / name).symlink_to(ROOT / name)
    assert main(["--root", str(copy), "site", "build", "--out", str(old)]) == 1
    assert "a broken link" in capsys.readouterr().err
    assert (old / "index.html").read_text() == "old"


def test_a_site_is_dated_by_its_rules_and_not_by_the_clock(tmp_path: Path, monkeypatch):
    days: list[date] = []

    def built(_root: Path, _out: Path, _base: str, day: date, _tell: build.Tell) -> None:
        days.append(day)
        raise build.CannotBuild("for its day alone")

    monkeypatch.setattr(build, "build", built)
    main(["--root", str(ROOT), "site", "build", "--out", str(tmp_path / "site")])
    assert days == [last_change(ROOT)]


def test_without_sources_there_is_no_site(tmp_path: Path, capsys):
    (tmp_path / "rules").mkdir()
    assert main(["--root", str(tmp_path), "site", "build"]) == 2
    assert "has no site_src/" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--out", str(ROOT / "rules")], "holds something else than a site"),
        (["--base", "ludex.example"], "is no address; it begins with https://"),
    ],
)
def test_what_the_build_will_not_do_is_said(words: list[str], said: str, capsys):
    assert main(["--root", str(ROOT), "site", "build", *words]) == 2
    assert said in capsys.readouterr().err


def test_what_is_not_installed_is_named(monkeypatch, capsys):
    monkeypatch.setattr("ludex.cli.site.find_spec", lambda name: None)
    assert main(["--root", str(ROOT), "site", "build"]) == 2
    assert "material is not installed" in capsys.readouterr().err


def test_an_example_that_does_not_hold_stops_the_build(project: Project, monkeypatch):
    example = project.kb.examples["HAT-2.E1"]
    boards = FACES["yugioh"].boards
    good = next(of_example(project, boards, example))
    wrong = replace(good, outcome=replace(good.outcome, status="failed", expected="it all"))
    monkeypatch.setattr(facts, "of_example", lambda *_: iter([good, wrong]))
    with pytest.raises(facts.NotHolding, match="it all"):
        facts.Played(project, FACES)["HAT-2.E1"]


def test_what_mkdocs_warns_of_stops_the_build(tmp_path: Path):
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("# X\n\n[x](gone.md)\n")
    config = tmp_path / "mkdocs.yml"
    config.write_text(f"INHERIT: {ROOT / 'mkdocs.yml'}\n")
    with pytest.raises(BuildFailed, match="gone"):
        rendering.render(config)
