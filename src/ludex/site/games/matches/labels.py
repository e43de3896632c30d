"""Which cards are named in the Decks of an example about a Match."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.tournament.examples import Start


def labels(start: Start) -> dict[str, str]:
    """Return each of them: a slug means itself."""
    return {card: card for card in _in_decks(start)}


def _in_decks(start: Start) -> Iterator[str]:
    for deck in (*start.decks.values(), *start.now.values()):
        for part in (deck.main_deck, deck.extra_deck, deck.side_deck):
            yield from part.among if part else ()
