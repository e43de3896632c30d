"""Which effects of cards the examples have played, and which of them none has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ludex.check.play import Outcome
from ludex.kernel import Game
from ludex.playing.record import Cards
from ludex.project.project import Project


def of_cards(project: Project, slugs: Iterable[str]) -> dict[str, str]:
    """Return the effects of some encoded cards by address, each with the card it is of."""
    return {
        effect: slug
        for slug in slugs
        for effect in _cards(project, slug).effects(project.cards[slug])
    }


def cards_named(project: Project, names: Iterable[str]) -> list[str]:
    """Return the encoded cards that are named as such, or by a file or folder that they are in."""
    kb = project.kb
    named = set(names)
    if not named:
        return []
    paths = {Path(name).resolve() for name in named if Path(name).exists()}

    def is_named(slug: str) -> bool:
        here = kb.place(f"card:{slug}")[0].path.resolve()
        return f"card:{slug}" in named or not paths.isdisjoint((here, *here.parents))

    return [slug for slug in kb.cards if is_named(slug)]


def unplayed(project: Project, effects: Iterable[str], outcomes: Iterable[Outcome]) -> list[str]:
    """Return the effects, by address, that none of some runs has played.

    An effect is played when it is activated, when anything happens by its text, or when it
    applies without that.
    """
    left = dict.fromkeys(effects)
    for outcome in outcomes:
        if not left:
            break
        for effect in _played(project, outcome):
            left.pop(effect, None)
    return list(left)


def where(project: Project, effect: str) -> str:
    """Return where an effect stands, and what it says."""
    slug, _, number = effect.rpartition("#")
    index = int(number) - 1
    says = project.cards[slug].effects[index].says
    return f"{project.kb.where(f'card:{slug}', 'effects', index)}: {effect}: {says}"


def _played(project: Project, outcome: Outcome) -> Iterator[str]:
    """Yield the effects that come up in a run: by its log, or on any board that it came to."""
    session = outcome.session
    cards = project.game_of(project.kb.examples[outcome.example]).engine.cards
    if session is None or cards is None:
        return
    rules, state, seen = session.game.ruleset, session.first, None
    yield from cards.standing(Game(rules, state, ()))
    for entry in session.game.log:
        if entry.datum is not None:
            yield entry.datum
        state = entry.event.fold(state)
        if state is not seen:
            yield from cards.standing(Game(rules, state, ()))
        seen = state


def _cards(project: Project, slug: str) -> Cards:
    of: Any = {game.name: game.engine.cards for game in project.games}
    cards: Cards = of[project.kb.game_of(f"card:{slug}")]
    return cards
