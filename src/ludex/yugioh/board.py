"""The board: where every card is, the Life Points, the turn and the Chain; a fold of events."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Literal

from ludex.yugioh.vocabulary import CardData, Effect, Filter, Whose, Zone

Player = str
"""`A` or `B`; A is the player named first."""

Uid = int
"""The number of one physical card in a Duel."""

PLAYERS: tuple[Player, Player] = ("A", "B")
FIELD: tuple[Zone, ...] = ("monster-zone", "spell-trap-zone", "field-zone")


def opponent(player: Player) -> Player:
    """Return the other player."""
    return "B" if player == "A" else "A"


def side(of: Player, whose: Whose) -> Player:
    """Return the player that `you` or `opponent` means to a player."""
    return of if whose == "you" else opponent(of)


@dataclass(frozen=True, slots=True)
class Place:
    """A zone of a player."""

    zone: Zone
    player: Player


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card: its data, its owner, where it lies and how.

    `places` is a tuple because a card may hold two zones at once; the first is where it counts
    as lying. `since` numbers its arrival there, `turned` when a Set card was turned face-up.
    """

    uid: Uid
    data: CardData
    owner: Player
    places: tuple[Place, ...]
    face_up: bool = True
    position: Literal["attack", "defense"] | None = None
    since: int = 0
    turned: int = 0
    set_on_turn: int | None = None

    @property
    def zone(self) -> Zone:
        """The zone where the card counts as lying."""
        return self.places[0].zone

    @property
    def controller(self) -> Player:
        """Whose side the card lies on."""
        return self.places[0].player

    @property
    def active_since(self) -> int:
        """When it came face-up; continuous effects apply oldest first."""
        return self.turned or self.since

    @property
    def on_field(self) -> bool:
        """Whether the card is on the field."""
        return self.places[0].zone in FIELD


@dataclass(frozen=True, slots=True)
class Link:
    """A Chain Link: who activated which effect of which card, and what that settled."""

    player: Player
    card: Uid
    effect: int
    spell_speed: int
    activates_card: bool
    targets: tuple[Uid, ...] = ()
    arrivals: tuple[int, ...] = ()
    negated: bool = False
    begun: bool = False
    done: bool = False


@dataclass(frozen=True, slots=True)
class Waiting:
    """A Trigger Effect whose occasion has come: it waits to be put on a Chain."""

    player: Player
    card: Uid
    effect: int
    moment: int
    optional: bool


@dataclass(frozen=True, slots=True)
class Lingering:
    """Something that stays true for the rest of the turn because a card says so.

    `card` and its arrival `since` tell the monster to be Tributed, or the card that forbids.
    """

    what: Literal["must-tribute", "no-battle-phase"]
    player: Player
    by: str
    card: Uid
    since: int


@dataclass(frozen=True, slots=True)
class Board:
    """Everything that is so at one moment of a Duel."""

    cards: tuple[Card, ...]
    life_points: tuple[tuple[Player, int], ...]
    turn: int
    turn_player: Player
    phase: str
    arrivals: int = 0
    normal_summons: int = 0
    tributes: int = 0
    chain: tuple[Link, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    lingering: tuple[Lingering, ...] = ()
    lost: tuple[Player, ...] = ()
    over: bool = False

    def card(self, uid: Uid) -> Card:
        """Return the card of a number."""
        return self.cards[uid]

    def lp(self, player: Player) -> int:
        """Return a player's Life Points."""
        return self.life_points[0][1] if player == "A" else self.life_points[1][1]

    def at(self, zone: Zone, player: Player) -> tuple[Card, ...]:
        """Return the cards of a zone of a player; a Deck's top card is the last."""
        found = [
            card
            for card in self.cards
            if any(place.zone == zone and place.player == player for place in card.places)
        ]
        found.sort(key=lambda card: card.since)
        return tuple(found)

    def on_field(self) -> tuple[Card, ...]:
        """Return the cards on the field, the one face-up for longest first."""
        return tuple(sorted((c for c in self.cards if c.on_field), key=lambda c: c.active_since))

    def but(self, **changes: Any) -> Board:
        """Return the board with some parts changed."""
        values = {name: getattr(self, name) for name in _NAMES}
        values.update(changes)
        return Board(**values)

    def with_card(self, card: Card, **changes: Any) -> Board:
        """Return the board with one card changed."""
        cards = (*self.cards[: card.uid], card, *self.cards[card.uid + 1 :])
        return self.but(cards=cards, **changes)

    @property
    def winner(self) -> Player | None:
        """Who has won; None while nobody has, or when the Duel is a draw."""
        return opponent(self.lost[0]) if len(self.lost) == 1 else None


_NAMES = tuple(field.name for field in fields(Board))


def is_monster(card: Card) -> bool:
    """Whether a card counts as a monster: on the field its places tell, elsewhere its kind."""
    if card.on_field:
        return any(place.zone == "monster-zone" for place in card.places)
    return card.data.family == "monster"


def family_matches(card: Card, kind: str) -> bool:
    """Whether a card is a monster, a Spell, a Trap, or either of the latter two."""
    if kind == "monster":
        return is_monster(card)
    if kind == "spell-or-trap":
        return card.data.family in ("spell", "trap")
    return card.data.family == kind


def effect_of(card: Card, number: int) -> Effect:
    """Return the effect of a card by its number in the card file, from 1."""
    return card.data.effects[number - 1]


def address(card: Card, number: int) -> str:
    """Return the address of an effect: `sangan#1`."""
    return f"{card.data.id}#{number}"


def matches(
    card: Card, which: Filter, you: Player, this: Uid | None, atk: int | None = None
) -> bool:
    """Whether a card is one of those that a filter means to a player; `atk` is its ATK by now."""
    data = card.data
    checks = (
        which.kind is None or family_matches(card, which.kind),
        which.in_ is None or card.zone == which.in_ or (which.in_ == "field" and card.on_field),
        which.whose is None or card.controller == side(you, which.whose),
        which.face is None or card.face_up == (which.face == "up"),
        which.type is None or data.type in which.type,
        which.attribute is None or data.attribute == which.attribute,
        which.level_at_most is None or (data.level or 0) <= which.level_at_most,
        which.atk_at_most is None
        or (atk if atk is not None else data.atk or 0) <= which.atk_at_most,
        which.def_at_most is None or (data.def_ or 0) <= which.def_at_most,
        which.name is None or data.id == which.name,
        not (which.other_than_this and card.uid == this),
    )
    return all(checks)
