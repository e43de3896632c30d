"""What is asked of rulesets and clauses to tell what is in force, whoever has read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ludex.kb.errors import Location


class Retired(Protocol):
    """That a clause no longer counts."""

    @property
    def successor(self) -> str | None:
        """The clause that counts instead."""


class Clause(Protocol):
    """What is asked of a clause."""

    @property
    def id(self) -> str:
        """Its ID."""

    @property
    def kind(self) -> str:
        """`rule` or `term`."""

    @property
    def retired(self) -> Retired | None:
        """None while it counts."""


class Article(Protocol):
    """What is asked of an article."""

    @property
    def clauses(self) -> Sequence[Clause]:
        """All of them, in order."""


class Ruleset(Protocol):
    """What is asked of a ruleset."""

    @property
    def id(self) -> str:
        """Its ID."""

    @property
    def extends(self) -> str | None:
        """The ruleset from which it starts."""

    @property
    def enact(self) -> Sequence[str]:
        """Provisions that it adds."""

    @property
    def replace(self) -> Mapping[str, str]:
        """Provisions, each with the one in its place."""

    @property
    def repeal(self) -> Sequence[str]:
        """Provisions that it drops."""

    @property
    def order(self) -> Sequence[tuple[str, ...]]:
        """Clauses in the order in which they act."""


class Provisions(Protocol):
    """Rulesets, and what they are made of: a knowledge base, or a part of one."""

    @property
    def rulesets(self) -> Mapping[str, Ruleset]:
        """By ID."""

    @property
    def articles(self) -> Mapping[str, Article]:
        """By ID."""

    @property
    def clauses(self) -> Mapping[str, Clause]:
        """By ID."""

    def where(self, address: str, *keys: str | int) -> Location:
        """Return where a part of a ruleset stands."""
