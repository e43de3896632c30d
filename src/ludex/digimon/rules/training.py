"""UB-2: preparing evolutions."""

from __future__ import annotations

from ludex.digimon.book import Asked, Playing, rule
from ludex.digimon.decisions import Prepare, PutIntoTraining, TrainFromDeck, Training
from ludex.digimon.facts.preparing import DeckCardTrained, Prepared, PutInTraining
from ludex.digimon.moments import Trains
from ludex.digimon.readings import deck_card_wanted, wanted
from ludex.digimon.table import COMPARTMENTS, Compartment
from ludex.kernel import Acts, Option, Then

IntoTraining = PutIntoTraining | TrainFromDeck


@rule("UB-2.8", does=Trains)
def players_train(_g: Playing, step: Trains) -> Acts:
    """A player prepares evolutions for as long as the player wants to."""
    option = yield Training(step.player)
    match option:
        case Prepare(player, card):
            yield Prepared(player, card)
            yield Then(step)
        case PutIntoTraining(player, card, level):
            yield PutInTraining(player, card, level)
            yield Then(step)
        case TrainFromDeck(player, level):
            yield DeckCardTrained(player, level)
            yield Then(step)


@rule("UB-2.9", permits=Training)
def evolved_digimon_go_to_the_evolution_box(g: Asked, ask: Training) -> list[Option]:
    """Digimon of higher levels are put face-down into the evolution box."""
    hand = g.state.side(ask.player).hand
    return [Prepare(ask.player, card) for card in hand if g.state.level(card) > 3]


@rule("UB-2.10", permits=Training)
def requirements_go_to_the_training_box(g: Asked, ask: Training) -> list[Option]:
    """What evolutions ask for is put into the training box, from the hand or from the deck."""
    side = g.state.side(ask.player)
    found: list[Option] = [
        PutIntoTraining(ask.player, card, level) for card in side.hand for level in COMPARTMENTS
    ]
    if side.deck:
        found += [TrainFromDeck(ask.player, level) for level in COMPARTMENTS]
    return found


def _is_wanted(g: Asked, option: IntoTraining, level: Compartment) -> bool:
    if isinstance(option, TrainFromDeck):
        return deck_card_wanted(g.state, option.player, level)
    return wanted(g, option.player, level, option.card)


@rule("UB-2.11", forbids=(PutIntoTraining, TrainFromDeck))
def nothing_that_nobody_asks_for(g: Asked, option: IntoTraining) -> bool:
    """Nothing is put into the training box for which no prepared evolution asks any more."""
    return not any(_is_wanted(g, option, level) for level in COMPARTMENTS)


@rule("UB-2.12", forbids=(PutIntoTraining, TrainFromDeck))
def each_level_has_its_compartment(g: Asked, option: IntoTraining) -> bool:
    """What an evolution asks for is put into the compartment of its level."""
    asked = [level for level in COMPARTMENTS if _is_wanted(g, option, level)]
    return bool(asked) and option.level not in asked
