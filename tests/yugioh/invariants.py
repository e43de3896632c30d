"""What holds in every Duel, at every decision and in every line of its log."""

from collections.abc import Iterator

from ludex.kernel import Entry
from ludex.yugioh.board import PLAYERS, Board
from ludex.yugioh.decisions import OpenGameState
from ludex.yugioh.events import ChainEnded, DuelEnded, LinkAdded, NormalSummoned, PhaseBegan
from ludex.yugioh.quantities import ActiveFieldSpells, ZonesEach
from ludex.yugioh.reading import MAIN_PHASES
from tests.yugioh.random_play import Duel, decisions_of

PILES = ("deck", "hand", "graveyard", "banished")


def broken_at(game: Duel, first: Board) -> list[str]:
    """Return what does not hold as a Duel stands at a decision, or at its end."""
    return [*_of_cards(game.state, first), *_of_zones(game), *_of_the_moment(game)]


def broken_in_log(game: Duel, first: Board) -> list[str]:
    """Return what does not hold in the log, read from the first board on."""
    return list(_of_log(game, first))


def folded(game: Duel, first: Board) -> Board:
    """Return the board that the events of the log make of the first one."""
    for entry in game.log:
        first = entry.event.fold(first)
    return first


def _of_cards(board: Board, first: Board) -> Iterator[str]:
    for number, (card, was) in enumerate(zip(board.cards, first.cards, strict=True)):
        name = f"{card.data.id} ({number})"
        if card.uid != number or card.data is not was.data:
            yield f"{name} has become another card"
        if card.owner != was.owner:
            yield f"{name} changed its owner"
        if len(card.places) != 1:
            yield f"{name} is in {len(card.places)} places"
        if card.zone in PILES and card.controller != card.owner:
            yield f"{name} is in another player's {card.zone}"
        if card.zone in PILES and (card.position is not None or not card.face_up):
            yield f"{name} lies in the {card.zone} as it lay on the field"
        if (card.zone == "monster-zone") != (card.position is not None):
            yield f"{name} is in the {card.zone}, in position {card.position}"
    arrivals = [card.since for card in board.cards]
    if len(set(arrivals)) != len(arrivals) or max(arrivals, default=0) > board.arrivals:
        yield "two cards have arrived at once"


def _of_zones(game: Duel) -> Iterator[str]:
    board = game.state
    for player in PLAYERS:
        for zone in ("monster-zone", "spell-trap-zone"):
            if len(board.at(zone, player)) > game.value(ZonesEach(zone, player)):
                yield f"{player} has too many cards in the {zone}"
        if len(board.at("field-zone", player)) > 1:
            yield f"{player} has two cards in one Field Zone"
        if board.lp(player) < 0:
            yield f"{player} has {board.lp(player)} Life Points"


def _of_the_moment(game: Duel) -> Iterator[str]:
    board = game.state
    if game.over != board.over or board.over != bool(board.lost):
        yield f"over: {game.over} and {board.over}, lost by {board.lost}"
    for player in PLAYERS:
        if board.lp(player) == 0 and player not in board.lost:
            yield f"{player} lives on without Life Points"
    if not game.over and not decisions_of(game):
        yield f"{game.ask} leaves nothing to choose"
    if isinstance(game.ask, OpenGameState):
        if board.chain or board.waiting or board.phase not in MAIN_PHASES:
            yield "the game state is open with something going on"
        active = [c for p in PLAYERS for c in board.at("field-zone", p) if c.face_up]
        if active and len(active) > game.value(ActiveFieldSpells(active[0].uid)):
            yield f"{len(active)} Field Spells are active"


def _of_log(game: Duel, board: Board) -> Iterator[str]:
    known = set(game.ruleset.ids)
    summons = 0
    for number, entry in enumerate(game.log):
        event = entry.event
        yield from _of_entry(entry, number, known)
        if isinstance(event, PhaseBegan) and (board.chain or board.waiting):
            yield f"the {event.phase} phase begins with something going on"
        if isinstance(event, LinkAdded) and event.number != len(board.chain) + 1:
            yield f"Chain Link {event.number} is added to {len(board.chain)} links"
        if isinstance(event, ChainEnded) and not all(link.done for link in event.links):
            yield "a Chain ends with links that have not resolved"
        if board.over and not isinstance(event, DuelEnded):
            yield f"{event} after the Duel is over"
        board = event.fold(board)
        summons = max(summons, board.normal_summons)
        if isinstance(event, NormalSummoned) and board.card(event.card).position != "attack":
            yield "a Summoned monster is not in Attack Position"
    if summons > 1:
        yield f"{summons} Normal Summons in one turn"


def _of_entry(entry: Entry, number: int, known: set[str]) -> Iterator[str]:
    if entry.n != number:
        yield f"entry {entry.n} is number {number}"
    if entry.rule not in known:
        yield f"entry {number} names the rule {entry.rule}, which is not in force"
    if entry.cause is not None and entry.cause >= number:
        yield f"entry {number} has a cause that comes after it"
    if unknown := [clause for clause in entry.used if "#" not in clause and clause not in known]:
        yield f"entry {number} used {unknown}, which is not in force"
