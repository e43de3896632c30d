"""HC-1, HC-3 and UB-4: laying and using option cards, supports and abilities."""

from __future__ import annotations

from ludex.digimon.book import Asked, Playing, rule
from ludex.digimon.cards import abilities, supports
from ludex.digimon.decisions import (
    Apply,
    ChangeSlot,
    InAssault,
    LayingOptions,
    LayOption,
    Starting,
    Support,
    UseAbility,
    UseOption,
)
from ludex.digimon.facts.fighting import AbilityUsed, OptionUsed, Supported
from ludex.digimon.facts.preparing import OptionLaid
from ludex.digimon.moments import LaysOptions, StartsOptions
from ludex.digimon.quantities import SlotTakes
from ludex.digimon.readings import effect_of, used_up
from ludex.digimon.table import SPACES, Name, Player, Table
from ludex.digimon.verbs import used
from ludex.kernel import Acts, Option, Then

FITS = {
    "options": ("option", "option-item", "option-program", "option-field"),
    "programs": ("option-program",),
    "fields": ("option-field",),
}
"""The kinds of cards that slots take."""


@rule("HC-1.10", does=LaysOptions)
def options_are_laid_into_slots(_g: Playing, step: LaysOptions) -> Acts:
    """A player puts option cards of the hand face-down into slots, one into each."""
    option = yield LayingOptions(step.player)
    if isinstance(option, LayOption):
        yield OptionLaid(option.player, option.card, option.slot)
        yield Then(step)


@rule("HC-1.11", forbids=(LayOption, ChangeSlot))
def slots_take_what_they_are_for(g: Asked, option: LayOption | ChangeSlot) -> bool:
    """A slot takes only the cards that it is for."""
    takes = g.value(SlotTakes(option.slot, option.card))
    return g.state.cards[option.card].kind not in FITS.get(takes, ())


@rule("HC-1.12", does=StartsOptions)
def options_start_in_the_preparation_phase(g: Playing, step: StartsOptions) -> Acts:
    """A player uses option cards that start in the preparation phase."""
    option = yield Starting(step.player)
    if isinstance(option, UseOption):
        yield from use_option(g, option.player, option.card)
        yield Then(step)


def use_option(g: Playing, player: Player, card: Name) -> Acts:
    """Turn an option card face-up, and do what it says."""
    yield OptionUsed(player, card)
    for effect in abilities(g.state.cards[card]):
        yield from used(g, player, card, effect, g.state.space_in_assault(player))


def in_use(g: Playing, option: Option | None) -> Acts:
    """Do what a player does with a card in an assault."""
    match option:
        case UseOption(player, card):
            yield from use_option(g, player, card)
        case Support(player, card, space):
            yield Supported(player, card, space)
            for effect in supports(g.state.cards[card]):
                yield from used(g, player, card, effect, space)
        case UseAbility(player, card):
            yield AbilityUsed(player, card)
            for effect in abilities(g.state.cards[card]):
                if effect[1].timing == "battle":
                    yield from used(g, player, card, effect, g.state.space_in_assault(player))


@rule("HC-1.13", permits=(Starting, InAssault))
def laid_options_can_be_used(g: Asked, ask: Starting | InAssault) -> list[Option]:
    """An option card that lies face-down in a slot can be turned face-up and used."""
    slots = g.state.side(ask.player).slots
    hidden = [laid.card for laid in slots if laid and not laid.face_up]
    return [UseOption(ask.player, card) for card in hidden if g.state.cards[card].effects]


@rule("HC-1.14", forbids=UseOption)
def options_are_used_in_their_phase(g: Asked, option: UseOption) -> bool:
    """An option card is used in the phase that is printed on it."""
    return any(each.timing != g.state.stage for each in g.state.cards[option.card].effects)


@rule("HC-1.15", forbids=UseOption)
def costs_have_to_be_paid(g: Asked, option: UseOption) -> bool:
    """Who cannot pay what an option card costs cannot use it."""
    cost = sum(each.discard_from_hand for each in g.state.cards[option.card].effects)
    return len(g.state.side(option.player).hand) < cost


@rule("HC-3.3", permits=InAssault)
def digimon_in_the_hand_can_support(g: Asked, ask: InAssault) -> list[Option]:
    """A Digimon of the hand that has a support effect can be put into the support box."""
    hand = [card for card in g.state.side(ask.player).hand if g.state.level(card)]
    supporting = [card for card in hand if any(supports(g.state.cards[card]))]
    return [Support(ask.player, card, space) for card in supporting for space in SPACES]


@rule("HC-3.4", permits=InAssault)
def abilities_can_be_used(g: Asked, ask: InAssault) -> list[Option]:
    """The ability of a Digimon in the assault can be used once."""
    card = g.state.fighting(ask.player)
    if card is None or card in used_up(g.state, ask.player):
        return []
    able = any(each.timing == "battle" for _, each in abilities(g.state.cards[card]))
    return [UseAbility(ask.player, card)] if able else []


@rule("UB-4.6", forbids=Apply)
def for_one_digimon_only(g: Asked, option: Apply) -> bool:
    """What may be used for one Digimon only does not reach the others."""
    elsewhere = option.given.space != g.state.space_in_assault(option.given.player)
    return elsewhere and effect_of(g.state, option.given).only_one_digimon


def _has_cost(table: Table, card: Name) -> bool:
    return any(each.discard_from_hand for each in table.cards[card].effects)


@rule("UB-4.7", forbids=Apply)
def paid_for_each_assault(g: Asked, option: Apply) -> bool:
    """What has a cost counts only in an assault for which it was paid."""
    elsewhere = option.given.space != g.state.space_in_assault(option.given.player)
    return elsewhere and _has_cost(g.state, option.given.card)


@rule("UB-4.8", permits=InAssault)
def what_is_paid_can_be_used_again(g: Asked, ask: InAssault) -> list[Option]:
    """An option card that has a cost can be used again in each further assault."""
    slots = g.state.side(ask.player).slots
    done = used_up(g.state, ask.player)
    again = [laid.card for laid in slots if laid and laid.face_up and laid.card not in done]
    return [UseOption(ask.player, card) for card in again if _has_cost(g.state, card)]


@rule("UB-4.9", forbids=Support)
def one_support_a_digimon(g: Asked, option: Support) -> bool:
    """With each Digimon a player uses one support at most."""
    return g.state.side(option.player).supports[option.space - 1] is not None


@rule("UB-4.10", forbids=Support)
def each_digimon_has_its_space_for_support(g: Asked, option: Support) -> bool:
    """A support is put into the space that is linked to the Digimon that fights."""
    return option.space != g.state.space_in_assault(option.player)


@rule("UB-4.11", forbids=Support)
def no_support_by_the_same_code(g: Asked, option: Support) -> bool:
    """A Digimon and its support have different codes."""
    fighting = g.state.fighting(option.player)
    code = g.state.code(option.card)
    return fighting is not None and code is not None and g.state.code(fighting) == code
