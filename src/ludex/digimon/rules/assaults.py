"""HC-3 and UB-4: the battle phase and its assaults."""

from __future__ import annotations

from ludex.digimon.book import Asked, Playing, rule
from ludex.digimon.cards import LASTING
from ludex.digimon.decisions import Apply, InAssault, Strike, Support, UseAbility, UseOption
from ludex.digimon.facts.fighting import AssaultBegan, AssaultDecided, AssaultDrawn
from ludex.digimon.facts.setting_up import StageBegan
from ludex.digimon.moments import (
    AssaultBegins,
    AttacksAreCompared,
    BattleEnds,
    BattlePhase,
    Uses,
)
from ludex.digimon.quantities import (
    AssaultOrder,
    AttackChanged,
    AttackGain,
    AttackNamed,
    Facing,
    LostFactor,
)
from ludex.digimon.readings import (
    changed_letter,
    counting,
    effect_of,
    factor,
    gained,
    is_direct,
    letter,
    strength,
)
from ludex.digimon.rules.options import in_use
from ludex.digimon.table import PLAYERS, Space, opponent
from ludex.digimon.verbs import carried_out
from ludex.kernel import Acts, Pass, Then

Use = UseOption | Support | UseAbility


@rule("UB-4.2", does=BattlePhase)
def each_meets_the_one_in_front(g: Playing, step: BattlePhase) -> Acts:
    """In an assault a Digimon meets the one in front of it."""
    yield StageBegan("battle")
    second = g.state.second_player
    for space in g.value(AssaultOrder()):
        front: Space | None = g.value(Facing(space))
        theirs = None if front is None else g.state.side(opponent(second)).at(front)
        if theirs is not None or g.state.side(second).at(space) is not None:
            spaces = {second: space, opponent(second): front}
            yield Then(AssaultBegins(spaces["A"], spaces["B"]))
    yield Then(BattleEnds())


@rule("HC-3.1", does=AssaultBegins)
def the_second_player_uses_first(g: Playing, step: AssaultBegins) -> Acts:
    """In an assault the second player is the first to use anything."""
    yield AssaultBegan(step.of_a, step.of_b)
    yield Then(Uses(g.state.second_player, 0))


@rule("HC-3.2", does=Uses)
def players_use_cards_by_turns(g: Playing, step: Uses) -> Acts:
    """Players use option cards, abilities and supports by turns, until neither wants to."""
    option = yield InAssault(step.player)
    declined = step.declined + 1 if option is None or isinstance(option, Pass) else 0
    yield from in_use(g, option)
    if declined < len(PLAYERS):
        yield Then(Uses(opponent(step.player), declined))
    else:
        yield Then(AttacksAreCompared())


@rule("HC-3.5", sets=AttackNamed)
def the_opponents_type_names_the_attack(g: Asked, asked: AttackNamed) -> str | None:
    """A Digimon uses the attack that the battle type of the opposing one names."""
    foe = g.state.fighting(opponent(asked.player))
    return None if foe is None else g.state.cards[foe].battle_type


@rule("HC-3.6", sets=AttackChanged)
def the_last_change_of_attack_counts(g: Asked, asked: AttackChanged) -> str | None:
    """Of several cards that say which attack is used the one that was used last counts."""
    return changed_letter(g, asked.player)


@rule("HC-3.7", sets=AttackGain)
def gains_are_added(g: Asked, asked: AttackGain) -> int | None:
    """What cards add to an attack is added up."""
    return gained(g, asked.player) or None


@rule("HC-3.8", forbids=Strike)
def guard_stops_attack_a(g: Asked, option: Strike) -> bool:
    """An attack C that is a guard reduces the opposing attack A to nothing."""
    foe = opponent(option.player)
    guard = g.state.fighting(foe)
    if guard is None or not g.state.cards[guard].guard:
        return False
    return letter(g, foe) == "C" and letter(g, option.player) == "A"


@rule("HC-3.9", does=AttacksAreCompared)
def the_stronger_attack_wins(g: Playing, step: AttacksAreCompared) -> Acts:
    """The Digimon with the stronger attack wins the assault; if they are equal, nobody does."""
    if is_direct(g.state):
        return
    a, b = strength(g, "A"), strength(g, "B")
    if a == b:
        yield AssaultDrawn(a)
        return
    winner = "A" if a > b else "B"
    card = g.state.fighting(winner)  # type: ignore[arg-type]  # one of the two
    times = g.value(LostFactor(winner))  # type: ignore[arg-type]
    yield AssaultDecided(winner, card or "", max(a, b), min(a, b), factor=times)  # type: ignore[arg-type]


@rule("HC-3.10", sets=LostFactor)
def lost_points_are_multiplied(g: Asked, asked: LostFactor) -> int | None:
    """What cards multiply the loss of the opponent by is multiplied."""
    times = factor(g, asked.winner)
    return None if times == 1 else times


@rule("HC-3.11", does=AssaultDecided)
def what_winning_and_losing_bring(g: Playing, event: AssaultDecided) -> Acts:
    """What cards say of winning or losing an assault happens once it is decided."""
    for player in g.state.in_order[::-1]:
        when = "assault-won" if player == event.player else "assault-lost"
        for given in tuple(counting(g, player)):
            effect = effect_of(g.state, given)
            if effect.when == when and not isinstance(effect.does, LASTING):
                yield from carried_out(g, player, given.card, given.number, effect)


@rule("UB-5.1", does=AttacksAreCompared)
def who_has_no_opponent_wins(g: Playing, step: AttacksAreCompared) -> Acts:
    """A Digimon with nobody in front of it wins the assault by itself."""
    for player in PLAYERS:
        card = g.state.fighting(player)
        if is_direct(g.state) and card is not None:
            yield AssaultDecided(player, card, direct=True, factor=g.value(LostFactor(player)))


@rule("UB-5.2", forbids=(UseOption, Support, UseAbility))
def nothing_is_used_in_direct_damage(g: Asked, option: Use) -> bool:
    """In an assault without an opponent nobody uses anything."""
    return g.state.stage == "battle" and is_direct(g.state)


@rule("UB-5.3", forbids=Apply)
def nothing_changes_direct_damage(g: Asked, option: Apply) -> bool:
    """What was used before does not count in an assault without an opponent."""
    return is_direct(g.state)
