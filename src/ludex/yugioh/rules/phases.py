"""TCG-26: effects of a Standby Phase or End Phase, and of being targeted."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts, Then
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate, MayUseInPhase, MustUseInPhase
from ludex.yugioh.facts import (
    ActivationNegated,
    LinkAdded,
    LinkResolved,
    Moved,
    NowHolds,
    PhaseBegan,
)
from ludex.yugioh.moments.duel import Activating, Answers, PhaseLiesOpen
from ludex.yugioh.readings.activating import effect_in
from ludex.yugioh.readings.holding import holding, of_card, spared
from ludex.yugioh.readings.looks import in_phase
from ludex.yugioh.table.board import Card, Held
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import DestroyedWhenTargeted, Doomed, OfPhase


def _of_phase(g: Asked) -> Iterator[tuple[Card, int, Player, bool]]:
    """Yield the effects of the present phase in place: by number, whose, and whether optional."""
    board = g.state
    for card, number, effect in board.cards.in_place("trigger"):
        when, you = effect.when, card.controller
        if not isinstance(when, OfPhase) or when.phase != board.phase:
            continue
        if when.whose is None or board.turn_player in board.seats.meant(you, when.whose):
            yield card, number, you, effect.optional


@rule("TCG-7.24", permits=(MustUseInPhase, MayUseInPhase))
def effects_of_the_phase(g: Asked, ask: MustUseInPhase | MayUseInPhase) -> Iterator[Activate]:
    """An effect of a Standby Phase or End Phase may be activated in it, its card being in place."""
    for card, number, player, optional in _of_phase(g):
        if player == ask.player and optional == isinstance(ask, MayUseInPhase):
            yield Activate(card.uid, number, player)


@rule("TCG-26.1", does=PhaseLiesOpen, where=in_phase("standby", "end"))
def each_on_a_chain_of_its_own(g: Duel, _step: PhaseLiesOpen) -> Acts:
    """While nothing is going on effects of the phase are activated, each on a Chain of its own."""
    there = {(player, optional) for _, _, player, optional in _of_phase(g)}
    for player in g.state.seats.around(g.state.turn_player) if there else ():
        for optional, ask in ((True, MayUseInPhase), (False, MustUseInPhase)):
            option = (yield ask(player)) if (player, optional) in there else None
            if isinstance(option, Activate):
                yield Then(Activating(option))
                yield Then(Answers((1,)))
                return


@rule("TCG-26.2", forbids=Activate)
def once_in_its_phase(g: Asked, option: Activate) -> bool:
    """An effect of a phase is activated once in it, unless negated or, optional, come anew."""
    effect = effect_in(g, option)
    if effect is None or not isinstance(effect.when, OfPhase):
        return False
    for entry in g.so_far.backwards():
        match entry.event:
            case PhaseBegan():
                return False
            case ActivationNegated(card=card) if card == option.card:
                return False
            case Moved(card=card) if card == option.card and effect.optional:
                return False
            case LinkAdded(link=link) if (link.card, link.effect) == (option.card, option.effect):
                return True
    return False


@rule("TCG-26.5", does=LinkResolved)
def doomed_by_being_targeted(g: Duel, event: LinkResolved) -> Acts:
    """A face-up monster whose text says so is destroyed once what targeted it has resolved."""
    if not holding(g, DestroyedWhenTargeted):
        return
    link = g.state.chain[event.number - 1]
    for uid in link.targets if link.negated != "activation" else ():
        card = g.state.card(uid)
        if not card.face_up or spared(g, card):
            continue
        for one in of_card(g, DestroyedWhenTargeted, card):
            began, arrival = g.state.arrivals + 1, (uid, card.since)
            yield NowHolds(
                Held(Doomed("this"), one.by, uid, one.you, "end-of-turn", began, arrival)
            )
