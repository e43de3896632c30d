"""What is wrong with a Match as it stands, or with what is to be done at the table."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.wording import Wording

ERRORS: Mapping[str, str] = {
    "error.no-examples-here": "{step}: there are no examples here",
    "error.stands-at": "the Match is at the stage {stage}",
    "error.match-over": "the Match is over",
    "error.starts-with-points": (
        "{example} starts with Life Points of {points}, but the game stands at {others}"
    ),
    "error.both-points": "{one} and {other}",
    "error.nobody-here": "{name} plays no part in this Match; {names} do",
    "error.one-of-them": "player {player} has several opponents; say `of` whom",
    "error.turn-of-another": "turn {number} of a game is not player {player}'s, whoever goes first",
    "error.late-alone": "a player can be late, but not a team",
    "error.starts-with-players": "{example} is played by {players}, but this Match by {others}",
    "error.starts-in-turn": (
        "{example} starts in player {player}'s turn, but it is not that player's turn in the game"
    ),
    "error.less-than-one": "{act} moves less than one copy of a card",
    "error.no-seconds": "{seconds} seconds cannot pass; expected 1 or more",
    "error.won-already": "{player} has won {number} games: this Match is over",
    "error.lost-already": "{player} has {points} Life Points: that Duel is over; say who won it",
    "error.now-without-deck": "`now` has a Deck of player {player}, who has none under `{player}`",
    "error.no-game-between": (
        "between games, at least one game has been played; say who won it under `games`"
    ),
    "error.no-game-yet": "at the stage {stage} there has been no game yet; `games` names some",
    "error.no-turn-there": "at the stage {stage} there is no turn, and there are no Life Points",
    "error.nobody-sides": "at the stage {stage} nobody sides; `siding` says {siding}",
    "error.no-such-turn": "there is no turn {number}; turns are counted from 1",
    "error.no-deck-of-cards": "player {player}'s {part} has {number} cards; expected a Deck",
    "error.fewer-than-named": "player {player}'s {part} has {number} cards, fewer than are named",
    "error.with-breaks": "`with` goes with a clause under `breaks`",
    "error.no-deck-left": "every Deck is registered already",
    "error.no-side-deck-left": "every Side Deck is on the table already",
    "error.opponents-side-deck-elsewhere": "the opponent's Side Deck is not on the table",
    "error.opponents-deck": "that is the opponent's Deck",
    "error.no-teams": "this Match is between players, not between teams",
    "error.cards-elsewhere": "those cards are not where they would be taken from",
    "error.others-turn": "it is the other player's turn",
    "error.chain-unresolved": "the Chain has not resolved yet",
    "error.time-called": "time has been called already",
    "error.presented": "the Deck has been presented already",
    "error.duel-over-at-0": "at 0 Life Points a Duel is over; say who has won it",
}
"""In English, by key."""

worded = Wording(ERRORS)
"""Makes a text of the table, its fields filled in."""
