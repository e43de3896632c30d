"""The board: where every card is, the Life Points, the turn and the Chain; a fold of events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ludex.kernel import but, value
from ludex.yugioh.table.lying import Cards
from ludex.yugioh.table.seats import DUEL_OF_TWO, Player, Seats, Side
from ludex.yugioh.vocabulary import (
    Attribute,
    Counter,
    DamageKind,
    EffectName,
    Hold,
    HowSummoned,
    PhaseStep,
    Position,
    SubStep,
    Until,
    Zone,
)

if TYPE_CHECKING:
    from ludex.yugioh.cards import CardData

Uid = int
"""The number of one physical card in a Duel."""

Arrival = tuple[Uid, int]
"""A card as it lies since it arrived: another arrival is not the same any more."""

FIELD: tuple[Zone, ...] = ("monster-zone", "spell-trap-zone", "field-zone")
MAIN_PHASES = ("main-1", "main-2")


@value
class Place:
    """A zone of a player, and of a Monster Zone the column that a position says it is in."""

    zone: Zone
    player: Player
    column: int | None = None


@value
class Card:
    """One physical card: its data, its owner, where it lies and how.

    `places` is a tuple because a card may hold two zones at once; the first is where it counts
    as lying. `since` numbers its arrival there, `turned` when a Set card was turned face-up.
    `positioned_on_turn` is when its player last changed its battle position, and `marked_by` the
    monster that has destroyed it by battle, while it still lies on the field; `fell_on_turn` is
    when it went to the Graveyard because of that, `won_on_turn` when it last destroyed another, and
    `negated_on_turn` when its effect last negated an activation.
    `came_on_turn` is when it was Summoned or Set, or went to where it lies off the field, and
    `special_summoned` whether the former was by a Special Summon. `equipped_to` is the monster that
    an Equip Card is equipped to, `bound_to` the one that the effect of another card is about for as
    long as both lie there, `resolved` the latest arrival by the time that its activation had
    resolved, `home` the player from whom control of it was taken for a while, and
    `settled` the arrival up to which effects have no more say about that.
    """

    uid: Uid
    data: CardData
    owner: Player
    places: tuple[Place, ...]
    face_up: bool = True
    position: Position | None = None
    since: int = 0
    turned: int = 0
    set_on_turn: int | None = None
    came_on_turn: int | None = None
    positioned_on_turn: int | None = None
    marked_by: Uid | None = None
    fell_on_turn: int | None = None
    won_on_turn: int | None = None
    negated_on_turn: int | None = None
    special_summoned: bool = False
    equipped_to: Arrival | None = None
    bound_to: Arrival | None = None
    resolved: int = 0
    counters: tuple[Counter, ...] = ()
    declared: tuple[Attribute, ...] = ()
    home: Player | None = None
    settled: int = 0

    @property
    def zone(self) -> Zone:
        """The zone where the card counts as lying."""
        return self.places[0].zone

    @property
    def controller(self) -> Player:
        """Whose side the card lies on."""
        return self.places[0].player

    @property
    def active_since(self) -> int:
        """When it came face-up; continuous effects apply oldest first."""
        return self.turned or self.since

    @property
    def on_field(self) -> bool:
        """Whether the card is on the field."""
        return self.places[0].zone in FIELD


@value
class About:
    """What an effect needs to know of its occasion: damage, its kind; a flip by an attack.

    `was` is a card that has left the field, as it lay there; `destroyed` is the monster that was
    destroyed by battle, as it lies since; `summoned` are the monsters Summoned. `against` is the
    opponent who was chosen, where it means one of several.
    """

    damage: int = 0
    kind: DamageKind | None = None
    by_attack: bool = False
    was: Card | None = None
    destroyed: Arrival | None = None
    summoned: tuple[Arrival, ...] = ()
    against: Player | None = None


NOTHING_MORE = About()


@value
class Link:
    """A Chain Link: who activated which effect of which card, and what that settled.

    `zone` is where the card was then, and `silenced` names the effects that had negated those of
    this very card; `negated` says what of the link: its activation, or its effect alone. `answers`
    are the Chain Links that it had to answer, and `spared` is the side whose damage the other one
    takes. `draws_discarded`: what it has players draw is discarded.
    """

    player: Player
    card: Uid
    effect: int
    spell_speed: int
    activates_card: bool
    targets: tuple[Uid, ...] = ()
    arrivals: tuple[int, ...] = ()
    negated: Literal["activation", "effect"] | None = None
    begun: bool = False
    done: bool = False
    about: About = NOTHING_MORE
    zone: Zone = "spell-trap-zone"
    silenced: tuple[str, ...] = ()
    answers: tuple[int, ...] = ()
    spared: Side | None = None
    draws_discarded: bool = False


@value
class Lent:
    """A monster for which its player was asked this turn, and whether the asker may use it."""

    monster: Arrival
    to: Player
    consented: bool


@value
class Summoning:
    """A Summon that has begun and is not complete; `negated`, it never will be.

    `was` is the monster as it lay before, where it lay on the field.
    """

    card: Uid
    player: Player
    how: HowSummoned
    negated: bool = False
    was: Card | None = None


@value
class Waiting:
    """A Trigger Effect whose occasion has come: it waits to be put on a Chain."""

    player: Player
    card: Uid
    effect: int
    moment: int
    optional: bool
    about: About = NOTHING_MORE


@value
class Held:
    """What the text of a card has brought about: that something holds, of whom, until when.

    `by` is the address of the text, `source` its card, and `you` the player whose effect it was.
    It holds of one `card` or one `player`, or of whatever `what` means to `you` from time to time.
    `until` None lasts as long as the card stays. `began` numbers it among arrivals, and `asleep`
    are the continuous effects that gave to an ATK when it was set: they give nothing more for as
    long as that lasts. `from_activation` is what a card says of the turn of its activation, and
    `lingering` what its continuous effect, while that applies, goes on holding. `against` is the
    opponent who was chosen, where it means one of several.
    """

    what: Hold
    by: str
    source: Uid
    you: Player
    until: Until | None
    began: int
    card: Arrival | None = None
    player: Player | None = None
    asleep: tuple[tuple[Uid, int], ...] = ()
    from_activation: bool = False
    lingering: bool = False
    against: Player | None = None


@value
class Battle:
    """An attack, from its declaration to the end of its Damage Step.

    `others` are the opponents' monsters when it was declared, and `declared` numbers that among
    the arrivals. `began` is the moment when the
    present sub-step began, and `chains` how many Chains were begun in it by choice.
    """

    attacker: Arrival
    target: Arrival | None
    others: tuple[Arrival, ...]
    declared: int = 0
    face_down: bool = False
    sub_step: SubStep | None = None
    began: int = -1
    chains: int = 0
    calculated: bool = False
    negated: bool = False
    used: tuple[tuple[Uid, int], ...] = ()

    @property
    def fighters(self) -> tuple[Arrival, ...]:
        """The attacker, and its target if there is one."""
        return (self.attacker,) if self.target is None else (self.attacker, self.target)


@value
class Board:
    """Everything that is so at one moment of a Duel.

    `used` are the effects that have been used this turn and can be only once: card and number, or
    0 for all those of a card of which one can be used.
    `used_by_name` are those that a player can use only once with whatever copy of the card.
    `attacked` are the monsters that have declared an attack this turn, once for each, and
    `were_attacked` the targets of those attacks, None for a direct one.
    `coming_phase` is what an effect has come as soon as the Chain is over.
    `closing`: the turn player has discarded for the hand limit, so that the turn is at its end.
    """

    cards: Cards
    life_points: tuple[tuple[Side, int], ...]
    turn: int
    turn_player: Player
    phase: str
    arrivals: int = 0
    normal_summons: int = 0
    tributes: int = 0
    lent: tuple[Lent, ...] = ()
    chain: tuple[Link, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    held: tuple[Held, ...] = ()
    step: PhaseStep | None = None
    battle: Battle | None = None
    attacked: tuple[Arrival, ...] = ()
    were_attacked: tuple[Arrival | None, ...] = ()
    battle_phase_ended: bool = False
    coming_phase: str | None = None
    closing: bool = False
    lost: tuple[Side, ...] = ()
    over: bool = False
    used: tuple[tuple[Uid, int], ...] = ()
    summoning: Summoning | None = None
    used_by_name: tuple[tuple[Player, EffectName], ...] = ()
    seats: Seats = DUEL_OF_TWO

    def card(self, uid: Uid) -> Card:
        """Return the card of a number."""
        return self.cards[uid]

    def lp(self, player: Player) -> int:
        """Return the Life Points of a player's side."""
        return self.points(self.seats.side_of(player))

    def points(self, side: Side) -> int:
        """Return the Life Points of a side."""
        first, second = self.life_points
        return first[1] if side == first[0] else second[1]

    def has_lost(self, player: Player) -> bool:
        """Whether a player's side has lost."""
        return bool(self.lost) and self.seats.side_of(player) in self.lost

    def at(self, zone: Zone, player: Player) -> tuple[Card, ...]:
        """Return the cards of a zone of a player; a Deck's top card is the last."""
        return self.cards.at(zone, player)

    def on_field(self) -> tuple[Card, ...]:
        """Return the cards on the field, the one face-up for longest first."""
        return self.cards.on_field

    def stays(self, arrival: Arrival) -> bool:
        """Whether a card lies where it has lain since that arrival."""
        return self.cards[arrival[0]].since == arrival[1]

    def lasts(self, until: Until) -> bool:
        """Whether anything holds until then."""
        return any(held.until == until for held in self.held)

    def but(self, **changes: Any) -> Board:
        """Return the board with some parts changed."""
        return but(self, **changes)

    def with_card(self, card: Card, **changes: Any) -> Board:
        """Return the board with one card changed."""
        return self.but(cards=self.cards.but(card), **changes)

    @property
    def winner(self) -> Side | None:
        """The side that has won; None while none has, or when the Duel is a draw."""
        return self.seats.other(self.lost[0]) if len(self.lost) == 1 else None
