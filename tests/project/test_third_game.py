"""A third game with cards, from its YAML on: no line of the project is changed for it."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ludex.check.proof.prove import prove
from ludex.check.proof.runs import provable
from ludex.check.run import check, examples_of
from ludex.check.telling import failure
from ludex.check.trace import trace
from ludex.i18n.locales import LOCALES
from ludex.kb.errors import Problems
from ludex.kb.schema import schemas
from ludex.kernel import Rulebook
from ludex.playing import BadPosition
from ludex.project.games import GAMES, engines
from ludex.project.project import Project
from ludex.project.voice import Voice, messages
from tests.conftest import ROOT
from tests.ladder import clauses
from tests.ladder.game import ENGINE, GAME
from tests.ladder.table import Climb

RULES = ROOT / "tests" / "ladder" / "rules"


@pytest.fixture(scope="module")
def ladder() -> Project:
    return Project.at(RULES, games=(GAME,))


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A copy of its rules, to be changed."""
    return shutil.copytree(RULES, tmp_path / "rules")


def _problems(rules: Path, games=(GAME,)) -> list[str]:
    with pytest.raises(Problems) as raised:
        Project.at(rules, games)
    return [str(each).removeprefix(f"{rules}/") for each in raised.value.problems]


def test_its_examples_hold(ladder: Project):
    outcomes = list(check(ladder, examples_of(ladder, [])))
    assert [(each.example, each.status) for each in outcomes] == [
        ("LAD-1.E1", "held"),
        ("LAD-1.E2", "held"),
    ]


def test_a_function_with_a_mistyped_id_is_told_at_its_own_line(rules: Path):
    book = Rulebook.of(clauses.book)

    def astray(_g: object, _climb: Climb) -> bool:
        return False

    book.rule("LAD-1.9", forbids=Climb)(astray)
    game = replace(GAME, load=lambda: replace(ENGINE, book=book))
    line = astray.__code__.co_firstlineno
    (told,) = _problems(rules, (game,))
    assert told == (
        f"{__file__}:{line}:1: LAD-1.9: a function with an ID that no clause has;"
        " expected the ID of a clause; did you mean 'LAD-1.5'?"
    )


def test_its_clauses_are_proved(ladder: Project):
    *_, proof = prove(ladder, provable(ladder))
    assert proof.holds, proof
    assert len(proof.witnessed) == 5


def test_its_log_is_told_in_every_language_by_the_names_that_are_published(ladder: Project):
    told = trace(ladder, ladder.kb.examples["LAD-1.E1"], "ladder")
    for locale in LOCALES:
        voice = Voice(ladder, ROOT / "translations", locale)
        first, second, last = (voice.say(line.said) for line in told.lines)
        assert first == f"A climbs to {locale.quoted('Ground')}."
        assert second == f"B climbs to {locale.quoted('Roof')}."
        assert last == "B has reached the top of the ladder."
    assert ladder.kb.cards["cloud"].names == {
        "en": "Cloud",
        "pt-BR": "Nuvem",
        "es": "Cloud",
        "zh-Hans": "Cloud",
    }


def test_what_it_says_is_to_be_translated(ladder: Project):
    found = {each.context: each.where for each in messages(ladder)}
    assert found["LAD-1.1#text"] == "rules/ladder/01-climbing.yaml"
    assert found["event#Climbed"] == "src/tests/ladder/table.py"
    assert found["ui#ladder.top"] == "tests/ladder/game.py"
    assert "ui#frame.home" in found


def test_a_failure_is_told_in_its_terms(rules: Path):
    article = rules / "ladder" / "01-climbing.yaml"
    text = article.read_text("utf-8")
    article.write_text(text.replace("{top: roof, won-by: B}", "{top: roof, won-by: A}"), "utf-8")
    project = Project.at(rules, games=(GAME,))
    [outcome, _] = check(project, examples_of(project, []))
    lines = failure(project, outcome).split("\n")
    assert lines[1:3] == ["  expected  won by A", "  found     won by B"]
    assert lines[-1].split(maxsplit=1)[1] == "Reached player B [LAD-1.5]"


def test_two_of_its_cards_share_no_code(rules: Path):
    card = rules / "ladder" / "cards" / "knee.yaml"
    card.write_text(card.read_text("utf-8").replace("LA-2", "LA-99"), "utf-8")
    [problem] = _problems(rules)
    assert problem.startswith("ladder/register/m.tsv:2:")
    assert "the code LA-99 a second time; expected one of its own; 'knee' has it at" in problem


def test_a_card_has_a_name_in_the_languages_that_it_promises(rules: Path):
    card = rules / "ladder" / "cards" / "knee.yaml"
    card.write_text(card.read_text("utf-8").replace("{en: Knee}", "{es: Rodilla}"), "utf-8")
    assert any("en" in each for each in _problems(rules))


def test_beside_the_other_games_its_files_have_shapes_of_their_own():
    names = set(schemas(*engines((*GAMES, GAME))))
    assert {"ladder-article.json", "ladder-card.json", "ladder-register.json"} <= names
    assert "tournament-card.json" not in names


def test_a_game_without_cards_has_no_card_files(tree):
    path = tree.folder / "rules" / "tournament" / "cards" / "joker.yaml"
    path.parent.mkdir()
    path.write_text("id: joker\n", "utf-8")
    [problem] = _problems(tree.folder / "rules", GAMES)
    assert problem.startswith("tournament/cards/joker.yaml:1:1: a card file; expected none")


def test_nothing_is_played_around_a_game_that_does_not_tell_its_course(ladder: Project):
    with pytest.raises(BadPosition, match=r"LAD-1\.E1: no other game is played around"):
        ladder.course("LAD-1.E1")
