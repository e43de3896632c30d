"""What would hold, and never does."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.yugioh.faults.costs import imposed
from ludex.yugioh.faults.equips import binds_itself, equips_itself
from ludex.yugioh.faults.filters import may_be
from ludex.yugioh.faults.flaw import (
    MANY,
    PLAIN,
    Flaw,
    Here,
    at_least,
    at_most,
    key,
    listed,
    says_where,
)
from ludex.yugioh.faults.measures import unmeasured
from ludex.yugioh.faults.touched import never_down, no_monster, out_of_reach, touches_of
from ludex.yugioh.faults.turns import OTHER, turn_of, whose_of
from ludex.yugioh.readings.filters import asks_for_atk
from ludex.yugioh.vocabulary import (
    HOLDS,
    AtkBecomes,
    Battles,
    Cannot,
    Condition,
    Costs,
    CountsAs,
    DestroyedWhenDrawn,
    Filter,
    Gain,
    Hold,
    LowerLevel,
    MayTribute,
    Must,
    Negated,
    NegatesTargeting,
    OfMonster,
    OriginalBecomes,
    ThisIs,
    Until,
    Whose,
)


def continuous(what: Hold, here: Here) -> Iterator[Flaw]:
    """Yield what keeps a continuous effect from letting something hold."""
    if not what.by_face_up:
        names = listed(kind.name for kind in HOLDS if kind.by_face_up)
        yield Flaw((what.name,), f"'{what.name}' in a continuous effect", names)
        return
    yield from _of_whom(what)
    yield from _no_effects(what, here)
    yield from _face_up(what, here)
    yield from _in_turn(what, here)
    if not what.matters_in_damage_step:
        found = f"'{what.name}', which makes no difference in a"
        if here.effect.during is not None:
            yield Flaw((what.name,), f"{found} Damage Step", "an effect without 'during'")
        elif any(isinstance(one, Battles) for one in here.effect.requires):
            yield Flaw((what.name,), f"{found} battle", "'requires' without 'battles'")
    if not what.matters_after_calculation and any(
        isinstance(one, Battles) and one.lost for one in here.effect.requires
    ):
        found = f"'{what.name}' once a monster is destroyed by battle, when it comes too late"
        yield Flaw((what.name,), found, "'requires' without 'lost'")
    yield from _amount(what)
    if what.before_atk and _goes_by_atk(what.whom, here.effect.requires):
        found = f"'{what.name}' that goes by ATK, which is worked out from it"
        yield Flaw((what.name,), found, "a filter and conditions that do not ask for ATK")
    if what.of_this_alone:
        yield from _of_this_alone(what, here)
    if isinstance(what, CountsAs) and what.counts_as == here.card.id:
        yield Flaw((what.name,), "the name that this card has anyway", "that of another card")
    if here.effect.lingers and not (what.told and what.of_face_up):
        names = listed(kind.name for kind in HOLDS if kind.told and issubclass(kind, OfMonster))
        yield Flaw((what.name,), f"'{what.name}' that lingers", names)


def _amount(what: Hold) -> Iterator[Flaw]:
    """Yield what keeps a continuous effect from giving or taking so much."""
    if isinstance(what, Gain):
        yield from _gain(what)
    elif isinstance(what, LowerLevel):
        yield from _levels(what)
    elif isinstance(what, Costs):
        yield from imposed(what)
    elif isinstance(what, NegatesTargeting):
        for index, number in enumerate(what.if_rolled):
            yield from at_least(1, number, ("if-rolled", index))
            yield from at_most(6, number, ("if-rolled", index))


def _levels(what: LowerLevel) -> Iterator[Flaw]:
    """Yield what keeps Levels from being lower by so many."""
    yield from at_least(1, what.by, ("by",))
    whom = what.whom
    if isinstance(whom, Filter) and (whom.level_at_least or whom.level_at_most):
        found = f"'{what.name}' that goes by Levels, which are worked out from it"
        yield Flaw((what.name,), found, "a filter that does not ask for Levels")


def _gain(what: Gain) -> Iterator[Flaw]:
    """Yield what keeps a continuous effect from giving so much."""
    if isinstance(what.atk, str):
        found = f"'{what.atk}' in a continuous effect"
        yield Flaw(("atk",), found, "a number: only what an effect brings about is measured")
    yield from _of_nothing(what)
    for index, which in enumerate(what.for_each):
        yield from says_where(which, ("for-each", index))
        if asks_for_atk(which):
            found = "cards counted by their ATK, which is worked out from it"
            yield Flaw(("for-each", index), found, "a filter that does not ask for ATK")


def _face_up(what: Hold, here: Here) -> Iterator[Flaw]:
    """Yield what is wrong with the cards of which a face-up card would let something hold."""
    whom, at = what.whom, (what.whom_key,)
    if isinstance(whom, Filter) and not (whom.in_ == "hand" and what.reaches_hands):
        yield from out_of_reach(whom, at, here, touches_of(what), told=True)
    if what.of_face_up:
        yield from never_down(whom, at, here)
    if whom == "this" and not what.of_players:
        yield from no_monster(at, here, touches_of(what))
    if isinstance(whom, str) and whom not in (*MANY, "this", "battler", "equipped", "bound"):
        possible = "'this', 'battler', 'equipped', 'bound' or a filter"
        yield Flaw(at, f"'{whom}' in a continuous effect", possible)
    if what.of_yours and isinstance(whom, Filter) and whom.whose == "opponent":
        yield Flaw((*at, "whose"), "cards of the opponent, of which it is not read", "'you'")
    if whom == "equipped" and not equips_itself(here.card):
        found = "'equipped' of a card that is equipped to nothing"
        yield Flaw(at, found, "an effect with 'equip: this', or another card")
    if whom == "bound" and not binds_itself(here.card):
        found = "'bound' of a card that is bound to nothing"
        yield Flaw(at, found, "an effect with 'bind: this', or another card")
    if whom == "battler" and not any(isinstance(one, Battles) for one in here.effect.requires):
        yield Flaw(at, "'battler' without a battle that is required", "'battles' in 'requires'")
    yield from _in_defense(what, here)
    if isinstance(what, Negated) and (
        whom == "this" or (isinstance(whom, Filter) and may_be(whom, here))
    ):
        yield Flaw(
            at, "a card that negates itself", "'other: true', or a filter that does not mean it"
        )
    yield from _by_name(what)


def _by_name(what: Hold) -> Iterator[Flaw]:
    """Yield that it negates by names, which themselves hang on what is negated."""
    if isinstance(what, Negated) and isinstance(what.whom, Filter):
        for name in ("named", "not_named"):
            if getattr(what.whom, name):
                found = f"'{what.name}' that goes by names, which hang on what is negated"
                yield Flaw((what.whom_key, key(name)), found, "a filter without names")


def from_activation(what: Hold, here: Here) -> Iterator[Flaw]:
    """Yield what keeps something from holding from an activation on: only one thing is told so."""
    if what != Cannot("conduct-battle-phase", "you"):
        found = f"'{what.name}' from the activation on"
        yield Flaw((what.name,), found, "'cannot: conduct-battle-phase' with 'for: you'")
    else:
        yield from _in_turn(what, here)


def brought_about(what: Hold, until: Until, here: Here, *, later: bool) -> Iterator[Flaw]:
    """Yield what keeps the verb `hold` from bringing something about."""
    if not (what.told and what.by_verbs):
        names = listed(kind.name for kind in HOLDS if kind.told and kind.by_verbs)
        found = f"'{what.name}', which only continuous effects can let hold"
        yield Flaw((what.name,), found, names)
        return
    if not what.is_true(until, of_card=not (later and isinstance(what.whom, Filter))):
        found = f"'{what.name}' of these and until then, for which the log has no words"
        yield Flaw((what.name,), found, what.told_only)
        return
    yield from _of_whom(what)
    yield from _no_effects(what, here)
    yield from _in_turn(what, here)
    if isinstance(what, DestroyedWhenDrawn):
        yield from _of_drawn(what)
    if isinstance(what, Gain):
        yield from _of_nothing(what)
        if what.for_each:
            found = "'for-each' of what an effect brings about"
            yield Flaw(("for-each",), found, "a number: only continuous effects count anew")
    yield from _numbers(what, here, later=later)
    if later:
        if not isinstance(what.whom, Filter):
            at = (what.whom_key,)
            yield Flaw(at, f"'{what.whom}' with 'and-later'", "a filter, which cards come to meet")
        yield from _later(what, until)


def _numbers(what: Hold, here: Here, *, later: bool) -> Iterator[Flaw]:
    """Yield what keeps the numbers that an effect brings about from being known."""
    for name in ("atk", "def_") if isinstance(what, Gain | OriginalBecomes | AtkBecomes) else ():
        amount, at = getattr(what, name, None), (key(name),)
        if later and isinstance(amount, str):
            yield Flaw(at, f"'{amount}' of monsters that come later", "a number")
        else:
            yield from unmeasured(amount, at, here, its=True)
        if not isinstance(what, Gain):
            yield from at_least(0, amount, at)


def _of_drawn(what: DestroyedWhenDrawn) -> Iterator[Flaw]:
    """Yield that it asks where cards lie that have just been drawn."""
    for name in ("in_", "whose", "face", "position"):
        if getattr(what.destroyed_when_drawn, name) is not None:
            found = f"'{key(name)}' of cards that have just been drawn"
            yield Flaw((what.name, key(name)), found, "nothing")


def _of_whom(what: Hold) -> Iterator[Flaw]:
    """Yield that something of players is said of cards, or the other way round."""
    whom, at = what.whom, (what.whom_key,)
    if what.of_players != (whom in MANY):
        told = f"'{whom}'" if isinstance(whom, str) else "a filter"
        possible = listed(MANY) if what.of_players else "cards: 'this', 'targets' or a filter"
        yield Flaw(at, f"{told}, of whom this does not hold", possible)


def _in_turn(what: Hold, here: Here) -> Iterator[Flaw]:
    """Yield that it makes no difference in the turn in which it holds, or to those of one's own."""
    turn, whose = turn_of(here), whose_of(what.whom, here)
    matters: Whose | None = None
    match what.matters_in_turn_of:
        case "you":
            matters = "you"
        case "its-player":
            matters = whose
        case "opponent-of-its-player":
            matters = OTHER.get(whose)
    if turn is not None and matters not in (None, turn):
        found = f"'{what.name}', which makes no difference in the turn of '{turn}'"
        yield Flaw((what.name,), found, f"the turn of '{matters}'")
    if isinstance(what, MayTribute) and whose == "you" and not what.first:
        found = "monsters that you control, which you may Tribute anyway"
        yield Flaw((what.whom_key,), found, "'first: true', or monsters of your opponent")


