"""MOD: what today's rules answer in their own way."""

from __future__ import annotations

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import PayCost, PayMaintenance
from ludex.yugioh.decisions.refusable import Equipping
from ludex.yugioh.facts import CameBack, CardSet, Placed, SentByRule
from ludex.yugioh.readings.equips import unions_of
from ludex.yugioh.readings.moving import to_pile


@rule("MOD-3.1", forbids=Equipping)
def unions_as_they_are_printed(g: Asked, equipping: Equipping) -> bool:
    """A monster can be equipped with several Unions unless one of them is printed otherwise."""
    card, bearer = g.state.card(equipping.card), g.state.card(equipping.to)
    others = unions_of(g.state, bearer)
    is_union = "union" in card.data.abilities
    return is_union and bool(others) and any(x.data.union_limit_printed for x in (card, *others))


@rule("MOD-2.2", instead=(Placed, CardSet))
def own_field_spell_is_sent(g: Duel, event: Placed | CardSet) -> Acts:
    """Before a Field Spell is played or Set over one's own, that one is sent to the Graveyard."""
    if event.to.zone == "field-zone":
        old = g.state.at("field-zone", event.to.player)
        for card in old:
            yield to_pile(g, SentByRule, card, "graveyard")
        if old:
            yield event


@rule("MOD-4.3", instead=CameBack)
def comes_back_to_be_sent(g: Duel, event: CameBack) -> Acts:
    """A Trap Monster that comes back is a Trap Card, and is at once sent to the Graveyard."""
    card = g.state.card(event.card)
    if card.data.family == "trap":
        yield to_pile(g, SentByRule, card, "graveyard")


@rule("MOD-7.1", forbids=PayCost)
def pay_what_you_have(g: Asked, option: PayCost) -> bool:
    """A Life Point cost of all that a player has may be paid, but no more than that."""
    return g.state.lp(option.player) < option.life_points


@rule("MOD-7.2", forbids=PayMaintenance)
def maintain_with_what_you_have(g: Asked, option: PayMaintenance) -> bool:
    """A maintenance cost of all that a player has may be paid, but no more than that."""
    return g.state.lp(option.player) < option.life_points
