"""The face of the game: all that the site asks of it."""

from collections.abc import Iterator

from ludex.project.project import Project
from ludex.site.face import Chart, Face
from ludex.site.games.duels import compared, timings, when
from ludex.site.games.duels.board import DUEL
from ludex.site.games.duels.cards import CARDS
from ludex.site.games.duels.expects import SAID
from ludex.site.games.duels.labels import labels


def _charts(project: Project) -> Iterator[Chart]:
    yield from timings.charts(project)
    yield from compared.charts(project)
    yield from when.charts(project)


FACE = Face(expects=SAID, labels=labels, boards=DUEL, cards=CARDS, charts=_charts)
