"""The nouns that rules speak in: events, steps, decisions and quantities.

Games subclass these with values. `subject` is what a rule is considered *for*
(a card, a player): near misses and traces are stated in terms of it.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable
from typing import TYPE_CHECKING, Any, ClassVar

from ludex.kernel.values import value

if TYPE_CHECKING:
    from ludex.kernel.inquiry import Inquiry


class Event:
    """A fact in the past tense; the state is the fold of all events."""

    __slots__ = ()

    def fold(self, state: Any) -> Any:
        """Return the state after this event."""
        return state

    @property
    def subject(self) -> Hashable:
        """Whom the fact is about."""
        return None


class Step:
    """An occasion on which rules hang (a window opens, a link resolves); it changes nothing."""

    __slots__ = ()

    @property
    def subject(self) -> Hashable:
        """Whom the occasion is about."""
        return None


class Option:
    """One thing that a player may decide."""

    __slots__ = ()

    @property
    def subject(self) -> Hashable:
        """Whom the choice is about."""
        return None


@value
class Pass(Option):
    """Declining a decision that may be declined."""


class Ask:
    """A decision: who makes it, whether it may be declined, and what the asking rule itself offers.

    Everything else on offer comes from the rules that `permits` this kind of Ask. A player of
    None is chance. A lone option is taken without asking, but never from chance, nor when it may be
    declined, nor when the decision is `always_asked`. A decision that `admits` options beside those
    is open: nobody could list all of them, and each is ruled on when it is put.
    """

    __slots__ = ()
    optional: ClassVar[bool] = False
    always_asked: ClassVar[bool] = False
    player: Hashable

    def offers(self, g: Inquiry[Any]) -> tuple[Option, ...]:
        """Return the options that the asking rule brings along."""
        return ()

    def admits(self, g: Inquiry[Any], option: Option) -> bool:
        """Whether an option that is not listed is on offer all the same."""
        return False

    @property
    def subject(self) -> Hashable:
        """Whom the decision is about: the player, unless a game says otherwise."""
        return self.player


class Quantity:
    """A number, an order or another answer that rules set; `neutral` is what no rule says."""

    __slots__ = ()
    name: ClassVar[str] = ""
    neutral: ClassVar[Any] = None

    @property
    def key(self) -> str | tuple[str, ...] | None:
        """The row of a clause's data that answers this; None when there is one value only.

        Of a table, the row and the column.
        """
        return None

    @property
    def subject(self) -> Hashable:
        """Whom the quantity is asked for."""
        return self.key


@value
class Then:
    """Schedules a step right after the present one, in the order of yielding."""

    step: Step


@value
class Cut:
    """Abandons what is to come up to the next step of a kind, or of one of several, which stays.

    What other rules would still schedule in the present item is abandoned too; what happens in it
    happens nevertheless. The rule that cuts may schedule something else afterwards.
    """

    to: type[Step] | tuple[type[Step], ...]


@value
class Nothing:
    """What replaces an event by nothing at all."""


@value
class Chose(Event):
    """A player decided; nothing but the record of it."""

    player: Hashable
    option: Option

    @property
    def subject(self) -> Hashable:
        """Whom the choice was about."""
        return self.option.subject


@value
class Replaced(Event):
    """An event was about to happen and did not; what its replacement did instead follows."""

    event: Event

    @property
    def subject(self) -> Hashable:
        """Whom the event would have been about."""
        return self.event.subject


Acts = Generator[Event | Then | Cut | Ask | Nothing, Any, None]
"""The body of a `does` or `instead` rule: a generator of acts; an Ask is sent its answer."""
