"""The folder in which the rules lie, and the one in which what is found of them is kept."""

from __future__ import annotations

from pathlib import Path


def nearest(here: Path) -> Path | None:
    """Return the folder with `rules/`: the nearest above one, or the copy of the package, if any.

    Rules are known by their record of IDs or by translations beside them, since others have
    folders of that name, too.
    """
    for folder in (here, *here.parents):
        known = (folder / "rules" / "ids.lock").exists() or (folder / "translations").is_dir()
        if known and (folder / "rules").is_dir():
            return folder
    brought = Path(__file__).parent.parent / "data"
    return brought if (brought / "rules").is_dir() else None


def kept_in(root: Path) -> Path | None:
    """Return where a checkout keeps what was found; None for rules that are no checkout."""
    build = root / "build"
    if not build.is_dir() and (root / ".git").exists():
        build.mkdir(exist_ok=True)
    return build if build.is_dir() else None
