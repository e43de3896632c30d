"""The ways for a reader to say that something is wrong, and to put it right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from ludex.site.facts import Facts
from ludex.site.writer import Writer


def report(facts: Facts, writer: Writer, id: str, cited: str) -> Mapping[str, Any]:
    """Return where to report a clause or an example, cited as `cited`, and where to edit it.

    Without a repository it is a letter, and there is nothing to edit. What it is about, its
    revision and the language of the page are filled in.
    """
    wrong = write_to(facts, f"{cited} · {writer.locale.name}")
    if not _is_repository(facts):
        return {"report": wrong, "edit": ""}
    file, line = _place(facts, id)
    return {"report": wrong, "edit": f"{facts.reports_to}/edit/main/{file}#L{line}"}


def write_to(facts: Facts, title: str) -> str:
    """Return the address of a message to us about something."""
    if _is_repository(facts):
        return f"{facts.reports_to}/issues/new?title={quote(title)}"
    return f"mailto:{facts.reports_to}?subject={quote(title)}"


def _is_repository(facts: Facts) -> bool:
    return "://" in facts.reports_to


def _place(facts: Facts, id: str) -> tuple[str, int]:
    """Return the file in which something stands, from the root of the checkout, and its line."""
    where = facts.project.kb.where(id)
    return quote(where.path.relative_to(facts.root).as_posix()), where.line
