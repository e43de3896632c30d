"""What is said when a script about a Match cannot go on as it is written."""

import pytest

from ludex.playing import BadPosition, Stuck
from tests.tournament.table import Table, step

SIDED = (
    "A: {main-deck: {cards: 40, among: {mystical-elf: 2}}, side-deck: {cards: 15, among: {umi: 1}}}"
)

NOT_OFFERED = [
    (
        "{at: registration}",
        "",
        "{hands-in: A}",
        "every Deck is registered already",
    ),
    (
        "{at: registration, A: {}}",
        "{hands-in: A}",
        "{hands-in: A}",
        "every Deck is registered already",
    ),
    (
        "{at: before-match, A: {}}",
        "",
        "{places-side-deck: A}",
        "every Side Deck is on the table already",
    ),
    (
        "{at: before-match, A: {side-deck: {cards: 15}}}",
        "{places-side-deck: A}",
        "{places-side-deck: A}",
        "every Side Deck is on the table already",
    ),
    (
        f"{{at: between-games, games: [A], {SIDED}}}",
        "",
        "{exchanges: A, out: {mystical-elf: 3}, in: {umi: 1}}",
        "those cards are not where they would be taken from",
    ),
    (
        f"{{at: between-games, games: [A], {SIDED}}}",
        "",
        "{exchanges: A, out: {mystical-elf: 2}, in: {umi: 2}}",
        "those cards are not where they would be taken from",
    ),
    ("{at: game}", "", "{turn-ends: B}", "it is the other player's turn"),
    (
        "{at: game}",
        "{life-points: {A: 3800}, chain: goes-on}",
        "{turn-ends: A}",
        "the Chain has not resolved yet",
    ),
    ("{at: game}", "{call: time}", "{call: time}", "time has been called already"),
    (
        "{at: between-games, games: [A, B]}",
        "{call: time}",
        "{call: time}",
        "time has been called already",
    ),
    (
        "{at: between-games, games: [A]}",
        "{presents-deck: A}",
        "{presents-deck: A}",
        "the Deck has been presented already",
    ),
    (
        "{at: game}",
        "",
        "{life-points: {A: 0}, chain: resolved}",
        "at 0 Life Points a Duel is over; say who has won it",
    ),
    ("{at: game}", "", "{game-begins: A}", "the Match is at the stage game"),
    (
        "{at: between-games, games: [A]}",
        "",
        "{turn-ends: A}",
        "the Match is at the stage between-games",
    ),
    ("{at: before-match}", "", "{call: time}", "the Match is at the stage before-match"),
    ("{at: before-match}", "", "{counts-side-deck: A}", "the Match is at the stage before-match"),
    ("{at: registration}", "", "{match-begins: A}", "the Match is at the stage registration"),
    ("{at: between-games, games: [A]}", "{call: time}", "{game-begins: A}", "the Match is over"),
]
"""Where a Match stands, what is done first, and what nothing offers then, and why."""


@pytest.mark.parametrize(("at", "before", "act", "why"), NOT_OFFERED)
def test_what_nothing_offers_is_told_why(table: Table, at: str, before: str, act: str, why: str):
    session = table.session(f"{{start: {at}, play: [{before}]}}")
    game = session.game
    with pytest.raises(Stuck) as stuck:
        session.play(step(act))
    assert str(stuck.value) == f"{act} is not offered: {why}"
    assert (stuck.value.by, stuck.value.refused) == ((), True)
    assert session.game is game


def test_what_is_refused_names_everyone_who_refuses_it(table: Table):
    session = table.session(
        "{start: {at: game, games: [A]}, play: [{call: time}, {game-won-by: B}]}"
    )
    with pytest.raises(Stuck) as stuck:
        session.play(step("{begins-siding: A}"))
    assert str(stuck.value) == "{begins-siding: A} is refused by TRN-2.13"
    assert (stuck.value.by, stuck.value.refused) == (("TRN-2.13",), True)


def test_an_exchange_may_be_refused_on_several_accounts(table: Table):
    session = table.session(f"{{start: {{at: before-match, {SIDED}}}}}")
    with pytest.raises(Stuck) as stuck:
        session.play(step("{exchanges: A, out: {mystical-elf: 2}, in: {umi: 1}}"))
    assert set(stuck.value.by) == {"TRN-3.4", "TRN-3.10", "TRN-3.17"}, "39 cards are left"


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (
            "{exchanges: A, out: {mystical-elf: -1}, in: {umi: -1}}",
            "{exchanges: A, out: {mystical-elf: -1}, in: {umi: -1}} moves less than one copy",
        ),
        ("{exchanges: A, out: {mystical-elf: 0}}", "{exchanges: A, out: {mystical-elf: 0}} moves"),
        ("{seconds: 0}", "0 seconds cannot pass; expected 1 or more"),
        ("{seconds: -60}", "-60 seconds cannot pass; expected 1 or more"),
    ],
)
def test_an_act_that_makes_no_sense_is_none(table: Table, act: str, said: str):
    session = table.session(f"{{start: {{at: between-games, games: [A], {SIDED}}}}}")
    with pytest.raises(BadPosition) as bad:
        session.play(step(act))
    assert str(bad.value).startswith(said)


def test_what_is_not_said_of_life_points_stays_as_it_was(table: Table):
    session = table.session("{start: {at: game, life-points: {A: 2000, B: 3000}}}")
    session.play(step("{life-points: {B: 1000}}"))
    assert session.game.state.life_points == (2000, 1000)


def test_nobody_has_to_do_anything_at_a_table(table: Table):
    session = table.session("{start: {at: game}}")
    game = session.game
    session.rest()
    assert session.game is game
    assert session.left_open() is None


def test_a_near_miss_names_a_player_a_part_a_card_or_the_match(table: Table):
    session = table.session(
        "{start: {at: before-match, A: {main-deck: {cards: 40, among: {umi: 1}}}}}"
    )
    assert session.subject("match") is None
    for name in ("A", "B", "main-deck", "side-deck", "umi"):
        assert session.subject(name) == name
    with pytest.raises(BadPosition) as bad:
        session.subject("yami")
    assert str(bad.value) == "'yami' is no player, no part of a Deck and no card of it"
