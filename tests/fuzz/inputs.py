"""What is mutated, and who reads it: each kind of input has its sources and its commands."""

from __future__ import annotations

import io
import re
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludex.cli import main
from ludex.kb import explain, layout, yaml_file
from ludex.kb.errors import Problem, Problems
from ludex.kb.validate import validators
from ludex.project.games import engines
from tests.conftest import ROOT
from tests.fuzz.mutants import Mutant

PATIENCE = 20
"""Seconds of work after which a command hangs; one that only waits hangs after ten times that."""

EXAMPLES = ("HAT-2.E1", "HAT-5.E1", "HAT-6.E1", "TCG-9.E1", "TCG-7.E1", "HAT-7.E1")
MATCHES = (
    b"""players: {A: Robert, B: Kelly}
start: {at: game, games: [A], turn: {player: A, number: 9}, life-points: {A: 2000, B: 3000}}
play:
  - {call: time}
  - {life-points: {B: 1000}}
  - {turn-ends: A}
""",
    b"""start: {at: between-games, games: [A, B]}
play:
  - {call: time}
  - {begins-siding: A}
""",
    b"""start:
  at: game
  games: [draw]
play:
  - {game-won-by: A}
""",
)
OF_RULES = {
    "rules/yugioh/hat/05-simultaneous-effects.yaml": ("show HAT-5.1", "cite HAT-5.2", "show HAT-5"),
    "rules/yugioh/hat/rulebook.yaml": ("show HAT", "show HAT-2.1"),
    "rules/yugioh/cards/umi.yaml": ("show umi", "explain HAT-2.E1"),
    "rules/tournament/02-end-of-match.yaml": ("match --won A", "show TRN-2.1 --yaml"),
    "rules/tournament/rulesets/tournament-2005.yaml": ("match", "show ruleset:tournament-2005"),
    "rules/terms/turns.yaml": ("show term:end-phase", "show TCG-2.11"),
}
CATALOGUED = ("HAT-5.1#text", "HAT-5#title", "ui#cite.clause", "ui#show.trust")


class Hangs(BaseException):
    """A command takes longer than anybody waits."""


class Wrong(AssertionError):
    """A command does not end as commands do."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a command ended, and what it printed about that."""

    code: int
    err: str


def ended(*words: str) -> Ended:
    """Run a command; raises Wrong for a traceback, or when it hangs."""
    err = io.StringIO()
    signal.signal(signal.SIGALRM, _hangs)
    signal.signal(signal.SIGPROF, _hangs)
    signal.alarm(10 * PATIENCE)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        with redirect_stdout(io.StringIO()), redirect_stderr(err):
            code = main(words)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except Hangs:
        raise Wrong(f"hang: ludex {' '.join(words)}") from None
    except Exception as error:
        raise Wrong(f"traceback: ludex {' '.join(words)}: {error!r}") from error
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.alarm(0)
    return Ended(code, err.getvalue())


def _hangs(_signal: int, _frame: Any) -> None:
    raise Hangs


def judged(end: Ended, codes: tuple[int, ...], where: str) -> None:
    """Raise Wrong for an exit code that the command does not have, or an error without a place."""
    if end.code not in codes:
        raise Wrong(f"exit code {end.code}; expected one of {codes}: {end.err[-300:]}")
    if end.code == 2 and where and not re.search(where, end.err):
        raise Wrong(f"no location such as {where}: {end.err[-300:]!r}")


