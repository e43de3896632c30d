"""The log of Decks and Matches in words: a sentence for each fact, and the values that fill it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludex.kernel import Entry
from ludex.playing import Named, Said, Value, term
from ludex.tournament import events as e
from ludex.tournament.decks import CardId, Copies
from ludex.tournament.match import Match

SENTENCES: Mapping[str, str] = {
    "deck.card-misplaced": "{card} may not be in the {part}.",
    "deck.card-objected": "{card}: {copies} in the {term:deck}; allowed: {limit}.",
    "deck.card-objected-in": "{card}: {copies} in the {part}; allowed: {limit}.",
    "deck.card-restricted": "{card} ({status}): {copies} in the {term:deck}; allowed: {limit}.",
    "deck.card-outside-pool": "{card} is not in the card pool.",
    "deck.part-too-large": "{part}: {cards}; at most {limit} cards are allowed.",
    "deck.part-too-small": "{part}: {cards}; at least {limit} cards are required.",
    "match.came-late": "{player} has not presented the {term:deck} within 3 minutes.",
    "match.card-misplaced": "{card} may not be in {player}’s {part}.",
    "match.card-objected": "{card}: {copies} in {player}’s {term:deck}; allowed: {limit}.",
    "match.card-objected-in": "{card}: {copies} in {player}’s {part}; allowed: {limit}.",
    "match.card-outside-pool": "{card}, in {player}’s {term:deck}, is not in the card pool.",
    "match.card-restricted": (
        "{card} ({status}): {copies} in {player}’s {term:deck}; allowed: {limit}."
    ),
    "match.chain-resolved": "The {term:chain} has resolved.",
    "match.deck-restored": "{player}’s {term:deck} is again as it was registered.",
    "match.exchanged": (
        "{player} exchanges {out} for {in} from the {term:side-deck}. Cards: {number}."
    ),
    "match.comparison-put-off": (
        "The {term:life-points} are not compared before the {term:chain} has resolved."
    ),
    "match.first-change": "The {term:life-points} have changed: now they are compared.",
    "match.game-awarded": "Game {game}, which is not played, goes to {player}.",
    "match.game-began": "Game {game} begins.",
    "match.game-began-limited": "Game {game} begins. It has at most {turns} turns.",
    "match.game-drawn": "Game {game} is a draw.",
    "match.game-won": "{player} wins game {game}.",
    "match.getting-ready": "The players get ready for another game.",
    "match.life-points": "{term:life-points}: {first} {a}, {second} {b}.",
    "match.life-points-in-chain": (
        "{term:life-points}: {first} {a}, {second} {b}. The {term:chain} goes on resolving."
    ),
    "match.match-began": "The {term:match} begins.",
    "match.match-won": "{player} wins the {term:match}.",
    "match.next-turn": "It is {player}’s turn.",
    "match.part-too-large": "{player}’s {part} has {cards} cards; at most {limit} are allowed.",
    "match.part-too-small": "{player}’s {part} has {cards} cards; at least {limit} are required.",
    "match.play-stopped": "No turn is left: play stops.",
    "match.played-on": ("The {term:life-points} are equal: play goes on until they first change."),
    "match.presented": "{player} presents the {term:deck}.",
    "match.registered": "{player}’s {term:deck} is registered.",
    "match.side-deck-counted": "{player} counts the opponent’s {term:side-deck}: {cards} cards.",
    "match.side-deck-placed": "{player} places the {term:side-deck} face-down on the table.",
    "match.side-deck-seen": "{player} looks at his or her own {term:side-deck}.",
    "match.siding-began": "{player} begins to use the {term:side-deck}.",
    "match.tie-break-due": "Nobody is ahead: one more game breaks the tie.",
    "match.time-called": "Time is called during game {game}.",
    "match.time-called-between": "Time is called between games.",
    "match.time-passed": "{seconds} seconds pass.",
    "match.turn-began": "Turn {turn} of the game begins: {player}’s.",
    "match.turn-ended": "{player}’s turn ends.",
    "match.turns-limited": "This turn is completed; turns that follow it: {turns}.",
}
"""In English; the catalogues have them as `event#name`."""


def said(entry: Entry, match: Match) -> Said | None:
    """Return how an entry is told, given the Match after it; None for what goes without saying."""
    teller = _TELLERS.get(type(entry.event))
    return teller(entry.event, match) if teller else None


def said_of_deck(objection: e.Objection, called: Callable[[CardId], Value]) -> Said:
    """Return how an objection is told of a Deck by itself, given what each card is called."""
    of_player = _TELLERS[type(objection)](objection, Match())
    values = {name: value for name, value in of_player.values.items() if name != "player"}
    if not isinstance(objection, e.PartObjected):
        values["card"] = called(objection.card)
    return Said(f"deck.{of_player.name.removeprefix('match.')}", values)


def _of_player(name: str, *values: str) -> Callable[[Any, Match], Said]:
    def tell(event: Any, _match: Match) -> Said:
        return Said(name, {"player": event.player} | {key: getattr(event, key) for key in values})

    return tell


def _plain(name: str) -> Callable[[Any, Match], Said]:
    return lambda _event, _match: Said(name, {})


def _card(id: CardId, match: Match) -> Named | str:
    return id if id in match.homes.fillers else Named("card", id)


def _part(event: e.PartObjected, _match: Match) -> Said:
    name = "match.part-too-small" if event.cards < event.limit else "match.part-too-large"
    values: dict[str, Value] = {"player": event.player, "part": term(event.part)}
    return Said(name, {**values, "cards": event.cards, "limit": event.limit})


def _copies(event: e.CardObjected, match: Match) -> Said:
    values: dict[str, Value] = {
        "player": event.player,
        "card": _card(event.card, match),
        "copies": event.copies,
        "limit": event.limit,
    }
    if event.part is None and event.status != "unlimited":
        return Said("match.card-restricted", {**values, "status": term(event.status)})
    if event.part is None:
        return Said("match.card-objected", values)
    return Said("match.card-objected-in", {**values, "part": term(event.part)})


def _misplaced(event: e.CardMisplaced, match: Match) -> Said:
    where = {"card": _card(event.card, match), "part": term(event.part)}
    return Said("match.card-misplaced", {"player": event.player, **where})


def _outside(event: e.CardOutsidePool, match: Match) -> Said:
    return Said(
        "match.card-outside-pool", {"player": event.player, "card": _card(event.card, match)}
    )


def _exchanged(event: e.Exchanged, _match: Match) -> Said:
    moved = {"out": _names(event.out), "in": _names(event.in_)}
    number = sum(copies for _, copies in event.out)
    return Said("match.exchanged", {"player": event.player, **moved, "number": number})


def _names(cards: Copies) -> tuple[Named, ...]:
    return tuple(Named("card", card) for card, _ in cards)


def _game_began(event: e.GameBegan, match: Match) -> Said:
    if event.turns is None:
        return Said("match.game-began", {"game": match.game})
    return Said("match.game-began-limited", {"game": match.game, "turns": event.turns})


def _game_over(event: e.GameOver, match: Match) -> Said:
    if event.result == "draw":
        return Said("match.game-drawn", {"game": match.game})
    return Said("match.game-won", {"player": event.result, "game": match.game})


def _awarded(event: e.GameAwarded, match: Match) -> Said:
    return Said("match.game-awarded", {"player": event.player, "game": match.game})


def _life_points(event: e.LifePointsChanged, _match: Match) -> Said:
    name = "match.life-points-in-chain" if event.chain else "match.life-points"
    a, b = event.life_points
    return Said(name, {"first": "A", "a": a, "second": "B", "b": b})


def _turn(event: e.TurnBegan, match: Match) -> Said:
    return Said("match.turn-began", {"player": event.player, "turn": match.turn})


def _time(event: e.TimeCalled, match: Match) -> Said:
    if event.during == "between-games":
        return Said("match.time-called-between", {})
    return Said("match.time-called", {"game": match.game})


def _limited(event: e.TurnsLimited, _match: Match) -> Said:
    return Said("match.turns-limited", {"turns": event.turns})


def _passed(event: e.TimePassed, _match: Match) -> Said:
    return Said("match.time-passed", {"seconds": event.seconds})


_TELLERS: dict[type, Callable[[Any, Match], Said]] = {
    e.PartObjected: _part,
    e.CardObjected: _copies,
    e.CardMisplaced: _misplaced,
    e.CardOutsidePool: _outside,
    e.Registered: _of_player("match.registered"),
    e.DeckRestored: _of_player("match.deck-restored"),
    e.SideDeckPlaced: _of_player("match.side-deck-placed"),
    e.SideDeckCounted: _of_player("match.side-deck-counted", "cards"),
    e.SideDeckSeen: _of_player("match.side-deck-seen"),
    e.SidingBegan: _of_player("match.siding-began"),
    e.Exchanged: _exchanged,
    e.Presented: _of_player("match.presented"),
    e.TimePassed: _passed,
    e.CameLate: _of_player("match.came-late"),
    e.MatchBegan: _plain("match.match-began"),
    e.GameBegan: _game_began,
    e.TurnBegan: _turn,
    e.TurnEnded: _of_player("match.turn-ended"),
    e.LifePointsChanged: _life_points,
    e.ChainResolved: _plain("match.chain-resolved"),
    e.GameOver: _game_over,
    e.GameAwarded: _awarded,
    e.BetweenGamesBegan: _plain("match.getting-ready"),
    e.TimeCalled: _time,
    e.TurnsLimited: _limited,
    e.PlayStopped: _plain("match.play-stopped"),
    e.PlayedOn: _plain("match.played-on"),
    e.FirstChangeCame: _plain("match.first-change"),
    e.ComparisonPutOff: _plain("match.comparison-put-off"),
    e.TieBreakDue: _plain("match.tie-break-due"),
    e.MatchWon: _of_player("match.match-won"),
}
