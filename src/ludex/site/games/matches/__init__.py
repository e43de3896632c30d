"""How Decks and Matches are shown."""
