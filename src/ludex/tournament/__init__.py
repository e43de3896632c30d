"""The reference engine for Decks and Matches: what may be brought, and who wins when time is up.

It knows no card and plays no Duel: what cards there are, and how a Duel went, it is handed.
"""
