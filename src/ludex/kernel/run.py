"""The agenda being carried out: what the body of a rule is handed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, TypeVar

from ludex.kernel.budget import DEPTH, Budget, hang
from ludex.kernel.errors import KernelError
from ludex.kernel.facts import (
    Acts,
    Ask,
    Chose,
    Cut,
    Event,
    Nothing,
    Option,
    Pass,
    Replaced,
    Step,
    Then,
)
from ludex.kernel.inquiry import Inquiry
from ludex.kernel.log import Entry, Log, Watch
from ludex.kernel.quiet import Quiet
from ludex.kernel.rules import Rule, Ruleset
from ludex.kernel.saved import Answer, Saved

if TYPE_CHECKING:
    from ludex.kernel.game import Game

S = TypeVar("S")


_DECLINED = Answer(Pass())

_NOT_CUT, _FOR_GOOD = 0, DEPTH + 1
"""Rules schedule from the depth on at which one has cut: all before that, none once it is done."""


class Waiting(Exception):
    """A transaction has come to a decision that nobody has answered yet."""

    def __init__(self, ask: Ask, offered: dict[Option, tuple[str, ...]] | None = None) -> None:
        self.ask = ask
        self.offered = offered


class Run(Inquiry[S]):
    """An agenda being carried out, item by item; each is a transaction, with the answers so far.

    `rules` are those at work, each inside the last; the last one answers the entry `cause` and
    carries out the card text `datum`. `entries` and `scheduled` are what the present item has come
    to, `log` and `rest` what was before and what is to come after it.
    """

    cause: int | None = None
    datum: str | None = None
    _taken = 0
    _replacing: tuple[tuple[str, Hashable], ...] = ()
    _cut_at = _NOT_CUT

    def __init__(
        self,
        ruleset: Ruleset,
        saved: Saved[S],
        watch: Watch | None,
        memo: dict[str, Any],
        *,
        brisk: bool,
    ) -> None:
        super().__init__(ruleset, saved.state, watch, memo)
        self.agenda = self.rest = saved.agenda
        self.log = saved.log
        self.moment = saved.moment
        self.answers = saved.answers
        self.history = saved.history
        self.entries: list[Entry] = []
        self.scheduled: list[Step] = []
        self.rules: list[str] = []
        self._before = saved.state
        self._budget = Budget()
        self._brisk = brisk
        self._quiet: Quiet | None = None
        self._items: dict[Step, Quiet] = memo.setdefault("items", {})

    @property
    def saved(self) -> Saved[S]:
        """The game before the present item, with what was answered in it so far."""
        return Saved(self._before, self.agenda, self.log, self.moment, self.answers, self.history)

    @property
    def so_far(self) -> Log:
        """The log up to this very moment, the present item included."""
        return self.log.plus(self.entries)

    @property
    def newest(self) -> Entry | None:
        """The last entry, without making a log of what has happened in the present item."""
        return self.entries[-1] if self.entries else self.log.newest

    def carry_out(self, datum: str) -> None:
        """Say which card text the acting rule carries out from here on."""
        self.datum = datum

    def fork(self, option: Option, *, without: tuple[str, ...] = ()) -> Game[S]:
        """Return the game in which the decision now being asked is answered so."""
        from ludex.kernel.game import Game

        ruleset = self.ruleset.without(*without) if without else self.ruleset
        given = (*self.answers[: self._taken], Answer(option))
        try:
            return Game.resume(ruleset, self.saved.answered(given, option))
        except RecursionError:
            raise hang((*self.rules, "which looks ahead without switching itself off")) from None

    def go(self) -> Waiting | None:
        """Carry out the agenda up to the next decision that nobody has answered, or its end."""
        may_be_quiet = self._brisk and self.watch is None
        while self.agenda:
            self.rest = self.agenda[1:]
            if may_be_quiet and self._pass_over(self.agenda[0]):
                continue
            try:
                self._let_act(self.agenda[0], None)
            except Waiting as waiting:
                # Without its traceback: that would keep every body alive that it has left.
                return waiting.with_traceback(None)
            self._end_item()
        return None

    def _pass_over(self, step: Step) -> bool:
        """Go on after an item that is known to come to nothing but steps."""
        if not self.ruleset.quiet[step.__class__] or self.answers:
            return False
        parts = self._parts_of(step)
        if parts is None:
            return False
        known = self._items.get(step)
        if known is None or not known.holds(parts):
            known = self._items[step] = Quiet(parts)
        if known.then is None:
            self._quiet = known
            return False
        self._budget.spend(known.parts[0].id)
        self.agenda = (*known.then, *self.rest)
        self.moment += 1
        return True

    def _parts_of(self, step: Step) -> tuple[Any, ...] | None:
        """Return the rules that hang on a step and what each goes by, if they say so."""
        self.used = {}
        parts: tuple[Any, ...] = ()
        for rule in self.ruleset.of["does"][step.__class__]:
            if rule.where is None or rule.where(self.state, step):
                by = rule.parts(self, step) if rule.parts is not None else ()
                if not by:
                    return None
                parts += (rule, *by)
        return parts or None

    def _end_item(self) -> None:
        if self._quiet is not None:
            if not self.entries and self._cut_at == _NOT_CUT:
                self._quiet.comes_to(self.scheduled)
            self._quiet = None
        self.agenda = (*self.scheduled, *self.rest)
        self.moment += 1
        self._before = self.state
        self._cut_at = _NOT_CUT
        if self.scheduled:
            self.scheduled = []
        if self.entries:
            self.log = self.so_far
            self.entries = []
        if self.answers:
            self.answers, self._taken = (), 0

    def _let_act(self, occasion: Event | Step, cause: int | None) -> None:
        for rule in self.ruleset.of["does"][occasion.__class__]:
            if rule.where is not None and not rule.where(self.state, occasion):
                if self.watch is not None:
                    self.watch.note(rule.id, occasion.subject, acted=False)
            elif rule.each is None:  # as `considering` has it, without a generator for the one
                outer, self.used = self.used, {}
                subject = None if self.watch is None else occasion.subject
                self._play(rule.id, subject, rule.body(self, occasion), cause)
                self.used = outer
            else:
                for subject, acts in self.considering(rule, occasion):
                    self._play(rule.id, subject, acts, cause)

    def _replace(self, rule: Rule, event: Event) -> bool:
        """Whether a rule puts something in the place of an event; for each subject it may once."""
        replacing, replaced = self._replacing, False
        for subject, acts in self.considering(rule, event):
            once = (rule.id, subject)
            if not replaced and once not in replacing:
                self._replacing = (*replacing, once)
                replaced = self._play(rule.id, subject, acts, self.cause, event)
        self._replacing = replacing
        return replaced

    def _play(
        self,
        rule: str,
        subject: Hashable,
        acts: Acts,
        cause: int | None,
        replaces: Event | None = None,
    ) -> bool:
        """Carry out what a rule does for a subject; True when it does anything.

        To ask is to do something, but it replaces no event: the answer may be to let it happen.
        """
        outer_cause, outer_datum = self.cause, self.datum
        self.cause = cause
        self.rules.append(rule)
        if len(self.rules) > DEPTH:
            raise hang(self.rules)
        acted, answer, spend = False, None, self._budget.spend
        while True:
            try:
                act = acts.send(answer)
            except StopIteration:
                break
            if not (acted or (replaces is not None and isinstance(act, Ask))):
                acted = True
                if self.watch is not None:
                    self.watch.note(rule, subject, acted=True)
                if replaces is not None:
                    self.cause = self._enter(Replaced(replaces))
            spend(rule)
            if isinstance(act, Then):
                self._schedule(act.step)
                answer = None
            else:
                answer = self._act(act)
        if self.watch is not None and not acted:
            self.watch.note(rule, subject, acted=False)
        if self._cut_at == len(self.rules):
            self._cut_at = _FOR_GOOD
        self.rules.pop()
        self.cause, self.datum = outer_cause, outer_datum
        return acted

    def _act(self, act: Event | Cut | Ask | Nothing) -> Option | None:
        if isinstance(act, Event):
            self._happen(act)
        elif isinstance(act, Ask):
            return self._answer(act)
        elif isinstance(act, Cut):
            self._cut(act.to)
        elif not isinstance(act, Nothing):
            raise KernelError(f"{self.rules[-1]} yields {act!r}, which is no act")
        return None

    def _schedule(self, step: Step) -> None:
        if self._cut_at <= len(self.rules):
            self.scheduled.append(step)
            if self.watch is not None:
                self.watch.began.add((self.rules[-1], step))

    def _happen(self, event: Event) -> None:
        for rule in self.ruleset.of["instead"][event.__class__]:
            if rule.where is not None and not rule.where(self.state, event):
                if self.watch is not None:
                    self.watch.note(rule.id, event.subject, acted=False)
            elif self._replace(rule, event):
                return
        self._enter(event)

    def _enter(self, event: Event) -> int:
        """Fold an event, log it, and let the rules that hang on it act; return its number."""
        self.state = event.fold(self.state)
        n = self.log.size + len(self.entries)
        used = tuple(self.used)
        self.entries.append(
            Entry(n, self.moment, event, self.rules[-1], self.cause, self.datum, used)
        )
        self._let_act(event, n)
        return n

    def _cut(self, to: type[Step] | tuple[type[Step], ...]) -> None:
        coming = (*self.scheduled, *self.rest)
        kept = next((i for i, step in enumerate(coming) if isinstance(step, to)), None)
        if kept is None:
            if self._cut_at != _NOT_CUT:
                return
            steps = ", ".join(type(step).__name__ for step in coming) or "nothing"
            raise KernelError(f"{self.rules[-1]} cuts to {to}, which is not to come: {steps} is")
        self._cut_at = len(self.rules)
        self.rest = self.rest[max(0, kept - len(self.scheduled)) :]
        del self.scheduled[:kept]

    def _answer(self, ask: Ask) -> Option | None:
        """Return the answer given; a lone option is taken, and no option is None."""
        if self._taken == len(self.answers):
            if ask.always_asked or ask.player is None:
                raise Waiting(ask)
            self.answers += (self._declined(ask) if ask.optional else self._forced(ask),)
        option, by = self.answers[self._taken]
        self._taken += 1
        if option is not None and not isinstance(option, Pass):
            self.used.update(dict.fromkeys(by))
            self._enter(Chose(ask.player, option))
        return option

    def _declined(self, ask: Ask) -> Answer:
        """Return that a decision is declined; raises Waiting when it may be more than that."""
        if not self._brisk or self._anything_legal_now(ask):
            raise Waiting(ask)
        return _DECLINED

    def _anything_legal_now(self, ask: Ask) -> bool:
        """Whether anything is legal, of which an item that may be quiet asks only what it must."""
        if self._quiet is None:
            return self.anything_legal(ask)
        left = self._quiet.left.get(ask)
        if left is None:
            left = self._quiet.left[ask] = self.unsettled(ask)
        return bool(left) and next(self.legal_among(left), None) is not None

    def _forced(self, ask: Ask) -> Answer:
        """Return the only answer there is; raises Waiting when there are several."""
        self._quiet = None  # whatever it goes by
        forced: Answer | None = None
        offered = self.offered(ask)
        for option, by in offered.items():
            refusals, stands_on = self.ruled(option, by)
            if not refusals:
                if forced is not None:
                    raise Waiting(ask, offered)
                forced = Answer(option, stands_on)
        return forced or Answer(None)
