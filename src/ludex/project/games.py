"""The games that there are, and what checking needs of each."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Protocol

from ludex.kb.vocabulary import Vocabulary
from ludex.kernel import Game, Rulebook, Ruleset, Watch
from ludex.playing import Told, Verdict
from ludex.playing.telling import sentences
from ludex.tournament import examples as of_matches
from ludex.tournament import rules as rules_of_matches
from ludex.tournament.expectations import check as check_match
from ludex.tournament.quantities import ANSWERS as SET_FOR_MATCHES
from ludex.tournament.session import Session as MatchSession
from ludex.tournament.telling import TELLS as MATCHES_TELL
from ludex.yugioh import examples as of_duels
from ludex.yugioh import rules as rules_of_duels
from ludex.yugioh.play.expectations import check as check_duel
from ludex.yugioh.play.session import Session as DuelSession
from ludex.yugioh.quantities import ANSWERS as SET_FOR_DUELS
from ludex.yugioh.telling import TELLS as DUELS_TELL
from ludex.yugioh.vocabulary import CardData, PrintedCard


class Session(Protocol):
    """One run of an example."""

    first: Any
    game: Game[Any]

    def play(self, step: Any) -> None:
        """Carry out one step of the script; raises Stuck or BadPosition."""

    def rest(self) -> None:
        """Let everybody decline until a decision that cannot be declined."""

    def left_open(self) -> str | None:
        """Return whose choice the script leaves open, and which; None if there is none."""

    def subject(self, name: str) -> Hashable:
        """Return what a near miss names; raises BadPosition when that is nothing."""


@dataclass(frozen=True, eq=False)
class Playable:
    """A game as checking sees it."""

    vocabulary: Vocabulary
    book: Rulebook
    session: Callable[[Any, Ruleset, Any, Watch | None], Session]
    """Begins a run: from a start, by rules, with what the project hands the game."""
    check: Callable[[Any, Any], Verdict]
    tells: tuple[type[Told], ...]
    """Whatever its log tells of, each with its sentences."""


DUELS = Playable(
    Vocabulary(
        name="yugioh",
        start=of_duels.Start,
        step=of_duels.ScriptStep,
        expect=of_duels.Expect,
        card=CardData,
        registered=PrintedCard,
        quantities=SET_FOR_DUELS,
        implemented=rules_of_duels.book.rules,
    ),
    rules_of_duels.book,
    DuelSession,
    check_duel,
    DUELS_TELL,
)

MATCHES = Playable(
    Vocabulary(
        name="tournament",
        start=of_matches.Start,
        step=of_matches.ScriptStep,
        expect=of_matches.Expect,
        quantities=SET_FOR_MATCHES,
        implemented=rules_of_matches.book.rules,
    ),
    rules_of_matches.book,
    MatchSession,
    check_match,
    MATCHES_TELL,
)

GAMES = {playable.vocabulary.name: playable for playable in (DUELS, MATCHES)}
"""By the name of the folder in `rules/`; the main one first."""

VOCABULARIES = tuple(playable.vocabulary for playable in GAMES.values())

BOOK = Rulebook.of(*(playable.book for playable in GAMES.values()))
"""Every implementation there is: a ruleset may hold clauses of several games."""

SENTENCES = sentences(kind for game in GAMES.values() for kind in game.tells)
"""Every sentence of the log."""
