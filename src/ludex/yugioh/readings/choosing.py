"""Of which opponent an effect is, where there are several."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.yugioh.book import Asked
from ludex.yugioh.decisions import Activate, Against, PutOnChain
from ludex.yugioh.readings.activating import effect_in, effect_on, player_in
from ludex.yugioh.readings.happenings import about
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import Filter

if TYPE_CHECKING:
    from ludex.yugioh.cards import Effect

_OWNED = ("hand", "deck", "extra-deck", "graveyard", "banished")
"""Where cards are a player's own, and no side's."""


def means_one_opponent(effect: Effect) -> bool:
    """Whether a part of an effect is about cards of an opponent that are not on the field."""
    return any(which.in_ in _OWNED and which.whose != "you" for which in _looks_at(effect))


def _looks_at(effect: Effect) -> Iterator[Filter]:
    if effect.targets is not None:
        which = effect.targets.of
        # Targets that are nowhere in particular lie on the field or in a Graveyard.
        yield which if which.in_ is not None else replace(which, in_="graveyard")
    for verb in effect.does:
        yield from verb.looks_at()


Considered = tuple["Effect | None", Player, Uid, tuple[About, ...]]


def considered(g: Asked, option: Activate | PutOnChain | Against) -> Considered:
    """Return an effect, whose it is, its card, and what it may be about: of whichever opponent.

    Of the opponent of an option alone, where one is being chosen for the newest Chain Link; there
    is no effect where none has just been activated.
    """
    if isinstance(option, Against):
        return _being_activated(g, option)
    effect, you, found = effect_in(g, option), player_in(option), about(g, option)
    opponents = g.state.seats.opponents(you)
    if effect is None or len(opponents) == 1 or not means_one_opponent(effect):
        return effect, you, option.card, (found,)
    return effect, you, option.card, tuple(replace(found, against=one) for one in opponents)


def _being_activated(g: Asked, option: Against) -> Considered:
    newest = g.state.chain[-1] if g.state.chain else None
    if newest is None or newest.begun:
        return None, option.player, -1, ()
    chosen = replace(newest.about, against=option.named)
    return effect_on(g, newest), newest.player, newest.card, (chosen,)
