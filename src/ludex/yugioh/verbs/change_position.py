"""The verb `change-position`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludex.yugioh.book import Duel
from ludex.yugioh.decisions.refusable import Affecting
from ludex.yugioh.facts import Flipped, PositionChanged
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Position, Which


@dataclass(frozen=True, slots=True)
class ChangePosition(Verb):
    """Change monsters to a battle position, face-up."""

    facts = (PositionChanged, Flipped)
    touches = "monsters"
    change_position: Which
    to: Position

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Turn monster after monster."""
        for card in cards(g, self.change_position, on):
            if g.refuses(Affecting(card.uid)):
                continue
            if not card.face_up:
                on.done = True
                yield Flipped(card.uid)
            if card.position != self.to:
                on.done = True
                yield PositionChanged(card.uid, self.to)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that the targets are in that position already."""
        targets = here.effect.targets if self.change_position == "targets" else None
        if targets is not None and (targets.of.face, targets.of.position) == ("up", self.to):
            yield Flaw(("to",), f"'{self.to}', as the targets are already", "the other position")
