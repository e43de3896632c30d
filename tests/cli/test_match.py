"""`ludex match`: what to do when time is called, told from the command's words or from a file."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Ludex, Said
from tests.tree import Tree

FILE = """
start:
  at: game
  games: [A]
  turn: {player: B}
  life-points: {A: 3000, B: 3500}
play:
  - {call: time}
  - {turn-ends: B}
players: {A: Robert, B: Kelly}
"""


@pytest.fixture
def table(tmp_path: Path):
    def written(text: str) -> Path:
        path = tmp_path / "table.yaml"
        path.write_text(text, "utf-8")
        return path

    return written


def _lines(said: Said) -> list[str]:
    assert (said.code, said.err) == (0, "")
    return [line.strip() for line in said.out.splitlines()]


def _after(lines: list[str], heading: str) -> list[str]:
    """Return the lines under the last such heading, up to an empty one."""
    rest = lines[len(lines) - lines[::-1].index(heading) :]
    return rest[: rest.index("")] if "" in rest else rest


# The command's words.


def test_without_a_word_it_is_the_first_game_and_the_turn_of_a(ludex: Ludex):
    lines = _lines(ludex("match"))
    assert lines[0] == (
        "Game 1 · player A's turn · 0 wins for player A · 0 wins for player B"
        " · LP 8000 for player A · LP 8000 for player B"
    )
    assert lines[2] == "1  Time is called during game 1.  [TRN-1.5]"
    assert lines[3].startswith("2  This turn is played to its end, and 3 more follow.  [TRN-2.2,")
    turns = [line for line in lines if line.startswith("It is ")]
    assert turns[:3] == [f"It is player {who}'s turn.  [TRN-1.4]" for who in "BAB"]


def test_games_that_were_won_are_counted(ludex: Ludex):
    lines = _lines(ludex("match", "--won", "A", "--won", "draw", "--won", "B"))
    assert lines[0].startswith("Game 4 · player A's turn · 1 win for player A · 1 win for player B")
    assert "Player A wins the Match.  [TRN-1.7]" in _after(lines, "If player A wins the game:")


def test_a_tie_leads_to_one_more_game_without_side_decks(ludex: Ludex):
    under = _after(_lines(ludex("match", "--won", "A")), "If player B wins the game:")
    assert "Side Decks cannot be used.  [TRN-2.13]" in under
    assert "Game 3 begins. It has at most 4 turns.  [TRN-1.3, TRN-2.12]" in under


def test_between_games_whoever_is_ahead_has_won(ludex: Ludex):
    lines = _lines(ludex("match", "--between-games", "--won", "B"))
    assert lines == [
        "0 wins for player A · 1 win for player B",
        "",
        "1  Time is called between games.  [TRN-1.9]",
        "2  Player B wins the Match.  [TRN-2.14]",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Side Decks may be used.  [TRN-3.16]"),
        (["--siding", "not-known"], "Side Decks may be used.  [TRN-3.16]"),
        (["--siding", "begun"], "Side Decks may be used.  [TRN-3.13]"),
        (["--siding", "not-begun"], "Side Decks cannot be used.  [TRN-3.12]"),
    ],
)
def test_whether_siding_goes_on_depends_on_how_far_it_has_come(
    ludex: Ludex, words: list[str], said: str
):
    lines = _lines(ludex("match", "--between-games", "--won", "A", "--won", "B", *words))
    assert next(line for line in lines if line.startswith("Side Decks")) == said


@pytest.mark.parametrize("player", ["A", "B"])
def test_it_is_somebodys_turn_when_time_is_called(ludex: Ludex, player: str):
    lines = _lines(ludex("match", "--turn-of", player))
    other = "B" if player == "A" else "A"
    assert next(line for line in lines if line.startswith("It is ")) == (
        f"It is player {other}'s turn.  [TRN-1.4]"
    )


@pytest.mark.parametrize("ended", [0, 1, 2, 3])
def test_turns_that_have_ended_are_told_and_no_longer_to_come(ludex: Ludex, ended: int):
    lines = _lines(ludex("match", "--turns-ended", ended))
    assert len([line for line in lines if line[:1].isdigit() and "turn.  " in line]) == ended
    under = _after(lines, "If the game does not end before play stops:")
    assert len([line for line in under if line.startswith("It is ")]) == 3 - ended + 1


def test_life_points_and_names_are_told(ludex: Ludex):
    words = ("--life-points", 3000, 3500, "--names", "Robert", "Kelly")
    lines = _lines(ludex("match", *words))
    assert lines[0] == (
        "Game 1 · Robert's turn · 0 wins for Robert · 0 wins for Kelly"
        " · LP 3000 for Robert · LP 3500 for Kelly"
    )
    assert "If Kelly has more Life Points then:" in lines
    assert not any(line.startswith(("A ", "B ", "If A", "If B")) for line in lines)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pt", ["Kelly vence a Partida.", "Pontos de Vida"]),
        ("es", ["Kelly gana el Match.", "Life Points"]),
        ("zh", ["Kelly赢得比赛。", "LP"]),
    ],
)
def test_it_is_told_in_a_language(ludex: Ludex, language: str, words: list[str]):
    said = ludex("match", "--names", "Robert", "Kelly", "--lang", language)
    assert said.code == 0
    for word in words:
        assert word in said.out
    assert "wins" not in said.out
    assert "{" not in said.out


def test_json_has_the_same_in_parts(ludex: Ludex):
    said = ludex("match", "--won", "A", "--names", "Robert", "Kelly", "--json")
    told: dict[str, Any] = json.loads(said.out)
    assert said.code == 0
    keys = (
        "ruleset players games stage winner life-points turn-player turns-left tie-break "
        "time-called steps siding branches"
    )
    assert list(told) == keys.split()
    assert (told["ruleset"], told["stage"], told["winner"]) == ("tournament-2005", "game", None)
    assert (told["players"], told["games"]) == ({"A": "Robert", "B": "Kelly"}, ["A"])
    assert told["life-points"] == {"A": 8000, "B": 8000}
    assert told["steps"][0] == {"text": "Time is called during game 2.", "clauses": ["TRN-1.5"]}
    kinds = [(branch["if"], branch["player"]) for branch in told["branches"]]
    assert kinds == [("wins", "A"), ("wins", "B"), ("draw", None), ("goes-on", None)]
    assert (told["turn-player"], told["turns-left"]) == ("A", 3)
    assert (told["tie-break"], told["time-called"]) == (False, "game")
    tied = told["branches"][1]
    assert list(tied) == ["if", "player", "text", "steps", "siding", "branches"]
    assert tied["siding"] == {"allowed": False, "clauses": ["TRN-2.13"]}
    assert tied["text"] == "If Kelly wins the game:"
    assert tied["branches"][0]["if"] == "next-game"


def test_help_shows_examples_that_run(ludex: Ludex):
    said = ludex("match", "--help")
    assert said.code == 0
    examples = [line for line in said.out.splitlines() if line.startswith("  ludex match ")]
    assert len(examples) == 6
    for example in examples[:-1]:
        assert ludex(*example.split()[1:]).code == 0, example
    assert examples[-1].endswith("table.yaml")


def test_the_file_that_help_shows_is_one(ludex: Ludex, table):
    shown = ludex("match", "--help").out.splitlines()
    first = next(n for n, line in enumerate(shown) if line.startswith("  players:"))
    last = shown.index("", first)
    lines = _lines(ludex("match", table("\n".join(line[2:] for line in shown[first:last]))))
    assert lines[0].startswith("Game 2 · Kelly's turn · 1 win for Robert · 0 wins for Kelly")


# What cannot be.

CANNOT_BE = [
    (["--won", "A", "--won", "A"], "A has won 2 games: this Match is over"),
    (
        ["--between-games"],
        "between games, at least one game has been played; say who won it with --won",
    ),
    (["--between-games", "--won", "A", "--turn-of", "A"], "between games there is no turn"),
    (["--between-games", "--won", "A", "--turns-ended", "1"], "between games there is no turn"),
    (
        ["--between-games", "--won", "A", "--life-points", "1", "2"],
        "between games there is no turn, and there are no Life Points to give",
    ),
    (["--tie-break", "--between-games", "--won", "A"], "--tie-break is for a game in progress"),
    (["--tie-break", "--won", "A"], "{game-begins: A} is not offered: the Match is over"),
    (["--siding", "begun"], "--siding goes with --between-games; during a game nobody sides"),
    (["--turns-ended", "4"], "--turns-ended is 4; expected 0 to 3, or a file for what follows"),
    (["--turns-ended", "-1"], "--turns-ended is -1; expected 0 to 3"),
    (["--turns-ended", "999999999999"], "--turns-ended is 999999999999; expected 0 to 3"),
    (["--life-points", "0", "100"], "A has 0 Life Points: that Duel is over; say who won it"),
    (["--life-points", "100", "-1"], "B has -1 Life Points: that Duel is over"),
    (["--names", "Robert", "Robert"], "both sides are called Robert; expected two names"),
    (["--names", " ", "Kelly"], "a name needs letters that can be seen"),
    (["--names", "Robert", "Kel\nly"], "a name needs letters that can be seen"),
    (["--ruleset", "modern"], "modern says nothing about Matches; tournament-2005 does"),
    (
        ["--ruleset", "tournament-2004"],
        "there is no ruleset 'tournament-2004'; did you mean 'tournament-2005'?",
    ),
    (["--lang", "xx"], "no language 'xx'; there are en, pt-BR, es, zh-Hans"),
    (["no-such.yaml"], "there is no file no-such.yaml"),
    (["--turn-of", "1A"], "1A plays no part in this Match; A, B do"),
    (
        ["--ruleset", "tag-2007", "--won", "A"],
        "A plays no part in this Match; 1A, 2A, 1B, 2B, team-1, team-2 do",
    ),
    (
        ["--ruleset", "tag-2007", "--tie-break", "--turn-of", "2B"],
        "2B does not take the first turn of a game; expected a Player A",
    ),
    (
        ["--ruleset", "tag-2007", "--names", "Azul", "Azul"],
        "both sides are called Azul; expected two names",
    ),
]


@pytest.mark.parametrize(("words", "answer"), CANNOT_BE)
def test_a_match_that_cannot_be_is_told_why(ludex: Ludex, words: list[str], answer: str):
    said = ludex("match", *words)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"ludex: {answer}")


@pytest.mark.parametrize(
    "words",
    [
        ["--won", "C"],
        ["--turn-of", "draw"],
        ["--siding", "maybe"],
        ["--life-points", "1"],
        ["--life-points", "many", "few"],
        ["--names", "Robert"],
    ],
)
def test_words_that_mean_nothing_are_answered_with_the_usage(ludex: Ludex, words: list[str]):
    said = ludex("match", *words)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("usage: ludex match ")
    assert words[0] in said.err.splitlines()[-1]


def test_a_tie_breaking_game_may_be_in_progress(ludex: Ludex):
    """Its fourth turn is A's, after B, A and B; then the Life Points decide."""
    words = ("--won", "A", "--won", "B", "--tie-break", "--turn-of", "B", "--turns-ended", 3)
    lines = _lines(ludex("match", *words, "--life-points", 4000, 3900))
    assert lines[0].startswith(
        "Game 3 · player A's turn · 1 win for player A · 1 win for player B"
        " · LP 4000 for player A · LP 3900 for player B"
    )
    under = _after(lines, "If the game does not end before play stops:")
    assert under[0] == "If player A has more Life Points then:"
    assert under[1] == "No turn is left: play stops.  [TRN-2.5]"


