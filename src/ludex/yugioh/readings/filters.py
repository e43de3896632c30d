"""Which cards are meant: kinds, filters, and effects by their numbers."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from ludex.yugioh.book import Asked
from ludex.yugioh.quantities import LevelsTaken, NameTaken
from ludex.yugioh.readings.seating import is_of
from ludex.yugioh.table.board import FIELD, Board, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import (
    Battles,
    Filter,
    Gain,
    KindNamed,
    MonsterValues,
    TreatedAs,
    Unaffected,
    Where,
    Zone,
)

if TYPE_CHECKING:
    from ludex.yugioh.cards import CardData, Effect


def is_monster(card: Card) -> bool:
    """Whether a card counts as a monster: on the field its places tell, elsewhere its kind."""
    zone = card.places[0].zone
    if zone == "monster-zone":
        return True
    if zone in FIELD:
        return any(place.zone == "monster-zone" for place in card.places)
    return card.data.family == "monster"


def family_matches(card: Card, kind: str) -> bool:
    """Whether a card is a monster, a Spell, a Trap, or either of the latter two."""
    if kind == "monster":
        return is_monster(card)
    family = card.data.family
    if family == "monster" and card.zone == "spell-trap-zone":
        family = "spell"
    return family == kind or (kind == "spell-or-trap" and family in ("spell", "trap"))


def effect_of(card: Card, number: int) -> Effect:
    """Return the effect of a card by its number in the card file, from 1."""
    return card.data.effects[number - 1]


def kind_named(which: object, effect: Effect) -> KindNamed:
    """Return the kind of card by which a filter, or the targets of an effect, name cards."""
    if which == "targets" and effect.targets is not None:
        which = effect.targets.of
    return which.kind if isinstance(which, Filter) else None


def printed(board: Board, card: Card) -> CardData | MonsterValues:
    """Return what a card is as a monster: what is printed, or as what a Trap Card is treated."""
    if card.data.family != "monster" and is_monster(card):
        for held in board.held:
            if isinstance(held.what, TreatedAs) and held.card == (card.uid, card.since):
                return held.what.treated_as
    return card.data


def name_of(g: Asked, card: Card) -> str:
    """Return the card whose name a card has where it lies."""
    taken = g.value(NameTaken(card.uid)) if card.data.counts_as_another else ""
    return taken or card.data.treated_as or card.data.id


def address(card: Card, number: int) -> str:
    """Return the address of an effect: `sangan#1`."""
    return f"{card.data.id}#{number}"


def asks_for_atk(which: Filter) -> bool:
    """Whether a filter goes by the ATK of a card."""
    by_others = which.highest_atk or which.lowest_atk
    return by_others or which.atk_at_most is not None or which.atk_at_least is not None


def hangs_on_atk(effect: Effect) -> bool:
    """Whether what an effect does to ATK, or keeps from doing so, hangs on the ATK of monsters."""
    settled = [what for what in effect.holds if isinstance(what, Gain | Unaffected)]
    whom = [what.whom for what in settled]
    looks = [getattr(one, each.name) for one in effect.requires for each in fields(one)]
    filters = [one for one in (*whom, *looks) if isinstance(one, Filter)]
    weaker = any(isinstance(one, Battles) and one.weaker for one in effect.requires)
    return bool(settled) and (weaker or any(map(asks_for_atk, filters)))


def level_now(g: Asked, card: Card) -> int:
    """Return the Level of a card as it is now: never below 1 where it has one at all."""
    level = printed(g.state, card).level or 0
    return level and max(1, level - int(g.value(LevelsTaken(card.uid))))


def matches(
    g: Asked,
    card: Card,
    which: Filter,
    you: Player,
    *,
    this: Uid | None,
    atk: int | None = None,
    against: Player | None = None,
) -> bool:
    """Whether a card is one of those that a filter of `this` card's text means to a player.

    `atk` is its ATK by now, and `against` the opponent who was chosen for the effect, if one was.
    """
    if which.other and card.uid == this:
        return False
    if which.declared and not _of_declared(g.state, card, this):
        return False
    # What tells most cards apart comes first.
    return (
        _lies_so(card, which)
        and is_of(g, card, which.whose, you, against)
        and _is_so(g, card, which, atk)
    )


def _of_declared(board: Board, card: Card, this: Uid | None) -> bool:
    """Whether a card is of an Attribute that was declared for another one."""
    return this is not None and printed(board, card).attribute in board.card(this).declared


def _lies_so(card: Card, which: Filter) -> bool:
    # Most cards lie elsewhere, or exactly there.
    where = which.in_
    return (
        (where is None or card.places[0].zone == where or lies_in(card, where))
        and (which.kind is None or family_matches(card, which.kind))
        and (which.face is None or card.face_up == (which.face == "up"))
        and (which.position is None or card.position == which.position)
    )


def lies_in(card: Card, where: Where | Zone) -> bool:
    """Whether a card lies in a zone, be it one of several."""
    if card.zone == where or (where == "field" and card.on_field):
        return True
    return len(card.places) > 1 and any(place.zone == where for place in card.places)


def _is_so(g: Asked, card: Card, which: Filter, atk: int | None) -> bool:
    board = g.state
    data, monster = card.data, printed(board, card)
    now = atk if atk is not None else monster.atk or 0
    return (
        (which.type is None or monster.type in which.type)
        and (which.attribute is None or monster.attribute in which.attribute)
        and (which.level_at_most is None or level_now(g, card) <= which.level_at_most)
        and (which.level_at_least is None or level_now(g, card) >= which.level_at_least)
        and (which.atk_at_most is None or now <= which.atk_at_most)
        and (which.atk_at_least is None or now >= which.atk_at_least)
        and (which.def_at_most is None or (monster.def_ or 0) <= which.def_at_most)
        and (which.effect_monster is None or monster.effect_monster)
        and (which.icon is None or data.icon == which.icon)
        and (not which.named or name_of(g, card) in which.named)
        and (
            which.spell_counters_at_least is None
            or card.counters.count("spell") >= which.spell_counters_at_least
        )
        and (which.counters is None or bool(card.counters) == (which.counters == "any"))
        and (which.battle_destroyed is None or card.fell_on_turn == board.turn)
        and (which.has_destroyed is None or card.won_on_turn == board.turn)
        and (which.has_negated is None or card.negated_on_turn == board.turn)
        and (which.attacked is None or (card.uid, card.since) not in board.attacked)
        and (which.summoned is None or card.special_summoned)
        and (which.came is None or card.came_on_turn != board.turn)
        and (which.series is None or which.series in data.series)
        and (not which.not_named or name_of(g, card) not in which.not_named)
    )
