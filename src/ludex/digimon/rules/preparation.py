"""HC-1 and UB-2: slots, hands and level 3 Digimon in the preparation phase."""

from __future__ import annotations

from ludex.digimon.book import Asked, Playing, rule
from ludex.digimon.decisions import (
    ChangeSlot,
    ClearSlot,
    Digitalize,
    Digitalizing,
    ExchangeHand,
    ExchangingHand,
    TidyingSlots,
)
from ludex.digimon.facts.preparing import (
    Digitalized,
    Drew,
    Exchanged,
    PutAway,
    SlotChanged,
    SlotCleared,
)
from ludex.digimon.moments import Digitalizes, Draws, ExchangesHand, Tidies
from ludex.digimon.quantities import HandSize
from ludex.digimon.table import SLOTS, SPACES, Player
from ludex.kernel import Acts, Option, Then


@rule("HC-1.4", does=Tidies)
def players_see_to_their_slots(g: Playing, step: Tidies) -> Acts:
    """A player sees to the option slots for as long as there is anything to do."""
    option = yield TidyingSlots(step.player)
    match option:
        case ClearSlot(player, card):
            slot = g.state.side(player).slot_of(card)
            if slot is not None:
                yield SlotCleared(player, card, slot)
            yield Then(step)
        case ChangeSlot(player, card, slot):
            yield SlotChanged(player, card, slot)
            yield Then(step)


@rule("HC-1.5", permits=TidyingSlots)
def cards_in_slots_can_be_discarded(g: Asked, ask: TidyingSlots) -> list[Option]:
    """A player may discard any cards from the option slots."""
    return [ClearSlot(ask.player, laid.card) for laid in g.state.side(ask.player).slots if laid]


@rule("HC-1.6", permits=TidyingSlots)
def cards_in_slots_can_be_moved(g: Asked, ask: TidyingSlots) -> list[Option]:
    """A player may move cards from option slots to empty ones."""
    slots = g.state.side(ask.player).slots
    empty = [slot for slot in SLOTS if slots[slot] is None]
    return [ChangeSlot(ask.player, laid.card, to) for laid in slots if laid for to in empty]


@rule("UB-2.2", forbids=(ClearSlot, ChangeSlot))
def not_in_the_first_round(g: Asked, option: ClearSlot | ChangeSlot) -> bool:
    """In the first round nobody discards or moves cards in option slots."""
    return g.state.round == 1


def _draw(g: Playing, player: Player, wanted: int) -> Acts:
    count = min(wanted, len(g.state.side(player).deck))
    if count > 0:
        yield Drew(player, count)


@rule("HC-1.7", does=Draws)
def hands_are_filled_up(g: Playing, step: Draws) -> Acts:
    """A player draws until the hand is full, as far as the deck has cards."""
    missing = g.value(HandSize()) - len(g.state.side(step.player).hand)
    yield from _draw(g, step.player, missing)


@rule("HC-1.9", does=ExchangesHand)
def cards_of_the_hand_can_be_exchanged(g: Playing, step: ExchangesHand) -> Acts:
    """Once, a player may discard any cards of the hand and draw as many."""
    option = yield ExchangingHand(step.player)
    if isinstance(option, ExchangeHand):
        yield PutAway(step.player, option.gone, len(option.gone))
        yield from _draw(g, step.player, len(option.gone))


@rule("UB-2.3", does=Digitalizes)
def players_digitalize(g: Playing, step: Digitalizes) -> Acts:
    """A player puts level 3 Digimon into the Digimon box."""
    option = yield Digitalizing(step.player)
    if isinstance(option, Digitalize):
        there = g.state.side(option.player).at(option.space)
        if there is None:
            yield Digitalized(option.player, option.card, option.space)
        else:
            yield Exchanged(option.player, option.card, option.space, there.top)
        yield Then(step)


def _digimon_in_hand(g: Asked, player: Player) -> list[str]:
    return [card for card in g.state.side(player).hand if g.state.level(card)]


@rule("UB-2.4", permits=Digitalizing)
def empty_spaces_take_digimon(g: Asked, ask: Digitalizing) -> list[Option]:
    """A player may put Digimon of the hand into the empty spaces."""
    side = g.state.side(ask.player)
    empty = [space for space in SPACES if side.at(space) is None]
    return [
        Digitalize(ask.player, card, to) for card in _digimon_in_hand(g, ask.player) for to in empty
    ]


@rule("UB-2.5", permits=Digitalizing)
def level_3_digimon_can_be_exchanged(g: Asked, ask: Digitalizing) -> list[Option]:
    """A player may put a Digimon of the hand into the place of a level 3 one in play."""
    side = g.state.side(ask.player)
    held = [space for space in SPACES if (there := side.at(space)) and len(there.cards) == 1]
    return [
        Digitalize(ask.player, card, to) for card in _digimon_in_hand(g, ask.player) for to in held
    ]


@rule("UB-2.6", forbids=Digitalize)
def only_level_3(g: Asked, option: Digitalize) -> bool:
    """Only Digimon of level 3 are put into the Digimon box."""
    return g.state.level(option.card) != 3


@rule("UB-2.7", forbids=Digitalize)
def no_two_of_one_code(g: Asked, option: Digitalize) -> bool:
    """No two level 3 Digimon in a Digimon box have the same code."""
    side, code = g.state.side(option.player), g.state.code(option.card)
    others = (there.cards[0] for n in SPACES if n != option.space and (there := side.at(n)))
    return code is not None and any(g.state.code(other) == code for other in others)