# A file.


def test_a_file_says_where_the_match_stands_and_who_is_playing(ludex: Ludex, table):
    lines = _lines(ludex("match", table(FILE)))
    assert lines[0] == (
        "Game 2 · Robert's turn · 1 win for Robert · 0 wins for Kelly"
        " · LP 3000 for Robert · LP 3500 for Kelly"
    )
    assert lines[4] == "3  It is Robert's turn.  [TRN-1.4]"


def test_names_on_the_command_line_come_before_those_in_the_file(ludex: Ludex, table):
    lines = _lines(ludex("match", table(FILE), "--names", "David", "Emanuel"))
    assert lines[0].startswith("Game 2 · David's turn · 1 win for David · 0 wins for Emanuel")


def test_cards_that_were_exchanged_are_told_by_their_names(ludex: Ludex, table):
    deck = "main-deck: {cards: 40, among: {umi: 1}}, side-deck: {cards: 15, among: {yami: 1}}"
    exchange = "{exchanges: A, out: {umi: 1}, in: {yami: 1}}"
    text = f"start: {{at: between-games, games: [A, B], A: {{{deck}}}}}\nplay: [{exchange}]\n"
    lines = _lines(ludex("match", table(text)))
    assert lines[2] == (
        "1  Player A exchanges “Umi” for “Yami” from their Side Deck (cards exchanged: 1).  "
        "[TRN-1.9, TCG-15.3, TCG-15.10, TRN-3.1, TRN-3.2]"
    )
    assert "Side Decks may be used.  [TRN-3.13]" in lines, "whoever has exchanged has begun"


