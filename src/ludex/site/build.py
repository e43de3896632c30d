"""The whole site: framed, told, written, indexed, checked, and put in place."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from urllib.parse import urlsplit

from ludex.check.kept import kept
from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import LOCALES
from ludex.site import front, headers, indexes, rendering, tree, twins
from ludex.site.data.published import publish
from ludex.site.facts import Facts, facts
from ludex.site.finishing import finish
from ludex.site.frames import Frames
from ludex.site.games import FACES
from ludex.site.in_place import Busy, put_in_place, taken, workplace
from ludex.site.rendering import BuildFailed
from ludex.site.settings import reports_to
from ludex.site.spreading import spread
from ludex.site.stories import Gathered
from ludex.site.templates import Templates
from ludex.site.workshop import Workshop
from ludex.site.writer import Writer

AT_A_TIME = 2
"""Languages whose frames are made at once."""
OURS = ("ids.json", "index.html")
"""What an earlier site of ours has in its folder."""
UNUSED = ("assets/javascripts/lunr", "assets/javascripts/workers")
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
            tell("reading the rules")
            known = facts(root, base, day, FACES, reports_to=reports_to(root))
            return _build(known, folder, out, tell)
    except Busy as busy:
        raise CannotBuild(str(busy)) from None


def _build(known: Facts, folder: Path, out: Path, tell: Tell) -> Built:
    many = os.cpu_count() or 1
    site = folder / "site"
    templates = Templates(known.root / "site_src" / "templates")
    catalogues = Catalogues(known.root / "translations")
    writers = {each.code: Writer(known.project, catalogues, each) for each in LOCALES}
    tell("making the frames")
    frames = _frames(known, folder, site, writers)
    tell("telling the examples")
    workshop = Workshop(site, known, writers, templates, frames)
    runs, written = Gathered(), {}
    for each in workshop.make([leaf for leaf in tree.leaves(known) if leaf.example], many):
        written[each.page] = each.titles
        for run in each.runs:
            runs.add(run)
    tell("proving the clauses")
    proof = kept(known.project, known.root / "build", processes=many)
    facts = known.with_results(runs, proof)
    tell("asking for the charts")
    for asking in (chart.asking for chart in facts.charts if chart.asking):
        about = asking.of(runs)
        asking.known.update(zip(about, spread(asking.ask, about, many), strict=True))
    tell("writing the pages")
    every = tree.leaves(facts)  # some are there only once it is known what has been played
    others = [leaf for leaf in every if not leaf.example]
    for each in replace(workshop, facts=facts).make(others, many):
        written[each.page] = each.titles
    pages = [leaf.address.page for leaf in every]
    named = [leaf.address.page for leaf in every if not leaf.part]
    titles = {code: {page: written[page][code] for page in named} for code in writers}
    tell("indexing")
    for code in writers:
        rendering.run([sys.executable, "-m", "pagefind", "--site", str(site / code), "--quiet"])
    indexes.write(site, facts, titles, writers)
    front.write(site, facts, pages, writers, templates)
    twins.write(site, facts, writers)
    tell("publishing the data")
    publish(site, facts, writers)
    tell("following the links")
    finished = finish(site, urlsplit(facts.base).path, many)
    if finished.broken:
        raise BuildFailed("\n".join(["links that lead nowhere:", *finished.broken[:20]]))
    headers.write(site, finished.digests)
    put_in_place(site, out)
    return Built(len(pages), len(writers), facts)


def _frames(
    known: Facts, folder: Path, site: Path, writers: Mapping[str, Writer]
) -> Mapping[str, Frames]:
    """Make the frames of every language, and put what they ask for into the site."""
    found = {}
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        configs = [rendering.configure(folder, known, writer) for writer in writers.values()]
        list(pool.map(rendering.render, configs))
    for code, writer in writers.items():
        made = rendering.made_in(folder, writer)
        top = [each["url"] for each in rendering.top(known, writer)]
        found[code] = Frames(made, f"{known.base}{code}/", top)
        shutil.move(made / "assets", site / code / "assets")
        for name in UNUSED:
            shutil.rmtree(site / code / name, ignore_errors=True)
        for path in (site / code).rglob("*.map"):
            path.unlink()
    return found


def _check_out(out: Path) -> None:
    """Refuse to replace a folder that holds something else than a site of ours."""
    if out.exists() and not out.is_dir():
        raise CannotBuild(f"{out} is a file")
    if out.is_dir() and any(out.iterdir()) and not all((out / name).exists() for name in OURS):
        raise CannotBuild(f"{out} holds something else than a site; name an empty folder")
