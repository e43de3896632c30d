"""What a game says of itself to whoever loads, plays, tells and shows it: one record a game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast

from ludex.playing.logged import plain

if TYPE_CHECKING:  # a record is read where nothing is played, and must not load what plays
    from datetime import date
    from types import FunctionType

    from ludex.kernel import Entry, Game, Rulebook, Ruleset, Watch
    from ludex.playing.course import Course
    from ludex.playing.fault import Fault
    from ludex.playing.script import Wrong
    from ludex.playing.telling import Told
    from ludex.playing.verdict import Verdict

Texts = Mapping[str, str | tuple[str, str]]
"""English texts by key; a pair is a singular and a plural."""
ByFile = Mapping[str, Texts]
"""Texts by the file where they stand."""
Home = Literal["main-deck", "extra-deck", "none"]
"""Where a card belongs when a game begins; some, as Tokens, belong in no Deck."""


class Session(Protocol):
    """One run of an example."""

    first: Any
    begun: Game[Any]
    """At its first decision."""
    game: Game[Any]

    def play(self, step: Any) -> None:
        """Carry out one step of the script; raises Stuck or BadPosition."""

    def rest(self) -> None:
        """Let everybody decline until a decision that cannot be declined."""

    def left_open(self) -> str | None:
        """Return whose choice the script leaves open, and which; None if there is none."""

    def subject(self, name: str) -> Hashable:
        """Return what a near miss names; raises BadPosition when that is nothing."""


class Around(Protocol):
    """What a game may ask for of the project in which it is played."""

    def cards_of(self, game: str) -> Mapping[str, Any]:
        """Return the facts of a game's encoded cards, by slug."""

    @property
    def homes(self) -> Mapping[str, Home]:
        """Where each known card belongs when a game begins."""

    @property
    def treated_as(self) -> Mapping[str, str]:
        """The known cards whose names are always treated as another's, and whose."""

    @property
    def released(self) -> Mapping[str, date]:
        """The day of each known card's first print, where it is known."""

    def course(self, example: str) -> Course:
        """Return how the game of an example goes under its own ruleset."""


def _in_the_main_deck(_facts: Any) -> Home:
    return "main-deck"


def _as_itself(_facts: Any) -> str | None:
    return None


def _unsaid(_facts: Any) -> date | None:
    return None


def _without_effects(_facts: Any) -> Sequence[str]:
    return ()


def _no_text(facts: Any) -> Any:
    return facts


def _nothing_stands(_game: Game[Any]) -> Iterable[str]:
    return ()


def _without_fault(_cards: Mapping[str, Any]) -> Iterable[Fault]:
    return ()


@dataclass(frozen=True, eq=False)
class Cards:
    """What a game's cards are: `facts` of an encoded one, `registered` of one that is only known.

    Both are dataclasses; names are kept apart.
    """

    facts: Any
    registered: Any
    identities: tuple[str, ...] = ()
    """The facts by which a card is told from all others: no two cards share one."""
    home: Callable[[Any], Home] = _in_the_main_deck
    """Where a card belongs when a game begins, by its facts."""
    named_in: tuple[str, ...] | None = None
    """The languages in which every card has a name, English among them; None: in all of them."""
    treated_as: Callable[[Any], str | None] = _as_itself
    """The card as which its name is always treated, by its facts."""
    released: Callable[[Any], date | None] = _unsaid
    """The day of a card's first print, by its facts."""
    faults: Callable[[Mapping[str, Any]], Iterable[Fault]] = _without_fault
    """What in the data of encoded cards, by slug, nobody would carry out as it is told."""
    effects: Callable[[Any], Sequence[str]] = _without_effects
    """The addresses of an encoded card's effects, in their order, by its facts."""
    blank: Callable[[Any], Any] = _no_text
    """The card as if its text were not there, by its facts; None if it would matter even so."""
    standing: Callable[[Game[Any]], Iterable[str]] = _nothing_stands
    """The addresses of those effects that apply in a game as it stands, and leave no entry."""
    read: Mapping[tuple[Any, ...], Mapping[Any, Sequence[str]]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """By a list of words of which one is required: the keys that are read beside each of them."""


def _none_misnamed(_start: Any, _handed: Any, _said: Sequence[Any]) -> Iterable[Wrong]:
    return ()


def _nothing(_around: Around) -> Any:
    return None


@dataclass(frozen=True, eq=False)
class Engine:
    """What plays a game: its vocabulary, its rules, and how a run of it begins and is told.

    Its data are frozen dataclasses of the standard library, or unions of them.
    """

    name: str
    start: Any
    """The position that an example starts from."""
    step: Any
    """One decision of an example's script."""
    expect: Any
    """One expectation of an example; `from_`, in those that have it, are the claims it takes up.

    `because`, or `by`, is the clause that refuses or offers what it says.
    """
    book: Rulebook
    """The implementations of its clauses."""
    session: Callable[[Any, Ruleset, Any, Watch | None], Session]
    """Begins a run: from a start, by rules, with what it is handed."""
    check: Callable[[Any, Any], Verdict]
    """Whether an expectation holds in a session."""
    tells: tuple[type[Told], ...]
    """Whatever its log tells of, each with its sentences."""
    quantities: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """What a clause may set by its data alone, and the type of the value."""
    cards: Cards | None = None
    misnamed: Callable[[Any, Any, Sequence[Any]], Iterable[Wrong]] = _none_misnamed
    """What steps and expectations name that is not there: of a start, of what a run is handed, of
    these; the way to each begins with its number. Raises BadPosition for a start without sense."""
    logged: Callable[[Entry, Any], str] = plain
    """What a failure tells of an entry of the log, in the state at its end."""
    handed: Callable[[Around], Any] = _nothing
    """What a run is handed of the project in which it is played."""
    course: Callable[[Any], Course] | None = None
    """How the game of a session went, if others may be played around it."""

    @property
    def implemented(self) -> Mapping[str, tuple[str, int]]:
        """The clauses that have code, each with the file and the line of its decorator."""
        bodies = {id: cast("FunctionType", rule.body) for id, rule in self.book.rules.items()}
        codes = {id: body.__code__ for id, body in bodies.items()}
        return {id: (code.co_filename, code.co_firstlineno) for id, code in codes.items()}


@dataclass(frozen=True, eq=False)
class GameRecord:
    """A game: what is quick to say of it, and its engine, which is loaded when it is asked for."""

    name: str
    """The folder of the game in `rules/`."""
    words: ByFile
    """What the faces say of it."""
    load: Callable[[], Engine]
    card_facts: tuple[str, ...] = ()
    """The facts that are told of a card, in their order."""

    @cached_property
    def engine(self) -> Engine:
        """What plays it."""
        return self.load()
