"""Digimon on the site: the table from above, cards, expectations and a round on one page."""

import pytest

from ludex.digimon.position import table
from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import LOCALES, locale
from ludex.project.project import Project
from ludex.site.boards.packed import Packing
from ludex.site.boards.pieces import Card
from ludex.site.games.digimon import FACE
from ludex.site.games.digimon.board import BOARDS, Album
from ludex.site.games.digimon.cards import CARDS
from ludex.site.games.digimon.round import charts
from ludex.site.writer import Writer
from tests.conftest import ROOT
from tests.digimon.table import read

START = """{
  at: battle, round: 3,
  A: {points: 150, space-1: [agumon, greymon], space-2: [gabumon], slot-0: offense-plug-in-a},
  B: {space-3: [palmon], hand: [togemon], training-4: {from-deck: 2}},
}"""


def _words(project: Project, code: str = "en") -> Writer:
    return Writer(project, Catalogues(ROOT / "translations"), locale(code))


@pytest.fixture
def picture(project: Project):
    start = read(f"{{start: {START}}}").start
    return Album().picture(table(start, project.cards_of("digimon")))


def test_two_rows_of_three_face_each_other(picture):
    cells = [[slot.cell for slot in row.slots] for row in BOARDS.rows([picture])]
    mine, theirs = [[f"{who}-space-{n}" for n in (1, 2, 3)] for who in ("A", "B")]
    middle = cells.index(["middle"])
    assert cells[middle + 1] == mine
    assert cells[middle - 1] == theirs[::-1]
    assert cells[0][0] == "B-line"
    assert cells[-1] == ["A-line"]


def test_boxes_and_slots_have_a_row_where_anything_ever_lies_there(picture):
    rows = BOARDS.rows([picture])
    cells = {slot.cell for row in rows for slot in row.slots}
    assert {"A-slot-0", "B-training-4"} <= cells
    assert not {"B-slot-0", "A-training-4", "A-support-1"} & cells


def test_cards_lie_face_up_or_show_their_backs(project: Project, picture):
    words = _words(project)
    assert BOARDS.inside(words, picture["A-space-1"]).pieces == (Card("Greymon", "effect"),)
    plug_in = Card("Offense Plug-In A", "hidden")
    assert BOARDS.inside(words, picture["A-slot-0"]).pieces == (plug_in,)
    trained = BOARDS.inside(words, picture["B-training-4"]).pieces
    assert trained == (Card("", "hidden"), Card("", "hidden"))
    assert BOARDS.inside(words, picture["B-space-1"]).pieces == ()


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_a_table_is_put_into_words(project: Project, picture, to):
    words = _words(project, to.code)
    said = Packing(words, words.locale).described(BOARDS, picture)
    assert "150" in said
    assert words.card_name("greymon") in said


def test_a_card_tells_its_facts(project: Project):
    words = _words(project)
    rows = dict(CARDS.rows(words, project.cards["metal-greymon"]))
    assert str(rows["Code"]) == "Bo-1"
    assert rows["Attacks A, B, C"] == "490 / 440 / 170"
    assert rows["Lost points to levels 3, 4, 5, 6"] == "30 / 20 / 10 / 10"
    assert "Devimon" in rows["Evolves from"]
    assert "cards/winning-percentage-40.md" in rows["Evolves from"]


def test_a_card_that_is_only_known_tells_what_is_known_of_it(project: Project):
    words = _words(project)
    rows = dict(CARDS.rows(words, project.kb.known_cards["bakumon"].facts))
    assert str(rows["Code"]) == "not known"
    assert "Attacks A, B, C" not in rows


def test_a_made_up_card_says_so(project: Project):
    words = _words(project)
    card = project.cards["level-4-digimon"]
    assert CARDS.effects is not None
    text = CARDS.effects(words, "level-4-digimon", card)
    assert any("No such card was printed" in remark for remark in text["remarks"])
    assert len(text["effects"]) == 2


def test_names_mean_their_cards():
    start = read("{start: " + START.replace("[gabumon]", "['gabumon#2']") + "}").start
    labels = FACE.labels(start)
    assert labels["gabumon#2"] == "gabumon"
    assert {"togemon", "offense-plug-in-a", "greymon"} <= labels.keys()


def test_a_round_on_one_page_rests_on_its_clauses(project: Project):
    chart, at_tournaments = charts(project)
    assert chart.rulesets == ("ultimate-battle",)
    assert "UBT-1.2" in at_tournaments.clauses - chart.clauses
    words = _words(project)
    words.open(chart.address.page)
    shown = chart.show({}, words)
    said = [clause for stage in shown.values["stages"] for clause in stage["clauses"]]
    assert len(said) == len(chart.clauses)
