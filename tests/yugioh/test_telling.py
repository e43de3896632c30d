"""The log in words: which sentence a fact is told by, and with which values."""

import pytest

from ludex.i18n.text import placeholders
from ludex.kernel import Chose, Entry, Event
from ludex.yugioh import events as e
from ludex.yugioh.board import Board, Card, Lingering, Link, Place, Waiting
from ludex.yugioh.decisions import DoNotPay, Proceed
from ludex.yugioh.quantities import Phases
from ludex.yugioh.telling import PHASES, SENTENCES, Named, Said, said
from ludex.yugioh.vocabulary import CardData

ELF, STORM = CardData("elf", 1, "monster-normal"), CardData("storm", 2, "spell-quick-play")
HERE = Place("hand", "A")
WAS = Card(0, ELF, "A", (Place("monster-zone", "B"),))
LINK = Link("B", 1, 1, 2, activates_card=True, targets=(0,))
NEGATED = Link("B", 1, 1, 2, activates_card=True, negated=True)
BOARD = Board(
    (Card(0, ELF, "A", (HERE,)), Card(1, STORM, "B", (Place("hand", "B"),))),
    (("A", 8000), ("B", 8000)),
    3,
    "A",
    "main-1",
    chain=(LINK, NEGATED),
)
CARD, OTHER = Named("card", "elf"), Named("card", "storm")
MINE = {"player": "A", "card": CARD}
"""Player A has the elf by now."""

TOLD: list[tuple[Event, str, dict[str, object]]] = [
    (e.Drew(0, WAS, HERE), "Drew", MINE),
    (e.AddedToHand(0, WAS, HERE), "AddedToHand", MINE),
    (e.ReturnedToHand(0, WAS, HERE), "ReturnedToHand", MINE),
    (e.Banished(0, WAS, HERE), "Banished", MINE),
    (e.SentToGraveyard(0, WAS, HERE), "SentToGraveyard", MINE),
    (e.SentByRule(0, WAS, HERE), "SentByRule", MINE),
    (e.Tributed(0, WAS, HERE), "Tributed", MINE),
    (e.Discarded(0, WAS, HERE), "Discarded", {"player": "B", "card": CARD}),
    (e.UsedUp(0, WAS, HERE), "UsedUp", MINE),
    (e.NormalSummoned(0, WAS, HERE), "NormalSummoned", MINE),
    (e.NormalSummoned(0, WAS, HERE, tributes=1), "TributeSummoned", MINE),
    (e.SpecialSummoned(0, WAS, HERE), "SpecialSummoned", MINE),
    (e.MonsterSet(0, WAS, HERE), "MonsterSet", MINE),
    (e.CardSet(0, WAS, HERE), "CardSet", MINE),
    (e.Placed(0, WAS, HERE), "Placed", MINE),
    (e.TurnedFaceUp(0), "TurnedFaceUp", {"card": CARD}),
    (e.Destroyed(0, 1), "Destroyed", {"card": CARD, "by": OTHER}),
    (e.Destroyed(0, 0), "DestroyedByItself", {"card": CARD}),
    (e.Destroyed(0), "DestroyedByRule", {"card": CARD}),
    (e.Damaged("B", 300), "Damaged", {"player": "B", "amount": 300}),
    (e.PaidLifePoints("B", 300), "PaidLifePoints", {"player": "B", "amount": 300}),
    (e.GainedLifePoints("B", 300), "GainedLifePoints", {"player": "B", "amount": 300}),
    (e.LifePointsSet("B", 300), "LifePointsSet", {"player": "B", "amount": 300}),
    (e.DrawFailed("B"), "DrawFailed", {"player": "B"}),
    (e.Lost("B"), "Lost", {"player": "B"}),
    (e.DuelEnded(), "DuelEnded", {}),
    (e.TurnBegan("B", 4), "TurnBegan", {"player": "B", "turn": 4}),
    (e.PhaseBegan("B", "end"), "PhaseBegan", {"phase": Named("term", "end-phase")}),
    (e.LinkAdded(LINK, 1), "LinkAdded", {"player": "B", "card": OTHER, "number": 1}),
    (e.Targeted(1, 1, (0,), (1,)), "Targeted", {"player": "B", "cards": (CARD,)}),
    (e.ActivationNegated(1, 1), "ActivationNegated", {"card": OTHER}),
    (e.LinkResolved(1, 1), "LinkResolved", {"number": 1, "card": OTHER}),
    (e.LinkResolved(1, 1, carried_out=False), "LinkFailed", {"number": 1, "card": OTHER}),
    (e.LinkResolved(2, 1, carried_out=False), "LinkNegated", {"number": 2, "card": OTHER}),
    (e.ChainEnded(()), "ChainEnded", {}),
    (e.Triggered(Waiting("A", 0, 1, 1, optional=False)), "Triggered", {"card": CARD}),
    (
        e.Lingered(Lingering("must-tribute", "B", "storm#1", 0, 1)),
        "MustTribute",
        {"player": "B", "card": CARD},
    ),
    (
        e.Lingered(Lingering("no-battle-phase", "B", "storm#1", 1, 1)),
        "NoBattlePhase",
        {"player": "B"},
    ),
    (e.RestrictionLifted(0), "RestrictionLifted", {"card": CARD}),
    (Chose("A", DoNotPay(0, "A")), "Declined", MINE),
]

UNTOLD: list[Event] = [
    Chose("A", Proceed("A", "end")),
    e.LinkBegan(1, 1),
    e.NoLongerWaiting(()),
    e.Targeted(1, 1),
]
"""What goes without saying: something else tells of it."""


def _telling(event: Event) -> Said | None:
    return said(Entry(0, 0, event, None, None, None, ()), BOARD)


@pytest.mark.parametrize(("event", "name", "values"), TOLD)
def test_a_fact_is_told_by_its_sentence(event, name, values):
    assert _telling(event) == Said(name, values)


@pytest.mark.parametrize("event", UNTOLD)
def test_what_something_else_tells_of_is_not_told_twice(event):
    assert _telling(event) is None


def test_every_sentence_is_told_by_some_fact_which_fills_all_its_fields():
    told = {name: values for _, name, values in TOLD}
    assert set(told) == set(SENTENCES)
    for name, english in SENTENCES.items():
        fields = {each.ref for each in placeholders(english, fields=True) if not each.kind}
        assert fields <= set(told[name]), name


def test_every_kind_of_fact_is_told_or_goes_without_saying():
    bases = {e.Fact, e.Moved, e.Summoned, e.LifePointsChanged, e.LinkChanged}
    kinds = {
        kind
        for kind in vars(e).values()
        if isinstance(kind, type) and issubclass(kind, e.Fact) and kind not in bases
    }
    tried = {type(event) for event, *_ in TOLD} | {type(event) for event in UNTOLD}
    assert kinds == tried - {Chose}


def test_every_phase_has_a_term(hat):
    assert set(hat.session("{start: {}}").game.value(Phases("A"))) == set(PHASES)
