"""TCG-7, fifth part: continuous effects, and what a card forbids or lets a player do."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import (
    Activate,
    Attack,
    ChooseTribute,
    Proceed,
    PutOnChain,
    Tribute,
    TurnMonster,
)
from ludex.yugioh.facts import (
    ActivationNegated,
    Banished,
    LinkAdded,
    NoLongerHolds,
    NowHolds,
    ReturnedToHand,
)
from ludex.yugioh.quantities import Gained
from ludex.yugioh.readings.activating import effect_in, effect_on
from ludex.yugioh.readings.banishing import may_banish
from ludex.yugioh.readings.filters import address, is_monster
from ludex.yugioh.readings.gains import gains
from ludex.yugioh.readings.holding import Holding, holding, is_of_card, of_card, of_player
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.table.board import Board, Held, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import BanishedInstead, Cannot, Deed, MayTribute


@rule("TCG-7.16", sets=Gained)
def continuous_effects_apply(g: Asked, quantity: Gained) -> tuple[int, int] | None:
    """A continuous effect applies, without activating, for as long as its card is face-up."""
    return gains(g).get(quantity.card)


@rule("TCG-7.17", instead=ReturnedToHand)
def continuous_replacement(g: Duel, event: ReturnedToHand) -> Acts:
    """A continuous effect that puts one move in the place of another does so before it happens."""
    moving = g.state.card(event.card)
    for one in of_card(g, BanishedInstead, moving):
        wanted = one.what.banished_instead_of == "returned-to-hand"
        if moving.on_field and wanted and may_banish(g, moving, one.you):
            g.carry_out(one.by)
            yield to_pile(g, Banished, moving, "banished")
            return


@rule("TCG-7.12", forbids=(Activate, PutOnChain, Attack, Proceed, TurnMonster))
def what_a_card_forbids(
    g: Asked, option: Activate | PutOnChain | Attack | Proceed | TurnMonster
) -> tuple[str, ...]:
    """Neither a player nor a card can do what the text of a card forbids."""
    if not holding(g, Cannot):
        return ()
    match option:
        case Proceed(phase="battle"):
            found = of_player(g, Cannot, option.player)
            return _by("conduct-battle-phase", found)
        case Attack(anew=False):
            return _by("attack", of_card(g, Cannot, g.state.card(option.card)))
        case TurnMonster():
            return _by("change-position", of_card(g, Cannot, g.state.card(option.card)))
        case Activate() | PutOnChain():
            return _by("activate", of_card(g, Cannot, g.state.card(option.card)))
        case _:
            return ()


def _by(deed: Deed, found: Iterator[Holding[Cannot]]) -> tuple[str, ...]:
    return tuple(one.by for one in found if one.what.cannot == deed)


@rule("TCG-7.11", does=LinkAdded)
def holds_from_activation(g: Duel, event: LinkAdded) -> Acts:
    """What a card says of the turn of its activation holds from its activation on."""
    link = event.link
    effect = effect_on(g, link)
    for what in effect.from_activation if effect is not None else ():
        by = address(g.state.card(link.card), link.effect)
        yield NowHolds(
            Held(
                what,
                by,
                link.card,
                link.player,
                "end-of-turn",
                g.state.arrivals + 1,
                player=link.player if what.whom == "you" else None,
                from_activation=True,
            )
        )


@rule("TCG-7.23", does=ActivationNegated)
def not_from_a_negated_activation(g: Duel, event: ActivationNegated) -> Acts:
    """If the activation is negated, what the card says of its turn does not hold."""
    gone = tuple(h for h in g.state.held if h.from_activation and h.source == event.card)
    if gone:
        yield NoLongerHolds(gone, "negated")


@rule("TCG-7.22", forbids=Activate)
def not_after_what_it_forbids(g: Asked, option: Activate) -> bool:
    """A card that forbids its player something in its turn cannot be activated after that."""
    effect = effect_in(g, option)
    return effect is not None and any(
        _has_done(g.state, option.player, what.cannot)
        for what in effect.from_activation
        if isinstance(what, Cannot) and what.whom == "you"
    )


def _has_done(board: Board, player: Player, deed: Deed) -> bool:
    """Whether a player has done something this turn."""
    conducted = board.turn_player == player and board.phase in ("battle", "main-2")
    return deed == "conduct-battle-phase" and conducted


@rule("TCG-7.18", permits=ChooseTribute)
def tribute_as_if_controlled(g: Asked, ask: ChooseTribute) -> Iterator[Tribute]:
    """A monster that a card lets a player Tribute as if he controlled it may be Tributed."""
    for uid, _ in _tributable(g, ask.player):
        if uid not in ask.before:
            yield Tribute(uid, ask.player, ask.monster, ask.before)


@rule("TCG-7.19", forbids=Tribute)
def tribute_that_one_first(g: Asked, option: Tribute) -> tuple[str, ...]:
    """A player who must Tribute a certain monster cannot Tribute another before it."""
    first = {
        uid: one.by
        for uid, one in _tributable(g, option.player)
        if one.what.first and uid not in option.before
    }
    return () if option.card in first else tuple(first.values())


def _tributable(g: Asked, player: Player) -> Iterator[tuple[Uid, Holding[MayTribute]]]:
    """Yield monsters that cards let a player Tribute as if he controlled them."""
    for one in holding(g, MayTribute):
        if one.you == player:
            for card in g.state.on_field():
                if is_monster(card) and is_of_card(g, one, card):
                    yield card.uid, one
