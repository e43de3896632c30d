"""The rows of the table: what was measured, how much it is, and its ratio to something else."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Row:
    """One measure; `to` is what its ratio is to. One with a `key` stands on the site as well."""

    what: str
    value: float
    unit: str = "s"
    ratio: float | None = None
    to: str = ""
    key: str = ""

    def over(self, other: Row) -> Row:
        """Return the row with its ratio to another one."""
        return Row(self.what, self.value, self.unit, self.value / other.value, other.what, self.key)


def shown(rows: Iterable[Row]) -> list[Row]:
    """Print rows as a table, each as soon as it is there, and return them."""
    print(f"{'what':58} {'value':>10} {'unit':8} {'ratio':>8}  to", flush=True)
    found = []
    for row in rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.3f}"
        line = f"{row.what:58} {row.value:10.3f} {row.unit:8} {ratio:>8}  {row.to}"
        print(line.rstrip(), flush=True)
        found.append(row)
    return found


def of(figures: Mapping[str, object]) -> Iterable[Row]:
    """Yield figures by name as rows, those of a table one by one."""
    for name, figure in figures.items():
        unit = "/s" if "per_second" in name else "ms" if "_ms_" in name else ""
        unit = unit or ("s" if name.endswith("seconds") else "x")
        if isinstance(figure, Mapping):
            yield from (Row(f"{name}: {each}", float(one), unit) for each, one in figure.items())
        else:
            yield Row(name.replace("_", " "), float(str(figure)), unit)


def write(rows: Iterable[Row], path: Path) -> None:
    """Write rows to a file, with the day and the machine."""
    now = {"date": datetime.now(UTC).date().isoformat(), "machine": machine()}
    path.parent.mkdir(exist_ok=True)
    said = {**now, "rows": [asdict(row) for row in rows]}
    path.write_text(json.dumps(said, indent=2) + "\n", "utf-8")


def machine() -> str:
    """Return what a machine is, without its name: processor, how many, and which Python."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{platform.system()}, {_processor()}, {python}"


def _processor() -> str:
    import os

    told = Path("/proc/cpuinfo")
    names = [
        line.partition(":")[2].strip()
        for line in (told.read_text("utf-8").splitlines() if told.exists() else ())
        if line.startswith("model name")
    ]
    return f"{os.cpu_count()} × {names[0] if names else platform.machine()}"
