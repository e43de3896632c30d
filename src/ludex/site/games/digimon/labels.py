"""Which card each name in the start of an example means."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.digimon.examples import FaceUp, Holdings, Start
from ludex.digimon.facts.fact import slug
from ludex.digimon.table import COMPARTMENTS, SLOTS, SPACES


def labels(start: Start) -> dict[str, str]:
    """Return the card that each name means: `agumon#2` is an Agumon."""
    return {name: slug(name) for has in (start.A, start.B) for name in _names(has)}


def _names(has: Holdings) -> Iterator[str]:
    yield from has.deck.top
    yield from has.deck.among
    yield from has.hand
    yield from has.dark_area
    yield from has.evolution_box
    for space in SPACES:
        yield from getattr(has, f"space_{space}")
    for level in COMPARTMENTS:
        yield from getattr(has, f"training_{level}").cards
    for slot in SLOTS:
        laid = getattr(has, f"slot_{slot}")
        if laid is not None:
            yield laid.used if isinstance(laid, FaceUp) else laid
