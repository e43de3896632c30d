"""What a board looks like: cells with cards in them, in no language yet.

A card keeps its column for as long as it stays in its zone, so that from one step to the next
only those cells change in which something happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ludex.kernel import Game, Ruleset
from ludex.site.boards.pieces import Cell, Picture, Sign, Tone
from ludex.yugioh.quantities import SubSteps
from ludex.yugioh.readings.battle import fight, sub_step
from ludex.yugioh.readings.filters import is_monster
from ludex.yugioh.readings.stats import attack, defence, printed_atk_def
from ludex.yugioh.table.board import Board, Card, Uid
from ludex.yugioh.table.lying import Cards
from ludex.yugioh.table.seats import Player, Side
from ludex.yugioh.vocabulary import Zone

ROWS: tuple[Zone, ...] = ("monster-zone", "spell-trap-zone")
COLUMNS = 5
"""The zones of a row."""
FROM_THE_MIDDLE = (2, 1, 3, 0, 4)
"""The order in which they are filled."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is seen: `strengths` are a monster's ATK and DEF.

    `tone` tells whether the one that counts is other than printed; `sign` its part in a battle,
    with A's side below; `marked` is a monster that has been destroyed by battle and still lies on
    the field; `also_monster` is the half of a Trap Monster that lies among the Spells and Traps;
    `on` is the monster to which it is equipped; `link` its Chain Link, `who` its number in the
    Duel, from 1 on.
    """

    card: str
    kind: str
    up: bool = True
    position: str = ""
    strengths: tuple[int, int] | None = None
    tone: Tone = ""
    sign: Sign = ""
    marked: bool = False
    also_monster: bool = False
    counters: int = 0
    on: str = ""
    link: int = 0
    who: int = 0

    @property
    def strength(self) -> int | None:
        """The ATK or DEF that counts in its battle position."""
        return None if self.strengths is None else self.strengths[self.position == "defense"]


@dataclass(frozen=True, slots=True)
class Single:
    """A zone for one card."""

    face: Face | None


NOTHING = Single(None)


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile, newest card first, and the kind of that one; of a Deck only the number is seen."""

    zone: str
    count: int
    cards: tuple[str, ...] = ()
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards in a hand."""

    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player, and the number of the turn if it is this player's.

    The Life Points stand here if they are this player's alone.
    """

    player: Player
    life_points: int | None = None
    turn: int = 0


@dataclass(frozen=True, slots=True)
class TeamLine:
    """A side of more than one player, and what Life Points they have left together."""

    side: Side
    life_points: int


@dataclass(frozen=True, slots=True)
class LinkLine:
    """A Chain Link."""

    number: int
    card: str
    state: str


@dataclass(frozen=True, slots=True)
class Attack:
    """Which monster attacks which, or with no target directly."""

    card: str
    target: str | None


@dataclass(frozen=True, slots=True)
class Middle:
    """Between the players: the turn, the phase, the battle and the Chain.

    `step` is the step of a Battle Phase; `number` counts the sub-steps of the Damage Step.
    """

    turn: int
    player: Player
    phase: str
    links: tuple[LinkLine, ...]
    step: str = ""
    sub_step: str = ""
    number: int = 0
    attack: Attack | None = None


def players(picture: Picture) -> tuple[Player, ...]:
    """Return the players of a picture, in the order of their turns."""
    return tuple(name.removesuffix("-line") for name in picture if name.endswith("-line"))


def teams(picture: Picture) -> tuple[Side, ...]:
    """Return the sides of a picture that have more than one player, the first player's first."""
    return tuple(name.removesuffix("-team") for name in picture if name.endswith("-team"))


