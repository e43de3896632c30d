"""HAT: what the HAT Format answers in its own way."""

from __future__ import annotations

from ludex.kernel import Acts, Nothing
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate, PayCost, PayMaintenance, PutOnChain
from ludex.yugioh.decisions.refusable import Equipping, TakingControl
from ludex.yugioh.facts import (
    CameBack,
    CameBackAsTrap,
    CardSet,
    Destroyed,
    DestroyedByBattle,
    Placed,
    SentByRule,
    moved,
)
from ludex.yugioh.readings.closing import allowed_after_discard
from ludex.yugioh.readings.equips import unions_of
from ludex.yugioh.readings.moving import room, to_pile, zone_for
from ludex.yugioh.readings.stats import attack


@rule("HAT-2.2", does=(Placed, CardSet))
def own_field_spell_is_destroyed(g: Duel, event: Placed | CardSet) -> Acts:
    """A Field Spell played or Set over one's own destroys that one at once, without a Chain."""
    if event.to.zone == "field-zone":
        for card in g.state.at("field-zone", event.to.player):
            if card.uid != event.card:
                yield Destroyed(card.uid)


@rule("HAT-3.1", forbids=Equipping)
def one_union_at_a_time(g: Asked, equipping: Equipping) -> bool:
    """A monster can be equipped with only 1 Union monster at a time."""
    card, bearer = g.state.card(equipping.card), g.state.card(equipping.to)
    return "union" in card.data.abilities and bool(unions_of(g.state, bearer))


@rule("HAT-4.2", forbids=TakingControl)
def no_zone_among_the_traps_to_take_it_to(g: Asked, taking: TakingControl) -> bool:
    """A player can take control of a Trap Monster only with a free Spell & Trap Zone, too."""
    both = len(g.state.card(taking.card).places) > 1
    return both and not zone_for(g, taking, "spell-trap-zone")


@rule("HAT-4.4", instead=CameBack)
def comes_back_to_be_destroyed(g: Duel, event: CameBack) -> Acts:
    """A Trap Monster that comes back is a Trap Card, and is at once destroyed by the rules."""
    card = g.state.card(event.card)
    if card.data.family == "trap":
        if room(g, "spell-trap-zone", event.to.player):
            yield moved(CameBackAsTrap, card, "spell-trap-zone", event.to.player)
            yield Destroyed(card.uid)
        else:
            yield to_pile(g, SentByRule, card, "graveyard")


@rule("HAT-8.1", forbids=(Activate, PutOnChain))
def nothing_follows_the_last_discard(g: Asked, option: Activate | PutOnChain) -> bool:
    """After the discard that ends a turn nothing is activated but what a rule allows."""
    return g.state.closing and not allowed_after_discard(g, option)


@rule("HAT-7.1", forbids=PayCost)
def never_pay_the_last_life_points(g: Asked, option: PayCost) -> bool:
    """A Life Point cost that would leave a player with 0 cannot be paid."""
    return g.state.lp(option.player) <= option.life_points


@rule("HAT-7.2", forbids=PayMaintenance)
def never_maintain_with_the_last(g: Asked, option: PayMaintenance) -> bool:
    """A maintenance cost that would leave a player with 0 Life Points cannot be paid."""
    return g.state.lp(option.player) <= option.life_points


@rule("HAT-6.27", instead=DestroyedByBattle)
def nothing_falls_to_zero_attack(g: Duel, event: DestroyedByBattle) -> Acts:
    """A monster with 0 ATK destroys nothing by battle: a tie at 0 leaves both monsters."""
    if attack(g, g.state.card(event.by)) == 0:
        yield Nothing()
