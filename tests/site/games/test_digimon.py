"""Digimon on the site: the table from above, cards, expectations and a round on one page."""

import pytest

from ludex.digimon import decisions as d
from ludex.digimon.position import table
from ludex.digimon.words.table import TABLE
from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import LOCALES, locale
from ludex.kernel import Ask
from ludex.project.project import Project
from ludex.site.boards.packed import Packing
from ludex.site.boards.pieces import Card, Line
from ludex.site.games.digimon.board import BOARDS, Album
from ludex.site.games.digimon.cards import CARDS
from ludex.site.games.digimon.face import FACE
from ludex.site.games.digimon.round import charts
from ludex.site.games.digimon.ways import QUESTIONS
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
    assert cells[middle + 1] == ["", *mine, "A-deck"]
    assert cells[middle - 1] == ["B-deck", *theirs[::-1], ""]
    assert cells[0][0] == "B-line"
    assert cells[-1] == ["A-line"]


def test_a_dark_area_is_a_pile_with_the_newest_card_on_top(project: Project):
    start = read("{start: {at: battle, A: {dark-area: [agumon, greymon]}}}").start
    picture = Album().picture(table(start, project.cards_of("digimon")))
    assert "A-dark-area" in [slot.cell for row in BOARDS.rows([picture]) for slot in row.slots]
    pieces = BOARDS.inside(_words(project), picture["A-dark-area"]).pieces
    assert pieces[0] == Card("Greymon", "effect")
    assert [each.left for each in pieces[1:]] == ["2", "Greymon", "Agumon"]  # type: ignore[union-attr]


def test_the_first_player_is_marked_and_the_points_stand_opposite(project: Project, picture):
    words = _words(project)
    (of_a,), (of_b,) = (BOARDS.inside(words, picture[f"{each}-line"]).pieces for each in "AB")
    assert of_a == Line("Player A", "150 points", "strong", "first")
    assert of_b == Line("Player B", "200 points", "strong")


ALL = (
    *(d.Starts("A", "agumon"), d.ClearSlot("A", "agumon"), d.ChangeSlot("A", "agumon", 2)),
    *(d.ExchangeHand("A", ("agumon",)), d.Digitalize("A", "agumon", 1), d.Prepare("A", "agumon")),
    *(d.PutIntoTraining("A", "agumon", 4), d.UseOption("A", "agumon")),
    *(d.LayOption("A", "agumon", 3), d.Evolve("A", "agumon", 1), d.ChangePlaces("A", 2, 3)),
    *(d.Support("A", "agumon", 1), d.UseAbility("A", "agumon"), d.Pay("A", "agumon")),
)


@pytest.mark.parametrize("option", ALL, ids=lambda option: type(option).__name__)
def test_what_can_be_done_with_a_card_is_said_of_it(project: Project, option):
    now = table(read(f"{{start: {START}}}").start, project.cards_of("digimon"))
    assert BOARDS.way is not None
    way = BOARDS.way(now, option)
    assert way is not None
    assert list(now.cards)[way.who - 1] == (
        "gabumon" if isinstance(option, d.ChangePlaces) else "agumon"
    )
    assert way.key in TABLE


def test_what_a_player_does_without_a_card_is_said_of_the_player(project: Project):
    now = table(read(f"{{start: {START}}}").start, project.cards_of("digimon"))
    assert BOARDS.way is not None
    for option in (d.TrainFromDeck("A", 4), d.GiveUp("A", 5)):
        way = BOARDS.way(now, option)
        assert way is not None
        assert (way.who, way.of) == (0, "A")


def test_what_is_of_no_card_in_particular_is_not_told(project: Project):
    now = table(read(f"{{start: {START}}}").start, project.cards_of("digimon"))
    assert BOARDS.way is not None
    for option in (d.CallTime(), d.ExchangeHand("A", ("x", "y")), d.Pay("A", "A-deck-0")):
        assert BOARDS.way(now, option) is None


def test_every_decision_is_put_into_words(project: Project):
    words = _words(project)
    asks = [each for each in vars(d).values() if isinstance(each, type) and issubclass(each, Ask)]
    assert {ask for ask in asks if ask.__module__ == d.__name__} - {d.Decision} == set(QUESTIONS)
    assert BOARDS.asking is not None
    assert BOARDS.asking(words, d.InAssault("B")) == "Player B decides what to use in the assault."
    said = BOARDS.asking(words, d.DrawingLots())
    assert said == "Chance decides who is the first player."


def test_boxes_and_slots_have_a_row_where_anything_ever_lies_there(picture):
    rows = BOARDS.rows([picture])
    cells = {slot.cell for row in rows for slot in row.slots}
    assert {"A-slot-0", "B-training-4"} <= cells
    assert not {"B-slot-0", "A-training-4", "A-support-1"} & cells


def test_cards_lie_face_up_or_show_their_backs(project: Project, picture):
    words = _words(project)
    (greymon,) = BOARDS.inside(words, picture["A-space-1"]).pieces
    assert isinstance(greymon, Card)
    assert (greymon.name, greymon.look, greymon.note) == ("Greymon", "effect", "440/340/200")
    (plug_in,) = BOARDS.inside(words, picture["A-slot-0"]).pieces
    assert isinstance(plug_in, Card)
    assert (plug_in.name, plug_in.look, plug_in.note) == ("Offense Plug-In A", "hidden", "")
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
    assert rows["Lost points against levels 3, 4, 5, 6"] == "30 / 20 / 10 / 10"
    assert "Devimon" in rows["Evolves from"]
    assert "cards/winning-percentage-40/" in rows["Evolves from"]


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
    assert any("This card was never printed" in remark for remark in text["remarks"])
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
