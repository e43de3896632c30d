"""What the commands print: results as JSON or lines, and progress on a terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

T = TypeVar("T")


def as_json(value: Any) -> None:
    """Print a value as JSON, in UTF-8, as it is read; dates are texts."""
    print(json.dumps(value, ensure_ascii=False, indent=2, default=str))


def progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Pass items on, counting them on the last line of a terminal; elsewhere in silence."""
    shown = sys.stderr.isatty()
    for n, item in enumerate(items, 1):
        if shown:
            print(f"\r{what} {n}/{total}", end="", file=sys.stderr, flush=True)
        yield item
    if shown:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def plural(count: int, one: str, many: str | None = None) -> str:
    """Return a count with its noun: `1 example`, `2 examples`."""
    return f"{count} {one if count == 1 else many or one + 's'}"
