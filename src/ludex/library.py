"""Ludex as a library: rules looked up, positions played, Decks checked, Matches decided.

This is the public interface, with what `ludex.load` returns; everything else may change.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

import yaml

from ludex.check import own_position
from ludex.check.play import play
from ludex.check.trace import told
from ludex.decks.asked import Asked
from ludex.decks.verdicts import verdicts
from ludex.i18n.locales import locale
from ludex.kb import ids
from ludex.kb.model import Clause, Example
from ludex.kb.named import Called
from ludex.project.checkout import nearest
from ludex.project.project import Project
from ludex.project.voice import Voice
from ludex.tournament import examples as matches
from ludex.tournament.advice import Advice, Branch, Condition, Told, advise
from ludex.tournament.seating import seats_by
from ludex.tournament.seats import Side
from ludex.tournament.session import Session, undertaken


@dataclass(frozen=True, slots=True)
class Entry:
    """What an ID or a name leads to.

    `kind` is one of `article`, `clause`, `example`, `card`, `term`, `ruleset`; `text` is what it
    says in the language: of a card its effects, of a term its definition, which may be empty.
    """

    id: str
    kind: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happens, and the clauses and card texts by which it does."""

    text: str
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Telling:
    """A position as it was played under a ruleset.

    `held` tells whether everything came as it was expected; where not, `failure` says what did not.
    """

    ruleset: str
    steps: tuple[Step, ...]
    held: bool
    failure: str


