"""Whom rules mean, and whose turn is next, where a side has several players."""

from __future__ import annotations

from ludex.yugioh.book import Asked
from ludex.yugioh.quantities import OpponentsMeant, TurnOrder
from ludex.yugioh.table.seats import Player


def opponents_meant(g: Asked, player: Player, what: str) -> tuple[Player, ...]:
    """Return the opponents of a player that a rule about something means."""
    opponents = g.state.seats.opponents(player)
    if len(opponents) == 1 or g.value(OpponentsMeant(what, player)) == "all":
        return opponents
    return opponents[:1]


def next_player(g: Asked, player: Player) -> Player:
    """Return whose turn comes after that of a player."""
    seats = g.state.seats
    if len(seats.players) == len(seats.sides) or g.value(TurnOrder(player)) == "all-players":
        return seats.next(player)
    return seats.team(seats.other(seats.side_of(player)))[0]
