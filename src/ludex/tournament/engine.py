"""The engine for Matches put together: what examples say, what plays them, and how it is told."""

from __future__ import annotations

from ludex.playing.record import Around, Engine
from ludex.tournament import examples as ex
from ludex.tournament.expectations import check
from ludex.tournament.position import Handed
from ludex.tournament.quantities import ANSWERS
from ludex.tournament.rules import book
from ludex.tournament.session import Session
from ludex.tournament.telling import TELLS


def _handed(around: Around) -> Handed:
    return Handed(around.homes, around.treated_as, around.released, around.course)


ENGINE = Engine(
    name="tournament",
    start=ex.Start,
    step=ex.ScriptStep,
    expect=ex.Expect,
    book=book,
    session=Session,
    check=check,
    tells=TELLS,
    quantities=ANSWERS,
    handed=_handed,
)
