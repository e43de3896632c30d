"""The verb `banish`."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import Banishing
from ludex.yugioh.facts import Banished
from ludex.yugioh.faults.flaw import Flaw, Here, at_least, says_where
from ludex.yugioh.readings.banishing import may_banish
from ludex.yugioh.readings.finding import found
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards, move, one_of
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, Which


@value
class Banish(Verb):
    """Banish the targets, this card, or every card of a filter.

    With `up_to`, choose at least one and at most so many cards of the filter, and banish these.
    """

    facts = (Banished,)
    touches = "anything"
    moves = "banished"
    reaches_hands = True
    banish: Which | Filter
    up_to: int | None = None

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Banish card after card."""
        meant = cards(g, self.banish, on, in_hand=True)
        free = [card for card in meant if may_banish(g, card, on.you)]
        if self.up_to is not None:
            free = yield from self._chosen(g, free, self.up_to, on)
        yield from move(g, free, Banished, "banished", on)

    @staticmethod
    def _chosen(
        g: Duel, free: list[Card], most: int, on: Carrying
    ) -> Generator[Any, Any, list[Card]]:
        """Let the player choose one card, and then others as long as there are any to choose."""
        chosen: list[Card] = []
        while len(chosen) < most and len(chosen) < len(free):
            left = [card for card in free if card not in chosen]
            uid = yield from one_of(left, on, optional=bool(chosen))
            if uid is None:
                break
            chosen.append(g.state.card(uid))
        return chosen

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is a card that you could banish."""
        which = self.banish
        if not isinstance(which, Filter):
            return True
        return any(
            may_banish(g, card, you) for card in found(g, which, you, this, against=about.against)
        )

    def refuses_target(self, g: Asked, this: Uid, card: Card) -> Sequence[str]:
        """Return who keeps its player from banishing a card."""
        return g.refusals(Banishing(card.uid, g.state.card(this).controller))

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that its filter does not say where, or means cards that are banished already."""
        yield from says_where(self.banish, (self.name,))
        targets = here.effect.targets if self.banish == "targets" else None
        which = self.banish if targets is None else targets.of
        if isinstance(which, Filter) and which.in_ == "banished":
            yield Flaw((self.name,), "cards that are banished already", "another place, as 'in'")
        yield from at_least(2, self.up_to, ("up-to",))
        if self.up_to is not None and not isinstance(self.banish, Filter):
            yield Flaw(("up-to",), f"'up-to' of '{self.banish}'", "a filter, as 'banish'")
