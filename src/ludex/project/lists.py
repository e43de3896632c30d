"""Forbidden and Limited Lists as rules take them: the status of each card that is on one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ludex.tournament.decks import Status


class CardList(Protocol):
    """What is asked of a list: the slugs of its cards."""

    @property
    def forbidden(self) -> Sequence[str]:
        """The Forbidden cards."""

    @property
    def limited(self) -> Sequence[str]:
        """The Limited cards."""

    @property
    def semi_limited(self) -> Sequence[str]:
        """The Semi-Limited cards."""


def statuses(cards: CardList) -> dict[str, Status]:
    """Return the status that a list gives each card in it."""
    by_status: tuple[tuple[Status, Sequence[str]], ...] = (
        ("forbidden", cards.forbidden),
        ("limited", cards.limited),
        ("semi-limited", cards.semi_limited),
    )
    return {slug: status for status, slugs in by_status for slug in slugs}


def with_statuses(sets: Mapping[str, Any], lists: Mapping[str, CardList]) -> Mapping[str, Any]:
    """Return a clause's data with the statuses that a list gives in the place of its name."""
    if "card-list" not in sets:
        return sets
    others = {name: value for name, value in sets.items() if name != "card-list"}
    return {**others, "card-status": statuses(lists[sets["card-list"]])}
