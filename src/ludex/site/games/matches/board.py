"""A Match seen from above: who has won what, whose turn it is, and what the clock says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from ludex.site.boards.pieces import Boards, Cell, Inside, Line, Picture, Row, Slot, Words
from ludex.site.typesetting import full_width
from ludex.tournament.decks import PARTS, Copies, Deck, Part
from ludex.tournament.match import Match
from ludex.tournament.seats import TEAMS, Player, Side, called

MOST_NAMED = 6
"""Cards of a part of a Deck that are named."""


@dataclass(frozen=True, slots=True)
class PartLine:
    """A part of a Deck: its size, and the cards of some consequence in it."""

    part: Part
    size: int
    cards: Copies


@dataclass(frozen=True, slots=True)
class Brought:
    """What a player has brought: the Deck, and whether it is registered and was there in time."""

    player: Player
    parts: tuple[PartLine, ...]
    registered: bool
    late: bool


@dataclass(frozen=True, slots=True)
class Score:
    """A side of the table; outside of a Match there are no wins to tell."""

    side: Side
    wins: int | None
    life_points: int | None
    players: tuple[Brought, ...]
    """The player, or those of the team."""


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
    winner: Side | None


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
        near, far = match.seats.sides
        return {FAR: _score(match, far), "middle": clock, NEAR: _score(match, near)}


NEAR, FAR = "A-score", "B-score"
"""The cells of the side that is named first, and of the other."""


def _score(match: Match, side: Side) -> Score:
    return Score(
        side,
        None if match.stage == "registration" else match.wins(side),
        match.lp(side) if match.stage == "game" else None,
        tuple(_brought(match, player) for player in match.seats.team(side)),
    )


def _brought(match: Match, player: Player) -> Brought:
    decks = dict(match.lists if match.stage == "registration" else match.decks)
    deck = decks.get(player)
    return Brought(
        player,
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
    for name in (FAR, "middle", NEAR):
        cells = [picture[name] for picture in pictures]
        if any(map(_seen, cells)):
            found.append(Row("lines", (Slot(name),), room=max(map(_lines, cells))))
    return found


def _lines(cell: Cell) -> int:
    if not isinstance(cell, Score):
        return 2
    seen = [each for each in cell.players if each.parts]
    return 2 + sum(len(each.parts) for each in seen) + len(seen) * (len(cell.players) > 1)


def _seen(cell: Cell) -> bool:
    """Whether there is anything to see; before a tournament a player may not be there."""
    if not isinstance(cell, Score):
        return True
    return cell.wins is not None or any(each.parts for each in cell.players)


def _side(words: Words, cell: Score) -> str:
    if cell.side in TEAMS.sides:
        return words.word("match.team", team=called(cell.side))
    return words.word("board.player", player=cell.side)


def _of_side(words: Words, cell: Score) -> Iterator[str]:
    """Yield what there is to say of a side, but for Life Points and Decks."""
    if cell.wins is not None:
        yield words.word("match.wins", count=cell.wins)
    if len(cell.players) == 1:
        yield from _of_player(words, cell, cell.players[0])


def _of_player(words: Words, cell: Score, each: Brought) -> Iterator[str]:
    """Yield what there is to say of a player alone, but for the Deck."""
    if cell.wins is None and each.parts:
        yield words.word("match.registered" if each.registered else "match.not-registered")
    if each.late:
        yield words.word("match.late")


def _by_name(words: Words, cell: Score, each: Brought) -> str:
    """Return a player of a team, and what there is to say of him or her."""
    said = (words.word("board.player", player=each.player), *_of_player(words, cell, each))
    return " · ".join(said)


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
        team = cell.winner in TEAMS.sides
        yield (
            words.word("match.won-team", team=called(cell.winner))
            if team
            else words.word("match.won", player=cell.winner)
        )
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
    yield Line(_side(words, cell), points, "strong")
    yield Line(" · ".join(_of_side(words, cell)), style="muted")
    for each in cell.players:
        if len(cell.players) > 1 and (each.parts or each.late):
            yield Line(_by_name(words, cell, each), style="muted")
        yield from (Line(_of_part(words, part)) for part in each.parts)


def described(words: Words, picture: Picture) -> Iterator[str]:
    """Yield a scoreboard in sentences, for whoever cannot see it."""
    clock = cast("Clock", picture["middle"])
    for said in _stands(words, clock):
        yield words.word("board.says", what=said.rstrip(".。"))
    for name in (NEAR, FAR):
        cell = cast("Score", picture[name])
        if not _seen(cell):
            continue
        facts = [line.left for line in _of_score(words, cell)][1:]
        if cell.life_points is not None:
            facts.insert(0, words.word("board.life-points", number=cell.life_points))
        said = " · ".join(filter(None, facts))
        yield words.word("board.says", what=f"{_side(words, cell)}: {said}")


MATCH = Boards(lambda _: Scoreboards(), rows, inside, described)
