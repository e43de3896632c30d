"""How a card has left where it lay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludex.kernel import Event
from ludex.yugioh.book import Asked
from ludex.yugioh.facts import Destroyed, Moved, SentAfterBattle
from ludex.yugioh.table.board import Uid


def was_destroyed(g: Asked, event: Moved) -> bool:
    """Whether a card leaves because it was destroyed."""
    if isinstance(event, SentAfterBattle):
        return True
    before = (one.event for one in g.so_far.backwards() if one.event is not event)
    newest = next(_of_card(before, event.card, Destroyed, Moved), None)
    return isinstance(newest, Destroyed)


def _of_card(events: Iterable[Event], card: Uid, *kinds: type[Event]) -> Iterator[Event]:
    """Yield the events of a card that are of one of some kinds."""
    return (one for one in events if isinstance(one, kinds) and one.subject == card)
