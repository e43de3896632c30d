"""Where the cards of a Duel lie: looked up once, and taken over from one board to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.yugioh.cards import Effect
    from ludex.yugioh.table.board import Card, Uid
    from ludex.yugioh.table.seats import Player
    from ludex.yugioh.vocabulary import Zone

_arrived = attrgetter("since")
_active = attrgetter("active_since")


class Cards(tuple["Card", ...]):  # noqa: SLOT001 - its dict keeps what is known
    """The cards of a Duel by their numbers; a board with one card changed is told what is known."""

    def at(self, zone: Zone, player: Player) -> tuple[Card, ...]:
        """Return the cards of a zone of a player, oldest arrival first."""
        return self._zones.get((zone, player), ())

    @cached_property
    def on_field(self) -> tuple[Card, ...]:
        """The cards on the field, the one face-up for longest first."""
        return tuple(sorted((card for card in self if card.on_field), key=_active))

    @cached_property
    def field_by_arrival(self) -> tuple[Card, ...]:
        """The cards on the field, oldest arrival first."""
        return tuple(sorted(self.on_field, key=_arrived))

    @cached_property
    def by_arrival(self) -> tuple[Card, ...]:
        """All cards, oldest arrival first."""
        return tuple(sorted(self, key=_arrived))

    @cached_property
    def any_negates(self) -> bool:
        """Whether a face-up card on the field has a continuous effect that negates others."""
        return any(card.data.negates for card, _, _ in self.continuous)

    @cached_property
    def any_lingers(self) -> bool:
        """Whether a face-up card on the field has a continuous effect that lingers."""
        return any(effect.lingers for _, _, effect in self.continuous)

    @cached_property
    def any_negates_summons(self) -> bool:
        """Whether a card that can negate a Summon lies where it could be used."""
        return any(map(_may_negate_summons, self))

    @cached_property
    def continuous(self) -> tuple[tuple[Card, int, Effect], ...]:
        """The continuous effects of face-up cards on the field, of the oldest card first."""
        return tuple(
            (card, number, effect)
            for card in self.on_field
            if _has_continuous(card)
            for number, effect in card.data.by_kind["continuous"]
        )

    @cached_property
    def kinds_held(self) -> frozenset[type]:
        """The kinds of what the continuous effects of face-up cards on the field hold."""
        effects = (effect for _, _, effect in self.continuous)
        return frozenset(what.__class__ for effect in effects for what in effect.holds)

    @cached_property
    def any_is_taken(self) -> bool:
        """Whether a card of the Duel is under control that an effect gave, or may come to be."""
        return any(map(_takes_part_in_control, self))

    @cached_property
    def watching(self) -> tuple[Card, ...]:
        """The face-up cards on the field with a Trigger Effect that waits for other monsters."""
        return tuple(card for card in self.on_field if _is_watching(card))

    @cached_property
    def face_down(self) -> Mapping[Player, list[Card]]:
        """The face-down Spell and Trap Cards of each player, in the order of the field."""
        return _by_player(card for card in self.on_field if _is_set(card))

    @cached_property
    def to_play(self) -> Mapping[Player, list[Card]]:
        """The Spell and Trap Cards in each hand, oldest arrival first."""
        held = ((player, cards) for (zone, player), cards in self._zones.items() if zone == "hand")
        found = ((player, [card for card in cards if _is_to_play(card)]) for player, cards in held)
        return {player: cards for player, cards in found if cards}

    @cached_property
    def any_goes_by_atk(self) -> bool:
        """Whether a card of the Duel, wherever it lies, can be part of a loop."""
        return any(card.data.goes_by_atk for card in self)

    def in_place(self, kind: str) -> list[tuple[Card, int, Effect]]:
        """Return the effects of a kind whose cards lie where they can be used, or apply."""
        found = self._in_place.get(kind)
        if found is None:
            found = self._in_place[kind] = [
                (self[uid], number, effect)
                for uid in self._by_kind.get(kind, ())
                for number, effect in self[uid].data.by_kind[kind]
                if _in_place(self[uid], effect)
            ]
        return found

    def but(self, card: Card) -> Cards:
        """Return the cards with one of them changed."""
        now = Cards((*self[: card.uid], card, *self[card.uid + 1 :]))
        was, known = self[card.uid], now.__dict__
        if "on_field" in self.__dict__:
            known["on_field"] = _but(self.on_field, was, card, _active, there=card.on_field)
        for name, has_part in _VIEWS:
            if name in self.__dict__ and not (has_part(was) or has_part(card)):
                known[name] = self.__dict__[name]
        if "_by_kind" in self.__dict__ and card.data is was.data:
            known["_by_kind"] = self._by_kind
            kinds = card.data.by_kind
            known["_in_place"] = {
                kind: found
                for kind, found in self._in_place.items()
                if not any(
                    _in_place(was, one) or _in_place(card, one) for _, one in kinds.get(kind, ())
                )
            }
        if "any_goes_by_atk" in self.__dict__ and card.data is was.data:
            known["any_goes_by_atk"] = self.any_goes_by_atk
        if "_zones" in self.__dict__:
            known["_zones"] = zones = dict(self._zones)
            for place in {*was.places, *card.places}:
                key = place.zone, place.player
                there = place in card.places
                zones[key] = _but(zones.get(key, ()), was, card, _arrived, there=there)
        return now

    @cached_property
    def _zones(self) -> dict[tuple[Zone, Player], tuple[Card, ...]]:
        zones: dict[tuple[Zone, Player], list[Card]] = {}
        for card in self.by_arrival:
            for place in card.places:
                zones.setdefault((place.zone, place.player), []).append(card)
        return {key: tuple(cards) for key, cards in zones.items()}

    @cached_property
    def _in_place(self) -> dict[str, list[tuple[Card, int, Effect]]]:
        return {}

    @cached_property
    def _by_kind(self) -> dict[str, list[Uid]]:
        kinds: dict[str, list[Uid]] = {}
        for card in self:
            for kind in card.data.by_kind:
                kinds.setdefault(kind, []).append(card.uid)
        return kinds

    def __reduce__(self) -> tuple[type[Cards], tuple[tuple[Card, ...]]]:
        return Cards, (tuple(self),)


def _has_continuous(card: Card) -> bool:
    return card.face_up and "continuous" in card.data.by_kind and _has_its_effects(card)


def _has_its_effects(card: Card) -> bool:
    """Whether a card lies on the field as what its effects are of: a monster may lie as a Spell."""
    if card.places[0].zone == "spell-trap-zone" and card.data.family == "monster":
        return card.equipped_to is not None or len(card.places) > 1
    return card.on_field


def _may_negate_summons(card: Card) -> bool:
    there = card.on_field or (card.zone == "hand" and card.data.family == "monster")
    return there and card.data.negates_summons


def _takes_part_in_control(card: Card) -> bool:
    return card.home is not None or (card.data.takes_control and card.on_field and card.face_up)


def _is_watching(card: Card) -> bool:
    return card.face_up and card.data.watches and card.on_field


def _is_set(card: Card) -> bool:
    return not card.face_up and card.on_field and card.data.family != "monster"


def _is_to_play(card: Card) -> bool:
    return card.places[0].zone == "hand" and card.data.family != "monster"


_VIEWS = (
    ("any_negates_summons", _may_negate_summons),
    ("continuous", _has_continuous),
    ("kinds_held", _has_continuous),
    ("any_is_taken", _takes_part_in_control),
    ("watching", _is_watching),
    ("face_down", _is_set),
    ("to_play", _is_to_play),
)
"""Views that stay as they are unless a card that has a part in them changes."""


def _by_player(cards: Iterable[Card]) -> dict[Player, list[Card]]:
    found: dict[Player, list[Card]] = {}
    for card in cards:
        found.setdefault(card.controller, []).append(card)
    return found


def _in_place(card: Card, effect: Effect) -> bool:
    if effect.from_ is None:
        return card.face_up and _has_its_effects(card)
    there = any(place.zone == effect.from_ for place in card.places)
    return there and (card.face_up or not card.on_field)


def _but(
    cards: tuple[Card, ...], was: Card, card: Card, order: Callable[[Card], int], *, there: bool
) -> tuple[Card, ...]:
    """Return cards in their order, one of them changed, gone, or come."""
    others = [one for one in cards if one is not was]
    if there:
        others.append(card)
        others.sort(key=order)
    return tuple(others)
