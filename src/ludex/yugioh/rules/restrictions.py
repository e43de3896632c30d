"""TCG-7, sixth part: effects that a player can use once in a turn with whatever copy of a card."""

from __future__ import annotations

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate, PutOnChain
from ludex.yugioh.facts import ActivationNegated, LinkAdded, UsedByName
from ludex.yugioh.readings.activating import effect_number, effect_on, player_in
from ludex.yugioh.readings.filters import address, effect_of


@rule("TCG-7.31", forbids=(Activate, PutOnChain))
def once_in_a_turn_by_name(g: Asked, option: Activate | PutOnChain) -> bool:
    """What a player can use once per turn by its name he cannot use again with another copy."""
    used, number = g.state.used_by_name, effect_number(option)
    if not (used and number):
        return False
    one = address(g.state.card(option.card), number)
    return (player_in(option), one) in used


@rule("TCG-7.32", does=LinkAdded)
def used_by_its_name(g: Duel, event: LinkAdded) -> Acts:
    """What can be used once per turn by its name counts as used when it is activated."""
    effect = effect_on(g, event.link)
    if effect is not None and effect.once == "turn-by-name":
        one = address(g.state.card(event.link.card), event.link.effect)
        yield UsedByName(event.link.player, one)


@rule("TCG-7.33", does=ActivationNegated)
def negated_cards_were_not_activated(g: Duel, event: ActivationNegated) -> Acts:
    """A card whose activation is negated does not count as activated in that turn."""
    link = g.state.chain[event.number - 1]
    if not link.activates_card or not link.effect:
        return
    card = g.state.card(link.card)
    if effect_of(card, link.effect).once == "turn-by-name":
        yield UsedByName(link.player, address(card, link.effect), again=True)
