"""Playing: the agenda is taken item by item, each a transaction re-run with the answers so far."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, TypeVar

from ludex.kernel.budget import Budget
from ludex.kernel.errors import KernelError, Refused
from ludex.kernel.facts import Ask, Option, Pass, Step
from ludex.kernel.inquiry import Choice, Inquiry
from ludex.kernel.log import Log, Watch
from ludex.kernel.rules import Ruleset
from ludex.kernel.run import Run
from ludex.kernel.saved import Answer, Saved

S = TypeVar("S")


class Game(Inquiry[S]):
    """A ruleset, a state and an agenda, standing at a decision or at the end; it never changes.

    `ask` is the decision waiting, or None when the agenda is empty, and `asked_by` the rule that
    asks. `state` and `log` include what the present item of the agenda has done so far.

    A `brisk` game does not stand at a decision that may be declined and in which nothing is legal:
    it is declined. The log is the same; the history lacks what nobody was asked.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        state: S,
        agenda: tuple[Step, ...],
        *,
        watch: Watch | None = None,
        brisk: bool = False,
    ) -> None:
        self._stand(ruleset, Saved(state, agenda), watch, {}, brisk=brisk)

    @classmethod
    def resume(cls, ruleset: Ruleset, saved: Saved[S], *, watch: Watch | None = None) -> Game[S]:
        """Return the game that was saved, under this ruleset, at its next decision."""
        return cls._going_on(ruleset, saved, watch, {})

    @classmethod
    def _going_on(
        cls,
        ruleset: Ruleset,
        saved: Saved[S],
        watch: Watch | None,
        memo: dict[str, Any],
        *,
        brisk: bool = False,
    ) -> Game[S]:
        game: Game[S] = object.__new__(cls)  # `__init__` begins a game, and this one has begun
        game._stand(ruleset, saved, watch, memo, brisk=brisk)
        return game

    def _stand(
        self,
        ruleset: Ruleset,
        saved: Saved[S],
        watch: Watch | None,
        memo: dict[str, Any],
        *,
        brisk: bool,
    ) -> None:
        """Carry out the agenda up to the next decision that nobody has answered, or its end."""
        run = Run(ruleset, saved, watch, memo, brisk=brisk)
        waiting = run.go()
        run.in_vain.clear()  # what was legal on the way there need not be so now
        super().__init__(ruleset, run.state, watch, memo)
        self.brisk = brisk
        self.saved = run.saved
        self.log = run.so_far
        self.ask = waiting.ask if waiting else None
        self.asked_by = run.rules[-1] if waiting else None
        self._run = run if waiting else None
        self._offered = waiting.offered if waiting else None
        self._choice: Choice | None = None

    @property
    def so_far(self) -> Log:
        """The log, which goes up to this very moment."""
        return self.log

    @property
    def agenda(self) -> tuple[Step, ...]:
        """What is being carried out, and what comes after it."""
        return self.saved.agenda

    @property
    def moment(self) -> int:
        """The number of items carried out so far."""
        return self.saved.moment

    @property
    def history(self) -> tuple[Option, ...]:
        """Everything that was answered: the same answers play the same game again."""
        return self.saved.history

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.ask is None

    @property
    def player(self) -> Hashable:
        """Who decides now."""
        return None if self.ask is None else self.ask.player

    def choices(self) -> Choice:
        """Return the options of the waiting decision; KernelError when there is none."""
        if self._choice is None:
            run, ask = self._deciding()
            self._choice = run.choice(ask, self._offered)
        return self._choice

    def on_offer(self) -> tuple[Option, ...]:
        """Return what the waiting decision offers, legal or not; KernelError when there is none."""
        run, ask = self._deciding()
        if self._offered is None:
            self._offered = run.offered(ask)
        return tuple(self._offered)

    def legal_among(self, options: Iterable[Option]) -> Iterator[Option]:
        """Yield those of some options on offer that are legal, in that order; nobody watches.

        Unlike `choices` it does not look for everyone who refuses the others: who wants any legal
        option takes the first.
        """
        return self._deciding()[0].legal_among(options)

    def _deciding(self) -> tuple[Run[S], Ask]:
        if self._run is None or self.ask is None:
            raise KernelError("nothing is being decided")
        return self._run, self.ask

    def fork(self, option: Option, *, without: tuple[str, ...] = ()) -> Game[S]:
        """Return the game in which the waiting decision is answered so, legal or not."""
        return self._deciding()[0].fork(option, without=without)

    def answer(self, option: Option) -> Game[S]:
        """Return the game after the waiting decision is answered, at its next decision.

        Raises Refused for an option that is not legal, with whoever refuses it.
        """
        run, ask = self._deciding()
        if ask.optional and isinstance(option, Pass):
            stands_on: tuple[str, ...] = ()
        elif self._choice is not None and option in self._choice.legal:
            stands_on = self._choice.legal[option]
        else:
            stands_on = self._checked(run, ask, option)
        saved = self.saved.answered((*self.saved.answers, Answer(option, stands_on)), option)
        return self._going_on(self.ruleset, saved, self.watch, self.memo, brisk=self.brisk)

    def _checked(self, run: Run[S], ask: Ask, option: Option) -> tuple[str, ...]:
        """Return what an option stands on without ruling on the others; raises Refused."""
        if self._offered is None:
            self._offered = run.offered(ask)
        if self.watch is None and option in self._offered and option in run.in_vain:
            return self._offered[option] + run.in_vain[option]
        refusals, stands_on = run.ruled(option, self._offered.get(option, ()))
        if refusals or not (option in self._offered or ask.admits(run, option)):
            why = ", ".join(refusals) or "nothing offers it"
            raise Refused(f"{ask.player} may not choose {option}: {why}", refusals)
        return stands_on

    def until(self, choose: Callable[[Game[S]], Option | None]) -> Game[S]:
        """Return the game after a chooser has answered until it answers None or the game is over.

        Raises Hang when the chooser goes past the budget.
        """
        game, budget = self, Budget()
        while game.asked_by is not None and (option := choose(game)) is not None:
            budget.spend(game.asked_by)
            game = game.answer(option)
        return game
