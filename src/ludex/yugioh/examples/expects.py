"""What an example expects."""

from __future__ import annotations

from typing import Literal

from ludex.kernel import value
from ludex.playing import Aside
from ludex.yugioh.examples.acts import Act
from ludex.yugioh.examples.start import Claims, Named, Phase, Who
from ludex.yugioh.vocabulary import CountedZone, Counter, PhaseStep, Position, SubStep, Where


@value
class CardIs:
    """Where a card is, and how; `marked`: destroyed by battle, but still on the field.

    A Token that is not in the Duel is `aside`. `equipped_to` is the monster that it is equipped to.
    """

    card: Named
    zone: Where | Literal["aside"] | None = None
    controller: Who | None = None
    owner: Who | None = None
    face: Literal["up", "down"] | None = None
    position: Position | None = None
    atk: int | None = None
    def_: int | None = None
    destroyed_by: Named | Literal["rules", "nothing"] | None = None
    marked: bool | None = None
    equipped_to: Named | Literal["nothing"] | None = None
    counters: tuple[Counter, ...] | None = None
    from_: Claims = ()


@value
class PlayerHas:
    """What a player has: Life Points, and how many cards where."""

    player: Who
    life_points: int | None = None
    hand: int | None = None
    deck: int | None = None
    extra_deck: int | None = None
    graveyard: int | None = None
    monsters: int | None = None
    from_: Claims = ()


@value
class ChainIs:
    """The cards of the Chain Links, from Chain Link 1; empty when there is no Chain."""

    chain: tuple[Named, ...]
    from_: Claims = ()


@value
class LinkIs:
    """What a Chain Link is."""

    link: int
    card: Named | None = None
    player: Who | None = None
    spell_speed: int | None = None
    targets: tuple[Named, ...] | None = None
    from_: Claims = ()


@value
class Now:
    """Whose turn it is, and which phase, step and sub-step."""

    phase: Phase
    step: PhaseStep | None = None
    sub_step: SubStep | None = None
    turn_player: Who | None = None
    turn: int | None = None
    from_: Claims = ()


@value
class DamageStepWas:
    """The sub-steps that the latest Damage Step has gone through so far."""

    damage_step: tuple[SubStep, ...]
    from_: Claims = ()


@value
class Result:
    """Whose side has won; `nobody` while the Duel goes on, `draw` when both have lost."""

    winner: Who | Literal["nobody", "draw"]
    from_: Claims = ()


@value
class Destructions:
    """How often a card was destroyed."""

    destroyed: Named
    times: int
    from_: Claims = ()


@value
class ZonesAre:
    """How many zones of a kind there are for a player."""

    zones: CountedZone
    number: int
    from_: Claims = ()


@value
class Decides:
    """Whose decision is next, be it only whether to respond."""

    decides: Who
    from_: Claims = ()


@value
class LookAtCard:
    """A player looks at a card; this can be asked about, and is no step, for it does nothing."""

    look_at: Named
    player: Who


@value
class Cannot:
    """A decision is refused, by this very clause or card datum; `nothing`: nothing offers it."""

    cannot: Act | LookAtCard
    because: str
    from_: Claims = ()


@value
class Can:
    """A decision is legal; `by` names a clause that offers it."""

    can: Act | LookAtCard
    by: str | None = None
    from_: Claims = ()


Expect = (
    CardIs
    | PlayerHas
    | ChainIs
    | LinkIs
    | Now
    | DamageStepWas
    | Result
    | Destructions
    | ZonesAre
    | Decides
    | Cannot
    | Can
)


@value
class Meanwhile(Aside):
    """What is expected at this point of the script."""

    expect: tuple[Expect, ...]
