"""UBT-1: what a regulation for tournaments adds."""

from __future__ import annotations

from ludex.digimon.book import Playing, rule
from ludex.digimon.decisions import AtTheEndOfARound, CallTime
from ludex.digimon.facts.scoring import GameDrawn, GameWon, TimeCalled
from ludex.digimon.facts.setting_up import TooManyUltimates
from ludex.digimon.moments import DeckIsShown, GameEnds, RoundEnds, TimeIsUp
from ludex.digimon.rules.scoring import deck_size, levels
from ludex.digimon.table import Player, Table
from ludex.kernel import Acts, Cut, Then

MOST_ULTIMATES = 8
HIGHEST = 6
"""The level that is limited."""


@rule("UBT-1.1", does=DeckIsShown)
def eight_of_level_6(g: Playing, step: DeckIsShown) -> Acts:
    """A deck has at most 8 Digimon of level 6."""
    deck = g.state.side(step.player).deck
    size = sum(g.state.level(card) == HIGHEST for card in deck)
    if size > MOST_ULTIMATES:
        yield TooManyUltimates(step.player, size, MOST_ULTIMATES)


@rule("UBT-1.2", does=RoundEnds)
def time_is_called_at_the_end_of_a_round(_g: Playing, step: RoundEnds) -> Acts:
    """When time is called, the round is played to its end; then the game is decided."""
    option = yield AtTheEndOfARound()
    if isinstance(option, CallTime):
        yield TimeCalled()
        yield Then(TimeIsUp())


def _points(table: Table, player: Player) -> int:
    return table.side(player).points


def _won(a: int, b: int) -> Acts:
    yield GameWon("A" if a > b else "B")
    yield Cut(to=GameEnds)


@rule("UBT-1.3", does=TimeIsUp)
def more_points_win(g: Playing, step: TimeIsUp) -> Acts:
    """Who has more points has won."""
    a, b = _points(g.state, "A"), _points(g.state, "B")
    if a != b:
        yield from _won(a, b)


@rule("UBT-1.4", does=TimeIsUp)
def then_more_cards_in_the_deck_win(g: Playing, step: TimeIsUp) -> Acts:
    """With as many points, who has more cards in the deck has won."""
    same = _points(g.state, "A") == _points(g.state, "B")
    a, b = deck_size(g.state, "A"), deck_size(g.state, "B")
    if same and a != b:
        yield from _won(a, b)


def _as_many_points_and_cards(table: Table) -> bool:
    points = _points(table, "A") == _points(table, "B")
    return points and deck_size(table, "A") == deck_size(table, "B")


@rule("UBT-1.5", does=TimeIsUp)
def then_higher_levels_win(g: Playing, step: TimeIsUp) -> Acts:
    """With as many cards in the deck, too, who has the higher levels has won."""
    a, b = levels(g.state, "A"), levels(g.state, "B")
    if _as_many_points_and_cards(g.state) and a != b:
        yield from _won(a, b)


@rule("UBT-1.6", does=TimeIsUp)
def or_it_is_a_draw(g: Playing, step: TimeIsUp) -> Acts:
    """If that decides nothing, the game is a draw."""
    same = levels(g.state, "A") == levels(g.state, "B")
    if _as_many_points_and_cards(g.state) and same:
        yield GameDrawn()
        yield Cut(to=GameEnds)
