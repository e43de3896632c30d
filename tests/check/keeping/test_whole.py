"""What a command found counts until anything at all is another."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludex.check.keeping import whole
from ludex.check.keeping.whole import Whole
from ludex.kb import own_code


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one file of rules and one of translations."""
    _of_the_code(monkeypatch, "as it was")
    for name in ("rules/a.yaml", "translations/es/rules.po", "build/other"):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(f"{name} as it was")
    return tmp_path


def _of_the_code(monkeypatch: pytest.MonkeyPatch, digest: str) -> None:
    def said(_folder: Path, *, faces: bool) -> str:
        return digest if faces else "what prints is of no matter"

    monkeypatch.setattr(own_code, "digest", said)


def _whole(root: Path) -> Whole:
    return Whole(root, root / "build")


def test_what_was_found_is_known_to_whoever_asks_the_same(root: Path):
    _whole(root).put({"held": 3}, "check", ["HAT-2"], None)
    _whole(root).put(["steps"], "explain", "HAT-2.E1")
    known = _whole(root)
    assert known.get("check", ["HAT-2"], None) == {"held": 3}
    assert known.get("explain", "HAT-2.E1") == ["steps"]
    assert known.get("check", ["HAT-2"], "modern") is known.get("prove", ["HAT-2"]) is None


def test_a_path_means_another_file_elsewhere(root: Path, monkeypatch: pytest.MonkeyPatch):
    _whole(root).put(1, "check", ["rules"])
    monkeypatch.chdir(root)
    assert _whole(root).get("check", ["rules"]) is None


CHANGES: dict[str, Callable[[Path], Any]] = {
    "a rule": lambda root: (root / "rules/a.yaml").write_text("rules/a.yaml as it is!"),
    "a new file": lambda root: (root / "rules/b.yaml").write_text(""),
    "a file that is gone": lambda root: (root / "rules/a.yaml").unlink(),
    "another name": lambda root: (root / "rules/a.yaml").rename(root / "rules/b.yaml"),
    "a translation": lambda root: (root / "translations/es/rules.po").write_text("otra"),
    "no translations": lambda root: (root / "translations").rename(root / "gone"),
    "what cannot be read": lambda root: (root / "rules/c").symlink_to("/dev/zero"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_any_change_of_the_files_leaves_nothing(root: Path, change: Callable[[Path], Any]):
    _whole(root).put(1, "check")
    assert _whole(root).get("check") == 1
    change(root)
    assert _whole(root).get("check") is None


def test_a_change_of_the_code_leaves_nothing(root: Path, monkeypatch: pytest.MonkeyPatch):
    _whole(root).put(1, "check")
    _of_the_code(monkeypatch, "changed")
    assert _whole(root).get("check") is None


def test_what_lies_beside_the_rules_is_nothing_to_it(root: Path):
    _whole(root).put(1, "check")
    (root / "build/other").write_text("changed")
    assert _whole(root).get("check") == 1


def test_what_was_found_while_something_was_changed_is_not_kept(root: Path):
    begun = _whole(root)
    (root / "rules/a.yaml").write_text("changed as it ran")
    begun.put(1, "check")
    assert _whole(root).get("check") is None
    (root / "rules/a.yaml").write_text("rules/a.yaml as it was")
    assert _whole(root).get("check") is None


def test_there_is_an_end_to_what_is_kept(root: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(whole, "MOST", 1)
    for asked in ("one", "two"):
        _whole(root).put(1, asked)
    assert (_whole(root).get("one"), _whole(root).get("two")) == (1, None)


@pytest.mark.parametrize("text", ["", "{}", "x\n{", json.dumps({"found": {}})])
def test_a_file_that_cannot_be_read_is_thrown_away(root: Path, text: str):
    (root / "build/runs.json").write_text(text)
    assert _whole(root).get("check") is None
    _whole(root).put(1, "check")
    assert _whole(root).get("check") == 1


def test_a_file_that_somebody_has_written_to_is_thrown_away(root: Path):
    _whole(root).put({"held": 3}, "check")
    path = root / "build/runs.json"
    path.write_text(path.read_text().replace("3", "4"))
    assert _whole(root).get("check") is None


def test_without_a_folder_nothing_is_kept(root: Path):
    known = Whole(root, None)
    known.put(1, "check")
    assert known.get("check") is None
