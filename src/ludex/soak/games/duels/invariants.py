"""What holds in every Duel: after every event, and at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, get_args

from ludex.kernel import Event
from ludex.soak.games.duels.dealing import Duel
from ludex.yugioh import facts as e
from ludex.yugioh.decisions import OpenBattle, OpenGameState
from ludex.yugioh.play.position import PILES
from ludex.yugioh.quantities import HandLimit, ZonesEach
from ludex.yugioh.readings.finding import surplus_field_spells
from ludex.yugioh.table.board import MAIN_PHASES, Board, Card
from ludex.yugioh.verbs.summon_as_monster import BOTH
from ludex.yugioh.vocabulary import AttacksDirectly, AttacksEach, CountedZone

COUNTED = get_args(CountedZone)


def of_event(game: Duel, event: Event, before: Board, now: Board) -> Iterator[str]:
    """Yield what does not hold once something has happened."""
    if isinstance(event, e.TurnBegan) and before.phase:
        yield from _of_hand(game, before)
    if now is not before:
        if now.cards is not before.cards:
            yield from _of_cards(now, before)
        yield from _of_board(now)
    yield from _of_event(event, before, now)


def broken_at(game: Duel, before: Board | None = None) -> Iterator[str]:
    """Yield what does not hold as a Duel stands at a decision, or at its end.

    Zones are not counted again where the cards are those of the decision before it.
    """
    board = game.state
    if game.over != board.over or board.over != bool(board.lost):
        yield f"over: {game.over} and {board.over}, lost by {board.lost}"
    for side, points in board.life_points:
        if points == 0 and side not in board.lost:
            yield f"{side} lives on without Life Points"
    if before is None or board.cards is not before.cards:
        yield from _of_zones(game)
    if isinstance(game.ask, OpenGameState | OpenBattle):
        yield from _of_open_state(game)


def _of_hand(game: Duel, before: Board) -> Iterator[str]:
    """Yield whether the hand of the player whose turn has ended is beyond the limit."""
    player = before.turn_player
    if len(before.at("hand", player)) > game.value(HandLimit(player)):
        yield f"the turn of {player} ended with too many cards in hand"


def _of_zones(game: Duel) -> Iterator[str]:
    board = game.state
    for player in board.seats.players:
        for zone in COUNTED:
            if len(board.at(zone, player)) > game.value(ZonesEach(zone, player)):
                yield f"{player} has too many cards in the {zone}"
        if len(board.at("field-zone", player)) > 1:
            yield f"{player} has two cards in one Field Zone"


def _of_open_state(game: Duel) -> Iterator[str]:
    board = game.state
    phases = MAIN_PHASES if isinstance(game.ask, OpenGameState) else ("battle",)
    if board.chain or board.waiting or board.battle or board.phase not in phases:
        yield "the game state is open with something going on"
    for card in board.on_field():
        if card.equipped_to is not None:
            bearer = board.card(card.equipped_to[0])
            if not (board.stays(card.equipped_to) and bearer.face_up):
                yield f"{card.data.id} is equipped to nothing that is there"
    for card in surplus_field_spells(game):
        yield f"the Field Spell {card.data.id} is active beyond the number allowed"


def _of_cards(now: Board, before: Board) -> Iterator[str]:
    """Yield what does not hold of the cards that have changed."""
    pairs = zip(now.cards, before.cards, strict=True)
    for card, was in [(card, was) for card, was in pairs if card is not was]:
        name = f"{card.data.id} ({was.uid})"
        if card.uid != was.uid or card.data is not was.data:
            yield f"{name} has become another card"
        if card.owner != was.owner:
            yield f"{name} changed its owner"
        zones = [place.zone for place in card.places]
        if len(zones) != 1 and not (tuple(zones) == BOTH and card.data.as_monster):
            yield f"{name} is in {zones}"
        if len({place.player for place in card.places}) != 1:
            yield f"{name} is on both sides"
        # In a Deck a card may come to lie under others.
        if (
            card.since > now.arrivals or (card.since != was.since and card.since <= before.arrivals)
        ) and not (_comes_back(card, before) or card.zone == "deck"):
            yield f"{name} has not arrived last"
        if card.zone in PILES:
            yield from _of_pile(card, name)
        elif ("monster-zone" in zones) != (card.position is not None):
            yield f"{name} is in the {card.zone}, in position {card.position}"
        if card.marked_by is not None and not card.on_field:
            yield f"{name} is marked as destroyed, in the {card.zone}"


def _comes_back(card: Card, before: Board) -> bool:
    """Whether a monster that was being Flip Summoned lies again where it had lain."""
    summoning = before.summoning
    return summoning is not None and summoning.was is not None and summoning.was.since == card.since


def _of_pile(card: Card, name: str) -> Iterator[str]:
    if card.controller != card.owner:
        yield f"{name} is in another player's {card.zone}"
    if card.position is not None or not card.face_up:
        yield f"{name} lies in the {card.zone} as it lay on the field"
    if card.data.kind == "monster-token":
        yield f"the Token {name} has come to the {card.zone}"
    if card.data.of_extra_deck and card.zone in ("hand", "deck"):
        yield f"{name}, of the Extra Deck, has come to the {card.zone}"


def _of_board(board: Board) -> Iterator[str]:
    """Yield what does not hold of the board as a whole."""
    if min(points for _, points in board.life_points) < 0:
        yield f"Life Points are {board.life_points}"
    if board.normal_summons > 1:
        yield f"{board.normal_summons} Normal Summons in one turn"
    battle = board.battle
    if battle is not None and board.phase != "battle":
        yield f"there is a battle in the {board.phase} phase"
    if battle is not None and battle.sub_step is not None and board.step != "damage-step":
        yield f"there is the sub-step {battle.sub_step} in the {board.step}"
    if board.attacked and len(set(board.attacked)) != len(board.attacked):
        yield from _of_attacks(board)


def _of_attacks(board: Board) -> Iterator[str]:
    """Yield what does not hold of monsters that have attacked several times in one turn."""
    attacks = tuple(zip(board.attacked, board.were_attacked, strict=True))
    if len(set(attacks)) != len(attacks):
        yield "a monster has attacked the same one twice in one turn"
    for (uid, _), times in Counter(board.attacked).items():
        effects = board.card(uid).data.effects
        if times > 1 and not any(isinstance(w, AttacksEach) for e in effects for w in e.holds):
            yield "a monster has attacked twice in one turn"


def _nothing_going_on(event: Any, before: Board, _now: Board) -> Iterator[str]:
    what = event.phase if isinstance(event, e.PhaseBegan) else event.step
    if before.chain or before.waiting:
        yield f"the {what} begins with something going on"
    if marked := [card.data.id for card in before.on_field() if card.marked_by is not None]:
        yield f"the {what} begins with {marked} destroyed by battle"


def _link_added(event: e.LinkAdded, before: Board, _now: Board) -> Iterator[str]:
    if event.number != len(before.chain) + 1:
        yield f"Chain Link {event.number} is added to {len(before.chain)} links"


def _chain_ended(event: e.ChainEnded, _before: Board, _now: Board) -> Iterator[str]:
    if not all(link.done for link in event.links):
        yield "a Chain ends with links that have not resolved"


def _normal_summoned(event: e.NormalSummoned, _before: Board, now: Board) -> Iterator[str]:
    if now.card(event.card).position != "attack":
        yield "a Summoned monster is not in Attack Position"


def _may_attack_directly(board: Board, card: Card) -> bool:
    """Whether a monster's text, or an effect that has resolved, lets it attack past others."""
    of_text = (what for effect in card.data.effects for what in effect.holds)
    resolved = (one.what for one in board.held if one.card == (card.uid, card.since))
    return any(isinstance(what, AttacksDirectly) for what in (*of_text, *resolved))


