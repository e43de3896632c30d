"""Facts about what holds: that it began, and that it ended."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Literal

from ludex.kernel import value
from ludex.playing import Said, Sentences
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Held
from ludex.yugioh.table.told import named
from ludex.yugioh.vocabulary import HOLDS, OF_VERBS, Until

Ending = Until | Literal["negated"]
"""What ends something: that until which it lasted, or that its activation was negated."""


@value
class NowHolds(Fact):
    """Something holds from now on because the text of a card says so; what holds says how."""

    told: ClassVar[Sentences] = {
        name: text for kind in (*HOLDS, *OF_VERBS) for name, text in kind.told.items()
    }
    held: Held

    @property
    def subject(self) -> Hashable:
        """The card or player of whom it holds."""
        return self.held.player if self.held.card is None else self.held.card[0]

    def fold(self, state: Board) -> Board:
        """Remember it."""
        return state.but(
            held=(*state.held, self.held), arrivals=max(state.arrivals, self.held.began)
        )

    def in_words(self, state: Board) -> Said:
        """Tell what holds, of whom."""
        held = self.held
        name, values = held.what.in_words(held.until, of_card=held.card is not None)
        if held.card is not None:
            values["card"] = named(state, held.card[0])
        return self.sentence(state, name, player=held.player or held.you, **values)


@value
class NoLongerHolds(Fact):
    """Something that held is over."""

    told: ClassVar[Sentences] = {
        "EndPhaseReached": "Whatever was to last until the {term:end-phase} is now over.",
        "TurnOver": "The previous turn is over, and so is whatever was to last until its end.",
        "CalculationOver": "Whatever was to last for {term:damage-calculation} is now over.",
        "BattlePhaseOver": (
            "The {term:battle-phase} ends, and so does whatever was to last until its end."
        ),
        "DamageStepOver": (
            "The {term:damage-step} ends, and so does whatever was to last until its end."
        ),
        "StandbyPhaseReached": "Whatever was to last until the {term:standby-phase} is now over.",
        "ThirdTurnOver": "The third turn ends, and so does whatever was to last for three turns.",
        "PhaseSkipped": "The {term:draw-phase} is skipped.",
        "BattlePhaseReached": "Whatever was to last until the {term:battle-phase} is now over.",
        "RestrictionLifted": "{card} no longer forbids the {term:battle-phase}.",
    }
    gone: tuple[Held, ...]
    ending: Ending

    @property
    def subject(self) -> Hashable:
        """The card or player of whom it held, if that is one."""
        of = {held.player if held.card is None else held.card[0] for held in self.gone}
        return next(iter(of)) if len(of) == 1 else None

    def fold(self, state: Board) -> Board:
        """Forget it."""
        return state.but(held=tuple(each for each in state.held if each not in self.gone))

    def in_words(self, state: Board) -> Said:
        """Tell what ended it."""
        if self.ending == "negated":
            return self.sentence(state, "RestrictionLifted", card=named(state, self.gone[0].source))
        return self.sentence(state, _ENDINGS[self.ending])


_ENDINGS: dict[Ending, str] = {
    "end-phase": "EndPhaseReached",
    "end-of-turn": "TurnOver",
    "third-turn": "ThirdTurnOver",
    "your-standby-phase": "StandbyPhaseReached",
    "your-battle-phase": "BattlePhaseReached",
    "damage-calculation": "CalculationOver",
    "damage-step": "DamageStepOver",
    "battle-phase": "BattlePhaseOver",
    "phase-skipped": "PhaseSkipped",
}
