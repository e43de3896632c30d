"""Random games of Digimon, held after every decision to what always has to be so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import reduce
from random import Random

from ludex.digimon.cards import CardData
from ludex.digimon.decisions import InOrder, Shuffling
from ludex.digimon.examples import Start
from ludex.digimon.position import agenda, table
from ludex.digimon.table import PLAYERS, SLOTS, SPACES, Side, Table, all_cards
from ludex.kernel import Game, Option, Pass, Ruleset, Watch

Cards = Mapping[str, CardData]
Playing = Game[Table]

DECK, HAND, POINTS, COPIES = 60, 6, 200, 3
TAKES = {3: (None, "option-program"), 4: (None, "option-field")}
"""What lies in the slots that do not take every option."""
LONGEST = 400
"""Rounds of a game; each costs somebody points, but recovery may make up for many of them."""


def dealt(cards: Cards, chance: Random) -> Table:
    """Return the table before a game of two random decks that may be played."""
    sides: list[Side] = []
    known: dict[str, CardData] = {}
    for player in PLAYERS:
        names = _deck(cards, chance)
        copies = [f"{slug}#{player}{n}" for n, slug in enumerate(names)]
        known |= dict(zip(copies, (cards[slug] for slug in names), strict=True))
        sides.append(Side(deck=tuple(copies)))
    return Table((sides[0], sides[1]), known)


LINE = (
    *("agumon", "greymon", "metal-greymon", "war-greymon"),
    *("winning-percentage-40", "winning-percentage-60"),
)
"""The one line of evolution that is known whole, and what it asks for."""


def _deck(cards: Cards, chance: Random) -> list[str]:
    """Return the cards of a deck: of one line as many as may be, so that something evolves."""
    found = list(LINE * COPIES)
    held = Counter(cards[slug].name for slug in found)
    slugs = sorted(cards)
    while len(found) < DECK:
        slug = chance.choice(slugs)
        if held[cards[slug].name] < COPIES:
            held[cards[slug].name] += 1
            found.append(slug)
    return found


def begun(
    ruleset: Ruleset,
    cards: Cards,
    chance: Random,
    *,
    brisk: bool = True,
    watch: Watch | None = None,
) -> Playing:
    """Return a game before its first decision."""
    return Game(ruleset, dealt(cards, chance), agenda("set-up"), brisk=brisk, watch=watch)


def set_out(ruleset: Ruleset, cards: Cards, start: Start, watch: Watch | None = None) -> Playing:
    """Return a game that begins as an example does; one that is watched is asked everything."""
    brisk = watch is None
    return Game(ruleset, table(start, cards), agenda(start.at), brisk=brisk, watch=watch)


def drawn(game: Playing, chance: Random) -> Option:
    """Return any legal answer of the decision that waits."""
    ask = game.ask
    if isinstance(ask, Shuffling):
        deck = list(game.state.side(ask.whose).deck)
        chance.shuffle(deck)
        return InOrder(tuple(deck))
    watched = game.watch is not None
    legal = list(game.choices().legal if watched else game.legal_among(game.on_offer()))
    optional = ask is not None and ask.optional
    if optional and (not legal or chance.random() < PATIENCE):
        return Pass()
    return chance.choice(legal)


PATIENCE = 0.3
"""How often somebody declines who could do something."""


def walked(
    ruleset: Ruleset, cards: Cards, chance: Random, *, brisk: bool = True
) -> Iterator[Playing]:
    """Yield a random game before its first decision and after each one, to its end."""
    yield from astray(begun(ruleset, cards, chance, brisk=brisk), chance)


def astray(game: Playing, chance: Random) -> Iterator[Playing]:
    """Yield a game and what random decisions make of it, to its end."""
    yield game
    while not game.over:
        game = game.answer(drawn(game, chance))
        yield game


def broken(first: Table, game: Playing) -> Iterator[str]:
    """Yield what is not as it always has to be, of a game as it stands."""
    now = game.state
    for player in PLAYERS:
        side = now.side(player)
        yield from (f"{player}: {each}" for each in _of_side(side, now))
        if _cards(side) != _cards(first.side(player)):
            yield f"{player}: a card is nowhere, in two places or with the other player"
    if now.round > LONGEST:
        yield f"a game of more than {LONGEST} rounds"
    if game.over != (now.over is not None) and not now.objected:
        yield "a game is over without an end, or goes on after it"
    if (now.stage == "over") != (now.over is not None):
        yield "somebody has won, and the game is not over"


def _cards(side: Side) -> Counter[str]:
    return Counter(card for card, _ in all_cards(side))


def _of_side(side: Side, now: Table) -> Iterator[str]:
    if not 0 <= side.points <= POINTS:
        yield f"{side.points} points"
    if len(side.hand) > HAND:
        yield f"{len(side.hand)} cards in the hand"
    bottoms = []
    for space in SPACES:
        lying = side.at(space)
        levels = [now.level(card) for card in lying.cards] if lying else []
        if levels != list(range(3, 3 + len(levels))):
            yield f"levels {levels} in space {space}"
        bottoms += [now.code(lying.cards[0])] if lying else []
    if len(set(bottoms)) < len(bottoms):
        yield "two level 3 Digimon of one code"
    for slot in SLOTS:
        laid = side.slots[slot]
        kind = now.cards[laid.card].kind if laid else None
        if kind == "digimon" or kind not in TAKES.get(slot, (kind,)):
            yield f"a {kind} in slot {slot}"
    if now.stage in ("battle", "scoring") and (side.evolution or any(side.training)):
        yield "cards in the boxes after the evolution phase"


def folded(first: Table, game: Playing) -> Table:
    """Return the table to which the log of a game folds."""
    return reduce(lambda state, entry: entry.event.fold(state), game.log, first)
