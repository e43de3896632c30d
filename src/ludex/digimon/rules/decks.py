"""HC-1 and UB-1: what a deck may hold."""

from __future__ import annotations

from collections import Counter

from ludex.digimon.book import Playing, rule
from ludex.digimon.facts.setting_up import DeckTooSmall, NoStarter, TooManyCopies
from ludex.digimon.moments import DeckIsShown
from ludex.digimon.quantities import LeastCards, MostOfOneName
from ludex.kernel import Acts


@rule("HC-1.1", does=DeckIsShown)
def a_deck_is_large_enough(g: Playing, step: DeckIsShown) -> Acts:
    """A deck has no fewer cards than the format asks for."""
    size, least = len(g.state.side(step.player).deck), g.value(LeastCards())
    if size < least:
        yield DeckTooSmall(step.player, size, least)


@rule("HC-1.2", does=DeckIsShown)
def copies_are_counted_by_name(g: Playing, step: DeckIsShown) -> Acts:
    """Cards of one name are copies of each other, whatever their codes."""
    table, most = g.state, g.value(MostOfOneName(step.player))
    known = [table.cards[card] for card in table.side(step.player).deck if card in table.cards]
    for name, size in Counter(data.name for data in known).items():
        if most is not None and size > most:
            yield TooManyCopies(step.player, name, size, most)


@rule("UB-1.2", does=DeckIsShown)
def a_deck_has_a_starter(g: Playing, step: DeckIsShown) -> Acts:
    """A deck has at least one Digimon of level 3."""
    if all(g.state.level(card) != 3 for card in g.state.side(step.player).deck):
        yield NoStarter(step.player)
