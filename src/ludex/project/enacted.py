"""What a ruleset says of a game, above all of Decks and Matches, without loading the rest."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

from ludex.kb.errors import Problems
from ludex.kb.part import card_list, part
from ludex.kb.rulesets import problems, resolve
from ludex.kernel import Rulebook, Ruleset, value
from ludex.project.lists import with_statuses
from ludex.tournament.rules import book

GAME = "tournament"
"""The game whose clauses are about Decks and Matches."""


@value
class Enacted:
    """What a ruleset says of one game."""

    ruleset: Ruleset
    list: str | None
    """The Forbidden and Limited List that it follows, if it follows one."""


def enacted(root: Path, ruleset: str, game: str = GAME, of: Rulebook = book) -> Enacted:
    """Return what a ruleset says of a game, reading no more than that.

    Raises NotFound, with the nearest ruleset; Problems, and KernelError, for rules that are broken.
    """
    own = part(root, ruleset, game)
    if broken := list(problems(own, own.elsewhere)):
        raise Problems(broken)
    resolved = resolve(own, ruleset, own.elsewhere)
    clauses = [own.clauses[id] for id in resolved.clauses]
    named = [clause.sets["card-list"] for clause in clauses if "card-list" in clause.sets]
    lists = {id: card_list(root, id) for id in named}
    data = {each.id: with_statuses(_dated(each.sets), lists) for each in clauses if each.sets}
    rules = of.ruleset(ruleset, resolved.clauses, data, resolved.order)
    return Enacted(rules, named[0] if named else None)


def _dated(sets: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a clause's data with its day as one, and not as it is written."""
    day = sets.get("printed-until")
    return sets if day is None else {**sets, "printed-until": date.fromisoformat(day)}
