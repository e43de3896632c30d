"""Whom facts, occasions, options and quantities are about: mixed into them, a card or a player."""

from __future__ import annotations

from collections.abc import Hashable

from ludex.yugioh.table.board import Player, Uid


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
