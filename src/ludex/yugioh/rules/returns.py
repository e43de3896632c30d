"""TCG-19: cards that are banished for a while."""

from __future__ import annotations

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.facts import (
    CameBack,
    NoLongerHolds,
    NowHolds,
    PhaseBegan,
    SentByRule,
    TurnBegan,
    moved,
)
from ludex.yugioh.quantities import LockedZones
from ludex.yugioh.readings.looks import anything_is_held, in_phase
from ludex.yugioh.readings.moving import room, to_pile
from ludex.yugioh.table.board import Held
from ludex.yugioh.vocabulary import ComesBack, Until

THREE_TURNS = 3


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


@rule("TCG-19.5", does=TurnBegan, where=anything_is_held)
def until_the_third_turn_is_over(g: Duel, event: TurnBegan) -> Acts:
    """What lasts for three turns of a player is over with the third, its first one counted."""
    lasting = (held for held in g.state.held if held.until == "third-turn")
    gone = tuple(held for held in lasting if _turns_since(g, held) >= THREE_TURNS)
    if gone:
        yield NoLongerHolds(gone, "third-turn")


def _turns_since(g: Asked, held: Held) -> int:
    """Return how many turns of the player of whom something holds have ended since it began."""
    turns = 0
    for entry in g.so_far.backwards():
        match entry.event:
            case NowHolds(held=begun) if begun == held:
                break
            case PhaseBegan(player=player, phase="end") if player == held.player:
                turns += 1
    return turns


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
