"""Play random legal decisions, and check that nothing breaks.

  ludex soak                            300 Duels, under each of their rulesets in turn
  ludex soak --games 10000 --seed 7     more games, and different ones
  ludex soak --ruleset modern           under one ruleset only
  ludex soak --ruleset ultimate-battle  games of Digimon
  ludex soak --seed 7 --game 123        one game of a seed again, with the end of its log

Most games begin with Decks of encoded cards, and some Duels in a random position. One game in three
begins as an example does, each example in its turn, and leaves its script at some point. A game
goes on until it ends (a Duel for at most 500 decisions with two options or more), or for 40 such
decisions if it began as an example. After every event it is checked that each card is in one place,
that zone limits hold, and whatever else must always be true. The digest of all logs is the same for
the same seed and games, on any machine and for any number of --jobs.

--json prints {"games", "ended", "decisions", "seconds", "digest", "broken": [{"game", "ruleset",
"decision", "what", "log", "again"}], "never": {"effects", "verbs", "clauses"}}; "never" lists what
did not come up in any of the games; clauses of another game, such as those about Decks when Duels
are played, are left out.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from time import perf_counter
from typing import Any

from ludex.cli.output import as_json, plural, progress

GAMES = 300
IN_FULL = 5
"""Games that broke are told with the end of their logs, up to so many."""


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    number = _number_from
    parser.add_argument("--games", type=number(1), default=GAMES, metavar="N")
    parser.add_argument("--seed", type=number(0), default=1, metavar="S")
    parser.add_argument("--game", type=number(0), metavar="N")
    parser.add_argument("--ruleset", metavar="R")
    parser.add_argument("--jobs", type=number(1), metavar="N")
    parser.add_argument("--json", action="store_true")


def _number_from(least: int) -> Any:
    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"'{text}' is no number from {least} on")
        return int(text)

    return number


def run(args: argparse.Namespace, root: Path) -> int:
    """Play; 0 when nothing breaks, 1 when something does."""
    from ludex.cli.main import CouldNotRun
    from ludex.kb.errors import did_you_mean
    from ludex.project.project import Project
    from ludex.soak.games import FACES
    from ludex.soak.soak import Soak, play_all, playable

    project = Project.at(root / "rules")
    face, rulesets = FACES[0], playable(project, FACES[0])
    if args.ruleset is not None:
        faces = {ruleset: face for face in FACES for ruleset in playable(project, face)}
        if args.ruleset not in faces:
            hint = did_you_mean(args.ruleset, list(faces)) or f"; there are {', '.join(faces)}"
            raise CouldNotRun(f"no game is played at random by '{args.ruleset}'{hint}")
        face, rulesets = faces[args.ruleset], [args.ruleset]
    soak = Soak(project, face, args.seed, rulesets)
    numbers = range(args.games) if args.game is None else (args.game,)
    start = perf_counter()
    games = play_all(soak, numbers, args.jobs or os.cpu_count() or 1)
    played = list(progress(games, len(numbers), "playing"))
    seconds = perf_counter() - start
    found = soak.result(played)
    if args.json:
        as_json(
            {
                "games": found.games,
                "ended": found.ended,
                "decisions": found.decisions,
                "seconds": round(seconds, 1),
                "digest": found.digest,
                "broken": [_broken(args, game) for game in found.broken],
                "never": {
                    "effects": found.never.effects,
                    "verbs": found.never.verbs,
                    "clauses": found.never.clauses,
                },
            }
        )
    else:
        _print(args, played, found, seconds)
    return 1 if found.broken else 0


def _broken(args: argparse.Namespace, game: Any) -> dict[str, Any]:
    return {
        "game": game.number,
        "ruleset": game.ruleset,
        "decision": game.broken.decision,
        "what": game.broken.what,
        "log": game.log,
        "again": _again(args, game),
    }


def _again(args: argparse.Namespace, game: Any) -> str:
    """Return how to play a game again: under which ruleset hangs on those it was played among."""
    only = f" --ruleset {args.ruleset}" if args.ruleset is not None else ""
    return f"ludex soak --seed {args.seed}{only} --game {game.number}"


def _print(args: argparse.Namespace, played: list[Any], found: Any, seconds: float) -> None:
    for game in found.broken[:IN_FULL]:
        print(f"game {game.number} of seed {args.seed}, under {game.ruleset}, broke", end=" ")
        print(f"after {plural(game.broken.decision, 'decision')}:")
        for line in game.broken.what:
            print(f"  {line}")
        _log(game.log)
        print(f"  again: {_again(args, game)}", end="\n\n")
    if more := [str(game.number) for game in found.broken[IN_FULL:]]:
        print(f"so did {plural(len(more), 'more game')}: {', '.join(more)}", end="\n\n")
    if args.game is None:
        for what, names in (
            ("effect", found.never.effects),
            ("verb", found.never.verbs),
            ("clause", found.never.clauses),
        ):
            if names:
                print(f"{plural(len(names), what)} never came up: {', '.join(names)}")
    elif not found.broken:
        _log(played[0].log)
    print(f"{plural(found.games, 'game')}, {found.ended} to the end,", end=" ")
    print(f"{plural(found.decisions, 'decision')} in {seconds:.1f} s; {len(found.broken)} broke")
    print(f"digest {found.digest}")


def _log(lines: tuple[str, ...]) -> None:
    for line in lines:
        print(f"    {line}")
