"""TCG-11: damage calculation, battle damage, and destruction by battle."""

from __future__ import annotations

from ludex.kernel import Acts, Nothing
from ludex.yugioh.book import Duel, rule
from ludex.yugioh.facts import BattleDamaged, DamageCalculated, DestroyedByBattle, GainedLifePoints
from ludex.yugioh.readings.holding import of_card, of_player
from ludex.yugioh.table.board import Uid
from ludex.yugioh.table.seats import Side
from ludex.yugioh.vocabulary import GainsBeforeDamage, NoDamage, NotDestroyed, Pierces


def _side(g: Duel, card: Uid) -> Side:
    """Return the side of the player who controls a card."""
    return g.state.seats.side_of(g.state.card(card).controller)


@rule("TCG-11.1", does=DamageCalculated)
def direct_attack_damages(g: Duel, event: DamageCalculated) -> Acts:
    """A direct attack inflicts battle damage equal to the attacker's ATK."""
    if event.target is None and event.attack > 0:
        side = _side(g, event.card)
        yield BattleDamaged(g.state.seats.other(side), event.attack, event.card)


@rule("TCG-11.2", does=DamageCalculated)
def lower_attack_is_damaged(g: Duel, event: DamageCalculated) -> Acts:
    """Of two monsters in Attack Position, the side of the lower ATK takes the difference."""
    if event.target is None or event.defense is None or not event.target_attacks:
        return
    difference = event.attack - event.defense
    loser, winner = event.target, event.card
    if difference < 0:
        loser, winner = winner, loser
    if difference != 0:
        yield BattleDamaged(_side(g, loser), abs(difference), winner)


@rule("TCG-11.3", does=DamageCalculated)
def defense_damages_the_attacker(g: Duel, event: DamageCalculated) -> Acts:
    """Where the target's DEF is higher, the attacker's side takes the difference."""
    if event.target is None or event.defense is None or event.target_attacks:
        return
    if event.defense > event.attack:
        yield BattleDamaged(_side(g, event.card), event.defense - event.attack, event.target)


@rule("TCG-11.4", does=DamageCalculated)
def piercing_damages(g: Duel, event: DamageCalculated) -> Acts:
    """Piercing battle damage is what the attacker's ATK exceeds the target's DEF by."""
    if event.target is None or event.defense is None or event.target_attacks:
        return
    for one in of_card(g, Pierces, g.state.card(event.card)):
        if event.attack > event.defense:
            g.carry_out(one.by)
            side = _side(g, event.target)
            yield BattleDamaged(side, event.attack - event.defense, event.card)
            return


@rule("TCG-11.5", does=DamageCalculated)
def lower_attack_is_destroyed(g: Duel, event: DamageCalculated) -> Acts:
    """Of two monsters in Attack Position, the one with the lower ATK is destroyed."""
    if event.target is None or event.defense is None or not event.target_attacks:
        return
    loser, winner = event.target, event.card
    if event.attack < event.defense:
        loser, winner = winner, loser
    if event.attack != event.defense:
        yield DestroyedByBattle(loser, winner)


@rule("TCG-11.6", does=DamageCalculated)
def equal_attack_destroys_both(g: Duel, event: DamageCalculated) -> Acts:
    """Equal ATK in Attack Position destroys both monsters."""
    if event.target is not None and event.target_attacks and event.attack == event.defense:
        yield DestroyedByBattle(event.card, event.target)
        yield DestroyedByBattle(event.target, event.card)


@rule("TCG-11.7", does=DamageCalculated)
def lower_defense_is_destroyed(g: Duel, event: DamageCalculated) -> Acts:
    """A target in Defense Position is destroyed by an attacker with an ATK above its DEF."""
    if event.target is None or event.defense is None or event.target_attacks:
        return
    if event.attack > event.defense:
        yield DestroyedByBattle(event.target, event.card)


@rule("TCG-11.8", instead=DestroyedByBattle)
def not_destroyed_by_battle(g: Duel, event: DestroyedByBattle) -> Acts:
    """A monster that an effect protects is not destroyed by battle."""
    for one in of_card(g, NotDestroyed, g.state.card(event.card)):
        if one.what.not_destroyed_by != "effects":
            g.carry_out(one.by)
            yield Nothing()
            return


@rule("TCG-11.9", instead=BattleDamaged)
def no_battle_damage(g: Duel, event: BattleDamaged) -> Acts:
    """Battle damage that a card has said a player does not take is not inflicted."""
    for player in g.state.seats.team(event.side):
        for one in of_player(g, NoDamage, player):
            g.carry_out(one.by)
            yield Nothing()
            return


@rule("TCG-11.10", instead=BattleDamaged)
def life_points_come_first(g: Duel, event: BattleDamaged) -> Acts:
    """A player who gains Life Points before so much battle damage gains them, and then takes it."""
    gains = [
        one
        for player in g.state.seats.team(event.side)
        for one in of_player(g, GainsBeforeDamage, player)
        if event.amount >= one.what.of_at_least
    ]
    for one in gains:
        g.carry_out(one.by)
        yield GainedLifePoints(event.side, one.what.gains_before_damage)
    if gains:
        yield event
