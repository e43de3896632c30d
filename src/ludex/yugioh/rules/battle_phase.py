"""TCG-9: the Battle Phase, from its Start Step to the attack that goes on."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts, Then
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Attack, CallOff, OpenBattle, Proceed, Replay
from ludex.yugioh.decisions.refusable import AttackAsDeclared, AttackGoing
from ludex.yugioh.facts import (
    AttackDeclared,
    AttackRedirected,
    AttackStopped,
    DeclarationUnanswered,
    StepBegan,
)
from ludex.yugioh.moments.battle import (
    AttackGoesOn,
    AttackIsDeclared,
    DeclarationIsOver,
    OpenBattleStep,
    StepBegins,
    SubStepBegins,
)
from ludex.yugioh.moments.duel import Aftermath, PhaseGoesOn
from ludex.yugioh.quantities import SubSteps
from ludex.yugioh.readings.battle import arrival, fight
from ludex.yugioh.readings.finding import monsters, opposing_monsters, own_monsters
from ludex.yugioh.readings.happenings import just_happened
from ludex.yugioh.readings.holding import holding, is_of_card, of_card
from ludex.yugioh.readings.looks import in_phase
from ludex.yugioh.table.board import Arrival
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import AttacksDirectly, AttacksEach, Must, OnlyAttackTarget


@rule("TCG-9.1", does=PhaseGoesOn, where=in_phase("battle"))
def start_step_comes_first(_g: Duel, step: PhaseGoesOn) -> Acts:
    """The Battle Phase begins with the Start Step."""
    yield Then(StepBegins("start-step"))


@rule("TCG-9.2", does=StepBegins)
def steps_of_the_battle_phase(g: Duel, step: StepBegins) -> Acts:
    """After the Start Step comes the Battle Step; each attack that goes on has a Damage Step."""
    yield StepBegan(step.step)
    if step.step == "start-step":
        yield Then(Aftermath())
        yield Then(StepBegins("battle-step"))
    elif step.step == "battle-step":
        yield Then(OpenBattleStep())
    elif step.step == "damage-step":
        yield Then(SubStepBegins(g.value(SubSteps())[0]))


@rule("TCG-9.3", does=OpenBattleStep)
def turn_player_may_attack(g: Duel, step: OpenBattleStep) -> Acts:
    """In the Battle Step the turn player declares attacks, one after the other, or ends it."""
    option = yield OpenBattle(g.state.turn_player)
    if isinstance(option, Attack):
        yield Then(AttackIsDeclared(option))
        yield Then(Aftermath())
        yield Then(DeclarationIsOver())
        yield Then(AttackGoesOn())
    else:
        yield Then(StepBegins("end-step"))


def _on_monsters(g: Asked, player: Player) -> Iterator[Attack]:
    for card in own_monsters(g, player):
        for target in opposing_monsters(g, player):
            yield Attack(card.uid, player, target.uid)


def _directly(g: Asked, player: Player) -> Iterator[Attack]:
    for card in own_monsters(g, player):
        yield Attack(card.uid, player, None)


def _any(g: Asked, player: Player) -> Iterator[Attack]:
    yield from _on_monsters(g, player)
    yield from _directly(g, player)


@rule("TCG-9.4", permits=OpenBattle)
def attack_a_monster(g: Asked, ask: OpenBattle) -> Iterator[Attack]:
    """A monster of the turn player may attack a monster that an opponent controls."""
    yield from _on_monsters(g, ask.player)


@rule("TCG-9.5", permits=OpenBattle)
def attack_directly(g: Asked, ask: OpenBattle) -> Iterator[Attack]:
    """A monster may attack the other side directly."""
    yield from _directly(g, ask.player)


@rule("TCG-9.6", permits=OpenBattle)
def end_the_battle_phase(_g: Asked, ask: OpenBattle) -> Iterator[Proceed]:
    """The turn player may end the Battle Phase without attacking, or attacking again."""
    yield Proceed(ask.player, "main-2")


@rule("TCG-9.7", forbids=Attack)
def attack_position_only(g: Asked, option: Attack) -> bool:
    """Only a monster in Attack Position can attack."""
    return g.state.card(option.card).position != "attack"


@rule("TCG-9.8", forbids=Attack)
def one_attack_a_turn(g: Asked, option: Attack) -> bool:
    """A monster can declare one attack a turn, or several where the text of a card says so."""
    card = g.state.card(option.card)
    if option.anew or arrival(card) not in g.state.attacked:
        return False
    return not any(of_card(g, AttacksEach, card))


@rule("TCG-9.22", forbids=Attack)
def each_monster_once(g: Asked, option: Attack) -> bool:
    """Whoever may attack each monster attacks none twice, and attacks directly or monsters."""
    board, card = g.state, g.state.card(option.card)
    if not any(of_card(g, AttacksEach, card)):
        return False
    # In a replay it is the last attack that goes elsewhere.
    before = len(board.attacked) - option.anew
    pairs = zip(board.attacked[:before], board.were_attacked[:before], strict=True)
    attacked = [target for attacker, target in pairs if attacker == arrival(card)]
    if not attacked:
        return False
    target = None if option.target is None else arrival(board.card(option.target))
    return target is None or target in attacked or None in attacked


@rule("TCG-9.9", forbids=Attack)
def direct_only_without_monsters(g: Asked, option: Attack) -> bool:
    """A direct attack takes that no opponent controls a monster, or a card that lets it be."""
    if option.target is not None or not opposing_monsters(g, option.player):
        return False
    return not any(of_card(g, AttacksDirectly, g.state.card(option.card)))


@rule("TCG-9.11", forbids=Attack)
def only_that_target(g: Asked, option: Attack) -> tuple[str, ...]:
    """Where a card allows attacks on itself alone, no other monster of its player can be."""
    opponents = g.state.seats.opponents(option.player)
    target = None if option.target is None else g.state.card(option.target)
    return tuple(
        one.by
        for one in holding(g, OnlyAttackTarget)
        if one.you in opponents
        if target is None or (target.controller == one.you and not is_of_card(g, one, target))
    )


@rule("TCG-9.12", forbids=Proceed)
def must_attack_if_able(g: Asked, option: Proceed) -> tuple[str, ...]:
    """With a monster that must attack nobody skips the Battle Phase, or ends it if that can."""
    board = g.state
    skipping = board.phase == "main-1" and option.phase == "end"
    if not ((skipping or board.phase == "battle") and holding(g, Must)):
        return ()
    held = {c.uid: one.by for c in monsters(g, option.player) for one in of_card(g, Must, c)}
    if skipping:
        return () if g.refusals(Proceed(option.player, "battle")) else tuple(held.values())
    able = {one.card for one in _any(g, option.player) if not g.refusals(one)}
    return tuple(by for uid, by in held.items() if uid in able)


def _others(g: Asked, player: Player) -> tuple[Arrival, ...]:
    return tuple(arrival(card) for card in opposing_monsters(g, player))


@rule("TCG-9.13", does=AttackIsDeclared)
def attack_is_declared(g: Duel, step: AttackIsDeclared) -> Acts:
    """An attack is declared with its target, if it has one; then players may act."""
    option = step.option
    target = None if option.target is None else g.state.card(option.target)
    yield AttackDeclared(
        option.card,
        arrival(g.state.card(option.card)),
        None if target is None else arrival(target),
        _others(g, option.player),
    )


@rule("TCG-9.21", does=DeclarationIsOver)
def act_before_the_damage_step(g: Duel, step: DeclarationIsOver) -> Acts:
    """When nobody has answered a declaration, both players may act before the Damage Step."""
    for event in just_happened(g):
        if isinstance(event, AttackDeclared):
            yield DeclarationUnanswered(event.card)
            yield Then(Aftermath())


@rule("TCG-9.14", does=AttackGoesOn)
def attack_goes_on(g: Duel, step: AttackGoesOn) -> Acts:
    """When nobody adds anything, an attack that still stands goes on to its Damage Step."""
    battle = g.state.battle
    if battle is None:
        return
    uid, player = battle.attacker[0], g.state.turn_player
    if g.refuses(AttackGoing(uid)):
        yield AttackStopped(uid)
        yield Then(StepBegins("battle-step"))
    elif g.refuses(AttackAsDeclared(uid)):
        option = yield Replay(player, uid)
        if isinstance(option, Attack):
            target = None if option.target is None else g.state.card(option.target)
            yield AttackRedirected(
                uid,
                None if target is None else arrival(target),
                _others(g, player),
            )
            yield Then(Aftermath())
            yield Then(AttackGoesOn())
        else:
            yield AttackStopped(uid)
            yield Then(StepBegins("battle-step"))
    else:
        yield Then(StepBegins("damage-step"))


@rule("TCG-9.15", forbids=AttackGoing)
def attacker_is_gone(g: Asked, _going: AttackGoing) -> bool:
    """An attack stops when the attacker has left, or is not in Attack Position any more."""
    attacker, _ = fight(g.state)
    return attacker is None or attacker.position != "attack"


@rule("TCG-9.16", forbids=AttackGoing)
def attack_was_negated(g: Asked, _going: AttackGoing) -> bool:
    """An attack that was negated does not go on."""
    return g.state.battle is not None and g.state.battle.negated


@rule("TCG-9.17", forbids=AttackAsDeclared)
def opposing_monsters_changed(g: Asked, _going: AttackAsDeclared) -> bool:
    """When a monster has come to the opponents' side, or left it, there is a replay."""
    battle, player = g.state.battle, g.state.turn_player
    return battle is not None and set(battle.others) != set(_others(g, player))


@rule("TCG-9.18", permits=Replay)
def attack_anew(g: Asked, ask: Replay) -> Iterator[Attack]:
    """In a replay the attacker may attack anew, whatever it could attack now."""
    for one in _any(g, ask.player):
        if one.card == ask.attacker:
            yield Attack(ask.attacker, ask.player, one.target, anew=True)


@rule("TCG-9.19", permits=Replay)
def call_it_off(_g: Asked, ask: Replay) -> Iterator[CallOff]:
    """In a replay the attack may be called off; it has been declared all the same."""
    yield CallOff(ask.attacker, ask.player)


@rule("TCG-9.20", forbids=Attack)
def battle_phase_was_ended(g: Asked, option: Attack) -> bool:
    """When a card has ended the Battle Phase no further attack can be declared."""
    return g.state.battle_phase_ended and not option.anew
