"""The verb `declare`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import Declare, DeclareAttribute
from ludex.yugioh.facts import AttributeDeclared
from ludex.yugioh.faults.flaw import Flaw, Here, says_where
from ludex.yugioh.readings.finding import counted
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Attribute, Filter


@value
class DeclareAttributes(Verb):
    """Declare different Attributes for this card, one for each card of some filters."""

    facts = (AttributeDeclared,)
    only_once = True
    declare: Literal["attributes"]
    for_each: tuple[Filter, ...]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Let the player declare one after the other, as long as there are others."""
        for _ in range(counted(g, self.for_each, on.you, on.card.uid)):
            declared = g.state.card(on.card.uid).declared
            left = [name for name in get_args(Attribute) if name not in declared]
            options = tuple(Declare(on.you, name) for name in left)
            chosen = yield DeclareAttribute(on.you, options)
            if isinstance(chosen, Declare):
                on.done = True
                yield AttributeDeclared(on.card.uid, chosen.attribute)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is a card to declare one for."""
        return counted(g, self.for_each, you, this) > 0

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that nothing says where the cards lie that are counted."""
        for index, which in enumerate(self.for_each):
            yield from says_where(which, ("for-each", index))
