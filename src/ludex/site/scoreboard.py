"""A Match seen from above: who has won what, whose turn it is, and what the clock says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludex.site.layout import EDGE, GAP, LINE, WIDTH, Box, Layout
from ludex.site.svg import text
from ludex.site.typesetting import full_width, lines
from ludex.tournament.decks import PARTS, PLAYERS, Copies, Deck, Part, Player
from ludex.tournament.match import Match

if TYPE_CHECKING:
    from ludex.site.cells import Words

SIZE, HEAD, LINE_OF_CARDS, MOST_NAMED = 10.5, 24, 15, 6


@dataclass(frozen=True, slots=True)
class PartLine:
    """A part of a Deck: its size, and the cards of some consequence in it."""

    part: Part
    size: int
    cards: Copies


@dataclass(frozen=True, slots=True)
class Score:
    """A player's side of the table; outside of a Match there are no wins to tell."""

    player: Player
    wins: int | None
    life_points: int | None
    parts: tuple[PartLine, ...]
    registered: bool
    late: bool


@dataclass(frozen=True, slots=True)
class Clock:
    """Where the Match stands."""

    stage: str
    game: int
    tie_break: bool
    turn: int
    turn_player: Player
    turns_left: int | None
    until_change: bool
    time_called: bool
    winner: Player | None


Scoreboard = Mapping[str, Score | Clock]


class Scoreboards:
    """Makes the pictures of one run, in order."""

    def picture(self, match: Match) -> Scoreboard:
        """Return the picture of the Match as it stands."""
        clock = Clock(
            match.stage,
            match.game,
            match.tie_break,
            match.turn,
            match.turn_player,
            match.turns_left,
            match.until_change,
            bool(match.time_called),
            match.winner,
        )
        return {"B-score": _score(match, "B"), "middle": clock, "A-score": _score(match, "A")}


def _score(match: Match, player: Player) -> Score:
    decks = dict(match.lists if match.stage == "registration" else match.decks)
    deck = decks.get(player)
    return Score(
        player,
        None if match.stage == "registration" else match.wins(player),
        match.lp(player) if match.stage == "game" else None,
        () if deck is None else tuple(_parts(match, deck)),
        player in dict(match.registered),
        player in match.late,
    )


def _parts(match: Match, deck: Deck) -> Iterator[PartLine]:
    for part in PARTS:
        if deck.size(part):
            named = tuple(each for each in deck.part(part) if each[0] not in match.homes.fillers)
            yield PartLine(part, deck.size(part), named)


def layout(pictures: Sequence[Mapping[str, Any]]) -> Layout:
    """Return where everything is drawn, with room for the fullest picture of a run."""
    wide = WIDTH - 2 * EDGE
    boxes: dict[str, Box] = {}
    y: float = EDGE
    for name in ("B-score", "middle", "A-score"):
        if not any(_seen(picture[name]) for picture in pictures):
            continue
        rows = max(len(picture[name].parts) for picture in pictures) if name != "middle" else 0
        height = 2 * LINE if name == "middle" else HEAD + 18 + rows * LINE_OF_CARDS
        boxes[name] = Box(EDGE, y, wide, height)
        y += height + GAP
    return Layout(boxes, (), y - GAP + EDGE)


def _seen(cell: Score | Clock) -> bool:
    """Whether there is anything to see; before a tournament a player may not be there."""
    return isinstance(cell, Clock) or cell.wins is not None or bool(cell.parts)


def _of_player(words: Words, cell: Score) -> Iterator[str]:
    """Yield what there is to say of a player, but for Life Points and the Deck."""
    if cell.wins is not None:
        yield words.word("match.wins", count=cell.wins)
    elif cell.parts:
        yield words.word("match.registered" if cell.registered else "match.not-registered")
    if cell.late:
        yield words.word("match.late")


def _of_part(words: Words, part: PartLine) -> str:
    name = f"{words.term_name(part.part)}: {part.size}"
    named = [f"{copies} × {words.card_name(card)}" for card, copies in part.cards[:MOST_NAMED]]
    more = ["…"] if len(part.cards) > MOST_NAMED else []
    said = f"{name} ({words.locale.comma.join([*named, *more])})" if named else name
    return full_width(said, words.locale)


def _now(words: Words, cell: Clock) -> Iterator[str]:
    """Yield where the Match stands, in a few words each."""
    if cell.stage != "game":
        yield words.word(f"match.stage-{cell.stage}")
        if cell.tie_break and cell.stage == "between-games":
            yield words.word("match.tie-break")
        return
    yield words.word("match.game", number=cell.game)
    if cell.turn:
        yield words.word("board.turn", number=cell.turn, player=cell.turn_player)


def _clock(words: Words, cell: Clock) -> Iterator[str]:
    """Yield what the end of the round has brought."""
    if cell.winner is not None:
        yield words.word("match.won", player=cell.winner)
        return
    if cell.time_called:
        yield words.word("match.time-called")
    if cell.stage == "game" and cell.turns_left is not None:
        yield words.word("match.turns-left", count=cell.turns_left)
    if cell.until_change:
        yield words.word("match.play-until-change")


def _stands(words: Words, cell: Clock) -> Iterator[str]:
    """Yield both in a line each; of the second there may be nothing to say."""
    for parts in (_now(words, cell), _clock(words, cell)):
        said = " · ".join(parts)
        if said:
            yield said[:1].upper() + said[1:]


def draw_score(words: Words, cell: Score, box: Box) -> Iterator[str]:
    """Yield a player's row."""
    size = f'width="{box.width - 1:g}" height="{box.height - 1:g}"'
    yield f'<rect class="zone" x=".5" y=".5" {size} rx="4"/>'
    yield text(words.word("board.player", player=cell.player), 8, 18, "strong")
    if cell.life_points is not None:
        points = words.word("board.life-points", number=cell.life_points)
        yield text(points, box.width - 8, 18, "strong", "end")
    said = " · ".join(_of_player(words, cell))
    yield text(said, 8, HEAD + 11, "muted")
    for n, part in enumerate(cell.parts, 1):
        shown = lines(_of_part(words, part), SIZE, box.width - 16, 1)[0]
        yield text(shown, 8, HEAD + 11 + n * LINE_OF_CARDS)


def draw_clock(words: Words, cell: Clock, box: Box) -> Iterator[str]:
    """Yield the rows in the middle."""
    for n, said in enumerate(_stands(words, cell)):
        shown = lines(said, SIZE, box.width - 8, 1)[0]
        yield text(shown, 8, 15 + n * LINE, "" if n else "strong")


DRAWN: Mapping[type, Callable[[Words, Any, Box], Iterator[str]]] = {
    Score: draw_score,
    Clock: draw_clock,
}


def described(words: Words, picture: Mapping[str, Any]) -> Iterator[str]:
    """Yield a scoreboard in sentences, for whoever cannot see it."""
    clock = picture["middle"]
    for said in _stands(words, clock):
        yield words.word("board.says", what=said.rstrip(".。"))
    for player in PLAYERS:
        cell = picture[f"{player}-score"]
        if not _seen(cell):
            continue
        facts = [*_of_player(words, cell), *(_of_part(words, part) for part in cell.parts)]
        if cell.life_points is not None:
            facts.insert(0, words.word("board.life-points", number=cell.life_points))
        name = words.word("board.player", player=player)
        yield words.word("board.says", what=f"{name}: {' · '.join(facts)}")
