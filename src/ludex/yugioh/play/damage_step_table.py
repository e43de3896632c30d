"""What a ruleset says of the Damage Step, read from the quantities that the engine itself reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, get_args

from ludex.kernel import Game, Ruleset, value
from ludex.yugioh.book import Asked
from ludex.yugioh.quantities import (
    Admits,
    ChainsByChoice,
    EffectClass,
    Occurrence,
    SubStepOf,
    SubSteps,
)
from ludex.yugioh.rules.damage_step import chains_by_choice, only_what_is_admitted
from ludex.yugioh.table.board import Board
from ludex.yugioh.table.lying import Cards
from ludex.yugioh.vocabulary import SubStep

Verdict = Literal["admitted", "refused"]

NO_CARD = -1
"""The table is asked for effects in general, not for those of one card."""


@value
class Cell:
    """What one sub-step makes of one class of effect, and the clause that says so.

    `verdict` is None where no clause speaks of it; `by` is then the one that refuses the rest.
    """

    effect_class: EffectClass
    sub_step: SubStep
    verdict: Verdict | None
    by: str | None


@value
class Row:
    """A class of effect, with a cell for each sub-step."""

    effect_class: EffectClass
    cells: tuple[Cell, ...]


@value
class Place:
    """Something that takes place in a sub-step, and the clause that puts it there."""

    what: Occurrence
    by: str


@value
class Moment:
    """A sub-step: what has its place there, and how many Chains can be begun by choice.

    `chains` is None where there is no limit; `by` are the clauses of the limit.
    """

    sub_step: SubStep
    places: tuple[Place, ...]
    chains: int | None
    by: tuple[str, ...]


@value
class Table:
    """The Damage Step of a ruleset; `by` is the clause that names its sub-steps.

    `rest_by` is the clause that refuses whatever is not admitted.
    """

    by: str
    rows: tuple[Row, ...]
    moments: tuple[Moment, ...]
    rest_by: str | None

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that the table rests on."""
        cells = [cell.by for row in self.rows for cell in row.cells]
        places = [place.by for moment in self.moments for place in moment.places]
        limits = [by for moment in self.moments for by in moment.by]
        every = (self.by, *cells, *places, *limits, self.rest_by)
        return tuple(dict.fromkeys(by for by in every if by is not None))


def table(ruleset: Ruleset) -> Table | None:
    """Return the table of a ruleset; None if it does not say which sub-steps there are."""
    g = Game(ruleset, Board(Cards(), (("A", 1), ("B", 1)), 1, "A", "battle"), ())
    order, by = g.said(SubSteps())
    if by is None:
        return None
    rest_by = _in_force(ruleset, only_what_is_admitted)
    rows = (_row(g, one, order, rest_by) for one in get_args(EffectClass))
    return Table(
        by=by,
        rows=tuple(row for row in rows if any(cell.verdict for cell in row.cells)),
        moments=tuple(_moment(g, sub_step) for sub_step in order),
        rest_by=rest_by,
    )


def own_tables(
    rulesets: Mapping[str, Ruleset], extended: Mapping[str, str | None]
) -> dict[str, Table]:
    """Return the table of each ruleset that has another one than the ruleset that it extends."""
    found = {id: it for id, ruleset in rulesets.items() if (it := table(ruleset)) is not None}
    return {id: it for id, it in found.items() if found.get(extended.get(id) or "") != it}


def _row(g: Asked, one: EffectClass, order: tuple[SubStep, ...], rest_by: str | None) -> Row:
    cells = []
    for sub_step in order:
        verdict, by = g.said(Admits(one, sub_step, NO_CARD))
        cells.append(Cell(one, sub_step, verdict, by or rest_by))
    return Row(one, tuple(cells))


def _moment(g: Asked, sub_step: SubStep) -> Moment:
    limit, by = g.said(ChainsByChoice(sub_step))
    held_by = _in_force(g.ruleset, chains_by_choice)
    places = tuple(_places(g, sub_step))
    if by is None or held_by is None:
        return Moment(sub_step, places, None, ())
    return Moment(sub_step, places, limit, (by, held_by))


def _places(g: Asked, sub_step: SubStep) -> Iterator[Place]:
    for what in get_args(Occurrence):
        place, by = g.said(SubStepOf(what))
        if place == sub_step and by is not None:
            yield Place(what, by)


def _in_force(ruleset: Ruleset, body: Callable[..., Any]) -> str | None:
    """Return the clause that a function implements, if the ruleset has it."""
    return next((rule.id for rule in ruleset.rules if rule.body is body), None)
