"""The table: two players, their cards where they lie, and how far the round has come."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from ludex.digimon.cards import CardData
from ludex.kernel import but, value

Player = Literal["A", "B"]
PLAYERS: tuple[Player, Player] = ("A", "B")
Space = Literal[1, 2, 3]
SPACES: tuple[Space, ...] = (1, 2, 3)
Slot = Literal[0, 1, 2, 3, 4]
SLOTS: tuple[Slot, ...] = (0, 1, 2, 3, 4)
Compartment = Literal[4, 5, 6]
COMPARTMENTS: tuple[Compartment, ...] = (4, 5, 6)
Stage = Literal["set-up", "preparation", "evolution", "battle", "scoring", "over"]

Name = str
"""A card of this game: its slug, `greymon#2` for another copy, or one of no consequence."""


def opponent(player: Player) -> Player:
    """Return the other player."""
    return "B" if player == "A" else "A"


@value
class Digimon:
    """What lies in a space of the Digimon box: the level 3 Digimon, and what it evolved into."""

    cards: tuple[Name, ...]
    face_up: bool = True

    @property
    def top(self) -> Name:
        """The card that counts."""
        return self.cards[-1]


@value
class Laid:
    """A card in an option slot; `used` once its effect was, however often."""

    card: Name
    face_up: bool = False


@value
class Trained:
    """A card in the training box: from the deck, as nobody has seen it, or put there by name."""

    card: Name
    from_deck: bool = False


@value
class Side:
    """A player's side of the table."""

    deck: tuple[Name, ...] = ()
    hand: tuple[Name, ...] = ()
    dark_area: tuple[Name, ...] = ()
    digimon: tuple[Digimon | None, ...] = (None, None, None)
    evolution: tuple[Name, ...] = ()
    training: tuple[tuple[Trained, ...], ...] = ((), (), ())
    slots: tuple[Laid | None, ...] = (None, None, None, None, None)
    supports: tuple[Name | None, ...] = (None, None, None)
    scale: Name | None = None
    """The card that marks the points."""
    points: int = 0

    def but(self, **changes: Any) -> Side:
        """Return the side with some of it changed."""
        return but(self, **changes)

    def at(self, space: Space) -> Digimon | None:
        """Return what lies in a space of the Digimon box."""
        return self.digimon[space - 1]

    def compartment(self, level: Compartment) -> tuple[Trained, ...]:
        """Return what lies in a compartment of the training box."""
        return self.training[level - 4]

    def with_digimon(self, space: Space, digimon: Digimon | None) -> Side:
        """Return the side with something else in a space."""
        return self.but(digimon=put(self.digimon, space - 1, digimon))

    def with_trained(self, level: Compartment, cards: tuple[Trained, ...]) -> Side:
        """Return the side with something else in a compartment."""
        return self.but(training=put(self.training, level - 4, cards))

    def with_slot(self, slot: Slot, laid: Laid | None) -> Side:
        """Return the side with something else in an option slot."""
        return self.but(slots=put(self.slots, slot, laid))

    def slot_of(self, card: Name) -> Slot | None:
        """Return the option slot in which a card lies."""
        return next((n for n in SLOTS if (laid := self.slots[n]) and laid.card == card), None)

    def space_of(self, card: Name) -> Space | None:
        """Return the space in which a card is the Digimon that counts."""
        return next((n for n in SPACES if (d := self.at(n)) and d.top == card), None)


def put(row: tuple[Any, ...], at: int, what: Any) -> tuple[Any, ...]:
    """Return a row with something else in one of its places."""
    return (*row[:at], what, *row[at + 1 :])


def without(cards: tuple[Name, ...], *gone: Name) -> tuple[Name, ...]:
    """Return cards without some of them."""
    return tuple(card for card in cards if card not in gone)


@value
class Given:
    """An effect that was used in an assault: whose, of which card, and in which space's assault.

    The space is that of its player.
    """

    player: Player
    card: Name
    number: int
    space: Space


