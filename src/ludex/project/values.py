"""What fills the sentences of a log, as texts take it."""

from __future__ import annotations

from ludex.i18n.text import Placeholder, Value
from ludex.playing import Named, Said


def values(said: Said) -> dict[str, Value]:
    """Return the values of a sentence: a name becomes the placeholder that is put in its place."""
    return {name: _value(value) for name, value in said.values.items()}


def _value(value: str | int | Named | tuple[Named, ...]) -> Value:
    if isinstance(value, tuple):
        return [Placeholder(one.kind, one.ref) for one in value]
    return Placeholder(value.kind, value.ref) if isinstance(value, Named) else value
