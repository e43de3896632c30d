"""Soaking: many random games with every encoded card, each watched for what must always hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from operator import attrgetter
from pathlib import Path
from typing import Any

from ludex.kb.model import Example
from ludex.kernel import Entry, Game, Option, Replaced
from ludex.project.project import Project
from ludex.soak.came_up import CameUp, Never, effects, never
from ludex.soak.face import Begun, Face
from ludex.soak.following import Following
from ludex.soak.games import FACES
from ludex.soak.random_play import chance_of, chosen
from ludex.soak.setting_out import examples_of, set_out

WATCHED = 32
"""Of so many games one is watched, window by window: who refuses what, which effects apply, and
which clauses act even where nothing comes of it. It goes the same way as a brisk game."""

PATIENT = 4
"""Of so many games there is one in which the players bide their time."""

SETTING_OUT = 3
"""Of so many games one sets out as an example does; it is watched, as it meets what is rare."""

ASTRAY = 40
"""Decisions with two options or more after which a game that set out so is left."""

LAST = 12
"""Lines of the log that are told of a game in which something broke."""


@dataclass(frozen=True, slots=True)
class Broken:
    """What does not hold in a game, after how many of its decisions."""

    decision: int
    what: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """One game: its decisions with two options or more, and the end of its log."""

    number: int
    ruleset: str
    decisions: int
    ended: bool
    digest: str
    came_up: frozenset[str]
    log: tuple[str, ...]
    broken: Broken | None = None


@dataclass(frozen=True, slots=True)
class Soaked:
    """All games together; the digest is the same for any number of processes."""

    games: int
    decisions: int
    ended: int
    digest: str
    broken: tuple[Played, ...]
    never: Never


def playable(project: Project, face: Face) -> list[str]:
    """Return the rulesets that a game is played by: those of its examples."""
    examples = examples_of(project, face.game)
    named = {ruleset for example in examples for ruleset in project.runs_of(example)}
    return [id for id in project.rulesets if id in named]


class Soak:
    """The games of a seed, played in turn by each of some rulesets of one game."""

    def __init__(self, project: Project, face: Face, seed: int, rulesets: Sequence[str]) -> None:
        self.project = project
        self.face = face
        self.seed = seed
        self.rulesets = tuple(rulesets)
        self._effects = effects(face, self.cards)
        self._examples: dict[str, list[Example]] = {ruleset: [] for ruleset in rulesets}
        for example in examples_of(project, face.game):
            for ruleset in project.runs_of(example):
                self._examples.get(ruleset, []).append(example)

    @property
    def cards(self) -> Any:
        """The encoded cards of the game."""
        return self.project.cards_of(self.face.game.name)

    def play(self, number: int) -> Played:
        """Play one game up to its end, to the last decision, or to what must not be."""
        game = _Game(self, number)
        broken = game.run()
        return Played(
            number,
            game.ruleset,
            game.decisions,
            game.ended,
            game.digest.hexdigest(),
            frozenset(game.came_up.names),
            tuple(game.last[-LAST:]),
            broken,
        )

    def ruleset_of(self, number: int) -> str:
        """Return the ruleset by which a game is played."""
        return self.rulesets[number % len(self.rulesets)]

    def example_of(self, number: int) -> Example | None:
        """Return the example as which a game sets out, each in its turn; None for most games."""
        cycle, turn = divmod(number // len(self.rulesets), SETTING_OUT)
        examples = self._examples[self.ruleset_of(number)]
        return examples[cycle % len(examples)] if turn == SETTING_OUT - 1 and examples else None

    def watching(self) -> CameUp:
        """Return what takes down what comes up in a game."""
        return CameUp(face=self.face, effects=self._effects)

    def result(self, games: Sequence[Played]) -> Soaked:
        """Return what the games come to."""
        digest = sha256("".join(game.digest for game in games).encode())
        names = {name for game in games for name in game.came_up}
        rulesets = [self.project.rulesets[id] for id in self.rulesets]
        return Soaked(
            len(games),
            sum(game.decisions for game in games),
            sum(game.ended for game in games),
            digest.hexdigest(),
            tuple(game for game in games if game.broken is not None),
            never(self.face, names, self.cards, rulesets),
        )


class _Game:
    def __init__(self, soak: Soak, number: int) -> None:
        self.ruleset = soak.ruleset_of(number)
        self.seed = f"{soak.seed}:{number}"
        self.project = soak.project
        self.face = soak.face
        self.example = soak.example_of(number)
        self.watched = self.example is not None or number // len(soak.rulesets) % WATCHED == 0
        self.most = self.face.decisions if self.example is None else ASTRAY
        self.patient = number // len(soak.rulesets) % PATIENT == 1
        self.came_up = soak.watching()
        self.decisions = 0
        self.ended = False
        self.digest = sha256()
        self.last: list[str] = []

    def run(self) -> Broken | None:
        """Play; whatever goes wrong on the way is the finding."""
        try:
            what = self._play()
        except Exception as error:  # noqa: BLE001
            what = (f"{type(error).__name__}: {error}",)
        return Broken(self.decisions, what) if what else None

    def _play(self) -> tuple[str, ...]:
        first, game = self._begun()
        following = Following(first, self.project.rulesets[self.ruleset], self.face.of_event)
        chance = chance_of(f"{self.seed} decides")
        while True:
            before = following.state
            entries = following.new(game)
            self._write(entries)
            broken = (*following.upto(game, entries), *self.face.at_decision(game, before))
            if broken or game.ask is None or self.decisions >= self.most:
                broken += tuple(following.same(game))
                break
            if self.watched:
                broken = (*following.same(game), *self._closely(game))
            drawn = self.face.drawn(game, chance)
            option, real = (drawn, False) if drawn else chosen(game, chance, patient=self.patient)
            if option is None:
                broken += (f"{game.ask} leaves nothing to choose",)
            if broken or option is None:
                break
            self.decisions += real
            game = game.answer(option)
        self.ended = game.ask is None
        return broken

    def _begun(self) -> Begun:
        """Return the first state, and the game from which on it is played at random."""
        watch = self.came_up if self.watched else None
        if self.example is not None:
            session = set_out(self.project, self.example, self.ruleset, self.seed, watch)
            return session.first, session.game
        return self.face.begun(self.project, self.ruleset, self.seed, watch)

    def _write(self, entries: list[Entry]) -> None:
        lines = [written(entry) for entry in entries]
        self.digest.update("\n".join((*lines, "")).encode())
        self.last = [*self.last[-LAST:], *lines]
        self.came_up.entries(entries)

    def _closely(self, game: Game[Any]) -> Iterator[str]:
        choice = game.choices()
        self.came_up.choice(choice)
        self.came_up.standing(game)
        quickly: tuple[Option, ...] = tuple(game.legal_among(game.on_offer()))
        if quickly != tuple(choice.legal):
            yield f"legal is {quickly}, or {tuple(choice.legal)}"
        yield from self.face.closely(game, quickly, self.came_up.choice)


def written(entry: Entry) -> str:
    """Return an entry of the log as a line that is the same in every run."""
    told = (entry.n, entry.moment, entry.rule, entry.cause, entry.datum, entry.used)
    return f"{told} {_told(entry.event)}"


def _told(event: Any) -> str:
    if isinstance(event, Replaced):
        return f"Replaced {_told(event.event)}"
    kind = event.__class__
    return f"{kind.__name__}{_parts(kind)(event)}"


@cache
def _parts(kind: Any) -> Callable[[Any], object]:
    """Return what reads the parts of a kind of event, but not how a card lay before it."""
    names = [each.name for each in fields(kind) if each.name != "was"]
    if len(names) < 2:
        return lambda event: tuple(getattr(event, name) for name in names)
    return attrgetter(*names)


def play_all(soak: Soak, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    """Play games, in so many processes, and yield them in their order."""
    if jobs == 1 or len(numbers) == 1:
        yield from map(soak.play, numbers)
        return
    given = soak.project.kb.root, FACES.index(soak.face), soak.seed, soak.rulesets
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin, given) as pool:
        yield from pool.map(_play, numbers, chunksize=4)


_OWN: list[Soak] = []
"""The soak of a process that plays for another one."""


def _begin(rules: Path, face: int, seed: int, rulesets: tuple[str, ...]) -> None:
    _OWN.append(Soak(Project.at(rules), FACES[face], seed, rulesets))


def _play(number: int) -> Played:
    return _OWN[0].play(number)
