"""`python -m tests.bench`: measure, print a table, and write what was measured.

All of it goes to `build/bench.json`, and what the site shows to `site_src/bench.json`. With the
names of some `PARTS` only these are measured; the site gets nothing unless all is there that it
shows, measured in one run.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import yaml

from ludex.check.play import play
from ludex.check.proof.prove import prove
from ludex.check.proof.runs import provable
from ludex.check.run import check, examples_of
from ludex.kb.load import files, load
from ludex.kernel import Ruleset
from ludex.playing.record import Engine
from ludex.project.games import engines
from ludex.project.project import Project
from ludex.soak.games import FACES
from ludex.soak.games.duels import DECISIONS
from ludex.soak.games.duels.dealing import Cards, start_of
from ludex.soak.random_play import chance_of, chosen
from ludex.soak.soak import Soak, playable
from ludex.yugioh.play.position import deal, lay_out
from tests.bench import site
from tests.bench.keeping import keeping
from tests.bench.rows import Row, of, shown, write
from tests.bench.tenfold import grow
from tests.bench.timing import in_turn, ludex, seconds

ROOT = Path(__file__).parents[2]

LOOPING = ("skyscraper", "pole-position")
"""Cards with which every voluntary act is looked ahead of."""

FIELDS = ("umi", "yami")
"""Field Spells: some Duels begin with one."""


def bare_parse(rules: Path) -> None:
    """Read the same files with PyYAML's C parser and nothing else."""
    for path in files(rules):
        if path.suffix == ".yaml":
            yaml.load(path.read_bytes(), yaml.CSafeLoader)


class Unplayed(Engine):
    """An engine that misses no code: that of clauses which are there many times over."""

    implemented = None  # type: ignore[assignment]


def unplayed() -> tuple[Unplayed, ...]:
    """Return every game's vocabulary, for rules that are loaded and not played."""
    return tuple(
        Unplayed(**{each.name: getattr(engine, each.name) for each in fields(engine)})
        for engine in engines()
    )


def measure() -> dict[str, object]:
    """Return every figure: seconds, milliseconds and ratios."""
    rules = ROOT / "rules"
    loaded, parsed = in_turn(lambda: load(rules, *engines()), lambda: bare_parse(rules))
    project = Project.at(rules)
    figures: dict[str, object] = {
        "load_seconds": loaded,
        "bare_parse_seconds": parsed,
        "load_to_bare_parse": loaded / parsed,
        **examples(project),
        **soaking(project),
        **at_random(project),
        "check_seconds": seconds(lambda: list(check(project, examples_of(project, ())))),
        "prove_seconds": seconds(lambda: list(prove(project, provable(project))), runs=3),
        "check_from_the_shell_seconds": seconds(ludex("check", root=ROOT)),
        "prove_from_the_shell_seconds": seconds(ludex("prove", root=ROOT), runs=3),
    }
    with TemporaryDirectory() as folder:
        ten = grow(ROOT, Path(folder) / "ten", 10)
        now, then = in_turn(ludex("cite", "HAT-5.1", root=ROOT), ludex("cite", "HAT-5.1", root=ten))
        loaded_ten, parsed_ten = in_turn(
            lambda: load(ten / "rules", *unplayed()), lambda: bare_parse(ten / "rules"), runs=3
        )
    deck = str(ROOT / "tests" / "decks" / "files" / "legal-zh.txt")
    decks = ludex("deck", "check", deck, "--ruleset", "hat-2014", "--lang", "zh", root=ROOT)
    bare = seconds(lambda: subprocess.run([sys.executable, "-c", ""], check=True))
    return figures | {
        "python_start_seconds": bare,
        "cite_seconds": now,
        "deck_check_seconds": seconds(decks),
        "cite_with_ten_times_the_rules_seconds": then,
        "load_with_ten_times_the_rules_seconds": loaded_ten,
        "load_to_bare_parse_with_ten_times_the_rules": loaded_ten / parsed_ten,
    }


