"""What was measured of Ludex, as `make bench` has written it down; nothing where it has not."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal

from ludex.site.writer import Writer

FILE = Path("site_src") / "bench.json"


def measured(root: Path, writer: Writer) -> dict[str, Any] | None:
    """Return the day, the machine, and each measure with its value and its ratio in words."""
    path = root / FILE
    if not path.exists():
        return None
    said = json.loads(path.read_text("utf-8"))
    return {
        "day": writer.day(date.fromisoformat(said["date"])),
        "machine": said["machine"],
        "rows": [_row(writer, row) for row in said["rows"]],
    }


def _row(writer: Writer, row: dict[str, Any]) -> tuple[Any, Any, Any]:
    value = f"{_number(writer, row['value'])}\N{NO-BREAK SPACE}{row['unit']}"
    if row["ratio"] is None:
        return writer.ui(f"measured.{row['key']}"), value, ""
    ratio = writer.ui(
        f"measured.to-{row['key'].partition('-')[2]}", times=_number(writer, row["ratio"])
    )
    return writer.ui(f"measured.{row['key']}"), value, ratio


def _number(writer: Writer, number: float) -> str:
    shown = "#,##0.000" if number < 1 else "#,##0.0"
    return str(format_decimal(number, shown, locale=writer.locale.catalogue))
