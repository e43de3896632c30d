"""What parts of a card's data are asked for, and what they know of the effect around them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any

from ludex.playing.fault import Keys
from ludex.yugioh.vocabulary import Answered, Battles, Filter

if TYPE_CHECKING:
    from ludex.yugioh.cards import CardData, Effect
    from ludex.yugioh.verbs.verb import Verb

FIELD_AND_PILES = (
    "graveyard",
    "banished",
    "field",
    "monster-zone",
    "spell-trap-zone",
    "field-zone",
)
"""Places whose cards everybody knows."""

MANY = ("you", "opponent", "both")
"""The words for players."""

ITS = ("twice-its-atk", "half-its-original-atk")
"""The measures of whatever monster something comes to hold of."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """A fault of a part, as the part sees it: `keys` lead on from where the part stands."""

    keys: Keys
    found: str
    possible: str

    def inside(self, *keys: str | int) -> Flaw:
        """Return the same as seen from further out."""
        return Flaw((*keys, *self.keys), self.found, self.possible)


@dataclass(frozen=True, slots=True)
class Here:
    """Where a part stands: in which effect of which card, among which other cards.

    `before` is what the effect does before it.
    """

    card: CardData
    effect: Effect
    cards: Mapping[str, CardData]
    before: tuple[Verb, ...] = ()

    @property
    def in_battle(self) -> bool:
        """Whether there is a battle whenever the effect is used."""
        effect = self.effect
        return (
            effect.during is not None
            or (effect.when is not None and effect.when.in_battle)
            or any(isinstance(each, Battles) for each in effect.requires)
        )

    @property
    def tells_damage(self) -> bool:
        """Whether the occasion tells of an amount of damage."""
        return self.effect.when is not None and self.effect.when.tells_damage

    @property
    def answers(self) -> bool:
        """Whether the effect answers a Chain Link."""
        return isinstance(self.effect.when, Answered)


def key(name: str) -> str:
    """Return the key of a field in a card file."""
    return name.rstrip("_").replace("_", "-")


def listed(words: Iterable[str]) -> str:
    """Return several words as one of which is possible."""
    quoted = [f"'{word}'" for word in words]
    return " or ".join(part for part in (", ".join(quoted[:-1]), *quoted[-1:]) if part)


def parts(value: Any, keys: Keys = ()) -> Iterator[tuple[Keys, Any]]:
    """Yield a value and everything in it, each with the way to it."""
    yield keys, value
    if is_dataclass(value):
        for each in fields(value):
            yield from parts(getattr(value, each.name), (*keys, key(each.name)))
    elif isinstance(value, tuple):
        for index, each in enumerate(value):
            yield from parts(each, (*keys, index))


def of_battle(what: str, at: Keys, here: Here) -> Iterator[Flaw]:
    """Yield that something of a battle is said of an effect that may be used without one."""
    if not here.in_battle:
        possible = "an occasion of one, 'during', or 'battles' in 'requires'"
        yield Flaw(at, f"{what} in an effect that is not of a battle", possible)


def meant(which: object, at: Keys, here: Here) -> Iterator[Flaw]:
    """Yield what keeps the cards from being there that a verb is about."""
    if which == "targets" and here.effect.targets is None:
        yield Flaw(at, "'targets' in an effect that takes none", "'targets' beside 'does'")
    elif which == "negated-card" and not any(verb.name == "negate" for verb in here.before):
        yield Flaw(at, "'negated-card' with nothing negated before it", "a 'negate' before it")
    elif which in ("battled", "your-battler"):
        yield from of_battle(f"'{which}'", at, here)
    elif which == "battler":
        yield Flaw(
            at,
            "'battler' in what an effect does",
            "'battled', 'your-battler', 'this', 'targets' or a filter: only a continuous "
            "effect knows the battler of its condition",
        )


def unmeasured(amount: object, at: Keys, here: Here, *, its: bool = False) -> Iterator[Flaw]:
    """Yield what keeps a number from being known; `its` where it may be of a monster."""
    if amount == "damage-taken" and not here.tells_damage:
        yield Flaw(
            at,
            "'damage-taken' without an occasion that tells of damage",
            "'took-damage', 'inflicted-battle-damage', or 'summoned' with 'after', as 'when'",
        )
    elif amount == "atk-of-battled":
        yield from of_battle(f"'{amount}'", at, here)
    elif amount == "atk-of-target" and here.effect.targets is None:
        yield Flaw(at, "'atk-of-target' in an effect that takes none", "'targets' beside 'does'")
    elif amount in ITS and not its:
        yield Flaw(at, f"'{amount}', and no monster whose it is", "another measure, or a number")


def at_least(least: int, amount: object, at: Keys) -> Iterator[Flaw]:
    """Yield that a number is too small to mean anything."""
    if isinstance(amount, int) and amount < least:
        yield Flaw(at, f"the number {amount}", f"{least} or more")


def says_monster(which: Filter, cards: Mapping[str, CardData]) -> bool:
    """Whether a filter means monsters alone."""
    named = cards.get(which.name) if which.name is not None else None
    return (
        which.kind == "monster"
        or which.type is not None
        or which.attribute is not None
        or (named is not None and named.family == "monster")
        or (which.name is not None and named is None)  # who has no file is told elsewhere
    )


def says_where(which: object, at: Keys) -> Iterator[Flaw]:
    """Yield that a filter means cards wherever they are, in Decks and hands as well."""
    if isinstance(which, Filter) and which.in_ is None:
        yield Flaw(at, "a filter that does not say where, and so means Decks, too", "'in'")
