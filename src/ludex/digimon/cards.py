"""What a card of the game says: facts, requirements, and effects in a closed vocabulary.

A card has a code, which tells its prints apart, and a name, which several prints may share.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Literal

from ludex.kernel import value

Kind = Literal["digimon", "option", "option-item", "option-program", "option-field"]
"""What a card is. `option`: an option card, of which it is not known whether it is an item, a
program or a field."""
Level = Literal[3, 4, 5, 6]
Letter = Literal["A", "B", "C"]
"""A battle type, and the attack that is used against it."""
Attribute = Literal["vaccine", "data", "virus"]
Trait = Literal["sky", "underwater", "underground"]
"""What other cards ask for."""

AnyCard = Annotated[str, "any-card"]
Text = Annotated[str, "text"]


@value
class LostPoints:
    """What the player of a defeated Digimon loses, by the level of the one that defeats it."""

    level_3: int
    level_4: int
    level_5: int
    level_6: int

    def to(self, level: int) -> int:
        """Return what is lost to a Digimon of a level."""
        points: int = getattr(self, f"level_{level}")
        return points


@value
class Evolution:
    """One way to evolve into a Digimon: from which one, and what it asks for.

    `deck` counts the cards that come from the deck, each printed as a circle or a cross; `cards`
    are asked for by name.
    """

    evolves_from: AnyCard
    deck: int = 0
    cards: tuple[AnyCard, ...] = ()


@value
class AttackBecomes:
    """The Digimon uses this attack, whatever the battle type of its opponent."""

    attack_becomes: Letter


@value
class AttackGains:
    """The attack that the Digimon uses is so much stronger."""

    attack_gains: int


@value
class LostPointsTimes:
    """What the opponent loses is multiplied."""

    lost_points_times: int


@value
class OpponentDiscards:
    """So many cards of the opponent's deck go to the Dark Area, from its top."""

    opponent_discards: int


@value
class Recovers:
    """The player recovers so many points."""

    recovers: int


Verb = AttackBecomes | AttackGains | LostPointsTimes | OpponentDiscards | Recovers
LASTING = (AttackBecomes, AttackGains, LostPointsTimes)
"""What is said of an assault; the rest is done once."""

When = Literal["used", "evolves", "assault-won", "assault-lost"]
"""When an effect does what it does. `used`: as soon as it is used; `evolves`: when a Digimon
evolves into this card; `assault-won`: when its player wins an assault in which it counts;
`assault-lost`: when its player loses one."""


@value
class Effect:
    """What a card does, in our own words (`says`) and as data (`does`).

    The `timing` is the phase in which it is used; what happens as a Digimon evolves has none.
    `discard_from_hand` is its cost, in cards. `only_one_digimon`: it may be used for one of the
    player's Digimon only. `support`: it is used from the support box.
    """

    says: Text
    does: Verb
    timing: Literal["preparation", "battle"] | None = None
    when: When = "used"
    discard_from_hand: int = 0
    only_one_digimon: bool = False
    support: bool = False


@value
class Unencoded:
    """What the data does not say yet, and why."""

    says: Text
    why: Text


@value
class PrintedCard:
    """What is known of a card by its code: of some the name alone."""

    id: str
    kind: Kind
    code: str | None = None
    same_name_as: AnyCard | None = None
    level: Level | None = None
    battle_type: Letter | None = None
    attack_a: int | None = None
    attack_b: int | None = None
    attack_c: int | None = None
    attribute: Attribute | None = None
    species: str | None = None
    field: str | None = None


@value
class CardData:
    """A card with all that is on it.

    `guard`: its attack C reduces an attack A that is used against it to nothing. `leaves` says when
    an option that was used goes to the Dark Area. A card that is `invented` was never printed: it
    is there because no known card has what an example needs.
    """

    id: str
    kind: Kind
    code: str | None = None
    same_name_as: AnyCard | None = None
    """The card whose name it shares: the first print of it."""
    level: Level | None = None
    battle_type: Letter | None = None
    attack_a: int | None = None
    attack_b: int | None = None
    attack_c: int | None = None
    guard: bool = False
    lost_points: LostPoints | None = None
    evolution: tuple[Evolution, ...] = ()
    attribute: Attribute | None = None
    species: str | None = None
    field: str | None = None
    traits: tuple[Trait, ...] = ()
    capacity: int | None = None
    leaves: Literal["battle-ends", "round-ends"] | None = None
    invented: bool = False
    effects: tuple[Effect, ...] = ()
    """Of an option what it does, of a Digimon its abilities, and what it does as a support."""
    unencoded: tuple[Unencoded, ...] = ()

    @property
    def name(self) -> str:
        """The card whose name it bears; of the same name are cards with other codes, too."""
        return self.same_name_as or self.id

    @property
    def is_digimon(self) -> bool:
        """Whether it is a Digimon."""
        return self.kind == "digimon"

    def attack(self, letter: Letter) -> int:
        """Return how strong one of its attacks is."""
        return {"A": self.attack_a, "B": self.attack_b, "C": self.attack_c}[letter] or 0

    def lost_to(self, level: int) -> int:
        """Return what its player loses when it is defeated by a Digimon of a level."""
        return self.lost_points.to(level) if self.lost_points else 0


def addresses(facts: CardData) -> tuple[str, ...]:
    """Return the addresses of a card's effects."""
    return tuple(f"{facts.id}#{n}" for n, _ in enumerate(facts.effects, 1))


def blank(facts: CardData) -> CardData | None:
    """Return a card without its text; None where it has none to lose."""
    return replace(facts, effects=()) if facts.effects else None


def abilities(facts: CardData) -> Iterator[tuple[int, Effect]]:
    """Yield the effects of a card that are no support, with their numbers."""
    yield from ((n, each) for n, each in enumerate(facts.effects, 1) if not each.support)


def supports(facts: CardData) -> Iterator[tuple[int, Effect]]:
    """Yield the effects of a card that are supports, with their numbers."""
    yield from ((n, each) for n, each in enumerate(facts.effects, 1) if each.support)
