"""The log of Decks and Matches in words: which sentence tells a fact, and with which values."""

import pytest

from ludex.i18n.phrases import fields_of
from ludex.kernel import Chose, Entry, Event
from ludex.playing import Named, Said
from ludex.playing.telling import said
from ludex.tournament import events as e
from ludex.tournament.decisions import EndTurn
from ludex.tournament.decks import Homes
from ludex.tournament.match import Match
from ludex.tournament.seats import TEAMS
from ludex.tournament.telling import SENTENCES, TELLS

MATCH = Match(stage="game", game=2, turn=7, turn_player="B")
UMI, YAMI = Named("card", "umi"), Named("card", "yami")
B: dict[str, object] = {"player": "B"}

OF_2B: dict[str, object] = {"player": "1A", "of": "2B"}
TOLD: list[tuple[Event, str, dict[str, object]]] = [
    (
        e.PartObjected("B", "side-deck", 14, 15),
        "match.part-too-small",
        {**B, "part": Named("term", "side-deck"), "cards": 14, "limit": 15},
    ),
    (
        e.PartObjected("B", "main-deck", 61, 60),
        "match.part-too-large",
        {**B, "part": Named("term", "main-deck"), "cards": 61, "limit": 60},
    ),
    (
        e.CardObjected("B", "umi", 4, 3),
        "match.card-objected",
        {**B, "card": UMI, "copies": 4, "limit": 3},
    ),
    (
        e.CardObjected("B", "umi", 4, 3, "side-deck"),
        "match.card-objected-in",
        {**B, "card": UMI, "copies": 4, "limit": 3, "part": Named("term", "side-deck")},
    ),
    (
        e.CardObjected("B", "umi", 2, 1, status="limited"),
        "match.card-restricted",
        {**B, "card": UMI, "copies": 2, "limit": 1, "status": Named("term", "limited")},
    ),
    (
        e.CardMisplaced("B", "umi", "extra-deck"),
        "match.card-misplaced",
        {**B, "card": UMI, "part": Named("term", "extra-deck")},
    ),
    (e.CardOutsidePool("B", "umi"), "match.card-outside-pool", {**B, "card": UMI}),
    (e.Registered("B"), "match.registered", B),
    (e.DeckRestored("B"), "match.deck-restored", B),
    (e.SideDeckPlaced("B"), "match.side-deck-placed", B),
    (e.SideDeckCounted("B", "A", 15), "match.side-deck-counted", {**B, "count": 15}),
    (e.SideDeckSeen("B"), "match.side-deck-seen", B),
    (e.OpponentsSideDeckSeen("B", "A"), "match.opponents-side-deck-seen", B),
    (e.SidingBegan("B"), "match.siding-began", B),
    (
        e.Exchanged("B", "B", (("umi", 2),), (("yami", 1), ("umi", 1))),
        "match.exchanged",
        {**B, "out": (UMI,), "in": (YAMI, UMI), "number": 2},
    ),
    (e.Presented("B"), "match.presented", B),
    (e.TimePassed(60), "match.time-passed", {"count": 60}),
    (e.CameLate("B"), "match.came-late", B),
    (e.MatchBegan(), "match.match-began", {}),
    (e.GameBegan("B", None), "match.game-began", {"game": 2}),
    (e.GameBegan("B", 4), "match.game-began-limited", {"game": 2, "count": 4}),
    (e.TurnBegan("B"), "match.turn-began", {**B, "turn": 7}),
    (e.TurnEnded("B"), "match.turn-ended", B),
    (
        e.LifePointsChanged((3800, 4000)),
        "match.life-points",
        {"first": "A", "a": 3800, "second": "B", "b": 4000},
    ),
    (
        e.LifePointsChanged((3800, 4000), chain=True),
        "match.life-points-in-chain",
        {"first": "A", "a": 3800, "second": "B", "b": 4000},
    ),
    (e.ChainResolved(), "match.chain-resolved", {}),
    (e.GameOver("B"), "match.game-won", {**B, "game": 2}),
    (e.GameOver("draw"), "match.game-drawn", {"game": 2}),
    (e.GameAwarded("B", counts=True), "match.game-awarded", {**B, "game": 2}),
    (e.BetweenGamesBegan(), "match.getting-ready", {}),
    (e.TimeCalled("game"), "match.time-called", {"game": 2}),
    (e.TimeCalled("between-games"), "match.time-called-between", {}),
    (e.TurnsLimited(3), "match.turns-limited", {"count": 3}),
    (e.PlayStopped(), "match.play-stopped", {}),
    (e.PlayedOn(), "match.played-on", {}),
    (e.FirstChangeCame(), "match.first-change", {}),
    (e.ComparisonPutOff(), "match.comparison-put-off", {}),
    (e.TieBreakDue(), "match.tie-break-due", {}),
    (e.MatchWon("B"), "match.match-won", B),
]