def _attack_declared(event: e.AttackDeclared, before: Board, _now: Board) -> Iterator[str]:
    card = before.card(event.card)
    if before.step != "battle-step" or before.battle is not None:
        yield "an attack is declared out of turn"
    if card.controller != before.turn_player or card.position != "attack" or not card.face_up:
        yield f"{card.data.id} attacks and could not"
    opponents = before.seats.opponents(card.controller)
    past = event.target is None and any(before.at("monster-zone", one) for one in opponents)
    if past and not _may_attack_directly(before, card):
        yield f"{card.data.id} attacks directly past a monster"


def _sub_step_began(event: e.SubStepBegan, before: Board, _now: Board) -> Iterator[str]:
    if before.chain:
        yield f"the sub-step {event.sub_step} begins with a Chain"
    if before.battle is None or before.step != "damage-step":
        yield f"the sub-step {event.sub_step} begins without a battle"


def _damage_calculated(_event: Any, before: Board, _now: Board) -> Iterator[str]:
    if before.battle is None or before.battle.calculated:
        yield "damage is calculated twice, or without a battle"


def _destroyed_by_battle(event: e.DestroyedByBattle, before: Board, _now: Board) -> Iterator[str]:
    if before.battle is None or before.battle.sub_step is None:
        yield "a monster is destroyed by battle outside of a Damage Step"
    if before.card(event.card).marked_by is not None:
        yield "a monster is destroyed by battle twice"


_OF_EVENTS: dict[type[Event], Callable[[Any, Board, Board], Iterator[str]]] = {
    e.PhaseBegan: _nothing_going_on,
    e.StepBegan: _nothing_going_on,
    e.LinkAdded: _link_added,
    e.ChainEnded: _chain_ended,
    e.NormalSummoned: _normal_summoned,
    e.AttackDeclared: _attack_declared,
    e.SubStepBegan: _sub_step_began,
    e.DamageCalculated: _damage_calculated,
    e.DestroyedByBattle: _destroyed_by_battle,
}


def _of_event(event: Event, before: Board, now: Board) -> Iterator[str]:
    if before.over and not isinstance(event, e.DuelEnded):
        yield f"{event} after the Duel is over"
    check = _OF_EVENTS.get(event.__class__)
    if check is not None:
        yield from check(event, before, now)
