"""MkDocs run once a language: its configuration, and its output when it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from ludex.i18n.locales import LOCALES
from ludex.site import addresses, charts
from ludex.site.addresses import Address
from ludex.site.facts import Facts
from ludex.site.pages import written
from ludex.site.search_words import search_words
from ludex.site.writer import Writer

THEME_LANGUAGES = {"zh-Hans": "zh"}
"""What the theme calls a language, where it is not our code."""
PALETTES = (
    ("(prefers-color-scheme)", None, "brightness-auto", "follow-system"),
    ("(prefers-color-scheme: light)", "default", "weather-sunny", "light"),
    ("(prefers-color-scheme: dark)", "slate", "weather-night", "dark"),
)


class BuildFailed(Exception):
    """A program that the build runs has refused; its output says why."""


def configure(folder: Path, facts: Facts, writer: Writer) -> Path:
    """Write the configuration of a language into the build folder; return its path."""
    code = writer.locale.code
    site_src = facts.root / "site_src"
    config = {
        "INHERIT": str((facts.root / "mkdocs.yml").resolve()),
        "site_url": f"{facts.base}{code}/",
        "docs_dir": str((folder / "docs" / code).resolve()),
        "site_dir": str((folder / "site" / code).resolve()),
        "theme": {
            "language": THEME_LANGUAGES.get(code, code),
            "custom_dir": str((site_src / "overrides").resolve()),
            "palette": [_palette(writer, *each) for each in PALETTES],
        },
        "copyright": escape(f"{writer.word('frame.unofficial')} {writer.word('frame.licence')}"),
        "extra": {
            "lang": code,
            "languages": [{"code": each.code, "name": each.name} for each in LOCALES],
            "top": _top(facts, writer),
            "words": {key: writer.word(f"frame.{key}") for key in _FRAME_WORDS},
            "search_words": search_words(writer),
        },
        "nav": _nav(facts, writer),
    }
    path = folder / f"mkdocs-{code}.yml"
    # JSON is YAML, too.
    path.write_text(json.dumps(config, ensure_ascii=False, indent=1), "utf-8")
    return path


_FRAME_WORDS = ("home", "languages", "search", "search-hint")


def _top(facts: Facts, writer: Writer) -> list[dict[str, str]]:
    """Return what is looked up most, in the header of every page."""
    top = [(f"{chart.words}.top", chart.address) for chart in charts.on_top(facts)]
    pages = [
        ("rulesets.title", addresses.RULESETS),
        ("rules.title", addresses.RULES),
        *top,
        ("cards.title", addresses.CARDS),
        ("glossary.title", addresses.GLOSSARY),
    ]
    return [{"name": writer.word(key), "url": to.url} for key, to in pages]


def _palette(writer: Writer, media: str, scheme: str | None, icon: str, key: str) -> dict[str, Any]:
    toggle = {"icon": f"material/{icon}", "name": escape(writer.word(f"frame.{key}"))}
    palette: dict[str, Any] = {"media": media, "toggle": toggle}
    if scheme:
        palette |= {"scheme": scheme, "primary": "custom", "accent": "custom"}
    return palette


def _nav(facts: Facts, writer: Writer) -> list[Any]:
    """Return the navigation: index pages only, since every further one weighs on every page."""

    def item(key: str, to: Address) -> dict[str, str]:
        return {escape(writer.word(key)): to.page}

    def section(key: str, items: Sequence[dict[str, str]]) -> dict[str, Any]:
        return {escape(writer.word(key)): list(items)}

    about = [
        {escape(written.title(writer, name, file)): addresses.written(name).page}
        for name, file in written.files(facts.root)
    ]
    return [
        item("frame.home", addresses.HOME),
        section(
            "frame.rules",
            [
                item("rules.title", addresses.RULES),
                item("rulesets.title", addresses.RULESETS),
                item("examples.title", addresses.EXAMPLES),
                item("cards.title", addresses.CARDS),
                item("glossary.title", addresses.GLOSSARY),
            ],
        ),
        section(
            "frame.grounds",
            [
                item("sources.title", addresses.SOURCES),
                item("interpretations.title", addresses.INTERPRETATIONS),
                item("verification.title", addresses.VERIFICATION),
                item("translation.title", addresses.TRANSLATION),
                item("changes.title", addresses.CHANGES),
            ],
        ),
        section("frame.project", about),
    ]


def render(config: Path) -> None:
    """Let MkDocs build a language; a broken link or any other warning is a BuildFailed."""
    # With --quiet a broken link would pass: MkDocs counts the warnings that it shows.
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