@value
class Assault:
    """An assault that is over: who won it, if anybody did, and who fought in which space.

    `direct`: the Digimon of the winner had nobody in front of it.
    """

    winner: Player | None
    spaces: tuple[Space | None, Space | None]
    """Of player A, and of player B; None where no space faces the other."""
    direct: bool = False
    factor: int = 1
    """By which what the loser loses is multiplied."""

    def space(self, player: Player) -> Space | None:
        """Return the space of a player in it."""
        return self.spaces[PLAYERS.index(player)]


@value
class Table:
    """Everything that the rules ask about."""

    sides: tuple[Side, Side]
    cards: Mapping[Name, CardData]
    """Those that are of some consequence."""
    first: Player | None = None
    round: int = 0
    stage: Stage = "set-up"
    objected: tuple[Player, ...] = ()
    chosen: tuple[tuple[Player, Name, Space], ...] = ()
    """Evolutions that are carried out next, all of them at once."""
    evolved: tuple[Player, ...] = ()
    """Who has carried out an evolution in this round."""
    moved: tuple[Player, ...] = ()
    """Who has changed the places of Digimon in this round."""
    assault: tuple[Space | None, Space | None] | None = None
    """The spaces of A and of B in the assault that goes on."""
    given: tuple[Given, ...] = ()
    assaults: tuple[Assault, ...] = ()
    """Those of this round that are over."""
    over: Player | Literal["draw"] | None = None
    """Who has won the game."""

    def but(self, **changes: Any) -> Table:
        """Return the table with some of it changed."""
        return but(self, **changes)

    def side(self, player: Player) -> Side:
        """Return a player's side."""
        return self.sides[PLAYERS.index(player)]

    def with_side(self, player: Player, **changes: Any) -> Table:
        """Return the table with a player's side changed."""
        return self.put(player, self.side(player).but(**changes))

    def put(self, player: Player, side: Side) -> Table:
        """Return the table with another side of a player."""
        return self.but(sides=put(self.sides, PLAYERS.index(player), side))

    @property
    def first_player(self) -> Player:
        """Who is the first player; before that is decided, A."""
        return self.first or "A"

    @property
    def second_player(self) -> Player:
        """The other one."""
        return opponent(self.first_player)

    @property
    def in_order(self) -> tuple[Player, Player]:
        """Both players, the first one first."""
        return self.first_player, self.second_player

    def level(self, card: Name) -> int:
        """Return the level of a Digimon; 0 of any other card."""
        data = self.cards.get(card)
        return (data.level or 0) if data is not None else 0

    def code(self, card: Name) -> str | None:
        """Return the code of a card, if it is of any consequence."""
        return self.cards[card].code if card in self.cards else None

    def space_in_assault(self, player: Player) -> Space | None:
        """Return the space of a player in the assault that goes on."""
        return None if self.assault is None else self.assault[PLAYERS.index(player)]

    def fighting(self, player: Player) -> Name | None:
        """Return a player's Digimon in the assault that goes on."""
        space = self.space_in_assault(player)
        digimon = None if space is None else self.side(player).at(space)
        return None if digimon is None else digimon.top


def all_cards(side: Side) -> Iterator[tuple[Name, str]]:
    """Yield every card of a side, with where it lies."""
    for name, pile in (
        ("deck", side.deck),
        ("hand", side.hand),
        ("dark-area", side.dark_area),
        ("evolution-box", side.evolution),
    ):
        yield from ((card, name) for card in pile)
    for space, digimon in zip(SPACES, side.digimon, strict=True):
        yield from ((card, f"space-{space}") for card in (digimon.cards if digimon else ()))
    for level, cards in zip(COMPARTMENTS, side.training, strict=True):
        yield from ((each.card, f"training-{level}") for each in cards)
    for slot, laid in zip(SLOTS, side.slots, strict=True):
        yield from ((laid.card, f"slot-{slot}") for _ in range(1) if laid is not None)
    for space, card in zip(SPACES, side.supports, strict=True):
        yield from ((card, f"support-{space}") for _ in range(1) if card is not None)
    if side.scale is not None:
        yield side.scale, "scale"
