"""Playing a case by a script, and showing that each of its rules matters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.kernel import Event, Game, Option, Pass, Rule, Ruleset

E = TypeVar("E", bound=Event)


PATIENCE = 30


def play(
    game: Game[Any], *script: Option, stop: Callable[[Game[Any]], bool] = lambda game: False
) -> Game[Any]:
    """Choose what the script says as soon as it is legal, and decline everything else.

    A Pass in the script declines the very next decision. The game stands where `stop` says so, at
    its end, at a decision that the script leaves open, or where too much has been declined.
    """
    wanted, declined = list(script), 0

    def choose(game: Game[Any]) -> Option | None:
        nonlocal declined
        if stop(game):
            return None
        if wanted and (wanted[0] == Pass() or wanted[0] in game.choices().legal):
            declined = 0
            return wanted.pop(0)
        declined += 1
        may = game.ask is not None and game.ask.optional and declined < PATIENCE
        return Pass() if may else None

    return game.until(choose)


def happened(game: Game[Any], kind: type[E]) -> list[E]:
    """What happened of a kind, in order."""
    return [entry.event for entry in game.log if isinstance(entry.event, kind)]


def rules_of(game: Game[Any], kind: type[Event]) -> list[str | None]:
    """The rules by which it happened."""
    return [entry.rule for entry in game.log if isinstance(entry.event, kind)]


def shuffles(ruleset: Ruleset, check: Callable[[Ruleset], None]) -> Callable[[], None]:
    """A test that the order of rules matters only where the ruleset says so."""

    @settings(max_examples=20)
    @given(st.permutations(ruleset.rules))
    def test(rules: list[Rule]) -> None:
        check(Ruleset(ruleset.name, rules, ruleset.order))

    return test


def knock_outs(
    ruleset: Ruleset, check: Callable[[Ruleset], None], but: tuple[str, ...] = ()
) -> Callable[[str], None]:
    """A test for each rule of a ruleset: switched off, the check fails at an assertion.

    `but` are rules that the case needs no more than any other case does.
    """

    @pytest.mark.parametrize("clause", [one for one in ruleset.ids if one not in but])
    def test(clause: str) -> None:
        with pytest.raises(AssertionError):
            check(ruleset.without(clause))

    return test
