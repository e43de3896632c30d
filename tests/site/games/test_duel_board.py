"""Boards of Duels: what is in each cell, where it stands, and what it says in words."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace

import pytest

from ludex.i18n.locales import locale
from ludex.site.boards.pieces import Card as Drawn
from ludex.site.boards.pieces import Cell, Inside, Line, Link
from ludex.site.games.duels.board import DUEL
from ludex.site.games.duels.board.inside import now
from ludex.site.games.duels.board.picture import (
    Album,
    Attack,
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
from ludex.yugioh.table.lying import Cards

NAMES = {"sangan": "Sangan", "caius": "Caius the Shadow Monarch"}


class Plain:
    """Words that say their key."""

    locale = locale("en")

    def word(self, key: str, **values: object) -> str:
        return " ".join([key.partition(".")[2], *map(str, values.values())])

    def card_name(self, slug: str) -> str:
        return NAMES[slug]

    def term_name(self, id: str) -> str:
        return id


WORDS = Plain()


def empty(players: Sequence[str] = "AB") -> dict[str, Cell]:
    cells: dict[str, Cell] = {"middle": Middle(3, players[0], "main-1", ())}
    for player in players:
        cells[f"{player}-line"] = PlayerLine(player, 8000)
        cells[f"{player}-hand"] = Hand(())
        cells[f"{player}-field-zone"] = Single(None)
        cells[f"{player}-deck"] = Pile("deck", 0)
        for pile in ("graveyard", "banished", "extra-deck"):
            cells[f"{player}-{pile}"] = Pile(pile, 0)
        for zone in ("monster-zone", "spell-trap-zone"):
            cells |= {f"{player}-{zone}-{n}": Single(None) for n in range(1, 6)}
    return cells


def described(**cells: Cell) -> str:
    picture = empty() | {name.replace("_", "-"): cell for name, cell in cells.items()}
    return " ".join(DUEL.described(WORDS, picture))


def card_in(cell: Cell) -> Drawn:
    """Return the one card that is drawn in a cell."""
    (piece,) = DUEL.inside(WORDS, cell).pieces
    assert isinstance(piece, Drawn)
    return piece


# What is in a cell.


def test_an_empty_zone_is_a_box():
    assert DUEL.inside(WORDS, Single(None)) == Inside("box", ())


@pytest.mark.parametrize(
    ("kind", "look"),
    [
        ("monster-normal", "normal"),
        ("monster-effect", "effect"),
        ("monster-fusion", "effect"),
        ("monster-token", "token"),
        ("spell-continuous", "spell"),
        ("trap-counter", "trap"),
    ],
)
def test_the_kind_of_a_card_is_its_colour(kind: str, look: str):
    assert card_in(Single(Face("sangan", kind))) == Drawn("Sangan", look)  # type: ignore[arg-type]


def test_of_a_face_down_card_no_kind_is_seen():
    down = Face("sangan", "trap-normal", up=False)
    assert card_in(Single(down)) == Drawn("Sangan", "hidden", "set")
    assert "Sangan (set)" in described(A_spell_trap_zone_2=Single(down))


def test_what_counts_is_the_atk_or_in_defense_position_the_def():
    monster = Face("sangan", "monster-effect", position="attack", strength=1000)
    assert card_in(Single(monster)).note == "atk 1000"
    assert card_in(Single(replace(monster, position="defense"))).note == "def 1000"


def test_a_hand_is_a_row_of_cards():
    hand = Hand((Face("sangan", "monster-effect"), Face("caius", "monster-effect")))
    found = DUEL.inside(WORDS, hand)
    assert found.frame == "row"
    assert [piece.name for piece in found.pieces if isinstance(piece, Drawn)] == [*NAMES.values()]
    assert "lists hand Sangan, Caius the Shadow Monarch" in described(A_hand=hand)


def test_of_a_pile_four_cards_are_named_or_three_and_the_number_of_the_rest():
    four, nine = (Pile("graveyard", n, ("sangan",) * n) for n in (4, 9))
    sangan = Line("Sangan")
    assert DUEL.inside(WORDS, four).pieces == (sangan,) * 4
    assert DUEL.inside(WORDS, nine).pieces == (*(sangan,) * 3, Line("+ 6"))


def test_of_a_deck_only_the_number_is_seen():
    assert DUEL.inside(WORDS, Pile("deck", 7)) == Inside("box", (Line("7", style="number"),))


def test_links_say_what_became_of_them():
    links = (LinkLine(1, "sangan", "negated"), LinkLine(2, "caius", ""))
    middle = Middle(3, "A", "main-1", links)
    _, *found = DUEL.inside(WORDS, middle).pieces
    assert found == [Link(1, "Sangan", "negated"), Link(2, NAMES["caius"])]
    assert "lists chain 1 Sangan, 2 Caius the Shadow Monarch" in described(middle=middle)


def test_without_a_chain_the_middle_says_so():
    (line,) = DUEL.inside(WORDS, Middle(3, "A", "main-1", ())).pieces
    assert line == Line("turn 3 A · main-phase-1", "no-chain")


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (Middle(0, "A", "", ()), "before-the-duel"),
        (Middle(1, "B", "", ()), "turn 1 B"),
        (Middle(2, "A", "end", ()), "turn 2 A · end-phase"),
    ],
)
def test_the_middle_says_when_it_is(cell: Middle, said: str):
    assert now(WORDS, cell) == said


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
    assert now(WORDS, cell) == said


def test_who_attacks_whom_is_shown_and_said():
    attack = Middle(2, "A", "battle", (), "battle-step", attack=Attack("caius", "sangan"))
    said = "attacks Caius the Shadow Monarch Sangan"
    assert Line(said) in DUEL.inside(WORDS, attack).pieces
    assert said in described(middle=attack)
    assert card_in(Single(Face("caius", "monster-effect", sign="up"))).sign == "up"


def test_a_direct_attack_is_said():
    direct = Middle(2, "A", "battle", (), "battle-step", attack=Attack("caius", None))
    assert Line("attacks-directly Caius the Shadow Monarch") in DUEL.inside(WORDS, direct).pieces


def test_a_monster_destroyed_by_battle_is_crossed_out_and_said_to_be():
    monster = Face("sangan", "monster-effect", position="attack", strength=1000, marked=True)
    assert card_in(Single(monster)) == Drawn("Sangan", "effect", "marked", crossed=True)
    assert "Sangan (atk 1000, marked)" in described(A_monster_zone_1=Single(monster))


# Where it stands.


def test_an_attack_and_every_two_links_take_a_line():
    chain = (LinkLine(1, "sangan", ""), LinkLine(2, "sangan", ""), LinkLine(3, "sangan", ""))
    calm = empty()
    fight = empty() | {"middle": Middle(2, "A", "battle", chain, attack=Attack("caius", None))}
    lines = [
        next(slot.lines for slot in DUEL.slots(pictures) if slot.cell == "middle")
        for pictures in ([calm], [calm, fight])
    ]
    assert lines == [1, 4]


def test_every_cell_stays_on_the_board_and_rows_do_not_overlap():
    held = empty() | {"A-hand": Hand((Face("sangan", "monster-effect"),))}
    free = 0
    for slot in DUEL.slots([empty(), held]):
        assert slot.column in (0, free)
        free = slot.column + slot.span
        assert free <= 5


def test_b_is_above_and_a_below_each_with_the_monsters_at_the_middle():
    cells = [slot.cell for slot in DUEL.slots([empty()])]
    middle = cells.index("middle")
    assert (cells[0], cells[-1]) == ("B-line", "A-line")
    assert (cells[middle - 1], cells[middle + 1]) == ("B-monster-zone-5", "A-monster-zone-1")


def test_of_four_those_of_one_side_lie_on_the_same_side_of_the_middle():
    cells = [slot.cell for slot in DUEL.slots([empty(["1A", "2A", "1B", "2B"])])]
    lines = [cell for cell in cells if cell == "middle" or cell.endswith("-line")]
    assert lines == ["2B-line", "2A-line", "middle", "1A-line", "1B-line"]


def test_a_hand_that_is_never_held_has_no_place():
    held = empty() | {"A-hand": Hand((Face("sangan", "monster-effect"),))}
    cells = {slot.cell for slot in DUEL.slots([empty(), held])}
    assert "A-hand" in cells
    assert "B-hand" not in cells


# What is seen.


def card(uid: int, zone: str, **more) -> Card:
    data = CardData(id="sangan", passcode=1, kind="monster-effect", atk=1000, def_=600)
    return Card(uid, data, "A", (Place(zone, "A"),), since=uid, **more)  # type: ignore[arg-type]


def board(*cards: Card) -> Board:
    return Board(
        cards=Cards(cards),
        life_points=(("A", 8000), ("B", 8000)),
        turn=1,
        turn_player="A",
        phase="main-1",
    )


@pytest.fixture
def album(monkeypatch) -> Album:
    strength = SimpleNamespace(attack=lambda g, c: 1000, defence=lambda g, c: 600)
    monkeypatch.setattr("ludex.site.games.duels.board.picture.attack", strength.attack)
    monkeypatch.setattr("ludex.site.games.duels.board.picture.defence", strength.defence)
    monkeypatch.setattr(
        "ludex.site.games.duels.board.picture.Game", lambda rules, board, agenda: board
    )
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
    assert _sign(picture["A-monster-zone-1"]) == "up"
    assert _sign(picture["B-monster-zone-1"]) == "target"
    assert picture["middle"] == Middle(
        1, "A", "battle", (), "battle-step", attack=Attack("sangan", "sangan")
    )
    gone = album.picture(fight.with_card(card(1, "graveyard")))
    middle = gone["middle"]
    assert isinstance(middle, Middle)
    assert middle.attack is None
    direct = album.picture(fight.but(battle=Battle((1, 1), None, ())))
    assert _sign(direct["B-monster-zone-1"]) == "down"
    assert _sign(direct["A-monster-zone-1"]) == ""


def test_what_was_destroyed_by_battle_is_marked(album: Album):
    picture = album.picture(board(card(0, "monster-zone", position="attack", marked_by=1)))
    cell = picture["A-monster-zone-1"]
    assert isinstance(cell, Single)
    assert cell.face is not None
    assert cell.face.marked


def _sign(cell: Cell) -> str:
    assert isinstance(cell, Single)
    assert cell.face is not None
    return cell.face.sign


def test_a_monster_in_defense_shows_its_def(album: Album):
    picture = album.picture(board(card(0, "monster-zone", position="defense")))
    assert picture["A-monster-zone-1"] == Single(
        Face("sangan", "monster-effect", position="defense", strength=600)
    )


def test_a_trap_monster_is_drawn_in_both_zones_and_as_a_monster_in_one(album: Album):
    both = (Place("spell-trap-zone", "A"), Place("monster-zone", "A"))
    trap = CardData(id="sangan", passcode=1, kind="trap-continuous")
    lying = replace(card(0, "monster-zone", position="attack"), data=trap, places=both)
    picture = album.picture(board(lying))
    monster = Face("sangan", "trap-continuous", position="attack", strength=1000)
    assert picture["A-monster-zone-1"] == Single(monster)
    other = Face("sangan", "trap-continuous", also_monster=True)
    assert picture["A-spell-trap-zone-1"] == Single(other)
    assert card_in(Single(other)) == Drawn("Sangan", "trap", "also-monster")
    assert "Sangan (also-monster)" in described(A_spell_trap_zone_1=Single(other))


def test_the_extra_deck_has_a_place_once_something_has_gone_there():
    there = empty() | {"B-extra-deck": Pile("extra-deck", 1, ("sangan",))}
    for pictures, players in (([empty()], []), ([empty(), there], ["B"])):
        shown = [slot.cell for slot in DUEL.slots(pictures) if slot.cell.endswith("extra-deck")]
        assert shown == [f"{player}-extra-deck" for player in players]
    assert "lists extra-deck Sangan" in described(B_extra_deck=there["B-extra-deck"])
