"""Playing: the agenda is taken item by item, each a transaction re-run with the answers so far."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from ludex.kernel.errors import Hang, KernelError, Refused
from ludex.kernel.facts import Ask, Chose, Cut, Event, Nothing, Option, Pass, Step, Then
from ludex.kernel.inquiry import Choice, Inquiry
from ludex.kernel.log import Entry, Log, Watch
from ludex.kernel.rules import Rule, Ruleset

S = TypeVar("S")

BUDGET = 10_000
"""Acts that a game may take between two decisions before it counts as a hang."""


Given = tuple[Option | None, tuple[str, ...]]
"""An answer, or None where nothing could be chosen, and the clauses that offered it."""


class _Waiting(Exception):  # noqa: N818 - a signal, not an error
    """A transaction has come to a decision that nobody has answered yet."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask


class _Frame:
    """What one rule is doing: its ID, the entry it answers, and what it has consulted."""

    __slots__ = ("cause", "datum", "rule", "used")

    def __init__(self, rule: str | None, cause: int | None, datum: str | None) -> None:
        self.rule = rule
        self.cause = cause
        self.datum = datum
        self.used: dict[str, None] = {}


class Run(Inquiry[S]):
    """One item of the agenda being carried out: what the body of a rule is handed."""

    def __init__(self, game: Game[S], step: Step, answers: tuple[Given, ...]) -> None:
        super().__init__(game.ruleset, game.start, game.past, game.watch, game.memo)
        self.game = game
        self.step = step
        self.moment = game.moment
        self.answers = answers
        self.entries: list[Entry] = []
        self.scheduled: list[Step] = []
        self.rest = game.agenda[1:]
        self.given: list[Given] = []
        self._cutter: _Frame | None = None
        self._acts = 0
        self._frame = _Frame(None, None, None)
        self._replaced: tuple[tuple[str, Event], ...] = ()

    def credit(self, clause: str) -> None:
        """Note that a clause or datum was consulted by the rule that is acting."""
        self._frame.used[clause] = None

    def carry_out(self, datum: str) -> None:
        """Say which card text the acting rule carries out from here on."""
        self._frame.datum = datum

    @property
    def so_far(self) -> Log:
        """The log up to this very moment, this transaction included."""
        return self.log.plus(tuple(self.entries))

    def fork(self, option: Option, *, without: tuple[str, ...] = ()) -> Game[S]:
        """Return the game in which the decision now being asked is answered so.

        The fork is unwatched. It stands at its next decision, or at its end.
        """
        ruleset = self.ruleset.without(*without) if without else self.ruleset
        return self.game.forked(ruleset, (*self.given, (option, ())))

    def carry(self) -> None:
        """Let every rule that hangs on the step act."""
        for rule in self.ruleset.of("does", self.step.__class__):
            self._perform(rule, self.step, None)

    def _perform(self, rule: Rule, occasion: Event | Step, cause: int | None) -> None:
        outer = self._frame
        self._frame = _Frame(rule.id, cause, outer.datum)
        acts = rule.body(self, occasion)
        acted, answer = False, None
        try:
            while True:
                act = acts.send(answer)
                acted, answer = True, self._act(act)
        except StopIteration:
            pass
        if self.watch is not None:
            self.watch.note(rule.id, occasion.subject, acted=acted)
        self._frame = outer

    def _act(self, act: Any) -> Any:
        self._acts += 1
        if self._acts > BUDGET:
            raise Hang(_going_round(self.entries))
        if isinstance(act, Event):
            self._happen(act)
        elif isinstance(act, Then):
            # Whoever was cut short schedules nothing more.
            if self._cutter in (None, self._frame):
                self.scheduled.append(act.step)
        elif isinstance(act, Ask):
            return self._answer(act)
        elif isinstance(act, Cut):
            self._cut(act.to)
        elif not isinstance(act, Nothing):
            raise KernelError(f"{self._frame.rule} yields {act!r}, which is no act")
        return None

    def _happen(self, event: Event) -> None:
        for rule in self.ruleset.of("instead", event.__class__):
            if (rule.id, event) not in self._replaced and self._replace(rule, event):
                return
        frame = self._frame
        self.state = event.fold(self.state)
        n = len(self.log) + len(self.entries)
        used = tuple(frame.used)
        entry = Entry(n, self.moment, event, frame.rule, frame.cause, frame.datum, used)
        self.entries.append(entry)
        for rule in self.ruleset.of("does", event.__class__):
            self._perform(rule, event, n)

    def _replace(self, rule: Rule, event: Event) -> bool:
        """Run a replacement; True when it put something in the place of the event."""
        outer, replaced = self._frame, self._replaced
        self._frame = _Frame(rule.id, outer.cause, outer.datum)
        self._replaced = (*replaced, (rule.id, event))
        acts = rule.body(self, event)
        acted, answer = False, None
        try:
            while True:
                act = acts.send(answer)
                acted = acted or not isinstance(act, Ask)
                answer = self._act(act)
        except StopIteration:
            pass
        if self.watch is not None:
            self.watch.note(rule.id, event.subject, acted=acted)
        self._frame, self._replaced = outer, replaced
        return acted

    def _cut(self, to: type[Step]) -> None:
        self.scheduled.clear()
        self._cutter = self._frame
        while self.rest and not isinstance(self.rest[0], to):
            self.rest = self.rest[1:]

    def _answer(self, ask: Ask) -> Option | None:
        """Return the answer given; a lone option is taken, and no option is None."""
        if len(self.given) < len(self.answers):
            option, offered = self.answers[len(self.given)]
        else:
            option, offered = self._forced(ask)
        self.given.append((option, offered))
        if option is None or isinstance(option, Pass):
            return option
        for clause in offered:
            self.credit(clause)
        self._happen(Chose(ask.player, option))
        return option

    def _forced(self, ask: Ask) -> Given:
        """Return the answer that needs no player, or stop to wait for one."""
        if ask.optional or ask.always_asked or ask.player is None:
            raise _Waiting(ask)
        legal = self.choice(ask).legal
        if len(legal) > 1:
            raise _Waiting(ask)
        return next(iter(legal.items()), (None, ()))


