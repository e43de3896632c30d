"""Who checks the decks of which game: nowhere else are they named together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from ludex.decks.asked import Asked, Verdict
from ludex.decks.objected import NoneSaid

Check = Callable[[Path, Asked, BinaryIO], Sequence[Verdict]]


def _checks() -> Iterator[Check]:
    """Yield what checks the decks of each game, loaded one by one: most are of the first."""
    from ludex.decks.verdict import of_duels

    yield of_duels
    from ludex.decks.digimon import of_digimon

    yield of_digimon


def verdicts(root: Path, asked: Asked, stdin: BinaryIO) -> Sequence[Verdict]:
    """Check a deck, or those of a team, by the rules in a folder, as decks of the ruleset's game.

    Raises Malformed for a file that cannot be read, NotFound, NoDecks, Problems or KernelError
    for the rules.
    """
    nothing: list[NoneSaid] = []
    for check in _checks():
        try:
            return check(root, asked, stdin)
        except NoneSaid as said:
            nothing.append(said)
    raise nothing[0]
