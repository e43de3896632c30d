"""Which mutants there are: the nearest changes of the code that an example could notice."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from random import Random

from cosmic_ray.commands import init
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB
from cosmic_ray.work_item import MutationSpec

from tests.mutate.unseen import unseen, within

FOLDERS = ("yugioh/rules", "yugioh/verbs", "tournament/rules")

NEAREST = re.compile(
    r"""core/(
    AddNot | NumberReplacer | ZeroIterationForLoop
    | Replace(True|False|And|Or|Break|Continue)With\w+
    | ReplaceBinaryOperator_(Add_Sub | Sub_Add | Mul_FloorDiv | FloorDiv_Mul)
    | ReplaceComparisonOperator_(Eq_NotEq | NotEq_Eq | Is_IsNot | IsNot_Is
                                 | Lt_LtE | LtE_Lt | Gt_GtE | GtE_Gt)
    | ReplaceUnaryOperator_Delete_(Not | USub)
    )""",
    re.VERBOSE,
)
"""What is left out crashes, as a `/` between types would, or means the same, as `is` for `==`."""


def sample(root: Path, number: int, seed: int, session: Path) -> tuple[list[MutationSpec], int]:
    """Draw places of the code by a seed, one mutant of each that is Python; count all places."""
    places: dict[tuple[str, object], list[MutationSpec]] = {}
    for mutant in _all(root, session):
        places.setdefault((str(mutant.module_path), mutant.start_pos), []).append(mutant)
    chance = Random(seed)  # noqa: S311  # a sample, no secret
    drawn = chance.sample(sorted(places), min(number, len(places)))
    return [m for m in (chance.choice(places[p]) for p in drawn) if _compiles(m)], len(places)


def _compiles(mutant: MutationSpec) -> bool:
    """Return whether a mutant is Python: the `*` before keyword arguments is no product."""
    operator = get_operator(mutant.operator_name)()
    try:
        ast.parse(mutate_code(mutant.module_path.read_text("utf-8"), operator, mutant.occurrence))
    except SyntaxError:
        return False
    return True


def _all(root: Path, session: Path) -> Iterable[MutationSpec]:
    modules = [m for f in FOLDERS for m in sorted((root / "src" / "ludex" / f).rglob("*.py"))]
    hidden = {module: unseen(module.read_text("utf-8")) for module in modules}
    work = WorkDB(session, WorkDB.Mode.create)
    init(modules, work, {})
    for item in work.work_items:
        (mutant,) = item.mutations
        where = (tuple(mutant.start_pos), tuple(mutant.end_pos))
        if NEAREST.fullmatch(mutant.operator_name) and not within(
            where, hidden[mutant.module_path]
        ):
            yield mutant
    work.close()
