"""How the third game is shown: its boards, and its expectations in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from ludex.site.boards.pieces import Boards, Card, Cell, Inside, Picture, Row, Slot, Words
from ludex.site.expects import Expects
from ludex.site.face import Face
from tests.ladder.examples import Cannot, LadderIs, Start
from tests.ladder.table import Table


class Album:
    """The pictures of one run."""

    def picture(self, table: Table) -> Picture:
        """Return both hands, and the ladder."""
        return {"A-hand": table.hands[0], "ladder": table.ladder, "B-hand": table.hands[1]}


def _rows(_pictures: Sequence[Picture]) -> Sequence[Row]:
    slots = Slot("B-hand"), Slot("ladder", "ladder.ladder"), Slot("A-hand")
    return [Row("lines", (slot,)) for slot in slots]


def _cards(cell: Cell) -> tuple[str, ...]:
    return cell if isinstance(cell, tuple) else ()


def _inside(words: Words, cell: Cell) -> Inside:
    return Inside("row", tuple(Card(words.card_name(slug), "normal") for slug in _cards(cell)))


def _described(words: Words, picture: Picture) -> Iterator[str]:
    on_it = _cards(picture["ladder"])
    if on_it:
        yield words.word("ladder.top", card=words.card_name(on_it[-1]))
    for player in ("A", "B"):
        held = [words.card_name(slug) for slug in _cards(picture[f"{player}-hand"])]
        yield f"{words.word('ladder.hand', player=player)}: {', '.join(held)}."


def _ladder_is(say: Expects, want: LadderIs) -> Markup:
    top = say.writer.ui("ladder.top", card=say.card(want.top))
    if want.won_by == "nobody":
        return top
    return Markup(" ").join([top, say.writer.ui("ladder.won", player=want.won_by)])


def _cannot(say: Expects, want: Cannot) -> Markup:
    act = want.cannot
    return say.writer.ui("ladder.cannot", player=act.player, card=say.card(act.climbs_to))


def _labels(start: Start) -> dict[str, str]:
    return {slug: slug for slug in (*start.A, *start.B, *start.ladder)}


FACE = Face(
    expects={LadderIs: _ladder_is, Cannot: _cannot},
    labels=_labels,
    boards=Boards(lambda _: Album(), _rows, _inside, _described),
)
