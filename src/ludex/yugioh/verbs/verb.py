"""What every verb is: one record of its data, what it does, and what may come of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, fields
from typing import ClassVar, Literal

from ludex.kernel import Event, value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.faults.flaw import Flaw, Here, meant, of_battle, unfallen
from ludex.yugioh.faults.touched import Touches, untouched
from ludex.yugioh.quantities import EffectClass
from ludex.yugioh.readings.finding import found
from ludex.yugioh.table.board import About, Card, Link, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing
from ludex.yugioh.vocabulary import Filter, Join, Later, MonsterValues, Zone

Fell = Literal["right", "wrong"] | int
"""What coins or a die come to: heads, or the number; a coin that is called, right or wrong."""

VERBS: dict[str, type[Verb]] = {}
"""Every verb, by the key under which card files have it."""


@value
class Verb:
    """Something that an effect does; `join` ties it to the verb before it.

    `at` puts it off until the End Phase of the turn in which the effect resolves.

    `if_fell` are the results of the coins or the die before it with which alone it is done.
    Defining a subclass is all it takes: card files, schemas and reports know it by its first field.
    """

    facts: ClassVar[tuple[type[Event], ...]] = ()
    """What may come of it; `special_summons` and `changes_atk_def` are what cards ask about it."""
    special_summons: ClassVar[bool] = False
    touches: ClassVar[Touches | None] = None
    """Which cards it can be about, where its first key says which."""
    moves: ClassVar[Zone | None] = None
    """Where it moves cards; a verb after it can ask which card it has moved."""
    only_once: ClassVar[bool] = False
    """Whether nothing is left to do for the same verb after it."""
    reaches_hands: ClassVar[bool] = False
    """Whether it can be about cards in hands, of a filter or the one whose effect was negated."""
    name: ClassVar[str] = ""
    """The key under which card files have it."""

    join: Join = field(default="also", kw_only=True)
    at: Later | None = field(default=None, kw_only=True)
    if_fell: tuple[Fell, ...] = field(default=(), kw_only=True)

    def __init_subclass__(cls) -> None:
        """Put the verb on record."""
        if not cls.facts:
            raise TypeError(f"{cls.__name__} names no facts that may come of it")
        cls.name = next(iter(cls.__annotations__)).replace("_", "-")
        VERBS[cls.name] = cls

    @property
    def names(self) -> tuple[str, ...]:
        """By what it is counted."""
        return (self.name,)

    @property
    def changes_atk_def(self) -> bool:
        """Whether it changes ATK or DEF."""
        return False

    @property
    def makes_monster(self) -> MonsterValues | None:
        """What it makes of its card, where that is no monster by itself."""
        return None

    @property
    def results(self) -> tuple[Fell, ...]:
        """What may come of it, where that is left to chance."""
        return ()

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Do it; `on.done` tells afterwards whether anything was done."""
        raise NotImplementedError

    @property
    def negates(self) -> bool:
        """Whether it negates activations or effects."""
        return False

    @property
    def first(self) -> object:
        """What its first key says: cards, where it is about any."""
        return getattr(self, fields(self)[len(fields(Verb))].name)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether it has anything to work on as things stand; targets are looked at elsewhere."""
        which = self.first
        return not isinstance(which, Filter) or any(
            found(g, which, you, this, against=about.against)
        )

    def looks_at(self) -> Iterator[Filter]:
        """Yield which cards it is about, besides those that its effect targets."""
        for each in fields(self):
            value = getattr(self, each.name)
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, Filter):
                    yield one

    def refuses_target(self, g: Asked, this: Uid, card: Card) -> Sequence[str]:
        """Return who keeps an effect of `this` card from being about another, if anybody does."""
        return ()

    def flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield what keeps an effect of a card from doing this as it is told."""
        if self.join != "also" and not here.before:
            yield Flaw(("join",), f"'{self.join}' of the first thing done", "nothing")
        if any(self._done_by(verb) for verb in here.before):
            yield Flaw((self.name,), f"'{self.name}' of the same a second time", "one of them")
        yield from meant(self.first, (self.name,), here)
        if self.touches is not None:
            yield from untouched(
                self.first, (self.name,), here, self.touches, in_hand=self.reaches_hands
            )
        for index, result in enumerate(self.if_fell):
            yield from unfallen(result, ("if-fell", index), here)
        if self.at == "after-damage-calculation":
            yield from _too_late(here)
        yield from self.own_flaws(here)

    def _done_by(self, verb: Verb) -> bool:
        """Whether a verb before leaves nothing to do for this one."""
        same = isinstance(self.first, str) and self.first == verb.first
        fixed = self.touches is not None and same and not self.moves
        return type(verb) is type(self) and (self.only_once or fixed)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield what this very verb asks for besides."""
        yield from ()

    def of_several(self, here: Here) -> bool:
        """Whether it may move more than one card."""
        first, targets = self.first, here.effect.targets
        if first == "targets":
            return targets is not None and targets.count > 1
        return isinstance(first, Filter) or (isinstance(first, int) and first > 1)

    def would_destroy(self, g: Asked, link: Link) -> Iterable[Card]:
        """Return the cards that it would destroy, were its Chain Link to resolve now."""
        return ()

    def would_damage(self, g: Asked, link: Link) -> Iterable[Player]:
        """Return the players on whom it would inflict damage, were its Chain Link to resolve."""
        return ()

    def in_damage_step(self, *, monster: bool) -> EffectClass | None:
        """Return the class of effect that it makes of a monster's effect, or of another card's."""
        if not self.changes_atk_def:
            return None
        return "monster-changes-atk-def" if monster else "spell-trap-changes-atk-def"


def _too_late(here: Here) -> Iterator[Flaw]:
    """Yield that no damage is calculated later on when the effect resolves."""
    yield from of_battle("'after-damage-calculation'", ("at",), here)
    if here.in_battle and here.after_calculation:
        found = "'after-damage-calculation' when damage has been calculated"
        yield Flaw(("at",), found, "nothing")
