"""A page: where it stands, and what it shows to a reader of one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludex.site.addresses import Address
from ludex.site.writer import Writer


@dataclass(frozen=True, slots=True)
class Shown:
    """What a page shows: its title, its template, and the values put into it."""

    title: str
    template: str
    values: Mapping[str, Any]
    crumbs: Sequence[tuple[Address, str]] = ()
    """The pages above it, outermost first."""
    label: str = ""
    """What stands before the title: an ID."""
    written: bool = False
    """Whether it is hand-written, in English only."""
    wide: bool = False
    """Whether it needs the room of the table of contents."""
    description: str = ""
    """What search engines and those who share a link are told of it."""
    own_title: bool = False
    """Whether its template shows the title, and what stands above it."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page in every language."""

    address: Address
    show: Callable[[Writer], Shown] = field(repr=False)
    example: str = ""
    """The example that it tells, which is played for it."""
    part: bool = False
    """Whether it is a part of another page, by whose name it is found."""
