"""Numbers of a card text that the board does not tell."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.playing.fault import Keys
from ludex.yugioh.faults.equips import equips_itself
from ludex.yugioh.faults.flaw import (
    Flaw,
    Here,
    destroyed_nothing,
    has_left,
    moved_before,
    of_battle,
)
from ludex.yugioh.vocabulary import LATER

ITS = ("twice-its-atk", "half-its-original-atk")
"""What is measured of the monsters that a verb is about, and of nothing else."""


def unmeasured(amount: object, at: Keys, here: Here, *, its: bool = False) -> Iterator[Flaw]:
    """Yield what keeps a number from being known; `its` where it may be of a monster."""
    if amount == "damage-taken" and not here.tells_damage:
        yield Flaw(
            at,
            "'damage-taken' without an occasion that tells of damage",
            "'took-damage', 'inflicted-battle-damage', or 'summoned' with 'after', as 'when'",
        )
    elif amount == "atk-of-battled":
        yield from of_battle(f"'{amount}'", at, here)
        yield from has_left("atk-of-battled", at, here)
        if mover := moved_before("battled", here.before):
            found = f"'{amount}' of a monster that '{mover.name}' has moved before"
            yield Flaw(at, found, f"this before '{mover.name}'")
    elif amount == "atk-of-destroyed":
        yield from destroyed_nothing(f"'{amount}'", at, here)
        if mover := moved_before("destroyed", here.before):
            found = f"'{amount}' of a monster that '{mover.name}' has moved before"
            yield Flaw(at, found, f"this before '{mover.name}'")
    elif amount == "atk-of-target":
        yield from _of_one_target(at, here)
    elif amount in ("atk-it-had", "half-the-atk-it-had", "half-the-atk-of-equipped"):
        yield from _of_nobody(str(amount), at, here)
    elif amount in ITS and not its:
        yield Flaw(at, f"'{amount}', and no monster whose it is", "another measure, or a number")


def _of_nobody(amount: str, at: Keys, here: Here) -> Iterator[Flaw]:
    """Yield that there is no monster destroyed, or none equipped, whose ATK it could be."""
    if amount == "half-the-atk-of-equipped":
        if not equips_itself(here.card):
            found = f"'{amount}' of a card that is equipped to nothing"
            yield Flaw(at, found, "'equip: this'")
    elif not any(verb.name == "destroy" for verb in here.before):
        yield Flaw(at, f"'{amount}' with no monster destroyed before it", "a 'destroy' before it")


def _of_one_target(at: Keys, here: Here) -> Iterator[Flaw]:
    """Yield what keeps the ATK of a target from being that of one monster on the field."""
    targets, word = here.effect.targets, "'atk-of-target'"
    if targets is None:
        yield Flaw(at, f"{word} in an effect that takes none", "'targets' beside 'does'")
        return
    if targets.count > 1:
        yield Flaw(at, f"{word} of {targets.count} targets", "'count: 1' in 'targets'")
    joins = [*(verb.join for verb in here.before), here.join]
    last = max((n for n, join in enumerate(joins) if join in LATER), default=0)
    if mover := moved_before("targets", here.before[:last]):
        found = f"{word}, which '{mover.name}' has moved before the last 'then'"
        yield Flaw(at, found, "'also' or 'and-if-you-do' as 'join'")
