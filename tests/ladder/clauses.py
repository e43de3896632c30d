"""LAD-1: climbing."""

from __future__ import annotations

from ludex.kernel import Acts, Inquiry, Rulebook, Run, Then
from tests.ladder.table import Climb, Climbed, Reach, Reached, Table, Turn, WhereTo, other

book = Rulebook((Reach,))
rule = book.rule


@rule("LAD-1.1", does=Turn)
def climb_or_stay(g: Run[Table], turn: Turn) -> Acts:
    """In a turn the player climbs to a card or stays; then it is the other player's turn."""
    option = yield WhereTo(turn.player)
    if isinstance(option, Climb):
        yield Climbed(turn.player, option.card)
    if g.state.winner is None:
        yield Then(Turn(other(turn.player)))


@rule("LAD-1.2", forbids=Climb)
def only_upwards(g: Inquiry[Table], climb: Climb) -> bool:
    """Nobody climbs to a card that is not above the last one."""
    return g.state.ranks[climb.card] <= g.state.top


@rule("LAD-1.3", forbids=Climb)
def only_so_far(g: Inquiry[Table], climb: Climb) -> bool:
    """Nobody climbs further than their reach."""
    reach = g.value(Reach())
    return reach is not None and g.state.ranks[climb.card] - g.state.top > reach


@rule("LAD-1.5", does=Climbed)
def the_last_card_wins(g: Run[Table], climbed: Climbed) -> Acts:
    """Whoever has climbed to the last card of the hand has won."""
    if not g.state.hand(climbed.player):
        yield Reached(climbed.player)
