"""The table seen from above: two rows of three Digimon that face each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import cast

from ludex.digimon.cards import Letter
from ludex.digimon.facts.fact import slug
from ludex.digimon.table import (
    COMPARTMENTS,
    PLAYERS,
    SLOTS,
    SPACES,
    Name,
    Player,
    Side,
    Table,
)
from ludex.site.boards.pieces import (
    Boards,
    Card,
    Cell,
    Inside,
    Line,
    Look,
    Picture,
    Row,
    Sign,
    Slot,
    Words,
)
from ludex.site.games.digimon.expects import STAGES
from ludex.site.games.digimon.ways import asking, number, way
from ludex.site.typesetting import capital, full_width

LOOKS: dict[int, Look] = {3: "normal", 4: "effect", 5: "fusion", 6: "synchro"}
"""The colour of a Digimon by its level."""
LETTERS: tuple[Letter, ...] = ("A", "B", "C")
KINDS: dict[str, Look] = {"option-program": "trap", "option-field": "token"}


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is seen; one of no consequence has no name."""

    card: str
    look: Look
    up: bool = True
    fights: bool = False
    attacks: str = ""
    who: int = 0
    """Its number in the game."""


@dataclass(frozen=True, slots=True)
class Faces:
    """What lies in one place."""

    cards: tuple[Face, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Pile:
    """A deck, of which nobody sees a card, or a Dark Area."""

    faces: tuple[Face, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Of:
    """A player with the points that are left."""

    player: Player
    points: int
    first: bool


@dataclass(frozen=True, slots=True)
class Counts:
    """How many cards of a player lie unseen, for whoever cannot see them lie."""

    hand: int
    deck: int
    dark_area: int


@dataclass(frozen=True, slots=True)
class Now:
    """Where the game stands."""

    stage: str
    round: int
    over: str | None


class Album:
    """Makes the pictures of one run."""

    def picture(self, table: Table) -> Picture:
        """Return the picture of the table as it stands."""
        cells: dict[str, Cell] = {"middle": Now(table.stage, table.round, table.over)}
        for player in PLAYERS:
            cells |= _of_side(table, player)
        return cells


def _of_side(table: Table, player: Player) -> dict[str, Cell]:
    side = table.side(player)
    cells: dict[str, Cell] = {
        f"{player}-line": Of(player, side.points, table.first == player),
        f"{player}-counts": Counts(len(side.hand), len(side.deck), len(side.dark_area)),
        f"{player}-deck": Pile((), len(side.deck)),
        f"{player}-dark-area": _pile(table, side.dark_area),
        f"{player}-hand": _faces(table, side.hand),
        f"{player}-evolution": _faces(table, side.evolution, up=False),
    }
    fighting = table.fighting(player) if table.stage == "battle" else None
    for space in SPACES:
        cells[f"{player}-space-{space}"] = _digimon(table, side, space, fighting)
        support = side.supports[space - 1]
        cells[f"{player}-support-{space}"] = _faces(table, (support,) if support else ())
    for slot in SLOTS:
        laid = side.slots[slot]
        face = (_face(table, laid.card, up=laid.face_up),) if laid else ()
        cells[f"{player}-slot-{slot}"] = Faces(face, len(face))
    for level in COMPARTMENTS:
        trained = tuple(each.card for each in side.compartment(level))
        cells[f"{player}-training-{level}"] = _faces(table, trained, up=False)
    return cells


def _digimon(table: Table, side: Side, space: int, fighting: Name | None) -> Faces:
    there = side.digimon[space - 1]
    if there is None:
        return Faces((), 0)
    data = table.cards[there.top]
    attacks = "/".join(str(data.attack(letter)) for letter in LETTERS) if there.face_up else ""
    face = _face(table, there.top, up=there.face_up)
    shown = replace(face, fights=there.top == fighting, attacks=attacks)
    return Faces((shown,), len(there.cards))


def _pile(table: Table, cards: tuple[Name, ...]) -> Pile:
    """Return a pile, the card that came last on top."""
    return Pile(tuple(_face(table, card) for card in reversed(cards)), len(cards))


def _faces(table: Table, cards: tuple[Name, ...], *, up: bool = True) -> Faces:
    return Faces(tuple(_face(table, card, up=up) for card in cards), len(cards))


def _face(table: Table, card: Name, *, up: bool = True) -> Face:
    data = table.cards.get(card)
    if data is None:
        return Face("", "hidden", up=False)
    look = LOOKS.get(data.level or 0) or KINDS.get(data.kind, "spell")
    return Face(slug(card), look, up, who=number(table, card))


def rows(pictures: Sequence[Picture]) -> list[Row]:
    """Return one layout for all pictures of an example: A below, B above the other way round."""
    above, below = ([*_of_player(each, pictures)] for each in ("B", "A"))
    return [*reversed(above), Row("middle", (Slot("middle"),)), *below]


def _of_player(player: Player, pictures: Sequence[Picture]) -> Iterator[Row]:
    """Yield the rows of a player, from the middle outwards."""

    def used(name: str) -> bool:
        return any(cast("Faces | Pile", p[f"{player}-{name}"]).count for p in pictures)

    def row(*slots: Slot) -> Row:
        return Row("zones", slots if player == "A" else slots[::-1])

    def slot(name: str) -> Slot:
        return Slot(f"{player}-{name}", _label(name), "card")

    left, right = (
        Slot(f"{player}-{pile}" if used(pile) else "", f"digimon.{pile}", "side")
        for pile in ("dark-area", "deck")
    )
    yield row(left, *(slot(f"space-{space}") for space in SPACES), right)
    supports = [f"support-{space}" for space in SPACES]
    if any(map(used, supports)):
        beside = Slot("", size="side")
        yield row(beside, *map(slot, supports), beside)
    slots = [f"slot-{each}" for each in SLOTS]
    if any(map(used, slots)):
        yield row(*map(slot, slots))
    boxes = ["evolution", *(f"training-{level}" for level in COMPARTMENTS)]
    if any(map(used, boxes)):
        yield row(*map(slot, boxes))
    hand = [Slot(f"{player}-hand", "board.hand")] if used("hand") else []
    yield Row("edge", (Slot(f"{player}-line"), *hand))


def _label(name: str) -> str:
    return "" if name.startswith("space") else f"digimon.{name}"


def inside(words: Words, cell: Cell) -> Inside:
    """Return what is in a cell."""
    if isinstance(cell, Of):
        name = words.word("digimon.player", player=cell.player)
        points = capital(words.word("digimon.points", number=cell.points))
        first = words.word("digimon.first") if cell.first else ""
        return Inside("", (Line(name, points, "strong", first),))
    if isinstance(cell, Now):
        return Inside("", (Line(capital(" · ".join(_now(words, cell))), style="strong"),))
    if isinstance(cell, Pile):
        return _piled(words, cell)
    if isinstance(cell, Faces):
        return _in_place(words, cell)
    raise TypeError(cell)


def _in_place(words: Words, cell: Faces) -> Inside:
    if not cell.cards:
        return Inside("box", ())
    cards = tuple(_card(words, face) for face in cell.cards)
    return Inside("" if len(cards) == 1 else "row", cards)


def _piled(words: Words, cell: Pile) -> Inside:
    if not cell.count:
        return Inside("pile", ())
    count = Line(str(cell.count), style="number")
    if not cell.faces:
        return Inside("pile", (Card("", "hidden"), count))
    names = (Line(words.card_name(face.card)) for face in cell.faces if face.card)
    return Inside("pile", (replace(_card(words, cell.faces[0]), who=0), count, *names))


def _card(words: Words, face: Face) -> Card:
    name = words.card_name(face.card) if face.card else ""
    look = face.look if face.up else "hidden"
    sign: Sign = "target" if face.fights else ""
    return Card(name, look, face.attacks, sign, who=face.who)


def _piles(words: Words, cell: Counts) -> str:
    counts = (("in-hand", cell.hand), ("in-deck", cell.deck), ("in-dark-area", cell.dark_area))
    return " · ".join(words.word(f"digimon.{key}", number=count) for key, count in counts)


def _now(words: Words, cell: Now) -> Iterator[str]:
    if cell.over in PLAYERS:
        yield words.word("digimon.has-won", player=cell.over)
    elif cell.over is not None:
        yield words.word("digimon.is-drawn")
    elif cell.round:
        yield words.word("digimon.round", number=cell.round)
        if cell.stage in STAGES:
            yield words.term_name(STAGES[cell.stage])
    else:
        yield words.word("digimon.before")


def described(words: Words, picture: Picture) -> Iterator[str]:
    """Yield a table in sentences, for whoever cannot see it."""
    now = capital(" · ".join(_now(words, cast("Now", picture["middle"]))))
    yield words.word("board.says", what=now.rstrip(".。"))
    for player in PLAYERS:
        of = cast("Of", picture[f"{player}-line"])
        piles = _piles(words, cast("Counts", picture[f"{player}-counts"]))
        points = words.word("digimon.points", number=of.points)
        first = [words.word("digimon.first")] if of.first else []
        facts = words.locale.comma.join([*first, points, piles])
        name = words.word("digimon.player", player=player)
        yield words.word("board.says", what=full_width(f"{name}: {facts}", words.locale))
        for space in SPACES:
            there = cast("Faces", picture[f"{player}-space-{space}"])
            zone = words.word("digimon.space-of", player=player, number=space)
            cards = [words.card_name(face.card) for face in there.cards if face.card]
            said = words.locale.comma.join(cards) or words.word("digimon.nothing-there")
            yield words.word("board.lists", zone=zone, cards=said)


BOARDS = Boards(lambda _: Album(), rows, inside, described, way, asking)
