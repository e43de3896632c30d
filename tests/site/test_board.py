"""Boards as pictures: what is drawn where, in which language, and nothing that overflows."""

from dataclasses import replace
from types import SimpleNamespace
from xml.etree import ElementTree as ET

import pytest

from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.site.board import Drawing
from ludex.site.cells import now
from ludex.site.layout import CARD_WIDTH, Box, layout
from ludex.site.picture import (
    Album,
    Cell,
    Face,
    Hand,
    LinkLine,
    Middle,
    Pile,
    PlayerLine,
    Single,
)
from ludex.yugioh.board import Board, Card, Place
from ludex.yugioh.vocabulary import CardData

SVG = "{http://www.w3.org/2000/svg}"
NAMES = {
    "sangan": {"en": "Sangan", "zh-Hans": "三眼怪"},
    "caius": {"en": "Caius the Shadow Monarch", "zh-Hans": "邪帝盖乌斯"},
    "hostile": {"en": "<script>alert('x')</script> & \"more\"", "zh-Hans": "<b>海</b>"},
    "endless": {"en": "Supercalifragilistic " * 9, "zh-Hans": "无穷" * 40},
}


class Plain:
    """Words that say their key."""

    def __init__(self, code: str = "en") -> None:
        self.code = code

    def word(self, key: str, **values: object) -> str:
        return " ".join([key.partition(".")[2], *map(str, values.values())])

    def card_name(self, slug: str) -> str:
        return NAMES[slug][self.code]

    def term_name(self, id: str) -> str:
        return id


def empty() -> dict[str, Cell]:
    cells: dict[str, Cell] = {"middle": Middle(3, "A", "main-1", ())}
    for player in "AB":
        cells[f"{player}-line"] = PlayerLine(player, 8000)
        cells[f"{player}-hand"] = Hand(())
        cells[f"{player}-field-zone"] = Single(None)
        cells[f"{player}-deck"] = Pile("deck", 0)
        for pile in ("graveyard", "banished"):
            cells[f"{player}-{pile}"] = Pile(pile, 0)
        for zone in ("monster-zone", "spell-trap-zone"):
            cells |= {f"{player}-{zone}-{n}": Single(None) for n in range(1, 6)}
    return cells


def drawn(code: str = "en", **cells):
    picture = empty() | {name.replace("_", "-"): cell for name, cell in cells.items()}
    to = locale(code)
    svg = Drawing(Plain(code), to).board(picture, layout([picture]), "A title")
    return ET.fromstring(svg)  # noqa: S314 - we have just drawn it


def texts(svg: ET.Element) -> list[str]:
    return [text.text or "" for text in svg.iter(f"{SVG}text")]


def test_a_board_has_a_title_and_says_in_words_what_it_shows():
    svg = drawn(A_hand=Hand((Face("sangan", "monster-effect"),)))
    assert svg.findtext(f"{SVG}title") == "A title"
    assert "lists hand Sangan" in (svg.findtext(f"{SVG}desc") or "")


def test_a_long_name_goes_over_lines():
    monster = Face("caius", "monster-effect", position="attack", strength=2400)
    found = texts(drawn(A_monster_zone_1=Single(monster)))
    assert "Caius the Shadow Monarch" not in found
    assert {"Caius the", "Shadow", "Monarch", "atk 2400"} <= set(found)


def test_a_face_down_card_is_named_in_a_muted_style():
    svg = drawn(A_spell_trap_zone_2=Single(Face("sangan", "trap-normal", up=False)))
    assert [t.text for t in svg.iter(f"{SVG}text") if t.get("class") == "down"] == ["Sangan"]
    assert any(rect.get("class") == "card back" for rect in svg.iter(f"{SVG}rect"))
    assert "Sangan (set)" in (svg.findtext(f"{SVG}desc") or "")


def test_in_defense_position_the_defence_counts():
    monster = Face("sangan", "monster-effect", position="defense", strength=600)
    assert "def 600" in texts(drawn(A_monster_zone_1=Single(monster)))


@pytest.mark.parametrize("code", ["en", "zh-Hans"])
def test_a_hostile_name_stays_text(code: str):
    svg = drawn(code, A_hand=Hand((Face("hostile", "spell-normal"),)))
    assert {element.tag for element in svg.iter()} <= {
        f"{SVG}{tag}" for tag in ("svg", "title", "desc", "style", "rect", "text", "path", "circle")
    }


