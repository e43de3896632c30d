"""Many names, looked up by their keys: the one that is meant, or the nearest to it.

Keys lie in one text, in which they are found without a loop over all of them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from ludex.i18n.folding import key, keys

_LEAST = 0.6
"""Of all pairs of both; with fewer in common, two names are two names."""

_FEWEST = 3 / 7
"""Of the pairs of one name, those that another must have so as to reach that at all."""

_LETTERS = 0.7
"""Of the letters that one has, those that the other must have; so most need no closer look."""

_TOGETHER = 3
"""How many of the rarest pairs have to be there together, so that few need a closer look."""

_BEGINNING = 3
"""The fewest letters that are told for the beginning of a name."""

_SHORT = (2, 3)
"""How many signs names have of which one pair of two signs says too little."""


class Names:
    """Names by their keys, each with its number."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        # In bytes, as these are searched several times as fast.
        self._text = "\n".join(("", *keys(names), "")).encode()

    def of(self, wanted: str) -> list[int]:
        """Return the numbers of the names that have a key."""
        return sorted(self._lines(f"\n{wanted}\n")) if wanted else []

    def nearest(self, name: str) -> str | None:
        """Return the name that may have been meant by another; of equals, the first.

        That is the one which shares most pairs of letters; else one that begins so, or, where
        names have two or three signs, one that differs in a single sign.
        """
        wanted = key(name)
        if not wanted:
            return None
        for near in (self._nearest, self._begun, self._beside):
            number = near(wanted)
            if number is not None:
                return self._names[number]
        return None

    def _nearest(self, wanted: str) -> int | None:
        pairs, letters = _pairs(wanted), set(wanted)
        best, found = _LEAST, None
        for number in self._with_most(pairs):
            other = self._key(number)
            if len(letters.intersection(other)) < _LETTERS * len(letters):
                continue
            others = _pairs(other)
            likeness = 2 * len(pairs & others) / (len(pairs) + len(others))
            if likeness > best or (found is None and likeness == best):
                best, found = likeness, number
        return found

    def _with_most(self, pairs: set[str]) -> list[int]:
        """Return the names that may have enough of some pairs; the rarest of these tell."""
        rarest = sorted(pairs, key=lambda pair: self._text.count(_marked(pair).encode()))
        missing = int(len(rarest) * (1 - _FEWEST))  # so many may be, and no more
        several = min(_TOGETHER, len(rarest) - missing)
        found: Counter[int] = Counter()
        for pair in rarest[: missing + several]:
            found.update(self._lines(_marked(pair)))
        return sorted(one for one, times in found.items() if times >= several)

    def _begun(self, wanted: str) -> int | None:
        """Return the shortest name that begins with a word, or with signs that part no words."""
        if len(wanted) < (_BEGINNING if wanted.isascii() else _SHORT[0]):
            return None
        begun = sorted(self._lines(f"\n{wanted}"))
        whole = [number for number in begun if _begins(self._names[number], wanted)]
        return min(whole, key=lambda number: len(self._key(number)), default=None)

    def _beside(self, wanted: str) -> int | None:
        """Return the name of as many signs that differs in one, the first one least of all."""
        if wanted.isascii() or len(wanted) not in _SHORT:
            return None
        places = reversed(range(len(wanted)))
        return next((one for but in places for one in self._all_but(wanted, but)), None)

    def _all_but(self, wanted: str, but: int) -> Iterator[int]:
        """Yield the names that have each sign of a key but one."""
        before, after = wanted[:but], wanted[but + 1 :]
        for number in sorted(self._lines(f"\n{before}" if before else f"{after}\n")):
            other = self._key(number)
            if len(other) == len(wanted) and other.startswith(before) and other.endswith(after):
                yield number

    def _lines(self, part: str) -> set[int]:
        """Return the numbers of the names in whose keys a part stands, ends of lines included."""
        found = re.finditer(re.escape(part.encode()), self._text)
        return {bisect_right(self._ends, each.start()) - 1 for each in found}

    def _key(self, number: int) -> str:
        return self._text[self._ends[number] + 1 : self._ends[number + 1]].decode()

    @cached_property
    def _ends(self) -> Sequence[int]:
        """Where each line ends, the empty one before all names first."""
        return [each.start() for each in re.finditer(b"\n", self._text)]


def alike(wanted: str, names: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the names, with their keys, that have most of the letters of a key."""
    letters = set(wanted)
    enough, common = _LETTERS * len(letters), letters.intersection
    return [each for each in names if len(common(each[0])) >= enough]


def _begins(name: str, wanted: str) -> bool:
    """Whether a name begins with a word of a key; signs of which none is a letter are words."""
    if not wanted.isascii():
        return True
    return any(not letter.isalnum() and key(name[:at]) == wanted for at, letter in enumerate(name))


def _marked(pair: str) -> str:
    """Return a pair as it stands among the keys: the ends of one are ends of lines."""
    return pair.replace(" ", "\n")


def _pairs(wanted: str) -> set[str]:
    """Return each pair of neighbours, the ends of the key counting as neighbours too."""
    return set(map(str.__add__, f" {wanted}", f"{wanted} "))
