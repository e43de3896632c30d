"""`ludex list export`: lists for simulators."""

from pathlib import Path

import pytest

from ludex.formats.lflist import parse_lflist, read_lflist
from ludex.project.project import Project
from tests.cli.conftest import Ludex
from tests.tree import Tree


def test_a_list_is_exported_as_it_stands(ludex: Ludex, project: Project):
    said = ludex("list", "export", "2014-04-01")
    assert (said.code, said.err) == (0, "")
    [read] = parse_lflist(said.out.encode(), "list")
    listed = project.kb.lists["2014-04-01"]
    known = project.kb.known_cards
    duels = [slug for slug in known if project.kb.game_of(f"card:{slug}") == "yugioh"]
    passcodes = {slug: known[slug].facts.passcode for slug in duels}
    assert read.counts == {
        passcodes[slug]: copies
        for copies, slugs in enumerate((listed.forbidden, listed.limited, listed.semi_limited))
        for slug in slugs
    }
    assert not read.whitelist
    assert "\n12580477 0 --Raigeki\n" in said.out


def test_the_newest_list_is_meant_where_none_is_named(ludex: Ludex, tree: Tree):
    lists = tree.folder / "rules/yugioh/lists"
    old = (lists / "2014-04-01.yaml").read_text("utf-8")
    for day in ("2013-09-01", "2014-07-14"):
        (lists / f"{day}.yaml").write_text(old.replace("id: 2014-04-01", f"id: {day}"), "utf-8")
    assert "\n!2014-07-14 TCG\n" in ludex("list", "export", root=tree.folder).out


def test_a_file_is_replaced_whole(ludex: Ludex, tmp_path: Path):
    path = tmp_path / "list.conf"
    path.write_text("old\n")
    said = ludex("list", "export", "--out", path)
    assert (said.code, said.out) == (0, f"wrote {path}\n")
    assert read_lflist(str(path))[0].name == "2014-04-01 TCG"
    assert path.read_bytes() == ludex("list", "export").out.encode()
    assert [each.name for each in tmp_path.iterdir()] == ["list.conf"]


def test_a_file_that_cannot_be_written_is_left_as_it_was(
    ludex: Ludex, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "list.conf"
    path.write_text("old\n")

    def full(_self: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    said = ludex("list", "export", "--out", path)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"ludex: {path} cannot be written: No space left on device\n"
    assert path.read_text() == "old\n"
    assert [each.name for each in tmp_path.iterdir()] == ["list.conf"]


@pytest.mark.parametrize("name", [".", "none/list.conf"])
def test_a_place_where_no_file_can_be_is_refused(ludex: Ludex, tmp_path: Path, name):
    said = ludex("list", "export", "--out", tmp_path / name)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("ludex: ")
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_list_is_answered_with_those_there_are(ludex: Ludex):
    said = ludex("list", "export", "2014-04-10")
    assert (said.code, said.out) == (2, "")
    assert said.err == "ludex: there is no list '2014-04-10'; did you mean '2014-04-01'?\n"
    said = ludex("list", "export", "tcg")
    assert said.err == "ludex: there is no list 'tcg'; there are 2014-04-01\n"


def test_without_lists_it_is_said_where_they_lie(ludex: Ludex, tree: Tree):
    (tree.folder / "rules/yugioh/lists/2014-04-01.yaml").unlink()
    said = ludex("list", "export", root=tree.folder)
    assert (said.code, said.out) == (2, "")
    assert "lists/DATE.yaml" in said.err


def test_a_list_of_cards_that_nobody_knows_is_not_exported(ludex: Ludex, tree: Tree):
    tree.edit("rules/yugioh/lists/2014-04-01.yaml", ("- raigeki\n", "- raigekee\n"))
    said = ludex("list", "export", root=tree.folder)
    assert (said.code, said.out) == (2, "")
    assert "'raigekee', which is no known card; did you mean 'raigeki'?" in said.err
