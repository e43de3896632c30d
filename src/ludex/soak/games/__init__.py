"""The games that are played at random: nowhere else does soaking name one."""

from ludex.soak.face import Face
from ludex.soak.games.digimon import FACE as DIGIMON
from ludex.soak.games.duels import FACE as DUELS

__all__ = ["DIGIMON", "DUELS", "FACES"]

FACES: tuple[Face, ...] = (DUELS, DIGIMON)
"""The first is played where no ruleset is named."""
