"""Say what to do when time is called for the round, or what follows while time is left.

  ludex match --won A --turn-of B --life-points 3000 3500
  ludex match --won A --won B --between-games --siding not-begun
  ludex match --turn-of A --turns-ended 2 --names Robert Kelly --lang es
  ludex match --won A --won draw --won draw --between-games --time-left
  ludex match --ruleset tag-2007 --won team-1 --turn-of 2A --life-points 3000 3500
  ludex match table.yaml

Without --between-games, a game is in progress, and --turn-of says whose turn it was when time was
called. In a Match between teams it is one of 1A, 2A, 1B and 2B, in a game in which team-1 went
first; games are won by team-1 and team-2, whose Life Points and names --life-points and --names
give. A file can say more, in the words of the examples: where the Match stood, and what has
happened since.

  players: {A: Robert, B: Kelly}
  start: {at: game, games: [A], turn: {player: A, number: 9}, life-points: {A: 2000, B: 3000}}
  play:
    - {call: time}
    - {life-points: {B: 1000}}
    - {turn-ends: A}

`at` is game or between-games. Other steps are {game-won-by: A}, {begins-siding: A} and
{game-begins: A}.

Each line names the clauses that make it so; `ludex show TRN-2.3` shows one. Exit codes: 0; 2 for an
impossible Match, or a step that the rules refuse.

--json prints {"ruleset", "players", "games", "stage", "winner", "life-points", "turn-player",
"turns-left", "tie-break", "time-called", "steps": [{"text", "clauses"}], "siding": {"allowed",
"clauses"} or null, "branches": [{"if", "player", "text", "steps", "siding", "branches"}]}. "if" is
wins, draw, goes-on, more, equal, in-chain, first-change or next-game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludex.cli.advice import Speaking
from ludex.cli.languages import QuickVoice, add_language, language
from ludex.cli.main import CouldNotRun
from ludex.cli.output import as_json
from ludex.cli.terminal import shown
from ludex.i18n.errors import worded
from ludex.wording import quoted

if TYPE_CHECKING:
    from ludex.kernel import Game
    from ludex.tournament.examples import Act, Start
    from ludex.tournament.match import Match
    from ludex.tournament.seats import Seats

RULESET = "tournament-2005"
MOST_TURNS = 99
"""More than have ever ended in a game after time was called."""


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE")
    parser.add_argument(
        "--won",
        action="append",
        choices=["A", "B", "team-1", "team-2", "draw"],
        metavar="WHO",
    )
    parser.add_argument("--between-games", action="store_true")
    parser.add_argument(
        "--tie-break",
        action="store_true",
    )
    parser.add_argument(
        "--turn-of",
        choices=["A", "B", "1A", "2A", "1B", "2B"],
        metavar="WHO",
    )
    parser.add_argument("--turns-ended", type=int, metavar="N")
    parser.add_argument(
        "--life-points",
        nargs=2,
        type=int,
        metavar=("A", "B"),
    )
    parser.add_argument(
        "--siding",
        choices=["begun", "not-begun", "not-known"],
        metavar="HOW",
    )
    parser.add_argument("--time-left", action="store_true")
    parser.add_argument("--names", nargs=2, metavar=("A", "B"))
    parser.add_argument("--ruleset", metavar="ID")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: argparse.Namespace, root: Path) -> int:
    """Advise; 2 for a Match that cannot be."""
    from ludex.playing import BadPosition, Stuck
    from ludex.tournament.advice import advise
    from ludex.tournament.seating import seats_by
    from ludex.tournament.session import Session, undertaken

    to = language(args.lang)
    file = _from_file(args) if args.file else None
    ruleset = args.ruleset or (file and file.ruleset) or RULESET
    named = file.place(("ruleset",)) if file and not args.ruleset else ""
    rules, handed = _rules(root, ruleset, named)
    seats = seats_by(rules)
    table = file or _from_words(args, seats)
    _makes_sense(table, handed, seats)
    place = table.place(("start",))
    try:
        session = Session(table.start, rules, handed)
        game = session.game
        if game.ask is None:
            said = worded("no-matches", ruleset=ruleset, other=RULESET)
            raise CouldNotRun(named + said)
        if not args.tie_break:
            _fits(game, args.turns_ended or 0)
        for n, act in enumerate(table.play):
            place = table.place(("play", n))
            game = undertaken(game, act)
    except (BadPosition, Stuck) as wrong:
        raise CouldNotRun(place + wrong.args[0]) from None
    stage = game.state.stage
    if stage in ("registration", "before-match"):
        raise CouldNotRun(place + worded("no-time-at", stage=stage))
    speaking = Speaking(QuickVoice(root, to), _names(args, seats, table), seats)
    if args.time_left and game.state.time_called:
        raise CouldNotRun(place + worded("time-is-called"))
    advice = advise(session.first, game, time_left=args.time_left)
    if args.json:
        as_json({"ruleset": ruleset, **speaking.plain(advice)})
    else:
        for line in speaking.lines(advice):
            print(shown(line, len(line) - len(line.lstrip()) + 5))
    return 0


def _makes_sense(table: _Table, handed: Any, seats: Seats) -> None:
    """Raise all that is wrong with a Match in a file: cards that nobody knows, and its start."""
    from ludex.kb.errors import Problems, did_you_mean, problem
    from ludex.kb.references import Reference, references
    from ludex.playing import BadPosition
    from ludex.tournament.position import position

    if table.document is None:
        return
    wrong: list[tuple[tuple[str | int, ...], str]] = []
    for key, value in (("start", table.start), ("play", table.play)):
        for found in references(value, (key,)):
            if isinstance(found, Reference) and found.name not in handed.homes:
                unknown = worded("no-card", name=quoted(found.name))
                wrong.append((found.keys, unknown + did_you_mean(found.name, handed.homes)))
    try:
        position(table.start, handed, seats)
    except BadPosition as bad:
        wrong += [(("start", *each.keys), each.found) for each in bad.wrong]
    if wrong:
        raise Problems(problem(table.document.locate(keys), "", said) for keys, said in wrong)


def _fits(game: Game[Match], ended: int) -> None:
    """Raise CouldNotRun for more turns than are played once time is called."""
    from ludex.tournament.decisions import CallTime

    most = game.answer(CallTime()).state.turns_left or 0 if ended else 0
    if not 0 <= ended <= most:
        raise CouldNotRun(worded("turns-ended", number=str(ended), most=str(most)))


@dataclass(frozen=True)
class _Table:
    """A Match at a table: where it stood, what has happened since, and who is playing."""

    start: Start
    play: Iterable[Act]
    players: Mapping[str, str] = field(default_factory=dict)
    """What they are called, where it is said."""
    ruleset: str | None = None
    document: Any = None

    def place(self, keys: tuple[str | int, ...]) -> str:
        """Return where something of it is said, for an error."""
        return f"{self.document.locate(keys)}: " if self.document else ""


def _from_words(args: argparse.Namespace, seats: Seats) -> _Table:
    from ludex.tournament import examples as ex

    between, games = args.between_games, tuple(args.won or ())
    ended = args.turns_ended or 0
    if between and (args.turn_of or args.turns_ended or args.life_points):
        raise CouldNotRun(worded("no-turn-between"))
    if args.time_left and (args.tie_break or args.turns_ended):
        raise CouldNotRun(worded("time-not-called"))
    if args.siding and not between:
        raise CouldNotRun(worded("siding-between"))
    if between and not games:
        raise CouldNotRun(worded("won-between"))
    first: Any = args.turn_of or seats.players[0]
    _sit(seats, first, *(each for each in games if each != "draw"))
    points: Any = dict(zip(seats.sides, args.life_points or (), strict=False))
    start = ex.Start(
        at="between-games" if between else "game",
        games=games,
        turn=ex.Turn() if between else ex.Turn(first, seats.players.index(first) + 1),
        life_points=points,
        siding=args.siding or "not-known",
    )
    if args.tie_break:
        if between:
            raise CouldNotRun(worded("tie-break-in-game"))
        start = ex.Start(at="between-games", games=games)
        side: Any = seats.side_of(first)
        if seats.team(side)[0] != first:
            raise CouldNotRun(worded("goes-first", player=first))
        play: list[Act] = [ex.CallsTime("time"), ex.BeginsGame(side)]
        play += islice(_ends(seats.begun_by(side), first), min(ended, MOST_TURNS))
        if points:
            play.append(ex.ComesTo(points))
        return _Table(start, play)
    called = [ex.CallsTime("time")] if ended else []
    return _Table(start, chain(called, islice(_ends(seats, first), max(0, ended))))


def _ends(seats: Seats, first: str) -> Iterator[Act]:
    """Yield ends of turns, one after another, from that of a player on."""
    from ludex.tournament import examples as ex

    player: Any = first
    while True:
        yield ex.TurnEnded(player)
        player = seats.next(player)


def _sit(seats: Seats, *named: str) -> None:
    """Raise CouldNotRun for somebody who plays no part in a Match of these seats."""
    from ludex.tournament.seating import strangers

    for wrong in strangers(named, seats):
        raise CouldNotRun(wrong.found)


def _names(args: argparse.Namespace, seats: Seats, table: _Table) -> dict[str, str]:
    """Return what the sides and the players are called."""
    from ludex.tournament.seating import names_of
    from ludex.tournament.seats import called

    _sit(seats, *table.players)
    said = dict(zip(seats.sides, args.names, strict=True)) if args.names else table.players
    names = {each: said.get(each, called(each)) for each in names_of(seats)}
    if any(not name.strip() or not name.isprintable() for name in names.values()):
        raise CouldNotRun(worded("visible-name"))
    one, other = (names[side] for side in seats.sides)
    if one == other:
        raise CouldNotRun(worded("two-names", name=one))
    return names


def _from_file(args: argparse.Namespace) -> _Table:
    from ludex.check.own_position import read_match

    said = (args.won, args.turn_of, args.turns_ended, args.life_points, args.siding)
    if args.between_games or any(each is not None for each in said):
        raise CouldNotRun(worded("file-says"))
    if not args.file.is_file():
        raise CouldNotRun(worded("no-file", path=str(args.file)))
    match = read_match(args.file)
    return _Table(match.start, match.play, match.players, match.ruleset, match.document)


def _rules(root: Path, id: str, place: str) -> tuple[Any, Any]:
    from ludex.decks.cards import homes, known_cards
    from ludex.kb.find import NotFound
    from ludex.project.enacted import enacted
    from ludex.tournament.position import Handed

    rules = root / "rules"
    try:
        return enacted(rules, id).ruleset, Handed(homes(known_cards(rules)))
    except NotFound as unknown:
        raise CouldNotRun(place + unknown.args[0]) from None
