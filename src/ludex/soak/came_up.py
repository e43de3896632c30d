"""What came up in a Duel, and what never did: effects of cards, verbs, and clauses."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field

from ludex import yugioh
from ludex.kernel import Choice, Entry, Event, Ruleset, Watch
from ludex.soak.random_duels import Cards, Duel
from ludex.yugioh.cards import Effect
from ludex.yugioh.readings.came_up import addresses, standing
from ludex.yugioh.verbs import VERBS

OF_DUELS = f"{yugioh.__name__}."
"""Where everything is that a clause on Duels can hang on."""

_EFFECT = re.compile(r"[^#]+#\d+")


def effects(cards: Cards) -> dict[str, Effect]:
    """Return every encoded effect by its address, `sangan#1`."""
    return {
        name: effect
        for card in cards.values()
        for name, effect in zip(addresses(card), card.effects, strict=True)
    }


def verbs(cards: Cards) -> list[str]:
    """Return the names of every verb, and of every kind of thing that effects let hold."""
    used = (name for each in effects(cards).values() for verb in each.does for name in verb.names)
    return sorted({*VERBS, *used})


@dataclass(slots=True)
class CameUp(Watch):
    """What has come up: addresses of effects, names of verbs, and clauses that did something.

    An effect comes up when it is activated or something happens by its text; a continuous one when
    it applies.
    """

    names: set[str] = field(default_factory=set)
    effects: Mapping[str, Effect] = field(default_factory=dict)

    def note(self, rule: str, subject: Hashable, *, acted: bool) -> None:
        """Keep the clauses that act."""
        if acted:
            self.names.add(rule)

    def entries(self, entries: Iterable[Entry]) -> None:
        """Take in a part of the log."""
        for entry in entries:
            if entry.rule is not None:
                self.names.add(entry.rule)
            self._cited(entry.used)
            if entry.datum is not None:
                self.names.add(entry.datum)
                self._verbs(entry.datum, entry.event)

    def choice(self, choice: Choice) -> None:
        """Take in what a decision offered, and who refused the rest."""
        for refusal in choice.refused:
            self._cited(refusal.by)
        for stands_on in choice.legal.values():
            self._cited(stands_on)

    def standing(self, game: Duel) -> None:
        """Take in the continuous effects that apply."""
        self.names.update(standing(game))

    def _cited(self, names: Iterable[str]) -> None:
        # A refusal by `honest#1.condition` is just what keeps the effect from coming up.
        for name in names:
            if name not in self.names and ("#" not in name or _EFFECT.fullmatch(name)):
                self.names.add(name)

    def _verbs(self, datum: str, event: Event) -> None:
        effect = self.effects.get(datum)
        for verb in effect.does if effect is not None else ():
            if isinstance(event, verb.facts):
                self.names.update(verb.names)


@dataclass(frozen=True, slots=True)
class Never:
    """What never came up in some Duels."""

    effects: tuple[str, ...]
    verbs: tuple[str, ...]
    clauses: tuple[str, ...]


def never(names: set[str], cards: Cards, rulesets: Iterable[Ruleset]) -> Never:
    """Return what is not among the names of what came up; what is of Decks alone is left out."""
    rules = (rule for ruleset in rulesets for rule in ruleset.rules)
    clauses = dict.fromkeys(
        rule.id for rule in rules if any(on.__module__.startswith(OF_DUELS) for on in rule.on)
    )
    return Never(
        tuple(one for one in sorted(effects(cards)) if one not in names),
        tuple(one for one in verbs(cards) if one not in names),
        tuple(one for one in clauses if one not in names),
    )
