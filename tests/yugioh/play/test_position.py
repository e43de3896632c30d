"""From the start of an example to the first board: where cards lie, and what names mean."""

from collections.abc import Mapping
from typing import Any, cast

import pytest

from ludex.playing import BadPosition, Wrong
from ludex.project.project import Project
from ludex.yugioh import examples as ex
from ludex.yugioh.cards import CardData
from ludex.yugioh.play.position import Names, lay_out
from ludex.yugioh.table.board import Board, Card
from tests.yugioh.scene import Table


def _laid(project: Project, start: ex.Start) -> tuple[Board, Names]:
    board, names, wrong = lay_out(start, project.cards_of("yugioh"))
    assert wrong == ()
    return board, names


def _start(**seats: ex.Holdings) -> ex.Start:
    return ex.Start(seats=cast("Mapping[ex.Who, ex.Holdings]", seats))


def _card(project: Project, held: ex.Holdings, name: str) -> Card:
    board, names = _laid(project, _start(A=held))
    return board.card(names.card(name))


def test_every_card_lies_where_the_position_has_it(project: Project):
    held = ex.Holdings(
        deck=("umi",),
        hand=("yami",),
        graveyard=("ookazi",),
        banished=("dark-hole",),
        monsters=("sangan",),
        spells=("mirror-wall",),
        set=("dust-tornado",),
        field_zone="mountain",
    )
    board, names = _laid(project, _start(B=held))
    zones = {card.data.id: card.zone for card in board.cards}
    assert zones == {
        "umi": "deck",
        "yami": "hand",
        "ookazi": "graveyard",
        "dark-hole": "banished",
        "sangan": "monster-zone",
        "mirror-wall": "spell-trap-zone",
        "dust-tornado": "spell-trap-zone",
        "mountain": "field-zone",
    }
    assert {card.controller for card in board.cards} == {"B"}
    assert {card.owner for card in board.cards} == {"B"}
    assert [names.of(card.uid) for card in board.cards] == list(zones)


def test_a_deck_is_listed_from_its_top(project: Project):
    board, names = _laid(project, _start(A=ex.Holdings(deck=("umi", "yami", "ookazi"))))
    assert board.at("deck", "A")[-1].uid == names.card("umi")
    assert board.at("deck", "A")[0].uid == names.card("ookazi")


def test_a_monster_lies_in_attack_position_and_face_down_in_defense_position(project: Project):
    up = _card(project, ex.Holdings(monsters=("sangan",)), "sangan")
    assert (up.face_up, up.position) == (True, "attack")
    down = _card(project, ex.Holdings(monsters=(ex.PutCard("sangan", face="down"),)), "sangan")
    assert (down.face_up, down.position) == (False, "defense")
    put = ex.PutCard("sangan", position="defense")
    defending = _card(project, ex.Holdings(monsters=(put,)), "sangan")
    assert (defending.face_up, defending.position) == (True, "defense")


def test_a_set_card_was_set_in_an_earlier_turn_unless_it_says_this_one(project: Project):
    held = ex.Holdings(
        set=("ookazi", ex.PutCard("yami", set_this_turn=True)), spells=("mirror-wall",)
    )
    assert _card(project, held, "ookazi").set_on_turn == 2
    assert _card(project, held, "yami").set_on_turn == 3
    assert _card(project, held, "mirror-wall").set_on_turn is None
    assert not _card(project, held, "yami").face_up


def test_a_card_may_belong_to_the_player_who_does_not_hold_it(project: Project):
    card = _card(project, ex.Holdings(monsters=(ex.PutCard("sangan", owner="B"),)), "sangan")
    assert (card.owner, card.controller) == ("B", "A")


def test_a_duel_that_begins_has_neither_turn_nor_phase_yet(project: Project):
    board, _ = _laid(project, ex.Start(ex.Turn(player="B"), duel="begins"))
    assert (board.turn, board.phase, board.turn_player) == (0, "", "B")


def test_a_position_is_in_the_turn_and_phase_that_it_says(project: Project):
    start = ex.Start(ex.Turn("B", 5, "end"), seats={"A": ex.Holdings(life_points=100)})
    board, _ = _laid(project, start)
    assert (board.turn, board.phase, board.turn_player) == (5, "end", "B")
    assert (board.lp("A"), board.lp("B")) == (100, 8000)


