"""What comes of an example: held, failed, stuck, broken or crashed, and where."""

from ludex.check.play import Difference, play
from ludex.kernel import Rule, Ruleset
from ludex.project.project import Project
from ludex.yugioh.moments.duel import OpenState
from tests.tree import Tree

MOUNTAIN = """
    shows: [TCG-6.2]
    start: {A: {hand: [mountain]}, B: {field-zone: umi}}
    play:
      - {player: A, activate: mountain}
      - expect: [{chain: [mountain]}, {card: umi, zone: %(meanwhile)s}]
      - {resolve: chain}
    expect:
      - {card: mountain, zone: field-zone}
      - {card: umi, zone: %(after)s}
"""


def _mountain(tree: Tree, meanwhile: str, after: str, under_modern: str = "") -> None:
    under = f"    under:\n      modern: {under_modern}\n" if under_modern else ""
    tree.trial(MOUNTAIN % {"meanwhile": meanwhile, "after": after} + under)


def test_an_example_holds_when_everything_is_as_expected(tree: Tree):
    _mountain(tree, "field-zone", "graveyard")
    outcome = tree.played("HAT-99.E1")
    assert outcome.held
    assert outcome.status == "held"
    assert outcome.session is not None
    assert outcome.session.game.state.chain == ()


def test_what_was_found_to_hold_says_when_and_by_whom(project: Project):
    outcome = play(project, project.kb.examples["HAT-7.E1"], "hat-2014")
    assert outcome.session is not None
    meanwhile, end = outcome.checked
    assert 0 < meanwhile.after < end.after == len(outcome.session.game.log)
    assert "HAT-7.1" in meanwhile.credits
    assert "HAT-7.1" not in end.credits
    assert [each for each, _ in end.found] == list(project.kb.examples["HAT-7.E1"].expect)


def test_an_example_fails_at_the_expectation_that_does_not_hold(tree: Tree):
    _mountain(tree, "field-zone", "hand")
    outcome = tree.played("HAT-99.E1")
    assert (outcome.status, outcome.keys) == ("failed", ("expect", 1))
    assert (outcome.expected, outcome.found) == ("umi: zone hand", "umi: zone graveyard")


def test_an_expectation_between_steps_fails_before_the_next_step(tree: Tree):
    _mountain(tree, "graveyard", "graveyard")
    outcome = tree.played("HAT-99.E1")
    assert (outcome.status, outcome.keys) == ("failed", ("play", 1, "expect", 1))
    assert outcome.session is not None
    assert outcome.session.game.state.chain != ()


def test_another_ruleset_has_expectations_of_its_own(tree: Tree):
    variant = "{expect: [{card: umi, zone: %s}], because: [MOD-2.1]}"
    _mountain(tree, "field-zone", "graveyard", variant % "field-zone")
    assert tree.played("HAT-99.E1", "modern").held
    _mountain(tree, "field-zone", "graveyard", variant % "hand")
    outcome = tree.played("HAT-99.E1", "modern")
    assert (outcome.status, outcome.keys) == ("failed", ("under", "modern", "expect", 0))
    assert tree.played("HAT-99.E1").held


def test_another_ruleset_may_have_steps_of_its_own(tree: Tree):
    steps = "[{player: A, set: mountain}, {resolve: chain}]"
    variant = f"{{play: {steps}, expect: [{{chain: []}}], because: [MOD-2.1]}}"
    _mountain(tree, "field-zone", "graveyard", variant)
    outcome = tree.played("HAT-99.E1", "modern")
    assert (outcome.status, outcome.keys) == ("stuck", ("under", "modern", "play", 1))
    assert outcome.found == "there is no Chain to resolve"


def test_a_clause_that_is_said_to_make_the_difference_must_have_had_a_part(tree: Tree):
    variant = "{expect: [{card: umi, zone: field-zone}], because: [MOD-2.1, MOD-7.1]}"
    _mountain(tree, "field-zone", "graveyard", variant)
    outcome = tree.played("HAT-99.E1", "modern")
    assert (outcome.status, outcome.keys) == ("failed", ("under", "modern", "because", 1))
    assert outcome.expected == "MOD-7.1 to make the difference"


def test_an_example_is_stuck_at_the_step_that_is_refused(tree: Tree):
    tree.trial("""
        shows: [TCG-5.3]
        start: {A: {hand: [ookazi, dust-tornado]}, B: {field-zone: umi}}
        play:
          - {player: A, activate: ookazi}
          - {resolve: chain}
          - {player: A, activate: dust-tornado, targets: [umi]}
        expect: [{card: umi, zone: graveyard}]
    """)
    outcome = tree.played("HAT-99.E1")
    assert (outcome.status, outcome.keys) == ("stuck", ("play", 2))
    assert outcome.expected == "the step to be taken"
    assert outcome.found.endswith("is refused by TCG-5.3")
    assert len(outcome.carried) == 2


def test_a_choice_that_the_script_leaves_open_is_an_error_of_the_example(tree: Tree):
    tree.trial("""
        shows: [TCG-4.6]
        start: {A: {hand: [summoned-skull], monsters: [gemini-elf, harpie-lady]}}
        play: [{player: A, normal-summon: summoned-skull}]
        expect: [{card: summoned-skull, zone: hand}]
    """)
    outcome = tree.played("HAT-99.E1")
    assert (outcome.status, outcome.keys) == ("stuck", ("expect",))
    assert outcome.found == "player A has a choice to make, by `choose`"


