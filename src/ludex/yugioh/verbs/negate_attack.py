"""The verb `negate-attack`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Duel
from ludex.yugioh.facts import AttackNegated, BattlePhaseEnds
from ludex.yugioh.faults.flaw import Flaw, Here, of_battle
from ludex.yugioh.readings.activating import effect_on
from ludex.yugioh.readings.battle import fight, is_attacking
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards
from ludex.yugioh.verbs.verb import Verb


@value
class NegateAttack(Verb):
    """Negate the attack, and end the Battle Phase where it says so."""

    facts = (AttackNegated,)
    only_once = True
    negate_attack: Literal["attack", "attack-and-battle-phase"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Negate the attack of the target, where that is the attacker, or of whatever attacks."""
        effect = effect_on(g, on.link)
        targeted = effect is not None and effect.targets is not None and effect.targets.attacker
        attacking = (card for card in fight(g.state)[:1] if card and is_attacking(g.state, card))
        for card in list(cards(g, "targets", on) if targeted else attacking):
            on.done = True
            yield AttackNegated(card.uid)
            if self.negate_attack == "attack-and-battle-phase":
                yield BattlePhaseEnds()

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that nothing may be attacking, or that the attack has come to its Damage Step."""
        yield from of_battle(f"'{self.name}'", (self.name,), here)
        if here.in_damage_step:
            found = f"'{self.name}' in a Damage Step, where no attack is negated"
            yield Flaw((self.name,), found, "'attack-declared' as 'when', and no 'during'")
