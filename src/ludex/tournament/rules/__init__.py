"""The implementations of the clauses; importing this binds them all to their IDs."""

from ludex.tournament.book import book
from ludex.tournament.rules import decks, games, side_decks, tag, time

__all__ = ["book", "decks", "games", "side_decks", "tag", "time"]
