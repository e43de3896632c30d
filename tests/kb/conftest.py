from collections.abc import Callable
from pathlib import Path

import pytest

from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.load import load
from tests.kb.demo import VOCABULARY
from tests.kb.tree import FILES, plant, problems


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """The folder of a knowledge base that is in order."""
    plant(tmp_path / "rules", FILES)
    return tmp_path / "rules"


@pytest.fixture
def kb(rules: Path) -> KnowledgeBase:
    return load(rules, VOCABULARY)


Broken = Callable[[str, str, str], list[str]]


@pytest.fixture
def broken(rules: Path) -> Broken:
    """Return what is said, without the folder, once something in a file is something else."""

    def said(name: str, old: str, new: str) -> list[str]:
        path = rules / name
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in {name}"
        path.write_text(text.replace(old, new), encoding="utf-8")
        return [str(each).removeprefix(f"{rules}/") for each in problems(rules)]

    return said
