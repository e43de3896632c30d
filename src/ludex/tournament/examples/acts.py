"""The script of an example: what happens at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Literal

from ludex.kernel import value
from ludex.tournament.examples.start import NO_CARDS, Number, Who, Whom


@value
class HandsIn:
    """A player hands in the Deck for registration."""

    hands_in: Who


@value
class Designates:
    """A team settles who is its Player A and who is its Player B."""

    designates: Whom


@value
class Places:
    """A player places the Side Deck face-down on the table."""

    places_side_deck: Who


@value
class Counts:
    """A player counts the Side Deck of the opponent, or `of` one of several."""

    counts_side_deck: Who
    of: Who | None = None


@value
class LooksAt:
    """A player looks at his or her own Side Deck."""

    looks_at_side_deck: Who


@value
class LooksAtOpponents:
    """A player looks at the cards of the Side Deck of the opponent, or `of` one of several."""

    looks_at_opponents_side_deck: Who
    of: Who | None = None


@value
class BeginsSiding:
    """A player begins to use the Side Deck."""

    begins_siding: Who


@value
class Exchanges:
    """A player puts cards into the Side Deck (`out`) and takes others from it (`in`).

    The Deck that is changed so is the player's own if `deck_of` names nobody else's.
    """

    exchanges: Who
    out: Number = field(default_factory=lambda: NO_CARDS)
    in_: Number = field(default_factory=lambda: NO_CARDS)
    deck_of: Who | None = None


@value
class Presents:
    """A player presents the Deck to the opponent."""

    presents_deck: Who


@value
class Waits:
    """So many seconds pass."""

    seconds: int


@value
class BeginsMatch:
    """The Match begins; this player or team goes first."""

    match_begins: Whom


@value
class BeginsGame:
    """The next game begins; this player or team goes first."""

    game_begins: Whom


@value
class AwardsGame:
    """A player or team is awarded a game that is not played, for a penalty against the other."""

    game_awarded_to: Whom


@value
class CallsTime:
    """Time is called for the round."""

    call: Literal["time"]


@value
class ComesTo:
    """The Duel comes to these Life Points, by a Chain that goes on resolving or has resolved."""

    life_points: Mapping[Whom, int]
    chain: Literal["goes-on", "resolved"] = "resolved"


@value
class TurnEnded:
    """A player's turn ends."""

    turn_ends: Who


@value
class GameOutcome:
    """The Duel is over."""

    game_won_by: Literal[Whom, "nobody"]


@value
class PlaysDuel:
    """What follows in the game is the Duel of another example, played by the engine for Duels."""

    plays: Annotated[str, "example"]


Act = (
    HandsIn
    | Designates
    | Places
    | Counts
    | LooksAt
    | LooksAtOpponents
    | BeginsSiding
    | Exchanges
    | Presents
    | Waits
    | BeginsMatch
    | BeginsGame
    | AwardsGame
    | CallsTime
    | ComesTo
    | TurnEnded
    | GameOutcome
)
