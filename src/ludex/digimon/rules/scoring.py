"""HC-4, HC-5 and UB-5: points, the end of a round and the end of the game."""

from __future__ import annotations

from ludex.digimon.book import Playing, rule
from ludex.digimon.facts.scoring import (
    DarkAreaReturned,
    FellBack,
    GameDrawn,
    GameWon,
    OptionLeft,
    PointsLost,
    PointsRecovered,
    SupportLeft,
)
from ludex.digimon.facts.setting_up import FirstPlayerIs, StageBegan
from ludex.digimon.moments import (
    BattleEnds,
    DeckIsShuffled,
    GameEnds,
    NextFirstPlayer,
    PointsAreCounted,
    PointsAreLost,
    RoundEnds,
    ScoringPhase,
    TheDefeatedFall,
)
from ludex.digimon.quantities import DirectDamageCounts, DrawCosts, TopOfScale
from ludex.digimon.table import PLAYERS, SPACES, Assault, Name, Player, Space, Table, opponent
from ludex.kernel import Acts, Cut, Nothing, Then


def _top(table: Table, player: Player, assault: Assault) -> Name | None:
    space = assault.space(player)
    digimon = None if space is None else table.side(player).at(space)
    return None if digimon is None else digimon.top


@rule("HC-4.1", does=ScoringPhase)
def points_are_scored(_g: Playing, step: ScoringPhase) -> Acts:
    """In the scoring phase points are lost for the assaults, then the defeated fall back."""
    yield StageBegan("scoring")
    for moment in (PointsAreLost, TheDefeatedFall, PointsAreCounted):
        yield Then(moment())


@rule("HC-4.2", does=PointsAreLost)
def the_defeated_card_says_what_is_lost(g: Playing, step: PointsAreLost) -> Acts:
    """The loser of an assault loses what the own card says of the winner's level."""
    for assault in g.state.assaults:
        if assault.winner is not None and not assault.direct:
            loser = opponent(assault.winner)
            beaten, by = (_top(g.state, each, assault) for each in (loser, assault.winner))
            if beaten is not None and by is not None:
                lost = g.state.cards[beaten].lost_to(g.state.level(by))
                yield PointsLost(loser, lost * assault.factor)


@rule("HC-4.3", does=PointsAreLost)
def a_draw_costs_both(g: Playing, step: PointsAreLost) -> Acts:
    """For an assault that nobody has won both players lose points."""
    for assault in g.state.assaults:
        costs = g.value(DrawCosts())
        if assault.winner is None and costs:
            for player in PLAYERS:
                yield PointsLost(player, costs)


@rule("UB-5.5", does=PointsAreLost)
def direct_damage(g: Playing, step: PointsAreLost) -> Acts:
    """Without an opponent the attacking card says what is lost: as much as to a level 3."""
    for assault in g.state.assaults:
        if assault.winner is not None and assault.direct:
            by = _top(g.state, assault.winner, assault)
            if by is not None:
                lost = g.state.cards[by].lost_to(3) * assault.factor
                yield PointsLost(opponent(assault.winner), lost)


@rule("HC-4.5", instead=PointsLost)
def nobody_falls_below_0(g: Playing, event: PointsLost) -> Acts:
    """Nobody loses more points than there are."""
    left = g.state.side(event.player).points
    if event.points > left:
        yield PointsLost(event.player, left) if left else Nothing()


@rule("HC-4.6", instead=PointsRecovered)
def nobody_rises_above_the_scale(g: Playing, event: PointsRecovered) -> Acts:
    """Nobody recovers more points than the scale has."""
    room = g.value(TopOfScale()) - g.state.side(event.player).points
    if event.points > room:
        yield PointsRecovered(event.player, room) if room > 0 else Nothing()


@rule("HC-4.7", does=TheDefeatedFall)
def the_defeated_become_level_3_again(g: Playing, step: TheDefeatedFall) -> Acts:
    """A defeated Digimon loses what it had evolved into; its level 3 Digimon stays."""
    for assault in g.state.assaults:
        if assault.winner is not None and not assault.direct:
            loser = opponent(assault.winner)
            space = assault.space(loser)
            if space is not None:
                yield from _falls_back(g, loser, space)


