"""Standard battles: positions from which a card, with whatever its text names, goes into battle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import chain, islice
from typing import Any, Literal, get_args

from ludex.kernel import value
from ludex.yugioh.cards import CardData
from ludex.yugioh.examples import AttackWith, Holdings, PutCard, Start, Turn, Who
from ludex.yugioh.identity import home_of
from ludex.yugioh.quantities import EffectClass
from ludex.yugioh.readings.effect_classes import class_of
from ludex.yugioh.verbs.place_counter import PlaceCounter
from ludex.yugioh.vocabulary import (
    Answered,
    Attribute,
    Battles,
    Counter,
    Filter,
    WhenSentToGraveyard,
)

ASKED, ATTACKER, TARGET = "asked", "attacker", "target"
"""What the card that is asked about, and the monsters that fight, are called there."""

Cards = Mapping[str, CardData]
Place = Literal["fights", "hidden", "beside", "hand", "graveyard", "set", "face-up", "equipped"]
"""Where the card lies: it fights, face-up or `hidden`, or it lies beside those that do."""

Lies = Literal["attacks", "defends", "down"]
"""How a monster lies: in Attack Position, or face-up or face-down in Defense Position."""

_MOMENTS: tuple[EffectClass, ...] = (
    "at-the-start",
    "before-damage-calculation",
    "after-damage-calculation",
    "destroyed-by-battle",
    "at-the-end",
)
"""Effects of which there is one to answer in each of the sub-steps."""

_DESTROYING: tuple[EffectClass, ...] = ("flip", "battle-damage", *_MOMENTS)
"""Those among which there are some that destroy."""


@value
class Battle:
    """A position, whose card is `asked` about in it, and whether the attack there is direct."""

    start: Start
    asked: str
    direct: bool

    @property
    def attack(self) -> AttackWith:
        """What brings the battle about."""
        return AttackWith(ATTACKER, "A", None if self.direct else TARGET)


def answers(card: CardData) -> bool:
    """Whether a card answers what others activate."""
    effects = (isinstance(each.when, Answered) for each in card.effects)
    return card.kind == "trap-counter" or any(effects)


def battles(card: CardData, cards: Cards) -> Iterator[Battle]:
    """Yield the battles in which a card is asked about: it wins, loses, is hidden, or fights none.

    Cards that its text means lie everywhere, except in the last battle for each place. One that
    answers others gets something to answer: Set cards of the opponent, and monsters.
    What answers destruction fights monsters that destroy, in every position.
    """
    ranked = sorted(cards.values(), key=lambda one: (len(one.effects), one.id))
    normal = sorted((c for c in ranked if c.kind == "monster-normal"), key=lambda c: c.atk or 0)
    weak, middling, strong = normal[0], normal[len(normal) // 2], normal[-1]
    kin = _kin(card, ranked)
    around = _around((*kin, middling))
    against = chain.from_iterable(islice(_like(one, ranked), 1) for one in _against(card))
    others, begun = [weak, strong, *against], tuple[str, ...]()
    if answers(card):
        others += _monsters_to_answer(ranked)
        begun = tuple(one.id for one in _cards_to_answer(ranked))
    destroyers = list(_destroyers(ranked)) if _answers_destruction(card) else []
    fighters = [one for one in kin if one.family == "monster"][:2] or [middling]
    for place in _places(card):
        for mine in [card] if place in ("fights", "hidden") else fighters:
            own = _counters(card) if place == "fights" else ()
            sides = _Sides(card, place, mine, around, replace(around, set=begun), own)
            for owner in sides.owners:
                for other in others:
                    yield sides.battle(owner, other)
                for other in destroyers:
                    yield sides.battle(owner, other, lies="down")
                    yield sides.battle(owner, other, lies="defends")
                yield sides.battle(owner, weak, lies="down")
                yield sides.battle(owner, weak, lies="defends")
                if owner == "A" or mine is not card:
                    yield sides.battle(owner, None)
                bare = replace(sides, around=Holdings(), theirs=Holdings(), counters=())
                yield bare.battle(owner, strong)


def _places(card: CardData) -> Iterator[Place]:
    """Yield where a card can be when it is used, or acts."""
    if card.family != "monster":
        yield "equipped" if card.icon == "equip" else "set"
        if card.icon in ("continuous", "field"):
            yield "face-up"
        return
    froms = {each.from_ for each in card.effects}
    if "hand" in froms:
        yield "hand"
    if "graveyard" in froms:
        yield "graveyard"
    if froms - {"hand", "graveyard"}:
        yield "fights"
        if any(class_of(card, each) == "flip" for each in card.effects):
            yield "hidden"
        if any(each.kind in ("quick", "continuous") for each in card.effects):
            yield "beside"


def _kin(card: CardData, cards: Sequence[CardData]) -> tuple[CardData, ...]:
    """Return for each filter in the text of a card the plainest card that it means."""
    found = (islice(_like(one, cards), 1) for one in _filters(card))
    return tuple(dict.fromkeys(chain.from_iterable(found)))


def _filters(said: Any) -> Iterator[Filter]:
    if isinstance(said, Filter):
        yield said
    elif isinstance(said, tuple):
        for each in said:
            yield from _filters(each)
    elif is_dataclass(said):
        for each in fields(said):
            yield from _filters(getattr(said, each.name))


def _against(card: CardData) -> Iterator[Filter]:
    """Yield the filters of the monsters that a card wants to battle."""
    for effect in card.effects:
        for one in effect.requires:
            if isinstance(one, Battles) and one.against is not None:
                yield one.against


def _like(which: Filter, cards: Iterable[CardData]) -> Iterator[CardData]:
    """Yield the cards that a filter means, as far as what is printed tells."""
    kinds = ("spell", "trap") if which.kind == "spell-or-trap" else (which.kind,)
    for card in cards:
        if (
            home_of(card.kind) == "main-deck"
            and (which.kind is None or card.family in kinds)
            and (which.icon is None or card.icon == which.icon)
            and (which.type is None or card.type in which.type)
            and (which.attribute is None or card.attribute in which.attribute)
            and (which.level_at_most is None or 0 < (card.level or 0) <= which.level_at_most)
            and (card.level or 0) >= (which.level_at_least or 0)
            and (which.atk_at_most is None or (card.atk or 0) <= which.atk_at_most)
            and (card.atk or 0) >= (which.atk_at_least or 0)
            and (which.def_at_most is None or (card.def_ or 0) <= which.def_at_most)
            and (which.series is None or which.series in card.series)
            and (not which.named or card.id in which.named)
            and card.id not in which.not_named
        ):
            yield card


def _declared(card: CardData) -> tuple[Attribute, ...]:
    """Return the Attributes that were declared for a monster, which are all that could be."""
    return get_args(Attribute) if card.declares_attributes else ()


def _counters(card: CardData) -> tuple[Counter, ...]:
    """Return the counters that an effect of a monster places on it."""
    placed = (verb for each in card.effects for verb in each.does)
    own = (verb for verb in placed if isinstance(verb, PlaceCounter) and verb.on == "this")
    return tuple(dict.fromkeys(verb.place_counter for verb in own))


def _monsters_to_answer(cards: Sequence[CardData]) -> Iterator[CardData]:
    """Yield monsters whose effects begin a Chain, one for each moment."""
    for moment in _MOMENTS:
        yield from islice((c for c in cards if _begins(c, "trigger", moment)), 1)


def _answers_destruction(card: CardData) -> bool:
    """Whether a card answers what would destroy."""
    whens = (each.when for each in card.effects)
    return any(isinstance(w, Answered) and (w.would or "").startswith("destroy") for w in whens)


def _destroyers(cards: Sequence[CardData]) -> Iterator[CardData]:
    """Yield monsters whose effects begin a Chain and would destroy, one for each moment."""
    for moment in _DESTROYING:
        yield from islice((c for c in cards if _begins(c, "trigger", moment, "destroy")), 1)


def _cards_to_answer(cards: Sequence[CardData]) -> Iterator[CardData]:
    """Yield Spells and Traps that the Damage Step admits, or that wait for what comes of it."""
    for kind in ("spell-quick-play", "trap-normal"):
        for moment in ("spell-trap-changes-atk-def", "battle-damage"):
            found = (c for c in cards if c.kind == kind and _begins(c, "activation", moment))
            yield from islice(found, 1)
    after = (c for c in cards if any(isinstance(e.when, WhenSentToGraveyard) for e in c.effects))
    traps = (card for card in after if card.kind == "trap-normal")
    # Best one that targets, which more can answer.
    yield from sorted(traps, key=lambda card: not any(e.targets for e in card.effects))[:1]


def _begins(card: CardData, kind: str, moment: str, deed: str | None = None) -> bool:
    """Whether a card has an effect of a kind and a class, and one that does a certain thing."""
    return any(
        each.kind == kind
        and class_of(card, each) == moment
        and (deed is None or any(verb.name == deed for verb in each.does))
        for each in card.effects
    )


def _around(kin: Sequence[CardData]) -> Holdings:
    """Return what lies around."""
    every = tuple(one.id for one in kin)
    return Holdings(
        deck=every * 2,
        hand=every,
        graveyard=every,
        monsters=tuple(one.id for one in kin if one.family == "monster")[:2],
        set=tuple(one.id for one in kin if one.family != "monster")[:1],
    )


@value
class _Sides:
    """A card in a place, the monster that fights on its side, and what else the players have."""

    card: CardData
    place: Place
    mine: CardData
    around: Holdings
    theirs: Holdings
    counters: tuple[Counter, ...]
    """Those that lie on the monster that fights."""

    @property
    def owners(self) -> tuple[Who, ...]:
        """Whose it may be: A attacks, B is attacked."""
        return ("B",) if self.place == "hidden" else ("A", "B")

    def battle(self, owner: Who, other: CardData | None, lies: Lies = "attacks") -> Battle:
        """Return a battle with another monster, which `lies` so as a target, or a direct attack."""
        attacks = owner == "A"
        label, against = (ATTACKER, TARGET) if attacks else (TARGET, ATTACKER)
        own_lies: Lies = "down" if self.place == "hidden" else "attacks" if attacks else lies
        lying = _lying(self.mine, label, own_lies)
        mine = [replace(lying, counters=self.counters, declared=_declared(self.mine))]
        theirs = [_lying(other, against, lies if attacks else "attacks")] if other else []
        if other is None and not attacks:
            mine, theirs = [], [_lying(self.mine, ATTACKER)]
        fights = self.place in ("fights", "hidden")
        own = _held(self.around, mine)
        seats: dict[Who, Holdings] = {
            owner: own if fights else self._with(own, label),
            "B" if attacks else "A": _held(self.theirs, theirs),
        }
        start = Start(turn=Turn(phase="battle"), seats=seats)
        return Battle(start, label if fights else ASKED, other is None)

    def _with(self, held: Holdings, fighter: str) -> Holdings:
        """Return what a player holds, with the card where it lies."""
        card = PutCard(self.card.id, as_=ASKED)
        if self.place == "equipped":
            return replace(held, spells=(replace(card, equipped_to=fighter),))
        if self.place == "face-up" and self.card.icon == "field":
            return replace(held, field_zone=card)
        key = {"beside": "monsters", "face-up": "spells"}.get(self.place, self.place)
        changed: dict[str, Any] = {key: (*getattr(held, key), card)}
        return replace(held, **changed)


def _held(around: Holdings, fight: Sequence[PutCard]) -> Holdings:
    """Return what a player holds whose monsters fight; without one there are no others."""
    return replace(around, monsters=(*fight, *around.monsters) if fight else ())


def _lying(card: CardData, label: str, lies: Lies = "attacks") -> PutCard:
    return PutCard(
        card.id,
        as_=label,
        face="down" if lies == "down" else None,
        position=None if lies == "attacks" else "defense",
    )
