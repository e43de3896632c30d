"""The verbs `toss` and `roll`, cards at random, and how a script says what comes of them."""

import pytest

from ludex.kernel import Ask
from ludex.playing import Stuck
from ludex.yugioh import decisions
from ludex.yugioh.play.on_offer import decision
from ludex.yugioh.play.session import Session
from ludex.yugioh.verbs.damage import Damage
from ludex.yugioh.verbs.discard import Discard
from ludex.yugioh.verbs.roll import Roll
from ludex.yugioh.verbs.toss import Toss
from ludex.yugioh.verbs.verb import Verb
from tests.yugioh.made_up import spell, with_cards
from tests.yugioh.scene import Table


def _played(hat: Table, *does: Verb, script: str, hand: str = "") -> tuple[Table, Session]:
    table = with_cards(hat, spell("made-up", *does))
    session = table.session(f"""
        start: {{A: {{hand: [made-up]}}, B: {{hand: [{hand}]}}}}
        play: [{{player: A, activate: made-up}}, {script}]
    """)
    return table, session


@pytest.mark.parametrize(("sides", "points"), [("heads, tails", 7900), ("tails, tails", 8000)])
def test_heads_are_counted(hat: Table, sides: str, points: int):
    does = Toss(2), Damage(100, "opponent", if_fell=(1,)), Damage(300, "opponent", if_fell=(2,))
    table, session = _played(hat, *does, script=f"{{coins: [{sides}]}}")
    assert table.verdict(session, f"{{player: B, life-points: {points}}}").held


@pytest.mark.parametrize(("side", "points"), [("heads", 7900), ("tails", 7700)])
def test_a_coin_is_called_right_or_wrong(hat: Table, side: str, points: int):
    right = Damage(100, "opponent", if_fell=("right",))
    wrong = Damage(300, "opponent", if_fell=("wrong",))
    script = f"{{player: A, call: heads}}, {{coins: [{side}]}}"
    table, session = _played(hat, Toss(1, called=True), right, wrong, script=script)
    assert table.verdict(session, f"{{player: B, life-points: {points}}}").held


def test_a_die_shows_a_number(hat: Table):
    does = Roll(1), Damage(100, "opponent", if_fell=(4, 5))
    table, session = _played(hat, *does, script="{dice: [5]}")
    assert table.verdict(session, "{player: B, life-points: 7900}").held


def test_the_last_card_of_a_hand_is_not_left_to_chance(hat: Table):
    does = (Discard(2, "opponent", at_random=True),)
    table, session = _played(hat, *does, script="{at-random: [umi]}", hand="umi, ookazi")
    assert table.verdict(session, "{player: B, hand: 0, graveyard: 2}").held


@pytest.mark.parametrize(
    ("verb", "hand", "which"),
    [
        (Toss(1), "", "`coins`"),
        (Roll(1), "", "`dice`"),
        (Discard(1, "opponent", at_random=True), "umi, ookazi", "`at-random`"),
    ],
)
def test_what_is_left_to_chance_has_to_be_said(hat: Table, verb: Verb, hand: str, which: str):
    with pytest.raises(Stuck, match=f"left to chance; say how it turns out, by {which}"):
        _played(hat, verb, script="{resolve: chain}", hand=hand)


def test_a_call_that_is_left_open_is_named(hat: Table):
    with pytest.raises(Stuck, match="player A has a choice to make, by `call`"):
        _played(hat, Toss(1, called=True), script="{resolve: chain}")


@pytest.mark.parametrize("told", ["{dice: [1]}", "{player: B, call: heads}", "{coins: [heads]}"])
def test_what_is_not_asked_is_not_offered(hat: Table, told: str):
    with pytest.raises(Stuck, match="is not offered"):
        _played(hat, Toss(1, called=True), script=told)


@pytest.mark.parametrize(
    ("ask", "what"),
    [
        (decisions.Toss("A"), "how the coin falls"),
        (decisions.Roll("A"), "what the die shows"),
        (decisions.AtRandom("A"), "which card is picked"),
    ],
)
def test_of_chance_it_is_told_that_it_decides(ask: Ask, what: str):
    assert decision(ask) == f"chance decides {what}"