@pytest.mark.parametrize("word", ["--won", "--turn-of", "--siding", "--turns-ended"])
def test_beside_a_file_nothing_else_says_where_the_match_stands(ludex: Ludex, table, word: str):
    value = {"--siding": "begun", "--turns-ended": "1"}.get(word, "A")
    said = ludex("match", table(FILE), word, value)
    assert (said.code, said.out) == (2, "")
    assert said.err == "ludex: a file says where the Match stands; leave the other options out\n"
    assert ludex("match", table(FILE), "--between-games").code == 2


@pytest.mark.parametrize(
    ("text", "place", "answer"),
    [
        ("start: {at: gmae}\n", "1:13", "found 'gmae'"),
        ("start: {at: game}\nplayers: {A: 5}\n", "2:1", "`players:` that are no names"),
        (
            "start: {at: game}\nplay:\n  - {call: time}\n  - {turn-ends: B}\n",
            "4:5",
            "{turn-ends: B} is not offered: it is the other player's turn",
        ),
        (
            "start: {at: game}\nplay: [{looks-at-side-deck: A}]\n",
            "2:8",
            "{looks-at-side-deck: A} is refused by TRN-3.9",
        ),
        (
            "start: {at: game}\nplay: [{plays: TCG-8.E4}]\n",
            "2:8",
            "another kind of step; expected something that happens at the table",
        ),
        ("start: {at: game, turn: {number: 0}}\n", "1:26", "there is no turn 0"),
        ("start: {at: between-games}\n", "1:9", "between games, at least one game has been played"),
        (
            "start: {at: before-match}\n",
            "1:1",
            "time is not called at the stage before-match; expected a game, or between games",
        ),
        ("start: {at: registration}\n", "1:1", "time is not called at the stage registration"),
        (
            "start: {at: game, A: {side-deck: {cards: 15, among: {umnii: 1}}}}\n",
            "1:54",
            "there is no card 'umnii'; did you mean 'umi'?",
        ),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_place(
    ludex: Ludex, table, text: str, place: str, answer: str
):
    path = table(text)
    said = ludex("match", path)
    assert (said.code, said.out) == (2, "")
    assert f"{path}:{place}: " in said.err
    assert answer in said.err


def test_everything_that_is_wrong_in_a_file_is_told(ludex: Ludex, table):
    side = "{side-deck: {cards: 15, among: {umnii: 1, sangna: 1}}}"
    path = table(f"start:\n  at: game\n  games: [A, A]\n  turn: {{number: 0}}\n  A: {side}\n")
    said = ludex("match", path)
    assert (said.code, said.out) == (2, "")
    assert [line.partition(": ")[0] for line in said.err.splitlines()] == [
        f"{path}:{place}" for place in ("3:3", "4:10", "5:38", "5:48")
    ]


def test_a_file_may_name_its_ruleset(ludex: Ludex, table):
    path, line = table(f"{FILE}ruleset: modern\n"), FILE.count("\n") + 1
    said = ludex("match", path)
    assert (said.code, said.out) == (2, "")
    answer = "modern says nothing about Matches; tournament-2005 does"
    assert said.err == f"ludex: {path}:{line}:1: {answer}\n"
    said = ludex("match", table(f"{FILE}ruleset: modren\n"))
    assert f"{path}:{line}:1: there is no ruleset 'modren'; did you mean 'modern'?" in said.err
    other = ludex("match", table(f"{FILE}ruleset: modern\n"), "--ruleset", "tournament-2005")
    assert other.code == 0


def test_a_ruleset_with_a_misspelt_key_is_told_at_its_line(ludex: Ludex, tree: Tree):
    path = "rules/tournament/rulesets/tournament-2005.yaml"
    tree.edit(path, ("enact:", "enakt:"))
    said = ludex("match", "--won", "A", root=tree.folder)
    assert (said.code, said.out) == (2, "")
    assert re.match(rf"{re.escape(str(tree.folder / path))}:\d+:1: the unknown key", said.err)
    assert said.err.endswith("did you mean 'enact'?\n")


def test_clauses_are_coloured_on_a_terminal(ludex: Ludex, on_a_terminal: None):
    assert "\x1b[36mTRN-2." in ludex("match", "--won", "A").out


def test_a_match_may_be_over_by_then(ludex: Ludex, table):
    """The first example of the document: Kelly wins game 1 in the first additional turn."""
    play = "play: [{call: time}, {turn-ends: A}, {game-won-by: B}]"
    lines = _lines(ludex("match", table(f"start: {{at: game}}\n{play}\nplayers: {{B: Kelly}}\n")))
    assert lines[-1].endswith("Kelly wins the Match.  [TRN-2.10]")


# Other rules.


def test_another_number_in_the_rules_is_another_number_at_the_table(ludex: Ludex, tree: Tree):
    tree.edit(
        "rules/tournament/02-end-of-match.yaml",
        ("sets: {additional-turns: 3}", "sets: {additional-turns: 5}"),
    )
    lines = _lines(ludex("match", root=tree.folder))
    assert lines[3].startswith("2  This turn is played to its end, and 5 more follow.")
    under = _after(lines, "If the game does not end before play stops:")
    assert under[: under.index("If player A has more Life Points then:")] == [
        f"It is player {who}'s turn.  [TRN-1.4]" for who in "BABAB"
    ]
    assert ludex("match", "--turns-ended", 5, root=tree.folder).code == 0
    said = ludex("match", "--turns-ended", 6, root=tree.folder)
    assert said.err.startswith("ludex: --turns-ended is 6; expected 0 to 5")


def test_one_win_and_two_draws_with_time_left_lead_to_another_game(ludex: Ludex):
    games = ("--won", "A", "--won", "draw", "--won", "draw", "--between-games")
    said = ludex("match", *games, "--time-left")
    assert said.code == 0
    assert "Time is called" not in said.out
    assert "     Game 4 begins.  [TRN-1.3]\n" in said.out
    assert "       Player A wins the Match.  [TRN-1.7]\n" in said.out
    assert "       The players get ready for another game.  [TRN-1.8]\n" in said.out
    assert "Player A wins the Match" in ludex("match", *games).out.split("When")[0]


@pytest.mark.parametrize("words", [("--tie-break",), ("--turns-ended", "1")])
def test_what_follows_on_time_is_not_asked_with_time_left(ludex: Ludex, words):
    said = ludex("match", "--won", "A", "--time-left", *words)
    assert (said.code, said.out) == (2, "")
    assert said.err == "ludex: --time-left says that time has not been called\n"


def test_what_cannot_be_is_told_in_the_language(ludex: Ludex):
    said = ludex("match", "--turns-ended", "4", "--lang", "es")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("ludex: --turns-ended es 4; se esperaba: de 0 a 3")


# Matches between teams.

TAG = ("--ruleset", "tag-2007")
FILE_OF_TEAMS = """
ruleset: tag-2007
start: {at: game, games: [team-1], turn: {player: 1A, number: 6}}
play:
  - {call: time}
  - {turn-ends: 1A}
players: {team-2: Azul, 2B: Ana}
"""


def test_between_teams_the_turns_of_all_four_follow_and_a_tie_is_broken_in_eight(ludex: Ludex):
    words = ("--won", "team-1", "--turn-of", "2A", "--life-points", "3000", "3500")
    lines = _lines(ludex("match", *TAG, *words))
    assert lines[0] == (
        "Game 2 · player 2A's turn · 1 win for Team 1 · 0 wins for Team 2"
        " · LP 3000 for Team 1 · LP 3500 for Team 2"
    )
    turns = [line for line in lines if line.startswith("It is ")]
    assert turns[:3] == [f"It is player {who}'s turn.  [TRN-1.4]" for who in ("1B", "2B", "1A")]
    assert "Game 3 begins. It has at most 8 turns.  [TRN-1.3, TAG-8.2]" in lines
    assert "If Team 2 has more Life Points then:" in lines


def test_a_game_that_breaks_a_tie_between_teams_ends_with_its_eighth_turn(ludex: Ludex):
    words = ("--won", "team-1", "--won", "team-2", "--tie-break", "--turn-of", "2A")
    data = json.loads(ludex("match", *TAG, *words, "--turns-ended", "7", "--json").out)
    assert (data["turn-player"], data["turns-left"], data["tie-break"]) == ("1B", 0, True)
    assert data["life-points"] == {"team-1": 8000, "team-2": 8000}
    assert [each["player"] for each in data["branches"][:2]] == ["team-1", "team-2"]


def test_the_team_that_is_ahead_between_games_has_won(ludex: Ludex):
    lines = _lines(ludex("match", *TAG, "--won", "team-2", "--between-games", "--lang", "es"))
    assert lines[-1] == "2  La Pareja 2 gana el Match.  [TRN-2.14]"


def test_a_file_says_by_the_number_of_the_turn_that_team_2_went_first(ludex: Ludex, table):
    """Turn 6 is the second of the second round: Team 2 began, so that 2B follows on 1A."""
    lines = _lines(ludex("match", table(FILE_OF_TEAMS)))
    assert lines[0] == (
        "Game 2 · Ana's turn · 1 win for Team 1 · 0 wins for Team Azul"
        " · LP 8000 for Team 1 · LP 8000 for Team Azul"
    )


def test_a_turn_that_cannot_be_somebodys_is_told_at_its_line(ludex: Ludex, table):
    said = ludex("match", table(FILE_OF_TEAMS.replace("number: 6", "number: 3")))
    assert said.code == 2
    assert ":3:" in said.err
    assert "turn 3 of a game is not player 1A's, whoever goes first" in said.err
