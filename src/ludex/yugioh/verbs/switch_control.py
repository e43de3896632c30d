"""The verb `switch-control`."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import Among, Pick
from ludex.yugioh.decisions.refusable import TakingControl
from ludex.yugioh.facts import ControlSwitched, NowHolds
from ludex.yugioh.readings.finding import monsters
from ludex.yugioh.readings.seating import whoever
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, player_meant
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Cannot, Whose


@value
class SwitchControl(Verb):
    """Each player chooses 1 monster of his own; these change sides, and keep their positions.

    With the opponent that is meant; for this turn neither position can be changed.
    """

    facts = (ControlSwitched, NowHolds)
    switch_control: Whose

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Let both players choose, and switch."""
        you, by = on.you, on.card.uid
        other = yield from player_meant(g, self.switch_control, on)
        pairs = list(_pairs(g, you, other, by))
        given = yield Among(
            you, tuple(Pick(uid, you) for uid in dict.fromkeys(p for p, _ in pairs))
        )
        if not isinstance(given, Pick):
            return
        taken = yield Among(other, tuple(Pick(b, other) for a, b in pairs if a == given.card))
        if not isinstance(taken, Pick):
            return
        on.done = True
        yield ControlSwitched(given.card, taken.card)
        for uid in (given.card, taken.card):
            card = g.state.card(uid)
            yield on.holds(g, Cannot("change-position", "this"), "end-of-turn", card=card)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is a monster on either side, and room for both."""
        opponents = whoever(g, self.switch_control, you, about.against)
        return any(True for other in opponents for _ in _pairs(g, you, other, this))


def _pairs(g: Asked, you: Player, other: Player, by: Uid) -> Iterator[tuple[Uid, Uid]]:
    """Yield your monsters with those for which they can be switched."""
    for one in monsters(g, you):
        for their in monsters(g, other):
            if _fits(g, one, other, their, by) and _fits(g, their, you, one, by):
                yield one.uid, their.uid


def _fits(g: Asked, card: Card, to: Player, giving: Card, by: Uid) -> bool:
    return not g.refusals(TakingControl(card.uid, to, by, giving.uid))
