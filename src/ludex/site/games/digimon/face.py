"""The face of the game: all that the site asks of it."""

from ludex.site.face import Face
from ludex.site.games.digimon.board import BOARDS
from ludex.site.games.digimon.cards import CARDS
from ludex.site.games.digimon.expects import SAID
from ludex.site.games.digimon.labels import labels
from ludex.site.games.digimon.round import charts

FACE = Face(expects=SAID, labels=labels, boards=BOARDS, cards=CARDS, charts=charts)
