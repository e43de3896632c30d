"""The tables of the register: what a line says, where it stands, and what is no table."""

from pathlib import Path

import pytest

from ludex.kb import register
from ludex.kb.errors import Location, Problems

PATH = Path("rules/demo/register/o.tsv")
TEXT = 'id\tcode\tkind\tpower\ten\tes\nowl\t7\tbird\t\tOwl, "I"\tBúho\nox\t08\tbeast\t3\t9\t\n'


def test_a_line_says_what_its_cells_say() -> None:
    assert register.parse(PATH, TEXT.encode()).data == {
        "cards": [
            {"id": "owl", "code": 7, "kind": "bird", "names": {"en": 'Owl, "I"', "es": "Búho"}},
            {"id": "ox", "code": 8, "kind": "beast", "power": 3, "names": {"en": "9"}},
        ]
    }


def test_a_cell_is_located_and_an_empty_line_passed_over() -> None:
    sheet = register.parse(PATH, TEXT.replace("\nox", "\n\nox").encode())
    assert sheet.locate(("cards", 1)) == Location(PATH, 4, 1)
    assert sheet.locate(("cards", 1, "power")) == Location(PATH, 4, 13)
    assert sheet.locate(("cards", 0, "names", "es")) == Location(PATH, 2, 22)
    assert sheet.locate(("cards", 0, "size")) == Location(PATH, 2, 1)
    assert sheet.locate(()) == Location(PATH, 1, 1)


def test_some_cards_stand_where_they_stood() -> None:
    sheet = register.only(PATH, TEXT, {"ox"})
    assert [card["id"] for card in sheet.data["cards"]] == ["ox"]
    assert sheet.locate(("cards", 0, "kind")) == Location(PATH, 3, 7)
    assert register.only(PATH, TEXT, {"oxen"}).data == {"cards": []}


@pytest.mark.parametrize(("slug", "there"), [("owl", True), ("ow", False), ("id", False)])
def test_a_card_is_there_by_its_whole_id(slug: str, there: bool) -> None:
    assert register.has(TEXT, slug) is there
    assert (slug in register.ids(TEXT)) is there


def test_a_card_is_taken_out_with_its_line() -> None:
    left = register.without(TEXT, "owl")
    assert TEXT.startswith("id\tcode")
    assert register.ids(left) == ["ox"]
    assert register.without(left, "owl") == left


def test_line_ends_of_windows_are_line_ends() -> None:
    windows = TEXT.replace("\n", "\r\n").encode()
    assert register.parse(PATH, windows).data == register.parse(PATH, TEXT.encode()).data


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("id\tcode", "code\tid", "1:1: the first line"),
        ("power", "kind", "1:1: the first line"),
        ("power\ten", "en\tpower", "1:1: the first line"),
        ("7\tbird", "7 bird", "2:1: owl: 5 cells; expected 6"),
        ("beast", "<b>", "3:7: ox: '<b>'; expected text without markup"),
        ("beast", "be\x07st", "3:9: the character U+0007"),
    ],
)
def test_what_is_no_table_is_told_at_its_place(old: str, new: str, said: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(Problems) as told:
        register.parse(PATH, TEXT.replace(old, new).encode())
    assert str(told.value).startswith(f"{PATH}:{said}")


def test_a_file_is_found_by_the_first_letter(tmp_path: Path) -> None:
    path = register.file_of(tmp_path / "demo", "owl")
    path.parent.mkdir(parents=True)
    path.write_text(TEXT, "utf-8")
    assert path.name == "o.tsv"
    assert register.files(tmp_path) == register.files(tmp_path / "demo") == [path]
    assert register.rows(path)[1][0][:3] == ["owl", "7", "bird"]
    assert register.location(path, "ox") == Location(path, 3, 1)
