"""The verb `turn-face-down`."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import value
from ludex.yugioh.book import Duel
from ludex.yugioh.decisions.refusable import FaceDown
from ludex.yugioh.facts import TurnedFaceDown
from ludex.yugioh.faults.flaw import Flaw, Here, says_where
from ludex.yugioh.faults.touched import never_down
from ludex.yugioh.verbs.carrying import Carrying, Doing, affected
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, Which


@value
class TurnFaceDown(Verb):
    """Change face-up monsters to face-down Defense Position."""

    facts = (TurnedFaceDown,)
    touches = "monsters"
    turn_face_down: Which | Filter

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Turn monster after monster."""
        for card in list(affected(g, self.turn_face_down, on)):
            if card.face_up and not g.refuses(FaceDown(card.uid)):
                on.done = True
                yield TurnedFaceDown(card.uid)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that they are face-down already."""
        yield from never_down(self.turn_face_down, (self.name,), here)
        yield from says_where(self.turn_face_down, (self.name,))
