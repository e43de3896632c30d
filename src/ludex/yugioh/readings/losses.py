"""What a player has lost in the present Battle Phase."""

from __future__ import annotations

from itertools import takewhile

from ludex.yugioh.book import Asked
from ludex.yugioh.facts import Moved, PhaseBegan, SentAfterBattle
from ludex.yugioh.readings.filters import is_monster
from ludex.yugioh.table.board import Uid
from ludex.yugioh.table.seats import Player


def lost_all_in_battle(g: Asked, you: Player, at_least: int) -> bool:
    """Whether battle destroyed all monsters that a player had as the Battle Phase began."""
    if g.state.phase != "battle":
        return False
    newest_first = (entry.event for entry in g.so_far.backwards())
    since_then = [*takewhile(lambda event: not isinstance(event, PhaseBegan), newest_first)]
    came: set[Uid] = set()
    lost: list[Moved] = []
    for event in reversed(since_then):
        if not isinstance(event, Moved):
            continue
        if event.was.on_field and is_monster(event.was) and event.was.controller == you:
            if event.card not in came:
                lost.append(event)
            came.discard(event.card)
        if event.to.zone == "monster-zone":
            came.add(event.card)
    stays = any(
        is_monster(card) and card.controller == you and card.uid not in came
        for card in g.state.on_field()
    )
    by_battle = all(isinstance(event, SentAfterBattle) for event in lost)
    return by_battle and not stays and len(lost) >= at_least
