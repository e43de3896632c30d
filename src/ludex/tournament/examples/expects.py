"""What an example about Decks or a Match expects."""

from __future__ import annotations

from typing import Annotated, Literal

from ludex.kernel import value
from ludex.playing import Aside
from ludex.tournament.examples.acts import Act
from ludex.tournament.examples.start import Claims, Number, Who, Whom


@value
class MatchIs:
    """How the Match stands; `nobody` has won it while it goes on.

    `play` has `stopped` once no turn is left, and goes on `until-change` if the Life Points were
    equal then. `turns_left` counts those after the present one.
    """

    match_won_by: Literal[Whom, "nobody"]
    stage: Literal["registration", "before-match", "game", "between-games", "over"] | None = None
    game: int | None = None
    tie_break: bool | None = None
    turn: int | None = None
    turn_player: Who | None = None
    turns_left: int | Literal["no-limit"] | None = None
    play: Literal["goes-on", "stopped", "until-change"] | None = None
    from_: Claims = ()


@value
class PlayerIs:
    """What a player or a team has: Life Points and games won; whether he or she came late.

    A team has the Life Points and the games, and each of its players may be late between games.
    """

    player: Literal[Who, Whom]
    life_points: int | None = None
    wins: int | None = None
    late: bool | None = None
    from_: Claims = ()


@value
class DeckIs:
    """What is said of a player's Deck, and what is in it now.

    `breaks` is a clause on whose account something was objected: to the card or the part `with`.
    """

    deck_of: Who
    registered: bool | None = None
    objections: int | None = None
    breaks: Annotated[str, "clause"] | None = None
    with_: str | None = None
    main_deck: Number | None = None
    extra_deck: Number | None = None
    side_deck: Number | None = None
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


Expect = MatchIs | PlayerIs | DeckIs | Cannot | Can


@value
class Meanwhile(Aside):
    """What is expected at this point of the script."""

    expect: tuple[Expect, ...]