def test_cards_have_arrived_one_after_the_other(project: Project):
    board, _ = _laid(
        project,
        _start(A=ex.Holdings(hand=("umi", "yami")), B=ex.Holdings(hand=("umi",))),
    )
    assert [card.since for card in board.cards] == [1, 2, 3]
    assert board.arrivals == 3


def test_a_card_that_the_catalogue_lacks_cannot_be_put_anywhere(project: Project):
    laid = lay_out(_start(A=ex.Holdings(hand=("blue-eyes", "umi"))), project.cards_of("yugioh"))
    assert laid.wrong == (Wrong.unknown("blue-eyes", "A", "hand", 0),)
    assert [card.data.id for card in laid.board.cards] == ["umi"]


def test_all_that_is_wrong_with_a_position_is_told_with_its_place(hat: Table):
    six = ", ".join(["gemini-elf"] * 6)
    with pytest.raises(BadPosition) as bad:
        hat.session(f"""
            start:
              A:
                life-points: 0
                deck: [umi, nobody]
                monsters: [{six}]
                set: [umi, {{card: no-one}}]
              B:
                spells: [umi, umi, umi, gemini-elf, umi]
                set: [dust-tornado]
                field-zone: dust-tornado
        """)
    assert {(each.keys, each.found) for each in bad.value.wrong} == {
        (("A", "life-points"), "player A has 0 Life Points; expected 1 or more"),
        (("A", "deck", 1), "there is no card 'nobody'"),
        (("A", "monsters", 5), "player A has 6 cards in 5 places: monster-zone"),
        (("A", "set", 1), "there is no card 'no-one'"),
        (
            ("B", "spells", 3),
            "'gemini-elf' is a monster-normal and cannot be in this place: spell-trap-zone",
        ),
        (("B", "set", 0), "player B has 6 cards in 5 places: spell-trap-zone"),
        (
            ("B", "field-zone"),
            "'dust-tornado' is a trap-normal and cannot be in this place: field-zone",
        ),
    }


@pytest.mark.parametrize(
    ("lies", "zone"),
    [
        ({"deck": ("token",)}, "deck"),
        ({"hand": ("token",)}, "hand"),
        ({"graveyard": ("token",)}, "graveyard"),
        ({"banished": ("token",)}, "banished"),
        ({"spells": ("token",)}, "spell-trap-zone"),
    ],
)
def test_a_token_lies_in_a_monster_zone_alone(lies: dict[str, Any], zone: str):
    token = CardData("token", 1, "monster-token", "DARK", "Fiend", 4, 1000, 1000)
    laid = lay_out(_start(A=ex.Holdings(**lies)), {"token": token})
    (key,) = lies
    assert [(each.keys, each.found) for each in laid.wrong] == [
        (("A", key, 0), f"'token' is a monster-token and cannot be in this place: {zone}")
    ]
    assert not lay_out(_start(A=ex.Holdings(monsters=("token",))), {"token": token}).wrong


@pytest.mark.parametrize("zone", ["deck", "hand"])
@pytest.mark.parametrize("kind", ["monster-fusion", "monster-synchro"])
def test_a_card_of_the_extra_deck_lies_in_no_hand_and_no_deck(kind: Any, zone: str):
    card = CardData("extra", 1, kind, "DARK", "Fiend", 4, 1000, 1000)
    astray: dict[str, Any] = {zone: ("extra",)}
    (wrong,) = lay_out(_start(A=ex.Holdings(**astray)), {"extra": card}).wrong
    assert (wrong.keys, wrong.found) == (
        ("A", zone, 0),
        f"'extra' is a {kind} and cannot be in this place: {zone}",
    )
    held = ex.Holdings(monsters=("extra",), graveyard=("extra",), banished=("extra",))
    assert not lay_out(_start(A=held), {"extra": card}).wrong


def test_a_token_that_has_no_atk_yet_lies_nowhere():
    token = CardData("token", 1, "monster-token", "DARK", "Fiend", 4)
    (wrong,) = lay_out(_start(A=ex.Holdings(monsters=("token",))), {"token": token}).wrong
    assert wrong.keys == ("A", "monsters", 0)
    assert wrong.found.startswith("'token' gets its ATK from the card")


# Names.


def _two_copies(project: Project) -> Names:
    copies = ("umi", ex.PutCard("umi", as_="other"))
    return _laid(project, _start(A=ex.Holdings(hand=copies)))[1]


