"""The course of a round by the rules in force, as the engine goes through one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludex.digimon import examples as ex
from ludex.digimon.cards import CardData
from ludex.digimon.decisions import Evolving
from ludex.digimon.position import agenda, table
from ludex.digimon.table import Table
from ludex.kernel import Game, Option, Pass, Ruleset, value

STARTERS = ("agumon", "gabumon")
EVOLVED = ("greymon", "garurumon")


@value
class Moment:
    """What happens next in a round: the phase, and the clauses that act, ask or offer."""

    stage: str
    by: tuple[str, ...]


def course(ruleset: Ruleset, cards: Mapping[str, CardData]) -> tuple[Moment, ...]:
    """Return what a round goes through; nothing by rules of another game.

    Each clause stands where it first comes up. Nobody does more than evolve a Digimon.
    """
    if not any(rule.body.__module__.startswith("ludex.digimon.") for rule in ruleset.rules):
        return ()
    if not set(STARTERS + EVOLVED) <= cards.keys():
        return ()
    found: list[Moment] = []
    seen: set[str] = set()
    for stage, by in _happens(ruleset, table(_start(), cards)):
        new = tuple(id for id in dict.fromkeys(by) if id not in seen)
        seen.update(new)
        if new and stage not in ("set-up", "over"):
            found.append(Moment(stage, new))
    return tuple(found)


def _start() -> ex.Start:
    def side(starter: str, evolved: str) -> ex.Holdings:
        return ex.Holdings(
            space_2=(starter,),
            hidden=True,
            evolution_box=(evolved,),
            training_4=ex.InTraining(from_deck=2),
        )

    return ex.Start("preparation", A=side("agumon", "greymon"), B=side("gabumon", "garurumon"))


def _happens(ruleset: Ruleset, first: Table) -> Iterator[tuple[str, tuple[str, ...]]]:
    game: Game[Table] = Game(ruleset, first, agenda("preparation"))
    told, state = 0, first
    while True:
        entries = list(game.log)
        for entry in entries[told:]:
            state = entry.event.fold(state)
            if entry.rule is not None and not _is_over(state, first):
                yield state.stage, (entry.rule,)
        told = len(entries)
        if game.ask is None or game.state.round > first.round:
            return
        offering = [rule.id for rule in ruleset.of["permits"][type(game.ask)]]
        asked = (game.asked_by,) if game.asked_by else ()
        yield game.state.stage, (*asked, *offering)
        game = game.answer(_answer(game))


def _is_over(state: Table, first: Table) -> bool:
    return state.round > first.round


def _answer(game: Game[Table]) -> Option:
    if isinstance(game.ask, Evolving):
        return next(iter(game.choices().legal))
    return Pass()
