"""The whole site: written, rendered two languages at a time, indexed, checked, and put in place."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import date
from itertools import islice
from pathlib import Path
from urllib.parse import urlsplit

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import LOCALES
from ludex.site import front, headers, indexes, links, rendering, tree, twins
from ludex.site.bodies import Body, fill
from ludex.site.data.published import publish
from ludex.site.facts import Facts, facts
from ludex.site.games import FACES
from ludex.site.in_place import Busy, put_in_place, taken, workplace
from ludex.site.rendering import BuildFailed
from ludex.site.settings import reports_to
from ludex.site.templates import Templates
from ludex.site.writer import Writer

AT_A_TIME = 2
"""Languages that are rendered at once."""
OURS = ("ids.json", "index.html")
"""What an earlier site of ours has in its folder."""
UNUSED = ("assets/javascripts/lunr", "assets/javascripts/workers", "404.html")
"""What the theme brings along and nothing asks for."""


class CannotBuild(Exception):
    """The build was asked for something that it will not do."""


Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Built:
    """What was built."""

    pages: int
    languages: int
    facts: Facts


def build(root: Path, out: Path, base: str, day: date, tell: Tell) -> Built:
    """Build the site of a checkout into a folder, which is replaced whole or not at all."""
    _check_out(out)
    try:
        with taken(out), workplace(root) as folder:
            tell("playing the examples")
            many, mistakes = os.cpu_count() or 1, reports_to(root)
            known = facts(root, base, day, FACES, reports_to=mistakes, processes=many)
            return _build(known, folder, out, tell)
    except Busy as busy:
        raise CannotBuild(str(busy)) from None


def _build(known: Facts, folder: Path, out: Path, tell: Tell) -> Built:
    root, base = known.root, known.base
    site = folder / "site"
    site.mkdir()
    templates = Templates(root / "site_src" / "templates")
    catalogues = Catalogues(root / "translations")
    writers = {each.code: Writer(known.project, catalogues, each) for each in LOCALES}
    pages = tree.leaves(known)
    titles = {}
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        rendered = []
        for code, writer in writers.items():
            tell(f"writing {code}")
            docs = folder / "docs" / code
            shutil.copytree(root / "site_src" / "assets", docs / "assets")
            written = tree.write(docs, pages, writer, templates)
            titles[code] = written.titles
            config = rendering.configure(folder, known, writer)
            rendered.append(pool.submit(_render, config, site / code, written.bodies))
        for code, each in zip(writers, rendered, strict=True):
            tell(f"rendering {code}")
            each.result()
    tell("indexing")
    indexes.write(site, known, titles, writers)
    front.write(site, known, [leaf.address.page for leaf in pages], writers, templates)
    twins.write(site, known, writers)
    tell("publishing the data")
    publish(site, known, writers)
    headers.write(site, site.rglob("*.html"))
    tell("following the links")
    _check_links(site, urlsplit(base).path)
    put_in_place(site, out)
    return Built(len(pages), len(writers), known)


def _render(config: Path, site: Path, bodies: Mapping[str, Body]) -> None:
    rendering.render(config)
    fill(site, bodies)
    for name in UNUSED:
        path = site / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    for path in (*site.glob("sitemap.xml*"), *site.rglob("*.map")):
        path.unlink()
    rendering.run([sys.executable, "-m", "pagefind", "--site", str(site), "--quiet"])


def _check_links(site: Path, base_path: str) -> None:
    found = list(islice(links.broken(site, base_path), 20))
    if found:
        raise BuildFailed("\n".join(["links that lead nowhere:", *found]))


def _check_out(out: Path) -> None:
    """Refuse to replace a folder that holds something else than a site of ours."""
    if out.exists() and not out.is_dir():
        raise CannotBuild(f"{out} is a file")
    if out.is_dir() and any(out.iterdir()) and not all((out / name).exists() for name in OURS):
        raise CannotBuild(f"{out} holds something else than a site; name an empty folder")
