"""What a board looks like: cells with cards in them, in no language yet.

A card keeps its column for as long as it stays in its zone, so that from one step to the next
only those cells change in which something happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ludex.kernel import Game, Ruleset
from ludex.yugioh.board import PLAYERS, Board, Card, Player, Uid
from ludex.yugioh.cards import is_monster
from ludex.yugioh.stats import attack, defence
from ludex.yugioh.vocabulary import Zone

COLUMNS = 5
ROWS: tuple[Zone, ...] = ("monster-zone", "spell-trap-zone")


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is seen: `strength` is the ATK or DEF that counts in its battle position."""

    card: str
    kind: str
    up: bool = True
    position: str = ""
    strength: int | None = None


@dataclass(frozen=True, slots=True)
class Single:
    """A zone for one card."""

    face: Face | None


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile, newest card first; of a Deck only the number is seen."""

    zone: str
    count: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards in a hand."""

    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player, and what Life Points are left."""

    player: Player
    life_points: int


@dataclass(frozen=True, slots=True)
class LinkLine:
    """A Chain Link."""

    number: int
    card: str
    state: str


@dataclass(frozen=True, slots=True)
class Middle:
    """Between the players: the turn, the phase and the Chain."""

    turn: int
    player: Player
    phase: str
    links: tuple[LinkLine, ...]


Cell = Single | Pile | Hand | PlayerLine | Middle
Picture = Mapping[str, Cell]
"""Cells by name: `A-monster-zone-1`, `B-hand`, `middle`."""


class Album:
    """Makes the pictures of one run, in order."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._columns: dict[tuple[Player, Zone], list[Uid | None]] = {}

    def picture(self, board: Board) -> Picture:
        """Return the picture of the next board."""
        asked = Game(self.rules, board, ())
        return dict(self._cells(board, asked))

    def _cells(self, board: Board, asked: Game[Board]) -> Iterator[tuple[str, Cell]]:
        for player in PLAYERS:
            yield f"{player}-line", PlayerLine(player, board.lp(player))
            hand = tuple(_face(card, None) for card in board.at("hand", player))
            yield f"{player}-hand", Hand(hand)
            for zone in ROWS:
                for n, card in enumerate(self._row(board, player, zone), 1):
                    yield f"{player}-{zone}-{n}", Single(_face(card, asked) if card else None)
            field = board.at("field-zone", player)
            yield f"{player}-field-zone", Single(_face(field[-1], asked) if field else None)
            for pile in ("graveyard", "banished"):
                cards = [card.data.id for card in reversed(board.at(pile, player))]
                yield f"{player}-{pile}", Pile(pile, len(cards), tuple(cards))
            yield f"{player}-deck", Pile("deck", len(board.at("deck", player)))
        yield "middle", Middle(board.turn, board.turn_player, board.phase, tuple(_links(board)))

    def _row(self, board: Board, player: Player, zone: Zone) -> list[Card | None]:
        columns = self._columns.setdefault((player, zone), [None] * COLUMNS)
        there = {card.uid: card for card in board.at(zone, player)}
        columns[:] = [uid if uid in there else None for uid in columns]
        for uid in there:
            if uid not in columns and None in columns:
                columns[columns.index(None)] = uid
        return [None if uid is None else there[uid] for uid in columns]


def _face(card: Card, asked: Game[Board] | None) -> Face:
    seen = Face(card.data.id, card.data.kind)
    if asked is None:
        return seen
    if not is_monster(card):
        return Face(card.data.id, card.data.kind, card.face_up)
    position = card.position or "attack"
    strength = attack(asked, card) if position == "attack" else defence(asked, card)
    return Face(card.data.id, card.data.kind, card.face_up, position, strength)


def _links(board: Board) -> Iterator[LinkLine]:
    for number, link in enumerate(board.chain, 1):
        state = "negated" if link.negated else "resolved" if link.done else ""
        yield LinkLine(number, board.card(link.card).data.id, state)
