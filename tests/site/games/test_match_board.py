"""Matches seen from above: what is on the scoreboard, how it is drawn, and what it says."""

import pytest

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.project.project import Project
from ludex.site.boards.packed import Packing
from ludex.site.boards.pieces import Line
from ludex.site.games.matches.board import (
    MATCH,
    MOST_NAMED,
    Brought,
    Clock,
    PartLine,
    Score,
    Scoreboards,
    rows,
)
from ludex.site.writer import Writer
from ludex.tournament.decks import Deck, Homes
from ludex.tournament.events import Registered
from ludex.tournament.match import Match
from ludex.tournament.seats import TEAMS
from tests.conftest import ROOT

FILLERS = frozenset(f"A-main-deck-{n}" for n in range(39))
HOMES = Homes({"umi": "main-deck", "yami": "main-deck"}, None, FILLERS)
DECK = Deck((("umi", 1), *((card, 1) for card in sorted(FILLERS))), (), (("yami", 15),))

PLAYING = Match(
    stage="game",
    homes=HOMES,
    lists=(("A", DECK),),
    registered=(("A", DECK),),
    decks=(("A", DECK),),
    games=("A",),
    game=2,
    turn=7,
    turn_player="B",
    turns_left=1,
    life_points=(3000, 3500),
    time_called="game",
)
LINES = (PartLine("main-deck", 40, (("umi", 1),)), PartLine("side-deck", 15, (("yami", 15),)))


def _words(project: Project, to: Locale) -> Writer:
    return Writer(project, Catalogues(ROOT / "translations"), to)


def _texts(words: Writer, match: Match, cell: str) -> list[str]:
    """Return what stands in a cell, line by line."""
    found = MATCH.inside(words, Scoreboards().picture(match)[cell])
    lines = [piece for piece in found.pieces if isinstance(piece, Line)]
    return [text for line in lines for text in (line.left, line.right) if text]


def _described(words: Writer, match: Match) -> str:
    return Packing(words, words.locale).described(MATCH, Scoreboards().picture(match))


# What is on it.


def test_the_cells_are_two_players_and_the_clock_between_them():
    picture = Scoreboards().picture(PLAYING)
    assert list(picture) == ["B-score", "middle", "A-score"]
    assert picture["A-score"] == Score(
        "A", 1, 3000, (Brought("A", LINES, registered=True, late=False),)
    )
    assert picture["B-score"] == Score(
        "B", 0, 3500, (Brought("B", (), registered=False, late=False),)
    )
    clock = Clock(
        "game",
        2,
        tie_break=False,
        turn=7,
        turn_player="B",
        turns_left=1,
        until_change=False,
        time_called=True,
        winner=None,
    )
    assert picture["middle"] == clock


def test_outside_of_a_game_there_are_no_life_points():
    match = PLAYING.but(stage="between-games", late=("A",))
    score = Scoreboards().picture(match)["A-score"]
    assert isinstance(score, Score)
    assert (score.life_points, score.wins, score.players[0].late) == (None, 1, True)


def test_at_registration_the_listed_decks_are_seen_and_no_wins():
    match = Match(homes=HOMES, lists=(("A", DECK),))
    picture = Scoreboards().picture(match)
    assert picture["A-score"] == Score(
        "A", None, None, (Brought("A", LINES, registered=False, late=False),)
    )


def test_a_player_of_whom_there_is_nothing_to_see_has_no_row():
    picture = Scoreboards().picture(Match(homes=HOMES, lists=(("A", DECK),)))
    assert [row.slots[0].cell for row in rows([picture])] == ["middle", "A-score"]
    found = rows([Scoreboards().picture(PLAYING)])
    assert [row.slots[0].cell for row in found] == ["B-score", "middle", "A-score"]


def test_a_layout_has_room_for_the_fullest_picture_of_a_run():
    full, empty = (Scoreboards().picture(each) for each in (PLAYING, PLAYING.but(decks=())))
    assert [row.room for row in rows([empty, full])] == [2, 2, 4]
    assert [row.room for row in rows([empty])] == [2, 2, 2]
    assert rows([empty, full]) == rows([full, empty])


# How it is drawn.


