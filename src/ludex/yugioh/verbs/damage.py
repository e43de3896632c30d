"""The verb `damage`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.facts import Damaged
from ludex.yugioh.faults.flaw import Flaw, Here, at_least, listed, says_where
from ludex.yugioh.faults.measures import unmeasured
from ludex.yugioh.readings.filters import matches
from ludex.yugioh.readings.finding import counted
from ludex.yugioh.table.board import About, Link, Uid
from ludex.yugioh.table.seats import Player, Side
from ludex.yugioh.verbs.carrying import Carrying, Doing, side_meant
from ludex.yugioh.verbs.measuring import measured
from ludex.yugioh.verbs.verb import VERBS, Verb
from ludex.yugioh.vocabulary import LATER, Filter, Measure, WhenLeaves, Whose


@value
class Damage(Verb):
    """Inflict damage; `if_it_was` looks at the card that the verb before it moved.

    `last-controller` is who controlled this card when it left the field. `for_each` inflicts it as
    many times as there are cards of any of the filters, at one stroke.
    """

    facts = (Damaged,)
    damage: int | Measure
    to: Whose | Literal["last-controller"]
    if_it_was: Filter | None = None
    for_each: tuple[Filter, ...] = ()

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Inflict it, if there is any."""
        if self.if_it_was is not None and (
            on.was is None or not matches(g, on.was, self.if_it_was, on.you, this=on.card.uid)
        ):
            return
        amount = measured(g, self.damage, on)
        if self.for_each:
            amount *= counted(g, self.for_each, on.you, on.card.uid, on.against)
        on.done = amount > 0
        if on.done:
            side = self._side(g, on)
            if on.link.spared == side:
                side = g.state.seats.other(side)
            yield Damaged(side, amount, on.card.uid)

    def _side(self, g: Asked, on: Carrying) -> Side:
        """Return whose Life Points it is for."""
        was = on.link.about.was
        if self.to != "last-controller":
            return side_meant(g, self.to, on)
        return g.state.seats.side_of(on.you if was is None else was.controller)

    def would_damage(self, g: Asked, link: Link) -> Iterable[Player]:
        """Return the players whom it is for."""
        if self.to != "last-controller":
            return g.state.seats.meant(link.player, self.to)
        return () if link.about.was is None else (link.about.was.controller,)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is a card to count, where it counts any."""
        return not self.for_each or counted(g, self.for_each, you, this, about.against) > 0

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield damage of nothing, or of nothing known, and a condition on no card."""
        if self.to == "last-controller" and not isinstance(here.effect.when, WhenLeaves):
            found = "'last-controller' of a card that has not left the field"
            yield Flaw(("to",), found, "'you' or 'opponent', or 'leaves' as 'when'")
        yield from at_least(1, self.damage, (self.name,))
        yield from unmeasured(self.damage, (self.name,), here)
        for index, which in enumerate(self.for_each):
            yield from says_where(which, ("for-each", index))
        if self.if_it_was is not None:
            yield from self._flaws_of_moved(here, self.if_it_was)

    def _flaws_of_moved(self, here: Here, which: Filter) -> Iterator[Flaw]:
        """Yield that no card was moved, or several of which the last alone would be looked at."""
        if which.in_ is not None:
            found = "'in' of a card that a verb has moved from there"
            yield Flaw(("if-it-was", "in"), found, "nothing")
        part = here.before if self.join not in LATER else ()
        starts = [n for n, verb in enumerate(part) if verb.join in LATER]
        movers = [verb for verb in part[starts[-1] if starts else 0 :] if verb.moves]
        if not movers:
            found = "'if-it-was' with no card moved before it, since the last 'then'"
            names = listed(name for name, verb in sorted(VERBS.items()) if verb.moves)
            yield Flaw(("if-it-was",), found, f"a verb before it: {names}")
        elif movers[-1].of_several(here):
            found = f"'if-it-was' of all that '{movers[-1].name}' moves, of which only one is seen"
            yield Flaw(("if-it-was",), found, f"'{movers[-1].name}' of one card")
