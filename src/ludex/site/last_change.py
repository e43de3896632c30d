"""The day of the knowledge base, so that a site built on another day is the same."""

from __future__ import annotations

import subprocess
from datetime import UTC, date, datetime
from pathlib import Path

OF = ("rules", "translations")


def last_change(root: Path) -> date:
    """Return the day on which the rules or their translations changed last.

    Git says it; outside of a repository, the files do.
    """
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct", "--", *OF]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own command
        seconds = float(done.stdout or 0)
    except OSError:  # there is no git
        seconds = 0.0
    files = (path for folder in OF for path in (root / folder).rglob("*.*"))
    return datetime.fromtimestamp(
        seconds or max((path.stat().st_mtime for path in files), default=0.0), UTC
    ).date()
