"""The verb `banish-copies`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Duel
from ludex.yugioh.decisions.refusable import Banishing
from ludex.yugioh.facts import Banished
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.readings.filters import name_of
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.table.board import Card
from ludex.yugioh.verbs.carrying import Carrying, Doing, players_meant
from ludex.yugioh.verbs.verb import Verb


@value
class BanishCopies(Verb):
    """Each player banishes from the Deck every card that has the name of the banished target.

    That is, if the target was of a kind: `flip-monster`: a Flip monster; `trap`: a Trap Card.
    """

    facts = (Banished,)
    banish_copies: Literal["flip-monster", "trap"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Look through the Decks, that of the turn player first."""
        players = yield from players_meant(g, "both", on)
        for target in [g.state.card(uid) for uid in on.link.targets]:
            if target.zone != "banished" or not self._means(target):
                continue
            for player in players:
                for card in g.state.at("deck", player):
                    same = name_of(g, card) == name_of(g, target)
                    if same and not g.refuses(Banishing(card.uid, player)):
                        on.done = True
                        yield to_pile(g, Banished, card, "banished")

    def _means(self, card: Card) -> bool:
        if self.banish_copies == "trap":
            return card.data.family == "trap"
        return "flip" in card.data.abilities

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that no target is banished before, or none of that kind."""
        banished = any(
            verb.first == "targets" and (verb.name == "banish" or getattr(verb, "banish", False))
            for verb in here.before
        )
        if not banished:
            found = "copies of a target that nothing before it has banished"
            yield Flaw((self.name,), found, "'banish: targets', or 'destroy' with 'banish: true'")
        targets = here.effect.targets
        flip = self.banish_copies == "flip-monster"
        kinds = (None, "monster") if flip else (None, "trap", "spell-or-trap")
        if targets is not None and targets.of.kind not in kinds:
            found = f"'{self.banish_copies}', which a {targets.of.kind} never is"
            yield Flaw((self.name,), found, "another kind in 'targets'")
