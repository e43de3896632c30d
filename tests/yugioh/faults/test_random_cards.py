"""Cards drawn at random from the vocabulary: those without fault can be played."""

from dataclasses import fields, replace
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from ludex.soak.random_play import chance_of, chosen
from ludex.yugioh import examples as ex
from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.faults.cards import faults
from ludex.yugioh.faults.effects import READ
from ludex.yugioh.play.position import deal, lay_out
from ludex.yugioh.vocabulary import CardKind
from tests.yugioh.scene import Table

KINDS: tuple[CardKind, ...] = (
    "monster-effect",
    "spell-quick-play",
    "trap-normal",
    "trap-continuous",
)
BEING = {"attribute": "DARK", "type": "Fiend", "level": 4, "atk": 1000, "def_": 1000}
SOMETIMES = 0.2
"""How often a card says what it need not."""


class _Drawing:
    """Draws values of the vocabulary's types."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def of(self, kind: Any) -> Any:
        """Return a random value of a type."""
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return {"text": "It.", "card": "sangan", "any-card": "sangan"}[args[1]]
        if origin is Literal:
            return self.chance.choice(args)
        if origin in (Union, UnionType):
            return self.of(self.chance.choice(args))
        if origin is tuple:
            return tuple(self.of(args[0]) for _ in range(self.chance.randint(1, 2)))
        if kind in (int, bool, str):
            return {int: self.chance.choice((1, 2, 500)), bool: True, str: "Fiend"}[kind]
        return None if kind is type(None) else self.record(kind)

    def record(self, kind: Any, given: dict[str, Any] | None = None) -> Any:
        """Return a random record: what it must say, and some of what it may."""
        hints = get_type_hints(kind, include_extras=True)
        said = given or {}
        read = READ[said["kind"]] if kind is Effect else tuple(hints)
        for each in fields(kind):
            required = each.default is each.default_factory
            may = each.name in read and self.chance.random() < SOMETIMES
            if each.name not in said and (required or may):
                said[each.name] = self.of(hints[each.name])
        return kind(**said)


def _effect(chance: Random) -> Effect:
    drawing = _Drawing(chance)
    hints = get_type_hints(Effect, include_extras=True)
    kind = chance.choice(("activation", "trigger", "quick", "ignition", "continuous"))
    more = {"holds"} if kind == "continuous" else {"does"}
    more |= {"when"} if kind == "trigger" else set()
    given = {name: drawing.of(hints[name]) for name in more}
    if kind in ("quick", "ignition"):
        given["optional"] = True
    return drawing.record(Effect, {"kind": kind, **given})  # type: ignore[no-any-return]


def _without_fault(seed: int, table: Table) -> CardData:
    chance = chance_of(seed)
    while True:
        kind = chance.choice(KINDS)
        being: Any = BEING if kind.startswith("monster") else {}
        made = CardData("made-up", 1, kind, effects=(_effect(chance),), **being)
        if not list(faults({"sangan": table.cards["sangan"], "made-up": made})):
            return made


@pytest.mark.parametrize("seed", range(12))
def test_a_card_without_fault_can_be_played(hat: Table, seed: int) -> None:
    made = _without_fault(seed, hat)
    monsters = ("made-up",) if made.family == "monster" else ()
    spells = ("made-up",) if made.kind == "trap-continuous" else ()
    below = () if monsters else (ex.PutCard("made-up"),)
    side = ex.Holdings(
        deck=("sangan",) * 9,
        hand=("made-up", "sangan", "dark-hole"),
        graveyard=("made-up", "sangan"),
        monsters=("gemini-elf", *monsters),
        spells=spells,
        set=below,
    )
    start = replace(ex.Start(), seats={"A": side, "B": side})
    board, _, wrong = lay_out(start, {**hat.cards, "made-up": made})
    assert not wrong
    game, chance = deal(start, board, hat.ruleset), chance_of(seed)
    for _ in range(60):
        option, _ = (None, False) if game.ask is None else chosen(game, chance)
        if option is None:
            break
        game = game.answer(option)
    for entry in game.log:
        board = entry.event.fold(board)
        if isinstance(entry.event, Fact):
            entry.event.in_words(board)
    assert board == game.state
