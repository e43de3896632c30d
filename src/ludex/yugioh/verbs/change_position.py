"""The verb `change-position`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import Affecting
from ludex.yugioh.facts import Flipped, PositionChanged
from ludex.yugioh.faults.flaw import Flaw, Here, says_where
from ludex.yugioh.readings.finding import found
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, Position, Which


@value
class ChangePosition(Verb):
    """Change monsters to a battle position, face-up.

    `other`: face-up monsters to the one in which they are not; `face-up`: face-down monsters to
    face-up Defense Position.
    """

    facts = (PositionChanged, Flipped)
    touches = "monsters"
    change_position: Which | Filter
    to: Position | Literal["other", "face-up"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Turn monster after monster."""
        for card in list(cards(g, self.change_position, on)):
            if g.refuses(Affecting(card.uid)) or not self._changes(card):
                continue
            on.done = True
            if not card.face_up:
                on.turned_face_up += 1
                yield Flipped(card.uid)
            to = self._to(card)
            if to is not None and to != card.position:
                yield PositionChanged(card.uid, to)

    def _to(self, card: Card) -> Position | None:
        if self.to == "other":
            return _OTHER[card.position]
        return None if self.to == "face-up" else self.to

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is a monster that would change."""
        which = self.change_position
        return not isinstance(which, Filter) or any(
            map(self._changes, found(g, which, you, this, against=about.against))
        )

    def _changes(self, card: Card) -> bool:
        if self.to == "other":
            return card.face_up
        return not card.face_up or self.to not in ("face-up", card.position)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that they are in that position already, or in none that could be the other."""
        targets = here.effect.targets if self.change_position == "targets" else None
        which = self.change_position if targets is None else targets.of
        yield from says_where(self.change_position, (self.name,))
        if not isinstance(which, Filter):
            return
        if which.face == "up" and self.to in ("face-up", which.position):
            yield Flaw(("to",), f"'{self.to}', as they are already", "another position")
        if self.to == "other" and which.face != "up":
            found = "'other' of monsters that may be face-down"
            yield Flaw(("to",), found, "'face: up' in the filter of the monsters")


_OTHER: Mapping[Position | None, Position] = {"attack": "defense", "defense": "attack"}
