"""TCG-14: negated effects, and continuous effects that destroy, send or forbid."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ludex.kernel import Acts, but
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.cards import CardData
from ludex.yugioh.decisions import Among, DieShows, NormalSummon, Pick, Roll, TurnMonster
from ludex.yugioh.decisions.refusable import Contribution, Resolution, SpecialSummoning, Taking
from ludex.yugioh.facts import (
    Destroyed,
    DestroyedByBattle,
    DieRolled,
    EffectNegated,
    LinkBegan,
    NowHolds,
    SentAfterBattle,
    SentToGraveyard,
)
from ludex.yugioh.moments.duel import Aftermath, PositionLies
from ludex.yugioh.readings.activating import effect_on
from ludex.yugioh.readings.battle import reached, sub_step
from ludex.yugioh.readings.filters import effect_of, family_matches, printed
from ludex.yugioh.readings.finding import monsters
from ludex.yugioh.readings.graveyards import deals_so, out_of_reach
from ludex.yugioh.readings.holding import (
    Holding,
    holding,
    is_of_card,
    is_of_player,
    of_player,
    spared,
)
from ludex.yugioh.readings.looks import something_holds
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.readings.negations import negated_by, negated_where_it_was
from ludex.yugioh.table.board import Card, Held, Place
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import (
    DestroyedAtOnce,
    Doomed,
    MonsterValues,
    Negated,
    NegatedAfterBattle,
    NegatesEffects,
    NegatesTargeting,
    OnlyOne,
)


@rule("TCG-14.1", forbids=Resolution)
def negated_effect(g: Asked, resolution: Resolution) -> bool:
    """An effect that was negated does nothing when its Chain Link resolves."""
    return g.state.chain[resolution.number - 1].negated == "effect"


@rule("TCG-14.2", forbids=Contribution)
def negated_cards_apply_nothing(g: Asked, contribution: Contribution) -> tuple[str, ...]:
    """The continuous effects of a card whose effects are negated do not apply."""
    if contribution.negated is not None:
        return contribution.negated.get(contribution.card, ())
    return negated_by(g, contribution.card)


@rule("TCG-14.3", forbids=Resolution)
def negated_cards_do_nothing(g: Asked, resolution: Resolution) -> tuple[str, ...]:
    """An effect of a card whose effects are negated, or had been when it was activated, fails."""
    card = g.state.card(resolution.card)
    link = g.state.chain[resolution.number - 1]
    return negated_by(g, card.uid) if card.on_field else link.silenced


@rule("TCG-14.10", forbids=Resolution)
def negated_though_it_has_left(g: Asked, resolution: Resolution) -> tuple[str, ...]:
    """A Spell or Trap activated on the field is negated as if it still lay where it was."""
    card = g.state.card(resolution.card)
    link = g.state.chain[resolution.number - 1]
    if card.on_field or link.zone not in ("spell-trap-zone", "field-zone"):
        return ()
    return negated_where_it_was(g, card, Place(link.zone, link.player))


@rule("TCG-14.14", does=LinkBegan)
def negates_what_targets(g: Duel, event: LinkBegan) -> Acts:
    """As an effect resolves that targets a monster whose text says so, a die may negate it."""
    link = g.state.chain[event.number - 1]
    if link.negated is not None or not link.targets or not holding(g, NegatesTargeting):
        return
    there = [uid for uid in zip(link.targets, link.arrivals, strict=True) if g.state.stays(uid)]
    for one in holding(g, NegatesTargeting):
        what, card = one.what, g.state.card(link.card)
        theirs = what.by is None or link.player in g.state.seats.meant(one.you, what.by)
        such = what.of is None or family_matches(card, what.of)
        aimed = any(is_of_card(g, one, g.state.card(uid)) for uid, _ in there)
        if not (theirs and such and aimed):
            continue
        g.carry_out(one.by)
        if not what.if_rolled or (yield from _rolled(one.you)) in what.if_rolled:
            yield EffectNegated(event.number, link.card)
            if g.state.card(link.card).on_field:
                yield Destroyed(link.card, one.source)
            return


def _rolled(player: Player) -> Generator[Any, Any, int | None]:
    """Roll a die, and return what it shows."""
    shows = yield Roll(player)
    if not isinstance(shows, DieShows):
        return None
    yield DieRolled(player, shows.number)
    return shows.number


@rule("TCG-14.15", forbids=Resolution)
def negated_about_a_graveyard(g: Asked, resolution: Resolution) -> tuple[str, ...]:
    """An effect that has to do with the Graveyards what a text negates does nothing."""
    if not holding(g, NegatesEffects):
        return ()
    link = g.state.chain[resolution.number - 1]
    effect = effect_on(g, link)
    if effect is None:
        return ()
    against = of_player(g, NegatesEffects, link.player)
    return tuple(one.by for one in against if deals_so(g, one, link, effect))


@rule("TCG-14.16", forbids=Taking)
def taken_from_elsewhere(g: Asked, taking: Taking) -> tuple[str, ...]:
    """Of several places a card is not taken from the one from which that would be negated."""
    card, player = g.state.card(taking.card), g.state.card(taking.by).controller
    if card.zone != "graveyard" or not holding(g, NegatesEffects):
        return ()
    return tuple(
        one.by
        for one in of_player(g, NegatesEffects, player)
        if one.what.negates_effects == "moving-from-graveyard"
        and not out_of_reach(g, card, one.source)
    )


@rule("TCG-14.11", does=(DestroyedByBattle, SentAfterBattle))
def negated_after_battle(g: Duel, event: DestroyedByBattle | SentAfterBattle) -> Acts:
    """A card can negate the effects of the monsters that a monster destroys by battle."""
    card = g.state.card(event.card)
    if isinstance(event, SentAfterBattle):
        for held in g.state.held:
            if held.card == (card.uid, event.was.since) and _after_battle(g, held):
                yield NowHolds(but(held, began=g.state.arrivals + 1, card=(card.uid, card.since)))
        return
    for one in holding(g, NegatedAfterBattle):
        if is_of_card(g, one, g.state.card(event.by)):
            g.carry_out(one.by)
            now, began = (card.uid, card.since), g.state.arrivals + 1
            yield NowHolds(
                Held(Negated("this"), one.by, one.source, one.you, "while-there", began, now)
            )


def _after_battle(g: Asked, held: Held) -> bool:
    """Whether something that is negated is so because a monster was destroyed by battle."""
    effect = effect_of(g.state.card(held.source), int(held.by.rpartition("#")[2]))
    return any(isinstance(what, NegatedAfterBattle) for what in effect.holds)


def _may_act(g: Asked) -> bool:
    """Whether continuous effects may destroy or send monsters now."""
    return sub_step(g.state) is None or reached(g, "self-destruction")


@rule("TCG-14.6", does=(Aftermath, PositionLies), where=something_holds(DestroyedAtOnce, Doomed))
def self_destruction(g: Duel, step: Aftermath | PositionLies) -> Acts:
    """A card that its own continuous effect destroys is destroyed at once, without a Chain."""
    if not _may_act(g):
        return
    doomed: list[Holding[Any]] = [*holding(g, DestroyedAtOnce), *holding(g, Doomed)]
    for one in doomed:
        for card in g.state.on_field():
            if is_of_card(g, one, card) and not spared(g, card):
                g.carry_out(one.by)
                yield Destroyed(card.uid, one.source)


@rule("TCG-14.12", does=(Aftermath, PositionLies), where=something_holds(OnlyOne))
def players_choose_what_stays(g: Duel, step: Aftermath | PositionLies) -> Acts:
    """Where one Type or Attribute is left to a player who had more, that player chooses which."""
    if not (_may_act(g) and _apart(g)):
        return
    for one in holding(g, OnlyOne):
        source = g.state.card(one.source)
        began = max(source.active_since, source.resolved)
        for player in g.state.seats.around(g.state.turn_player):
            there = [card for card in _face_up(g, player) if card.active_since <= began]
            kinds = {card.uid: _kind(printed(g.state, card), one.what) for card in there}
            if len(set(kinds.values())) < 2 or not is_of_player(g, one, player):
                continue
            stays = yield Among(player, tuple(Pick(card.uid, player) for card in there))
            g.carry_out(one.by)
            for card in there:
                if isinstance(stays, Pick) and kinds[card.uid] != kinds[stays.card]:
                    yield to_pile(g, SentToGraveyard, card, "graveyard")


@rule("TCG-14.7", does=(Aftermath, PositionLies), where=something_holds(OnlyOne))
def only_one_kind_stays(g: Duel, step: Aftermath | PositionLies) -> Acts:
    """Where a player can control one Type or Attribute, monsters of another one that come go."""
    if not (_may_act(g) and _apart(g)):
        return
    for one in holding(g, OnlyOne):
        for player in g.state.seats.players:
            for monster in _surplus(g, player, one.what) if is_of_player(g, one, player) else ():
                g.carry_out(one.by)
                yield to_pile(g, SentToGraveyard, monster, "graveyard")


def _apart(g: Asked) -> bool:
    """Whether a player has monsters of several kinds where something may leave them one."""
    board = g.state

    def find() -> bool:
        return any(
            len({_kind(printed(board, card), one.what) for card in there if card.face_up}) > 1
            for there in (board.at("monster-zone", player) for player in board.seats.players)
            for one in holding(g, OnlyOne)
        )

    return g.kept("kinds-apart", (board.cards, board.chain, board.held), find)


def _kind(monster: CardData | MonsterValues, held: OnlyOne) -> str | None:
    return monster.attribute if held.only_one == "attribute" else monster.type


def _face_up(g: Asked, player: str) -> list[Card]:
    cards = [card for card in monsters(g, player) if card.face_up]
    return sorted(cards, key=lambda card: card.active_since)


def _surplus(g: Asked, player: str, held: OnlyOne) -> list[Card]:
    cards = _face_up(g, player)
    kinds = [_kind(printed(g.state, card), held) for card in cards]
    return [card for card, kind in zip(cards, kinds, strict=True) if kind != kinds[0]]


@rule("TCG-14.8", forbids=(NormalSummon, TurnMonster, SpecialSummoning))
def no_other_kind(
    g: Asked, coming: NormalSummon | TurnMonster | SpecialSummoning
) -> tuple[str, ...]:
    """A player who can control one Type or Attribute only can Summon no monster of another."""
    card = g.state.card(coming.card)
    hidden = card.face_up if isinstance(coming, TurnMonster) else coming.face_down
    if hidden:
        return ()
    values = coming.values if isinstance(coming, SpecialSummoning) else None
    monster = values or printed(g.state, card)
    return tuple(
        one.by
        for one in of_player(g, OnlyOne, coming.player)
        for other in _face_up(g, coming.player)[:1]
        if _kind(printed(g.state, other), one.what) != _kind(monster, one.what)
    )


@rule("TCG-14.9", forbids=SpecialSummoning)
def not_to_be_special_summoned(g: Asked, coming: SpecialSummoning) -> bool:
    """A monster whose card says so cannot be Special Summoned, or not from the Graveyard."""
    card = g.state.card(coming.card)
    return card.data.cannot_be_special_summoned in (True, f"from-{card.zone}")


@rule("TCG-14.13", forbids=SpecialSummoning)
def special_summoned_in_one_way(g: Asked, coming: SpecialSummoning) -> bool:
    """A monster whose card names the only way in which it is Special Summoned comes in no other."""
    only = g.state.card(coming.card).data.special_summoned_only_by
    if not only:
        return False
    return coming.by is None or g.state.card(coming.by).data.id not in only
