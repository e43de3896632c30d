"""The faces of the games: nowhere else does the site name one."""

from collections.abc import Mapping

from ludex.site.face import Face
from ludex.site.games.digimon import FACE as DIGIMON
from ludex.site.games.duels import FACE as DUELS
from ludex.site.games.matches import FACE as MATCHES

FACES: Mapping[str, Face] = {"yugioh": DUELS, "tournament": MATCHES, "digimon": DIGIMON}
"""By the name of the game."""
