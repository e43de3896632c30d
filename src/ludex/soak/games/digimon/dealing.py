"""Random decks: around lines of evolution, so that something evolves, and else of any cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

from ludex.digimon.cards import CardData
from ludex.digimon.quantities import LeastCards, MostOfOneName
from ludex.digimon.table import PLAYERS, Player, Side, Table
from ludex.kernel import Game, Ruleset
from ludex.soak.random_play import Seed, chance_of

Cards = Mapping[str, CardData]
Playing = Game[Table]

LINES = 3
"""Of so many Digimon of higher levels a deck has the line as often as it may."""

ANYHOW = 1 / 16
"""How often a deck is made without regard to what a deck may hold."""

MORE = 20
"""Up to so many cards are in a deck beyond those that it needs."""


def table_of(seed: Seed, cards: Cards, ruleset: Ruleset) -> Table:
    """Return the table before the game of a seed."""
    chance = chance_of(f"{seed} begins")
    bare: Playing = Game(ruleset, Table((Side(), Side()), {}), ())
    sides: list[Side] = []
    known: dict[str, CardData] = {}
    for player in PLAYERS:
        slugs = _deck(bare, player, cards, chance)
        copies = [f"{slug}#{player}{n}" for n, slug in enumerate(slugs)]
        known |= dict(zip(copies, (cards[slug] for slug in slugs), strict=True))
        sides.append(Side(deck=tuple(copies)))
    return Table((sides[0], sides[1]), known)


def _deck(bare: Playing, player: Player, cards: Cards, chance: Random) -> list[str]:
    slugs = sorted(cards)
    size: int = bare.value(LeastCards()) + chance.randint(0, MORE)
    if chance.random() < ANYHOW:
        return chance.choices(slugs, k=max(1, size - chance.randint(0, MORE)))
    most: int = bare.value(MostOfOneName(player)) or size
    evolved = [slug for slug in slugs if cards[slug].evolution]
    found: list[str] = []
    held: Counter[str] = Counter()
    wanted = [one for slug in chance.sample(evolved, LINES) for one in [*_line(cards, slug)] * most]
    while len(found) < size:
        slug = wanted.pop() if wanted else chance.choice(slugs)
        if held[cards[slug].name] < most:
            held[cards[slug].name] += 1
            found.append(slug)
    return found


def _line(cards: Cards, slug: str) -> Iterator[str]:
    """Yield a card, and whatever it evolves from and asks for that is encoded."""
    yield slug
    for way in cards[slug].evolution:
        yield from (each for each in way.cards if each in cards)
        if way.evolves_from in cards:
            yield from _line(cards, way.evolves_from)