class Album:
    """Makes the pictures of one run; cells are called `A-monster-zone-1`, `B-hand`, `middle`.

    What shows only where cards lie is taken over as long as they lie there.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._columns: dict[tuple[Player, Zone], list[Uid | None]] = {}
        self._of: Cards | None = None
        self._lying: Picture = {}
        self._faces: list[tuple[str, Card]] = []

    def picture(self, board: Board) -> Picture:
        """Return the picture of the next board."""
        if board.cards is not self._of:
            self._of, self._faces = board.cards, []
            self._lying = dict(self._cells(board))
        asked = Game(self.rules, board, ())
        roles = fight(board)
        faces = ((name, Single(_face(card, asked, board, roles))) for name, card in self._faces)
        return {
            **self._lying,
            **dict(_lines(board)),
            **dict(faces),
            "middle": _middle(board, asked),
        }

    def _cells(self, board: Board) -> Iterator[tuple[str, Cell]]:
        """Yield every cell in order, and note the cards whose faces show more than where they lie.

        Their cells and the middle only have their places here.
        """
        for side in board.seats.sides:
            yield from _line_of_team(board, side)
        for player in board.seats.players:
            yield _line_of_player(board, player)
            yield f"{player}-hand", Hand(tuple(map(_seen, board.at("hand", player))))
            for zone in ROWS:
                for n, card in enumerate(self._row(board, player, zone), 1):
                    yield self._single(f"{player}-{zone}-{n}", card, zone)
            field = board.at("field-zone", player)
            yield self._single(f"{player}-field-zone", field[-1] if field else None, "field-zone")
            for pile in ("graveyard", "banished", "extra-deck"):
                cards = [*reversed(board.at(pile, player))]
                kind = cards[0].data.kind if cards else ""
                slugs = tuple(card.data.id for card in cards)
                yield f"{player}-{pile}", Pile(pile, len(cards), slugs, kind)
            yield f"{player}-deck", Pile("deck", len(board.at("deck", player)))
        yield "middle", NOTHING

    def _single(self, name: str, card: Card | None, zone: Zone) -> tuple[str, Single]:
        """Return a zone for one card; a Trap Monster is a monster in one of its two."""
        if card is None:
            return name, NOTHING
        if zone == "spell-trap-zone" and is_monster(card):
            return name, Single(_seen(card, up=card.face_up, also_monster=True))
        self._faces.append((name, card))
        return name, NOTHING

    def _row(self, board: Board, player: Player, zone: Zone) -> list[Card | None]:
        columns = self._columns.setdefault((player, zone), [None] * COLUMNS)
        there = {card.uid: card for card in board.at(zone, player)}
        columns[:] = [uid if uid in there else None for uid in columns]
        for uid, card in there.items():
            if uid not in columns and None in columns:
                said = _column(card, board)
                order = FROM_THE_MIDDLE if said is None else (said, *FROM_THE_MIDDLE)
                columns[next(n for n in order if columns[n] is None)] = uid
        return [None if uid is None else there[uid] for uid in columns]


def _lines(board: Board) -> Iterator[tuple[str, Cell]]:
    for side in board.seats.sides:
        yield from _line_of_team(board, side)
    for player in board.seats.players:
        yield _line_of_player(board, player)


def _line_of_team(board: Board, side: Side) -> Iterator[tuple[str, Cell]]:
    """Yield the line of a side if it has several players."""
    if len(team := board.seats.team(side)) > 1:
        yield f"{side}-team", TeamLine(side, board.lp(team[0]))


def _line_of_player(board: Board, player: Player) -> tuple[str, Cell]:
    alone = len(board.seats.team(board.seats.side_of(player))) == 1
    turn = board.turn if board.turn_player == player else 0
    return f"{player}-line", PlayerLine(player, board.lp(player) if alone else None, turn)


def _column(card: Card, board: Board) -> int | None:
    """Return where in its player's row the column is that a position says, seen by that player."""
    column = card.places[0].column
    if column is None:
        return None
    seats = board.seats
    faces_us = seats.side_of(card.controller) != seats.sides[0]
    return COLUMNS - column if faces_us else column - 1


def _seen(card: Card, **more: Any) -> Face:
    return Face(card.data.id, card.data.kind, who=card.uid + 1, **more)


def _face(card: Card, asked: Game[Board], board: Board, roles: Sequence[Card | None]) -> Face:
    """Return what is seen of a card on the field; `roles` are who attacks and who is attacked."""
    links = [n for n, link in enumerate(board.chain, 1) if link.card == card.uid]
    seen = partial(
        _seen,
        card,
        up=card.face_up,
        counters=len(card.counters),
        link=links[-1] if links else 0,
        sign=_sign(card, board, roles),
        marked=card.marked_by is not None,
    )
    if not is_monster(card):
        return seen(on=board.card(card.equipped_to[0]).data.id if card.equipped_to else "")
    position = card.position or "attack"
    now = attack(asked, card), defence(asked, card)
    counts = position == "defense"
    more = now[counts] - printed_atk_def(board, card)[counts]
    tone: Tone = "up" if more > 0 else "down" if more < 0 else ""
    return seen(position=position, strengths=now, tone=tone)


def _sign(card: Card, board: Board, roles: Sequence[Card | None]) -> Sign:
    attacker, target = roles
    if card == attacker:
        seats = board.seats
        return "up" if seats.side_of(card.controller) == seats.sides[0] else "down"
    return "target" if card == target else ""


def _middle(board: Board, asked: Game[Board]) -> Middle:
    attacker, target = fight(board)
    now = sub_step(board)
    return Middle(
        board.turn,
        board.turn_player,
        board.phase,
        tuple(_links(board)),
        step=board.step or "",
        sub_step=now or "",
        number=asked.value(SubSteps()).index(now) + 1 if now else 0,
        attack=_attack(attacker, target, board),
    )


def _attack(attacker: Card | None, target: Card | None, board: Board) -> Attack | None:
    """Return who attacks whom, for as long as both are there."""
    if attacker is None or board.battle is None:
        return None
    if target is None:
        return Attack(attacker.data.id, None) if board.battle.target is None else None
    return Attack(attacker.data.id, target.data.id)


def _links(board: Board) -> Iterator[LinkLine]:
    for number, link in enumerate(board.chain, 1):
        state = "negated" if link.negated else "resolved" if link.done else ""
        yield LinkLine(number, board.card(link.card).data.id, state)


def moment(picture: Picture) -> str:
    """Return the sub-step of the Damage Step that a picture shows, if any."""
    middle = picture["middle"]
    return middle.sub_step if isinstance(middle, Middle) else ""