def _no_effects(what: Hold, here: Here) -> Iterator[Flaw]:
    """Yield that the effects of a card would be negated that has none."""
    targets = here.effect.targets
    which = targets.of if what.whom == "targets" and targets is not None else what.whom
    for slug in which.named if isinstance(which, Filter) else ():
        named = here.cards.get(slug)
        if isinstance(what, Negated) and named is not None and named.kind in PLAIN:
            found = f"'{slug}', a {named.kind}, which has no effects"
            yield Flaw((what.name,), found, "a card that has effects")


def _in_defense(what: Hold, here: Here) -> Iterator[Flaw]:
    """Yield that it is about attacks of monsters in Defense Position, which declare none."""
    attacks = isinstance(what, Must) or (isinstance(what, Cannot) and what.cannot == "attack")
    if not attacks:
        return
    at, found = (what.whom_key,), "monsters in Defense Position, which declare no attack"
    if isinstance(what.whom, Filter) and what.whom.position == "defense":
        yield Flaw((*at, "position"), found, "'attack', or nothing")
    required = (one.this_is.position for one in here.effect.requires if isinstance(one, ThisIs))
    if what.whom == "this" and "defense" in required:
        yield Flaw(at, found, "'requires' without 'position: defense'")


def _later(what: Hold, until: Until) -> Iterator[Flaw]:
    if what.names_a_card(until):
        names = listed(
            dict.fromkeys(kind.name for kind in HOLDS if any(map(_names_none, kind.told.values())))
        )
        yield Flaw((what.name,), f"'{what.name}' with 'and-later', of no one card", names)
    elif (what.before_atk or isinstance(what, Gain)) and _goes_by_atk(what.whom, ()):
        found = f"'{what.name}' that goes by ATK, which is worked out from it"
        yield Flaw((what.name,), found, "a filter that does not ask for ATK")


def _names_none(sentence: str) -> bool:
    return "{card}" not in sentence


def _of_this_alone(what: Hold, here: Here) -> Iterator[Flaw]:
    if what.whom != "this":
        yield Flaw((what.whom_key,), "another card than this very one", "'this'")
    if here.effect.requires or here.effect.during:
        found = f"'{what.name}' that holds only sometimes"
        yield Flaw((what.name,), found, "an effect without 'requires' and 'during'")


def _of_nothing(what: Gain) -> Iterator[Flaw]:
    if what.atk == 0 and what.def_ == 0:
        yield Flaw(("gain",), "a gain of nothing", "'atk' or 'def'")


def _goes_by_atk(whom: object, requires: tuple[Condition, ...]) -> bool:
    if isinstance(whom, Filter) and asks_for_atk(whom):
        return True
    return any(_asks(condition) for condition in requires)


def _asks(condition: Condition) -> bool:
    weaker = isinstance(condition, Battles) and condition.weaker
    looks = (getattr(condition, name, None) for name in condition.__dataclass_fields__)
    return weaker or any(isinstance(which, Filter) and asks_for_atk(which) for which in looks)
