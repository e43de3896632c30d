"""What holds in every game of Digimon: after every event, and at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludex.digimon.cards import supports
from ludex.digimon.quantities import HandSize, SlotTakes, TopOfScale
from ludex.digimon.readings import asking
from ludex.digimon.rules.options import FITS
from ludex.digimon.table import (
    COMPARTMENTS,
    PLAYERS,
    SLOTS,
    SPACES,
    Player,
    Side,
    Table,
    all_cards,
)
from ludex.kernel import Event
from ludex.soak.games.digimon.dealing import Playing

LONGEST = 400
"""Rounds of a game; each costs somebody points, but recovery may make up for many of them."""


def of_event(game: Playing, event: Event, before: Table, now: Table) -> Iterator[str]:
    """Yield what does not hold once something has happened."""
    if before.over is not None:
        yield f"{event} after the game is over"
    for player in PLAYERS:
        side, was = now.side(player), before.side(player)
        if side is was:
            continue
        if _cards(side) != _cards(was):
            yield f"{player}: a card is nowhere, in two places or with the other player"
        if len(side.hand) > game.value(HandSize()):
            yield f"{player}: {len(side.hand)} cards in the hand"
        if not 0 <= side.points <= game.value(TopOfScale()):
            yield f"{player}: {side.points} points"


def broken_at(game: Playing, before: Table | None = None) -> Iterator[str]:
    """Yield what does not hold as a game stands at a decision, or at its end."""
    now = game.state
    if now.round > LONGEST:
        yield f"a game of more than {LONGEST} rounds"
    if game.over != (now.over is not None or bool(now.objected)):
        yield "a game is over without an end, or goes on after it"
    if (now.stage == "over") != (now.over is not None):
        yield "somebody has won, and the game is not over"
    if now.round and (now.objected or now.first is None):
        yield "a round has begun without a first player, or with decks that are objected to"
    for player in PLAYERS:
        if before is None or now.side(player) is not before.side(player):
            yield from (f"{player}: {each}" for each in _of_side(game, player))
    yield from _of_assaults(now)


def _cards(side: Side) -> Counter[str]:
    return Counter(card for card, _ in all_cards(side))


def _of_side(game: Playing, player: Player) -> Iterator[str]:
    yield from _of_spaces(game.state, player)
    yield from _of_slots(game, player)
    yield from _of_boxes(game.state, player)


def _of_spaces(now: Table, player: Player) -> Iterator[str]:
    side, codes = now.side(player), []
    for space in SPACES:
        lying = side.at(space)
        if lying is None:
            continue
        levels = [now.level(card) for card in lying.cards]
        if levels != list(range(3, 3 + len(levels))):
            yield f"levels {levels} in space {space}"
        if not lying.face_up and (len(levels) > 1 or now.stage not in ("set-up", "preparation")):
            yield f"space {space} is face-down in the {now.stage} phase"
        codes.append(now.code(lying.cards[0]))
    if len(set(codes)) < len(codes):
        yield "two level 3 Digimon of one code"


def _of_slots(game: Playing, player: Player) -> Iterator[str]:
    now = game.state
    for slot in SLOTS:
        laid = now.side(player).slots[slot]
        if laid is None:
            continue
        kind = now.cards[laid.card].kind
        if kind not in FITS.get(game.value(SlotTakes(slot, laid.card)), ()):
            yield f"a {kind} in slot {slot}"


def _of_boxes(now: Table, player: Player) -> Iterator[str]:
    side = now.side(player)
    if now.stage in ("battle", "scoring") and (side.evolution or any(side.training)):
        yield "cards in the boxes after the evolution phase"
    if any(now.level(card) < COMPARTMENTS[0] for card in side.evolution):
        yield "what is no evolved Digimon is in the evolution box"
    for level in COMPARTMENTS if now.stage == "preparation" else ():
        asked = [way.deck for of, way in asking(now, player) if of == level]
        there = sum(each.from_deck for each in side.compartment(level))
        if there > max(asked, default=0):
            yield f"{there} cards of the deck are in training for level {level}"
    for space in SPACES:
        card, lying = side.supports[space - 1], side.at(space)
        if card is None:
            continue
        if now.stage not in ("battle", "scoring", "over") or not any(supports(now.cards[card])):
            yield f"{card} supports in the {now.stage} phase"
        if lying is None or now.code(lying.top) == now.code(card) is not None:
            yield f"{card} supports nobody, or one of its own code, in space {space}"


def _of_assaults(now: Table) -> Iterator[str]:
    fought = [assault.spaces for assault in now.assaults]
    if len(set(fought)) < len(fought) or len(fought) > len(SPACES):
        yield f"the assaults of a round are those of {fought}"
