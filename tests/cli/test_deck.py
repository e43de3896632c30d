"""`ludex deck check`: decks as players have them, and what is wrong with each."""

import io
import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Ludex, Said
from tests.conftest import ROOT
from tests.formats.decks import write_ydke
from tests.tree import Tree

DECKS = ROOT / "tests" / "decks" / "files"

FORBIDDEN = "HAT-12.2 HAT-12.1 TCG-15.5 TCG-15.7"
UNLIMITED = "TCG-15.4 TCG-15.5 TCG-15.7"

# What a deck breaks: the card, or the part; and the clauses, worked out from what each says. The
# limit comes first. Of a part, its least size is asked for as well as its greatest.
BROKEN: dict[str, list[tuple[str, str]]] = {
    "forbidden.ydk": [("raigeki", FORBIDDEN)],
    "limited.ydk": [("dark-hole", "HAT-12.3 HAT-12.1 TCG-15.5 TCG-15.7")],
    "semi-limited.ydk": [("mirror-force", "HAT-12.4 HAT-12.1 TCG-15.5 TCG-15.7")],
    "four-copies.ydk": [("fire-hand", UNLIMITED)],
    "main-too-small.ydk": [("main-deck", "TCG-15.3 TCG-15.6")],
    "main-too-large.ydk": [("main-deck", "HAT-12.5 TCG-15.11")],
    "extra-too-large.ydk": [("extra-deck", "HAT-12.6 TCG-15.10 TCG-15.11")],
    "side-too-large.ydk": [("side-deck", "HAT-12.7 TCG-15.11")],
    "misplaced.ydk": [("black-rose-dragon", "TCG-15.8"), ("gemini-elf", "TCG-15.8")],
    "unknown.ydk": [],
}

LEGAL = ["legal.ydk", "legal.ydke", "legal-pt.txt", "legal-es.txt", "legal-zh.txt"]

Written = Any
"""Writes a deck's text into a file, and returns its path."""


@pytest.fixture
def written(tmp_path: Path) -> Written:
    def write(text: str | bytes, name: str = "deck.txt") -> Path:
        path = tmp_path / name
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    return write


def hat(ludex: Ludex, deck: object, *words: object) -> Said:
    return ludex("deck", "check", deck, "--ruleset", "hat-2014", *words)


def data(said: Said) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said.out)
    return found


def broken(found: dict[str, Any]) -> list[tuple[str, str]]:
    return [
        (each["card"]["slug"] if each["card"] else each["part"], " ".join(each["clauses"]))
        for each in found["violations"]
    ]


# Verdicts.


@pytest.mark.parametrize("name", LEGAL)
def test_a_deck_is_legal_in_every_form_and_language(ludex: Ludex, name):
    said = hat(ludex, DECKS / name)
    assert said == Said(0, "HAT Format: legal, with 40 + 15 + 15 cards.\n", "")


@pytest.mark.parametrize("name", BROKEN)
def test_a_deck_breaks_what_it_breaks_and_nothing_else(ludex: Ludex, name):
    said = hat(ludex, DECKS / name, "--json")
    found = data(said)
    assert (said.code, found["legal"]) == (1, False)
    assert broken(found) == BROKEN[name]
    assert [each["clause"] for each in found["violations"]] == [
        clauses.split()[0] for _, clauses in BROKEN[name]
    ]


def test_every_deck_here_is_in_a_table():
    own = {"pool.conf", "2005-side-of-14.ydk"}
    assert {path.name for path in DECKS.iterdir()} == {*LEGAL, *BROKEN, *own}


def test_a_side_deck_of_2005_has_exactly_15_cards(ludex: Ludex):
    deck = DECKS / "2005-side-of-14.ydk"
    said = ludex("deck", "check", deck, "--ruleset", "tournament-2005", "--json")
    assert said.code == 1
    assert broken(data(said)) == [("side-deck", "TRN-3.2 TCG-15.6")]


def test_a_violation_is_a_line_with_its_clauses_and_the_verdict_comes_last(ludex: Ludex):
    said = hat(ludex, DECKS / "limited.ydk")
    first, _, rule, _, last = said.out.splitlines()
    assert first == (
        "“Dark Hole” (Limited): 2 in the Deck; allowed: 1.  "
        "[HAT-12.3, HAT-12.1, TCG-15.5, TCG-15.7]"
    )
    assert rule.startswith("HAT-12.3  A player may have only 1 copy of a Limited card in the ")
    assert last == "HAT Format: not legal, with 1 violation."


