"""Knowledge base, games and languages put together.

- `games`: the games that there are; `project`: a checkout of theirs, its rulesets compiled.
- `enacted`: what a ruleset says of Decks, without the rest; `lists`: limits as rules take them.
- `voice`, `words` and `values`: all of it in the reader's language.
"""
