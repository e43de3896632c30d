"""The verb `you-may-set`."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import MaySet, SetCard
from ludex.yugioh.facts import CardSet, moved
from ludex.yugioh.faults.flaw import Flaw, Here, off_field
from ludex.yugioh.readings.filters import matches
from ludex.yugioh.readings.moving import zone_of
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter


@value
class SetFromHand(Verb):
    """Set one card of a filter from your hand, if you like."""

    facts = (CardSet,)
    you_may_set: Filter

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Choose the card, if any, and Set it."""
        options = [
            SetCard(card.uid, on.you)
            for card in g.state.at("hand", on.you)
            if matches(g, card, self.you_may_set, on.you, this=on.card.uid)
        ]
        chosen = yield MaySet(on.you, tuple(options))
        if isinstance(chosen, SetCard):
            on.done = True
            card = g.state.card(chosen.card)
            yield moved(CardSet, card, zone_of(g, card), on.you)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Always: nobody has to Set anything."""
        return True

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it means no Spells and Traps in one's hand."""
        which = self.you_may_set
        if which.kind not in ("spell", "trap", "spell-or-trap"):
            possible = "'kind: spell-or-trap', 'spell' or 'trap'"
            yield Flaw((self.name,), "a filter that does not say Spell or Trap", possible)
        if which.in_ not in (None, "hand"):
            yield Flaw((self.name, "in"), f"'{which.in_}'", "'hand', or nothing")
        if which.whose == "opponent":
            yield Flaw((self.name, "whose"), "'opponent'", "'you', or nothing")
        if which.in_ is None:
            yield from off_field(which, (self.name,))