def test_a_part_is_named_with_its_size(ludex: Ludex):
    first, *_, last = hat(ludex, DECKS / "main-too-small.ydk").out.splitlines()
    assert first == ("Main Deck: 39; at least 40 cards are required.  [TCG-15.3, TCG-15.6]")
    assert last == "HAT Format: not legal, with 1 violation."


def test_an_unknown_card_is_never_called_legal(ludex: Ludex):
    deck = DECKS / "unknown.ydk"
    line = deck.read_text().splitlines().index("99999999") + 1
    assert hat(ludex, deck) == Said(
        1,
        f"{deck}:{line}: no card 99999999 is known.\n"
        "If the name of an unknown card does not resemble that of any known card, the name is "
        "misspelt or the card was released later: the cards known here are those of the formats.\n"
        "HAT Format: cannot be called legal, since 1 card is unknown.\n",
        "",
    )
    assert data(hat(ludex, deck, "--json"))["unknown"] == [
        {"line": line, "passcode": 99999999, "suggestion": None}
    ]


def test_a_ruleset_without_a_list_says_so(ludex: Ludex):
    said = ludex("deck", "check", DECKS / "forbidden.ydk", "--ruleset", "modern")
    assert said.code == 0
    assert said.out == (
        "Modern rules: no list is published here, so limits on individual cards may be "
        "missing.\nModern rules: legal, with 40 + 15 + 15 cards.\n"
    )
    said = ludex("deck", "check", DECKS / "forbidden.ydk", "--ruleset", "modern", "--json")
    assert data(said)["list"] is None
    assert data(hat(ludex, DECKS / "legal.ydk", "--json"))["list"] == "2014-04-01"


def test_the_verdict_follows_the_clauses(ludex: Ludex, tree: Tree):
    tree.edit("rules/yugioh/hat/12-decks.yaml", ("{limited: 1}", "{limited: 2}"))
    deck = DECKS / "limited.ydk"
    said = ludex("deck", "check", deck, "--ruleset", "hat-2014", root=tree.folder)
    assert said.code == 0


def test_the_data_has_everything_that_help_promises(ludex: Ludex):
    found = data(hat(ludex, DECKS / "limited.ydk", "--json", "--lang", "pt"))
    assert list(found) == [
        "ruleset",
        "list",
        "legal",
        "sizes",
        "violations",
        "unknown",
        "notes",
    ]
    assert found["sizes"] == {"main": 40, "extra": 15, "side": 15}
    [violation] = found["violations"]
    assert violation["card"] == {"slug": "dark-hole", "passcode": 53129443, "name": "Buraco Negro"}
    assert (violation["part"], violation["copies"], violation["limit"]) == (None, 2, 1)
    [violation] = data(hat(ludex, DECKS / "side-too-large.ydk", "--json"))["violations"]
    assert (violation["card"], violation["cards"], violation["limit"]) == (None, 16, 15)


# Sources.


def test_a_deck_comes_from_standard_input_or_as_a_url(ludex: Ludex, monkeypatch):
    text = (DECKS / "legal-zh.txt").read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text), "utf-8"))
    assert hat(ludex, "-").code == 0
    assert hat(ludex, (DECKS / "legal.ydke").read_text().strip()).code == 0


