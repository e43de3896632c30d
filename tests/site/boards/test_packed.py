"""The boards of an example as data: everything once, and every frame to be had from it."""

import json
from typing import Any

import pytest

from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.site.boards.packed import Packing
from ludex.site.boards.pieces import Card, Link
from tests.site.rendered import writer_of


@pytest.fixture(scope="session")
def packing(facts) -> Packing:
    writer = writer_of(facts, locale("en"))
    return Packing(writer, writer.locale)


def _frames(data: dict[str, Any], run: int) -> list[list[int]]:
    """Return the cells of every board of a run, as the script comes by them."""
    cells = list(data["start"])
    boards = []
    for frame in data["runs"][run]:
        for slot, cell in zip(frame[::2], frame[1::2], strict=True):
            cells[slot] = cell
        boards.append(list(cells))
    return boards


def _unpacked(data: dict[str, Any], cell: int) -> list[Any]:
    frame, *pieces = data["cells"][cell]
    texts = data["texts"]
    # In a card the stamp is text as well, and in a line the flag.
    at = {"card": (1, 2, 5), "line": (1, 2, 4), "link": (1, 2)}
    return [
        frame,
        *([texts[x] if n in at[piece[0]] else x for n, x in enumerate(piece)] for piece in pieces),
    ]


def _expected(piece: Any) -> list[Any]:
    if isinstance(piece, Card):
        strengths = list(piece.strengths) if piece.strengths else None
        last = [strengths, piece.tone, piece.counters, piece.link, piece.who]
        first = ["card", piece.name, piece.note, piece.look, piece.sign, piece.stamp]
        return [*first, int(piece.lying), *last]
    if isinstance(piece, Link):
        return ["link", piece.name, piece.note, piece.number]
    return ["line", piece.left, piece.right, piece.style, piece.flag]


def test_every_board_of_every_run_is_had_from_the_data(facts, packing: Packing):
    for told in facts.told.values():
        data = json.loads(packing.packed(told))
        names = [slot.cell for row in told.rows for slot in row.slots if slot.cell]
        rows = [slots for _kind, _folded, _links, _seat, *slots in data["rows"]]
        assert [slot[0] for slots in rows for slot in slots if slot[0]] == names
        for run, alike in enumerate(told.tellings):
            boards = _frames(data, run)
            for story in alike:
                assert len(boards) == len(story.stepped)
                for board, picture in zip(boards, story.stepped, strict=True):
                    for name, cell in zip(names, board, strict=True):
                        inside = packing.inside(told.boards, picture[name])
                        pieces = map(_expected, inside.pieces)
                        assert _unpacked(data, cell) == [inside.frame, *pieces]


def test_no_text_and_no_cell_stands_there_twice(facts, packing: Packing):
    for told in facts.told.values():
        data = json.loads(packing.packed(told))
        assert len(data["texts"]) == len(set(data["texts"]))
        cells = [json.dumps(cell) for cell in data["cells"]]
        assert len(cells) == len(set(cells))


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_boards_speak_the_language_of_the_page(facts, to: Locale):
    writer = writer_of(facts, to)
    told = facts.told["HAT-2.E1"]
    texts = json.loads(writer.boards.packed(told))["texts"]
    assert writer.card_name("umi") in texts
    assert writer.word("board.graveyard") in texts
    assert writer.card_name("umi") in writer.boards.described(
        told.boards, told.tellings[0][0].first
    )
    assert not writer.lacking


def test_what_could_be_decided_is_told_with_whoever_refuses_it(facts, packing: Packing):
    """In the Battle Step Gemini Elf may attack the Set monster, and by TCG-9.9 not directly."""
    data = json.loads(packing.packed(facts.told["HAT-6.E1"]))
    texts = data["texts"]
    [[_names, *decisions]] = data["decided"][0]
    attacks = (
        each for each in decisions if texts[each[1]] == "Player A decides whether to attack."
    )
    after, _asked, *cards = next(attacks)
    assert after == 3
    [ways] = [ways for who, of, *ways in cards if texts[of] == "Gemini Elf" and who]
    told = {texts[said]: [data["by"][by][0] for by in by] for said, *by in ways}
    assert told == {"Attack Vorse Raider with it": [], "Attack directly with it": ["TCG-9.9"]}


def test_rulesets_that_refuse_by_other_clauses_are_told_apart(facts, packing: Packing):
    for told in facts.told.values():
        data = json.loads(packing.packed(told))
        for groups, alike in zip(data["decided"], told.tellings, strict=True):
            decided = {story.decisions for story in alike if story.decisions}
            assert len(groups) == len(decided)


def test_every_way_that_is_not_open_names_a_place_where_it_can_be_read(facts, packing: Packing):
    for told in facts.told.values():
        data = json.loads(packing.packed(told))
        for label, href, _says in data["by"]:
            assert label
            assert "rules/" in href or "cards/" in href
