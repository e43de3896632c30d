"""UB-1: before the first round."""

from __future__ import annotations

from ludex.digimon.book import Asked, Playing, rule
from ludex.digimon.decisions import ChoosesStarter, DrawingLots, Shuffling, Starts
from ludex.digimon.facts.setting_up import FirstPlayerIs, ScaleMarked, Shuffled, StarterChosen
from ludex.digimon.moments import (
    DeckIsShuffled,
    LotsAreDrawn,
    RoundBegins,
    ScaleIsMarked,
    SettingUp,
    StarterIsChosen,
)
from ludex.digimon.quantities import StartingSpace, TopOfScale
from ludex.digimon.table import PLAYERS
from ludex.kernel import Acts, Option, Then


@rule("UB-1.4", does=SettingUp)
def the_sheets_are_made_ready(g: Playing, step: SettingUp) -> Acts:
    """With decks to which nobody objects the players make their sheets ready, and begin."""
    if g.state.objected:
        return
    for moment in (StarterIsChosen, DeckIsShuffled, ScaleIsMarked):
        for player in PLAYERS:
            yield Then(moment(player))
    yield Then(LotsAreDrawn())
    yield Then(RoundBegins())


@rule("UB-1.5", does=StarterIsChosen)
def each_player_chooses_a_starter(g: Playing, step: StarterIsChosen) -> Acts:
    """Each player chooses a Digimon of the deck and lays it face-down into the Digimon box."""
    chosen = yield ChoosesStarter(step.player)
    if isinstance(chosen, Starts):
        yield StarterChosen(step.player, chosen.card, g.value(StartingSpace()))


@rule("UB-1.6", permits=ChoosesStarter)
def a_starter_is_of_level_3(g: Asked, ask: ChoosesStarter) -> list[Option]:
    """A player begins with a Digimon of level 3."""
    deck = g.state.side(ask.player).deck
    return [Starts(ask.player, card) for card in deck if g.state.level(card) == 3]


@rule("UB-1.8", does=DeckIsShuffled)
def decks_are_shuffled(_g: Playing, step: DeckIsShuffled) -> Acts:
    """A deck is shuffled."""
    drawn = yield Shuffling(step.player)
    yield Shuffled(step.player, drawn.order)


@rule("UB-1.9", does=ScaleIsMarked)
def the_top_card_marks_the_points(g: Playing, step: ScaleIsMarked) -> Acts:
    """The top card of the deck marks the points."""
    yield ScaleMarked(step.player, g.value(TopOfScale()))


@rule("UB-1.11", does=LotsAreDrawn)
def chance_finds_the_first_player(_g: Playing, step: LotsAreDrawn) -> Acts:
    """Who is the first player is left to chance."""
    drawn = yield DrawingLots()
    yield FirstPlayerIs(drawn.player)