def test_closed_standard_input_is_an_empty_one(ludex: Ludex, monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    said = hat(ludex, "-")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("-: found no card and no heading; expected a deck:")


def test_an_empty_deck_has_too_few_cards(ludex: Ludex, written: Written):
    said = hat(ludex, written("#main\n#extra\n!side\n", "deck.ydk"), "--json")
    assert said.code == 1
    assert broken(data(said)) == [("main-deck", "TCG-15.3 TCG-15.6")]
    assert hat(ludex, write_ydke([])).code == 1


def test_names_are_read_without_accents_case_width_and_marks(ludex: Ludex, written: Written):
    names = ["maxx c", "TRIBUTO TORRENCIAL", "Ｄａｒｋ Ｈｏｌｅ", "d.d crow", "forca  do espelho"]
    said = hat(ludex, written("\n".join(names)), "--json")
    assert data(said)["unknown"] == []
    assert data(said)["sizes"] == {"main": 5, "extra": 0, "side": 0}


def test_a_number_may_be_part_of_a_name(ludex: Ludex, written: Written):
    said = hat(ludex, written("7 Colored Fish\n3 7 Colored Fish\n"), "--json")
    assert ("7-colored-fish", UNLIMITED) in broken(data(said))
    assert data(said)["sizes"]["main"] == 4


def test_without_headings_cards_go_where_they_belong(ludex: Ludex, written: Written):
    said = hat(ludex, written("1 Black Rose Dragon\n1 Gemini Elf\n"), "--json")
    assert data(said)["sizes"] == {"main": 1, "extra": 1, "side": 0}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Raigeky", "Raigeki"), ("Tifón Mistico del Espacio", "Tifón del Espacio Místico")],
)
def test_an_unknown_name_is_answered_with_the_nearest(ludex: Ludex, written: Written, typed, meant):
    deck = written(f"Main Deck\n2 {typed}\n1 {typed}\n")
    said = hat(ludex, deck)
    assert said.code == 1
    assert said.out.startswith(f"{deck}:2: no card “{typed}” is known; did you mean “{meant}”?\n")
    assert data(hat(ludex, deck, "--json"))["unknown"] == [
        {"line": 2, "name": typed, "suggestion": meant}
    ]
    assert data(hat(ludex, deck, "--json"))["sizes"]["main"] == 3


def test_an_unknown_card_in_no_part_counts_as_one_of_the_main_deck(ludex: Ludex, written: Written):
    found = data(hat(ludex, written("1 Blue-Eyed Silver Zombie\n"), "--json"))
    assert found["sizes"]["main"] == 1
    assert [each["name"] for each in found["unknown"]] == ["Blue-Eyed Silver Zombie"]
    assert found["notes"] == []


def test_what_a_file_says_cannot_steer_the_terminal(ludex: Ludex, written: Written):
    said = hat(ludex, written("Main Deck\n1 Red\x1b[31m Hot\u202e\n"))
    assert said.code == 1
    assert "\x1b" not in said.out
    assert "\u202e" not in said.out


# Languages.


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        (
            "pt",
            "Cópias demais de “Buraco Negro” (Limitado) no Deck: 2;",
            "Formato HAT: Deck inválido, com 1 infração.",
        ),
        (
            "es",
            "Copias de “Agujero Oscuro” (Limitada) en el Deck: 2;",
            "Formato HAT: no es legal, con 1 infracción.",
        ),
        ("zh", "“黑洞”（限制卡）：牌组中有2张，", "HAT赛制：不合规，违规1项。"),
    ],
)
def test_the_verdict_is_told_in_the_readers_language(ludex: Ludex, language, first, last):
    said = hat(ludex, DECKS / "limited.ydk", "--lang", language).out.splitlines()
    assert said[0].startswith(first)
    assert "[HAT-12.3, HAT-12.1, TCG-15.5, TCG-15.7]" in said[0]
    assert said[2].startswith("HAT-12.3  ")
    assert said[-1].startswith(last)


# Pools.


def card_database(path: Path, *rows: tuple[int, str, int, int]) -> Path:
    """Write a database of cards: passcode, name, type and alias."""
    with sqlite3.connect(path) as database:
        database.execute("create table datas (id integer, alias integer, type integer)")
        database.execute("create table texts (id integer, name text)")
        for passcode, name, kind, alias in rows:
            database.execute("insert into datas values (?, ?, ?)", (passcode, alias, kind))
            database.execute("insert into texts values (?, ?)", (passcode, name))
    database.close()
    return path


MONSTER, SYNCHRO, TOKEN, TRAP = 0x21, 0x2001, 0x4001, 0x4


