"""TCG-10: the Damage Step, its sub-steps, and what each of them admits."""

from __future__ import annotations

from ludex.kernel import Acts, Then
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate, MayActivate, PutOnChain
from ludex.yugioh.decisions.refusable import Affecting, Choosing, Contribution, GoingOnChain
from ludex.yugioh.facts import (
    Banished,
    DamageCalculated,
    Destroyed,
    FlippedByAttack,
    NoLongerHolds,
    SentAfterBattle,
    SubStepBegan,
    Triggered,
)
from ludex.yugioh.moments.battle import DamageStepEnds, StepBegins, SubStepBegins, SubStepEnds
from ludex.yugioh.moments.duel import Activating, Aftermath, Answers
from ludex.yugioh.quantities import Admits, ChainsByChoice, Occurrence, SubSteps
from ludex.yugioh.readings.activating import effect_in, effect_number, effects_of_kind
from ludex.yugioh.readings.banishing import may_banish
from ludex.yugioh.readings.battle import fight, is_now, reached, sub_step, to_come
from ludex.yugioh.readings.conditions import fulfilled
from ludex.yugioh.readings.effect_classes import effect_class, is_moment_of
from ludex.yugioh.readings.filters import address, effect_of
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.readings.negations import negated_by
from ludex.yugioh.readings.stats import attack, defence
from ludex.yugioh.table.board import Waiting
from ludex.yugioh.vocabulary import (
    BanishedInstead,
    WhenDestroyedByBattle,
    WhenFlipped,
    WhenInDamageStep,
)


@rule("TCG-10.1", does=SubStepBegins)
def sub_step_takes_its_course(g: Duel, step: SubStepBegins) -> Acts:
    """In each sub-step its own events and effects come first; then both players may act."""
    order = tuple(g.value(SubSteps()))
    yield SubStepBegan(step.sub_step, g.moment, order.index(step.sub_step) + 1)
    yield Then(Aftermath())
    yield Then(SubStepEnds(step.sub_step))


@rule("TCG-10.2", does=SubStepEnds)
def next_sub_step(g: Duel, step: SubStepEnds) -> Acts:
    """When both players decline the next sub-step begins; after the last the Damage Step ends."""
    order = tuple(g.value(SubSteps()))
    later = order[order.index(step.sub_step) + 1 :]
    yield Then(SubStepBegins(later[0]) if later else DamageStepEnds())


@rule("TCG-10.3", does=DamageStepEnds)
def back_to_the_battle_step(g: Duel, step: DamageStepEnds) -> Acts:
    """After the Damage Step comes the Battle Step again, and what lasted for it is over."""
    lasted = ("damage-step", "damage-calculation")
    gone = tuple(held for held in g.state.held if held.until in lasted)
    yield NoLongerHolds(gone, "damage-step")
    yield Then(StepBegins("battle-step"))


@rule("TCG-10.4", forbids=(Activate, PutOnChain))
def only_what_is_admitted(g: Asked, option: Activate | PutOnChain) -> bool | tuple[str, ...]:
    """In the Damage Step only what its rules, or a card's own text, admit can be activated."""
    now = sub_step(g.state)
    if now is None:
        return False
    card = g.state.card(option.card)
    kind, _ = effect_class(g, card, effect_number(option))
    verdict, by = g.said(Admits(kind, now, card.uid))
    if verdict == "admitted":
        return False
    return (by,) if by is not None else True


@rule("TCG-10.5", forbids=Activate)
def chains_by_choice(g: Asked, option: Activate) -> bool | tuple[str, ...]:
    """Where a sub-step allows only so many Chains by choice, no further one can be begun."""
    battle = g.state.battle
    if battle is None or battle.sub_step is None or g.state.chain or not option.responding:
        return False
    limit, by = g.said(ChainsByChoice(battle.sub_step))
    if battle.chains < limit:
        return False
    return (by,) if by is not None else True


def _place_of(g: Asked, waiting: Waiting) -> Occurrence | None:
    """Return what a waiting effect is in the order of the Damage Step."""
    match effect_of(g.state.card(waiting.card), waiting.effect).when:
        case WhenFlipped() if waiting.about.by_attack:
            return "flip-effects"
        case WhenDestroyedByBattle(sent=False):
            return "destroyed-by-battle-effects"
        case _:
            return None


@rule("TCG-10.6", forbids=GoingOnChain)
def waits_for_its_sub_step(g: Asked, going: GoingOnChain) -> tuple[str, ...]:
    """An effect with a sub-step of its own that is still to come waits for it."""
    place = _place_of(g, going.waiting)
    by = None if place is None else to_come(g, place)
    return (by,) if by else ()


@rule("TCG-10.7", does=SubStepBegan)
def target_is_flipped(g: Duel, event: SubStepBegan) -> Acts:
    """A face-down target of the attack is flipped face-up in the sub-step for this."""
    _, target = fight(g.state)
    if is_now(g, "flip") and target is not None and not target.face_up:
        yield FlippedByAttack(target.uid)