def test_a_name_that_means_nothing_breaks_an_example_with_the_nearest_name(tree: Tree):
    tree.trial("""
        shows: [TCG-5.1]
        start: {A: {hand: [{card: umi, as: the-sea}]}}
        play: [{player: A, activate: the-see}]
        expect: [{card: umi, zone: field-zone}]
    """)
    outcome = tree.played("HAT-99.E1")
    assert (outcome.status, outcome.keys) == ("broken", ("play", 0, "activate"))
    assert outcome.found == "no card of the position is called 'the-see'; did you mean 'the-sea'?"


def test_all_that_a_broken_example_names_in_vain_is_told_at_once(tree: Tree):
    tree.trial("""
        near-miss: {TCG-5.1: umii}
        start: {A: {hand: [{card: umi, as: the-sea}]}, B: {set: [ookazi]}}
        play:
          - {player: A, activate: the-see}
          - {resolve: chain}
          - {player: 1B, activate: ookazi, targets: [ookazi, okazi]}
          - expect:
              - {chain: [umi, moutain]}
              - {cannot: {player: B, activate: okazi}, because: nothing}
          - {player: B, choose: [A, um]}
        expect:
          - {card: umi, destroyed-by: rules}
          - {card: um, destroyed-by: ookasi}
    """)
    outcome = tree.played("HAT-99.E1")
    assert outcome.status == "broken"
    assert [keys for keys, _ in outcome.wrong] == [
        ("play", 0, "activate"),
        ("play", 2, "player"),
        ("play", 2, "targets", 1),
        ("play", 3, "expect", 0, "chain", 1),
        ("play", 3, "expect", 1, "cannot", "activate"),
        ("play", 4, "choose", 1),
        ("expect", 1, "card"),
        ("expect", 1, "destroyed-by"),
        ("near-miss", "TCG-5.1"),
    ]
    assert outcome.keys == ("play", 0, "activate")


def test_names_and_positions_that_make_no_sense_are_told_together(tree: Tree):
    tree.trial("""
        shows: [TCG-5.1]
        start: {A: {life-points: 0, monsters: [umi]}}
        play: [{player: A, activate: umy}]
        under:
          modern:
            play: [{player: A, activate: um}]
            expect: [{card: ui, zone: hand}]
            because: [MOD-2.1]
    """)
    position = [("start", "A", "monsters", 0), ("start", "A", "life-points")]
    outcome = tree.played("HAT-99.E1")
    assert [keys for keys, _ in outcome.wrong] == [*position, ("play", 0, "activate")]
    outcome = tree.played("HAT-99.E1", "modern")
    assert [keys for keys, _ in outcome.wrong] == [
        *position,
        ("under", "modern", "play", 0, "activate"),
        ("under", "modern", "expect", 0, "card"),
    ]


def test_a_start_where_nobody_knows_who_sits_is_told_alone(tree: Tree):
    tree.trial("""
        shows: [TCG-5.1]
        start: {A: {hand: [umi]}, 1A: {}}
        play: [{player: A, activate: umy}]
    """)
    ((keys, said),) = tree.played("HAT-99.E1").wrong
    assert keys == ("start", "1A")
    assert said.startswith("A and 1A cannot be seats of the same Duel")


def test_a_token_that_a_card_of_the_position_makes_may_be_named(tree: Tree):
    tree.trial("""
        shows: [TCG-5.1]
        start: {A: {hand: [gorz-the-emissary-of-darkness]}}
        expect: [{card: emissary-of-darkness-token, zone: hand}]
    """)
    assert tree.played("HAT-99.E1").status == "failed"


def test_a_broken_rule_crashes_an_example_and_not_the_checker(project: Project):
    def broken(_g: object, _step: object) -> None:
        raise ZeroDivisionError("nobody divides cards")

    rules = project.rulesets["hat-2014"]
    with_a_bug = Ruleset("buggy", (Rule("TCG-99.1", "does", (OpenState,), broken), *rules.rules))
    example = project.kb.examples["HAT-2.E1"]
    outcome = play(project, example, "hat-2014", rules=with_a_bug)
    assert outcome.status == "crashed"
    assert outcome.found == "ZeroDivisionError: nobody divides cards"


def test_the_clauses_that_carried_a_step_are_noted(project: Project):
    outcome = play(project, project.kb.examples["HAT-5.E1"], "hat-2014")
    assert {"TCG-4.1", "TCG-4.6", "TCG-7.20"} <= outcome.carried[0]
    assert {"HAT-5.1", "HAT-5.5", "TCG-6.2", "sangan#1"} <= outcome.credited


def test_refusals_are_credited_too(project: Project):
    outcome = play(project, project.kb.examples["HAT-7.E1"], "hat-2014")
    assert "HAT-7.1" in outcome.credited


def test_the_last_lines_of_the_log_are_the_newest(project: Project):
    outcome = play(project, project.kb.examples["HAT-2.E1"], "hat-2014")
    assert outcome.session is not None
    log = list(outcome.session.game.log)
    assert outcome.last_lines(3) == log[-3:]
    assert len(outcome.last_lines(10_000)) == len(log)


def test_a_run_that_notes_differences_holds_where_the_run_itself_does(project: Project):
    # By its own rules nothing differs, in variants that name what makes the difference as well.
    for id in ("HAT-1.E1", "HAT-2.E1", "MOD-10.E1", "TRN-3.E2"):
        example = project.kb.examples[id]
        for ruleset in project.runs_of(example):
            found: list[Difference] = []
            assert play(project, example, ruleset, differences=found).held, (id, ruleset)
            assert found == []
