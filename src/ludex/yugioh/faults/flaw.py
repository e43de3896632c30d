"""What parts of a card's data are asked for, and what they know of the effect around them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from ludex.kernel import value
from ludex.playing.fault import Keys
from ludex.yugioh.vocabulary import (
    LATER,
    Answered,
    Battles,
    Filter,
    Join,
    WhenBattleDestroyed,
    WhenDestroyedByBattle,
    WhenDestroysByBattle,
    WhenInDamageStep,
    WhenMonsterSummoned,
    WhenSentToGraveyard,
)

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

PLAIN = ("monster-normal", "monster-token")
"""Monsters that have no effects."""

NOT_BY_EFFECTS = (True, "except-by-fusion-summon")
"""What keeps a monster from being Special Summoned by what merely says that."""

MANY = ("you", "opponent", "both")
"""The words for players."""


@value
class Flaw:
    """A fault of a part, as the part sees it: `keys` lead on from where the part stands."""

    keys: Keys
    found: str
    possible: str

    def inside(self, *keys: str | int) -> Flaw:
        """Return the same as seen from further out."""
        return Flaw((*keys, *self.keys), self.found, self.possible)


@value
class Here:
    """Where a part stands: in which effect of which card, among which other cards.

    `before` is what the effect does before it, and `join` how it is tied to that.
    """

    card: CardData
    effect: Effect
    cards: Mapping[str, CardData]
    before: tuple[Verb, ...] = ()
    join: Join = "also"

    @property
    def in_battle(self) -> bool:
        """Whether there is a battle whenever the effect is used."""
        effect = self.effect
        return (
            effect.during is not None
            or (effect.when is not None and effect.when.in_battle)
            or self.battles
        )

    @property
    def battles(self) -> bool:
        """Whether the effect requires that a monster battles."""
        return any(isinstance(each, Battles) for each in self.effect.requires)

    @property
    def in_damage_step(self) -> bool:
        """Whether the effect is used in a Damage Step alone."""
        when = self.effect.when
        return self.effect.during is not None or (when is not None and when.in_damage_step_only)

    @property
    def after_calculation(self) -> bool | None:
        """Whether damage has been calculated whenever it is used, or never has."""
        effect = self.effect
        if isinstance(effect.when, WhenInDamageStep):
            return effect.when.in_damage_step in ("after-damage-calculation", "at-the-end")
        if effect.when is None or effect.when.after_calculation is None:
            return False if effect.during == "damage-calculation" else None
        return effect.when.after_calculation

    def knows(self, word: str) -> bool:
        """Whether what the effect does can be about the monster to which its card is tied."""
        as_equip_card = word == "equipped" and self.effect.from_ == "spell-trap-zone"
        return as_equip_card or self.effect.kind == "unchained"

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
    elif which == "just-summoned" and not isinstance(here.effect.when, WhenMonsterSummoned):
        found = "'just-summoned' without the Summon of a monster"
        yield Flaw(at, found, "'monster-summoned' as 'when'")
    elif which == "destroyed":
        yield from destroyed_nothing("'destroyed'", at, here)
    elif which in ("battled", "your-battler"):
        yield from of_battle(f"'{which}'", at, here)
        yield from has_left(str(which), at, here)
    elif which == "summoned":
        yield from summoned_before("summoned", at, here)
    elif which == "battler" and here.battles:
        yield from has_left(str(which), at, here)
    elif which == "battler" or (which in ("equipped", "bound") and not here.knows(str(which))):
        yield Flaw(
            at,
            f"'{which}' in what an effect does",
            "'battled', 'your-battler', 'this', 'targets' or a filter: only a continuous "
            "effect knows that one, or one that requires 'battles'",
        )


def destroyed_nothing(word: str, at: Keys, here: Here) -> Iterator[Flaw]:
    """Yield that no monster was destroyed on the occasion."""
    when = here.effect.when
    by_battle = isinstance(when, WhenDestroysByBattle | WhenBattleDestroyed)
    if not by_battle and not (isinstance(when, WhenSentToGraveyard) and when.destroyed):
        found = f"{word} where no monster was destroyed"
        by_any = "'sent-to-graveyard' with 'destroyed'"
        yield Flaw(at, found, f"'destroys-by-battle', 'battle-destroyed' or {by_any}, as 'when'")


def summoned_before(word: str, at: Keys, here: Here) -> Iterator[Flaw]:
    """Yield that no verb before has Special Summoned a monster."""
    if not any(verb.name == "special-summon" for verb in here.before):
        found = f"'{word}' with nothing Special Summoned before it"
        yield Flaw(at, found, "a 'special-summon' before it")


def has_left(word: str, at: Keys, here: Here) -> Iterator[Flaw]:
    """Yield that a monster of the battle has gone to the Graveyard by then."""
    when = here.effect.when
    if when is None or not when.loser_has_left:
        return
    if word != "your-battler" or isinstance(when, WhenDestroyedByBattle):
        found = f"'{word}' when a monster has left the battle, and nobody is battled any more"
        yield Flaw(at, found, "an occasion before that, as 'in-damage-step'")


def moved_before(which: object, before: tuple[Verb, ...]) -> Verb | None:
    """Return the verb that has moved the same cards; None if none of them has."""
    return next((verb for verb in before if verb.moves and verb.first == which), None)


def unfallen(result: object, at: Keys, here: Here) -> Iterator[Flaw]:
    """Yield that no coin and no die before comes to this result; of None, that none comes."""
    joins = [*(verb.join for verb in here.before), here.join]
    start = max((n for n, join in enumerate(joins) if join in LATER), default=0)
    results = [one for verb in here.before[start:] for one in verb.results]
    if not results:
        found = "the result of coins or a die, and none before it since the last 'then'"
        yield Flaw(at, found, "'toss' or 'roll' before it")
    elif result is not None and result not in results:
        yield Flaw(at, f"the result '{result}'", listed(map(str, results)))


def at_least(least: int, amount: object, at: Keys) -> Iterator[Flaw]:
    """Yield that a number is too small to mean anything."""
    if isinstance(amount, int) and amount < least:
        yield Flaw(at, f"the number {amount}", f"{least} or more")


def at_most(most: int, amount: object, at: Keys) -> Iterator[Flaw]:
    """Yield that a number is too big to mean anything."""
    if isinstance(amount, int) and amount > most:
        yield Flaw(at, f"the number {amount}", f"{most} or less")


def says_monster(which: Filter, cards: Mapping[str, CardData]) -> bool:
    """Whether a filter means monsters alone."""
    # Who has no file is told elsewhere.
    named = [cards[name].family for name in which.named if name in cards]
    return (
        which.kind == "monster"
        or which.type is not None
        or which.attribute is not None
        or (bool(which.named) and all(family == "monster" for family in named))
    )


def no_token(which: object, at: Keys, here: Here) -> Iterator[Flaw]:
    """Yield that a filter means a Token where no Token ever lies."""
    for index, name in enumerate(which.named if isinstance(which, Filter) else ()):
        named = here.cards.get(name)
        if named is not None and named.kind == "monster-token":
            found = f"'{named.id}', a Token, which lies on the field alone"
            yield Flaw((*at, "named", index), found, "a card")


def off_field(which: object, at: Keys) -> Iterator[Flaw]:
    """Yield that cards in hands and piles are asked how they lie on the field."""
    if not isinstance(which, Filter):
        return
    if which.position is not None:
        yield Flaw((*at, "position"), "'position' of cards that are not on the field", "nothing")
    if which.face == "down":
        yield Flaw((*at, "face"), "'down' of cards that are not on the field", "nothing")


def says_where(which: object, at: Keys) -> Iterator[Flaw]:
    """Yield that a filter means cards wherever they are, in Decks and hands as well."""
    if isinstance(which, Filter) and which.in_ is None:
        yield Flaw(at, "a filter that does not say where, and so means Decks, too", "'in'")
