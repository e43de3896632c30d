"""The verb `discard`."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import Among, AtRandom, Pick
from ludex.yugioh.facts import Discarded
from ludex.yugioh.faults.flaw import Flaw, Here, at_least
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.readings.seating import whoever
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, players_meant
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, PlayersMeant


@value
class Discard(Verb):
    """Players discard cards from the hand, all of them or so many, or all there are if fewer.

    They are of each player's choice, or `at_random`, or `chosen_by` you out of the opponent's hand.
    All have chosen before any card goes.
    """

    facts = (Discarded,)
    discard: int | Literal["all"]
    who: PlayersMeant
    at_random: bool = False
    chosen_by: Literal["you"] | None = None

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Let player after player choose, and discard card after card."""
        players = yield from players_meant(g, self.who, on)
        chosen: list[Card] = []
        for player in players:
            by = on.you if self.chosen_by == "you" else player
            chosen += yield from self._chosen(g, player, by)
        for card in chosen:
            on.done, on.was = True, card
            yield to_pile(g, Discarded, card, "graveyard", by_effect=on.card.uid)

    def _chosen(self, g: Duel, player: Player, by: Player) -> Generator[Any, Any, list[Card]]:
        hand, chosen = list(g.state.at("hand", player)), list[Card]()
        if self.discard == "all":
            return hand
        for _ in range(min(self.discard, len(hand))):
            left = [card for card in hand if card not in chosen]
            if self.at_random and len(left) > 1:
                picked = yield AtRandom(player, tuple(card.uid for card in chosen))
            else:
                picked = yield Among(by, tuple(Pick(card.uid, by) for card in left))
            if isinstance(picked, Pick):
                chosen.append(g.state.card(picked.card))
        return chosen

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether hands have as many cards besides the one that is activated: of all, any."""
        players = whoever(g, self.who, you, about.against)
        hands = [sum(card.uid != this for card in g.state.at("hand", one)) for one in players]
        if self.discard == "all":
            return any(hands)
        least = self.discard
        enough = all if self.who == "both" else any
        return enough(held >= least for held in hands)

    def looks_at(self) -> Iterator[Filter]:
        """Yield the hand that it is about, if it is that of one player."""
        if self.who != "both":
            yield Filter(in_="hand", whose=self.who)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it discards nothing, or leaves all of a hand to chance."""
        yield from at_least(1, self.discard, (self.name,))
        if self.at_random and self.discard == "all":
            yield Flaw(("at-random",), "'at-random' of all that there are", "a number")
        if self.chosen_by is not None and (self.at_random or self.discard == "all"):
            found = "'chosen-by' where nobody chooses"
            yield Flaw(("chosen-by",), found, "a number, and no 'at-random'")
        elif self.chosen_by is not None and self.who != "opponent":
            found = "'chosen-by' of cards that are not the opponent's alone"
            yield Flaw(("chosen-by",), found, "'who: opponent'")
