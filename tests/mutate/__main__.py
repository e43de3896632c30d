"""`python -m tests.mutate`: change the engine here and there, and tell what no example notices."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter

import attrs
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkResult

from tests.mutate.mutants import sample

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "mutate"
LUDEX = ROOT / ".venv" / "bin" / "ludex"


def copied(number: int) -> Path:
    """Copy what the examples need of this checkout, and compile it so that no change is missed."""
    copy = BUILD / f"copy-{number}"
    shutil.rmtree(copy, ignore_errors=True)
    for folder in ("src", "rules", "translations"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", copy)
    compiling = ("-m", "compileall", "-q", "--invalidation-mode", "checked-hash", str(copy / "src"))
    subprocess.run([str(LUDEX.with_name("python")), *compiling], check=True)
    return copy


def check(copy: Path) -> str:
    """Return the command that plays every example of a copy by that copy's engine."""
    return f"env PYTHONPATH={copy / 'src'} {LUDEX} --root {copy} check"


def unchanged(copy: Path) -> float:
    """Return the seconds that a copy takes as it is; leave where its examples do not hold."""
    start = perf_counter()
    run = subprocess.run(check(copy).split(), capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"The examples do not hold as it is:\n{run.stdout}{run.stderr}")
    return perf_counter() - start


def judge(
    mutants: Sequence[MutationSpec], copies: Sequence[Path], seconds: float
) -> Sequence[WorkResult]:
    """Play the examples once for each mutant, as many at a time as there are copies; tell each."""
    free = SimpleQueue[Path]()
    for copy in copies:
        free.put(copy)

    def one(mutant: MutationSpec) -> WorkResult:
        copy = free.get()
        try:
            module = copy / mutant.module_path.relative_to(copies[0])
            changed = attrs.evolve(mutant, module_path=module)
            return mutate_and_test([changed], check(copy), seconds)
        finally:
            free.put(copy)

    results = []
    with ThreadPoolExecutor(len(copies)) as pool:
        for n, (mutant, result) in enumerate(zip(mutants, pool.map(one, mutants), strict=True), 1):
            results.append(result)
            print(f"{n:4} {outcome(result):<9} {place(mutant, copies[0])}", flush=True)
            if outcome(result) == "SURVIVED":
                print(diff(result), flush=True)
    return results


def outcome(result: WorkResult) -> str:
    """Return what became of a mutant."""
    if result.worker_outcome != WorkerOutcome.NORMAL:
        return "error"
    if result.test_outcome == TestOutcome.SURVIVED:
        return "SURVIVED"
    return "timeout" if result.output == "timeout" else "noticed"


def place(mutant: MutationSpec, copy: Path) -> str:
    """Return file and line of a mutant, and of what kind it is."""
    kind = mutant.operator_name.removeprefix("core/")
    return f"{mutant.module_path.relative_to(copy)}:{mutant.start_pos[0]} {kind}"


def diff(result: WorkResult) -> str:
    """Return the lines that went and came."""
    _, _, changes = result.diff.partition("\n@@")
    return "\n".join(f"     {line}" for line in changes.splitlines() if line[:1] in {"-", "+"})


def main() -> None:
    """Judge a sample of mutants: each survivor with its line, and the counts at the end."""
    parser = ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("--mutants", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    copies = [copied(n) for n in range(asked.jobs)]
    took = unchanged(copies[0])
    session = BUILD / "session.sqlite"
    mutants, places = sample(copies[0], asked.mutants, asked.seed, session)
    print(
        f"{len(mutants)} of {places} places; the examples take {took:.0f} s as it is.", flush=True
    )
    results = judge(mutants, copies, seconds=30 + 3 * took)
    counts = Counter(map(outcome, results))
    print(", ".join(f"{number} {kind}" for kind, number in counts.most_common()))


if __name__ == "__main__":
    main()
