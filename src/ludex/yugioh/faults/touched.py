"""Cards that a verb, or what holds, could never touch where they lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.playing.fault import Keys
from ludex.yugioh.faults.costs import place_by_then
from ludex.yugioh.faults.equips import binds_itself, equips_itself
from ludex.yugioh.faults.flaw import Flaw, Here, moved_before, says_monster
from ludex.yugioh.table.board import FIELD
from ludex.yugioh.vocabulary import Filter, Hold, WhenEffectActivated, WhenLeaves

Touches = Literal["anything", "field", "monsters"]
"""What can be touched: cards anywhere, cards on the field, or monsters on the field."""


def touches_of(what: Hold) -> Touches:
    """Return of which cards something can hold."""
    return "monsters" if what.of_monsters else "field"


def untouched(
    which: object, at: Keys, here: Here, touches: Touches, *, in_hand: bool = False
) -> Iterator[Flaw]:
    """Yield what keeps cards from being touched that a verb is about."""
    when = here.effect.when
    mover = None if isinstance(which, Filter) else moved_before(which, here.before)
    if mover is not None:
        yield Flaw(at, f"'{which}', which '{mover.name}' has moved before", "one of them")
    elif which == "this":
        left = isinstance(when, WhenLeaves) and when.leaves == "this"
        if left or place_by_then(here) != "field":
            yield Flaw(at, "'this', which is not on the field by then", "another card")
        yield from no_monster(at, here, touches)
    elif which == "destroyed" and touches != "anything":
        yield Flaw(at, "'destroyed', which is not on the field by then", "another card")
    elif which == "negated-card":
        yield from _negated(at, here, touches, in_hand=in_hand)
    elif which == "targets" and here.effect.targets is not None:
        targets = here.effect.targets
        # What can be no target at all is told where it stands; an attacker is on the field.
        if targets.of.in_ not in ("deck", "extra-deck", "hand") and not targets.attacker:
            yield from out_of_reach(targets.of, at, here, touches, told=False)
    elif which in ("equipped", "bound") and here.knows(str(which)):
        yield from _untied(str(which), at, here)
    elif isinstance(which, Filter):
        yield from out_of_reach(which, at, here, touches, told=True, in_hand=in_hand)


def _untied(word: str, at: Keys, here: Here) -> Iterator[Flaw]:
    if word == "equipped" and not equips_itself(here.card):
        yield Flaw(at, "'equipped' of a card that is equipped to nothing", "'equip: this'")
    if word == "bound" and not binds_itself(here.card):
        yield Flaw(at, "'bound' of a card that is bound to nothing", "'bind: this'")


def no_monster(at: Keys, here: Here, touches: Touches) -> Iterator[Flaw]:
    """Yield that this very card is no monster."""
    if touches == "monsters" and "monster" not in here.card.families:
        yield Flaw(at, f"'this', which is a {here.card.family}", "monsters, as a filter means them")


def _negated(at: Keys, here: Here, touches: Touches, *, in_hand: bool) -> Iterator[Flaw]:
    when = here.effect.when
    if touches == "monsters" and getattr(when, "effect_activated", None) != "monster":
        yield Flaw(
            at, "'negated-card', which may be no monster", "'effect-activated: monster' as 'when'"
        )
    beyond = ("graveyard", "banished") if in_hand else ("graveyard", "banished", "hand")
    if isinstance(when, WhenEffectActivated) and when.in_ in beyond:
        found = f"'negated-card' of an effect in '{when.in_}', and so not on the field"
        yield Flaw(at, found, "'when' without 'in', or another card")


def never_down(which: object, at: Keys, here: Here) -> Iterator[Flaw]:
    """Yield that face-down monsters are meant where face-up ones alone are touched."""
    targets = here.effect.targets
    meant = targets.of if which == "targets" and targets is not None else which
    if isinstance(meant, Filter) and meant.face == "down":
        found = "face-down monsters, where face-up ones alone are touched"
        yield Flaw(at, found, "'face: up' in the filter")


def turned_down(which: object, at: Keys, here: Here) -> Iterator[Flaw]:
    """Yield that these very monsters have been turned face-down before."""
    if any(verb.name == "turn-face-down" and verb.first == which for verb in here.before):
        found = f"'{which}', which 'turn-face-down' has turned before, and so has ended"
        yield Flaw(at, found, "one of them")


def out_of_reach(
    which: Filter, at: Keys, here: Here, touches: Touches, *, told: bool, in_hand: bool = False
) -> Iterator[Flaw]:
    """Yield that a filter means cards elsewhere, or others than monsters.

    One that says no place is `told` elsewhere, or means the field by itself.
    """
    if touches == "anything" or (in_hand and which.in_ == "hand"):
        return
    if which.in_ not in ("field", *FIELD) and not (told and which.in_ is None):
        where = f"in the {which.in_}" if which.in_ else "in the Graveyard, too"
        yield Flaw(at, f"cards {where}", "'in: field', or a zone of it")
    monsters = which.in_ == "monster-zone" or says_monster(which, here.cards)
    if touches == "monsters" and not monsters:
        yield Flaw(at, "cards of which some are no monsters", "'kind: monster'")