def test_a_card_printed_after_the_format_is_outside_of_its_pool(ludex: Ludex, written: Written):
    deck = written("Fusão Sombraneco\n3 Odd-Eyes Dragon\n" + "3 Gemini Elf\n" * 12, "deck.txt")
    found = data(hat(ludex, deck, "--json"))
    outside = [each for each in found["violations"] if each["clause"] == "HAT-12.8"]
    assert [each["card"]["slug"] for each in outside] == ["shaddoll-fusion"]
    assert outside[0]["clauses"] == ["HAT-12.8", "TCG-15.9"]
    assert found["unknown"] == []
    modern = data(ludex("deck", "check", deck, "--ruleset", "modern", "--json"))
    assert all(each["clause"] != "HAT-12.8" for each in modern["violations"])


def test_a_card_outside_the_pool_is_objected_to(ludex: Ludex):
    pool = ("--pool", DECKS / "pool.conf", "--list", "Traptrix Cup")
    said = hat(ludex, DECKS / "legal.ydk", *pool)
    assert said.code == 1
    assert said.out.splitlines() == [
        '“Maxx "C"” is not in the card pool.  [TCG-15.9]',
        "“Fire Hand”: HAT Format allows 3, the pool 0; HAT Format prevails.",
        "",
        "TCG-15.9  If a format has a card pool, a Deck may hold only cards of that pool.",
        "",
        "HAT Format: not legal, with 1 violation.",
    ]
    assert broken(data(hat(ludex, DECKS / "legal.ydk", *pool, "--json"))) == [
        ("maxx-c", "TCG-15.9")
    ]


def test_a_pool_knows_cards_and_pictures_that_we_do_not(
    ludex: Ludex, written: Written, tmp_path: Path
):
    pool = card_database(
        tmp_path / "cards.cdb",
        (53129443, "Dark Hole", 2, 0),
        (53129444, "Dark Hole", 2, 53129443),
        (10000001, "Wholly New Knight", MONSTER, 0),
        (10000002, "Wholly New Dragon", SYNCHRO, 0),
        (10000003, "New Token", TOKEN, 0),
    )
    deck = written(
        "#main\n53129443\n53129444\n10000001\n10000002\n10000003\n#extra\n!side\n", "deck.ydk"
    )
    found = data(hat(ludex, deck, "--pool", pool, "--json"))
    assert found["unknown"] == []
    told = {each["text"]: each["clauses"] for each in found["violations"]}
    assert told == {
        "Main Deck: 5; at least 40 cards are required.": ["TCG-15.3", "TCG-15.6"],
        "“Dark Hole” (Limited): 2 in the Deck; allowed: 1.": [
            "HAT-12.3",
            "HAT-12.1",
            "TCG-15.5",
            "TCG-15.7",
        ],
        "“Wholly New Dragon” is not allowed in the Main Deck.": ["TCG-15.8"],
        "“New Token” is not allowed in the Main Deck.": ["TCG-15.8"],
    }
    by_name = written("1 wholly new dragon\n1 Wholly-New Knigth\n")
    found = data(hat(ludex, by_name, "--pool", pool, "--json"))
    assert found["sizes"] == {"main": 1, "extra": 1, "side": 0}
    assert found["unknown"][0]["suggestion"] == "Wholly New Knight"


def test_a_card_of_no_kind_is_told_to_be_unchecked(ludex: Ludex, written: Written):
    pool = written("!Cup\n$whitelist\n10000001 3\n", "pool.conf")
    deck = written("#main\n10000001\n#extra\n!side\n", "deck.ydk")
    found = data(hat(ludex, deck, "--pool", pool, "--json"))
    assert found["unknown"] == []
    assert found["notes"] == ["10000001: its kind is not known; its place was not checked."]


def test_a_plain_list_of_limits_is_no_pool(ludex: Ludex):
    words = ("--pool", DECKS / "pool.conf", "--list", "Nobody’s list")
    said = hat(ludex, DECKS / "legal.ydk", *words)
    assert (said.code, said.out) == (2, "")
    assert "found the list 'Nobody’s list', which has no line $whitelist" in said.err


# What cannot be done.


