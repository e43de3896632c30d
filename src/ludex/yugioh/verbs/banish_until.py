"""The verb `banish-until`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import Banishing
from ludex.yugioh.facts import Banished, NowHolds
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.readings.banishing import may_banish
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.table.board import Card, Uid
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import ComesBack, Until, WhenInEndPhase, Which


@value
class BanishUntil(Verb):
    """Banish monsters until the End Phase, or your next Standby or Battle Phase; they come back.

    `zone_locked`: meanwhile the Monster Zone that each of them held cannot be used.
    """

    facts = (Banished, NowHolds)
    touches = "monsters"
    moves = "banished"
    banish_until: Which
    until: Literal["end-phase", "your-standby-phase", "your-battle-phase"]
    zone_locked: bool = False

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Banish card after card, and let each come back."""
        until: Until = self.until
        for card in cards(g, self.banish_until, on):
            if not may_banish(g, card, on.you):
                continue
            on.was = card
            yield to_pile(g, Banished, card, "banished")
            now = g.state.card(card.uid)
            if now.zone == "banished":
                on.done = True
                position = card.position or "attack"
                back = ComesBack(
                    card.controller,
                    position,
                    card.face_up,
                    self.zone_locked,
                    special_summoned=card.special_summoned,
                )
                yield on.holds(g, back, until, card=now)

    def refuses_target(self, g: Asked, this: Uid, card: Card) -> Sequence[str]:
        """Return who keeps its player from banishing a card."""
        return g.refusals(Banishing(card.uid, g.state.card(this).controller))

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield an end that has come before it could matter."""
        if self.until == "end-phase" and isinstance(here.effect.when, WhenInEndPhase):
            found = "'until: end-phase' in an End Phase, and so until that of the next turn"
            yield Flaw(("until",), found, "'your-standby-phase'")
