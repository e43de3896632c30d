"""Playing one example under one ruleset, from its start to its verdict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from typing import Any, Literal

from ludex.check.keeping.used import Used
from ludex.i18n.errors import worded
from ludex.kb.errors import did_you_mean
from ludex.kb.model import Example, Variant
from ludex.kb.scripts import Keys, script_of
from ludex.kernel import Chose, Entry, Ruleset, Watch, value
from ludex.playing import Aside, BadPosition, Stuck, Verdict, Wrong, way_to
from ludex.playing.record import Session
from ludex.project.project import Project
from ludex.wording import quoted

Status = Literal["held", "failed", "stuck", "broken", "crashed"]


@value
class Difference:
    """An expectation that does not hold by other rules, and the way to it in the example."""

    keys: Keys
    expectation: Any
    verdict: Verdict


@value
class Checked:
    """What was found to hold when the log was so long, each with who had a part in that."""

    after: int
    found: tuple[tuple[Any, tuple[str, ...]], ...]

    @property
    def credits(self) -> frozenset[str]:
        """Whoever had a part in any of it."""
        return frozenset(one for _, by in self.found for one in by)


@value
class Outcome:
    """What came of a run: `failed` at an expectation, `stuck` at a step, `broken` or `crashed`.

    An example is broken when its position cannot be, or a name in it means nothing. `refused`
    tells that the step on which a run is stuck was refused or not offered.
    `keys` lead to the place in the example; `carried` are, for each step, the clauses that carried
    its decisions; `credited` are all clauses that had a part, in refusals too; `checked` tells of
    each place where something was found to hold.
    """

    example: str
    ruleset: str
    status: Status
    keys: Keys = ()
    expected: str = ""
    found: str = ""
    carried: tuple[frozenset[str], ...] = ()
    credited: frozenset[str] = frozenset()
    refused: bool = False
    instead: Any = None
    """The expectation that would have held where this one fails, if one can be told."""
    checked: tuple[Checked, ...] = ()
    session: Session | None = field(default=None, repr=False, compare=False)
    wrong: tuple[tuple[Keys, str], ...] = ()
    """All that is wrong in a broken one, each with its place; `found` is the first."""

    @property
    def held(self) -> bool:
        """Whether everything was as expected."""
        return self.status == "held"

    def last_lines(self, count: int) -> list[Entry]:
        """Return the last entries of the log."""
        return list(self.session.game.log)[-count:] if self.session else []


def play(
    project: Project,
    example: Example,
    ruleset: str,
    *,
    rules: Ruleset | None = None,
    watch: Watch | None = None,
    differences: list[Difference] | None = None,
    blank: str | None = None,
    used: Used | None = None,
) -> Outcome:
    """Play an example under a ruleset, or by other `rules`, say with one missing.

    A run ends at the first expectation that fails, unless it is to note all `differences`; `blank`
    is a card that is without text in it. What it asks of anything is noted in `used`; other rules
    have to note that by themselves.
    """
    run = _Running(
        project, example, ruleset, watch=watch, differences=differences, blank=blank, used=used
    )
    if rules is None:
        rules = project.rulesets[ruleset]
        rules = rules if used is None else used.ruleset(rules, ruleset)
    try:
        return run.to_the_end(rules)
    except Stuck as stuck:
        expected = worded("step-taken")
        return run.outcome("stuck", expected, stuck.args[0], refused=stuck.refused)
    except BadPosition as bad:
        return run.broken(bad)
    except Exception as error:  # noqa: BLE001 - a knock-out may break anything, and must not stop the others
        return run.outcome("crashed", "a run to the end", f"{type(error).__name__}: {error}")


class _Running:
    def __init__(
        self,
        project: Project,
        example: Example,
        ruleset: str,
        *,
        watch: Watch | None,
        differences: list[Difference] | None,
        blank: str | None,
        used: Used | None,
    ) -> None:
        self.used = used
        self.around = None if used is None else used.around(project)
        if used is not None:
            used.example(example.id)
        variant = example.under.get(ruleset)
        self.because = variant.because if isinstance(variant, Variant) else ()
        # Watching takes time, and nobody else needs to know who was considered.
        self.watch = watch or (Watch() if self.because and differences is None else None)
        self.differences = differences
        self.blank = blank
        self.project = project
        self.game = project.game_of(example)
        self.example = example
        self.ruleset = ruleset
        self.steps, self.expectations, self.way = script_of(example, ruleset)
        own_steps = isinstance(variant, Variant) and variant.play is not None
        self.to_steps: Keys = (*self.way, "play") if own_steps else ("play",)
        self.keys: Keys = ("start",)
        self.carried: list[frozenset[str]] = []
        self.credited: set[str] = set()
        self.checked: list[Checked] = []
        self.session: Session | None = None
        self.said: Any = None
        """The step or the expectation that is being played."""

    def outcome(
        self, status: Status, expected: str = "", found: str = "", *, refused: bool = False
    ) -> Outcome:
        if self.session is not None:
            for entry in self.session.game.log:
                self.credited.update(entry.credits)
        return Outcome(
            self.example.id,
            self.ruleset,
            status,
            self.keys,
            expected,
            found,
            tuple(self.carried),
            frozenset(self.credited),
            refused,
            checked=tuple(self.checked),
            session=self.session,
        )

    def broken(self, bad: BadPosition) -> Outcome:
        found = [(self._place(wrong), self._says(wrong)) for wrong in bad.wrong]
        self.keys = found[0][0]
        done = self.outcome("broken", "names and a position that make sense", found[0][1])
        return replace(done, wrong=tuple(found))

    def begun(self, rules: Ruleset) -> Session:
        """Return the session; raises BadPosition with all that is wrong there and in the names."""
        session: Session | None = None
        wrong: list[Wrong] = []
        try:
            session = self.project.session(
                self.example, rules, self.watch, blank=self.blank, around=self.around
            )
        except BadPosition as bad:
            wrong += [replace(each, keys=("start", *each.keys)) for each in bad.wrong]
        said = list(self._said())
        try:
            names = self.project.misnamed(self.example, [one for _, one in said], self.around)
            for each in names:
                number, *keys = each.keys
                wrong.append(replace(each, keys=(*said[int(number)][0], *keys)))
        except BadPosition:  # the session was told as much
            pass
        if session is not None:
            for clause, name in self.example.near_miss.items():
                wrong += [
                    replace(one, keys=("near-miss", clause)) for one in _astray(session, name)
                ]
        if session is None or wrong:
            self.keys = ()
            raise BadPosition(*wrong)
        return session

    def _said(self) -> Iterator[tuple[Keys, Any]]:
        """Yield the steps and expectations, each with the way to it."""
        for n, step in enumerate(self.steps):
            if isinstance(step, Aside):
                for m, expectation in enumerate(step.expect):
                    yield (*self.to_steps, n, "expect", m), expectation
            else:
                yield (*self.to_steps, n), step
        for n, expectation in enumerate(self.expectations):
            yield (*self.way, "expect", n), expectation

    def _place(self, wrong: Wrong) -> Keys:
        """Return the way to what is wrong, as far as the word itself if a word means nothing."""
        said = self.said if wrong.word else None
        return (*self.keys, *wrong.keys, *(way_to(wrong.word, said) if said else ()))

    def _says(self, wrong: Wrong) -> str:
        if wrong.card in self.project.kb.register:
            return worded("not-encoded", name=quoted(wrong.card))
        if not wrong.card:
            return wrong.found
        unknown = worded("no-card", name=quoted(wrong.card))
        return unknown + did_you_mean(wrong.card, self.project.kb.cards)

    def to_the_end(self, rules: Ruleset) -> Outcome:
        self.session = session = self.begun(rules)
        way = self.to_steps
        for n, step in enumerate(self.steps):
            self.keys, self.said = (*way, n), step
            before = len(session.game.log)
            if isinstance(step, Aside):
                failed = self._expect(session, step.expect, (*way, n, "expect"))
                if failed is not None:
                    return failed
            else:
                session.play(step)
            self.carried.append(_carriers(session, before))
        session.rest()
        open_end = session.left_open()
        ends = (*self.way, "expect")
        failed = self._expect(session, self.expectations, ends)
        if failed is None and open_end is not None:
            self.keys = ends
            return self.outcome("stuck", worded("no-choice-open"), open_end)
        if self.differences is not None:
            ended: Status = "failed" if self.differences else "held"
            return self.outcome(ended, "the same", "something else")
        return failed or self._because()

    def _expect(self, session: Session, expectations: Sequence[Any], way: Keys) -> Outcome | None:
        found: list[tuple[Any, tuple[str, ...]]] = []
        for n, expectation in enumerate(expectations):
            self.keys, self.said = (*way, n), expectation
            verdict = self.game.engine.check(session, expectation)
            found.append((expectation, tuple(verdict.credits)))
            self.credited.update(verdict.credits)
            if not verdict.held:
                if self.differences is None:
                    failed = self.outcome("failed", verdict.expected, verdict.found)
                    return replace(failed, instead=verdict.instead)
                self.differences.append(Difference(self.keys, expectation, verdict))
        self.checked.append(Checked(len(session.game.log), tuple(found)))
        return None

    def _because(self) -> Outcome:
        """Hold a variant to its word: the clauses that make the difference must have had a part."""
        done = self.outcome("held")
        # A quantity of 0 leaves no entry: what was seen acting had a part, too. So had an answer
        # that refuses nothing, where its rival in the example's own ruleset would.
        watch = self.watch or Watch()
        seen = {rule for rule, _ in watch.acted}
        idle = {rule for rule, _ in watch.idle}
        for n, clause in enumerate(self.because):
            if clause in idle and self._has_rival(clause):
                continue
            if clause not in done.credited | seen:
                self.keys = ("under", self.ruleset, "because", n)
                expected = worded("difference-by", clause=clause)
                return self.outcome("failed", expected, worded("no-part"))
        return done

    def _has_rival(self, clause: str) -> bool:
        kb = self.project.kb
        ruleset = kb.ruleset_of(self.example)
        if self.used is not None:
            self.used.answers(ruleset)
        own = self.project.rulesets[ruleset].ids
        concept = kb.clauses[clause].concept
        return (
            concept is not None
            and clause not in own
            and any(kb.clauses[other].concept == concept for other in own)
        )


def _astray(session: Session, name: str) -> tuple[Wrong, ...]:
    """Return what is wrong with the name of a near miss."""
    try:
        session.subject(name)
    except BadPosition as bad:
        return bad.wrong
    return ()


def _carriers(session: Session, since: int) -> frozenset[str]:
    """Return the clauses that offered or asked the decisions made since a log entry."""
    return frozenset(
        clause
        for entry in session.game.log
        if entry.n >= since and isinstance(entry.event, Chose)
        for clause in entry.credits
    )
