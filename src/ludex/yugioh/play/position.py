"""From the start of an example to a Duel: cards are numbered, named and put where they lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from ludex.kernel import Game, Ruleset, Step, Watch
from ludex.playing import BadPosition, Wrong
from ludex.yugioh.cards import CardData
from ludex.yugioh.examples import Holdings, Put, PutCard, Start, Who
from ludex.yugioh.moments.duel import DuelBegins, DuelEnds, OpenState, PhaseBegins, PositionLies
from ludex.yugioh.play.equipping import Lying, equip
from ludex.yugioh.play.seating import did_you_mean, seats_of, strangers
from ludex.yugioh.table.board import MAIN_PHASES, Board, Card, Place, Uid
from ludex.yugioh.table.lying import Cards
from ludex.yugioh.table.seats import Player, Seats, Side
from ludex.yugioh.verbs.summon_token import SummonToken
from ludex.yugioh.vocabulary import Zone
from ludex.yugioh.words.errors import worded

Keys = tuple[str | int, ...]
"""The way to something in the `start:` of an example."""


class Names:
    """What the names in an example mean: labels, and slugs of which there is one card."""

    def __init__(self) -> None:
        self._cards: dict[str, list[Uid]] = {}

    def give(self, name: str, uid: Uid) -> None:
        """Let a name mean a card."""
        self._cards.setdefault(name, []).append(uid)

    def card(self, name: str) -> Uid:
        """Return the card that a name means.

        Raises BadPosition when it means none, or several.
        """
        return _only(name, self._meant(name))

    def one_of(self, name: str, among: frozenset[Uid]) -> Uid | None:
        """Return the one of some cards that a name means, or None when it means none of those.

        Raises BadPosition when it means no card at all, or several of those.
        """
        cards = [uid for uid in self._meant(name) if uid in among]
        return _only(name, cards) if cards else None

    def _meant(self, name: str) -> list[Uid]:
        if name not in self._cards:
            raise BadPosition(Wrong(nobodys_name(name, self._cards), word=name))
        return self._cards[name]

    def means(self, name: str) -> frozenset[Uid]:
        """Return every card that a name means; raises BadPosition when it means none."""
        return frozenset(self._meant(name))

    def all_of(self, uid: Uid) -> frozenset[str]:
        """Return every name of a card."""
        return frozenset(name for name, cards in self._cards.items() if uid in cards)

    def of(self, uid: Uid) -> str:
        """Return the most particular name of a card."""
        names = [name for name, cards in self._cards.items() if uid in cards]
        return min(names, key=lambda name: len(self._cards[name]))


def nobodys_name(name: str, names: Iterable[str]) -> str:
    """Return that no card has a name, with the nearest of those that there are."""
    return worded("nobodys-name", name=name) + did_you_mean(name, names)


def _only(name: str, cards: list[Uid]) -> Uid:
    if len(cards) > 1:
        raise BadPosition(worded("several-cards", name=name, number=str(len(cards))))
    return cards[0]


class Laid(NamedTuple):
    """The board that an example starts from, and what its names mean."""

    board: Board
    names: Names
    wrong: tuple[Wrong, ...]
    """Cards that nobody knows, or has, which are left out; and those that cannot lie there."""


def lay_out(start: Start, cards: Mapping[str, CardData]) -> Laid:
    """Lay the cards of an example out; raises BadPosition where nobody knows who sits there."""
    seats = seats_of(start)
    dealt: list[Card] = []
    lain: list[Lying] = []
    names = Names()
    wrong: list[Wrong] = []

    def put(what: Put, zone: Zone, player: Player, keys: Keys, *, face_up: bool = True) -> None:
        lying = what if isinstance(what, PutCard) else PutCard(what)
        at = (player, *keys)
        if nobodys := [*strangers(lying, seats), *_unknown(lying, cards)]:
            wrong.extend(replace(one, keys=(*at, *one.keys)) for one in nobodys)
            return
        data = cards[lying.card]
        if lying.equipped_to is None:
            wrong.extend(Wrong(found, at) for found in _misplaced(data, zone))
        lain.append((lying, at))
        if zone in PILES:
            wrong.extend(replace(one, keys=(*at, *one.keys)) for one in _astray(lying, player))
        uid = len(dealt)
        up = face_up if lying.face is None else lying.face == "up"
        position = lying.position or ("attack" if up else "defense")
        set_on = None if up or zone in ("deck", "hand") else start.turn.number - 1
        dealt.append(
            Card(
                uid,
                data,
                lying.owner or player,
                (Place(zone, player, lying.column),),
                face_up=up,
                position=position if zone == "monster-zone" else None,
                since=uid + 1,
                counters=lying.counters,
                declared=lying.declared,
                set_on_turn=start.turn.number if lying.set_this_turn else set_on,
            )
        )
        names.give(lying.card, uid)
        if lying.as_:
            names.give(lying.as_, uid)

    for player in seats.players:
        _put_all(put, player, start.seats.get(cast("Who", player), Holdings()))
    wrong.extend(_crowded(lain, dealt))
    wrong.extend(equip(dealt, lain, names.means))
    for maker in tuple(dealt):
        for token in tokens_of(maker.data):
            put(token, "aside", maker.owner, ())
    first = start.duel == "begins"
    board = Board(
        cards=Cards(dealt),
        life_points=tuple((side, _points(start, seats, side)) for side in seats.sides),
        turn=0 if first else start.turn.number,
        turn_player=start.turn.player or seats.players[0],
        phase="" if first else start.turn.phase,
        arrivals=len(dealt),
        seats=seats,
    )
    return Laid(board, names, tuple(wrong))


def tokens_of(data: CardData) -> Iterator[str]:
    """Yield the Tokens that a card makes."""
    for effect in data.effects:
        for verb in effect.does:
            if isinstance(verb, SummonToken):
                yield verb.summon_token


def _unknown(lying: PutCard, cards: Mapping[str, CardData]) -> Iterator[Wrong]:
    if lying.card not in cards:
        yield Wrong.unknown(lying.card)


_HOLDS: dict[Zone, tuple[str, ...]] = {
    "monster-zone": ("monster",),
    "spell-trap-zone": ("spell", "trap"),
    "field-zone": ("spell-field",),
}


def _misplaced(data: CardData, zone: Zone) -> Iterator[str]:
    """Yield what keeps a card from lying in a zone."""
    holds = _HOLDS.get(zone)
    token = data.kind == "monster-token"
    fits = holds is None or data.family in holds or data.kind in holds
    astray = (token and zone not in ("monster-zone", "aside")) or (
        zone in ("hand", "deck", "extra-deck") and data.of_extra_deck != (zone == "extra-deck")
    )
    if not fits or astray:
        yield worded("misplaced", name=data.id, kind=data.kind, zone=zone)
    elif token and data.atk is None and zone != "aside":
        yield worded("token-atk", name=data.id)


def _crowded(lain: Iterable[Lying], dealt: Sequence[Card]) -> Iterator[Wrong]:
    """Yield columns in which no monster lies, or two of a player do, and idle declarations."""
    taken: set[Place] = set()
    for (lying, at), card in zip(lain, dealt, strict=True):
        place = card.places[0]
        if lying.declared and not (card.data.declares_attributes and card.on_field):
            yield Wrong(worded("nothing-declared", name=lying.card), (*at, "declared"))
        if place.column is None:
            continue
        if place.zone != "monster-zone" or place in taken:
            word = "column-taken" if place in taken else "column-outside"
            yield Wrong(worded(word, name=lying.card), (*at, "column"))
        taken.add(place)


PILES = ("deck", "hand", "graveyard", "banished", "extra-deck")


def _astray(lying: PutCard, player: Player) -> Iterator[Wrong]:
    """Yield what is said of a card in a pile that can only be so on the field."""
    if lying.owner not in (None, player):
        found = worded("whose-card", name=lying.card, owner=str(lying.owner), player=player)
        yield Wrong(found, ("owner",))
    if lying.face == "down":
        yield Wrong(worded("face-down-outside", name=lying.card), ("face",))
    if lying.position is not None:
        yield Wrong(worded("position-outside", name=lying.card), ("position",))


def deal(
    start: Start,
    board: Board,
    ruleset: Ruleset,
    watch: Watch | None = None,
    *,
    brisk: bool = False,
) -> Game[Board]:
    """Return the Duel that goes on from an example's board."""
    phase = start.turn.phase
    goes_on = OpenState(phase) if phase in MAIN_PHASES else PhaseBegins(phase)
    begins: tuple[Step, ...] = PositionLies(), goes_on
    if start.duel == "begins":
        begins = (DuelBegins(board.turn_player),)
    return Game(ruleset, board, (*begins, DuelEnds()), watch=watch, brisk=brisk)


LIFE_POINTS = 8000
"""Where a position says nothing else."""


def _points(start: Start, seats: Seats, side: Side) -> int:
    """Return the Life Points of a side, as the first of its players that says any has them."""
    said = (start.seats[one].life_points for one in start.seats if one in seats.team(side))
    return next((points for points in said if points is not None), LIFE_POINTS)


def _put_all(put: Callable[..., None], player: Player, its: Holdings) -> None:
    for n, what in reversed(list(enumerate(its.deck))):
        put(what, "deck", player, ("deck", n))
    for zone, key, held in (
        ("extra-deck", "extra-deck", its.extra_deck),
        ("hand", "hand", its.hand),
        ("graveyard", "graveyard", its.graveyard),
        ("banished", "banished", its.banished),
        ("monster-zone", "monsters", its.monsters),
        ("spell-trap-zone", "spells", its.spells),
    ):
        for n, what in enumerate(held):
            put(what, zone, player, (key, n))
    for n, what in enumerate(its.set):
        put(what, "spell-trap-zone", player, ("set", n), face_up=False)
    if its.field_zone is not None:
        put(its.field_zone, "field-zone", player, ("field-zone",))
