"""Whether the players may use their Side Decks now, and by which clauses."""

from __future__ import annotations

from ludex.kernel import Game, value
from ludex.tournament.decisions import BeginSiding
from ludex.tournament.match import Match


@value
class SideDecks:
    """Whether Side Decks may be used, and the clauses that say so."""

    allowed: bool
    by: tuple[str, ...]


def side_decks(game: Game[Match]) -> SideDecks | None:
    """Return whether Side Decks may be used now; None where that is no question."""
    begin = BeginSiding(game.state.seats.players[0])
    if game.state.stage != "between-games" or game.ask is None:
        return None
    by = game.refusals(begin)
    if by:
        return SideDecks(False, by)
    entry = next(e for e in game.answer(begin).log if e.n == len(game.log))
    return SideDecks(True, tuple(id for id in entry.credits if id != entry.rule))
