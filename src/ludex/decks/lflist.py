"""A Forbidden and Limited List as simulators read it."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.formats.lflist import LFList, write_lflist
from ludex.i18n.locales import ENGLISH
from ludex.kb.errors import did_you_mean
from ludex.kb.identities import Identities
from ludex.kb.part import CardList
from ludex.project.lists import statuses
from ludex.tournament.decks import Status

COPIES: Mapping[Status, int] = {"forbidden": 0, "limited": 1, "semi-limited": 2}
"""How simulators write each status."""


def lflist(cards: CardList, known: Identities) -> str:
    """Return the text of a list; raises LookupError for a card that nobody knows."""
    counts: dict[int, int] = {}
    names: dict[int, str] = {}
    for slug, status in statuses(cards).items():
        if slug not in known:
            hint = did_you_mean(slug, known)
            raise LookupError(f"the list {cards.id} has {slug!r}, which is no known card{hint}")
        card = known[slug]
        counts[card.facts["passcode"]] = COPIES[status]
        names[card.facts["passcode"]] = card.names[ENGLISH.code]
    return write_lflist(
        LFList(f"{cards.id} {cards.territory}", counts=counts), names, (cards.title,)
    )
