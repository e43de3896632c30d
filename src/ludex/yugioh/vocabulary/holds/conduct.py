"""What cards and players may do, must do and cannot, and what spares them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ludex.kernel import value
from ludex.playing import Value
from ludex.yugioh.vocabulary.basics import CardsMeant, PlayersMeant, Until
from ludex.yugioh.vocabulary.holds.hold import Hold, InTurn

Deed = Literal[
    "attack",
    "be-attacked",
    "activate",
    "change-position",
    "conduct-battle-phase",
    "special-summon",
    "banish",
    "add-from-deck",
    "be-targeted",
]
"""What can be forbidden.

`attack`: to declare an attack; `be-attacked`: to be the target of an attack; `activate`: to be
activated; `change-position`: to be changed to another battle position; `conduct-battle-phase`: of
players, to conduct their Battle Phase; `special-summon`: of players, to Special Summon;
`banish`: of players, to banish cards; `add-from-deck`: of players, to add cards from the Deck to
the hand except by drawing them; `be-targeted`: to be the target of an effect.
"""

PricedDeed = Literal["attack", "normal-summon", "special-summon", "set", "activate"]
"""What can cost Life Points.

`attack`: to declare an attack; `normal-summon`: to be Normal Summoned face-up; `special-summon`: to
be Special Summoned; `set`: to be Set; `activate`: to be activated.
"""

_FORBIDDEN: Mapping[Deed, str] = {
    "attack": "CannotAttack",
    "activate": "CannotBeActivated",
    "change-position": "CannotChangePosition",
    "conduct-battle-phase": "NoBattlePhase",
    "be-targeted": "CannotBeTargeted",
}
_ANYWHERE: tuple[Deed, ...] = (
    "activate",
    "special-summon",
    "banish",
    "add-from-deck",
    "be-targeted",
)
"""What can be done in any phase, and in the turn of any player."""

_PRICED_ANYWHERE: frozenset[PricedDeed] = frozenset(("special-summon", "activate"))

_BY_PLAYERS: tuple[Deed, ...] = (
    "conduct-battle-phase",
    "special-summon",
    "banish",
    "add-from-deck",
)


@value
class Pierces(Hold):
    """Monsters that attack one in Defense Position inflict piercing battle damage."""

    pierces: CardsMeant

    @property
    def matters_after_calculation(self) -> bool:
        """Battle damage has been inflicted."""
        return False

    @property
    def matters_in_turn_of(self) -> InTurn:
        """Monsters attack in their player's turn."""
        return "its-player"


@value
class OnlyAttackTarget(Hold):
    """Your opponents' monsters can attack nothing else of yours."""

    of_yours = True
    only_attack_target: CardsMeant

    @property
    def matters_in_turn_of(self) -> InTurn:
        """Monsters are attacked in the turn of their player's opponent."""
        return "opponent-of-its-player"

    @property
    def matters_in_damage_step(self) -> bool:
        """No attack is declared there."""
        return False


@value
class MayTribute(Hold):
    """You may Tribute monsters as if you controlled them, and where it says `first` must do so."""

    told: ClassVar[Mapping[str, str]] = {
        "MustTribute": (
            "If player {player} Tributes a monster this turn, {card} has to be Tributed first."
        ),
    }
    told_only = "'first: true' and 'until: end-of-turn'"
    may_tribute: CardsMeant
    first: bool = False

    @property
    def matters_in_turn_of(self) -> InTurn:
        """Nobody Tribute Summons in another's turn."""
        return "you"

    def is_true(self, until: Until | None, *, of_card: bool) -> bool:
        """The sentence tells of a duty, in this turn."""
        return self.first and until == "end-of-turn"

    @property
    def matters_in_end_phase(self) -> bool:
        """Nobody is Summoned for Tributes there."""
        return False

    @property
    def matters_in_damage_step(self) -> bool:
        """Nobody is Summoned for Tributes there."""
        return False


