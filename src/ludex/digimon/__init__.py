"""Digimon: the game engine for the card game of 1999 to 2005, with its rules as data and code.

From the bottom up: `cards`, `table`, `facts`, `decisions`, `quantities`, `moments`, `readings`,
`rules`; `examples` and `words` say it, `position`, `session` and `expectations` play examples.
"""
