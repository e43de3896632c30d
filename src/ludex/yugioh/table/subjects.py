"""Whom facts, occasions, options and quantities are about: mixed in, a card, a player, a side."""

from __future__ import annotations

from collections.abc import Hashable

from ludex.yugioh.table.board import Uid
from ludex.yugioh.table.seats import Player, Side


class AboutCard:
    """About one card."""

    __slots__ = ()
    card: Uid

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card


class AboutPlayer:
    """About one player."""

    __slots__ = ()
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


class AboutSide:
    """About one side."""

    __slots__ = ()
    side: Side

    @property
    def subject(self) -> Hashable:
        """The side."""
        return self.side