@value
class Cannot(Hold):
    """Cards, or players, cannot do something; `from` says from where players cannot banish."""

    told: ClassVar[Mapping[str, str]] = {
        "NoBattlePhase": "Player {player} cannot conduct a {term:battle-phase} this turn.",
        "CannotAttack": "{card} cannot attack.",
        "CannotBeActivated": "{card} cannot be activated.",
        "CannotBeTargeted": "{card} cannot be {term:target:past}.",
        "CannotChangePosition": "The {term:battle-position} of {card} cannot be changed.",
    }
    told_only = "'until: end-of-turn'"
    cannot: Deed
    for_: CardsMeant | PlayersMeant
    from_: Literal["graveyard"] | None = None

    @property
    def matters_in_damage_step(self) -> bool:
        """No attack is declared there, and no Battle Phase begun."""
        return self.cannot in _ANYWHERE

    @property
    def matters_in_end_phase(self) -> bool:
        """The Battle Phase is over."""
        return self.cannot in _ANYWHERE

    @property
    def matters_in_turn_of(self) -> InTurn | None:
        """Monsters attack, and Battle Phases are conducted, in their player's turn."""
        if self.cannot == "be-attacked":
            return "opponent-of-its-player"
        return None if self.cannot in _ANYWHERE else "its-player"

    def is_true(self, until: Until | None, *, of_card: bool) -> bool:
        """Of a Battle Phase the sentence says that there is none in this turn."""
        if self.cannot not in _FORBIDDEN:
            return False
        return self.cannot != "conduct-battle-phase" or until == "end-of-turn"

    @property
    def reaches_hands(self) -> bool:
        """Spells are activated from there."""
        return self.cannot == "activate"

    @property
    def of_players(self) -> bool:
        """Players conduct a Battle Phase, Summon and banish; cards attack and are activated."""
        return self.cannot in _BY_PLAYERS

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell what is forbidden."""
        return _FORBIDDEN.get(self.cannot, "CannotAttack"), {}

    @property
    def of_face_up(self) -> bool:
        """What keeps a monster from being targeted is gone once it is face-down."""
        return self.cannot == "be-targeted"

    @property
    def of_monsters(self) -> bool:
        """Monsters attack and have positions; any card can be activated."""
        return self.cannot in ("attack", "be-attacked", "change-position")


@value
class Costs(Hold):
    """It takes so many Life Points of their players to do something with each of some cards."""

    costs: int
    to: tuple[PricedDeed, ...]
    for_: CardsMeant

    @property
    def matters_in_turn_of(self) -> InTurn | None:
        """Monsters attack, and are Normal Summoned, in their player's turn."""
        return None if self._anywhere else "its-player"

    @property
    def matters_in_damage_step(self) -> bool:
        """No attack is declared there, and nothing is Normal Summoned or Set."""
        return self._anywhere

    @property
    def reaches_hands(self) -> bool:
        """Cards are Summoned, Set and activated from there."""
        return any(deed != "attack" for deed in self.to)

    @property
    def of_monsters(self) -> bool:
        """Monsters attack and are Summoned; any card can be Set or activated."""
        return not {"set", "activate"}.intersection(self.to)

    @property
    def _anywhere(self) -> bool:
        return not _PRICED_ANYWHERE.isdisjoint(self.to)


@value
class Must(Hold):
    """Monsters must do something if they can."""

    must: Literal["attack"]
    for_: CardsMeant

    @property
    def matters_in_turn_of(self) -> InTurn:
        """Monsters attack in their player's turn."""
        return "its-player"

    @property
    def matters_in_damage_step(self) -> bool:
        """No attack is declared there."""
        return False


@value
class OnlyOne(Hold):
    """Players can control face-up monsters of only 1 Attribute, or of only 1 Type."""

    only_one: Literal["attribute", "type"]
    for_: PlayersMeant = "both"

    @property
    def of_players(self) -> bool:
        """It limits what players control."""
        return True
