"""The verb `turn-face-down`."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.yugioh.book import Duel
from ludex.yugioh.decisions.refusable import FaceDown
from ludex.yugioh.facts import TurnedFaceDown
from ludex.yugioh.verbs.carrying import Carrying, Doing, affected
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Which


@dataclass(frozen=True, slots=True)
class TurnFaceDown(Verb):
    """Change face-up monsters to face-down Defense Position."""

    facts = (TurnedFaceDown,)
    touches = "monsters"
    turn_face_down: Which

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Turn monster after monster."""
        for card in affected(g, self.turn_face_down, on):
            if not g.refuses(FaceDown(card.uid)):
                on.done = True
                yield TurnedFaceDown(card.uid)
