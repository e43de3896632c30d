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
    Attack,
    Cell,
    Face,
    Hand,
    LinkLine,
    Middle,
    Pile,
    PlayerLine,
    Single,
)
from ludex.yugioh.cards import CardData
from ludex.yugioh.table.board import Battle, Board, Card, Place

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
        self.locale = locale(code)

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


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (Middle(2, "A", "battle", (), "battle-step"), "turn 2 A · battle-step"),
        (
            Middle(2, "A", "battle", (), "damage-step", "flip", 2),
            "turn 2 A · sub-step 2 flip",
        ),
    ],
)
def test_in_a_battle_phase_the_middle_says_the_step(cell: Middle, said: str):
    assert now(Plain(), cell) == said


def test_who_attacks_whom_is_drawn_and_said():
    svg = drawn(
        middle=Middle(2, "A", "battle", (), "battle-step", attack=Attack("caius", "sangan")),
        A_monster_zone_1=Single(Face("caius", "monster-effect", role="attacks-upwards")),
        B_monster_zone_1=Single(Face("sangan", "monster-effect", role="target")),
    )
    said = "attacks Caius the Shadow Monarch Sangan"
    assert said in texts(svg)
    assert said in (svg.findtext(f"{SVG}desc") or "")
    assert len(_signs(svg, "fights", "rect")) == 2
    up, aim = _signs(svg, "arrow"), _signs(svg, "aim")
    down = _signs(drawn(B_hand=Hand((Face("sangan", "trap-normal", role="attacks-downwards"),))))
    assert len(up) == len(aim) == len(down) == 1
    assert len({*up, *aim, *down}) == 3


def _signs(svg: ET.Element, style: str = "arrow", tag: str = "path") -> list[str | None]:
    return [each.get("d") for each in svg.iter(f"{SVG}{tag}") if each.get("class") == style]


def test_a_direct_attack_is_said():
    svg = drawn(middle=Middle(2, "A", "battle", (), "battle-step", attack=Attack("caius", None)))
    assert "attacks-directly Caius the Shadow Monarch" in texts(svg)


def test_a_monster_destroyed_by_battle_is_crossed_out_and_said_to_be():
    monster = Face("sangan", "monster-effect", position="attack", strength=1000, marked=True)
    svg = drawn(A_monster_zone_1=Single(monster))
    assert len(_signs(svg, "marked")) == 1
    assert "marked" in texts(svg)
    assert "Sangan (atk 1000" in (svg.findtext(f"{SVG}desc") or "")
    assert "marked)" in (svg.findtext(f"{SVG}desc") or "")


def test_an_attack_takes_a_line_above_the_chain():
    chain = (LinkLine(1, "sangan", ""),)
    calm = empty() | {"middle": Middle(2, "A", "battle", chain)}
    fight = empty() | {"middle": Middle(2, "A", "battle", chain, attack=Attack("caius", None))}
    assert layout([calm, fight]).height > layout([calm]).height


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


def test_attacker_and_target_are_seen_for_as_long_as_they_are_there(album: Album):
    attacker = card(0, "monster-zone", position="attack")
    target = replace(
        card(1, "monster-zone", position="attack"), places=(Place("monster-zone", "B"),)
    )
    calm = board(attacker, target)
    fight = calm.but(battle=Battle((0, 0), (1, 1), ()), phase="battle", step="battle-step")
    picture = album.picture(fight)
    assert _role(picture["A-monster-zone-1"]) == "attacks-upwards"
    assert _role(picture["B-monster-zone-1"]) == "target"
    assert picture["middle"] == Middle(
        1, "A", "battle", (), "battle-step", attack=Attack("sangan", "sangan")
    )
    gone = album.picture(fight.with_card(card(1, "graveyard")))
    middle = gone["middle"]
    assert isinstance(middle, Middle)
    assert middle.attack is None
    direct = album.picture(fight.but(battle=Battle((1, 1), None, ())))
    assert _role(direct["B-monster-zone-1"]) == "attacks-downwards"
    assert _role(direct["A-monster-zone-1"]) == ""


def test_what_was_destroyed_by_battle_is_marked(album: Album):
    picture = album.picture(board(card(0, "monster-zone", position="attack", marked_by=1)))
    cell = picture["A-monster-zone-1"]
    assert isinstance(cell, Single)
    assert cell.face is not None
    assert cell.face.marked


def _role(cell: Cell) -> str:
    assert isinstance(cell, Single)
    assert cell.face is not None
    return cell.face.role


def test_a_monster_in_defense_shows_its_def(album: Album):
    picture = album.picture(board(card(0, "monster-zone", position="defense")))
    assert picture["A-monster-zone-1"] == Single(
        Face("sangan", "monster-effect", position="defense", strength=600)
    )
