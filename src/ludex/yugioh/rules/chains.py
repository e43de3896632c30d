"""TCG-6: building a Chain and resolving it."""

from __future__ import annotations

from ludex.kernel import Acts, Cut, Then
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate, FastEffect
from ludex.yugioh.decisions.refusable import Resolution
from ludex.yugioh.facts import ChainEnded, LinkAdded, LinkBegan, LinkResolved
from ludex.yugioh.moments.duel import (
    Activating,
    Aftermath,
    Answers,
    CardIsPlayed,
    ChainIsOver,
    ChainResolves,
    CostIsPaid,
    LinkForms,
    LinkIsDone,
    LinkResolves,
    OpenState,
    PartIsCarriedOut,
    PhaseLiesOpen,
    PositionLies,
    Responses,
    TargetsAreChosen,
    TriggersGoOn,
)
from ludex.yugioh.quantities import ResolutionOrder
from ludex.yugioh.readings.activating import activates_card, carry_out_text, ready, speed_of
from ludex.yugioh.readings.happenings import about
from ludex.yugioh.readings.looks import always
from ludex.yugioh.readings.negations import negated_itself
from ludex.yugioh.readings.seating import chances_to_respond
from ludex.yugioh.table.board import MAIN_PHASES, Link


@rule("TCG-6.1", does=Activating)
def order_of_an_activation(_g: Duel, step: Activating) -> Acts:
    """On activation a card is played, becomes a Chain Link, has its cost paid and takes targets."""
    yield Then(CardIsPlayed(step.option))
    yield Then(LinkForms(step.option))
    yield Then(CostIsPaid(step.option))
    yield Then(TargetsAreChosen(step.option))


@rule("TCG-6.2", does=LinkForms)
def activation_is_a_link(g: Duel, step: LinkForms) -> Acts:
    """Every activation is a Chain Link; the first one starts a Chain."""
    option = step.option
    card = g.state.card(option.card)
    carry_out_text(g, card, option.effect)
    as_card = activates_card(g, option)
    link = Link(
        option.player,
        card.uid,
        option.effect,
        speed_of(g, option),
        as_card,
        about=about(g, option),
        zone=card.zone,
        silenced=negated_itself(g, card),
        answers=option.answers,
    )
    number = len(g.state.chain) + 1
    yield LinkAdded(link, number, by_choice=number == 1 and option.responding)


@rule("TCG-6.6", forbids=Activate, steady=always)
def only_fast_effects_respond(g: Asked, option: Activate) -> bool:
    """Spell Speed 1 answers nothing: a response takes Spell Speed 2 or higher."""
    return option.responding and speed_of(g, option) < 2


@rule("TCG-6.7", forbids=Activate, steady=always)
def not_slower_than_the_link_before(g: Asked, option: Activate) -> bool:
    """A response may not have a lower Spell Speed than the Chain Link before it."""
    chain = g.state.chain
    return option.responding and bool(chain) and speed_of(g, option) < chain[-1].spell_speed


def _who_may_respond(g: Asked, _step: Responses) -> tuple[object, ...]:
    """Return what is on offer, and what its steady refusals go by."""
    board, cards = g.state, g.state.cards
    may = cards.to_play, cards.face_down, cards.in_place("quick")
    return (*may, board.turn, board.turn_player, board.chain)


@rule("TCG-6.9", does=Responses, parts=_who_may_respond)
def responses_alternate(g: Duel, step: Responses) -> Acts:
    """The players may respond in turn until all decline in a row; then a Chain resolves."""
    option = yield FastEffect(step.player)
    if isinstance(option, Activate):
        yield Then(Activating(option))
        yield Then(Answers((len(g.state.chain) + 1,)))
    elif step.passes + 1 < chances_to_respond(g, step.player):
        yield Then(Responses(g.state.seats.next(step.player), step.passes + 1))
    elif g.state.chain:
        yield Then(ChainResolves())


@rule("TCG-6.11", does=ChainResolves)
def links_resolve_one_by_one(g: Duel, step: ChainResolves) -> Acts:
    """The links of a Chain resolve one after the other, until none is left."""
    left = [n for n, link in enumerate(g.state.chain, 1) if not link.begun]
    if not left:
        yield Then(ChainIsOver())
        return
    newest_first = g.value(ResolutionOrder()) == "last-in-first-out"
    number = left[-1] if newest_first else left[0]
    link = g.state.chain[number - 1]
    yield LinkBegan(number, link.card, link.negated == "activation")
    yield Then(LinkResolves(number, link.card))
    yield Then(ChainResolves())


@rule("TCG-6.12", does=LinkResolves)
def link_resolves(g: Duel, step: LinkResolves) -> Acts:
    """A link that nothing stops is carried out; one that is stopped resolves without effect."""
    if g.refuses(Resolution(step.number, step.card)):
        yield LinkResolved(step.number, step.card, carried_out=False)
    else:
        yield Then(PartIsCarriedOut(step.number, step.card, 0))
        yield Then(LinkIsDone(step.number, step.card))


@rule("TCG-6.13", does=LinkIsDone)
def link_is_done(_g: Duel, step: LinkIsDone) -> Acts:
    """A link has resolved once all of its effect has been carried out."""
    yield LinkResolved(step.number, step.card)


@rule("TCG-6.14", does=ChainIsOver)
def chain_is_over(g: Duel, step: ChainIsOver) -> Acts:
    """After a Chain the game goes on where it was; first come effects triggered meanwhile."""
    yield ChainEnded(g.state.chain)
    if g.state.summoning is not None:
        return
    if g.state.phase in MAIN_PHASES:
        yield Cut(to=OpenState)
    yield Then(Aftermath())
    yield Then(PhaseLiesOpen(g.state.phase))


def _nothing_waits(g: Asked, _step: Aftermath | PositionLies) -> tuple[object, ...]:
    return () if g.state.waiting else (g.state.turn_player,)


@rule("TCG-6.15", does=(Aftermath, PositionLies), parts=_nothing_waits)
def triggers_then_fast_effects(g: Duel, step: Aftermath | PositionLies) -> Acts:
    """After anything is done triggered effects go first; if none, the turn player may act first."""
    if ready(g, g.moment):
        yield Then(TriggersGoOn(g.moment))
    elif isinstance(step, Aftermath):
        yield Then(Responses(g.state.turn_player))
