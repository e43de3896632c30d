"""The table seen from above: two rows of three Digimon that face each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

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
    Slot,
    Words,
)
from ludex.site.games.digimon.expects import STAGES
from ludex.site.typesetting import full_width

LOOKS: dict[int, Look] = {3: "normal", 4: "effect", 5: "fusion", 6: "synchro"}
"""The colour of a Digimon by its level."""
KINDS: dict[str, Look] = {"option-program": "trap", "option-field": "token"}


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is seen; one of no consequence has no name."""

    card: str
    look: Look
    up: bool = True
    fights: bool = False


@dataclass(frozen=True, slots=True)
class Faces:
    """What lies in one place."""

    cards: tuple[Face, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Of:
    """A player with the points that are left, and what cards lie unseen."""

    player: Player
    points: int
    hand: int
    deck: int
    dark_area: int


@dataclass(frozen=True, slots=True)
class Now:
    """Where the game stands."""

    stage: str
    round: int
    first: Player | None
    over: str | None


class Album:
    """Makes the pictures of one run."""

    def picture(self, table: Table) -> Picture:
        """Return the picture of the table as it stands."""
        cells: dict[str, Cell] = {"middle": Now(table.stage, table.round, table.first, table.over)}
        for player in PLAYERS:
            cells |= _of_side(table, player)
        return cells


def _of_side(table: Table, player: Player) -> dict[str, Cell]:
    side = table.side(player)
    cells: dict[str, Cell] = {
        f"{player}-line": Of(
            player, side.points, len(side.hand), len(side.deck), len(side.dark_area)
        ),
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
    face = _face(table, there.top, up=there.face_up, fights=there.top == fighting)
    return Faces((face,), len(there.cards))


def _faces(table: Table, cards: tuple[Name, ...], *, up: bool = True) -> Faces:
    return Faces(tuple(_face(table, card, up=up) for card in cards), len(cards))


def _face(table: Table, card: Name, *, up: bool = True, fights: bool = False) -> Face:
    data = table.cards.get(card)
    if data is None:
        return Face("", "hidden", up=False)
    look = LOOKS.get(data.level or 0) or KINDS.get(data.kind, "spell")
    return Face(slug(card), look, up, fights)


def rows(pictures: Sequence[Picture]) -> list[Row]:
    """Return one layout for all pictures of an example: A below, B above the other way round."""
    above, below = ([*_of_player(each, pictures)] for each in ("B", "A"))
    return [*reversed(above), Row("middle", (Slot("middle"),)), *below]


def _of_player(player: Player, pictures: Sequence[Picture]) -> Iterator[Row]:
    """Yield the rows of a player, from the middle outwards."""

    def used(name: str) -> bool:
        return any(cast("Faces", p[f"{player}-{name}"]).count for p in pictures)

    def row(*names: str, wide: bool = False) -> Row:
        ordered = names if player == "A" else names[::-1]
        size = "wide" if wide else "card"
        slots = (Slot(f"{player}-{name}", _label(name), size) for name in ordered)  # type: ignore[arg-type]  # a size
        return Row("zones", tuple(slots), folded=not any(map(used, names)))

    yield row(*(f"space-{space}" for space in SPACES), wide=True)
    supports = [f"support-{space}" for space in SPACES]
    if any(map(used, supports)):
        yield row(*supports, wide=True)
    slots = [f"slot-{slot}" for slot in SLOTS]
    if any(map(used, slots)):
        yield row(*slots)
    boxes = ["evolution", *(f"training-{level}" for level in COMPARTMENTS)]
    if any(map(used, boxes)):
        yield row(*boxes)
    hand = [Slot(f"{player}-hand", "board.hand")] if used("hand") else []
    yield Row("edge", (Slot(f"{player}-line"), *hand))


def _label(name: str) -> str:
    if name == "slot-0":
        return "digimon.slots"
    return f"digimon.{name}" if name.startswith(("evolution", "training")) else ""


def inside(words: Words, cell: Cell) -> Inside:
    """Return what is in a cell."""
    if isinstance(cell, Of):
        name = words.word("digimon.player", player=cell.player)
        points = words.word("digimon.points", number=cell.points)
        return Inside("", (Line(name, points, "strong"), Line(_piles(words, cell), style="muted")))
    if isinstance(cell, Now):
        return Inside("", (Line(" · ".join(_now(words, cell)), style="strong"),))
    if isinstance(cell, Faces):
        return _in_place(words, cell)
    raise TypeError(cell)


def _in_place(words: Words, cell: Faces) -> Inside:
    if not cell.cards:
        return Inside("box", ())
    cards = tuple(_card(words, face) for face in cell.cards)
    return Inside("" if len(cards) == 1 else "row", cards)


def _card(words: Words, face: Face) -> Card:
    name = words.card_name(face.card) if face.card else ""
    return Card(name, face.look if face.up else "hidden", sign="target" if face.fights else "")


def _piles(words: Words, cell: Of) -> str:
    counts = (("in-hand", cell.hand), ("in-deck", cell.deck), ("in-dark-area", cell.dark_area))
    return " · ".join(words.word(f"digimon.{key}", number=number) for key, number in counts)


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
    if cell.first is not None:
        yield words.word("digimon.goes-first", player=cell.first)


def described(words: Words, picture: Picture) -> Iterator[str]:
    """Yield a table in sentences, for whoever cannot see it."""
    now = " · ".join(_now(words, cast("Now", picture["middle"])))
    yield words.word("board.says", what=(now[:1].upper() + now[1:]).rstrip(".。"))
    for player in PLAYERS:
        of = cast("Of", picture[f"{player}-line"])
        points = words.word("digimon.points", number=of.points)
        facts = words.locale.comma.join([points, _piles(words, of)])
        name = words.word("digimon.player", player=player)
        yield words.word("board.says", what=full_width(f"{name}: {facts}", words.locale))
        for space in SPACES:
            there = cast("Faces", picture[f"{player}-space-{space}"])
            zone = words.word("digimon.space-of", player=player, number=space)
            cards = [words.card_name(face.card) for face in there.cards if face.card]
            said = words.locale.comma.join(cards) or words.word("digimon.nothing-there")
            yield words.word("board.lists", zone=zone, cards=said)


BOARDS = Boards(lambda _: Album(), rows, inside, described)