@pytest.mark.parametrize("code", ["en", "zh-Hans"])
def test_what_does_not_fit_is_cut_off(code: str):
    hand = Hand(tuple(Face("endless", "spell-normal") for _ in range(8)))
    svg = drawn(code, A_hand=hand, A_graveyard=Pile("graveyard", 9, ("endless",) * 9))
    assert any(text.endswith("…") for text in texts(svg))
    assert "+ 6" in texts(svg)


def test_links_say_what_became_of_them():
    links = (LinkLine(1, "sangan", "negated"), LinkLine(2, "caius", ""))
    found = texts(drawn(middle=Middle(3, "A", "main-1", links)))
    assert {"1", "2", "Sangan", "negated"} <= set(found)


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (Middle(0, "A", "", ()), "before-the-duel"),
        (Middle(1, "B", "", ()), "turn 1 B"),
        (Middle(2, "A", "end", ()), "turn 2 A · end-phase"),
    ],
)
def test_the_middle_says_when_it_is(cell: Middle, said: str):
    assert now(Plain(), cell) == said


def test_every_cell_stays_in_the_drawing():
    picture = empty() | {"A-hand": Hand((Face("sangan", "monster-effect"),))}
    where = layout([empty(), picture])
    for box in where.boxes.values():
        assert 0 <= box.x <= box.x + box.width <= 440
        assert 0 <= box.y <= box.y + box.height <= where.height


def test_a_hand_that_is_never_held_takes_no_room():
    held = empty() | {"A-hand": Hand((Face("sangan", "monster-effect"),))}
    assert "B-hand" not in layout([held]).boxes
    assert layout([empty()]).height < layout([empty(), held]).height


def test_light_and_dark_come_from_the_reader():
    assert "light-dark(" in ET.tostring(drawn(), encoding="unicode")


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_a_cell_is_drawn_once(to: Locale):
    drawing = Drawing(Plain(), to)
    box = Box(0, 0, CARD_WIDTH, 58)
    cell = Single(Face("sangan", "monster-effect"))
    assert drawing.cell(cell, box) is drawing.cell(replace(cell), box)


def card(uid: int, zone: str, **more) -> Card:
    data = CardData(id="sangan", passcode=1, kind="monster-effect", atk=1000, def_=600)
    return Card(uid, data, "A", (Place(zone, "A"),), since=uid, **more)  # type: ignore[arg-type]


def board(*cards: Card) -> Board:
    return Board(
        cards=cards,
        life_points=(("A", 8000), ("B", 8000)),
        turn=1,
        turn_player="A",
        phase="main-1",
    )


@pytest.fixture
def album(monkeypatch) -> Album:
    strength = SimpleNamespace(attack=lambda g, c: 1000, defence=lambda g, c: 600)
    monkeypatch.setattr("ludex.site.picture.attack", strength.attack)
    monkeypatch.setattr("ludex.site.picture.defence", strength.defence)
    monkeypatch.setattr("ludex.site.picture.Game", lambda rules, board, agenda: board)
    return Album(None)  # type: ignore[arg-type]


def test_a_card_keeps_its_column_when_another_leaves(album: Album):
    first = album.picture(board(card(0, "monster-zone"), card(1, "monster-zone")))
    then = album.picture(board(card(0, "graveyard"), card(1, "monster-zone")))
    assert first["A-monster-zone-2"] == then["A-monster-zone-2"]
    assert then["A-monster-zone-1"] == Single(None)


def test_who_comes_takes_the_first_free_column(album: Album):
    album.picture(board(card(0, "monster-zone"), card(1, "monster-zone"), card(2, "hand")))
    then = album.picture(
        board(card(0, "graveyard"), card(1, "monster-zone"), card(2, "monster-zone"))
    )
    assert then["A-monster-zone-1"] != Single(None)


def test_a_monster_in_defense_shows_its_def(album: Album):
    picture = album.picture(board(card(0, "monster-zone", position="defense")))
    assert picture["A-monster-zone-1"] == Single(
        Face("sangan", "monster-effect", position="defense", strength=600)
    )
