"""`ids.lock`: every ID ever published, and what the code of the clauses consists of.

A line is an address alone, an address that is `retired`, or a clause with its revision, the digest
of its text and data, and that of its code where it has any. `1+2` is revision 1, whose code has
been written anew twice since, with the same meaning. Below the IDs is a digest for each piece of
code that clauses reach; it only serves to tell what changed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from ludex.formats.text_file import read_regular, replace_text
from ludex.kb.errors import Problem, Problems
from ludex.kb.ids import order

_HEADER = "# Every ID ever published. Ludex writes this file; nobody mends it by hand.\n"
_PIECES = "# What the code of the clauses consists of.\n"
_ID = re.compile(
    r"(?P<address>[A-Za-z0-9.:-]{1,120})( (?P<retired>retired)"
    r"| (?P<revision>[1-9][0-9]{0,3})(\+(?P<rewritten>[1-9][0-9]{0,5}))?"
    r" (?P<said>[0-9a-f]{16})( (?P<code>[0-9a-f]+))?)?"
)
_PIECE = re.compile(r"  (?P<name>\S+) (?P<said>[0-9a-f]{8})")


@dataclass(frozen=True, slots=True)
class Locked:
    """What is on record of an ID."""

    retired: bool = False
    revision: int = 0
    """Of a clause; nothing else has one."""
    said: str = ""
    code: str = ""
    rewritten: int = 0
    """How often its code has changed within the revision, and not its meaning."""
    line: int = field(default=0, compare=False)

    def code_differs(self, before: Locked) -> bool:
        """Whether both have code within one revision, and not the same."""
        one = self.revision == before.revision and self.code and before.code
        return bool(one) and self.code != before.code

    def after(self, before: Locked) -> Locked:
        """Return this with how often its code has changed within the revision."""
        if self.revision != before.revision:
            return self
        return replace(self, rewritten=before.rewritten + self.code_differs(before))

    def __str__(self) -> str:
        revision = str(self.revision or "") + (f"+{self.rewritten}" if self.rewritten else "")
        return "retired" if self.retired else f"{revision} {self.said} {self.code}".strip()


@dataclass(frozen=True, slots=True)
class Lock:
    """What is on record: IDs by address (`HAT-2.1`, `card:umi`), and pieces of code by name."""

    ids: Mapping[str, Locked]
    pieces: Mapping[str, str]


def read(path: Path) -> Lock:
    """Return what a file has on record; before the first is written, that is nothing."""
    ids: dict[str, Locked] = {}
    pieces: dict[str, str] = {}
    found: list[Problem] = []
    text = read_regular(path).decode("utf-8", "replace") if path.exists() else ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        if piece := _PIECE.fullmatch(line):
            pieces[piece["name"]] = piece["said"]
        elif not (match := _ID.fullmatch(line)):
            found.append(Problem(path, number, 1, "", f"the line {line!r}", "the line of an ID"))
        elif (address := match["address"]) in ids:
            said = f"a second line for {address!r}"
            found.append(Problem(path, number, 1, address, said, "each ID once"))
        else:
            ids[address] = Locked(
                match["retired"] is not None,
                int(match["revision"] or 0),
                match["said"] or "",
                match["code"] or "",
                int(match["rewritten"] or 0),
                number,
            )
    if found:
        raise Problems(found)
    return Lock(ids, pieces)


def write(path: Path, lock: Lock) -> None:
    """Write the record, one ID a line, so that branches which add IDs merge."""
    ids = (f"{address} {lock.ids[address]}".rstrip() for address in sorted(lock.ids, key=order))
    pieces = (f"  {name} {said}" for name, said in sorted(lock.pieces.items()))
    text = _HEADER + "".join(f"{line}\n" for line in ids)
    replace_text(path, text + (_PIECES if lock.pieces else "") + "".join(f"{p}\n" for p in pieces))
