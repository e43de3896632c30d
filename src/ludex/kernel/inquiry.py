"""Questions to the rules about a state: quantities, legal options, and who refuses what."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ludex.kernel.errors import TwoAnswers
from ludex.kernel.facts import Ask, Option, Quantity
from ludex.kernel.log import Entry, Log, Watch
from ludex.kernel.rules import Rule, Ruleset
from ludex.kernel.values import value

if TYPE_CHECKING:
    from ludex.kernel.game import Game

S = TypeVar("S")
T = TypeVar("T")


@value
class Refusal:
    """An option on offer that rules take away, and every clause and card datum that does."""

    option: Option
    by: tuple[str, ...]


@value
class Choice:
    """What a decision offers: legal options with what each stands on, and the refused ones.

    A legal option stands on the clauses that offer it, and on those consulted in offering it and
    in refusing it in vain.
    """

    legal: dict[Option, tuple[str, ...]]
    refused: tuple[Refusal, ...]


class Inquiry(ABC, Generic[S]):
    """A state under a ruleset, to be asked questions."""

    def __init__(
        self, ruleset: Ruleset, state: S, watch: Watch | None, memo: dict[str, Any]
    ) -> None:
        self.ruleset = ruleset
        self.state = state
        self.watch = watch
        self.memo = memo
        self.used: dict[str, None] = {}
        self.in_vain: dict[Option, tuple[str, ...]] = {}

    @property
    @abstractmethod
    def so_far(self) -> Log:
        """The log up to this very moment."""

    @property
    def newest(self) -> Entry | None:
        """The last entry of the log, if there is any."""
        return self.so_far.newest

    @abstractmethod
    def fork(self, option: Option, *, without: tuple[str, ...] = ()) -> Game[S]:
        """Return the game in which the decision now being asked is answered so.

        Clauses can be switched off in it. It is unwatched, and nobody is credited with the answer.
        """

    def credit(self, clause: str) -> None:
        """Note that a clause or datum was consulted by the rule that is acting."""
        self.used[clause] = None

    def value(self, q: Quantity) -> Any:
        """Return what the one rule that sets this quantity says, or the neutral value.

        Raises TwoAnswers when two rules in force speak.
        """
        stated = self.ruleset.stated(q)
        if stated is None or self.watch is not None:
            return self.said(q)[0]
        if stated[1] is not None:
            self.used[stated[1]] = None
        return stated[0]

    def said(self, q: Quantity) -> tuple[Any, str | None]:
        """Return the value of a quantity and the clause that sets it; None if no rule does.

        Raises TwoAnswers when two rules in force speak.
        """
        stated = self.ruleset.stated(q)
        if stated is not None:
            if self.watch is not None:
                for rule in self.ruleset.of["sets"][q.__class__]:
                    self.watch.note(rule.id, q.subject, acted=rule.id == stated[1])
            if stated[1] is not None:
                self.credit(stated[1])
            return stated
        answer, by = None, None
        for rule in self.ruleset.of["sets"][q.__class__]:
            said = rule.body(self, q)
            if self.watch is not None:
                self.watch.note(rule.id, q.subject, acted=said is not None)
            if said is None:
                continue
            if by is not None:
                raise TwoAnswers(f"{by} and {rule.id} both set {q}")
            answer, by = said, rule.id
        if by is None:
            return q.neutral, None
        self.credit(by)
        return answer, by

    def refusals(self, thing: Any) -> tuple[str, ...]:
        """Return every clause, and card datum, that refuses an option or a contribution."""
        by: tuple[str, ...] = ()
        for rule in self.ruleset.of["forbids"][thing.__class__]:
            found = rule.body(self, thing)
            if self.watch is not None:
                self.watch.note(rule.id, thing.subject, acted=bool(found))
            if found:
                by += (rule.id,) if found is True else (rule.id, *found)
        return by

    def refuses(self, thing: Any) -> bool:
        """Whether rules refuse a thing; those that do are credited."""
        by = self.refusals(thing)
        for clause in by:
            self.credit(clause)
        return bool(by)

    def considering(self, rule: Rule, occasion: Any) -> Iterator[tuple[Hashable, Any]]:
        """Yield whom a rule is considered for, and what its body returns for each.

        What is consulted meanwhile is credited to the rule, for each of them apart.
        """
        outer, self.used = self.used, {}
        if rule.each is None:
            yield occasion.subject, rule.body(self, occasion)
        else:
            subjects = tuple(rule.each(self, occasion))
            consulted = self.used
            for subject in subjects:
                self.used = dict(consulted)
                yield subject, rule.body(self, occasion, subject)
        self.used = outer

    def offered(self, ask: Ask) -> dict[Option, tuple[str, ...]]:
        """Return every option on offer, those that will be refused too, and what offers each."""
        outer, self.used = self.used, {}
        offered = {option: tuple(self.used) for option in ask.offers(self)}
        self.used = outer
        for rule in self.ruleset.of["permits"][ask.__class__]:
            if rule.each is None:  # as `considering` has it, without a generator for the one
                self.used = {}
                acted = self._offer(rule.id, rule.body(self, ask), offered)
                self.used = outer
                if self.watch is not None:
                    self.watch.note(rule.id, ask.subject, acted=acted)
                continue
            for subject, options in self.considering(rule, ask):
                acted = self._offer(rule.id, options, offered)
                if self.watch is not None:
                    self.watch.note(rule.id, subject, acted=acted)
        return offered

    def _offer(
        self, rule: str, options: Iterable[Option], offered: dict[Option, tuple[str, ...]]
    ) -> bool:
        """Put what a rule permits among the options on offer; True where there is any."""
        acted = False
        for option in options:
            acted = True
            by = (rule, *self.used)
            known = offered.setdefault(option, by)
            if known is not by:
                offered[option] = known + by
        return acted

    def ruled(self, option: Option, by: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return who refuses an option, and what it stands on if nobody does."""
        outer, self.used = self.used, {}
        refusals, stands_on = self.refusals(option), by + tuple(self.used)
        self.used = outer
        return refusals, stands_on

    def choice(self, ask: Ask, offered: dict[Option, tuple[str, ...]] | None = None) -> Choice:
        """Return the options of a decision, legal and refused.

        Who asks credits what the legal ones stand on. `offered` spares asking what is on offer.
        """
        legal, refused = {}, []
        for option, by in (self.offered(ask) if offered is None else offered).items():
            refusals, stands_on = self.ruled(option, by)
            if refusals:
                refused.append(Refusal(option, refusals))
            else:
                legal[option] = stands_on
                self.used.update(dict.fromkeys(stands_on))
        return Choice(legal, tuple(refused))

    def legal_among(self, options: Iterable[Option]) -> Iterator[Option]:
        """Yield the options that nobody refuses, each when it is asked for.

        Of the others it is not asked who else refuses them, and who refused such an option last
        is asked first: often it still does. Nobody watches; `in_vain` keeps what was consulted
        in refusing those that are legal.
        """
        refusing: dict[tuple[type[Option], Hashable], Rule] = self.memo.setdefault("refusing", {})
        outer, self.used = self.used, {}
        for option in options:
            such = option.__class__, option.subject
            known = refusing.get(such)
            refused = known is not None and known.body(self, option)
            if not refused:
                self.used = {}
                for rule in self.ruleset.of["forbids"][option.__class__]:
                    refused = rule.body(self, option)
                    if refused:
                        refusing[such] = rule
                        break
            if not refused:
                self.in_vain[option] = tuple(self.used)
                self.used = outer
                yield option
                self.used = {}
        self.used = outer

    def anything_legal(self, ask: Ask) -> bool:
        """Whether a decision offers anything that nobody refuses; nobody is credited or watched."""
        outer, self.used = self.used, {}
        permitted = chain.from_iterable(self._permitted(ask))
        found = next(self.legal_among(permitted), None) is not None
        self.used = outer
        return found

    def unsettled(self, ask: Ask) -> list[Option]:
        """Return the options on offer that no rule steadily refuses; nobody is credited."""
        outer, self.used = self.used, {}
        permitted = chain.from_iterable(self._permitted(ask))
        found = [option for option in permitted if not self._settled(option)]
        self.used = outer
        return found

    def _settled(self, option: Option) -> bool:
        for rule in self.ruleset.steady[option.__class__]:
            if rule.steady is not None and rule.steady(self, option) and rule.body(self, option):
                return True
        return False

    def _permitted(self, ask: Ask) -> Iterator[Iterable[Option]]:
        yield ask.offers(self)
        for rule in self.ruleset.of["permits"][ask.__class__]:
            if rule.each is None:
                yield rule.body(self, ask)
            else:
                for subject in tuple(rule.each(self, ask)):
                    yield rule.body(self, ask, subject)

    def kept(self, name: str, parts: Hashable, find: Callable[[], T]) -> T:
        """Return what `find` finds, kept under a name for as long as `parts` stay the same.

        `parts` are the parts of the state, and of whatever else, that `find` reads. Who takes what
        is kept credits what was consulted for it, as if it had been found anew.
        """
        known = self.memo.get(name)
        if known is None or known[0] != parts:
            outer, self.used = self.used, {}
            known = self.memo[name] = (parts, find(), self.used)
            self.used = outer
        found: T = known[1]
        self.used.update(known[2])
        return found
