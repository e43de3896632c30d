"""Looking at verbs before they are carried out: could they do anything, and would they do this?"""

from __future__ import annotations

from typing import Literal

from ludex.yugioh import vocabulary as v
from ludex.yugioh.book import Asked
from ludex.yugioh.readings.battle import battled_by
from ludex.yugioh.readings.filters import is_monster
from ludex.yugioh.readings.reading import found
from ludex.yugioh.table.board import About, Link, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import addable, counted, summonable, token


def could_do(g: Asked, verb: v.Verb, you: Player, this: Uid, about: About) -> bool:
    """Whether a verb has anything to work on as things stand; targets are looked at elsewhere."""
    match verb:
        case v.Draw(draw=count, who=whose) | v.SendFromDeck(send_from_deck=count, whose=whose):
            players = g.state.seats.meant(you, whose)
            return any(len(g.state.at("deck", player)) >= count for player in players)
        case v.SpecialSummon():
            return bool(summonable(g, verb, you, this, about.damage))
        case v.SummonToken(summon_token=name):
            return token(g, name, you) is not None
        case v.Damage(for_each=filters) if filters:
            return counted(g, filters, you, this) > 0
        case v.AddToHand(optional=optional):
            return optional or bool(addable(g, verb, you, this))
        case _:
            which = _filter_of(verb)
            return which is None or any(found(g, which, you, this))


def _filter_of(verb: v.Verb) -> v.Filter | None:
    """Return the cards that a verb is about, where it is about those of a filter."""
    match verb:
        case v.Destroy(destroy=which) | v.Banish(banish=which):
            return which if isinstance(which, v.Filter) else None
        case v.ReturnToHand(return_to_hand=which):
            return which if isinstance(which, v.Filter) else None
        case v.DoubleAtk(double_atk=which) | v.DestroyInEndPhase(destroy_in_end_phase=which):
            return which if isinstance(which, v.Filter) else None
        case v.SendToGraveyard(send_to_graveyard=which):
            return which
        case _:
            return None


def would(
    g: Asked, what: Literal["destroy-monsters", "special-summon"], effect: v.Effect, link: Link
) -> bool:
    """Whether the effect of a Chain Link would do something when it resolves."""
    if what == "special-summon":
        return any(isinstance(verb, v.SpecialSummon | v.SummonToken) for verb in effect.does)
    return any(_destroys_monsters(g, verb, link) for verb in effect.does)


def _destroys_monsters(g: Asked, verb: v.Verb, link: Link) -> bool:
    card, on_field = g.state.card(link.card), []
    match verb:
        case v.Destroy(destroy="targets"):
            on_field = [g.state.card(uid) for uid in link.targets]
        case v.Destroy(destroy="this"):
            on_field = [card]
        case v.Destroy(destroy="battled"):
            battled = battled_by(g.state, card, link.player)
            on_field = [] if battled is None else [battled]
        case v.Destroy(destroy="negated-card"):
            below = g.state.chain.index(link) - 1
            on_field = [g.state.card(g.state.chain[below].card)]
        case v.Destroy(destroy=which) if isinstance(which, v.Filter):
            on_field = list(found(g, which, link.player, link.card))
    return any(one.on_field and is_monster(one) for one in on_field)
