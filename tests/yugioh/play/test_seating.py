"""Who sits where in an example, and that it speaks of no others."""

import pytest

from ludex.playing import BadPosition, Wrong
from ludex.yugioh.play.course import course
from tests.yugioh.scene import Table, step


@pytest.mark.parametrize(
    ("start", "keys", "said"),
    [
        (
            "{A: {}, 2B: {}}",
            ("2B",),
            (
                "A and 2B cannot be seats of the same Duel; its seats are A and B, or 1A, 2A, "
                "1B and 2B"
            ),
        ),
        (
            "{turn: {player: 1A}, B: {}}",
            ("turn", "player"),
            (
                "B and 1A cannot be seats of the same Duel; its seats are A and B, or 1A, 2A, "
                "1B and 2B"
            ),
        ),
        (
            "{1A: {life-points: 4000}, 1B: {life-points: 3000}}",
            ("1B", "life-points"),
            "player 1B has 3000 Life Points, but the same side has 4000",
        ),
        (
            "{2B: {life-points: 0}}",
            ("2B", "life-points"),
            "player 2B has 0 Life Points; expected 1 or more",
        ),
        (
            "{1A: {monsters: [umi, {card: sangan, owner: A}]}}",
            ("1A", "monsters", 1, "owner"),
            "the position has no seat 'A'; did you mean '2A'?",
        ),
    ],
)
def test_seats_that_make_no_duel_are_told_where_they_stand(hat: Table, start, keys, said):
    with pytest.raises(BadPosition) as bad:
        hat.session(f"start: {start}")
    assert Wrong(said, keys) in bad.value.wrong


@pytest.mark.parametrize(
    "said", ["{player: 1A, go-to: end}", "{until: end, player: 1A}", "{player: 1A, choose: [umi]}"]
)
def test_a_step_of_a_seat_that_the_position_does_not_have_is_told(hat: Table, said: str):
    session = hat.session("start: {}")
    with pytest.raises(BadPosition, match=r"the position has no seat '1A'; did you mean 'A'\?"):
        session.play(step(said))


@pytest.mark.parametrize(
    "said",
    [
        "{player: 1A, hand: 0}",
        "{decides: 1A}",
        "{winner: 1A}",
        "{card: umi, controller: 1A}",
        "{cannot: {player: 1A, activate: umi}, because: nothing}",
        "{can: {player: 1A, activate: umi}}",
    ],
)
def test_an_expectation_of_a_seat_that_the_position_does_not_have_is_told(hat: Table, said: str):
    session = hat.session("start: {A: {hand: [umi]}}")
    with pytest.raises(BadPosition, match="the position has no seat '1A'"):
        hat.verdict(session, said)


def test_a_near_miss_may_name_a_seat_or_a_side(hat: Table):
    session = hat.session("start: {1A: {}}")
    assert [session.subject(name) for name in ("2B", "2", "duel")] == ["2B", "2", None]


def test_of_a_duel_of_four_a_match_is_told_the_points_of_both_sides_and_who_plays(hat: Table):
    told = course(hat.session("start: {turn: {player: 2A}, 1A: {life-points: 900}}"))
    assert told.players == ("1A", "2A", "1B", "2B")
    assert (told.life_points, told.turn_player, told.result) == ((900, 8000), "2A", None)
