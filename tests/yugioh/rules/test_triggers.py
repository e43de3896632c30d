"""Trigger Effects: when they wait, on which Chain they go, and what declining one leaves."""

import pytest

from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.play.session import Session
from ludex.yugioh.verbs.gain_life_points import GainLifePoints
from ludex.yugioh.vocabulary import (
    Cannot,
    DiscardCost,
    Family,
    Filter,
    Occasion,
    WhenSentToGraveyard,
    WhenTookDamage,
    WhenTributeSummoned,
)
from tests.yugioh.made_up import monster, spell, with_cards
from tests.yugioh.scene import Table, step

FROM_FIELD = WhenSentToGraveyard("this", from_="field")
GAIN = (GainLifePoints(100, "you"),)


def _trigger(when: Occasion, *, optional: bool = False, discards: int = 0) -> Effect:
    cost = (DiscardCost(discards),) if discards else ()
    return Effect("It.", "trigger", when, optional, timing="if", cost=cost, does=GAIN)


def _chain(session: Session) -> list[str]:
    return [session.names.of(link.card) for link in session.game.state.chain]


def test_what_triggers_while_a_chain_is_built_goes_on_the_next_one(hat: Table, modern: Table):
    cards = (
        monster("costly", _trigger(FROM_FIELD, discards=1)),
        monster("free", _trigger(FROM_FIELD)),
        monster("discarded", _trigger(WhenSentToGraveyard("this"))),
    )
    for table in (hat, modern):
        session = with_cards(table, *cards).session("""
            start: {A: {hand: [dark-hole, discarded], monsters: [costly, free]}}
            play: [{player: A, activate: dark-hole}, {resolve: chain}]
        """)
        session.play(step("{player: A, activate: costly}"))
        assert _chain(session) == ["costly", "free"]
        session.play(step("{resolve: chain}"))
        assert _chain(session) == ["discarded"]
        session.play(step("{resolve: chain}"))
        assert (_chain(session), session.game.state.lp("A")) == ([], 8300)


@pytest.fixture
def tribute(hat: Table) -> Table:
    """A table with an optional effect that triggers first, and one that triggers after it."""
    return with_cards(
        hat,
        monster("first", _trigger(FROM_FIELD, optional=True)),
        monster("second", _trigger(WhenTributeSummoned("this"), optional=True), level=5),
    )


SUMMON = """
    start: {A: {hand: [second], monsters: [first]}}
    play: [{player: A, normal-summon: second}]
"""


def test_optional_effects_go_on_the_chain_as_they_triggered(tribute: Table):
    session = tribute.session(SUMMON)
    session.play(step("{player: A, activate: first}"))
    session.play(step("{player: A, activate: second}"))
    assert _chain(session) == ["first", "second"]


def test_declining_one_optional_effect_leaves_the_later_one(tribute: Table):
    session = tribute.session(SUMMON)
    session.play(step("{player: A, activate: second}"))
    assert _chain(session) == ["second"]
    session.rest()
    assert session.game.state.lp("A") == 8100
    assert session.game.state.waiting == ()


def test_declining_both_leaves_nothing_waiting(tribute: Table):
    session = tribute.session(SUMMON)
    session.rest()
    assert session.game.state.lp("A") == 8000
    assert session.game.state.waiting == ()


def test_an_effect_waits_for_the_player_whose_card_it_is_by_then(hat: Table):
    table = with_cards(hat, monster("stolen", _trigger(FROM_FIELD)))
    session = table.session("""
        start: {A: {hand: [dark-hole], monsters: [{card: stolen, owner: B}]}}
        play: [{player: A, activate: dark-hole}, {resolve: chain}]
    """)
    assert [link.player for link in session.game.state.chain] == ["B"]
    session.rest()
    assert (session.game.state.lp("A"), session.game.state.lp("B")) == (8000, 8100)


def test_an_effect_triggers_only_from_the_place_that_it_names(hat: Table):
    paying = spell("paying", *GAIN, cost=(DiscardCost(1),))
    table = with_cards(hat, monster("watched", _trigger(FROM_FIELD)), paying)
    from_hand = table.session("""
        start: {A: {hand: [paying, watched]}}
        play: [{player: A, activate: paying}, {resolve: chain}]
    """)
    assert _chain(from_hand) == []
    from_field = table.session("""
        start: {A: {hand: [dark-hole], monsters: [watched]}}
        play: [{player: A, activate: dark-hole}, {resolve: chain}]
    """)
    assert _chain(from_field) == ["watched"]


HIT = """
    start: {A: {hand: [ookazi], monsters: [gemini-elf]}, B: {%s}}
    play: [{player: A, activate: ookazi}, {resolve: chain}]
"""


@pytest.mark.parametrize(
    ("lying", "chain"),
    [
        ("monsters: [made-up]", ["made-up"]),
        ("monsters: [{card: made-up, face: down}]", []),
    ],
)
def test_a_face_down_monster_triggers_nothing_on_the_field(
    hat: Table, lying: str, chain: list[str]
):
    hurt = Effect("It.", "trigger", WhenTookDamage("any"), from_="monster-zone", does=GAIN)
    session = with_cards(hat, monster("made-up", hurt)).session(HIT % lying)
    assert _chain(session) == chain


@pytest.mark.parametrize(("forbidden", "chain"), [("trap", []), ("spell", ["made-up"])])
def test_a_trigger_effect_of_a_card_that_cannot_be_activated_is_not(
    hat: Table, forbidden: Family, chain: list[str]
):
    hurt = Effect("It.", "trigger", WhenTookDamage("any"), from_="spell-trap-zone", does=GAIN)
    no = Effect(
        "It.", "continuous", holds=(Cannot("activate", Filter(kind=forbidden, in_="field")),)
    )
    cards = CardData("made-up", 1, "trap-continuous", effects=(hurt,)), monster("gemini-elf", no)
    session = with_cards(hat, *cards).session(HIT % "spells: [made-up]")
    assert _chain(session) == chain
