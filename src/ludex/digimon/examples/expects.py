"""What an example expects."""

from __future__ import annotations

from typing import Annotated, Literal

from ludex.digimon.cards import Letter
from ludex.digimon.examples.acts import Act
from ludex.digimon.examples.start import Card, Claims
from ludex.digimon.table import Player, Space
from ludex.kernel import value
from ludex.playing import Aside

Place = Literal[
    "deck",
    "hand",
    "dark-area",
    "scale",
    "evolution-box",
    "space-1",
    "space-2",
    "space-3",
    "training-4",
    "training-5",
    "training-6",
    "slot-0",
    "slot-1",
    "slot-2",
    "slot-3",
    "slot-4",
    "support-1",
    "support-2",
    "support-3",
]
"""Where a card lies. `scale`: it marks the points."""


@value
class GameIs:
    """How the game stands; `nobody` has won it while it goes on."""

    game_won_by: Literal["A", "B", "nobody", "draw"]
    round: int | None = None
    stage: Literal["set-up", "preparation", "evolution", "battle", "scoring", "over"] | None = None
    first_player: Player | None = None
    turn_of: Player | None = None
    """Who decides next."""
    from_: Claims = ()


@value
class PlayerIs:
    """What a player has: points, and cards by number."""

    player: Player
    points: int | None = None
    hand: int | None = None
    deck: int | None = None
    dark_area: int | None = None
    training: tuple[int, int, int] | None = None
    """The cards in the compartments for the levels 4, 5 and 6."""
    from_: Claims = ()


@value
class CardIs:
    """Where a card lies, and how."""

    card: Card
    in_: Place
    face: Literal["up", "down"] | None = None
    from_: Claims = ()


@value
class DigimonIs:
    """What lies in a space: the card that counts, or nothing."""

    digimon_of: Player
    space: Space
    is_: Card | Literal["nobody"]
    face: Literal["up", "down"] | None = None
    from_: Claims = ()


@value
class AttackIs:
    """Which attack a Digimon uses in the assault that goes on, and how strong it is."""

    attack_of: Card
    attack: Letter | None = None
    strength: int | None = None
    from_: Claims = ()


@value
class AssaultIs:
    """Who meets whom in the assault that goes on, in which spaces of A and of B."""

    assault: tuple[Space, Space]
    from_: Claims = ()


@value
class Won:
    """Who has won the assaults of the round so far, in their order."""

    assaults_won_by: tuple[Literal["A", "B", "nobody"], ...]
    from_: Claims = ()


@value
class DeckIs:
    """What is said of a player's deck; `breaks` is a clause on whose account it was objected to."""

    deck_of: Player
    objections: int
    breaks: Annotated[str, "clause"] | None = None
    from_: Claims = ()


@value
class Cannot:
    """Something is refused, by this very clause; `nothing`: nothing offers it."""

    cannot: Act
    because: str
    from_: Claims = ()


@value
class Can:
    """Something can be done; `by` names a clause that allows it."""

    can: Act
    by: str | None = None
    from_: Claims = ()


Expect = GameIs | PlayerIs | CardIs | DigimonIs | AttackIs | AssaultIs | Won | DeckIs | Cannot | Can


@value
class Meanwhile(Aside):
    """What is expected at this point of the script."""

    expect: tuple[Expect, ...]
