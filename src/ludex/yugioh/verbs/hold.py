"""The verb `hold`: the one way in which an effect brings about that something holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import TakingControl
from ludex.yugioh.facts import NowHolds
from ludex.yugioh.faults.flaw import Flaw, Here, meant, of_battle, says_where, unfallen
from ludex.yugioh.faults.holds import brought_about
from ludex.yugioh.faults.touched import never_down, touches_of, turned_down, untouched
from ludex.yugioh.readings.finding import found
from ludex.yugioh.readings.gains import givers
from ludex.yugioh.readings.seating import whoever
from ludex.yugioh.readings.stats import attack, defence
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, affected, cards
from ludex.yugioh.verbs.measuring import measured
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import (
    AtkBecomes,
    Control,
    Filter,
    Gain,
    GoneInEndPhase,
    Hold,
    Holds,
    Negated,
    OriginalBecomes,
    Until,
    WhenInEndPhase,
)


@value
class BringAbout(Verb):
    """Something holds from now on, until some end, of cards as they lie now or of players.

    `and_later` lets it hold of whatever cards a filter means from time to time. `times` has its
    numbers multiplied by what the die shows.
    """

    facts = (NowHolds,)
    hold: Holds
    until: Until
    and_later: bool = False
    times: Literal["rolled"] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """By what it is counted: what holds counts, too."""
        return (self.name, f"{self.name} {self.hold.name}")

    @property
    def changes_atk_def(self) -> bool:
        """Whether what holds changes ATK or DEF."""
        return self.hold.changes_atk_def

    @property
    def negates(self) -> bool:
        """Whether what holds is that effects are negated."""
        return isinstance(self.hold, Negated)

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Let it hold, of card after card or of a player."""
        whom: Any = self.hold.whom
        if self.and_later:
            on.done = True
            yield on.holds(g, self.hold, self.until)
        elif whom in ("you", "opponent", "both"):
            for player in whoever(g, whom, on.you, on.against):
                on.done = True
                yield on.holds(g, self.hold, self.until, player=player)
        else:
            for card in (affected if self.changes_atk_def else cards)(g, whom, on):
                if (self.hold.of_face_up and not card.face_up) or self._has_less(g, card):
                    continue
                on.done = True
                what = _measured(g, self.hold, card, on, times=self._times(on))
                asleep: tuple[tuple[Uid, int], ...] = ()
                if isinstance(what, AtkBecomes):
                    asleep = givers(g, card.uid)
                yield on.holds(g, what, self.until, card=card, asleep=asleep)

    def _has_less(self, g: Asked, card: Card) -> bool:
        """Whether a monster has less ATK or DEF than it has to lose exactly."""
        what = self.hold
        if not isinstance(what, Gain) or not what.exactly or not isinstance(what.atk, int):
            return False
        return attack(g, card) + what.atk < 0 or defence(g, card) + what.def_ < 0

    def _times(self, on: Carrying) -> int:
        """Return how many times its numbers are meant."""
        rolled = on.fell if isinstance(on.fell, int) else 0
        return 1 if self.times is None else rolled

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is a card of which it could hold, where it is for cards as they lie."""
        whom = self.hold.whom
        if self.and_later or not isinstance(whom, Filter):
            return True
        return any(found(g, whom, you, this, against=about.against))

    def looks_at(self) -> Iterator[Filter]:
        """Yield the cards of which it lets something hold."""
        if isinstance(self.hold.whom, Filter):
            yield self.hold.whom

    def refuses_target(self, g: Asked, this: Uid, card: Card) -> Sequence[str]:
        """Return who keeps a card from being taken, where it would be."""
        if not isinstance(self.hold, Control):
            return ()
        return g.refusals(TakingControl(card.uid, g.state.card(this).controller, this))

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield what keeps it from holding, of whom it is told and until when."""
        for flaw in brought_about(self.hold, self.until, here, later=self.and_later):
            yield flaw.inside(self.name)
        at = (self.name, self.hold.whom_key)
        yield from meant(self.hold.whom, at, here)
        yield from untouched(self.hold.whom, at, here, touches_of(self.hold))
        if not self.and_later:
            yield from says_where(self.hold.whom, at)
        if self.times is not None:
            yield from unfallen(None, ("times",), here)
            if self.and_later or not isinstance(self.hold, Gain | AtkBecomes | OriginalBecomes):
                found = f"'times' of '{self.hold.name}', which has no number of a card"
                yield Flaw(("times",), found, "'gain', 'atk-becomes' or 'original-becomes'")
        if self.hold.of_face_up:
            yield from never_down(self.hold.whom, at, here)
            yield from turned_down(self.hold.whom, at, here)
        yield from self._over(here)

    def _over(self, here: Here) -> Iterator[Flaw]:
        """Yield that its end has come before it could matter, or comes a turn late."""
        at, found = ("until",), f"'until: {self.until}'"
        if self.until == "while-there" and not self.hold.of_face_up:
            possible = "another end: this is for what is made of face-up monsters"
            yield Flaw(at, f"{found} of '{self.hold.name}'", possible)
        if self.until == "third-turn" and not self.hold.of_players:
            possible = "another end: this is for what holds of players, whose turns are counted"
            yield Flaw(at, f"{found} of '{self.hold.name}'", possible)
        if self.until in ("damage-calculation", "damage-step", "battle-phase"):
            yield from of_battle(found, at, here)
        if self.until == "damage-calculation" and here.after_calculation:
            yield Flaw(at, f"{found} in an effect that comes after it", "a later end")
        if (
            self.until == "damage-step"
            and here.after_calculation
            and not self.hold.matters_after_calculation
        ):
            late = f"{found} of '{self.hold.name}' in an effect that comes after damage calculation"
            yield Flaw(at, late, "'until: end-of-turn', or an earlier occasion")
        yield from self._in_end_phase(here)

    def _in_end_phase(self, here: Here) -> Iterator[Flaw]:
        """Yield that it begins in an End Phase, or is carried out in one, and comes too late."""
        at, found = ("until",), f"'until: {self.until}'"
        in_end_phase = isinstance(here.effect.when, WhenInEndPhase)
        if isinstance(self.hold, GoneInEndPhase):
            if self.until != "end-of-turn":
                gone = f"{found} of what is destroyed in the End Phase, and no more by then"
                yield Flaw(at, gone, "'until: end-of-turn'")
            if in_end_phase:
                late = f"'{self.hold.name}' in the End Phase, when it has been carried out"
                yield Flaw((self.name,), late, "another occasion, or 'destroy'")
        elif in_end_phase and not self.hold.matters_in_end_phase:
            late = f"'{self.hold.name}', which makes no difference from an End Phase on"
            yield Flaw((self.name, self.hold.name), late, "another occasion")
        elif self.until == "end-phase" and in_end_phase:
            late = f"{found} in an End Phase, and so until that of the next turn"
            yield Flaw(at, late, "'until: end-of-turn'")


def _measured(g: Duel, what: Hold, card: Card, on: Carrying, *, times: int) -> Hold:
    """Return what holds of a card, with its numbers as they are now."""
    numbers = {
        name: measured(g, amount, on, card) * times
        for name in ("atk", "def_")
        if (amount := getattr(what, name, None)) is not None
    }
    changed: Any = what
    return replace(changed, **numbers) if numbers else what
