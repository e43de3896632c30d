"""Effects that nobody would use, or that say what nobody reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, replace

from ludex.playing.fault import Keys
from ludex.yugioh import vocabulary as v
from ludex.yugioh.cards import Effect
from ludex.yugioh.faults.conditions import named, told
from ludex.yugioh.faults.costs import place_of
from ludex.yugioh.faults.filters import highest_elsewhere, in_filters
from ludex.yugioh.faults.flaw import NOT_BY_EFFECTS, Flaw, Here, key, listed, of_battle, parts
from ludex.yugioh.faults.parts import PARTS
from ludex.yugioh.faults.turns import FAST
from ludex.yugioh.rules.spells_traps import STAYING, stays

_USED = ("requires", "targets", "cost", "does", "from_activation")

READ: Mapping[v.EffectKind, tuple[str, ...]] = {
    "activation": ("when", "during", "once", *_USED),
    "trigger": ("when", "optional", "timing", "from_", "during", "once", *_USED),
    "quick": ("when", "optional", "from_", "during", "once", "anyone", *_USED),
    "ignition": ("optional", "from_", "once", "anyone", *_USED),
    "continuous": ("during", "requires", "holds", "lingers"),
    "unchained": ("when", "requires", "does"),
    "maintenance": ("optional", "cost"),
    "own-summon": ("from_", "requires", "cost"),
}
"""What is read of each kind of effect, besides what it `says` and its `kind`."""

MAINTAINS = (v.PayLifePoints, v.DiscardCost, v.TributeCost)
"""What a maintenance effect can cost."""


def of_effect(here: Here) -> Iterator[Flaw]:
    """Yield everything that is wrong with one effect of a card."""
    effect = here.effect
    unread = tuple(_unread(effect))
    for name in unread:
        names = listed(key(one) for one in READ[effect.kind])
        yield Flaw((key(name),), f"'{key(name)}', which is not read of {told(effect)}", names)
    if effect.kind == "trigger" and effect.timing != "when" and not effect.optional:
        found = "'timing' of an effect that is not optional, and so misses none"
        yield Flaw(("timing",), found, "'optional: true' beside it")
    if effect.anyone and effect.from_ == "hand" and "anyone" not in unread:
        yield Flaw(
            ("anyone",), "'anyone' of a card in its player's hand", "another place, as 'from'"
        )
    if effect.during is not None and "during" not in unread:
        yield from _during(here)
    if effect.once is not None and "once" not in unread:
        yield from _once(here)
    yield from _incomplete(here)
    yield from _on_its_card(here)
    yield from _own_summon(here)
    for name, flaws_of in PARTS.items():
        part = getattr(effect, name)
        if part and name not in unread:
            for flaw in flaws_of(part, here):
                yield flaw.inside(key(name))
    yield from in_filters(effect, here)
    yield from highest_elsewhere(effect)
    yield from _twice(effect)


def _once(here: Here) -> Iterator[Flaw]:
    """Yield that it is counted in another way than that kind of effect, or never."""
    effect = here.effect
    others = [other.once for other in here.card.effects if other is not effect]
    if effect.once == "either":
        yield from _either(here)
    elif effect.once == "chain":
        if effect.kind != "quick":
            found = f"'once: chain' of {told(effect)}, which begins one"
            yield Flaw(("once",), found, "'turn', or nothing")
    elif effect.kind in ("activation", "trigger"):
        if effect.once != "turn-by-name":
            found = f"'once: {effect.once}' of {told(effect)}"
            yield Flaw(("once",), found, "'turn-by-name', or nothing")
    elif effect.once == "battle":
        yield from of_battle("'once: battle'", ("once",), here)
    elif effect.once == "turn-either" and effect.once not in others:
        found = "'once: turn-either' of one effect alone"
        yield Flaw(("once",), found, "'turn', or the same of another effect")


def _either(here: Here) -> Iterator[Flaw]:
    """Yield that there is nothing to choose from when the occasion comes."""
    effect = here.effect
    if effect.kind != "trigger" or not effect.optional:
        found = f"'once: either' of {told(effect)} that nobody chooses"
        yield Flaw(("once",), found, "an optional trigger effect, or nothing")
    elif not any(
        other.once == "either" and other.when == effect.when
        for other in here.card.effects
        if other is not effect
    ):
        found = "'once: either' of one effect alone"
        yield Flaw(("once",), found, "another effect like it, with the same 'when'")


def _twice(effect: Effect) -> Iterator[Flaw]:
    """Yield what a list says a second time, where once says it all."""
    for keys, part in parts(replace(effect, does=(), cost=())):
        yield from _repeated(keys, part)
    for index, verb in enumerate(effect.does):
        for keys, part in parts(verb):
            yield from _repeated(("does", index, *keys), part)


def _repeated(keys: Keys, part: object) -> Iterator[Flaw]:
    """Yield what a list says again; gains and halvings add up."""
    several = part if isinstance(part, tuple) else ()
    for index, one in enumerate(several):
        adds_up = isinstance(one, v.Gain | v.HalveAtk)
        if one in several[:index] and not adds_up:
            yield Flaw((*keys, index), "the same a second time", "it once")


def _during(here: Here) -> Iterator[Flaw]:
    """Yield that the occasion never comes in that part of the battle."""
    effect, when = here.effect, here.effect.when
    if when is None:
        return
    never = when.never_in_battle or isinstance(when, v.WhenAttackDeclared)
    if isinstance(when, v.WhenInDamageStep):
        calculation = when.in_damage_step == "during-damage-calculation"
    else:
        calculation = not here.after_calculation
    if never or (effect.during == "damage-calculation" and not calculation):
        found = f"'during: {effect.during}', where '{named(when)}' never comes"
        yield Flaw(("during",), found, "nothing, or another occasion")


def _unread(effect: Effect) -> Iterator[str]:
    for each in fields(effect):
        given = each.default is not MISSING and getattr(effect, each.name) != each.default
        if given and each.name not in READ[effect.kind]:
            yield each.name


def _incomplete(here: Here) -> Iterator[Flaw]:
    """Yield what an effect lacks to be one of its kind."""
    effect = here.effect
    # What costs something to activate may be worth it for what it says while it stays.
    remains = effect.kind == "activation" and effect.cost and stays(here.card)
    deeds = effect.does or effect.from_activation or remains
    answers = isinstance(effect.when, v.Answered)
    match effect.kind:
        case "maintenance":
            if len(effect.cost) != 1 or not isinstance(effect.cost[0], MAINTAINS):
                found = "a maintenance effect that is paid for in another way, or in several"
                yield Flaw(("cost",), found, "one cost, 'pay-life-points', 'discard' or 'tribute'")
            return
        case "continuous":
            if not effect.holds:
                yield Flaw((), "a continuous effect in which nothing holds", "'holds'")
            return
        case "trigger" | "unchained" if effect.when is None:
            yield Flaw((), f"{told(effect)} without an occasion", "'when'")
        case "ignition" if not effect.optional:
            yield Flaw((), "an ignition effect that has to be used", "'optional: true'")
        case "quick" if not (effect.optional or answers):
            found = "a quick effect that has to answer, and no Chain Link that it would"
            possible = "'optional: true', or 'when' with 'card-activated' or 'effect-activated'"
            yield Flaw((), found, possible)
    if not deeds and effect.kind != "own-summon":
        yield Flaw((), f"{told(effect)} that does nothing", "'does' or 'from-activation'")


def _own_summon(here: Here) -> Iterator[Flaw]:
    """Yield that no monster could Summon itself so."""
    if here.effect.kind != "own-summon":
        return
    if here.card.family != "monster":
        yield Flaw(("kind",), f"an own-summon effect of a {here.card.kind}", "a monster")
    elif _comes_otherwise(here):
        found = "an own-summon effect of a card that cannot be Special Summoned"
        yield Flaw(("kind",), found, "nothing")
    if here.effect.from_ not in ("hand", "graveyard"):
        found = "an own-summon effect that does not say from where"
        yield Flaw(("from",), found, "'from: hand' or 'graveyard'")


def _comes_otherwise(here: Here) -> bool:
    """Whether its card cannot be Special Summoned in a way of its own."""
    only = here.card.special_summoned_only_by
    ban = here.card.cannot_be_special_summoned
    never = ban in NOT_BY_EFFECTS or ban == f"from-{here.effect.from_}"
    return never or bool(only and here.card.id not in only)


def _on_its_card(here: Here) -> Iterator[Flaw]:
    """Yield that a kind of effect is never used on its kind of card."""
    card, effect = here.card, here.effect
    if card.family == "monster":
        if effect.kind == "activation":
            names = listed(kind for kind in READ if kind != "activation")
            yield Flaw(("kind",), "the activation of a monster", names)
    elif effect.kind == "activation":
        for name in ("when", "during") if card.kind not in FAST else ():
            if getattr(effect, name) is not None:
                found = f"'{name}' on the activation of a {card.kind}, which answers nothing"
                yield Flaw((name,), found, f"nothing, or another kind of card: {listed(FAST)}")
    elif (card.family, effect.kind) in (("trap", "ignition"), ("spell", "quick")):
        possible = "'quick'" if card.family == "trap" else "'ignition' or 'trigger'"
        yield Flaw(("kind",), f"{told(effect)} of a {card.kind}", possible)
    elif not stays(card):
        gone = f"on a {card.kind}, which does not stay on the field"
        if effect.kind in ("continuous", "unchained", "maintenance"):
            yield Flaw(("kind",), f"{told(effect)} {gone}", f"a card that stays: {listed(STAYING)}")
        elif place_of(here) == "field":
            possible = "'from: graveyard', or another place than the field"
            yield Flaw(("kind",), f"{told(effect)} {gone}", possible)
