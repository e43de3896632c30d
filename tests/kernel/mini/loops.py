"""Cards that can make a loop, and the rules about loops."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.kernel import Acts, leads_to
from tests.kernel.mini.book import Asked, Duel, rule
from tests.kernel.mini.continuous import view
from tests.kernel.mini.events import Destroyed, Moved
from tests.kernel.mini.occasions import Activate
from tests.kernel.mini.quantities import Does, Part, Reads, View

POLE_POSITION, AXE, UNAFFECTED = "pole-position.1", "axe.1", "unaffected.1"
VOLUNTARY, INVOLUNTARY, READS_ATTACK = "loop.1", "loop.2", "pole-position.2"
LOOPS = (POLE_POSITION, AXE, UNAFFECTED, VOLUNTARY, INVOLUNTARY, READS_ATTACK)
DATA = {READS_ATTACK: {"reads": {"pole-position": "attack"}}}


@dataclass(frozen=True, slots=True)
class SpellAffects:
    """A contribution that may be refused: what a Spell does to a monster, the rest being so."""

    monster: str
    view: View

    @property
    def subject(self) -> str:
        return self.monster


@rule(POLE_POSITION, sets=Does)
def pole_position(g: Asked, q: Does) -> Part | None:
    """The monster with the highest ATK is unaffected by Spells."""
    highest = q.view.highest()
    return (("immune", highest, 0),) if q.card.name == "pole-position" and highest else None


@rule(AXE, sets=Does)
def axe_of_despair(g: Asked, q: Does) -> Part | None:
    """The monster that Axe of Despair is equipped to gains 1000 ATK."""
    for equip, monster in g.state.equips:
        if equip != q.card.id or monster not in q.view.attack:
            continue
        if not g.refuses(SpellAffects(monster, q.view)):
            return (("raised", monster, 1000),)
    return None


@rule(UNAFFECTED, forbids=SpellAffects)
def unaffected_by_spells(g: Asked, it: SpellAffects) -> bool:
    """A Spell does nothing to a monster that is unaffected by Spells."""
    return it.monster in it.view.immune


@rule(VOLUNTARY, forbids=Activate)
def no_voluntary_loop(g: Asked, option: Activate) -> bool:
    """What would lead to a loop may not be done."""
    return leads_to(g, option, lambda game: bool(view(game).loop), without=(VOLUNTARY, INVOLUNTARY))


@rule(INVOLUNTARY, does=Moved)
def loops_of_the_game_itself_end(g: Duel, event: Moved) -> Acts:
    """The cause of a loop that nobody chose is destroyed: what reads the value that goes round."""
    active = list(g.state.active())
    for number in view(g).loop:
        cause = active[number]
        if g.value(Reads(cause.name)) == "attack":
            yield Destroyed(cause.id, ((cause.owner, "graveyard"),), by="game mechanics")
