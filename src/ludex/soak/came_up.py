"""What came up in a game, and what never did: effects of cards, verbs, and clauses."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any

from ludex.kernel import Choice, Entry, Game, Ruleset, Watch
from ludex.soak.face import Cards, Effects, Face

_EFFECT = re.compile(r"[^#]+#\d+")


def effects(face: Face, cards: Cards) -> dict[str, Any]:
    """Return every encoded effect by its address, `sangan#1`."""
    of = face.game.engine.cards
    return {
        name: effect
        for card in cards.values()
        for name, effect in zip(of.effects(card) if of else (), card.effects, strict=True)
    }


@dataclass(slots=True)
class CameUp(Watch):
    """What has come up: addresses of effects, names of verbs, and clauses that did something.

    An effect comes up when it is activated or something happens by its text; a continuous one when
    it applies.
    """

    face: Face = field(kw_only=True)
    effects: Effects = field(kw_only=True)
    names: set[str] = field(default_factory=set)

    def note(self, rule: str, subject: Hashable, *, acted: bool) -> None:
        """Keep the clauses that act."""
        if acted:
            self.names.add(rule)

    def entries(self, entries: Iterable[Entry]) -> None:
        """Take in a part of the log."""
        for entry in entries:
            self.names.update(name for name in (entry.rule, entry.datum) if name is not None)
            self._cited(entry.used)
            self.names.update(self.face.done(entry, self.effects))

    def choice(self, choice: Choice) -> None:
        """Take in what a decision offered, and who refused the rest."""
        for refusal in choice.refused:
            self._cited(refusal.by)
        for stands_on in choice.legal.values():
            self._cited(stands_on)

    def standing(self, game: Game[Any]) -> None:
        """Take in the continuous effects that apply."""
        cards = self.face.game.engine.cards
        if cards is not None:
            self.names.update(cards.standing(game))

    def _cited(self, names: Iterable[str]) -> None:
        # A refusal by `honest#1.condition` is just what keeps the effect from coming up.
        for name in names:
            if name not in self.names and ("#" not in name or _EFFECT.fullmatch(name)):
                self.names.add(name)


@dataclass(frozen=True, slots=True)
class Never:
    """What never came up in some games."""

    effects: tuple[str, ...]
    verbs: tuple[str, ...]
    clauses: tuple[str, ...]


def never(face: Face, names: set[str], cards: Cards, rulesets: Iterable[Ruleset]) -> Never:
    """Return what is not among the names of what came up; what is of another game is left out."""
    rules = (rule for ruleset in rulesets for rule in ruleset.rules)
    own = f"{face.package}."
    clauses = dict.fromkeys(
        rule.id for rule in rules if any(on.__module__.startswith(own) for on in rule.on)
    )
    return Never(
        tuple(one for one in sorted(effects(face, cards)) if one not in names),
        tuple(one for one in face.verbs(cards) if one not in names),
        tuple(one for one in clauses if one not in names),
    )
