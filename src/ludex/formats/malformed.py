"""What is wrong with a file, in the words of whoever has to mend it."""

from collections.abc import Iterable
from dataclasses import dataclass

MOST_PROBLEMS = 20
"""How many problems of one file are told; after that it is probably no such file at all."""

LONGEST_QUOTE = 60
"""Characters of a line that an error quotes."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing in a file that cannot be read as it stands."""

    where: str
    """The path as it was given, `-` for standard input, or what else was read."""
    line: int
    """From 1; 0 where no line is to blame."""
    found: str
    expected: str

    def __str__(self) -> str:
        place = f"{self.where}:{self.line}" if self.line else self.where
        return f"{place}: found {self.found}; expected {self.expected}"


class Malformed(Exception):
    """A file that cannot be read, with all its problems, so that it can be mended in one go."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        lines = [str(problem) for problem in self.problems]
        if len(lines) == MOST_PROBLEMS:
            lines.append(
                f"{self.problems[0].where}: reading stopped after {MOST_PROBLEMS} problems"
            )
        super().__init__("\n".join(lines))


def malformed(where: str, line: int, found: str, expected: str) -> Malformed:
    """Return the error of a single problem."""
    return Malformed([Problem(where, line, found, expected)])


class Problems:
    """Collects the problems of one file while it is read."""

    def __init__(self, where: str) -> None:
        self.where = where
        self._problems: list[Problem] = []

    def add(self, line: int, found: str, expected: str) -> None:
        """Note a problem; raise all of them once there are too many."""
        self._problems.append(Problem(self.where, line, found, expected))
        if len(self._problems) == MOST_PROBLEMS:
            raise Malformed(self._problems)

    def end(self) -> None:
        """Raise what was collected, if anything was."""
        if self._problems:
            raise Malformed(self._problems)


def quoted(text: str) -> str:
    """Return text for an error: in quotes, what cannot be printed escaped, and not too long."""
    return repr(text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…")


def did_you_mean(found: str, valid: Iterable[str]) -> str:
    """Return the end of a message that names the nearest valid name, if one is near."""
    from difflib import get_close_matches  # only errors pay for this import

    by_lower_case = {name.lower(): name for name in valid}
    near = get_close_matches(found.lower(), by_lower_case, n=1)
    return f"; did you mean {quoted(by_lower_case[near[0]])}?" if near else ""
