"""What is wrong with the data of a card: where, what was found, and what could stand there."""

from __future__ import annotations

from ludex.kernel import value

Keys = tuple[str | int, ...]
"""The way from a card's data to a value in it: keys as card files have them, and indexes."""


@value
class Fault:
    """Something in the data of a card that would be played otherwise than it says, or never."""

    card: str
    keys: Keys
    found: str
    possible: str