def test_wrong_words_are_answered_with_the_right_ones(ludex: Ludex):
    deck = DECKS / "legal.ydk"
    said = ludex("deck", "check", deck, "--ruleset", "hat-2013")
    assert said == Said(2, "", "ludex: there is no ruleset 'hat-2013'; did you mean 'hat-2014'?\n")
    said = ludex("deck", "check", deck, "--ruleset", "HAT?")
    assert said.err.endswith(
        "there are damage-step-2011, hat-2014, modern, tag-2007, tcg-core, tournament-2005, "
        "ultimate-battle, ultimate-battle-tournament\n"
    )
    said = hat(ludex, deck, "--pool", DECKS / "pool.conf", "--list", "Traptrix cup")
    assert said.code == 2
    assert said.err.endswith("did you mean 'Traptrix Cup'?\n")
    said = hat(ludex, deck, "--list", "Traptrix Cup")
    assert (said.code, said.out) == (2, "")
    assert "--pool FILE" in said.err
    said = hat(ludex, deck, "--lang", "tlh")
    assert (said.code, said.out) == (2, "")


def ruleset(tree: Tree, enact: str) -> None:
    path = tree.folder / "rules/yugioh/rulesets/own.yaml"
    text = (ROOT / "rules/yugioh/rulesets/tcg-core.yaml").read_text("utf-8")
    kept = text.partition("enact:")[0].replace("id: tcg-core", "id: own")
    path.write_text(f"{kept}enact: [{enact}]\n", "utf-8")


@pytest.mark.parametrize(
    ("enact", "said"),
    [
        ("TCG-1", "ludex: own has no clauses about Decks, so no Deck can be checked by it\n"),
        ("TCG-15.1", "ludex: own has no clause by which a Deck is accepted\n"),
        ("TCG-99", "ludex: TCG has no article 'TCG-99'; did you mean 'TCG-19'?\n"),
    ],
)
def test_a_ruleset_that_cannot_tell_says_why(ludex: Ludex, tree: Tree, enact, said):
    ruleset(tree, enact)
    deck = DECKS / "legal.ydk"
    answer = ludex("deck", "check", deck, "--ruleset", "own", root=tree.folder)
    assert answer == Said(2, "", said)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("yugioh/hat/12-decks.yaml", "clauses:", "clauses: ["),
        ("yugioh/hat/12-decks.yaml", "clauses:", "clause:"),
        ("yugioh/hat/12-decks.yaml", "{forbidden: 0}", "[0]"),
        ("yugioh/rulesets/hat-2014.yaml", "extends: tcg-core", "extends: tgc-core"),
        ("yugioh/rulesets/hat-2014.yaml", "HAT-12]", "TCG-15]"),
        ("yugioh/hat/12-decks.yaml", "card-list: '2014-04-01'", "card-list: '2014-04-02'"),
        ("yugioh/hat/12-decks.yaml", "sets: {most-cards: {main-deck: 60}}", "sets: {most: 60}"),
        ("yugioh/lists/2014-04-01.yaml", "territory: TCG\n", ""),
    ],
)
def test_rules_that_are_broken_are_no_verdict(ludex: Ludex, tree: Tree, file, old, new):
    tree.edit(f"rules/{file}", (old, new))
    deck = DECKS / "legal.ydk"
    said = ludex("deck", "check", deck, "--ruleset", "hat-2014", root=tree.folder)
    assert (said.code, said.out) == (2, "")
    assert said.err