@rule("TCG-10.8", does=SubStepBegan)
def moments_trigger_effects(g: Duel, event: SubStepBegan) -> Acts:
    """Effects whose text names a moment of the Damage Step are triggered in its sub-step."""
    for card in fight(g.state):
        if card is None or not card.face_up:
            continue
        for number, effect in effects_of_kind(card, "trigger"):
            when, you = effect.when, card.controller
            if (
                isinstance(when, WhenInDamageStep)
                and is_moment_of(g, card, number, when)
                and all(fulfilled(g, one, card, you) for one in effect.requires)
            ):
                yield Triggered(Waiting(you, card.uid, number, g.moment, effect.optional))


@rule("TCG-10.18", does=SubStepBegan)
def ahead_of_battle_damage(g: Duel, event: SubStepBegan) -> Acts:
    """What a ruling puts ahead of all that battle damage triggers may be activated first."""
    if not is_now(g, "battle-damage"):
        return
    for player in g.state.seats.around(g.state.turn_player):
        first = tuple(
            Activate(card.uid, number, player, responding=True)
            for card in g.state.cards.face_down.get(player, ())
            for number, _ in effects_of_kind(card, "activation")
            if effect_class(g, card, number)[0] == "ahead-of-battle-damage"
        )
        option = (yield MayActivate(player, first)) if first else None
        if isinstance(option, Activate):
            yield Then(Activating(option))
            yield Then(Answers((1,)))
            return


@rule("TCG-10.9", does=SubStepEnds)
def damage_is_calculated(g: Duel, step: SubStepEnds) -> Acts:
    """Once both players decline in its sub-step, damage is calculated if both monsters stand."""
    battle = g.state.battle
    if battle is None or not is_now(g, "damage-calculation"):
        return
    attacker, target = fight(g.state)
    if attacker is None or (target is None and battle.target is not None):
        return
    if target is None:
        yield DamageCalculated(attacker.uid, None, attack(g, attacker), None, False)
        return
    attacks = target.position == "attack"
    value = attack(g, target) if attacks else defence(g, target)
    yield DamageCalculated(attacker.uid, target.uid, attack(g, attacker), value, attacks)


@rule("TCG-10.17", forbids=(Activate, PutOnChain))
def nothing_to_calculate(g: Asked, option: Activate | PutOnChain) -> bool:
    """What is used during damage calculation takes one that will be made."""
    effect = effect_in(g, option)
    battle = g.state.battle
    if effect is None or effect.during != "damage-calculation" or battle is None:
        return False
    attacker, target = fight(g.state)
    return attacker is None or (target is None and battle.target is not None)


@rule("TCG-10.10", does=SubStepBegan)
def destroyed_monsters_leave(g: Duel, event: SubStepBegan) -> Acts:
    """In the sub-step for this, monsters destroyed by battle are sent to the Graveyard."""
    if is_now(g, "destroyed-monsters-leave"):
        marked = [card for card in g.state.on_field() if card.marked_by is not None]
        together = tuple(card.uid for card in marked)
        fought = g.state.battle.fighters if g.state.battle else ()
        for card in marked:
            if (card.uid, card.since) in fought:
                yield to_pile(g, SentAfterBattle, card, "graveyard", together=together)
            else:  # destroyed in the place of one that fought
                yield Destroyed(card.uid, card.marked_by, together)


@rule("TCG-10.11", forbids=Contribution)
def destroyed_monsters_apply_no_more(g: Asked, contribution: Contribution) -> bool:
    """From a certain sub-step on a monster destroyed by battle applies no continuous effects."""
    marked = g.state.card(contribution.card).marked_by is not None
    return marked and reached(g, "end-of-destroyed-monsters-effects")


@rule("TCG-10.12", forbids=Choosing)
def destroyed_monsters_are_no_targets(g: Asked, choosing: Choosing) -> bool:
    """A monster destroyed by battle cannot be chosen as a target."""
    return g.state.card(choosing.card).marked_by is not None


@rule("TCG-10.13", forbids=Affecting)
def destroyed_monsters_stay_as_they_are(g: Asked, affecting: Affecting) -> bool:
    """A monster destroyed by battle returns to no hand, and its ATK, DEF and position stay."""
    return g.state.card(affecting.card).marked_by is not None


@rule("TCG-10.14", does=SubStepBegan)
def calculation_is_over(g: Duel, event: SubStepBegan) -> Acts:
    """What a card changes for damage calculation only is over with it."""
    over = reached(g, "damage-calculation") and not is_now(g, "damage-calculation")
    gone = tuple(held for held in g.state.held if held.until == "damage-calculation")
    if over and gone:
        yield NoLongerHolds(gone, "damage-calculation")


@rule("TCG-10.15", instead=SentAfterBattle)
def replaced_after_battle(g: Duel, event: SentAfterBattle) -> Acts:
    """Where a destroyed monster's own text sends it elsewhere, it goes there all the same."""
    card = g.state.card(event.card)
    for number, effect in effects_of_kind(card, "continuous"):
        own = any(
            isinstance(held, BanishedInstead) and held.banished_instead_of == "sent-after-battle"
            for held in effect.holds
        )
        if own and not negated_by(g, card.uid) and may_banish(g, card, card.controller):
            g.carry_out(address(card, number))
            yield to_pile(g, Banished, card, "banished")
            return
