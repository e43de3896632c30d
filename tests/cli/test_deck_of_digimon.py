"""`ludex deck check` for the Digimon card game: cards by code or by name, and what is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Ludex, Said
from tests.conftest import ROOT

DECKS = ROOT / "tests" / "decks" / "digimon"
TOO_SMALL = "UB-1.1 HC-1.1"
TOO_MANY = "UB-1.3 HC-1.2"
CODES = (DECKS / "codes.txt").read_text("utf-8")


@pytest.fixture
def checked(ludex: Ludex, tmp_path: Path) -> Any:
    def check(text: str | bytes, *words: object, ruleset: str = "ultimate-battle") -> Said:
        path = tmp_path / "deck.txt"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return ludex("deck", "check", path, "--ruleset", ruleset, *words)

    return check


def _broken(said: Said) -> list[tuple[str | None, str]]:
    found = json.loads(said.out)["violations"]
    return [
        (each["card"]["slug"] if each["card"] else None, " ".join(each["clauses"]))
        for each in found
    ]


@pytest.mark.parametrize("name", ["codes.txt", "names.txt"])
@pytest.mark.parametrize("ruleset", ["ultimate-battle", "ultimate-battle-tournament"])
def test_a_deck_is_legal_by_code_and_by_name(ludex: Ludex, name: str, ruleset: str):
    said = ludex("deck", "check", DECKS / name, "--ruleset", ruleset)
    assert said.code == 0
    assert said.out.endswith(": legal, with 60 cards.\n")
    told = json.loads(ludex("deck", "check", DECKS / name, "--ruleset", ruleset, "--json").out)
    assert (told["legal"], told["sizes"], told["unknown"]) == (True, {"deck": 60}, [])


@pytest.mark.parametrize(
    ("gone", "instead", "broken"),
    [
        ("3 St-1\n", "2 St-1\n", [(None, TOO_SMALL)]),
        ("3 St-9\n", "3 St-9\n1 Palmon\n", [("palmon", TOO_MANY)]),
        # Copies are those of a name, whatever the codes of the prints.
        ("3 St-9\n", "2 St-9\n2 St-111\n", [("palmon", TOO_MANY)]),
        ("3 St-59\n", "3 St-101\n1 St-59\n", [("winning-percentage-40", TOO_MANY)]),
    ],
)
def test_what_a_deck_breaks_is_told_with_its_clauses(checked, gone, instead, broken):
    said = checked(CODES.replace(gone, instead), "--json")
    assert (said.code, _broken(said)) == (1, broken)


def test_without_a_digimon_of_level_3_nobody_can_begin(checked):
    said = checked("3 Greymon\n" * 20, "--json")
    assert _broken(said) == [("greymon", TOO_MANY), (None, "UB-1.2")]


def test_the_limit_for_level_6_is_that_of_the_tournament_alone(checked):
    more = "3 Plesiomon\n3 Pukumon\n"
    assert checked(CODES + more).code == 0
    said = checked(CODES + more, "--json", ruleset="ultimate-battle-tournament")
    assert _broken(said) == [(None, "UBT-1.1")]
    (violation,) = json.loads(said.out)["violations"]
    assert (violation["cards"], violation["limit"]) == (9, 8)


def test_a_deck_is_told_in_every_language(checked):
    said = {
        lang: checked("4 St-1", "--lang", lang).out.splitlines()[-1]
        for lang in ("en", "pt", "es", "zh")
    }
    assert len(set(said.values())) == 4


@pytest.mark.parametrize(
    ("line", "suggestion"),
    [
        ("3 Agumonn", "Agumon"),
        ("3 Frecuencia de Victoria al 60%", "Frecuencia de Victorias al 60%"),
        ("St-999", None),
        # A code and a name of two cards: nobody can tell which is meant.
        ("3 St-6 Agumon", "St-6 Garurumon"),
        ("Level 4 Digimon (made up)", None),
        ("Dark Magician of Chaos", None),
    ],
)
def test_an_unknown_card_is_told_with_the_one_that_may_be_meant(checked, line, suggestion):
    said = checked(f"{CODES}{line}\n", "--json")
    told = json.loads(said.out)
    assert (said.code, told["legal"], told["violations"]) == (1, False, [])
    (unknown,) = told["unknown"]
    assert (unknown["line"], unknown["suggestion"]) == (24, suggestion)


def test_that_few_cards_are_known_is_said_where_nothing_is_near(checked):
    assert "Only some cards of this game are known here" in checked(f"{CODES}St-999").out
    assert "Only some cards of this game are known here" not in checked(f"{CODES}Agumonn").out


def test_a_digimon_whose_level_is_not_known_is_told_of(checked):
    assert "“Bakumon”: its level is not known" in checked(f"{CODES}Bakumon").out


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\xff\xfe\x00",
        b"0 St-1",
        b"100 St-1",
        b"99x St-1\n" * 30,
        b"3 " + "あ".encode() * 300,
        b"!lflist",
    ],
)
def test_what_is_no_deck_is_refused_at_its_line(checked, raw: bytes):
    said = checked(raw)
    assert (said.code, said.out) == (2, "")
    assert "deck.txt" in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    "raw",
    [
        b"#main\n89631139\n46986414\n!side\n",
        "\u202e3 \x1b[31mSt-1\x1b[0m".encode(),
        b"3 [[[[[St-1]]]]]",
        b"3 " + b"A-1 " * 49,
        b"St-" + b"9" * 190,
        b"<script>alert(1)</script>\n{term:digimon}\n{card:agumon}",
    ],
)
def test_hostile_lines_are_unknown_cards(checked, raw: bytes):
    said = checked(raw)
    assert said.code == 1
    assert "\x1b" not in said.out
    assert said.out.splitlines()[-1].startswith("Ultimate Battle: not legal")


def test_pools_and_second_decks_are_of_another_game(ludex: Ludex):
    deck = DECKS / "codes.txt"
    pool = DECKS.parent / "files" / "pool.conf"
    said = ludex("deck", "check", deck, "--ruleset", "ultimate-battle", "--pool", pool)
    assert (said.code, said.out) == (2, "")
    assert said.err == "ludex: ultimate-battle belongs to a game for which no pools are read\n"
    said = ludex("deck", "check", deck, deck, "--ruleset", "ultimate-battle")
    assert (said.code, said.out) == (2, "")
