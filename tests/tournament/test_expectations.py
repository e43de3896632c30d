"""Each kind of expectation about Decks and Matches: held, failed, and what is found instead."""

from typing import get_args

import pytest

from ludex.playing import BadPosition
from ludex.tournament import examples as ex
from ludex.tournament.session import Session
from tests.tournament.table import Table, expectation, step

LAST_TURN = """
start:
  at: game
  games: [A, draw]
  turn: {player: A, number: 7}
  life-points: {A: 3000, B: 3500}
  A: {main-deck: {cards: 40, among: {mystical-elf: 2}}, side-deck: {cards: 15, among: {umi: 1}}}
play:
  - {call: time}
  - {turn-ends: A}
"""
"""Time was called in turn 7, so turns 8 to 10 are the additional ones; it is turn 8."""

IN_A_GAME = [
    (
        "{match-won-by: nobody, stage: game, game: 3, tie-break: false, turn: 8, turn-player: B}",
        "{match-won-by: A, stage: over, game: 2, tie-break: true, turn: 7, turn-player: A}",
        "Match won by nobody, stage game, game 3, tie-break False, turn 8, turn player B",
    ),
    (
        "{match-won-by: nobody, turns-left: 2, play: goes-on}",
        "{match-won-by: nobody, turns-left: no-limit, play: stopped}",
        "turns left 2, play goes-on",
    ),
    (
        "{player: A, life-points: 3000, wins: 1, late: false}",
        "{player: A, life-points: 3500, wins: 0, late: true}",
        "A: Life Points 3000, wins 1, late False",
    ),
    ("{player: B, life-points: 3500, wins: 0}", "{player: B, wins: 1}", "B: wins 0"),
    (
        "{deck-of: A, registered: true, objections: 0}",
        "{deck-of: A, registered: false, objections: 1}",
        "A's Deck: registered True, objections 0",
    ),
    (
        "{deck-of: A, main-deck: {mystical-elf: 2, umi: 0}, side-deck: {umi: 1}}",
        "{deck-of: A, main-deck: {mystical-elf: 3}, side-deck: {umi: 0}, extra-deck: {umi: 1}}",
        "main-deck {'mystical-elf': 2}, extra-deck {'umi': 0}, side-deck {'umi': 1}",
    ),
    ("{deck-of: B, registered: false}", "{deck-of: B, registered: true}", "registered False"),
    (
        "{deck-of: A, objections: 0}",
        "{deck-of: A, breaks: TRN-3.2}",
        "A's Deck: breaks nothing",
    ),
    (
        "{cannot: {looks-at-side-deck: A}, because: TRN-3.9}",
        "{cannot: {looks-at-side-deck: A}, because: TRN-3.4}",
        "refused by TRN-3.9",
    ),
    (
        "{cannot: {turn-ends: A}, because: nothing}",
        "{cannot: {turn-ends: A}, because: TRN-1.6}",
        "not offered at all",
    ),
    (
        "{can: {turn-ends: B}}",
        "{cannot: {turn-ends: B}, because: nothing}",
        "it is legal",
    ),
    (
        "{can: {game-won-by: nobody}, by: TRN-1.5}",
        "{can: {game-won-by: nobody}, by: TRN-1.7}",
        "by TRN-1.5",
    ),
    (
        "{can: {life-points: {B: 100}}}",
        "{can: {looks-at-side-deck: A}}",
        "{looks-at-side-deck: A} is refused by TRN-3.9",
    ),
    (
        "{can: {life-points: {B: 100}}}",
        "{can: {call: time}}",
        "{call: time} is not offered: time has been called already",
    ),
]
"""What holds, what does not, and what is found instead."""

REGISTERED = """
start:
  at: registration
  A: {main-deck: {cards: 39, among: {heavy-storm: 2}}, side-deck: {cards: 14}}
  B: {}
play: [{hands-in: A}, {hands-in: B}]
"""
"""By the policy of 2005 the Main Deck lacks a card, and so does the Side Deck; Heavy Storm is
Limited."""

AT_REGISTRATION = [
    (
        "{deck-of: A, registered: false, objections: 3}",
        "{deck-of: A, registered: true, objections: 0}",
        "A's Deck: registered False, objections 3",
    ),
    (
        "{deck-of: A, breaks: TRN-3.15, with: heavy-storm}",
        "{deck-of: A, breaks: TRN-3.15, with: side-deck}",
        "TRN-3.15/TCG-15.5 with heavy-storm",
    ),
    (
        "{deck-of: A, breaks: TCG-15.3, with: main-deck}",
        "{deck-of: A, breaks: TCG-15.4}",
        "with main-deck",
    ),
    ("{deck-of: A, breaks: TRN-3.2}", "{deck-of: B, breaks: TRN-3.2}", "B's Deck: breaks nothing"),
    (
        "{deck-of: B, registered: true, objections: 0}",
        "{deck-of: B, registered: false}",
        "registered True",
    ),
]