UNREADABLE = {
    "a word among passcodes": (b"#main\n12580477\nRaigeki\n", ":3: found 'Raigeki'"),
    "a heading twice": (b"#main\n12580477\n#main\n", ":3: found '#main' a second time"),
    "another encoding": ("Main Deck\n1 Ilusão\n".encode("latin-1"), ":2: found the byte 0xE3"),
    "a binary file": (b"PK\x03\x04\x00\x00", ":1: found a NUL"),
    "nothing": (b"", ": found no card and no heading"),
    "no count": (b"Main Deck\n0x Raigeki\n", ":2: found '0x Raigeki'"),
    "a URL cut short": (b"ydke://AAA", ": found a ydke URL of 1 parts"),
    "more cards than any deck has": (b"#main\n" + b"12580477\n" * 10_000, "more than 2,000 cards"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_deck_that_cannot_be_read_is_no_verdict(ludex: Ludex, written: Written, name):
    raw, found = UNREADABLE[name]
    deck = written(raw, "deck")
    said = hat(ludex, deck)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"{deck}:")
    assert found in said.err
    assert "; expected " in said.err


def test_what_is_no_file_is_no_deck(ludex: Ludex, tmp_path: Path):
    for path, found in ((tmp_path, "a directory"), (tmp_path / "none", "nothing that can be read")):
        said = hat(ludex, path)
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith(f"{path}: found {found}")


def test_a_damaged_pool_is_no_verdict(ludex: Ludex, written: Written, tmp_path: Path):
    whole = card_database(tmp_path / "whole.cdb", (53129443, "Dark Hole", 2, 0)).read_bytes()
    for raw in (whole[: len(whole) // 2], whole[:200] + b"\xff" * (len(whole) - 200), b"\0" * 9):
        pool = written(raw, "cards.cdb")
        said = hat(ludex, DECKS / "legal.ydk", "--pool", pool)
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith(f"{pool}")
        assert "Traceback" not in said.err


# The process.


def test_a_check_writes_nothing_and_waits_for_nothing_heavy(tmp_path: Path):
    for name in ("legal.ydk", "pool.conf"):
        shutil.copy(DECKS / name, tmp_path)
    words = ["--root", str(ROOT), "deck", "check", "legal.ydk", "--ruleset", "hat-2014"]
    words += ["--pool", "pool.conf", "--list", "Traptrix Cup", "--lang", "zh"]
    script = f"import sys\nfrom ludex.cli import main\nmain({words!r})\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "ludex.tournament.rules.decks" in loaded
    assert not loaded & {
        "pydantic",
        "jinja2",
        "babel",
        "sqlite3",
        "ludex.kb.load",
        "ludex.yugioh.rules",
    }
    assert {path.name for path in tmp_path.iterdir()} == {"legal.ydk", "pool.conf"}


# The Decks of a team.


def _with_heavy_storm(copies: int) -> str:
    """Return a legal Deck with copies of Heavy Storm in the place of as many of Fire Hand."""
    lines = (DECKS / "legal.ydk").read_text("utf-8").splitlines()
    at = lines.index("68535320")
    lines[at : at + copies] = ["19613556"] * copies
    return "\n".join(lines) + "\n"


def test_each_deck_of_a_team_may_have_one_limited_card(ludex: Ludex, written: Written):
    one, other = (written(_with_heavy_storm(1), name) for name in ("a.ydk", "b.ydk"))
    said = ludex("deck", "check", one, other, "--ruleset", "tag-2007")
    assert (said.code, said.err) == (0, "")
    assert [line for line in said.out.splitlines() if line.startswith("Player")] == [
        f"Player 1A: {one}",
        f"Player 1B: {other}",
    ]
    assert said.out.count("Tag duels of 2007: legal, with 40 + 15 + 15 cards.") == 2


def test_two_copies_in_one_deck_of_a_team_are_objected_to_there(ludex: Ludex, written: Written):
    one, other = written(_with_heavy_storm(2), "a.ydk"), DECKS / "legal.ydk"
    said = ludex("deck", "check", one, other, "--ruleset", "tag-2007", "--json")
    found = data(said)
    assert (said.code, found["legal"], found["ruleset"]) == (1, False, "tag-2007")
    first, second = found["players"]
    assert (first["player"], first["legal"]) == ("1A", False)
    (broken_,) = first["violations"]
    assert (broken_["card"]["slug"], broken_["clause"]) == ("heavy-storm", "TRN-3.15")
    assert {"TRN-3.14", "TAG-7.4", "TCG-15.7"} <= set(broken_["clauses"])
    assert (second["player"], second["legal"], second["violations"]) == ("1B", True, [])


def test_one_deck_of_a_team_is_told_like_any_other(ludex: Ludex):
    found = data(ludex("deck", "check", DECKS / "legal.ydk", "--ruleset", "tag-2007", "--json"))
    assert found["legal"]
    assert "players" not in found


@pytest.mark.parametrize(("ruleset", "most"), [("tag-2007", 2), ("hat-2014", 1)])
def test_more_decks_than_a_side_has_are_refused(ludex: Ludex, ruleset: str, most: int):
    decks = [DECKS / "legal.ydk"] * (most + 1)
    said = ludex("deck", "check", *decks, "--ruleset", ruleset)
    assert (said.code, said.out) == (2, "")
    wanted = f"these are {most + 1} Decks; under {ruleset}, a side of a Match has {most}"
    assert wanted in said.err
