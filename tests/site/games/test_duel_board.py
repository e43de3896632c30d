"""Boards of Duels: what is in each cell, where it stands, and what it says in words."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace

import pytest

from ludex.i18n.locales import locale
from ludex.site.boards.pieces import Card as Drawn
from ludex.site.boards.pieces import Cell, Inside, Line, Link, Row
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
    TeamLine,
)
from ludex.yugioh.cards import CardData
from ludex.yugioh.table.board import Battle, Board, Card, Place
from ludex.yugioh.table.lying import Cards
from ludex.yugioh.table.seats import DUEL_OF_FOUR

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


def four() -> dict[str, Cell]:
    cells = empty(["1A", "2A", "1B", "2B"])
    for player in ("1A", "2A", "1B", "2B"):
        cells[f"{player}-line"] = PlayerLine(player)
    return cells | {"1-team": TeamLine("1", 6200), "2-team": TeamLine("2", 8000)}


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
        ("monster-fusion", "fusion"),
        ("monster-synchro", "synchro"),
        ("monster-token", "token"),
        ("spell-continuous", "spell"),
        ("trap-counter", "trap"),
    ],
)
def test_the_kind_of_a_card_is_its_colour(kind: str, look: str):
    assert card_in(Single(Face("sangan", kind))) == Drawn("Sangan", look)  # type: ignore[arg-type]


def test_of_a_face_down_card_no_kind_is_seen():
    down = Face("sangan", "trap-normal", up=False)
    assert card_in(Single(down)) == Drawn("Sangan", "hidden")
    assert "Sangan (set)" in described(A_spell_trap_zone_2=Single(down))


def test_a_monster_shows_atk_and_def_and_lies_across_its_zone_in_defense_position():
    monster = Face("sangan", "monster-effect", position="attack", strengths=(1000, 600))
    drawn = card_in(Single(monster))
    assert (drawn.strengths, drawn.lying) == ((1000, 600), False)
    assert "Sangan (atk 1000)" in described(A_monster_zone_1=Single(monster))
    lying = replace(monster, position="defense")
    drawn = card_in(Single(lying))
    assert (drawn.strengths, drawn.lying) == ((1000, 600), True)
    assert "Sangan (def 600)" in described(A_monster_zone_1=Single(lying))


def test_of_a_face_down_monster_no_strength_is_seen():
    down = Face("sangan", "monster-effect", False, "defense", (1000, 600), "up")
    drawn = card_in(Single(down))
    assert (drawn.strengths, drawn.tone, drawn.lying) == (None, "", True)


def test_an_equip_card_says_on_which_monster_it_is():
    equip = Face("sangan", "spell-equip", on="caius", link=2, counters=1)
    drawn = card_in(Single(equip))
    assert drawn.note == "equips Caius the Shadow Monarch"
    assert (drawn.link, drawn.counters) == (2, 1)
    assert "Sangan (equips Caius the Shadow Monarch" in described(A_spell_trap_zone_1=Single(equip))


def test_whose_turn_it_is_stands_at_the_edge():
    (mine,) = DUEL.inside(WORDS, PlayerLine("A", 8000, 3)).pieces
    (other,) = DUEL.inside(WORDS, PlayerLine("B", 7000)).pieces
    assert mine == Line("player A", "life-points 8000", "strong", "own-turn 3")
    assert other == Line("player B", "life-points 7000", "strong")


def test_teammates_have_one_total_of_life_points():
    (team,) = DUEL.inside(WORDS, TeamLine("1", 6200)).pieces
    (player,) = DUEL.inside(WORDS, PlayerLine("1A", turn=3)).pieces
    assert team == Line("team 1", "life-points 6200", "strong")
    assert player == Line("player 1A", style="strong", flag="own-turn 3")
    said = " ".join(DUEL.described(WORDS, four()))
    assert said.count("life-points") == 2
    assert (
        "says team 1: life-points 6200 says team 2: life-points 8000 says player 1A lists" in said
    )


def test_a_hand_is_a_row_of_cards():
    hand = Hand((Face("sangan", "monster-effect"), Face("caius", "monster-effect")))
    found = DUEL.inside(WORDS, hand)
    assert found.frame == "row"
    assert [piece.name for piece in found.pieces if isinstance(piece, Drawn)] == [*NAMES.values()]
    assert "lists hand Sangan, Caius the Shadow Monarch" in described(A_hand=hand)


def test_of_a_pile_the_newest_card_is_seen_and_all_are_named():
    pile = Pile("graveyard", 2, ("caius", "sangan"), "monster-effect")
    assert DUEL.inside(WORDS, Pile("graveyard", 0)) == Inside("pile", ())
    newest = Drawn("Caius the Shadow Monarch", "effect")
    number = Line("2", style="number")
    names = Line("Caius the Shadow Monarch"), Line("Sangan")
    assert DUEL.inside(WORDS, pile) == Inside("pile", (newest, number, *names))


def test_of_a_deck_only_the_number_is_seen():
    deck = Inside("pile", (Drawn("", "hidden"), Line("7", style="number")))
    assert DUEL.inside(WORDS, Pile("deck", 7)) == deck


def test_links_say_what_became_of_them():
    links = (LinkLine(1, "sangan", "negated"), LinkLine(2, "caius", ""))
    middle = Middle(3, "A", "main-1", links)
    _, *found = DUEL.inside(WORDS, middle).pieces
    assert found == [Link(2, NAMES["caius"]), Link(1, "Sangan", "negated")]
    assert "lists chain 1 Sangan, 2 Caius the Shadow Monarch" in described(middle=middle)


def test_without_a_chain_the_middle_says_only_when_it_is():
    (line,) = DUEL.inside(WORDS, Middle(3, "A", "main-1", ())).pieces
    assert line == Line("main-phase-1")


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


def test_who_attacks_whom_is_said():
    attack = Middle(2, "A", "battle", (), "battle-step", attack=Attack("caius", "sangan"))
    assert "attacks Caius the Shadow Monarch Sangan" in described(middle=attack)
    assert card_in(Single(Face("caius", "monster-effect", sign="up"))).sign == "up"


def test_a_direct_attack_is_said():
    direct = Middle(2, "A", "battle", (), "battle-step", attack=Attack("caius", None))
    said = Line("attacks-directly Caius the Shadow Monarch", style="muted")
    assert said in DUEL.inside(WORDS, direct).pieces


def test_a_monster_destroyed_by_battle_is_stamped_and_said_to_be():
    strengths = (1000, 600)
    monster = Face("sangan", "monster-effect", True, "attack", strengths, marked=True)
    drawn = Drawn("Sangan", "effect", stamp="marked", strengths=strengths)
    assert card_in(Single(monster)) == drawn
    assert "Sangan (atk 1000, marked)" in described(A_monster_zone_1=Single(monster))


# Where it stands.


def rows(*pictures: dict[str, Cell]) -> list[Row]:
    return [*DUEL.rows(pictures)]


def cells(*pictures: dict[str, Cell]) -> list[str]:
    return [slot.cell for row in rows(*pictures) for slot in row.slots if slot.cell]


def test_the_middle_has_room_for_the_longest_chain():
    chain = (LinkLine(1, "sangan", ""), LinkLine(2, "sangan", ""))
    calm, busy = empty(), empty() | {"middle": Middle(2, "A", "main-1", chain)}
    links = [row.room for row in rows(calm, busy) if row.kind == "middle"]
    assert links == [2]


def test_b_is_above_and_a_below_each_with_the_monsters_at_the_middle():
    found = rows(empty())
    middle = next(n for n, row in enumerate(found) if row.kind == "middle")
    assert (found[0].slots[0].cell, found[-1].slots[0].cell) == ("B-line", "A-line")
    assert found[middle - 1].slots[-1].cell == "B-monster-zone-1"
    assert found[middle + 1].slots[0].cell == "A-monster-zone-1"


def test_of_four_those_of_one_side_lie_on_the_same_side_of_the_middle_each_with_a_seat():
    found = rows(four())
    assert [(row.seat, row.slots[0].cell) for row in found if row.kind != "zones"] == [
        ("", "2-team"),
        ("2A", "2A-line"),
        ("2B", "2B-line"),
        ("", "middle"),
        ("1A", "1A-line"),
        ("1B", "1B-line"),
        ("", "1-team"),
    ]
    for row in found:
        assert all(slot.cell.startswith(row.seat) for slot in row.slots)
    above = [row.slots[0].cell for row in found if row.seat == "2A"]
    below = [row.slots[0].cell for row in found if row.seat == "1A"]
    assert above == ["2A-line", "2A-spell-trap-zone-5", "2A-monster-zone-5"]
    assert below == ["1A-monster-zone-1", "1A-spell-trap-zone-1", "1A-line"]


def test_of_two_no_row_is_of_a_seat_of_several():
    assert {row.seat for row in rows(empty())} == {""}


def test_beside_a_teammate_zones_take_the_room_of_their_own_players_cards():
    monster = Single(Face("sangan", "monster-effect"))
    there = four() | {"1A-monster-zone-1": monster, "1A-deck": Pile("deck", 7)}
    sizes = {
        row.slots[0].cell: [slot.size for slot in row.slots]
        for row in rows(there)
        if row.kind == "zones"
    }
    assert sizes["1A-monster-zone-1"] == ["card", "", "", "", "", "side"]
    assert sizes["1A-spell-trap-zone-1"] == ["card", "", "", "", "", "side"]
    assert sizes["1B-monster-zone-1"] == [""] * 5
    assert sizes["2A-monster-zone-5"] == [""] * 5


def test_a_hand_that_is_never_held_has_no_place():
    found = cells(empty(), empty() | {"A-hand": Hand((Face("sangan", "monster-effect"),))})
    assert "A-hand" in found
    assert "B-hand" not in found


def test_rows_that_are_never_used_are_folded():
    used = empty() | {"A-monster-zone-3": Single(Face("sangan", "monster-effect"))}
    folded = [row.folded for row in rows(empty(), used) if row.kind == "zones"]
    assert folded == [True, True, False, True]


def test_zones_of_all_rows_lie_in_columns_and_those_ever_used_have_room_for_a_card():
    lying = Single(Face("sangan", "monster-effect", position="defense"))
    up = Single(Face("sangan", "spell-normal"))
    there = empty() | {"A-monster-zone-1": lying, "B-spell-trap-zone-4": up}
    for row in rows(empty(), there):
        if row.kind == "zones":
            assert [slot.size for slot in row.slots] == ["wide", "card", "", "", ""]


def test_what_is_beside_the_zones_takes_the_same_room_on_both_sides():
    there = empty() | {"A-graveyard": Pile("graveyard", 1, ("sangan",), "monster-effect")}
    row = next(row for row in rows(there) if row.slots[-1].cell == "A-graveyard")
    assert [slot.size for slot in row.slots] == ["side", "", "", "", "", "", "side"]
    assert (row.slots[0].cell, row.slots[-1].label) == ("", "board.graveyard")
    turned = empty() | {"B-graveyard": Pile("graveyard", 1, ("sangan",), "monster-effect")}
    assert any(row.slots[0].cell == "B-graveyard" for row in rows(turned))


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
        "ludex.site.games.duels.board.picture.printed_atk_def", lambda board, card: (1000, 600)
    )
    monkeypatch.setattr(
        "ludex.site.games.duels.board.picture.Game", lambda rules, board, agenda: board
    )
    return Album(None)  # type: ignore[arg-type]


def test_life_points_are_seen_with_whoever_has_them(album: Album):
    alone = album.picture(board())
    assert alone["A-line"] == PlayerLine("A", 8000, 1)
    assert not [name for name in alone if name.endswith("-team")]
    points = (("1", 6200), ("2", 8000))
    together = album.picture(
        replace(board(), seats=DUEL_OF_FOUR, life_points=points, turn_player="1B")
    )
    assert (together["1-team"], together["2-team"]) == (TeamLine("1", 6200), TeamLine("2", 8000))
    assert together["1A-line"] == PlayerLine("1A")
    assert together["1B-line"] == PlayerLine("1B", turn=1)


def test_a_card_keeps_its_column_when_another_leaves(album: Album):
    first = album.picture(board(card(0, "monster-zone"), card(1, "monster-zone")))
    then = album.picture(board(card(0, "graveyard"), card(1, "monster-zone")))
    assert first["A-monster-zone-2"] == then["A-monster-zone-2"]
    assert then["A-monster-zone-3"] == Single(None)


def test_who_comes_takes_the_free_column_that_is_nearest_to_the_middle(album: Album):
    album.picture(board(card(0, "monster-zone"), card(1, "monster-zone"), card(2, "hand")))
    then = album.picture(
        board(card(0, "graveyard"), card(1, "monster-zone"), card(2, "monster-zone"))
    )
    assert then["A-monster-zone-3"] != Single(None)


def test_monsters_of_one_column_face_each_other(album: Album):
    mine = replace(card(0, "monster-zone"), places=(Place("monster-zone", "A", 4),))
    other = replace(card(1, "monster-zone"), places=(Place("monster-zone", "B", 4),))
    picture = album.picture(board(mine, other))
    assert picture["A-monster-zone-4"] != Single(None)
    for row in DUEL.rows([picture]):
        if row.kind == "zones" and not row.folded:
            assert [slot.size for slot in row.slots] == ["", "", "", "card", ""]


def test_attacker_and_target_are_seen_for_as_long_as_they_are_there(album: Album):
    attacker = card(0, "monster-zone", position="attack")
    target = replace(
        card(1, "monster-zone", position="attack"), places=(Place("monster-zone", "B"),)
    )
    calm = board(attacker, target)
    fight = calm.but(battle=Battle((0, 0), (1, 1), ()), phase="battle", step="battle-step")
    picture = album.picture(fight)
    assert _sign(picture["A-monster-zone-3"]) == "up"
    assert _sign(picture["B-monster-zone-3"]) == "target"
    assert picture["middle"] == Middle(
        1, "A", "battle", (), "battle-step", attack=Attack("sangan", "sangan")
    )
    gone = album.picture(fight.with_card(card(1, "graveyard")))
    middle = gone["middle"]
    assert isinstance(middle, Middle)
    assert middle.attack is None
    direct = album.picture(fight.but(battle=Battle((1, 1), None, ())))
    assert _sign(direct["B-monster-zone-3"]) == "down"
    assert _sign(direct["A-monster-zone-3"]) == ""


def test_what_was_destroyed_by_battle_is_marked(album: Album):
    picture = album.picture(board(card(0, "monster-zone", position="attack", marked_by=1)))
    cell = picture["A-monster-zone-3"]
    assert isinstance(cell, Single)
    assert cell.face is not None
    assert cell.face.marked


def _sign(cell: Cell) -> str:
    assert isinstance(cell, Single)
    assert cell.face is not None
    return cell.face.sign


def test_a_monster_in_defense_is_seen_with_its_strengths(album: Album):
    picture = album.picture(board(card(0, "monster-zone", position="defense")))
    assert picture["A-monster-zone-3"] == Single(
        Face("sangan", "monster-effect", position="defense", strengths=(1000, 600), who=1)
    )


def test_a_trap_monster_is_drawn_in_both_zones_and_as_a_monster_in_one(album: Album):
    both = (Place("spell-trap-zone", "A"), Place("monster-zone", "A"))
    trap = CardData(id="sangan", passcode=1, kind="trap-continuous")
    lying = replace(card(0, "monster-zone", position="attack"), data=trap, places=both)
    picture = album.picture(board(lying))
    monster = Face("sangan", "trap-continuous", position="attack", strengths=(1000, 600), who=1)
    assert picture["A-monster-zone-3"] == Single(monster)
    other = Face("sangan", "trap-continuous", also_monster=True, who=1)
    assert picture["A-spell-trap-zone-3"] == Single(other)
    assert card_in(Single(other)) == Drawn("Sangan", "trap", "also-monster", who=1)
    assert "Sangan (also-monster)" in described(A_spell_trap_zone_1=Single(other))


def test_the_extra_deck_has_a_place_once_something_has_gone_there():
    there = empty() | {"B-extra-deck": Pile("extra-deck", 1, ("sangan",))}
    for pictures, players in (([empty()], []), ([empty(), there], ["B"])):
        shown = [cell for cell in cells(*pictures) if cell.endswith("extra-deck")]
        assert shown == [f"{player}-extra-deck" for player in players]
    assert "lists extra-deck Sangan" in described(B_extra_deck=there["B-extra-deck"])
