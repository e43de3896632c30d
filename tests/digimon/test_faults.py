"""What card data says and nobody would carry out: each told where it stands."""

from typing import Any

import pytest

from ludex.digimon.cards import (
    AttackGains,
    CardData,
    Effect,
    Evolution,
    Level,
    LostPoints,
    Recovers,
)
from ludex.digimon.faults import faults

POINTS = LostPoints(10, 10, 10, 10)
GAINS, ONCE = AttackGains(50), Recovers(10)


def _digimon(level: Level = 4, effects: tuple[Effect, ...] = (), **more: Any) -> CardData:
    facts: dict[str, Any] = {
        "code": "Bo-0",
        "level": level,
        "battle_type": "A",
        "attack_a": 1,
        "attack_b": 1,
        "attack_c": 1,
        "lost_points": POINTS,
        **more,
    }
    return CardData("made-up", "digimon", effects=effects, **facts)


def _option(*effects: Effect, **more: Any) -> CardData:
    return CardData("made-up", "option-item", effects=effects, **more)


def _found(card: CardData) -> list[tuple[Any, str]]:
    return [(each.keys, each.found) for each in faults({card.id: card})]


@pytest.mark.parametrize(
    "card",
    [
        _digimon(3),
        _digimon(effects=(Effect("It.", ONCE, when="evolves"),)),
        _digimon(effects=(Effect("It.", GAINS, "battle", support=True),)),
        _digimon(code=None, invented=True),
        _option(Effect("It.", ONCE, "preparation", discard_from_hand=1)),
        _option(Effect("It.", ONCE, "battle", "assault-won")),
        _option(),
    ],
)
def test_what_is_carried_out_is_no_fault(card):
    assert _found(card) == []


@pytest.mark.parametrize(
    ("card", "keys", "found"),
    [
        (_digimon(attack_b=None), (), "a Digimon without attack-b"),
        (_digimon(code=None), (), "a Digimon without a code"),
        (_digimon(3, evolution=(Evolution("agumon", 1),)), ("evolution",), "into level 3"),
        (_digimon(capacity=30), ("capacity",), "capacity of a digimon"),
        (_option(guard=True), ("guard",), "guard of a option-item"),
        (_option(Effect("It.", ONCE)), ("effects", 0), "without timing"),
        (_option(Effect("It.", GAINS, "preparation")), ("effects", 0, "does"), "in assaults"),
        (_option(Effect("It.", GAINS, "battle", "assault-won")), ("effects", 0, "when"), "a time"),
        (_option(Effect("It.", ONCE, when="evolves")), ("effects", 0, "when"), "never comes"),
        (_option(Effect("It.", GAINS, "battle", support=True)), ("effects", 0, "support"), "of a"),
        (_digimon(effects=(Effect("It.", ONCE, "preparation"),)), ("effects", 0), "nobody uses"),
        (_digimon(effects=(Effect("It.", GAINS, when="evolves"),)), ("effects", 0, "does"), "what"),
        (
            _digimon(effects=(Effect("It.", ONCE, "battle", "evolves"),)),
            ("effects", 0),
            "a use of what happens by itself",
        ),
        (
            _digimon(effects=(Effect("It.", GAINS, None, support=True),)),
            ("effects", 0),
            "a support that nobody uses",
        ),
        (
            _digimon(
                effects=(Effect("It.", GAINS, "battle", only_one_digimon=True, support=True),)
            ),
            ("effects", 0, "only-one-digimon"),
            "a support for several Digimon",
        ),
    ],
)
def test_what_nobody_would_carry_out_is_told(card, keys, found):
    ((way, what),) = _found(card)
    assert way == keys
    assert found in what
