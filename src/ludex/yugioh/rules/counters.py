"""TCG-22: counters."""

from __future__ import annotations

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions.refusable import PlacingCounter
from ludex.yugioh.facts import (
    CounterRemoved,
    Destroyed,
    NotDestroyedAfterAll,
    SentAfterBattle,
    TurnedFaceDown,
)
from ludex.yugioh.readings.activating import effects_of_kind
from ludex.yugioh.readings.filters import address
from ludex.yugioh.readings.negations import negated_by
from ludex.yugioh.vocabulary import CounterInstead


@rule("TCG-22.1", forbids=PlacingCounter)
def can_hold_no_more(g: Asked, placing: PlacingCounter) -> bool:
    """A Spell Counter is placed only on a face-up card that can hold one, up to its number."""
    card = g.state.card(placing.card)
    if placing.counter != "spell":
        return not card.face_up
    most = card.data.spell_counters
    full = most is None or (most != "any" and card.counters.count("spell") >= most)
    return full or not card.face_up


@rule("TCG-22.2", does=TurnedFaceDown)
def none_on_a_face_down_card(g: Duel, event: TurnedFaceDown) -> Acts:
    """A card that is turned face-down loses its counters."""
    for counter in g.state.card(event.card).counters:
        yield CounterRemoved(event.card, counter)


@rule("TCG-22.4", instead=SentAfterBattle)
def counter_goes_after_battle(g: Duel, event: SentAfterBattle) -> Acts:
    """A monster whose text says so loses a counter, and is not destroyed by battle."""
    card = g.state.card(event.card)
    for number, effect in effects_of_kind(card, "continuous"):
        for what in effect.holds:
            if not isinstance(what, CounterInstead) or what.counter not in card.counters:
                continue
            if not negated_by(g, card.uid):
                g.carry_out(address(card, number))
                yield CounterRemoved(card.uid, what.counter)
                yield NotDestroyedAfterAll(card.uid)
                return


@rule("TCG-22.3", instead=Destroyed)
def counter_goes_in_its_place(g: Duel, event: Destroyed) -> Acts:
    """A card on which such a counter lies is not destroyed: one of them is removed."""
    by_another = event.by not in (None, event.card)
    if by_another and "in-its-place" in g.state.card(event.card).counters:
        yield CounterRemoved(event.card, "in-its-place")
