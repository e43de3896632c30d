"""What happened last in a Duel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludex.kernel import Event, Replaced, but
from ludex.yugioh.book import Asked
from ludex.yugioh.decisions import Activate, PutOnChain
from ludex.yugioh.facts import (
    Banished,
    Discarded,
    Fact,
    LinkAdded,
    LinkBegan,
    ReturnedToHand,
    TokenVanished,
    Tributed,
    TurnBegan,
)
from ludex.yugioh.readings.activating import effect_in
from ludex.yugioh.readings.occasions import came
from ludex.yugioh.table.board import NOTHING_MORE, About, Card
from ludex.yugioh.table.seats import Player


def last_happening(g: Asked) -> int:
    """Return the moment of the last fact that counts as something that happened.

    What goes with building the present Chain, such as its costs, comes after that.
    """
    return _last(g)[0]


def just_happened(g: Asked) -> tuple[Event, ...]:
    """Return what happened last: every fact of that moment."""
    return _last(g)[1]


def about(g: Asked, option: Activate | PutOnChain) -> About:
    """Return what an effect has to know of its occasion: what it waited for, or what it follows."""
    if isinstance(option, PutOnChain):
        return option.waiting.about
    effect, found = effect_in(g, option), option.about
    if effect is not None and effect.when is not None and found is NOTHING_MORE:
        card = g.state.card(option.card)
        occasions = (came(effect.when, event, card, g) for event in just_happened(g))
        found = together(one for one in occasions if one is not None)
    return found


def discarded_by_link(g: Asked, number: int, player: Player) -> int:
    """Return how many cards a Chain Link that resolves has had a player discard so far."""
    events = _of_link(g, number)
    return sum(
        isinstance(event, Discarded)
        and event.by_effect is not None
        and event.was.controller == player
        for event in events
    )


def returned_by_link(g: Asked, number: int, player: Player) -> int:
    """Return how many cards a Chain Link that resolves has returned to a player's hand so far."""
    events = _of_link(g, number)
    return sum(isinstance(e, ReturnedToHand) and e.to.player == player for e in events)


def _of_link(g: Asked, number: int) -> Iterator[Event]:
    """Yield what has happened since a Chain Link began, and what was replaced, latest first."""
    for entry in g.so_far.backwards():
        event = entry.event
        if isinstance(event, LinkBegan) and event.number == number:
            return
        yield event.event if isinstance(event, Replaced) else event


def discarded_or_tributed(g: Asked, player: Player) -> Iterator[Card]:
    """Yield the cards that a player has discarded or Tributed this turn, as they lay before."""
    for entry in g.so_far.backwards():
        event = entry.event
        if isinstance(event, TurnBegan):
            return
        if isinstance(event, Replaced) and isinstance(event.event, Discarded):
            event = event.event
        match event:
            case (
                Discarded(was=was)
                | Tributed(was=was)
                | Banished(was=was, tributed=True)
                | TokenVanished(was=was, tributed=True)
            ) if was.controller == player:
                yield was


def together(abouts: Iterable[About]) -> About:
    """Return what to know of several occasions as one: of the first, and whoever was Summoned."""
    several = tuple(abouts)
    if len(several) < 2:
        return several[0] if several else NOTHING_MORE
    summoned = (arrival for one in several for arrival in one.summoned)
    return but(several[0], summoned=tuple(dict.fromkeys(summoned)))


def _last(g: Asked) -> tuple[int, tuple[Event, ...]]:
    # Branches of one game may be equally long, and end alike: the newest entry tells them apart
    # by being another one. As a part it stays alive, so that no later one has its number.
    newest = g.newest
    parts = (id(newest), newest, len(g.state.chain))
    return g.kept("happened", parts, lambda: _find(g))


def _find(g: Asked) -> tuple[int, tuple[Event, ...]]:
    building, moment = bool(g.state.chain), -1
    events: list[Event] = []
    for entry in g.so_far.backwards():
        event = entry.event
        if moment >= 0:
            if entry.moment != moment:
                break
            events.append(event)
        elif building:
            building = not (isinstance(event, LinkAdded) and event.number == 1)
        elif isinstance(event, Fact) and _happened(event):
            moment = entry.moment
            events.append(event)
    return moment, tuple(events)


def _happened(event: Fact) -> bool:
    # A link that resolves is a happening even if it has no effect.
    return event.happening or (isinstance(event, LinkBegan) and not event.negated)
