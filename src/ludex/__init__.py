"""Ludex: rules of old card-game formats as data, proved by examples that an engine plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from ludex.library import Rules

__version__ = "0.1.0"


def load(root: Path | None = None) -> Rules:
    """Return the rules of a checkout, or else those that the package brings along.

    Raises FileNotFoundError for a folder without rules, Problems for rules that are broken.
    """
    # The command line starts without it.
    from ludex.library import Rules, found

    return Rules(found(root))
