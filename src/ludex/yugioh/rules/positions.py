"""TCG-4, second part: battle positions and Flip Summons."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import OpenGameState, TurnMonster
from ludex.yugioh.decisions.refusable import SummonGoing
from ludex.yugioh.facts import FlipSummoned, PositionChanged, SummonFailed
from ludex.yugioh.moments.battle import MonsterIsPositioned
from ludex.yugioh.readings.battle import arrival
from ludex.yugioh.readings.finding import own_monsters


@rule("TCG-4.10", permits=OpenGameState)
def change_position(g: Asked, ask: OpenGameState) -> Iterator[TurnMonster]:
    """In a Main Phase the turn player may change a monster's battle position, or Flip Summon it."""
    for card in own_monsters(g, ask.player):
        yield TurnMonster(card.uid, ask.player)


@rule("TCG-4.11", forbids=TurnMonster)
def one_change_a_turn(g: Asked, option: TurnMonster) -> bool:
    """The position of a monster can be changed once a turn."""
    return g.state.card(option.card).positioned_on_turn == g.state.turn


@rule("TCG-4.12", forbids=TurnMonster)
def not_on_the_turn_it_came(g: Asked, option: TurnMonster) -> bool:
    """A monster's position cannot be changed on the turn it was Summoned or Set."""
    return g.state.card(option.card).came_on_turn == g.state.turn


@rule("TCG-4.13", forbids=TurnMonster)
def not_after_an_attack(g: Asked, option: TurnMonster) -> bool:
    """The position of a monster that has declared an attack cannot be changed that turn."""
    return arrival(g.state.card(option.card)) in g.state.attacked


@rule("TCG-4.14", does=MonsterIsPositioned)
def position_changes(g: Duel, step: MonsterIsPositioned) -> Acts:
    """Attack becomes Defense and Defense Attack; a face-down monster is Flip Summoned in Attack."""
    if step.flip and g.refuses(SummonGoing(step.card)):
        yield SummonFailed(step.card, "flip")
    elif step.flip:
        yield FlipSummoned(step.card)
    else:
        attacking = g.state.card(step.card).position == "attack"
        yield PositionChanged(step.card, "defense" if attacking else "attack", by_player=True)