def test_a_label_means_one_of_several_copies(project: Project):
    names = _two_copies(project)
    assert names.card("other") == 1
    assert (names.of(0), names.of(1)) == ("umi", "other")


def test_a_slug_that_means_several_copies_asks_for_labels(project: Project):
    names = _two_copies(project)
    ambiguous = "'umi' means 2 cards here; label them with `as:`"
    with pytest.raises(BadPosition, match=ambiguous):
        names.card("umi")
    with pytest.raises(BadPosition, match=ambiguous):
        names.one_of("umi", frozenset({0, 1}))


def test_a_slug_means_the_one_copy_that_is_in_question(project: Project):
    names = _two_copies(project)
    assert names.one_of("umi", frozenset({0, 7})) == 0
    assert names.one_of("umi", frozenset({7})) is None


def test_a_name_that_means_nothing_is_answered_with_the_nearest(project: Project):
    names = _two_copies(project)
    with pytest.raises(BadPosition, match="no card of the position is called 'othr'; did you mean"):
        names.card("othr")
    with pytest.raises(BadPosition, match=r"no card of the position is called 'xyz'$"):
        names.one_of("xyz", frozenset({0}))


def test_a_player_without_life_points_is_no_position(hat: Table):
    with pytest.raises(BadPosition, match="player A has 0 Life Points; expected 1 or more"):
        hat.session("start: {A: {life-points: 0}}")


def test_more_monsters_than_zones_are_no_position(hat: Table):
    six = ", ".join(["gemini-elf"] * 6)
    with pytest.raises(BadPosition, match="player A has 6 cards in 5 places: monster-zone"):
        hat.session(f"start: {{A: {{monsters: [{six}]}}}}")


TWO_FIELD_SPELLS = "start: {A: {field-zone: umi}, B: {field-zone: mountain}}"


def test_more_active_field_spells_than_the_rules_allow_are_no_position(hat: Table):
    with pytest.raises(BadPosition) as bad:
        hat.session(TWO_FIELD_SPELLS)
    # Umi was there first, and would have to go.
    found = "'umi' is an active Field Spell beyond the number allowed"
    assert bad.value.wrong == (Wrong(found, ("A", "field-zone")),)
    hat.session("start: {A: {field-zone: umi}, B: {field-zone: {card: mountain, face: down}}}")


def test_where_each_player_has_one_two_are_active(modern: Table):
    modern.session(TWO_FIELD_SPELLS)


@pytest.mark.parametrize(
    "lying", ["monsters: [gemini-elf]", "hand: [disciple-of-the-forbidden-spell]"]
)
def test_attributes_are_declared_where_a_text_has_it_so(hat: Table, lying: str):
    lies = lying.replace("[", "[{card: ").replace("]", ", declared: [DARK]}]")
    with pytest.raises(BadPosition, match="nothing is declared for"):
        hat.session(f"start: {{A: {{{lies}}}}}")


@pytest.mark.parametrize(
    ("lying", "found"),
    [
        ("graveyard: [{card: gemini-elf, column: 2}]", "is not a monster on the field"),
        ("set: [{card: umi, column: 2}]", "is not a monster on the field"),
        (
            "monsters: [{card: gemini-elf, column: 2}, {card: sangan, column: 2}]",
            "a column in which its player has another monster",
        ),
    ],
)
def test_a_column_has_one_monster_of_a_player(hat: Table, lying: str, found: str):
    with pytest.raises(BadPosition, match=found):
        hat.session(f"start: {{A: {{{lying}}}}}")


@pytest.mark.parametrize("pile", ["deck", "hand", "graveyard", "banished"])
@pytest.mark.parametrize(
    ("lying", "found"),
    [
        ("owner: B", "'gemini-elf' is player B's, but is listed under player A"),
        ("face: down", "'gemini-elf' is face-down outside the field"),
        ("position: attack", "'gemini-elf' has a battle position outside the field"),
    ],
)
def test_a_card_in_a_pile_is_its_owners_and_lies_in_no_way_of_the_field(
    hat: Table, pile, lying, found
):
    with pytest.raises(BadPosition) as bad:
        hat.session(f"start: {{A: {{{pile}: [umi, {{card: gemini-elf, {lying}}}]}}}}")
    key = lying.partition(":")[0]
    assert bad.value.wrong == (Wrong(found, ("A", pile, 1, key)),)
