"""Projects for the commands: what a few examples need where that is enough, else everything.

Whatever turns out to be wrong is told from all of the rules, which know the nearest name.
"""

from __future__ import annotations

import gc
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from ludex.kb.errors import Problems
from ludex.kb.uncollected import uncollected
from ludex.project.project import Project


def everything(root: Path) -> Project:
    """Load all of the rules; raises Problems with everything that is wrong in them."""
    with uncollected():
        found = Project.at(root / "rules")
        gc.freeze()  # it stays for as long as the command runs
    return found


def enough(
    root: Path,
    names: Collection[str],
    ruleset: str | None = None,
    own: tuple[Mapping[str, Any], str] | None = None,
) -> Project:
    """Load what some examples need; everything for what is broken or unknown, or without names."""
    if names or own is not None:
        try:
            return Project.needed(root / "rules", names, ruleset, own)
        except (Problems, LookupError):
            pass
    return everything(root)
