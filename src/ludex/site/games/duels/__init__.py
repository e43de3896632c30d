"""How Duels are shown."""

from ludex.site.face import Face
from ludex.site.games.duels.board import DUEL
from ludex.site.games.duels.cards import CARDS
from ludex.site.games.duels.expects import SAID
from ludex.site.games.duels.labels import labels
from ludex.site.games.duels.timings import charts

FACE = Face(expects=SAID, labels=labels, boards=DUEL, cards=CARDS, charts=charts)
