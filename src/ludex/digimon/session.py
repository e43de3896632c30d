"""Playing the script of an example."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from ludex.digimon import decisions as d
from ludex.digimon import examples as ex
from ludex.digimon.cards import CardData
from ludex.digimon.position import agenda, table
from ludex.digimon.table import PLAYERS, Table
from ludex.digimon.words.errors import worded
from ludex.kernel import Game, Option, Pass, Ruleset, Watch
from ludex.playing import BadPosition, Stuck, written
from ludex.playing.errors import not_legal, not_offered

Playing = Game[Table]


class Session:
    """One run of an example: the game so far."""

    def __init__(
        self,
        start: ex.Start,
        ruleset: Ruleset,
        cards: Mapping[str, CardData],
        watch: Watch | None = None,
    ) -> None:
        self.first = table(start, cards)
        self.game: Playing = Game(ruleset, self.first, agenda(start.at), watch=watch)
        self.begun = self.game

    def play(self, step: ex.Act | ex.Until) -> None:
        """Carry out one step of the script; raises Stuck when it is refused or not offered."""
        if isinstance(step, ex.Until):
            self._until(step)
        else:
            self.game = undertaken(self.game, step)

    def _until(self, step: ex.Until) -> None:
        reached, begun = _REACHED[step.until], self.game.state.round
        while not reached(self.game, begun):
            declined = _declined(self.game)
            if declined is None or self.game.state.round > begun:
                raise Stuck(not_offered(written(step), _waits(self.game)), refused=True)
            self.game = declined

    def rest(self) -> None:
        """Nothing happens but what the script says."""

    def left_open(self) -> str | None:
        """Return None: what the script does not go on to tell has not happened yet."""
        return None

    def subject(self, name: str) -> Hashable:
        """Return whom a near miss names: a player, a card, or the `game`."""
        if name == "game":
            return None
        if name not in (*PLAYERS, *self.first.cards, *_slugs(self.first)):
            raise BadPosition(worded("no-subject", name=name))
        return name


def _slugs(first: Table) -> set[str]:
    return {data.name for data in first.cards.values()}


_REACHED: Mapping[str, Callable[[Playing, int], bool]] = {
    "evolution": lambda game, _: game.state.stage == "evolution",
    "battle": lambda game, _: game.state.stage == "battle",
    "assault-2": lambda game, _: len(game.state.assaults) == 1,
    "assault-3": lambda game, _: len(game.state.assaults) == 2,
    "next-round": lambda game, begun: game.state.round > begun or game.player is None,
}


def _waits(game: Playing) -> str:
    """Return what the game waits for."""
    if game.ask is None:
        return worded("digimon-game-over")
    return worded(
        "waits", player="-" if game.player is None else str(game.player), stage=game.state.stage
    )


def _declined(game: Playing) -> Playing | None:
    """Return the game after nothing was done, if that is possible.

    Evolutions are given up by themselves where none can be carried out.
    """
    ask = game.ask
    if ask is None:
        return None
    if ask.optional:
        return game.answer(Pass())
    if isinstance(ask, d.Evolving):
        legal = list(game.choices().legal)
        if len(legal) == 1 and isinstance(legal[0], d.GiveUp):
            return game.answer(legal[0])
    return None


def undertaken(game: Playing, act: ex.Act) -> Playing:
    """Return the game after something was done; whoever could act before declines to.

    Raises Stuck when it is refused or not offered in the phase in which the game is.
    """
    far = 1 if isinstance(act, ex.CallsTime) else None  # that waits for the end of the round
    before = _progress(game)[:far]
    while True:
        game_now = _done(game, act)
        if game_now is not None:
            return game_now
        passed = _declined(game)
        if passed is None:
            raise Stuck(not_offered(written(act), _waits(game)), refused=True)
        if _progress(passed)[:far] != before:
            raise Stuck(not_offered(written(act), _waits(game)), refused=True)
        game = passed


def _done(game: Playing, act: ex.Act) -> Playing | None:
    """Return the game after something was done, or None where it is not on offer."""
    if isinstance(act, ex.TrainsFromDeck):
        return _from_deck(game, act)
    option = option_of(game, act)
    if option is None:
        return None
    by = game.refusals(option)
    if by:
        raise Stuck(not_legal(written(act), by), by, refused=True)
    game = game.answer(option)
    if isinstance(act, ex.Uses) and isinstance(game.ask, d.Paying):
        if act.discards is None:
            raise Stuck(not_offered(written(act), _waits(game)))
        return _paid(game, d.Pay(act.player, act.discards), act)
    return game


def _paid(game: Playing, pay: d.Pay, act: ex.Act) -> Playing:
    if pay not in game.on_offer():
        raise Stuck(not_offered(written(act), worded("not-in-hand", card=pay.card)), refused=True)
    return game.answer(pay)


def _from_deck(game: Playing, act: ex.TrainsFromDeck) -> Playing | None:
    """Return the game after so many cards of the deck were put into the training box."""
    if act.trains_from_deck < 1:
        raise BadPosition(worded("less-than-one-card", act=written(act)))
    option = d.TrainFromDeck(act.player, act.level)
    for n in range(act.trains_from_deck):
        if game.ask is None or option not in game.on_offer():
            if n == 0:
                return None
            raise Stuck(not_offered(written(act), _waits(game)), refused=True)
        by = game.refusals(option)
        if by:
            raise Stuck(not_legal(written(act), by), by, refused=True)
        game = game.answer(option)
    return game


def _progress(game: Playing) -> tuple[int, str, int]:
    """Return how far a game has come: a step waits no longer than that."""
    table = game.state
    return table.round, table.stage, len(table.assaults)


def option_of(game: Playing, act: ex.Act) -> Option | None:
    """Return what is done by an act, if it is on offer now."""
    ask = game.ask
    if ask is None:
        return None
    if isinstance(act, ex.ShufflesDeck):
        return _order(game, act) if isinstance(ask, d.Shuffling) else None
    wanted = _MADE[type(act)](act)
    return wanted if wanted in game.on_offer() else None


def _order(game: Playing, act: ex.ShufflesDeck) -> Option | None:
    ask = game.ask
    if not isinstance(ask, d.Shuffling) or ask.whose != act.shuffled:
        return None
    deck = game.state.side(act.shuffled).deck
    gone = [card for card in act.top if card not in deck]
    if gone:
        raise BadPosition(worded("not-in-deck", card=gone[0]))
    return d.InOrder((*act.top, *(card for card in deck if card not in act.top)))


_MADE: Mapping[type, Callable[[Any], Option]] = {
    ex.BeginsWith: lambda a: d.Starts(a.player, a.begins_with),
    ex.LotFallsOn: lambda a: d.GoesFirst(a.lot_falls_on),
    ex.ClearsSlot: lambda a: d.ClearSlot(a.player, a.clears),
    ex.MovesOption: lambda a: d.ChangeSlot(a.player, a.moves_option, a.slot),
    ex.ExchangesCards: lambda a: d.ExchangeHand(a.player, a.exchanges),
    ex.Digitalizes: lambda a: d.Digitalize(a.player, a.digitalizes, a.space),
    ex.Prepares: lambda a: d.Prepare(a.player, a.prepares),
    ex.Trains: lambda a: d.PutIntoTraining(a.player, a.trains, a.level),
    ex.TrainsFromDeck: lambda a: d.TrainFromDeck(a.player, a.level),
    ex.Uses: lambda a: d.UseOption(a.player, a.uses),
    ex.Lays: lambda a: d.LayOption(a.player, a.lays, a.slot),
    ex.Evolves: lambda a: d.Evolve(a.player, a.evolves, a.space),
    ex.GivesUp: lambda a: d.GiveUp(a.player, a.gives_up),
    ex.ChangesPlaces: lambda a: d.ChangePlaces(a.player, a.moves_digimon, a.to),
    ex.Supports: lambda a: d.Support(a.player, a.supports_with, a.space),
    ex.CallsTime: lambda _: d.CallTime(),
    ex.UsesAbility: lambda a: d.UseAbility(a.player, a.uses_ability),
}
