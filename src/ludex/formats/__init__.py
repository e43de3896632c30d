"""The files that players and simulators have: read, and some of them written.

A floor of its own, on the standard library alone. Import the modules themselves, since a command
waits for what it loads:

- `deck`: reads a deck of whichever kind; `ydk`, `ydke`, `decklist`: the kinds; `deck_file`: what is
  read.
- `pool`: reads a card pool of whichever kind; `lflist`, `cards_cdb`: the kinds.
- `malformed`: what is wrong with a file, all of it at once; `text_file`: bytes within limits, and
  text.
"""
