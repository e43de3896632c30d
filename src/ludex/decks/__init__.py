"""Decks of players, held against the rules of a ruleset without loading everything.

- `cards`: which card a passcode or a name means, and which name may have been meant.
- `listed`: the Deck that a file tells; `registration`: what the rules object to in it.
- `verdict`: all of it put together.
"""