@dataclass(frozen=True, slots=True)
class DeckVerdict:
    """Whether a Deck may be played, what the rules object to, and the cards that nobody knows."""

    legal: bool
    objections: tuple[Step, ...]
    unknown: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What follows in a Match if a condition is met, for a player or team where it is about one."""

    condition: Condition
    player: Side | None
    steps: tuple[Step, ...]
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class MatchVerdict:
    """Where a Match stands once time is called, and what each outcome leads to.

    `turns_left` is None where turns are not counted; `winner` is None as long as there is none.
    """

    winner: str | None
    turns_left: int | None
    steps: tuple[Step, ...]
    outcomes: tuple[Outcome, ...]


def found(given: Path | None) -> Path:
    """Return the folder with the rules; raises FileNotFoundError where there is none."""
    root = nearest(Path.cwd()) or nearest(Path(__file__)) if given is None else given
    if root is None or not (root / "rules").is_dir():
        raise FileNotFoundError(f"no rules/ in {given or Path.cwd()}, nor above it")
    return root


class Rules:
    """All rules of a folder, loaded and compiled once.

    Languages are named by their codes: `en`, `pt-BR`, `es`, `zh-Hans`.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        self._project = Project.at(root / "rules")
        self._voice = cache(lambda code: Voice(self._project, root / "translations", locale(code)))

    @property
    def rulesets(self) -> tuple[str, ...]:
        """The IDs of the rulesets."""
        return tuple(self._project.rulesets)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The IDs of the clauses, retired ones included."""
        return tuple(self._project.kb.clauses)

    @property
    def examples(self) -> tuple[str, ...]:
        """The IDs of the examples that are played."""
        every = self._project.kb.examples.values()
        return tuple(each.id for each in every if each.retired is None)

    @property
    def cards(self) -> tuple[str, ...]:
        """The slugs of the cards that the engine plays."""
        return tuple(self._project.kb.cards)

    def clauses_of(self, ruleset: str) -> tuple[str, ...]:
        """Return the IDs of the clauses that a ruleset puts in force; raises LookupError."""
        if ruleset not in self._project.rulesets:
            raise LookupError(f"no ruleset {ruleset!r}; there are {', '.join(self.rulesets)}")
        rules = self._project.rulesets[ruleset].rules
        return tuple(sorted({rule.id for rule in rules}, key=ids.order))

    def look_up(self, name: str, language: str = "en") -> Entry:
        """Return what an ID, or a name of a card or term in any language, leads to.

        Raises LookupError, with the nearest name, where it leads nowhere.
        """
        kb = self._project.kb
        for kind, table in self._tables.items():
            for id in (name, ids.spelt(name)):
                if id in table:
                    return self._entry(kind, table[id], language)
        for address in self._called.addresses(name):
            kind, _, slug = address.partition(":")
            table = kb.known_cards if kind == "card" else kb.terms
            return self._entry(kind, table[slug], language)
        raise LookupError(f"nothing is called {name!r}{self._called.nearest(name)}")

    def play_example(self, id: str, ruleset: str | None = None, language: str = "en") -> Telling:
        """Play an example under a ruleset, or else its own; raises LookupError."""
        example = self._project.kb.examples.get(id)
        if example is None:
            raise LookupError(f"no example {id!r}")
        return self._telling(example, ruleset or self._project.kb.ruleset_of(example), language)

    def play(
        self, position: Mapping[str, Any], ruleset: str = "hat-2014", language: str = "en"
    ) -> Telling:
        """Play a position of one's own: `start`, `play` and `expect`, as in an example.

        Raises `ludex.kb.errors.Problems`, with every place, for what makes no sense.
        """
        raw = yaml.safe_dump(dict(position), allow_unicode=True).encode()
        own = own_position.read(Path("<position>"), ruleset, raw)
        return self._telling(own.example, own.example.ruleset or ruleset, language)

    def check_deck(self, deck: str, ruleset: str, language: str = "en") -> DeckVerdict:
        """Check a Deck: the text of a `.ydk` file, a `ydke://` URL, or names, one a line.

        Raises Malformed for a text that is no Deck, LookupError for a ruleset that there is not.
        """
        url = deck.strip().startswith("ydke://")
        asked = Asked((deck.strip() if url else "-",), ruleset)
        (found,) = verdicts(self._root / "rules", asked, BytesIO(deck.encode()))
        voice = self._voice(language)
        objections = (
            Step(voice.say(each.objection.of_deck(found.called)), each.clauses)
            for each in found.objected
        )
        unknown = (str(each.name or each.passcode) for each in found.unknown)
        return DeckVerdict(found.legal, tuple(objections), tuple(unknown))

    def time_is_called(
        self,
        *,
        won: Sequence[matches.Whom | Literal["draw"]] = (),
        turn_of: matches.Who | None = None,
        turns_ended: int = 0,
        life_points: tuple[int, int] = (8000, 8000),
        ruleset: str = "tournament-2005",
        language: str = "en",
    ) -> MatchVerdict:
        """Return what is to be done when time is called during a game of a Match.

        `won` are the games so far; `turns_ended` counts the turns since time was called, which was
        in the turn of the first player if none is named. A Match of teams is one of team-1, which
        went first, and team-2; its players are 1A, 2A, 1B and 2B. Raises LookupError for a ruleset
        that there is not, BadPosition and Stuck for what cannot have happened.
        """
        if ruleset not in self._project.rulesets:
            raise LookupError(f"no ruleset {ruleset!r}; there are {', '.join(self.rulesets)}")
        rules = self._project.rulesets[ruleset]
        seats = seats_by(rules)
        number = 1 + seats.players.index(turn_of) if turn_of in seats.players else 1
        points: Any = dict(zip(seats.sides, life_points, strict=True))
        turn = matches.Turn(turn_of, number)
        start = matches.Start("game", games=tuple(won), turn=turn, life_points=points)
        record = next(game for game in self._project.games if game.name == "tournament")
        handed = record.engine.handed(self._project)
        session = Session(start, rules, handed)
        game = undertaken(session.game, matches.CallsTime("time"))
        for _ in range(turns_ended):
            ended: Any = game.state.turn_player
            game = undertaken(game, matches.TurnEnded(ended))
        return self._advised(advise(session.first, game), language)

    @cached_property
    def _tables(self) -> Mapping[str, Mapping[str, Any]]:
        kb = self._project.kb
        return {
            "article": kb.articles,
            "clause": kb.clauses,
            "example": kb.examples,
            "ruleset": kb.rulesets,
            "card": kb.known_cards,
            "term": kb.terms,
        }

    @cached_property
    def _called(self) -> Called:
        return Called(self._root / "rules")

    def _entry(self, kind: str, it: Any, language: str) -> Entry:
        voice = self._voice(language)
        if isinstance(it, Clause):
            article = self._project.kb.article_of(it.id)
            name = voice.text(f"{article.id}#title", article.title)
            return Entry(it.id, kind, name, voice.text(f"{it.id}#text", it.text))
        if kind == "card":
            says = [
                voice.text(f"{it.id}#{n}.says", effect.says)
                for n, effect in enumerate(getattr(it.facts, "effects", ()), 1)
            ]
            return Entry(it.id, kind, it.names[voice.locale.code], "\n".join(says))
        if kind == "term":
            said = voice.text(f"term:{it.id}#definition", it.definition) if it.definition else ""
            return Entry(it.id, kind, it.names[voice.locale.code]["one"], said)
        summary = getattr(it, "summary", None)
        said = voice.text(f"{it.id}#summary", summary) if summary else ""
        return Entry(it.id, kind, voice.text(f"{it.id}#title", it.title), said)

    def _telling(self, example: Example, ruleset: str, language: str) -> Telling:
        if ruleset not in self._project.rulesets:
            raise LookupError(f"no ruleset {ruleset!r}; there are {', '.join(self.rulesets)}")
        outcome, voice = play(self._project, example, ruleset), self._voice(language)
        lines = told(outcome).lines
        steps = (Step(voice.say(each.said), each.clauses + each.data) for each in lines)
        wrong = "" if outcome.held else f"expected {outcome.expected}; found {outcome.found}"
        return Telling(ruleset, tuple(steps), outcome.held, wrong)

    def _advised(self, advice: Advice, language: str) -> MatchVerdict:
        voice = self._voice(language)

        def step(each: Told) -> Step:
            return Step(voice.say(each.said), each.by)

        def outcomes(branches: Sequence[Branch]) -> Iterator[Outcome]:
            for each in branches:
                inner = tuple(outcomes(each.branches))
                yield Outcome(each.condition, each.player, tuple(map(step, each.steps)), inner)

        match, steps = advice.match, tuple(map(step, advice.steps))
        return MatchVerdict(match.winner, match.turns_left, steps, tuple(outcomes(advice.branches)))
