"""TCG-12: ATK and DEF, layer by layer, and how long a change lasts."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.facts import ChangesEnded, Destroyed, PhaseBegan
from ludex.yugioh.moments.duel import PhaseGoesOn
from ludex.yugioh.quantities import Added, Halvings, Original, SetTo
from ludex.yugioh.readings.battle import fight
from ludex.yugioh.readings.lasting import lasting
from ludex.yugioh.table.board import Change, Uid
from ludex.yugioh.vocabulary import Halve


def _changes(g: Asked, uid: Uid) -> Iterator[tuple[int, Change]]:
    """Yield what is made of a monster, numbered from the oldest change on."""
    for number, change in enumerate(g.state.changes):
        if change.card == uid and change.since == g.state.card(uid).since:
            yield number, change


@rule("TCG-12.1", sets=Original)
def another_original_value(g: Asked, quantity: Original) -> tuple[int, int] | None:
    """A card may give a monster another original ATK or DEF; of several the newest counts."""
    found = [c for _, c in _changes(g, quantity.card) if c.layer == "original"]
    return (found[-1].atk, found[-1].def_) if found else None


@rule("TCG-12.2", sets=Halvings)
def halved_by_a_continuous_effect(g: Asked, quantity: Halvings) -> tuple[int, int] | None:
    """What a continuous effect halves is halved before anything is added, rounded up."""
    attacker, _ = fight(g.state)
    if attacker is None or attacker.uid != quantity.card:
        return None
    opponents = g.state.seats.opponents(attacker.controller)
    times = sum(card.controller in opponents for card, _, _ in lasting(g, Halve))
    return (times, 0) if times else None


@rule("TCG-12.3", sets=Added)
def gains_are_added(g: Asked, quantity: Added) -> tuple[int, int] | None:
    """What effects that have resolved add to ATK or DEF is added up, for as long as it lasts."""
    held = g.value(SetTo(quantity.card))
    since = held[0] if held else -1
    found = [(n, c) for n, c in _changes(g, quantity.card) if c.layer == "added"]
    if not found:
        return None
    return sum(c.atk for n, c in found if n > since), sum(c.def_ for _, c in found)


@rule("TCG-12.4", does=PhaseBegan)
def until_the_end_phase(g: Duel, event: PhaseBegan) -> Acts:
    """What lasts until the End Phase is over when the End Phase begins."""
    if event.phase == "end" and g.state.lasts("end-phase"):
        yield ChangesEnded(("end-phase",))


@rule("TCG-12.5", sets=SetTo)
def current_attack_is_set(g: Asked, quantity: SetTo) -> tuple[int, Change] | None:
    """An effect that sets or doubles the ATK takes it as it is then; the newest one counts."""
    found = [one for one in _changes(g, quantity.card) if one[1].layer in ("original", "set")]
    return found[-1] if found and found[-1][1].layer == "set" else None


@rule("TCG-12.6", does=PhaseGoesOn)
def destroyed_in_the_end_phase(g: Duel, step: PhaseGoesOn) -> Acts:
    """What an effect has said is destroyed in the End Phase is destroyed when it comes."""
    if step.phase != "end":
        return
    for change in g.state.changes:
        due = change.layer == "end-phase-destruction"
        if due and g.state.stays((change.card, change.since)):
            g.carry_out(change.by)
            yield Destroyed(change.card, change.source)
