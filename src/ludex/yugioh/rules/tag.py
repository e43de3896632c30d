"""TAG: what is different in a Duel of four."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import (
    Against,
    AskConsent,
    ChooseMaterial,
    ChooseOpponent,
    ChooseTribute,
    Consent,
    GiveConsent,
    OpenGameState,
    Proceed,
    RefuseConsent,
    Tribute,
    UseAsMaterial,
)
from ludex.yugioh.facts import ConsentGiven, OpponentChosen
from ludex.yugioh.moments.duel import ConsentIsAsked, TargetsAreChosen
from ludex.yugioh.quantities import ShownTo
from ludex.yugioh.readings.activating import effect_in
from ludex.yugioh.readings.choosing import means_one_opponent
from ludex.yugioh.readings.finding import lent, monsters
from ludex.yugioh.table.board import Card

_FIRST_WITH_ATTACKS = 4


@rule("TAG-2.2", forbids=Proceed)
def no_battle_before_the_fourth_turn(g: Asked, option: Proceed) -> bool:
    """Before the fourth turn of the Duel nobody goes on to the Battle Phase."""
    return option.phase == "battle" and g.state.turn < _FIRST_WITH_ATTACKS


@rule("TAG-4.1", does=TargetsAreChosen)
def one_opponent_is_chosen(g: Duel, step: TargetsAreChosen) -> Acts:
    """An effect that is about cards of an opponent off the field is about one who is chosen."""
    you, effect = step.option.player, effect_in(g, step.option)
    opponents = g.state.seats.opponents(you)
    if effect is None or not g.state.chain or len(opponents) == 1:
        return
    if means_one_opponent(effect):
        chosen = yield ChooseOpponent(you, tuple(Against(you, one) for one in opponents))
        if isinstance(chosen, Against):
            yield OpponentChosen(len(g.state.chain), step.option.card, chosen.named)


@rule("TAG-6.5", permits=OpenGameState)
def may_ask_for_a_monster(g: Asked, ask: OpenGameState) -> Iterator[AskConsent]:
    """In an open Main Phase a player may ask the teammate for each monster, once a turn."""
    asked = {one.monster for one in g.state.lent}
    for teammate in g.state.seats.teammates(ask.player):
        for card in monsters(g, teammate):
            if (card.uid, card.since) not in asked:
                yield AskConsent(card.uid, ask.player)


@rule("TAG-6.6", does=ConsentIsAsked)
def teammate_consents_or_refuses(g: Duel, step: ConsentIsAsked) -> Acts:
    """The player who controls the monster consents, for the turn, or refuses."""
    whose = g.state.card(step.card).controller
    answer = yield Consent(whose, (GiveConsent(step.card, whose), RefuseConsent(step.card, whose)))
    yield ConsentGiven(step.card, step.player, isinstance(answer, GiveConsent))


@rule("TAG-6.7", permits=ChooseTribute)
def tribute_what_the_teammate_lends(g: Asked, ask: ChooseTribute) -> Iterator[Tribute]:
    """A player may Tribute the monsters for which the teammate has consented."""
    for card in lent(g, ask.player):
        if card.uid not in ask.before:
            yield Tribute(card.uid, ask.player, ask.monster, ask.before)


@rule("TAG-6.9", permits=ChooseMaterial)
def fuse_what_the_teammate_lends(g: Asked, ask: ChooseMaterial) -> Iterator[UseAsMaterial]:
    """A player may use the monsters for which the teammate has consented as Fusion Materials."""
    if "field" in ask.fusion.from_:
        for card in lent(g, ask.player):
            if card.uid not in ask.before:
                yield UseAsMaterial(card.uid, ask.player, ask.fusion, ask.before)


@rule("TAG-9.3", sets=ShownTo)
def hands_are_shown_to_teammates(g: Asked, q: ShownTo) -> bool | None:
    """Teammates may look at one another's hands."""
    card = g.state.card(q.card)
    return True if card.zone == "hand" and _with_a_teammate(g, card, q) else None


@rule("TAG-9.4", sets=ShownTo)
def face_down_cards_are_shown_to_teammates(g: Asked, q: ShownTo) -> bool | None:
    """A player may look at the face-down cards on the field that a teammate controls."""
    card = g.state.card(q.card)
    hidden = card.on_field and not card.face_up
    return True if hidden and _with_a_teammate(g, card, q) else None


def _with_a_teammate(g: Asked, card: Card, q: ShownTo) -> bool:
    seats = g.state.seats
    return seats.side_of(card.controller) == seats.side_of(q.player)