class Inputs:
    """The sources of each kind in a folder of their own, and the commands that read them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "root"
        shutil.copytree(ROOT / "rules", self.root / "rules")
        for name in ("schema", "mkdocs.yml"):
            (self.root / name).symlink_to(ROOT / name)
        self._catalogues()
        self.files = sorted(layout_files(self.root / "rules"))
        self.validators = validators(*engines())
        self.positions = [self._written(id) for id in EXAMPLES]
        decks = ROOT / "tests" / "decks" / "files"
        self.decks = [path.read_bytes() for path in sorted(decks.iterdir()) if path.is_file()]
        self.legal = decks / "legal.ydk"
        self.databases = [_database(folder / "cards.cdb"), b"!2014.4\n#forbidden\n5318639 0 --x\n"]

    def read(self, mutant: Mutant) -> None:
        """Have a mutant read; raises Wrong where that does not end as it should."""
        getattr(self, f"_{mutant.kind}")(mutant)

    def _written(self, id: str) -> bytes:
        out = io.StringIO()
        with redirect_stdout(out):
            main(["--root", str(ROOT), "show", id, "--yaml"])
        return out.getvalue().encode()

    def _catalogues(self) -> None:
        """Keep of the Spanish catalogues what some commands need."""
        for area in ("rules", "interface"):
            there = Path("translations") / "es" / "LC_MESSAGES" / f"{area}.po"
            blocks = (ROOT / there).read_text("utf-8").split("\n\n")
            kept = [b for b in blocks if any(f'"{each}"' in b for each in CATALOGUED)]
            (self.root / there).parent.mkdir(parents=True, exist_ok=True)
            (self.root / there).write_text("\n\n".join([blocks[0], *kept]) + "\n", "utf-8")

    def _file(self, mutant: Mutant) -> None:
        """Read a file of the rules, and hold it against its shape."""
        path = self.files[mutant.source % len(self.files)]
        kind = layout.kind_of(path.relative_to(self.root / "rules"))
        raw = mutant.of(path.read_bytes())
        found: list[Problem] = []
        try:
            document = yaml_file.parse(path, raw, kind)
            validator = self.validators.get(kind)
            if validator is not None:
                _, errors = validator.validate(document.data)
                found += explain.problems(document, errors, validator.json_schema)
        except Problems as problems:
            found += problems.problems
        except Exception as error:
            raise Wrong(f"traceback: {path}: {error!r}") from error
        last = raw.count(b"\n") + raw.count(b"\r") + 2
        for each in found:
            if each.path != path or not 1 <= each.line <= last:
                raise Wrong(f"no location in {path}: {each}")

    def _rules(self, mutant: Mutant) -> None:
        """Look something up in rules of which one file is changed."""
        path = [*OF_RULES][mutant.source % len(OF_RULES)]
        file = self.root / path
        with _instead(file, mutant.of(file.read_bytes())):
            for words in OF_RULES[path][:: 1 + mutant.source % 2]:
                end = ended("--root", str(self.root), *words.split())
                judged(end, (0, 1, 2), r"\.(yaml|po):\d+:|ludex: there is no")

    def _catalogue(self, mutant: Mutant) -> None:
        area = ("rules", "interface")[mutant.source % 2]
        file = self.root / "translations" / "es" / "LC_MESSAGES" / f"{area}.po"
        with _instead(file, mutant.of(file.read_bytes())):
            for command in ("show", "cite"):
                end = ended("--root", str(self.root), command, "HAT-5.1", "--lang", "es")
                judged(end, (0, 2), rf"{re.escape(str(file))}:\d+: ")

    def _position(self, mutant: Mutant) -> None:
        file = self.folder / "position.yaml"
        raw = mutant.of(self.positions[mutant.source % len(self.positions)])
        file.write_bytes(raw)
        end = ended("--root", str(ROOT), "explain", str(file))
        judged(
            end, (0, 1, 2) if _readable(file, raw) else (2,), rf"{re.escape(str(file))}:\d+:\d+: "
        )

    def _match(self, mutant: Mutant) -> None:
        file = self.folder / "match.yaml"
        raw = mutant.of(MATCHES[mutant.source % len(MATCHES)])
        file.write_bytes(raw)
        end = ended("--root", str(ROOT), "match", str(file))
        judged(end, (0, 2) if _readable(file, raw) else (2,), rf"{re.escape(str(file))}:\d+:\d+: ")

    def _deck(self, mutant: Mutant) -> None:
        file = self.folder / "deck.txt"
        file.write_bytes(mutant.of(self.decks[mutant.source % len(self.decks)]))
        end = ended("--root", str(ROOT), "deck", "check", str(file), "--ruleset", "hat-2014")
        judged(end, (0, 1, 2), rf"{re.escape(str(file))}(:\d+)?: ")

    def _database(self, mutant: Mutant) -> None:
        which = mutant.source % len(self.databases)
        file = self.folder / ("pool.cdb", "pool.lflist.conf")[which]
        file.write_bytes(mutant.of(self.databases[which]))
        words = ("deck", "check", str(self.legal), "--ruleset", "hat-2014", "--pool", str(file))
        judged(ended("--root", str(ROOT), *words), (0, 1, 2), re.escape(str(file)))


def _readable(file: Path, raw: bytes) -> bool:
    """Whether bytes are YAML at all, as Ludex reads it."""
    try:
        yaml_file.parse(file, raw)
    except Problems:
        return False
    return True


def layout_files(root: Path) -> Iterator[Path]:
    """Yield the files of the rules that have a shape."""
    yield from (path for path in root.rglob("*.yaml") if layout.kind_of(path.relative_to(root)))


@contextmanager
def _instead(file: Path, raw: bytes) -> Iterator[None]:
    """Let a file hold something else for a while."""
    before = file.read_bytes()
    file.write_bytes(raw)
    try:
        yield
    finally:
        file.write_bytes(before)


def _database(path: Path) -> bytes:
    """Return a card database of one card, as simulators have them."""
    with sqlite3.connect(path) as made:
        made.execute(
            "CREATE TABLE datas (id INTEGER PRIMARY KEY, ot, alias, setcode, type, atk, def,"
            " level, race, attribute, category)"
        )
        texts = ", ".join(f"str{n}" for n in range(1, 17))
        made.execute(f"CREATE TABLE texts (id INTEGER PRIMARY KEY, name, desc, {texts})")
        made.execute("INSERT INTO datas VALUES (22702055, 3, 0, 0, 524290, 0, 0, 0, 0, 0, 0)")
        made.execute("INSERT INTO texts (id, name, desc) VALUES (22702055, 'Umi', '')")
    made.close()
    return path.read_bytes()
