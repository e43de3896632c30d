"""Mutants of what Ludex reads: a few edits of a text that it takes, drawn by Hypothesis."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import strategies as st

JUNK = (
    *(b"{", b"}", b"[", b"]", b": ", b"- ", b'"', b"'", b"#", b"&a ", b"*a", b"!!str ", b"<<: "),
    *(b"\xff", b"\x00", b"\r", b"\r\n", b"\t", b"\xef\xbb\xbf", b"\xe2\x80\xa8"),
    *(b"99999999999999999999", b"-1", b"0", b"1e9", b"null", b"true", b"~", b"A", b"B", b"umi"),
    *(b"{card:umi}", b"{card:nothing}", b"{term:", b"<script>", b"%s", b"../../x", b"x" * 300),
    *(b"text", b"id", b"kind", b"start", b"play", b"expect", b"player", b"until: standby"),
)
"""What mutants have in the place of something else."""

_Edit = Callable[[list[bytes], int, bytes], None]


def _delete(parts: list[bytes], at: int, _junk: bytes) -> None:
    del parts[at]


def _double(parts: list[bytes], at: int, _junk: bytes) -> None:
    parts.insert(at, parts[at])


def _swap(parts: list[bytes], at: int, _junk: bytes) -> None:
    parts[at - 1], parts[at] = parts[at], parts[at - 1]


def _replace(parts: list[bytes], at: int, junk: bytes) -> None:
    parts[at] = junk


def _insert(parts: list[bytes], at: int, junk: bytes) -> None:
    parts[at] = parts[at][: len(parts[at]) // 2] + junk + parts[at][len(parts[at]) // 2 :]


def _cut(parts: list[bytes], at: int, _junk: bytes) -> None:
    del parts[at:]


EDITS: tuple[_Edit, ...] = (_delete, _double, _swap, _replace, _insert, _cut)
BETWEEN = (b"\n", b" ", b"")
"""Edits are of lines, of words, or of single bytes."""


@dataclass(frozen=True, slots=True)
class Change:
    """One edit of a text, at a place given in parts of 65536."""

    edit: int
    between: int
    place: int
    junk: int

    def of(self, raw: bytes) -> bytes:
        """Return the text with the edit made."""
        mark = BETWEEN[self.between]
        parts = raw.split(mark) if mark else [raw[n : n + 1] for n in range(len(raw))]
        if parts:
            EDITS[self.edit](parts, self.place * len(parts) >> 16, JUNK[self.junk])
        return mark.join(parts)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A source of a kind, and what is changed in it."""

    kind: str
    source: int
    changes: tuple[Change, ...]

    def of(self, raw: bytes) -> bytes:
        """Return the source as it is changed."""
        for change in self.changes:
            raw = change.of(raw)
        return raw


def mutants(kinds: tuple[str, ...]) -> st.SearchStrategy[Mutant]:
    """Return mutants of these kinds; one that is named twice comes twice as often."""
    change = st.builds(
        Change,
        st.integers(0, len(EDITS) - 1),
        st.integers(0, len(BETWEEN) - 1),
        st.integers(0, (1 << 16) - 1),
        st.integers(0, len(JUNK) - 1),
    )
    changes = st.lists(change, min_size=1, max_size=4).map(tuple)
    return st.builds(Mutant, st.sampled_from(kinds), st.integers(0, 999), changes)
