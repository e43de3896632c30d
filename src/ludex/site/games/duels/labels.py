"""Which card each name in an example about a Duel means: slugs, and what `as` calls them."""

from __future__ import annotations

from ludex.yugioh.examples import PutCard, Start


def labels(start: Start) -> dict[str, str]:
    """Return the card that each name means."""
    found: dict[str, str] = {}
    for side in start.seats.values():
        piles = (side.deck, side.extra_deck, side.hand, side.graveyard, side.banished)
        put = [*piles, side.monsters, side.spells, side.set]
        field = (side.field_zone,) if side.field_zone is not None else ()
        for what in (each for pile in (*put, field) for each in pile):
            lying = what if isinstance(what, PutCard) else PutCard(what)
            found[lying.card] = lying.card
            if lying.as_:
                found[lying.as_] = lying.card
    return found
