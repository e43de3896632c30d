"""What came up in a Duel, and what never did: effects of cards, verbs, and clauses."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field, fields

from ludex.kernel import Choice, Entry, Event, Ruleset, Watch
from ludex.soak.random_duels import Cards, Duel
from ludex.yugioh import facts as e
from ludex.yugioh import vocabulary as v
from ludex.yugioh.readings.filters import address
from ludex.yugioh.readings.lasting import lasting

EVENTS: dict[type, tuple[type[Event], ...]] = {
    v.Destroy: (e.Destroyed,),
    v.DestroyOne: (e.Destroyed,),
    v.Banish: (e.Banished,),
    v.ReturnToHand: (e.ReturnedToHand,),
    v.SendToGraveyard: (e.SentToGraveyard,),
    v.SendFromDeck: (e.SentToGraveyard,),
    v.Damage: (e.Damaged,),
    v.GainLifePoints: (e.GainedLifePoints,),
    v.Draw: (e.Drew, e.DrawFailed),
    v.AddToHand: (e.AddedToHand,),
    v.SpecialSummon: (e.SpecialSummoned,),
    v.SummonToken: (e.TokenSummoned,),
    v.SetFromHand: (e.CardSet,),
    v.Negate: (e.ActivationNegated, e.EffectNegated),
    v.NegateAttack: (e.AttackNegated,),
    v.NegateEffects: (e.Changed,),
    v.Gain: (e.Changed,),
    v.HalveOriginal: (e.Changed,),
    v.DoubleAtk: (e.Changed,),
    v.DestroyInEndPhase: (e.Changed,),
    v.ChangePosition: (e.PositionChanged, e.Flipped),
    v.TurnFaceDown: (e.TurnedFaceDown,),
    v.NoBattleDamage: (e.Lingered,),
    v.NoBattleDestruction: (e.Lingered,),
    v.MustTribute: (e.Lingered,),
}
"""What happens when a verb is carried out."""

_EFFECT = re.compile(r"[^#]+#\d+")


def verb_name(verb: type) -> str:
    """Return a verb as card files write it: `destroy-one`."""
    return str(fields(verb)[0].name).replace("_", "-")


def effects(cards: Cards) -> dict[str, v.Effect]:
    """Return every encoded effect by its address, `sangan#1`."""
    return {
        f"{slug}#{number}": effect
        for slug, card in cards.items()
        for number, effect in enumerate(card.effects, 1)
    }


@dataclass(slots=True)
class CameUp(Watch):
    """What has come up: addresses of effects, names of verbs, and clauses that did something.

    An effect comes up when it is activated or something happens by its text; a continuous one when
    it applies.
    """

    names: set[str] = field(default_factory=set)
    effects: Mapping[str, v.Effect] = field(default_factory=dict)

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
        for card, number, _ in lasting(game, object):
            self.names.add(address(card, number))

    def _cited(self, names: Iterable[str]) -> None:
        # A refusal by `honest#1.condition` is just what keeps the effect from coming up.
        for name in names:
            if name not in self.names and ("#" not in name or _EFFECT.fullmatch(name)):
                self.names.add(name)

    def _verbs(self, datum: str, event: Event) -> None:
        effect = self.effects.get(datum)
        for verb in effect.does if effect is not None else ():
            if isinstance(event, EVENTS.get(type(verb), ())):
                self.names.add(verb_name(type(verb)))


@dataclass(frozen=True, slots=True)
class Never:
    """What never came up in some Duels."""

    effects: tuple[str, ...]
    verbs: tuple[str, ...]
    clauses: tuple[str, ...]


def never(names: set[str], cards: Cards, rulesets: Iterable[Ruleset]) -> Never:
    """Return what is not among the names of what came up."""
    clauses = dict.fromkeys(id for ruleset in rulesets for id in ruleset.ids)
    return Never(
        tuple(one for one in sorted(effects(cards)) if one not in names),
        tuple(one for one in sorted(map(verb_name, EVENTS)) if one not in names),
        tuple(one for one in clauses if one not in names),
    )
