"""Whom rules mean, and whose turn is next, where a side has several players."""

from __future__ import annotations

from ludex.yugioh.book import Asked
from ludex.yugioh.quantities import (
    BothPlayers,
    ChancesToRespond,
    FieldWithAChoice,
    OpponentsMeant,
    OwnCards,
    TurnOrder,
)
from ludex.yugioh.table.board import FIELD, Card
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import PlayersMeant, Whose, Zone


def opponents_meant(g: Asked, player: Player, what: str) -> tuple[Player, ...]:
    """Return the opponents of a player that a rule about something means."""
    opponents = g.state.seats.opponents(player)
    if len(opponents) == 1 or g.value(OpponentsMeant(what, player)) == "all":
        return opponents
    return ()


def next_player(g: Asked, player: Player) -> Player:
    """Return whose turn comes after that of a player."""
    seats = g.state.seats
    if not seats.of_teams or g.value(TurnOrder(player)) == "all-players":
        return seats.next(player)
    return seats.team(seats.other(seats.side_of(player)))[0]


def chances_to_respond(g: Asked, player: Player) -> int:
    """Return how many players have to decline in a row, of whom this one is the last so far."""
    players = len(g.state.seats.players)
    all_of_them = not g.state.seats.of_teams or g.value(ChancesToRespond(player)) == "all-players"
    return players if all_of_them else 2


def is_of(g: Asked, card: Card, whose: Whose | None, you: Player, against: Player | None) -> bool:
    """Whether a card is one of yours, or of your opponent's, in the words of a player's effect.

    `against` is the opponent who was chosen for it; what says neither `you` nor `opponent` then
    means that one's cards and yours, and on the field those of your teammate.
    """
    seats, controller = g.state.seats, card.controller
    if whose is None:
        mine = controller == you or (card.on_field and seats.allied(you, controller))
        return against is None or mine or controller == against
    if not seats.of_teams:
        return controller in seats.meant(you, whose)
    if whose == "you":
        return controller in whose_own(g, you, card.zone)
    if against is not None and (not card.on_field or _of_chosen(g, card)):
        return controller == against
    if card.on_field:
        return controller in opponents_meant(g, you, "field")
    return controller in seats.opponents(you)


def whose_own(g: Asked, you: Player, zone: Zone) -> tuple[Player, ...]:
    """Return the players whose cards are a player's own where they lie."""
    seats, where = g.state.seats, "field" if zone in FIELD else zone
    if not seats.of_teams or g.value(OwnCards(where, you)) == "player":
        return seats.meant(you, "you")
    return seats.team(seats.side_of(you))


def _of_chosen(g: Asked, card: Card) -> bool:
    """Whether a card on the field is meant of the one opponent alone who was chosen."""
    return bool(g.value(FieldWithAChoice(card.uid)) == "chosen")


def both_players(g: Asked, you: Player) -> tuple[Player, ...]:
    """Return the players whom "both players" in the text of a player's card means."""
    seats = g.state.seats
    if not seats.of_teams or g.value(BothPlayers(you)) == "all":
        return seats.players
    return (you, seats.next(you))


def whoever(g: Asked, who: PlayersMeant, you: Player, against: Player | None) -> tuple[Player, ...]:
    """Return all whom `you`, `opponent` or `both` can mean, as far as no opponent was chosen."""
    if who == "both":
        return both_players(g, you)
    if who == "opponent" and against is not None:
        return (against,)
    return g.state.seats.meant(you, who)
