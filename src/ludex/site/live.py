"""Rules and examples as they are being edited: their pages written anew when they are asked for.

The frame of a page is that of the built site; whatever is no article and no example stays as built.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path

from ludex.check.proof.report import Proof
from ludex.check.telling import failure
from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import LOCALES
from ludex.project.project import Project
from ludex.site import tree
from ludex.site.bodies import Body, changed
from ludex.site.crossings import crossings
from ludex.site.facts import Facts, NotHolding
from ludex.site.games import FACES
from ludex.site.leaf import Leaf
from ludex.site.pages import examples, rules
from ludex.site.settings import reports_to, site_url
from ludex.site.stories import Told, of_example, told
from ludex.site.templates import Templates
from ludex.site.typesetting import tight
from ludex.site.writer import Writer

WATCHED = ("rules", "translations", "site_src/templates")
"""The folders of which a change shows."""


def newest(root: Path) -> int:
    """Return when anything that is watched has last been changed, in nanoseconds."""
    files = (path for name in WATCHED for path in (root / name).rglob("*.*"))
    return max((path.stat().st_mtime_ns for path in files), default=0)


class Live:
    """The rules of a checkout as they are now; raises Problems for what is wrong with them."""

    def __init__(self, root: Path) -> None:
        self.facts = _facts(root)
        self._templates = Templates(root / "site_src" / "templates")
        catalogues = Catalogues(root / "translations")
        self._writers = {
            locale.code: Writer(self.facts.project, catalogues, locale) for locale in LOCALES
        }
        leaves = (*rules.leaves(self.facts), *examples.leaves(self.facts))
        self._leaves: Mapping[str, Leaf] = {leaf.address.url: leaf for leaf in leaves if leaf.raw}

    def page(self, code: str, url: str, built: str) -> str:
        """Return a page, below its language, with the body that it has now; others as built."""
        leaf, writer = self._leaves.get(url), self._writers.get(code)
        if leaf is None or writer is None:
            return built
        writer.open(leaf.address.page, raw=True)
        body = tree.body(leaf.show(writer), writer, self._templates)
        return changed(built, Body(tight(body, writer.locale)))


class _Played(Mapping[str, Told]):
    """What is told of each example, which is played when it is asked for."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._boards = {name: face.boards for name, face in FACES.items()}
        every = project.kb.examples.values()
        self._ids = [example.id for example in every if example.retired is None]
        self._known: dict[str, Told] = {}

    def __getitem__(self, id: str) -> Told:
        if id not in self._known:
            self._known[id] = self._play(id)
        return self._known[id]

    def _play(self, id: str) -> Told:
        stories = tuple(of_example(self._project, self._boards, id))
        for story in stories:
            if not story.outcome.held:
                raise NotHolding(failure(self._project, story.outcome))
        return told(self._project, self._boards, stories)[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


def _facts(root: Path) -> Facts:
    """Return what articles and examples show; nothing is proved for them."""
    project = Project.at(root / "rules")
    return Facts(
        project=project,
        root=root,
        base=site_url(root),
        reports_to=reports_to(root),
        day=date.today(),  # noqa: DTZ011 - a citation is dated anew when it is copied
        stories={},
        told=_Played(project),
        crossings=crossings(
            project, lambda each: FACES[project.game_of(each).name].labels(each.start)
        ),
        faces=FACES,
        charts=tuple(chart for game in project.games for chart in FACES[game.name].charts(project)),
        proof=Proof(),
        coverage={},
        messages=(),
    )
