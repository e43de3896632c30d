"""The reference engine for Decks and Matches: what may be brought, and who wins when time is up.

It knows no card and plays no Duel: what cards there are, and how a Duel went, it is handed.
"""

from ludex.tournament import rules as _bound  # noqa: F401 - importing binds every clause
from ludex.tournament.book import book

__all__ = ["book"]
