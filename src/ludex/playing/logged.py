"""What a failure tells of an entry of the log: terse, in English, for whoever mends rules."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludex.kernel import Entry


def plain(entry: Entry, _state: Any) -> str:
    """Return the words and numbers of a fact by their names."""
    event: Any = entry.event
    told = ((each.name, getattr(event, each.name)) for each in fields(event))
    return " ".join(f"{name} {value}" for name, value in told if isinstance(value, str | int))
