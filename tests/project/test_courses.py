"""Duels of the examples, as they are handed to a Match."""

from ludex.playing.course import Change, Course, TurnOver
from ludex.project.project import Project
from tests.tree import Tree


def _course(project: Project, id: str) -> Course:
    return project.course(id)


def _changes(told: Course) -> list[Change]:
    return [each for each in told.happened if isinstance(each, Change)]


def test_every_change_of_a_chain_is_told_and_that_it_has_resolved(project: Project):
    """Secret Barrel counts one card, 200 damage; Poison of the Old Man then gives 1200."""
    assert _course(project, "TCG-8.E4") == Course(
        (4000, 4000),
        "A",
        (
            Change((3800, 4000), chain=True),
            Change((5000, 4000), chain=True),
            Change((5000, 4000), chain=False),
        ),
    )


def test_a_duel_that_goes_on_has_no_result(project: Project):
    told = _course(project, "TCG-8.E2")
    assert told.life_points == (8000, 801)
    assert [change.life_points for change in _changes(told)] == [(8000, 1), (8000, 1)]
    assert told.result is None


def test_a_duel_that_is_over_has_one(project: Project):
    assert _course(project, "TCG-8.E1").result == "A"
    assert _course(project, "TCG-8.E3").result == "B"


def test_a_duel_that_nobody_wins_is_a_draw(project: Project):
    told = _course(project, "TCG-7.E45")
    assert (told.life_points, told.result) == ((2600, 2600), "draw")
    assert _changes(told)[-1].life_points == (0, 0)


def test_battle_damage_is_a_change_without_a_chain(tree: Tree):
    tree.trial("""
        shows: [TCG-9.9]
        start: {A: {monsters: [gemini-elf]}}
        play:
          - {player: A, go-to: battle}
          - {player: A, attack: gemini-elf}
        expect: [{player: B, life-points: 6100}]
    """)
    assert _changes(_course(tree.project, "HAT-99.E1")) == [Change((8000, 6100), chain=False)]


def test_what_an_example_expects_on_its_way_is_passed_over(tree: Tree):
    tree.trial("""
        shows: [TCG-8.1]
        start: {A: {hand: [ookazi]}}
        play:
          - {player: A, activate: ookazi}
          - expect: [{player: B, life-points: 1}]
          - {resolve: chain}
        expect: [{player: B, life-points: 7200}]
    """)
    changes = _changes(_course(tree.project, "HAT-99.E1"))
    assert [change.life_points for change in changes] == [(8000, 7200), (8000, 7200)]
    assert [change.chain for change in changes] == [True, False]


def test_the_ends_of_turns_are_told_with_whose_they_were(tree: Tree):
    tree.trial("""
        shows: [TCG-2.1]
        start:
          turn: {player: B, number: 4}
          A: {deck: [umi, umi]}
          B: {deck: [umi, umi]}
        play:
          - {until: standby, player: A}
        expect: [{phase: standby, turn-player: A, turn: 5}]
    """)
    told = _course(tree.project, "HAT-99.E1")
    assert told.turn_player == "B"
    assert told.happened == (TurnOver("B"),)
