"""MkDocs run once a language, for its frames: its configuration, and what it says if it refuses."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from ludex.i18n.locales import LOCALES
from ludex.site import addresses, charts, frames
from ludex.site.addresses import Address
from ludex.site.facts import Facts
from ludex.site.pages import written
from ludex.site.search_words import search_words
from ludex.site.writer import Writer

THEME_LANGUAGES = {"zh-Hans": "zh"}
"""What the theme calls a language, where it is not our code."""
STYLES = ("base", "rules", "steps", "board", "timings", "flow", "lists", "icons", "header", "home")
"""The parts of our style, in the order in which they count."""
PALETTES = (
    ("(prefers-color-scheme)", None, "follow-system"),
    ("(prefers-color-scheme: light)", "default", "light"),
    ("(prefers-color-scheme: dark)", "slate", "dark"),
)


class BuildFailed(Exception):
    """A program that the build runs has refused; its output says why."""


def configure(folder: Path, facts: Facts, writer: Writer) -> Path:
    """Write what becomes the frames of a language; return the path of its configuration."""
    code = writer.locale.code
    site_src, docs = facts.root / "site_src", folder / "docs" / code
    shutil.copytree(site_src / "assets", docs / "assets", ignore=shutil.ignore_patterns("*.css"))
    styles = [(site_src / "assets" / f"{name}.css").read_text("utf-8") for name in STYLES]
    (docs / "assets" / "ludex.css").write_text("\n".join(styles), "utf-8")
    for name in frames.sources():
        path = docs / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(frames.EMPTY, "utf-8")
    config = {
        "INHERIT": str((facts.root / "mkdocs.yml").resolve()),
        "site_url": f"{facts.base}{code}/",
        "docs_dir": str(docs.resolve()),
        "site_dir": str(made_in(folder, writer).resolve()),
        "theme": {
            "language": THEME_LANGUAGES.get(code, code),
            "custom_dir": str((site_src / "overrides").resolve()),
            "palette": [_palette(writer, *each) for each in PALETTES],
        },
        "copyright": escape(f"{writer.word('frame.unofficial')} {writer.word('frame.licence')}"),
        "extra": {
            "lang": code,
            "languages": [{"code": each.code, "name": each.name} for each in LOCALES],
            "top": top(facts, writer),
            "drawer": _drawer(facts, writer),
            "words": {key: writer.word(f"frame.{key}") for key in _FRAME_WORDS},
            "search_words": search_words(writer),
        },
    }
    path = folder / f"mkdocs-{code}.yml"
    # JSON is YAML, too.
    path.write_text(json.dumps(config, ensure_ascii=False, indent=1), "utf-8")
    return path


def made_in(folder: Path, writer: Writer) -> Path:
    """Return where the frames of a language are, and the assets that they ask for."""
    return folder / "frames" / writer.locale.code


_FRAME_WORDS = ("home", "languages", "search", "search-hint")


def top(facts: Facts, writer: Writer) -> list[dict[str, str]]:
    """Return what is looked up most, in the header of every page."""
    pages = [
        ("rulesets.title", addresses.RULESETS),
        ("rules.title", addresses.RULES),
        *((f"{chart.words}.top", chart.address) for chart in charts.on_top(facts)),
        ("cards.title", addresses.CARDS),
        ("glossary.title", addresses.GLOSSARY),
    ]
    return [{"name": writer.word(key), "url": to.url} for key, to in pages]


def _palette(writer: Writer, media: str, scheme: str | None, key: str) -> dict[str, Any]:
    toggle = {"icon": key, "name": writer.word(f"frame.{key}")}
    palette: dict[str, Any] = {"media": media, "toggle": toggle}
    if scheme:
        palette |= {"scheme": scheme, "primary": "custom", "accent": "custom"}
    return palette


def _drawer(facts: Facts, writer: Writer) -> list[dict[str, Any]]:
    """Return what the drawer of small screens lists: the index pages, and what is on top."""

    def item(key: str, to: Address) -> dict[str, str]:
        return {"name": writer.word(key), "url": to.url}

    def section(key: str, pages: Sequence[dict[str, str]]) -> dict[str, Any]:
        return {"name": writer.word(key), "pages": pages}

    rules = [
        item("rules.title", addresses.RULES),
        item("rulesets.title", addresses.RULESETS),
        item("examples.title", addresses.EXAMPLES),
        item("cards.title", addresses.CARDS),
        item("glossary.title", addresses.GLOSSARY),
    ]
    grounds = [
        item("sources.title", addresses.SOURCES),
        item("interpretations.title", addresses.INTERPRETATIONS),
        item("verification.title", addresses.VERIFICATION),
        item("translation.title", addresses.TRANSLATION),
        item("changes.title", addresses.CHANGES),
    ]
    about = [
        {"name": written.title(writer, name, file), "url": addresses.written(name).url}
        for name, file in written.files(facts.root)
    ]
    return [
        {"name": "", "pages": [item("frame.home", addresses.HOME)]},
        section("frame.rules", [*rules, *(one for one in top(facts, writer) if one not in rules)]),
        section("frame.grounds", grounds),
        section("frame.project", about),
    ]


def render(config: Path) -> None:
    """Let MkDocs make the frames of a language; any warning is a BuildFailed."""
    # With --quiet a warning would pass: MkDocs counts those that it shows.
    run([sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(config)])


def run(command: Sequence[str]) -> None:
    """Run a program, showing what it says only when it fails."""
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(  # noqa: S603 - our own commands
        command, capture_output=True, text=True, check=False, env=environment
    )
    if done.returncode != 0:
        said = "\n".join(part.strip() for part in (done.stdout, done.stderr) if part.strip())
        raise BuildFailed(f"{' '.join(command[1:4])} failed:\n{said}")