def _falls_back(g: Playing, player: Player, space: Space) -> Acts:
    digimon = g.state.side(player).at(space)
    if digimon is not None and len(digimon.cards) > 1:
        yield FellBack(player, space, digimon.top, digimon.cards[0])


@rule("HC-4.8", does=(BattleEnds, RoundEnds))
def used_options_leave(g: Playing, step: BattleEnds | RoundEnds) -> Acts:
    """An option card that was used leaves its slot when the card says so."""
    when = "battle-ends" if isinstance(step, BattleEnds) else "round-ends"
    for player in g.state.in_order:
        for laid in g.state.side(player).slots:
            if laid is not None and laid.face_up and g.state.cards[laid.card].leaves == when:
                yield OptionLeft(player, laid.card)


@rule("HC-4.9", does=RoundEnds)
def supports_leave(g: Playing, step: RoundEnds) -> Acts:
    """Supports are discarded at the end of the round."""
    for player in g.state.in_order:
        for card in g.state.side(player).supports:
            if card is not None:
                yield SupportLeft(player, card)


@rule("HC-4.10", does=RoundEnds)
def an_empty_deck_ends_a_life(g: Playing, step: RoundEnds) -> Acts:
    """With an empty deck the Digimon become level 3 again, and the Dark Area is the new deck."""
    for player in g.state.in_order:
        if not g.state.side(player).deck:
            for space in SPACES:
                yield from _falls_back(g, player, space)
            yield DarkAreaReturned(player)
            yield Then(DeckIsShuffled(player))


@rule("UB-5.6", does=NextFirstPlayer)
def the_majority_goes_first(g: Playing, step: NextFirstPlayer) -> Acts:
    """Who has won the majority of the assaults is the next first player."""
    direct = g.value(DirectDamageCounts())
    counted = [each for each in g.state.assaults if direct or not each.direct]
    for player in PLAYERS:
        won = sum(each.winner == player for each in counted)
        if 2 * won > len(counted) and player != g.state.first:
            yield FirstPlayerIs(player)


def _at_0(table: Table) -> list[Player]:
    return [player for player in PLAYERS if table.side(player).points <= 0]


@rule("HC-5.1", does=PointsAreCounted)
def at_0_points_a_player_loses(g: Playing, step: PointsAreCounted) -> Acts:
    """A player with 0 points has lost, if the other one has more."""
    lost = _at_0(g.state)
    if len(lost) == 1:
        yield GameWon(opponent(lost[0]))
        yield Cut(to=GameEnds)


def levels(table: Table, player: Player) -> int:
    """Return the levels of all Digimon of a player, added up."""
    return sum(table.level(each.top) for each in table.side(player).digimon if each)


def deck_size(table: Table, player: Player) -> int:
    """Return how many cards a player's deck has."""
    return len(table.side(player).deck)


@rule("HC-5.2", does=PointsAreCounted)
def then_the_larger_deck_wins(g: Playing, step: PointsAreCounted) -> Acts:
    """If both have 0 points, who has more cards in the deck wins."""
    a, b = deck_size(g.state, "A"), deck_size(g.state, "B")
    if len(_at_0(g.state)) == 2 and a != b:
        yield GameWon("A" if a > b else "B")
        yield Cut(to=GameEnds)


@rule("HC-5.3", does=PointsAreCounted)
def then_the_higher_levels_win(g: Playing, step: PointsAreCounted) -> Acts:
    """If the decks are equally large, too, who has the higher levels wins."""
    same = deck_size(g.state, "A") == deck_size(g.state, "B")
    a, b = levels(g.state, "A"), levels(g.state, "B")
    if len(_at_0(g.state)) == 2 and same and a != b:
        yield GameWon("A" if a > b else "B")
        yield Cut(to=GameEnds)


@rule("HC-5.4", does=PointsAreCounted)
def or_nobody_wins(g: Playing, step: PointsAreCounted) -> Acts:
    """If that is equal, too, the game is a draw."""
    same = deck_size(g.state, "A") == deck_size(g.state, "B")
    level = levels(g.state, "A") == levels(g.state, "B")
    if len(_at_0(g.state)) == 2 and same and level:
        yield GameDrawn()
        yield Cut(to=GameEnds)
