"""What players could do with the cards on a table, and who decides what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludex.digimon import decisions as d
from ludex.digimon.facts.fact import slug
from ludex.digimon.table import Name, Player, Space, Table
from ludex.kernel import Ask, Option
from ludex.site.boards.pieces import Way, Words
from ludex.site.typesetting import capital

QUESTIONS: Mapping[type[Ask], str] = {
    d.ChoosesStarter: "starter",
    d.Shuffling: "shuffling",
    d.DrawingLots: "lots",
    d.TidyingSlots: "slots",
    d.ExchangingHand: "exchange",
    d.Digitalizing: "digitalizing",
    d.Training: "training",
    d.Starting: "starting",
    d.LayingOptions: "laying",
    d.Evolving: "evolving",
    d.ChangingPlaces: "places",
    d.InAssault: "assault",
    d.AtTheEndOfARound: "time",
    d.Paying: "paying",
}
"""What each decision is about."""


def asking(words: Words, ask: Ask) -> str:
    """Return who decides what."""
    what = words.word(f"digimon.decide-{QUESTIONS[type(ask)]}")
    player = getattr(ask, "player", None)
    if player in ("A", "B"):
        what = words.word("digimon.decides-what", player=player, what=what)
    return words.word("board.says", what=capital(what))


def number(table: Table, card: Name) -> int:
    """Return the number of a card in the game, from 1 on; 0 of one of no consequence."""
    return next((n for n, each in enumerate(table.cards, 1) if each == card), 0)


def way(table: Table, option: Option) -> Way | None:
    """Return what an option does with a card of some consequence, or what a player does."""
    told = _TOLD.get(type(option))
    return told(table, option) if told else None


def _of(table: Table, card: Name, key: str, to: int = 0) -> Way | None:
    who = number(table, card)
    return Way(who, slug(card), f"digimon.way-{key}", to) if who else None


def _by(player: Player, key: str, to: int = 0) -> Way:
    return Way(0, player, f"digimon.way-{key}", to)


def _exchanged(table: Table, option: d.ExchangeHand) -> Way | None:
    """Return what is done with one card; what is done with several is no more than that."""
    return _of(table, option.gone[0], "exchange") if len(option.gone) == 1 else None


def _moved(table: Table, option: d.ChangePlaces) -> Way | None:
    card = _top(table, option.player, option.space)
    return _of(table, card, "move-digimon", option.to) if card else None


def _top(table: Table, player: Player, space: Space) -> Name | None:
    digimon = table.side(player).at(space)
    return digimon.top if digimon else None


_TOLD: Mapping[type[Option], Callable[[Table, Any], Way | None]] = {
    d.Starts: lambda t, o: _of(t, o.card, "start"),
    d.ClearSlot: lambda t, o: _of(t, o.card, "discard"),
    d.ChangeSlot: lambda t, o: _of(t, o.card, "move-option", o.slot),
    d.ExchangeHand: _exchanged,
    d.Digitalize: lambda t, o: _of(t, o.card, "digitalize", o.space),
    d.Prepare: lambda t, o: _of(t, o.card, "prepare"),
    d.PutIntoTraining: lambda t, o: _of(t, o.card, "train", o.level),
    d.TrainFromDeck: lambda _, o: _by(o.player, "train-from-deck", o.level),
    d.UseOption: lambda t, o: _of(t, o.card, "use"),
    d.LayOption: lambda t, o: _of(t, o.card, "lay", o.slot),
    d.Evolve: lambda t, o: _of(t, o.card, "evolve", o.space),
    d.GiveUp: lambda _, o: _by(o.player, "give-up", o.level),
    d.ChangePlaces: _moved,
    d.Support: lambda t, o: _of(t, o.card, "support", o.space),
    d.UseAbility: lambda t, o: _of(t, o.card, "ability"),
    d.Pay: lambda t, o: _of(t, o.card, "pay"),
}
"""By the kind of an option."""
