"""Mutants by the thousand: `make fuzz`, or `python -m tests.fuzz SEED MUTANTS KIND…`."""

from __future__ import annotations

import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.fuzz.inputs import Inputs, Wrong
from tests.fuzz.mutants import Mutant, mutants

KINDS = ("file",) * 4 + ("catalogue", "deck", "database", "match", "position")
RARELY = 100
"""One of so many mutants is of rules that a look-up stumbles over, which loads all of them."""


def fuzzed(number: int, count: int, kinds: tuple[str, ...]) -> Counter[str]:
    """Return how many mutants there were of each kind, and how many of them went wrong, and how."""
    tally: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        inputs = Inputs(Path(folder))

        @seed(number)
        @settings(
            max_examples=count,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(mutant=mutants(kinds))
        def each(mutant: Mutant) -> None:
            tally[mutant.kind] += 1
            try:
                inputs.read(mutant)
            except Wrong as wrong:
                tally[f"wrong: {str(wrong).partition(':')[0]}"] += 1
                print(f"{mutant}\n  {wrong}", flush=True)

        # Whoever stops it wants to know what it has tried.
        with suppress(KeyboardInterrupt):
            each()
    return tally


def main() -> int:
    """Fuzz, print the tally, and return 1 if anything went wrong."""
    number, count = (int(word) for word in (*sys.argv[1:3], "1", "20000")[:2])
    began = time.monotonic()
    tally = fuzzed(number, count, tuple(sys.argv[3:]) or KINDS)
    if not sys.argv[3:]:
        tally += fuzzed(number, count // RARELY, ("rules",))
    for what, times in sorted(tally.items()):
        print(f"{times:7,}  {what}")
    print(f"seed {number}, {time.monotonic() - began:.0f} s")
    return 1 if any(what.startswith("wrong") for what in tally) else 0


if __name__ == "__main__":
    sys.exit(main())
