"""What is wrong with a table as it stands, or with what is to be done at it."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.wording import Wording

ERRORS: Mapping[str, str] = {
    "error.lies-twice": "{card} is in two places; call another copy {card}#2",
    "error.no-such-round": "there is no round {number}; rounds are counted from 1",
    "error.not-evolved": "{card} is not a Digimon of level 4, 5 or 6",
    "error.no-option": "{card} is not an option card",
    "error.no-such-deck": "a deck of {number} cards cannot contain the cards that are named",
    "error.no-such-points": "a player with {number} points; expected 1 or more",
    "error.no-such-hand": "a hand of {number} cards; expected 8 at most",
    "error.no-such-training": "not a possible number of cards",
    "error.wrong-level": "{card} is not a Digimon of level {number}",
    "error.digimon-game-over": "the game is over",
    "error.waits": "player {player} decides something else, at the stage {stage}",
    "error.not-in-hand": "{card} is not in the hand",
    "error.not-in-deck": "{card} is not in the deck",
    "error.less-than-one-card": "{act} moves less than one card",
    "error.no-subject": "'{name}' is neither a player nor a card here",
}
"""In English, by key."""

worded = Wording(ERRORS)
"""Makes a text of the table, its fields filled in."""
