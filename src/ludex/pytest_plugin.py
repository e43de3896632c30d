"""A pytest plugin: every example of `rules/` is a test, once under each ruleset that it names.

Node IDs are `02-field-spell.yaml::HAT-2.E2[hat-2014]`. Nothing of Ludex is imported before a file
of rules is met.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from ludex.check.play import Outcome
    from ludex.kb.errors import Problems
    from ludex.project.project import Project


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect the articles that lie beside a `rulebook.yaml`, and the files of their examples."""
    rules = _rules_of(file_path)
    if rules is None:
        return None
    from ludex.kb import layout

    kind = layout.kind_of(file_path.relative_to(rules))
    article = layout.owner(file_path) if kind == "examples" else file_path
    if kind in {"article", "examples"} and (article.parent / layout.RULEBOOK).exists():
        return ArticleFile.from_parent(parent, path=file_path)
    return None


@cache
def loaded(rules: Path) -> Project | Problems:
    """Return the project of a folder of rules, or all that is wrong with it; loaded once."""
    from ludex.kb.errors import Problems
    from ludex.project.project import Project

    try:
        return Project.at(rules)
    except Problems as problems:
        return problems


def _rules_of(path: Path) -> Path | None:
    """Return the folder of rules that a file is in, if it is in one."""
    return next((folder for folder in path.parents if (folder / "terms").is_dir()), None)


class DoesNotHold(Exception):
    """An example does not hold."""


class ArticleFile(pytest.File):
    """One article, or one of its files of examples."""

    def collect(self) -> Iterator[pytest.Item]:
        """Yield its examples, once for each ruleset."""
        from ludex.kb.errors import Problems

        project = loaded(_rules_of(self.path) or self.path.parent)
        own = self.path.resolve()
        if isinstance(project, Problems):
            told = [str(one) for one in project.problems if one.path.resolve() == own]
            raise self.CollectError("\n".join(told) or "another file of rules/ does not hold")
        here = {each.path for each in project.kb.documents if each.path.resolve() == own}
        for example in project.kb.examples.values():
            document, _ = project.kb.place(example.id)
            if document.path in here and example.retired is None:
                for ruleset in project.runs_of(example):
                    name = f"{example.id}[{ruleset}]"
                    yield ExampleItem.from_parent(
                        self, name=name, project=project, example=example, ruleset=ruleset
                    )


class ExampleItem(pytest.Item):
    """One example under one ruleset."""

    def __init__(self, *, project: Project, example: Any, ruleset: str, **rest: Any) -> None:
        super().__init__(**rest)
        self.project = project
        self.example = example
        self.ruleset = ruleset

    def runtest(self) -> None:
        """Play it."""
        from ludex.check.play import play
        from ludex.check.telling import failure

        outcome: Outcome = play(self.project, self.example, self.ruleset)
        if not outcome.held:
            raise DoesNotHold(failure(self.project, outcome))

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        """Tell what did not hold, without a traceback of the engine."""
        if isinstance(excinfo.value, DoesNotHold):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return the file, the line counted from 0, and the name."""
        where = self.project.kb.where(self.example.id)
        return self.path, where.line - 1, self.name
