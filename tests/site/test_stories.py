"""Examples as they are told: boards, steps, and what is checked on the way."""

from dataclasses import replace

from ludex.kb.scripts import script_of
from ludex.playing import Aside
from ludex.site.games.duels.board.rows import is_there
from ludex.site.stories import told as told_of
from tests.site.rendered import stories


def test_every_example_is_told_under_every_ruleset_that_it_names(facts):
    project = facts.project
    live = [e for e in project.kb.examples.values() if e.retired is None]
    assert set(facts.runs) == {(e.id, r) for e in live for r in project.runs_of(e)}


def test_steps_lead_from_the_first_board_to_the_last(facts):
    story = stories(facts)["HAT-2.E1", "hat-2014"]
    assert story.pictures[0] == story.first
    assert story.pictures[-1] == story.last
    assert len(story.pictures) == len(story.beats) + 1
    assert story.first["B-field-zone"] != story.last["B-field-zone"]


def test_only_changed_cells_are_kept(facts):
    for story in stories(facts).values():
        for before, beat in zip(story.pictures[:-1], story.beats, strict=True):
            assert all(before[name] != cell for name, cell in beat.changed.items())


def test_everything_expected_on_the_way_stands_in_its_place(facts):
    for story in stories(facts).values():
        steps, expect, _ = script_of(story.example, story.ruleset)
        meanwhile = [step.expect for step in steps if isinstance(step, Aside)]
        assert [beat.checked for beat in story.beats if beat.line is None] == meanwhile
        assert story.expect == tuple(expect)


def test_a_check_comes_before_what_happens_next(facts):
    beats = stories(facts)["HAT-2.E1", "hat-2014"].beats
    checked = next(n for n, beat in enumerate(beats) if beat.checked)
    said = [beat.line.said.name for beat in beats[:checked] if beat.line]
    assert said[-1] == "LinkAdded"


def test_one_layout_serves_every_run_of_an_example(facts):
    duels = ((id, story) for (id, _), story in stories(facts).items() if not _boxed(facts, id))
    for id, story in duels:
        placed = {slot.cell for row in facts.told[id].rows for slot in row.slots}
        for picture in story.pictures:
            missing = {
                name for name, shown in picture.items() if name not in placed and is_there(shown)
            }
            hands = {f"{seat}-hand" for seat in ("A", "B", "1A", "2A", "1B", "2B")}
            assert missing <= {*hands, "A-score", "B-score"}


def _boxed(facts, id: str) -> bool:
    """Whether the boards of an example fold what stays empty, with more than hands and scores."""
    return bool(facts.project.kb.game_of(id) == "digimon")


def test_every_run_is_told_once_and_the_examples_own_first(facts):
    kb = facts.project.kb
    for id, told in facts.told.items():
        runs = [story.ruleset for alike in told.tellings for story in alike]
        assert sorted(runs) == sorted(facts.project.runs_of(kb.examples[id]))
        assert runs[0] == kb.ruleset_of(kb.examples[id])


def test_runs_that_go_the_same_way_are_told_together(facts):
    story = stories(facts)["HAT-2.E1", "hat-2014"]
    other = stories(facts)["HAT-2.E1", "modern"]
    same = replace(story, ruleset="modern")
    assert story.goes_as(same)
    assert not story.goes_as(other)
    beat = next(beat for beat in story.beats if beat.line)
    assert beat.line is not None
    by_another = replace(beat, line=replace(beat.line, clauses=("MOD-2.1",)))
    beats = tuple(by_another if each is beat else each for each in story.beats)
    assert not story.goes_as(replace(same, beats=beats))
    boards = facts.face_of(story.example).boards
    assert told_of(boards, [story, same]).tellings == ((story, same),)
    apart = told_of(boards, [story, other])
    assert apart.tellings == ((story,), (other,))
    assert [(run.ruleset, run.way) for run in apart.runs()] == [("hat-2014", 0), ("modern", 1)]


def test_what_is_kept_of_a_run_says_who_acted_when(facts):
    story, run = stories(facts)["HAT-6.E5", "hat-2014"], facts.run("HAT-6.E5")
    assert [moment.credits for moment in run.moments] == [
        *(beat.credits for beat in story.beats),
        story.credits,
    ]
    acted = {(clause, moment.at) for moment in run.moments for clause in moment.credits}
    assert {("HAT-6.24", "start"), ("HAT-6.25", "calculation")} <= acted


def test_every_name_of_an_example_means_a_card(facts):
    for example in facts.project.kb.examples.values():
        labels = facts.face_of(example).labels(example.start)
        assert set(labels.values()) <= facts.project.kb.known_cards.keys()


def test_what_refers_to_what(facts):
    cross = facts.crossings
    assert "HAT-5.E1" in cross.shown_by["HAT-5.1"]
    assert "HAT-5.E4" in cross.missed_by["HAT-5.1"]
    assert cross.neighbours["HAT-2.1"] == ["MOD-2.1"]
    assert cross.in_force["HAT-2.1"] == ["damage-step-2011", "hat-2014", "tag-2007"]
    assert "HAT-2.E1" in cross.examples_with["umi"]