def examples(project: Project) -> dict[str, object]:
    """Return the milliseconds that examples take with everything loaded, the slowest named."""
    took = {}
    for example in project.kb.examples.values():
        for ruleset in project.runs_of(example):
            runs = []
            for _ in range(7):
                start = perf_counter()
                play(project, example, ruleset)
                runs.append((perf_counter() - start) * 1000)
            took[f"{example.id}[{ruleset}]"] = sorted(runs)[3]
    slowest = sorted(took, key=lambda name: -took[name])[:10]
    middle = sorted(took.values())[len(took) // 2]
    return {
        "example_ms_median": middle,
        "example_ms_HAT-5.E1": took["HAT-5.E1[hat-2014]"],
        "example_ms_slowest": {name: took[name] for name in slowest},
    }


def soaking(project: Project, games: int = 60) -> dict[str, object]:
    """Return how many real decisions of random games one core plays in a second, checks and all."""
    soak = Soak(project, FACES[0], 1, playable(project, FACES[0]))
    start = process_time()
    played = [soak.play(number) for number in range(games)]
    seconds = process_time() - start
    return {"soak_decisions_per_second": sum(game.decisions for game in played) / seconds}


def at_random(project: Project, games: int = 120) -> dict[str, object]:
    """Return how many real decisions, checks off, one core plays in a second, and what loops cost.

    A decision is real where there are two options or more. In which of several zones a card comes
    to lie nobody is asked, so that no choice of a zone is among them. What looking ahead costs is
    told by a third of the cards, dealt with a card that may begin a loop and without.
    """
    plain = {id: card for id, card in project.cards_of("yugioh").items() if id not in LOOPING}
    few = {id: plain[id] for n, id in enumerate(plain) if n % 3 == 0 or id in FIELDS}
    pools = {"": plain, "_with_few_cards": few}
    pools |= {f"_and_{id}": {**few, id: project.cards_of("yugioh")[id]} for id in LOOPING}
    rules, told = project.rulesets["hat-2014"], dict[str, object]()
    for name, cards in pools.items():
        decisions, begun = 0, process_time()
        for number in range(games):
            decisions += decided(cards, rules, f"bench:{number}")
        told[f"random_play_decisions_per_second{name}"] = decisions / (process_time() - begun)
    return told


def decided(cards: Cards, rules: Ruleset, seed: str) -> int:
    """Return how many real decisions one random Duel has, unwatched."""
    start, chance = start_of(seed, cards), chance_of(f"{seed} decides")
    game = deal(start, lay_out(start, cards).board, rules, None, brisk=True)
    decisions = 0
    while game.ask is not None and decisions < DECISIONS:
        option, real = chosen(game, chance)
        if option is None:
            break
        decisions += real
        game = game.answer(option)
    return decisions


PARTS: Mapping[str, Callable[[], Iterable[Row]]] = {
    "keeping": lambda: keeping(ROOT),
    "playing": lambda: of(measure()),
    "site": lambda: site.rows(ROOT),
}
"""What is measured, by the word that asks for it alone."""


def measured(wanted: Collection[str]) -> Iterator[Row]:
    """Yield the rows of some parts, or of all, one after the other."""
    for part in PARTS:
        if part in wanted or not wanted:
            yield from PARTS[part]()


SHOWN = {"keeping", "site"}
"""The parts of which the site shows something."""


def main(wanted: Collection[str]) -> None:
    """Measure, print and write."""
    if unknown := set(wanted) - PARTS.keys():
        sys.exit(f"nothing is called {', '.join(sorted(unknown))}: it is {', '.join(PARTS)}")
    rows = shown(measured(wanted))
    paths = [ROOT / "build" / "bench.json"]
    write(rows, paths[0])
    if not wanted or set(wanted) >= SHOWN:
        paths.append(ROOT / "site_src" / "bench.json")
        write([row for row in rows if row.key], paths[1])
    print(f"\nwritten to {' and '.join(str(path.relative_to(ROOT)) for path in paths)}")


if __name__ == "__main__":
    main(sys.argv[1:])
