"""The ways for a reader to say that something is wrong, and to put it right."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

from ludex.i18n.locales import Locale
from ludex.site.facts import Facts
from ludex.site.writer import Writer


def report(facts: Facts, writer: Writer, id: str, cited: str) -> Mapping[str, Any]:
    """Return where to report a clause or an example, cited as `cited`, and where to edit it.

    Without a repository it is a letter, and there is nothing to edit. What it is about, its
    revision and the language of the page are filled in; what is edited is the translation.
    """
    wrong = write_to(facts, f"{cited} · {writer.locale.name}")
    if not _is_repository(facts):
        return {"report": wrong, "edit": ""}
    return {
        "report": wrong,
        "edit": _edit(facts, _translated(facts, writer, id) or _place(facts, id)),
    }


def correct(facts: Facts, locale: Locale, where: str, context: str) -> str:
    """Return where a translation is put right: its place in its file, or else a letter about it."""
    if _is_repository(facts):
        return _edit(facts, where)
    return write_to(facts, f"{context} · {locale.name}")


def write_to(facts: Facts, title: str) -> str:
    """Return the address of a message to us about something."""
    if _is_repository(facts):
        return f"{facts.reports_to}/issues/new?title={quote(title)}"
    return f"mailto:{facts.reports_to}?subject={quote(title)}"


def _is_repository(facts: Facts) -> bool:
    return "://" in facts.reports_to


def _translated(facts: Facts, writer: Writer, id: str) -> str:
    """Return where the text of a clause, or the title of an example, is translated."""
    clause, example = facts.project.kb.clauses.get(id), facts.project.kb.examples.get(id)
    if clause is not None:
        return writer.translated_at(f"{id}#text", clause.text)
    return writer.translated_at(f"{id}#title", example.title) if example is not None else ""


def _place(facts: Facts, id: str) -> str:
    where = facts.project.kb.where(id)
    return f"{where.path}:{where.line}"


def _edit(facts: Facts, where: str) -> str:
    """Return the address at which a file is edited, at its line if `file:line` names one."""
    file, _, line = where.rpartition(":") if where.rpartition(":")[2].isdigit() else (where, "", "")
    relative = Path(file).relative_to(facts.root).as_posix()
    return f"{facts.reports_to}/edit/main/{quote(relative)}" + (f"#L{line}" if line else "")
