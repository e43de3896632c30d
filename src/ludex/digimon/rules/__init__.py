"""The implementations of the clauses; importing this binds them all to their IDs."""

from ludex.digimon.book import book
from ludex.digimon.rules import (
    assaults,
    decks,
    evolution,
    options,
    preparation,
    rounds,
    scoring,
    setting_up,
    tournament,
    training,
)

__all__ = [
    "assaults",
    "book",
    "decks",
    "evolution",
    "options",
    "preparation",
    "rounds",
    "scoring",
    "setting_up",
    "tournament",
    "training",
]
