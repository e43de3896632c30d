"""Templates: whatever a value does not mark as HTML is escaped."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined


class Templates:
    """The templates of a folder."""

    def __init__(self, folder: Path) -> None:
        self._environment = Environment(
            loader=FileSystemLoader(folder),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            auto_reload=False,
        )

    def html(self, name: str, values: Mapping[str, Any]) -> str:
        """Return what a template makes of some values."""
        return self._environment.get_template(f"{name}.html.j2").render(values)
