"""What an example plays and expects under a ruleset: its own script, or that of a variant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludex.kb.model import Example, Variant

Keys = tuple[str | int, ...]


def script_of(example: Example, ruleset: str) -> tuple[Sequence[Any], Sequence[Any], Keys]:
    """Return the steps and the expectations of an example under a ruleset, and the way to them."""
    variant = example.under.get(ruleset)
    if isinstance(variant, Variant):
        play = example.play if variant.play is None else variant.play
        return play, variant.expect, ("under", ruleset)
    return example.play, example.expect, ()
