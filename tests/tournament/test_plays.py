"""`plays:` - a game of a Match that is the Duel of another example, handed over as it went."""

import pytest

from ludex.playing import BadPosition, Stuck
from ludex.playing.course import Change, Course, TurnOver
from ludex.tournament.match import Result
from ludex.tournament.session import Session
from tests.tournament.table import Table, step

EQUAL = "life-points: {A: 4000, B: 4000}"
AFTER_THE_LAST_TURN = "{call: time}, {turn-ends: A}, {turn-ends: B}, {turn-ends: A}, {turn-ends: B}"


def _course(
    *changes: tuple[int, int, bool],
    result: Result | None = None,
    start: tuple[int, int] = (4000, 4000),
) -> Course:
    told = tuple(Change((a, b), chain) for a, b, chain in changes)
    return Course(start, "A", told, result)


def _session(table: Table, course: Course, play: str = "", start: str = EQUAL) -> Session:
    return table.session(f"{{start: {{at: game, {start}}}, play: [{play}]}}", lambda _id: course)


def _played(table: Table, course: Course, play: str = "") -> Session:
    session = _session(table, course, play)
    session.play(step("{plays: TCG-8.E4}"))
    return session


def test_the_duel_of_an_example_is_asked_for_by_its_id(table: Table):
    asked: list[str] = []

    def duel(id: str) -> Course:
        asked.append(id)
        return _course()

    table.session(f"{{start: {{at: game, {EQUAL}}}, play: [{{plays: TCG-8.E4}}]}}", duel)
    assert asked == ["TCG-8.E4"]


def test_a_duel_that_goes_on_leaves_its_life_points(table: Table):
    match = _played(table, _course((3800, 4000, True), (5000, 4000, False))).game.state
    assert (match.stage, match.life_points, match.chain) == ("game", (5000, 4000), False)


def test_a_duel_that_ends_ends_the_game(table: Table):
    won = _played(table, _course((100, 4000, False), (0, 4000, False), result="B")).game.state
    assert (won.stage, won.games, won.life_points) == ("between-games", ("B",), (100, 4000))
    drawn = _played(table, _course((0, 0, False), result="draw")).game.state
    assert (drawn.stage, drawn.games) == ("between-games", ("draw",))


def test_once_the_game_is_decided_the_rest_of_the_duel_is_nothing_to_it(table: Table):
    """Whoever is ahead after the first change has won, and what would come after is not played."""
    course = _course((3800, 4000, False), (5000, 4000, False), result="A")
    match = _played(table, course, AFTER_THE_LAST_TURN).game.state
    assert (match.winner, match.games, match.life_points) == ("B", ("B",), (3800, 4000))


def test_in_a_chain_the_first_change_decides_nothing_before_it_has_resolved(table: Table):
    course = _course((3800, 4000, True), (5000, 4000, True), (5000, 4000, False))
    match = _played(table, course, AFTER_THE_LAST_TURN).game.state
    assert (match.winner, match.games, match.life_points) == ("A", ("A",), (5000, 4000))


def test_a_duel_that_begins_with_other_life_points_is_none_of_this_game(table: Table):
    session = _session(table, _course(start=(8000, 4000)))
    with pytest.raises(BadPosition) as bad:
        session.play(step("{plays: TCG-8.E4}"))
    assert str(bad.value) == (
        "TCG-8.E4 starts with Life Points of 8000 and 4000, but the game stands at 4000 and 4000"
    )


@pytest.mark.parametrize(
    ("at", "stage"),
    [("at: between-games, games: [A]", "between-games"), ("at: before-match", "before-match")],
)
def test_where_no_game_goes_on_no_duel_is_played(table: Table, at: str, stage: str):
    session = table.session(f"{{start: {{{at}}}}}")
    with pytest.raises(Stuck) as stuck:
        session.play(step("{plays: TCG-8.E4}"))
    said = f"{{plays: TCG-8.E4}} is not offered: the Match is at the stage {stage}"
    assert (str(stuck.value), stuck.value.refused) == (said, True)


def test_a_duel_in_the_middle_of_a_chain_leaves_the_turn_in_it(table: Table):
    session = _played(table, _course((3800, 4000, True)))
    assert session.game.state.chain
    with pytest.raises(Stuck, match="the Chain has not resolved yet"):
        session.play(step("{turn-ends: A}"))


def test_the_turns_that_end_in_a_duel_end_in_the_game(table: Table):
    course = Course((4000, 4000), "A", (TurnOver("A"), Change((4000, 3000), chain=False)))
    match = _played(table, course).game.state
    assert (match.turn, match.turn_player, match.life_points) == (2, "B", (4000, 3000))


def test_a_duel_that_begins_in_the_other_players_turn_is_none_of_this_game(table: Table):
    session = _session(table, Course((4000, 4000), "B", ()))
    with pytest.raises(BadPosition) as bad:
        session.play(step("{plays: TCG-8.E4}"))
    assert (
        str(bad.value)
        == "TCG-8.E4 starts in player B's turn, but it is not that player's turn in the game"
    )


FOUR = ("1A", "2A", "1B", "2B")


def test_a_duel_of_four_is_won_by_the_team_of_the_player_that_it_names(table_of_teams: Table):
    happened = (TurnOver("1A"), Change((8000, 900), chain=False))
    course = Course((8000, 8000), "1A", happened, "2B", FOUR)
    session = table_of_teams.session("{start: {at: game}}", lambda _id: course)
    session.play(step("{plays: TAG-2.E3}"))
    match = session.game.state
    assert (match.games, match.turn_player, match.lp("team-2")) == (("team-2",), "2A", 900)


def test_a_duel_of_two_is_none_of_a_match_of_teams(table_of_teams: Table):
    session = table_of_teams.session("{start: {at: game}}", lambda _id: _course())
    with pytest.raises(BadPosition) as bad:
        session.play(step("{plays: TCG-8.E4}"))
    assert str(bad.value) == "TCG-8.E4 is played by A, B, but this Match by 1A, 2A, 1B, 2B"