def _going_round(entries: list[Entry]) -> str:
    rules = dict.fromkeys(e.rule for e in entries[-50:] if e.rule)
    return f"the game does not come to rest; going round: {', '.join(rules) or 'steps alone'}"


class Game(Inquiry[S]):
    """A ruleset, a state and an agenda, standing at a decision or at the end. Immutable to its users.

    `ask` is the decision waiting, or None when the agenda is empty. `state` and `log` include
    what the present transaction has done so far.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        state: S,
        agenda: tuple[Step, ...],
        *,
        watch: Watch | None = None,
    ) -> None:
        super().__init__(ruleset, state, Log(), watch, {})
        self.start = state
        self.past = Log()
        self.agenda = agenda
        self.moment = 0
        self.answers: tuple[Given, ...] = ()
        self.history: tuple[Option | None, ...] = ()
        self.ask: Ask | None = None
        self._run: Run[S] | None = None
        self._choice: Choice | None = None
        self._advance()

    def choices(self) -> Choice:
        """Return the options of the waiting decision; KernelError when there is none."""
        if self._choice is None:
            if self.ask is None or self._run is None:
                raise KernelError("nothing is being decided")
            self._choice = self._run.choice(self.ask)
        return self._choice

    def answer(self, option: Option) -> Game[S]:
        """Return the game after the waiting decision is answered, at its next decision.

        Raises Refused for an option that is not legal, with whoever refuses it.
        """
        if self.ask is None:
            raise KernelError("nothing is being decided")
        offered: tuple[str, ...] = ()
        if not (isinstance(option, Pass) and self.ask.optional):
            legal = self.choices().legal
            if option not in legal:
                by = next((r.by for r in self.choices().refused if r.option == option), ())
                raise Refused(f"{self.ask.player} may not choose {option}", by)
            offered = legal[option]
        return self._next(self.ruleset, (*self.answers, (option, offered)), self.watch, self.memo)

    def forked(self, ruleset: Ruleset, answers: tuple[Given, ...]) -> Game[S]:
        """Return an unwatched copy whose present transaction has these answers."""
        return self._next(ruleset, answers, None, {})

    def until(self, choose: Callable[[Game[S]], Option | None]) -> Game[S]:
        """Return the game after a chooser has answered until it answers None or the game is over."""
        game = self
        while game.ask is not None and (option := choose(game)) is not None:
            game = game.answer(option)
        return game

    def _next(
        self,
        ruleset: Ruleset,
        answers: tuple[Given, ...],
        watch: Watch | None,
        memo: dict[str, Any],
    ) -> Game[S]:
        new: Game[S] = object.__new__(Game)
        Inquiry.__init__(new, ruleset, self.start, self.past, watch, memo)
        new.start, new.past = self.start, self.past
        new.agenda, new.moment = self.agenda, self.moment
        new.answers = answers
        new.history = (*self.history, answers[-1][0])
        new.ask, new._run, new._choice = None, None, None  # noqa: SLF001 - a copy of our own
        new._advance()  # noqa: SLF001
        return new

    def _advance(self) -> None:
        taken = 0
        while self.agenda:
            taken += 1
            if taken > BUDGET:
                raise Hang(_going_round(list(self.past)[-50:]))
            run = Run(self, self.agenda[0], self.answers)
            try:
                run.carry()
            except _Waiting as waiting:
                self.ask, self._run = waiting.ask, run
                self.answers = tuple(run.given)
                self.state, self.log = run.state, run.so_far
                return
            self.start = self.state = run.state
            self.past = self.log = run.so_far
            self.agenda = (*run.scheduled, *run.rest)
            self.moment += 1
            self.answers = ()

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.ask is None

    @property
    def player(self) -> Hashable:
        """Who decides now."""
        return None if self.ask is None else self.ask.player
