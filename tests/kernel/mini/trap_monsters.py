"""Jinzo, and monsters that are Traps as well: such a card lies in two zones at once."""

from __future__ import annotations

from typing import Any

from tests.kernel.mini.book import Asked, rule
from tests.kernel.mini.continuous import Applies

JINZO = "jinzo.1"


def is_trap(zones: tuple[str, ...]) -> bool:
    return "spell-trap-zone" in zones


def trap_monsters(g: Asked, occasion: Any) -> list[str]:
    return [card.id for card in g.state.monsters() if is_trap(card.zones)]


@rule(JINZO, forbids=Applies)
def jinzo_negates_traps(g: Asked, it: Applies) -> bool:
    """While Jinzo's effect applies, those of Traps on the field do not."""
    return is_trap(it.card.zones) and any(
        card.name == "jinzo" and not g.refuses(Applies(card)) for card in g.state.monsters()
    )