def test_each_row_says_who_has_what(project: Project):
    words = _words(project, locale("en"))
    assert _texts(words, PLAYING, "A-score") == [
        "Player A",
        "LP 3000",
        "1 game won",
        "Main Deck: 40 (1 × Umi)",
        "Side Deck: 15 (15 × Yami)",
    ]
    assert _texts(words, PLAYING, "B-score")[:3] == ["Player B", "LP 3500", "0 games won"]
    now, clock = _texts(words, PLAYING, "middle")
    assert now.startswith("Game 2 · ")
    assert "7" in now
    assert clock == "Time was called · 1 turn left after this one"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"stage": "between-games", "tie_break": True}, "Between games · tie-breaking game"),
        ({"stage": "before-match"}, "Before the Match"),
        ({"stage": "over", "winner": "A"}, "Player A has won the Match"),
        ({"until_change": True, "turns_left": None}, "play goes on until the Life Points change"),
    ],
)
def test_the_middle_says_where_the_match_stands(
    project: Project, changes: dict[str, object], said: str
):
    words, match = _words(project, locale("en")), PLAYING.but(**changes)
    assert any(said in text for text in _texts(words, match, "middle"))
    assert said in _described(words, match)
    assert ".." not in _described(words, match)


@pytest.mark.parametrize(("registered", "said"), [(True, "registered"), (False, "not registered")])
def test_at_registration_it_says_whether_a_deck_is(project: Project, registered: bool, said: str):
    match = Match(homes=HOMES, lists=(("A", DECK),))
    if registered:
        match = Registered("A").fold(match)
    assert said in _texts(_words(project, locale("en")), match, "A-score")


def test_of_many_cards_some_are_named_and_the_rest_is_left_out(project: Project):
    slugs = sorted(project.cards_of("yugioh"))[: MOST_NAMED + 1]
    deck = Deck(tuple((slug, 1) for slug in slugs))
    words = _words(project, locale("en"))
    found = _described(words, PLAYING.but(decks=(("A", deck),)))
    assert f"1 × {words.card_name(slugs[MOST_NAMED - 1])}, …)" in found
    assert words.card_name(slugs[MOST_NAMED]) not in found
    exactly = PLAYING.but(decks=(("A", Deck(tuple((slug, 1) for slug in slugs[:MOST_NAMED]))),))
    assert "…" not in _described(words, exactly)


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_every_language_says_all_of_it(project: Project, to: Locale):
    words = _words(project, to)
    match = PLAYING.but(late=("A",))
    said = _described(words, match)
    for text in (*_texts(words, match, "A-score"), *_texts(words, match, "middle"), said):
        assert text
        assert "{" not in text
    assert words.card_name("umi") in said
    assert words.word("match.late") in _texts(words, match, "A-score")[2]
    assert not words.lacking


def test_chinese_has_punctuation_marks_of_its_own(project: Project):
    words = _words(project, locale("zh-Hans"))
    deck = Deck((("umi", 1), ("yami", 2)))
    match = PLAYING.but(decks=(("A", deck),))
    said = _described(words, match)
    assert _texts(words, match, "A-score")[3] == "主牌组：3（1 × 海、2 × 暗）"
    assert "主牌组：3（1 × 海、2 × 暗）" in said
    for text in (*_texts(words, match, "A-score"), *_texts(words, match, "middle"), said):
        assert not set("():,;") & set(text), text


def test_a_scoreboard_is_described_player_by_player(project: Project):
    found = _described(_words(project, locale("en")), PLAYING)
    assert "Player A: LP 3000 · 1 game won · Main Deck: 40 (1 × Umi) · Side Deck: 15" in found
    assert "Player B: LP 3500 · 0 games won" in found
    assert found.index("Player A") < found.index("Player B")


def test_of_teams_each_player_with_a_deck_has_a_line(project: Project):
    words = _words(project, locale("en"))
    match = PLAYING.but(
        seats=TEAMS, games=("team-2",), turn_player="1B", decks=(("1A", DECK), ("2B", DECK))
    )
    assert _texts(words, match, "A-score") == [
        "Team 1",
        "LP 3000",
        "0 games won",
        "Player 1A",
        "Main Deck: 40 (1 × Umi)",
        "Side Deck: 15 (15 × Yami)",
    ]
    assert _texts(words, match, "B-score")[:3] == ["Team 2", "LP 3500", "1 game won"]
    late = match.but(stage="between-games", late=("1B",))
    assert _texts(words, late, "A-score")[-1] == "Player 1B · late"
    won = match.but(winner="team-2", stage="over")
    assert _texts(words, won, "middle")[-1] == "Team 2 has won the Match."
    assert "Team 1: LP 3000 · 0 games won · Player 1A" in _described(words, match)
