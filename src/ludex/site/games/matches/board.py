"""A Match seen from above: who has won what, whose turn it is, and what the clock says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from ludex.site.boards.pieces import Boards, Cell, Inside, Line, Picture, Row, Slot, Words
from ludex.site.typesetting import full_width
from ludex.tournament.decks import PARTS, PLAYERS, Copies, Deck, Part, Player
from ludex.tournament.match import Match

MOST_NAMED = 6
"""Cards of a part of a Deck that are named."""


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


class Scoreboards:
    """Makes the pictures of one run."""

    def picture(self, match: Match) -> Picture:
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


def rows(pictures: Sequence[Picture]) -> list[Row]:
    """Return one layout for all pictures of an example; a player who is never there has no row."""
    found = []
    for name in ("B-score", "middle", "A-score"):
        cells = [picture[name] for picture in pictures]
        if any(map(_seen, cells)):
            found.append(Row("lines", (Slot(name),), room=max(map(_lines, cells))))
    return found


def _lines(cell: Cell) -> int:
    return 2 + (len(cell.parts) if isinstance(cell, Score) else 0)


def _seen(cell: Cell) -> bool:
    """Whether there is anything to see; before a tournament a player may not be there."""
    return not isinstance(cell, Score) or cell.wins is not None or bool(cell.parts)


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


def inside(words: Words, cell: Cell) -> Inside:
    """Return what is in a cell."""
    if isinstance(cell, Score):
        return Inside("box", tuple(_of_score(words, cell)))
    if isinstance(cell, Clock):
        now, *then = _stands(words, cell)
        return Inside("", (Line(now, style="strong"), *map(Line, then)))
    raise TypeError(cell)


def _of_score(words: Words, cell: Score) -> Iterator[Line]:
    points = ""
    if cell.life_points is not None:
        points = words.word("board.life-points", number=cell.life_points)
    yield Line(words.word("board.player", player=cell.player), points, "strong")
    yield Line(" · ".join(_of_player(words, cell)), style="muted")
    for part in cell.parts:
        yield Line(_of_part(words, part))


def described(words: Words, picture: Picture) -> Iterator[str]:
    """Yield a scoreboard in sentences, for whoever cannot see it."""
    clock = cast("Clock", picture["middle"])
    for said in _stands(words, clock):
        yield words.word("board.says", what=said.rstrip(".。"))
    for player in PLAYERS:
        cell = cast("Score", picture[f"{player}-score"])
        if not _seen(cell):
            continue
        facts = [*_of_player(words, cell), *(_of_part(words, part) for part in cell.parts)]
        if cell.life_points is not None:
            facts.insert(0, words.word("board.life-points", number=cell.life_points))
        name = words.word("board.player", player=player)
        yield words.word("board.says", what=f"{name}: {' · '.join(facts)}")


MATCH = Boards(lambda _: Scoreboards(), rows, inside, described)
