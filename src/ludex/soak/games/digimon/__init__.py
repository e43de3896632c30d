"""Random games of Digimon, held to what always has to be true of one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import get_args

from ludex import digimon
from ludex.digimon.cards import Verb
from ludex.digimon.decisions import AtTheEndOfARound, InOrder, Shuffling
from ludex.digimon.facts.fighting import EffectGiven
from ludex.digimon.game import GAME
from ludex.digimon.position import agenda
from ludex.kernel import Entry, Game, Option, Pass, Watch
from ludex.project.project import Project
from ludex.soak.face import Begun, Cards, Effects, Face
from ludex.soak.games.digimon.dealing import Playing, table_of
from ludex.soak.games.digimon.invariants import broken_at, of_event

DECISIONS = 20_000
"""More than any game has: what does not end breaks."""


def _begun(project: Project, ruleset: str, seed: str, watch: Watch | None) -> Begun:
    rules = project.rulesets[ruleset]
    first = table_of(seed, project.cards_of(GAME.name), rules)
    return first, Game(rules, first, agenda("set-up"), watch=watch, brisk=watch is None)


TIME_LEFT = 0.95
"""How often a round ends before time is called; else hardly a game would come far."""


def drawn(game: Playing, chance: Random) -> Option | None:
    """Return into which order a deck is shuffled, or that time is left, where that is asked."""
    ask = game.ask
    if isinstance(ask, Shuffling):
        deck = list(game.state.side(ask.whose).deck)
        chance.shuffle(deck)
        return InOrder(tuple(deck))
    return Pass() if isinstance(ask, AtTheEndOfARound) and chance.random() < TIME_LEFT else None


def _verb(kind: type) -> str:
    """Return what a kind of effect is called in the data: `attack-gains`."""
    names: tuple[str, ...] = kind.__match_args__  # type: ignore[attr-defined]  # a dataclass
    return names[0].replace("_", "-")


def verbs(_cards: Cards) -> list[str]:
    """Return the names of whatever effects can do."""
    return sorted(map(_verb, get_args(Verb)))


def _done(entry: Entry, effects: Effects) -> Iterator[str]:
    # What counts in an assault is credited where it counts, and only noted where it is given.
    if not isinstance(entry.event, EffectGiven):
        yield from (_verb(type(effects[each].does)) for each in entry.credits if each in effects)


FACE = Face(
    game=GAME,
    package=digimon.__name__,
    decisions=DECISIONS,
    begun=_begun,
    of_event=of_event,
    at_decision=broken_at,
    verbs=verbs,
    done=_done,
    drawn=drawn,
)
