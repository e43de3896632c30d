"""HC-2 and UB-3: the evolution phase."""

from __future__ import annotations

from ludex.digimon.book import Asked, Playing, rule
from ludex.digimon.cards import abilities
from ludex.digimon.decisions import ChangePlaces, ChangingPlaces, Evolve, Evolving, GiveUp
from ludex.digimon.facts.evolving import (
    DigimonRevealed,
    EvolutionBoxEmptied,
    EvolutionChosen,
    Evolved,
    PlacesChanged,
    RequirementsDiscarded,
    TrainingBoxEmptied,
)
from ludex.digimon.facts.setting_up import StageBegan
from ludex.digimon.moments import (
    BoxesAreEmptied,
    Chooses,
    EvolutionPhase,
    LevelEvolves,
    PlacesChange,
)
from ludex.digimon.readings import is_met, lines
from ludex.digimon.table import COMPARTMENTS, SPACES, Player
from ludex.digimon.verbs import carried_out
from ludex.kernel import Acts, Option, Then


@rule("HC-2.1", does=EvolutionPhase)
def digimon_are_turned_up(g: Playing, step: EvolutionPhase) -> Acts:
    """At the beginning of the evolution phase all Digimon in the Digimon boxes are face-up."""
    for player in g.state.in_order:
        if any(each and not each.face_up for each in g.state.side(player).digimon):
            yield DigimonRevealed(player)


@rule("UB-3.1", does=EvolutionPhase)
def level_by_level(g: Playing, step: EvolutionPhase) -> Acts:
    """Digimon evolve level by level, those of the first player first."""
    yield StageBegan("evolution")
    for player in g.state.in_order:
        for level in COMPARTMENTS:
            yield Then(Chooses(player, level))
        yield Then(BoxesAreEmptied(player))
    for player in g.state.in_order:
        yield Then(PlacesChange(player))


@rule("HC-2.2", does=Chooses)
def players_choose_what_evolves(g: Playing, step: Chooses) -> Acts:
    """A player chooses which of the prepared evolutions to a level are carried out."""
    asked = Evolving(step.player, step.level)
    option = (yield asked) if asked.offers(g) else None
    if isinstance(option, Evolve):
        yield EvolutionChosen(option.player, option.card, option.space)
        yield Then(step)
    elif g.state.chosen:
        yield Then(LevelEvolves(step.player, step.level))


@rule("HC-2.3", forbids=Evolve)
def digimon_evolve_by_their_lines(g: Asked, option: Evolve) -> bool:
    """A Digimon evolves only into one that names it."""
    return not lines(g.state, option.player, option.card, option.space)


@rule("HC-2.4", forbids=Evolve)
def requirements_are_met(g: Asked, option: Evolve) -> bool:
    """A Digimon evolves only if the cards in the training box meet what the evolution asks for."""
    ways = lines(g.state, option.player, option.card, option.space)
    return bool(ways) and not any(is_met(g, option.player, option.card, way) for way in ways)


@rule("HC-2.5", permits=Evolving)
def evolutions_can_be_given_up(g: Asked, ask: Evolving) -> list[Option]:
    """A player may give up evolutions that were prepared."""
    return [GiveUp(ask.player, ask.level)]


@rule("HC-2.6", does=Evolved)
def what_evolving_brings(g: Playing, event: Evolved) -> Acts:
    """What a card says of evolving into it happens when a Digimon does."""
    for number, effect in abilities(g.state.cards[event.card]):
        if effect.when == "evolves":
            yield from carried_out(g, event.player, event.card, number, effect)


@rule("UB-3.2", forbids=GiveUp)
def the_first_player_has_to_evolve(g: Asked, option: GiveUp) -> bool:
    """The first player has to carry out at least one of the prepared evolutions."""
    table, player = g.state, option.player
    if player != table.first_player or player in table.evolved or table.chosen:
        return False
    return _can(g, player, option.level) and not any(
        _can(g, player, level) for level in COMPARTMENTS if level > option.level
    )


def _can(g: Asked, player: Player, level: int) -> bool:
    """Whether a player could carry out a prepared evolution to a level as the Digimon are now."""
    table = g.state
    return any(
        is_met(g, player, card, way)
        for card in table.side(player).evolution
        if table.level(card) == level
        for space in SPACES
        for way in lines(table, player, card, space)
    )


@rule("UB-3.3", does=LevelEvolves)
def requirements_are_discarded(g: Playing, step: LevelEvolves) -> Acts:
    """The cards in the compartment of a level are discarded as Digimon evolve to it."""
    there = g.state.side(step.player).compartment(step.level)
    if there:
        yield RequirementsDiscarded(step.player, step.level, len(there))


@rule("UB-3.4", does=LevelEvolves)
def all_evolve_at_once(g: Playing, step: LevelEvolves) -> Acts:
    """All Digimon of a player that evolve to a level do so at once."""
    for player, card, space in g.state.chosen:
        below = g.state.side(player).at(space)
        if below is not None:
            yield Evolved(player, card, space, below.top)


@rule("UB-3.5", does=BoxesAreEmptied)
def the_evolution_box_is_emptied(g: Playing, step: BoxesAreEmptied) -> Acts:
    """What is left in the evolution box is discarded."""
    left = g.state.side(step.player).evolution
    if left:
        yield EvolutionBoxEmptied(step.player, left)


@rule("UB-3.6", does=BoxesAreEmptied)
def the_training_box_is_emptied(g: Playing, step: BoxesAreEmptied) -> Acts:
    """What is left in the training box is discarded."""
    boxes = g.state.side(step.player).training
    left = tuple(each.card for box in boxes for each in box)
    if left:
        yield TrainingBoxEmptied(step.player, left, len(left))


@rule("UB-3.7", does=PlacesChange)
def places_can_be_changed(g: Playing, step: PlacesChange) -> Acts:
    """At the end of the evolution phase a player may change the places of Digimon."""
    option = yield ChangingPlaces(step.player)
    if isinstance(option, ChangePlaces):
        side = g.state.side(step.player)
        one, other = side.at(option.space), side.at(option.to)
        if one is not None:
            swapped = other is not None
            yield PlacesChanged(step.player, option.space, option.to, one.top, swapped)
        yield Then(step)


@rule("UB-3.8", permits=ChangingPlaces)
def digimon_can_move_to_an_empty_space(g: Asked, ask: ChangingPlaces) -> list[Option]:
    """A Digimon may be moved to an empty space."""
    side = g.state.side(ask.player)
    held = [space for space in SPACES if side.at(space) is not None]
    empty = [space for space in SPACES if side.at(space) is None]
    return [ChangePlaces(ask.player, space, to) for space in held for to in empty]


@rule("UB-3.9", permits=ChangingPlaces)
def digimon_can_exchange_places(g: Asked, ask: ChangingPlaces) -> list[Option]:
    """Two Digimon may exchange their places."""
    side = g.state.side(ask.player)
    held = [space for space in SPACES if side.at(space) is not None]
    return [ChangePlaces(ask.player, a, b) for a in held for b in held if a < b]


@rule("UB-3.10", forbids=ChangePlaces)
def only_once(g: Asked, option: ChangePlaces) -> bool:
    """A player changes places only once in a round."""
    return option.player in g.state.moved