OF_TEAMS: list[tuple[Event, str, dict[str, object]]] = [
    (e.Designated("team-2"), "match.designated-team", {"team": "2"}),
    (e.SideDeckCounted("1A", "2B", 15), "match.side-deck-counted-of", {**OF_2B, "count": 15}),
    (e.OpponentsSideDeckSeen("1A", "2B"), "match.opponents-side-deck-seen-of", OF_2B),
    (
        e.LifePointsChanged((3800, 4000)),
        "match.life-points-team",
        {"first": "1", "a": 3800, "second": "2", "b": 4000},
    ),
    (
        e.LifePointsChanged((3800, 4000), chain=True),
        "match.life-points-in-chain-team",
        {"first": "1", "a": 3800, "second": "2", "b": 4000},
    ),
    (e.GameOver("team-2"), "match.game-won-team", {"team": "2", "game": 2}),
    (e.GameAwarded("team-2", counts=True), "match.game-awarded-team", {"team": "2", "game": 2}),
    (e.MatchWon("team-2"), "match.match-won-team", {"team": "2"}),
]
"""What is told otherwise where teams play."""

ONLY_ADVISED = {"match.next-turn"}
"""What is said of a turn where nobody has to know which one of the game it is."""


def _telling(event: Event, match: Match = MATCH) -> Said | None:
    return said(Entry(0, 0, event, None, None, None, ()), match)


@pytest.mark.parametrize(("event", "name", "values"), TOLD)
def test_a_fact_is_told_by_its_sentence(event: Event, name: str, values: dict[str, object]):
    assert _telling(event) == Said(name, values)  # type: ignore[arg-type]


@pytest.mark.parametrize(("event", "name", "values"), OF_TEAMS)
def test_of_a_team_it_is_told_by_its_number(event: Event, name: str, values: dict[str, object]):
    assert _telling(event, MATCH.but(seats=TEAMS)) == Said(name, values)  # type: ignore[arg-type]


def test_a_choice_goes_without_saying():
    assert _telling(Chose("B", EndTurn("B"))) is None


def test_every_sentence_is_told_by_some_fact_which_fills_all_its_fields():
    told = {name: values for _, name, values in (*TOLD, *OF_TEAMS)}
    of_matches = {name for name in SENTENCES if name.startswith("match.")}
    assert set(told) | ONLY_ADVISED == of_matches
    for name, values in told.items():
        assert fields_of(SENTENCES[name]) == set(values), name


def test_every_kind_of_fact_is_told():
    tried: set[type] = {type(event) for event, *_ in (*TOLD, *OF_TEAMS)}
    assert {kind for kind in TELLS if kind.told} == tried


@pytest.mark.parametrize("card", ["A-main-deck-7", "B-side-deck-1"])
def test_a_card_of_no_consequence_goes_by_what_it_is_called(card: str):
    match = Match(homes=Homes({}, fillers=frozenset({card})))
    for event in (e.CardObjected("B", card, 4, 3), e.CardOutsidePool("B", card)):
        told = said(Entry(0, 0, event, None, None, None, ()), match)
        assert told is not None
        assert told.values["card"] == card
