"""TCG-19: cards that are banished for a while."""

from __future__ import annotations

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.facts import CameBack, NoLongerHolds, PhaseBegan, SentByRule, moved
from ludex.yugioh.quantities import LockedZones
from ludex.yugioh.readings.looks import in_phase
from ludex.yugioh.readings.moving import room, to_pile
from ludex.yugioh.vocabulary import ComesBack, Until


@rule("TCG-19.1", does=NoLongerHolds)
def comes_back(g: Duel, event: NoLongerHolds) -> Acts:
    """A card that was banished for a while comes back to its side, lying as it did."""
    for gone in event.gone:
        if isinstance(gone.what, ComesBack) and gone.card and g.state.stays(gone.card):
            card, what = g.state.card(gone.card[0]), gone.what
            how = {
                "position": what.position,
                "face_up": what.face_up,
                "special_summoned": what.special_summoned,
            }
            yield moved(CameBack, card, "monster-zone", what.comes_back, **how)


@rule("TCG-19.2", does=PhaseBegan, where=in_phase("standby", "battle"))
def until_a_phase(g: Duel, event: PhaseBegan) -> Acts:
    """What lasts until the next Standby or Battle Phase of a player is over when that begins."""
    until: Until = "your-standby-phase" if event.phase == "standby" else "your-battle-phase"
    gone = tuple(held for held in g.state.held if held.until == until and held.you == event.player)
    if gone:
        yield NoLongerHolds(gone, until)


@rule("TCG-19.3", sets=LockedZones)
def zone_cannot_be_used(g: Asked, quantity: LockedZones) -> int | None:
    """A zone of which a card says that it cannot be used counts as taken."""
    if quantity.zone != "monster-zone":
        return None
    locked = (
        held.what for held in g.state.held if isinstance(held.what, ComesBack) and held.what.locks
    )
    return sum(what.comes_back == quantity.player for what in locked) or None


@rule("TCG-19.4", instead=CameBack)
def no_zone_to_come_back_to(g: Duel, event: CameBack) -> Acts:
    """A card that comes back and finds no free zone is sent to the Graveyard by the rules."""
    if not room(g, event.to.zone, event.to.player):
        yield to_pile(g, SentByRule, g.state.card(event.card), "graveyard")
