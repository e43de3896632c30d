"""What proving found, by clause; two reports on parts can be put together."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import NamedTuple

UNEARNED = "comes out the same without any clause that stands for the claim"


class Citation(NamedTuple):
    """A claim that an expectation of an example cites, or at `from` the whole example."""

    example: str
    expectation: str
    claim: str


@dataclass(slots=True)
class Proof:
    """What proving found: numbers of what held, and what fell short by ID, each with why.

    `explains` are the clauses that change no outcome and say why of another, which they name.
    `shifted` counts the numbers, verdicts, orders and rows that were shifted to a neighbour, and
    `unshifted` tells of those that no example noticed. `bystanders` are cards that an example
    names and could do without; `unearned` are citations of claims that come out the same without
    any clause that stands for the claim.
    """

    clauses: int = 0
    witnessed: list[str] = field(default_factory=list)
    explains: dict[str, str] = field(default_factory=dict)
    unwitnessed: dict[str, str] = field(default_factory=dict)
    crashed: dict[str, str] = field(default_factory=dict)
    swaps: int = 0
    swap_blind: dict[str, str] = field(default_factory=dict)
    near_misses: int = 0
    no_near_miss: dict[str, str] = field(default_factory=dict)
    shifted: int = 0
    unshifted: dict[str, str] = field(default_factory=dict)
    cards: int = 0
    bystanders: dict[str, str] = field(default_factory=dict)
    citations: int = 0
    unearned: list[Citation] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Take citations as they were stored, too."""
        self.unearned = [Citation(*each) for each in self.unearned]

    @property
    def short(self) -> dict[str, dict[str, str]]:
        """Everything that falls short, by what it falls short of."""
        return {
            "unwitnessed": self.unwitnessed,
            "crashed": self.crashed,
            "swap_blind": self.swap_blind,
            "no_near_miss": self.no_near_miss,
            "unshifted": self.unshifted,
            "bystanders": self.bystanders,
            "unearned": dict.fromkeys(map(" ".join, self.unearned), UNEARNED),
        }

    @property
    def holds(self) -> bool:
        """Whether nothing falls short."""
        return not any(self.short.values())

    def add(self, part: Proof) -> None:
        """Take in what was found of another part."""
        for each in fields(self):
            mine, more = getattr(self, each.name), getattr(part, each.name)
            if isinstance(mine, int):
                setattr(self, each.name, mine + more)
            elif isinstance(mine, list):
                mine.extend(more)
            else:
                mine.update(more)