def _tried(table: Table, session: Session, holds: str, fails: str, found: str) -> None:
    assert table.verdict(session, holds).held
    verdict = table.verdict(session, fails)
    assert not verdict.held
    assert found in verdict.found
    assert verdict.expected


@pytest.mark.parametrize(("holds", "fails", "found"), IN_A_GAME)
def test_an_expectation_holds_or_says_what_is_found_instead(
    table: Table, holds: str, fails: str, found: str
):
    session = table.session(LAST_TURN)
    game = session.game
    _tried(table, session, holds, fails, found)
    assert session.game is game, "looking changes nothing"


@pytest.mark.parametrize(("holds", "fails", "found"), AT_REGISTRATION)
def test_what_is_said_of_a_deck_holds_or_what_was_objected_is_told(
    table: Table, holds: str, fails: str, found: str
):
    _tried(table, table.session(REGISTERED), holds, fails, found)


def test_every_kind_of_expectation_is_tried_here():
    tried = {type(expectation(text)) for text, *_ in (*IN_A_GAME, *AT_REGISTRATION)}
    assert tried == set(get_args(ex.Expect))


ENDS = ["{turn-ends: B}", "{turn-ends: A}", "{turn-ends: B}"]


@pytest.mark.parametrize(
    ("steps", "play"),
    [
        (ENDS[:2], "goes-on"),
        (ENDS, "stopped"),
        (["{life-points: {A: 3500}}", *ENDS], "until-change"),
    ],
)
def test_play_goes_on_or_stops_or_goes_on_until_a_change(table: Table, steps: list[str], play: str):
    """With B's win each has one, so that nobody has won the Match."""
    session = table.session(LAST_TURN + "".join(f"  - {each}\n" for each in steps))
    for one in ("goes-on", "stopped", "until-change"):
        verdict = table.verdict(session, f"{{match-won-by: nobody, play: {one}}}")
        assert verdict.held == (one == play)


def test_a_refusal_must_be_on_the_very_account_that_is_named(table: Table):
    before = "{start: {at: before-match}}"
    exchange = "{cannot: {exchanges: A, out: {umi: 1}}, because: %s}"
    session = table.session(before)
    assert not table.verdict(session, exchange % "TRN-3.4").held, "A has no umi"
    assert table.verdict(session, exchange % "nothing").held


def test_what_has_a_part_in_an_answer_is_credited(table: Table):
    session = table.session(LAST_TURN)
    assert table.verdict(session, "{can: {turn-ends: B}}").credits == ("TRN-1.5",)
    refused = table.verdict(session, "{cannot: {looks-at-side-deck: A}, because: TRN-3.9}")
    assert refused.credits == ("TRN-3.9",)
    objected = table.verdict(table.session(REGISTERED), "{deck-of: A, registered: false}")
    assert {"TCG-15.3", "TRN-3.2", "TRN-3.14", "TRN-3.15"} <= set(objected.credits)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{player: A}", "nothing is expected of A"),
        ("{deck-of: B}", "nothing is expected of B's Deck"),
        (
            "{deck-of: A, objections: 0, with: umi}",
            "`with` goes with a clause under `breaks`",
        ),
    ],
)
def test_an_expectation_that_says_nothing_is_broken(table: Table, text: str, said: str):
    with pytest.raises(BadPosition) as bad:
        table.verdict(table.session(LAST_TURN), text)
    assert str(bad.value) == said


def test_after_the_match_nothing_can_be_done(table: Table):
    session = table.session("{start: {at: game, games: [B]}, play: [{game-won-by: B}]}")
    assert table.verdict(session, "{match-won-by: B, stage: over}").held
    assert table.verdict(session, "{cannot: {game-begins: A}, because: nothing}").held
    told = table.verdict(session, "{can: {game-begins: A}}")
    assert told.found == "{game-begins: A} is not offered: the Match is over"


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("{player: team-1, life-points: 8000, wins: 1}", True),
        ("{player: 1B, life-points: 8000, wins: 1}", True),
        ("{player: team-2, wins: 1}", False),
        ("{match-won-by: nobody, turn-player: A}", False),
        ("{cannot: {turn-ends: A}, because: nothing}", False),
        ("{cannot: {turn-ends: 2A}, because: nothing}", True),
        ("{can: {turn-ends: 1A}}", True),
    ],
)
def test_of_a_team_and_its_players_what_the_team_has_is_told_and_of_others_nothing_holds(
    table_of_teams: Table, said: str, held: bool
):
    session = table_of_teams.session("{start: {at: game, games: [team-1]}}")
    assert table_of_teams.verdict(session, said).held == held


def test_a_team_is_not_late(table_of_teams: Table):
    session = table_of_teams.session("{start: {at: game}}")
    with pytest.raises(BadPosition, match="a player can be late, but not a team"):
        table_of_teams.verdict(session, "{player: team-1, late: true}")


def test_of_several_opponents_one_is_named(table_of_teams: Table):
    session = table_of_teams.session("{start: {at: game}}")
    with pytest.raises(BadPosition, match="player 1A has several opponents; say `of` whom"):
        session.play(step("{counts-side-deck: 1A}"))
