"""One effect being carried out, and which cards its verbs are about."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ludex.yugioh import vocabulary as v
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import (
    Against,
    Among,
    ChooseOpponent,
    ChoosePosition,
    MayPick,
    Pick,
    TakePosition,
)
from ludex.yugioh.decisions.refusable import Affecting, EffectOnItself, EffectOnTarget
from ludex.yugioh.facts import Moved, NowHolds
from ludex.yugioh.quantities import FirstOfBoth
from ludex.yugioh.readings.battle import battled_by, battler_of
from ludex.yugioh.readings.conditions import battling
from ludex.yugioh.readings.filters import address, effect_of
from ludex.yugioh.readings.finding import found
from ludex.yugioh.readings.holding import kept_from
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.readings.occasions import is_such
from ludex.yugioh.readings.seating import both_players, whoever
from ludex.yugioh.readings.stats import attack
from ludex.yugioh.table.board import Arrival, Card, Held, Link, Uid
from ludex.yugioh.table.seats import Player, Side

Doing = Generator[Any, Any, None]


@dataclass(slots=True)
class Carrying:
    """One effect being carried out: its link, what the verbs before did, and how coins fell.

    Without a Chain its link stands on none, and its number is 0.
    """

    number: int
    link: Link
    card: Card
    done: bool = True
    was: Card | None = None
    summoned: tuple[Arrival, ...] = ()
    atk_of_target: int = 0
    atk_it_had: int = 0
    turned_face_up: int = 0
    fell: str | int | None = None

    @property
    def you(self) -> Player:
        """The player whose effect it is."""
        return self.link.player

    @property
    def against(self) -> Player | None:
        """The opponent who was chosen for it, if one was."""
        return self.link.about.against

    @property
    def by(self) -> str:
        """The address of the effect."""
        return address(self.card, self.link.effect)

    def holds(
        self,
        g: Duel,
        what: v.Hold,
        until: v.Until | None,
        *,
        card: Card | None = None,
        player: Player | None = None,
        asleep: tuple[tuple[Uid, int], ...] = (),
    ) -> NowHolds:
        """Return the event of something beginning to hold by this effect."""
        began = g.state.arrivals + 1
        of = None if card is None else (card.uid, card.since)
        source = self.card.uid
        return NowHolds(
            Held(
                what,
                self.by,
                source,
                self.you,
                until,
                began,
                of,
                player,
                asleep,
                against=self.against,
            )
        )


def cards(g: Asked, which: v.CardsMeant, on: Carrying, *, in_hand: bool = False) -> Iterator[Card]:
    """Yield the cards that a verb is about and that the effect can still touch.

    A card whose effect was negated in the hand is touched there by a verb that can: `in_hand`.
    """
    for card in about(g, which, on, in_hand=in_hand):
        if not kept_from(g, card, on.card.uid):
            yield card


def about(g: Asked, which: v.CardsMeant, on: Carrying, *, in_hand: bool = False) -> Iterator[Card]:
    """Yield the cards that a verb is about, those that its effect does not reach as well."""
    if isinstance(which, v.Filter):
        yield from list(found(g, which, on.you, on.card.uid, against=on.against))
    elif which in _SEVERAL:
        yield from _SEVERAL[which](g, on)
    else:
        card = _meant(g, which, on)
        itself = which == "this" and on.number > 0
        if itself and g.refuses(EffectOnItself(on.number, on.card.uid)):
            return
        elsewhere = in_hand and which == "negated-card" and card is not None
        there = elsewhere and card is not None and card.zone in ("hand", "aside")
        if card is not None and (card.on_field or there):
            yield card


def _targeted(g: Asked, on: Carrying) -> Iterator[Card]:
    for uid in on.link.targets:
        if not g.refuses(EffectOnTarget(on.number, uid)):
            yield g.state.card(uid)


def _summoned(g: Asked, on: Carrying) -> Iterator[Card]:
    for arrival in on.summoned:
        if g.state.stays(arrival):
            yield g.state.card(arrival[0])


def destroyed(g: Asked, on: Carrying) -> Iterator[Card]:
    """Yield the monster of the occasion that was destroyed by battle, if it is there."""
    loser = _there(g, on.link.about.destroyed)
    if loser is not None:
        yield loser


def _battling(g: Asked, on: Carrying) -> Iterator[Card]:
    return battling(g, effect_of(on.card, on.link.effect), on.card, on.you)


def _just_summoned(g: Asked, on: Carrying) -> Iterator[Card]:
    when = effect_of(on.card, on.link.effect).when
    if not isinstance(when, v.WhenMonsterSummoned):
        return
    for arrival in on.link.about.summoned:
        monster = g.state.card(arrival[0])
        if g.state.stays(arrival) and is_such(g, when.monster_summoned, monster, on.card):
            yield monster


_SEVERAL: Mapping[str, Callable[[Asked, Carrying], Iterable[Card]]] = {
    "targets": _targeted,
    "summoned": _summoned,
    "just-summoned": _just_summoned,
    "destroyed": destroyed,
    "battler": _battling,
}


def _meant(g: Asked, which: str, on: Carrying) -> Card | None:
    now = g.state.card(on.card.uid)
    match which:
        case "battled":
            return battled_by(g.state, now, on.you)
        case "your-battler":
            return battler_of(g.state, on.you)
        case "negated-card":
            return _negated(g, on)
        case "bound":
            return _there(g, on.card.bound_to)
        case "equipped":
            return _equipped(g, on)
        case _:
            # A card that has left and come back is not the card that the effect is of.
            return now if now.since == on.card.since else None


def _negated(g: Asked, on: Carrying) -> Card | None:
    summoning = g.state.summoning
    # What negates a Summon is the first link, and has none before it.
    if on.number == 1:
        return None if summoning is None else g.state.card(summoning.card)
    return g.state.card(g.state.chain[on.number - 2].card)


def _equipped(g: Asked, on: Carrying) -> Card | None:
    lay = on.card if on.card.on_field else _as_it_left(g, on.card)
    there = _there(g, lay.equipped_to)
    return None if there and not there.face_up else there


def _there(g: Asked, arrival: Arrival | None) -> Card | None:
    """Return a card that still lies as it did."""
    return None if arrival is None or not g.state.stays(arrival) else g.state.card(arrival[0])


def atk_of_target(g: Asked, link: Link) -> int:
    """Return the ATK of a target before anything of the effect is carried out."""
    return attack(g, g.state.card(link.targets[0])) if link.targets else 0


def affected(g: Asked, which: v.CardsMeant, on: Carrying) -> Iterator[Card]:
    """Yield the face-up monsters that a verb is about and that can be changed."""
    for card in cards(g, which, on):
        if card.face_up and not g.refuses(Affecting(card.uid)):
            yield card


def move(
    g: Duel, which: Iterable[Card], kind: type[Moved], to: v.Zone, on: Carrying, **more: Any
) -> Doing:
    """Let cards go to a pile, one by one."""
    for card in which:
        on.was = card
        yield to_pile(g, kind, card, to, **more)
        on.was = _as_it_left(g, card)
        # A replacement may have sent it elsewhere.
        on.done = on.done or g.state.card(card.uid).zone == to


def _as_it_left(g: Asked, card: Card) -> Card:
    """Return a card that has been moved as it was then: a Trap Monster leaves as a Trap."""
    moves = (entry.event for entry in g.so_far.backwards() if isinstance(entry.event, Moved))
    return next((move.was for move in moves if move.card == card.uid), card)


def one_of(
    options: list[Card], on: Carrying, *, optional: bool = False, player: Player | None = None
) -> Generator[Any, Any, Uid | None]:
    """Let the player, or another, choose one of some cards, or none where that is optional."""
    ask, who = MayPick if optional else Among, player or on.you
    picked = yield ask(who, tuple(Pick(card.uid, who) for card in options))
    return picked.card if isinstance(picked, Pick) else None


def position_of(
    uid: Uid, on: Carrying, *, either: bool, player: Player | None = None
) -> Generator[Any, Any, v.Position]:
    """Let the player, or another, choose the position of a Special Summon, if there is a choice."""
    if not either:
        return "attack"
    who = player or on.you
    attack_, defense = (TakePosition(uid, who, p) for p in ("attack", "defense"))
    chosen = yield ChoosePosition(who, (attack_, defense))
    return chosen.position if isinstance(chosen, TakePosition) else "attack"


def player_meant(g: Asked, whose: v.Whose, on: Carrying) -> Generator[Any, Any, Player]:
    """Return the player that `you` or `opponent` means; of several opponents one is chosen."""
    players = whoever(g, whose, on.you, on.against)
    if len(players) == 1:
        return players[0]
    chosen = yield ChooseOpponent(on.you, tuple(Against(on.you, one) for one in players))
    return chosen.named if isinstance(chosen, Against) else players[0]


def players_meant(
    g: Asked, who: v.PlayersMeant, on: Carrying
) -> Generator[Any, Any, tuple[Player, ...]]:
    """Return the players that are meant, in the order in which they do something."""
    if who != "both":
        return ((yield from player_meant(g, who, on)),)
    turn_player = g.value(FirstOfBoth(on.you)) == "turn-player"
    both = both_players(g, on.you)
    around = g.state.seats.around(g.state.turn_player if turn_player else on.you)
    return tuple(one for one in around if one in both)


def side_meant(g: Asked, whose: v.Whose, on: Carrying) -> Side:
    """Return the side whose Life Points `you` or `opponent` means."""
    return g.state.seats.side_of(g.state.seats.meant(on.you, whose)[0])
