"""The verb `redirect-attack`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Duel
from ludex.yugioh.facts import AttackTurned
from ludex.yugioh.faults.flaw import Flaw, Here, of_battle
from ludex.yugioh.readings.battle import arrival, fight
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards
from ludex.yugioh.verbs.verb import Verb


@value
class RedirectAttack(Verb):
    """Have the attacking monster battle the target instead, whoever controls that."""

    facts = (AttackTurned,)
    touches = "monsters"
    only_once = True
    redirect_attack: Literal["targets"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Turn the attack, if there is still one."""
        attacker, _ = fight(g.state)
        for card in list(cards(g, self.redirect_attack, on)):
            if attacker is not None and card.uid != attacker.uid:
                on.done = True
                yield AttackTurned(attacker.uid, arrival(card))

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that nothing may be attacking."""
        yield from of_battle(f"'{self.name}'", (self.name,), here)
