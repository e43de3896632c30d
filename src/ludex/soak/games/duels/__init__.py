"""Random Duels, held to what always has to be true of one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ludex import yugioh
from ludex.kb.rulesets import resolve
from ludex.kernel import Choice, Entry, Option, Watch
from ludex.project.project import Project
from ludex.soak.face import Begun, Cards, Effects, Face
from ludex.soak.games.duels.dealing import FOUR, TWO, Duel, start_of
from ludex.soak.games.duels.invariants import broken_at, of_event
from ludex.yugioh.decisions import OfCard
from ludex.yugioh.examples import Who
from ludex.yugioh.game import GAME
from ludex.yugioh.play.looking import in_view
from ludex.yugioh.play.position import deal, lay_out
from ludex.yugioh.verbs import VERBS

DECISIONS = 500


def _begun(project: Project, ruleset: str, seed: str, watch: Watch | None) -> Begun:
    cards = project.cards_of(GAME.name)
    start = start_of(seed, cards, who=seats(project, ruleset))
    board = lay_out(start, cards).board
    return board, deal(start, board, project.rulesets[ruleset], watch, brisk=watch is None)


def seats(project: Project, ruleset: str) -> Sequence[Who]:
    """Return who plays by a ruleset: four where it says who of a side takes turns."""
    clauses = resolve(project.kb, ruleset, project.kb.elsewhere).clauses
    return FOUR if any("turn-order" in project.data.get(id, {}) for id in clauses) else TWO


def verbs(cards: Cards) -> list[str]:
    """Return the names of every verb, and of every kind of thing that effects let hold."""
    effects = (effect for card in cards.values() for effect in card.effects)
    used = (name for effect in effects for verb in effect.does for name in verb.names)
    return sorted({*VERBS, *used})


def _done(entry: Entry, effects: Effects) -> Iterator[str]:
    effect = effects.get(entry.datum) if entry.datum is not None else None
    for verb in effect.does if effect is not None else ():
        if isinstance(entry.event, verb.facts):
            yield from verb.names


def _with_open_eyes(
    game: Duel, legal: Sequence[Option], note: Callable[[Choice], None]
) -> Iterator[str]:
    """Yield the cards of their own that players may choose and may not look at.

    A Token that is about to be Special Summoned lies aside still, and its position is chosen.
    """
    chosen_from = {option.card for option in legal if isinstance(option, OfCard)}
    player = game.ask.player if game.ask is not None else None
    for card in game.state.cards if isinstance(player, str) else ():
        if card.zone == "aside":
            continue
        found = in_view(game, str(player), card.uid)
        note(found.choice)
        if card.uid in chosen_from and card.controller == player and not found.legal:
            yield f"{player} may choose {card.uid} and not look at it"


FACE = Face(
    game=GAME,
    package=yugioh.__name__,
    decisions=DECISIONS,
    begun=_begun,
    of_event=of_event,
    at_decision=broken_at,
    verbs=verbs,
    done=_done,
    closely=_with_open_eyes,
)
