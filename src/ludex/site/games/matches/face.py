"""The face of the game: all that the site asks of it."""

from ludex.site.face import Face
from ludex.site.games.matches.board import MATCH
from ludex.site.games.matches.expects import SAID
from ludex.site.games.matches.labels import labels
from ludex.site.games.matches.time import charts

FACE = Face(expects=SAID, labels=labels, boards=MATCH, charts=charts)
