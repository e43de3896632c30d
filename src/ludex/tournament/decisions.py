"""What people do at the table, and the windows in which they do it.

What a Duel comes to cannot be listed as options, nor can an exchange of cards: these windows are
open, and rule on what is put to them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, ClassVar, Literal

from ludex.kernel import Ask, Inquiry, Option, value
from ludex.tournament.decks import Copies
from ludex.tournament.match import Match, Result
from ludex.tournament.seats import Player, Side
from ludex.tournament.words.errors import worded


class ByPlayer(Option):
    """Something that a player does."""

    __slots__ = ()
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


class BySide(Option):
    """Something that a side does, or that is done for it: for a player, or for a team."""

    __slots__ = ()
    side: Side

    @property
    def subject(self) -> Hashable:
        """The side."""
        return self.side


@value
class HandIn(ByPlayer):
    """Hand in a Deck for registration."""

    player: Player


@value
class Designate(BySide):
    """Settle who is Player A of a team, and who is its Player B."""

    side: Side


@value
class PlaceSideDeck(ByPlayer):
    """Place the Side Deck face-down on the table."""

    player: Player


@value
class CountSideDeck(ByPlayer):
    """Count the Side Deck of an opponent."""

    player: Player
    of: Player


@value
class LookAtSideDeck(ByPlayer):
    """Look at one's own Side Deck."""

    player: Player


@value
class LookAtOpponentsSideDeck(ByPlayer):
    """Look at the cards of an opponent's Side Deck."""

    player: Player
    of: Player


@value
class BeginMatch(Option):
    """Begin the Match with a game in which `first` goes first."""

    first: Side


@value
class BeginGame(Option):
    """Begin a game in which `first` goes first."""

    first: Side


@value
class AwardGame(BySide):
    """Award a side a game that is not played, for a penalty against the other."""

    side: Side


@value
class BeginSiding(ByPlayer):
    """Begin to use the Side Deck."""

    player: Player


@value
class Exchange(ByPlayer):
    """Exchange cards of a Deck, the player's own or not, with the player's Side Deck."""

    player: Player
    deck_of: Player
    out: Copies
    in_: Copies


@value
class Present(ByPlayer):
    """Present the Deck to the opponent."""

    player: Player


@value
class LetTimePass(Option):
    """Let so many seconds pass."""

    seconds: int


@value
class CallTime(Option):
    """Call time for the round."""


@value
class TellLifePoints(Option):
    """The Duel has come to these Life Points; `chain`: the Chain goes on resolving."""

    life_points: tuple[int, int]
    chain: bool = False


@value
class EndTurn(ByPlayer):
    """The turn player's turn ends."""

    player: Player


@value
class EndGame(Option):
    """The Duel is over: a side has won it, or it is a draw."""

    result: Result


class Window(Ask):
    """A time in which things happen at the table."""

    __slots__ = ()
    optional: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Option], ...]] = ()

    @property
    def subject(self) -> Hashable:
        """It is about the Match."""
        return None

    def admits(self, g: Inquiry[Any], option: Option) -> bool:
        """Whether something can be done in it at all."""
        return isinstance(option, self.takes) and not why_not(g.state, option)


@value
class AtRegistration(Window):
    """Before the tournament."""

    takes: ClassVar[tuple[type[Option], ...]] = (HandIn,)
    player: Literal["table"] = "table"


@value
class AtTheTable(Window):
    """Before a Match."""

    takes: ClassVar[tuple[type[Option], ...]] = (
        Designate,
        PlaceSideDeck,
        LookAtSideDeck,
        LookAtOpponentsSideDeck,
        BeginSiding,
        Exchange,
        AwardGame,
        BeginMatch,
    )
    player: Literal["table"] = "table"


@value
class InPlay(Window):
    """In a turn of a game."""

    takes: ClassVar[tuple[type[Option], ...]] = (
        TellLifePoints,
        EndTurn,
        EndGame,
        CallTime,
        Designate,
        LookAtSideDeck,
        LookAtOpponentsSideDeck,
    )
    player: Literal["table"] = "table"


@value
class GettingReady(Window):
    """Between games."""

    takes: ClassVar[tuple[type[Option], ...]] = (
        Designate,
        BeginSiding,
        LookAtSideDeck,
        LookAtOpponentsSideDeck,
        Exchange,
        Present,
        LetTimePass,
        CallTime,
        AwardGame,
        BeginGame,
    )
    player: Literal["table"] = "table"


def why_not(match: Match, option: Option) -> str:
    """Return why there is nothing to do it with: a fact of the table, no rule; empty if it can."""
    for fits, otherwise in _CHECKS.get(type(option), ()):
        if not fits(match, option):
            return worded(otherwise)
    return ""


def _can_move(match: Match, option: Exchange) -> bool:
    deck, sided = match.deck(option.deck_of), match.deck(option.player)
    leaves = all(deck.copies(card, match.homes.part(card)) >= copies for card, copies in option.out)
    return leaves and sided.holds("side-deck", dict(option.in_))


def _of_the_same_side(match: Match, option: Exchange) -> bool:
    return match.seats.side_of(option.deck_of) == match.seats.side_of(option.player)


def _opponent_has_one_there(match: Match, option: CountSideDeck | LookAtOpponentsSideDeck) -> bool:
    return option.of in match.seats.opponents(option.player) and option.of in match.placed


_Check = tuple[Callable[[Match, Any], bool], str]

_CHECKS: Mapping[type[Option], tuple[_Check, ...]] = {
    HandIn: (
        (
            lambda match, option: (
                option.player in dict(match.lists) and option.player not in dict(match.registered)
            ),
            "no-deck-left",
        ),
    ),
    PlaceSideDeck: (
        (
            lambda match, option: (
                match.deck(option.player).size("side-deck") > 0
                and option.player not in match.placed
            ),
            "no-side-deck-left",
        ),
    ),
    LookAtOpponentsSideDeck: (
        (
            _opponent_has_one_there,
            "opponents-side-deck-elsewhere",
        ),
    ),
    Designate: ((lambda match, _option: match.seats.of_teams, "no-teams"),),
    Exchange: ((_of_the_same_side, "opponents-deck"), (_can_move, "cards-elsewhere")),
    EndTurn: (
        (
            lambda match, option: option.player == match.turn_player,
            "others-turn",
        ),
        (lambda match, _option: not match.chain, "chain-unresolved"),
    ),
    CallTime: ((lambda match, _option: not match.time_called, "time-called"),),
    Present: (
        (
            lambda match, option: option.player not in match.presented,
            "presented",
        ),
    ),
    TellLifePoints: (
        (
            lambda _match, option: min(option.life_points) > 0,
            "duel-over-at-0",
        ),
    ),
}
"""What has to be so, and the name of what is said if it is not."""


@value
class Comparison(Option):
    """Life Points being compared, which rules may put off."""
