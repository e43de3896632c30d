"""`.conf` lists of YGOPro and EDOPro (`lflist`): how many copies of a card a deck may have."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ludex.formats.deck_file import passcode_of
from ludex.formats.malformed import Problems, did_you_mean, malformed, quoted
from ludex.formats.text_file import decoded, lines, read_bytes

MOST_BYTES = 8 << 20
"""Of a file with lists; one of every list there has been has less than two million."""

MOST_ENTRIES = 200_000
"""In all lists of a file together."""

NOT_IN_POOL = -1
"""The count by which EDOPro takes a card out of the pool; a Forbidden card is in it, with 0."""

UNLIMITED = 3

EXPECTED = "a card pool: a .conf list of card limits, or a .cdb card database"

_COMMENT = ("#", "--", "//")  # EDOPro passes over whatever is no entry; lists use `--` as well
_ENTRY = re.compile(r"(\d+)\s+(-?\d+)(?:\s*(?:#|-|/).*|\s*)")


@dataclass(frozen=True, slots=True)
class LFList:
    """One list: cards, and how many copies of each a deck may have."""

    name: str
    whitelist: bool = False
    """Whether a card that the list does not name is not in the pool; else it is Unlimited."""
    counts: Mapping[int, int] = field(default_factory=dict)
    """From passcode to count: 0 to 3, or `NOT_IN_POOL`."""


def read_lflist(path: str) -> tuple[LFList, ...]:
    """Return the lists of a file, in its order."""
    return parse_lflist(read_bytes(path, MOST_BYTES, EXPECTED), path)


def parse_lflist(raw: bytes, where: str) -> tuple[LFList, ...]:
    """Return the lists of a file's bytes."""
    if len(raw) > MOST_BYTES:
        expected = f"lists of at most {MOST_BYTES:,} bytes"
        raise malformed(where, 0, f"{len(raw):,} bytes", expected)
    reading = _Reading(where)
    for number, line in enumerate(map(str.strip, lines(decoded(raw, where))), 1):
        if line and not line.startswith(_COMMENT):
            reading.line(number, line)
    return reading.end()


def named(lists: Sequence[LFList], name: str, where: str) -> LFList:
    """Return the list of a name; the only list where no name is given."""
    if not name and len(lists) == 1:
        return lists[0]
    for each in lists:
        if each.name == name:
            return each
    names = [each.name for each in lists]
    found = f"no list {quoted(name)}" if name else f"{len(lists)} lists, and no name to choose by"
    hint = did_you_mean(name, names) if name else ""
    raise malformed(where, 0, found, f"one of {', '.join(map(quoted, names))}{hint}")


def write_lflist(
    written: LFList, comments: Mapping[int, str] | None = None, head: Sequence[str] = ()
) -> str:
    """Return the text of a list, with a comment behind each entry that has one."""
    name = written.name
    if not name or name != name.strip() or set(name) & set("\r\n\0"):
        raise ValueError(f"{name!r} cannot be written as the name of a list: one line, no margins")
    told = [f"#[{name}]", f"!{name}", *(f"# {_one_line(each)}" for each in head)]
    if written.whitelist:
        told.append("$whitelist")
    for passcode, count in written.counts.items():
        comment = _one_line((comments or {}).get(passcode, ""))
        told.append(f"{passcode} {count}" + (f" --{comment}" if comment else ""))
    return "\n".join(told) + "\n"


def _one_line(comment: str) -> str:
    return " ".join(comment.replace("\0", " ").split())


class _Reading:
    """Reads a file line by line."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.problems = Problems(where)
        self.lists: list[tuple[str, bool, dict[int, int]]] = []
        self.headings: dict[str, int] = {}
        self.places: dict[int, int] = {}
        """Where the entries of the list being read stand."""
        self.entries = 0

    def line(self, number: int, line: str) -> None:
        if line.startswith("!"):
            self._heading(number, line)
        elif not self.lists:
            self.problems.add(number, quoted(line), "a line !NAME above it, to name the list")
        elif line.startswith("$"):
            self._directive(number, line)
        else:
            self._entry(number, line)

    def _heading(self, number: int, line: str) -> None:
        name = line[1:].strip()
        if not name:
            self.problems.add(number, "'!' without a name", "!NAME")
        elif name in self.headings:
            found = f"the list {quoted(name)} a second time, after line {self.headings[name]}"
            self.problems.add(number, found, "each name once; give this list another name")
        self.headings.setdefault(name, number)
        self.lists.append((name, False, {}))
        self.places = {}

    def _directive(self, number: int, line: str) -> None:
        if line.lower() != "$whitelist":
            found = f"{quoted(line)}, by which the numbers may be no counts"
            self.problems.add(number, found, "$whitelist, or no line with a dollar sign")
            return
        name, _, counts = self.lists[-1]
        self.lists[-1] = (name, True, counts)

    def _entry(self, number: int, line: str) -> None:
        self.entries += 1
        if self.entries > MOST_ENTRIES:
            found = f"more than {MOST_ENTRIES:,} entries"
            raise malformed(
                self.where, number, found, f"a file of at most {MOST_ENTRIES:,} entries"
            )
        entry = _ENTRY.fullmatch(line)
        passcode = passcode_of(entry[1]) if entry else None
        if entry is None or passcode is None:
            self.problems.add(number, quoted(line), "PASSCODE COUNT, and perhaps a -- comment")
            return
        digits = entry[2]
        count = int(digits) if len(digits) <= 2 else UNLIMITED + 1
        counts = self.lists[-1][2]
        if not NOT_IN_POOL <= count <= UNLIMITED:
            expected = f"0 to {UNLIMITED}, or {NOT_IN_POOL} for a card that is not in the pool"
            self.problems.add(number, f"the count {quoted(digits)}", expected)
        elif counts.setdefault(passcode, count) != count:
            found = f"{passcode} with {count}, and on line {self.places[passcode]} with "
            self.problems.add(
                number, f"{found}{counts[passcode]}", "one count for a card of a list"
            )
        self.places.setdefault(passcode, number)

    def end(self) -> tuple[LFList, ...]:
        self.problems.end()
        if not self.lists:
            raise malformed(
                self.where, 0, "no list", f"a line !NAME, and below it entries; {EXPECTED}"
            )
        return tuple(LFList(*each) for each in self.lists)
