"""The log in words: which sentence a fact is told by, and with which values."""

from typing import get_args

import pytest

from ludex.i18n.phrases import fields_of
from ludex.kernel import Chose, Entry, Event, Replaced
from ludex.playing import Named, Said
from ludex.playing.telling import said
from ludex.yugioh import facts as e
from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.decisions import Attack, Call, CallOff, Declare, DoNotPay, Proceed
from ludex.yugioh.quantities import Phases
from ludex.yugioh.table.board import Board, Card, Held, Link, Place, Summoning, Waiting
from ludex.yugioh.table.lying import Cards
from ludex.yugioh.table.seats import DUEL_OF_FOUR, Player
from ludex.yugioh.telling import SENTENCES
from ludex.yugioh.vocabulary import (
    AtkBecomes,
    AttacksDirectly,
    Attribute,
    Cannot,
    ComesBack,
    Control,
    DestroyedWhenDrawn,
    Doomed,
    Filter,
    Gain,
    GainsBeforeDamage,
    GoneInEndPhase,
    HalveAtk,
    Hold,
    HowSummoned,
    MayTribute,
    MonsterValues,
    Negated,
    NoDamage,
    NotDestroyed,
    OriginalBecomes,
    PhaseStep,
    Position,
    SkipsPhase,
    Spared,
    SubStep,
    ToCome,
    TreatedAs,
    Until,
)
from ludex.yugioh.words.terms import PHASES, POSITIONS

ELF = CardData("elf", 1, "monster-normal", atk=800, def_=2000)
STORM = CardData("storm", 2, "spell-quick-play")
HERE = Place("hand", "A")
WAS = Card(0, ELF, "A", (Place("monster-zone", "B"),))
LINK = Link("B", 1, 1, 2, activates_card=True, targets=(0,))
NEGATED = Link("B", 1, 1, 2, activates_card=True, negated="activation")
WITHOUT_EFFECT = Link("B", 1, 1, 2, activates_card=True, negated="effect")
OF_EFFECT = Link("A", 0, 1, 2, activates_card=False)
EITHER = CardData(
    "either",
    3,
    "spell-quick-play",
    effects=(Effect("One.", "activation"), Effect("The other.", "activation")),
)
SEALING = CardData("sealing", 4, "trap-continuous", effects=(Effect("One.", "quick"),))
BOARD = Board(
    Cards(
        (
            Card(0, ELF, "A", (HERE,)),
            Card(1, STORM, "B", (Place("hand", "B"),)),
            Card(2, EITHER, "A", (Place("spell-trap-zone", "A"),)),
            Card(3, SEALING, "A", (Place("spell-trap-zone", "A"),)),
        )
    ),
    (("A", 8000), ("B", 8000)),
    3,
    "A",
    "main-1",
    chain=(LINK, NEGATED, WITHOUT_EFFECT, OF_EFFECT),
)
CARD, OTHER = Named("card", "elf"), Named("card", "storm")
MINE = {"player": "A", "card": CARD}
"""Player A has the elf by now."""
MINE_ALL = Filter(kind="monster", whose="you")
OTHER_TRAPS = Filter(kind="trap", in_="field", whose="you", other=True)


def _holds(what: Hold, until: Until | None = "end-of-turn") -> Event:
    """Return the event of something beginning to hold of the elf."""
    return e.NowHolds(Held(what, "storm#1", 1, "B", until, 9, card=(0, 0)))


def _holds_of(player: Player, what: Hold, until: Until = "end-of-turn") -> Event:
    return e.NowHolds(Held(what, "storm#1", 1, player, until, 9, player=player))


BAN = Held(Cannot("conduct-battle-phase", "you"), "elf#1", 0, "A", "end-of-turn", 9, player="A")


SUB_STEPS_TOLD: list[tuple[Event, str, dict[str, object]]] = [
    (e.SubStepBegan(one, 1, 2), name, {"number": 2}) for one, name in e.SUB_STEPS.items()
]

TOLD: list[tuple[Event, str, dict[str, object]]] = [
    (e.Drew(0, WAS, HERE), "Drew", MINE),
    (e.AddedToHand(0, WAS, HERE), "AddedToHand", MINE),
    (e.ReturnedToHand(0, WAS, HERE), "ReturnedToHand", MINE),
    (e.ReturnedToExtraDeck(0, WAS, HERE), "ReturnedToExtraDeck", MINE),
    (e.Banished(0, WAS, HERE), "Banished", {"card": CARD}),
    (e.LoopArose(0), "LoopArose", {"card": CARD}),
    (e.PlacedOnDeck(0, WAS, HERE), "PlacedOnDeck", MINE),
    (e.ShuffledIntoDeck(0, WAS, HERE), "ShuffledIntoDeck", MINE),
    (e.BecameEquipCard(0, WAS, HERE), "BecameEquipCard", {"card": CARD}),
    (e.ControlKept(0), "ControlKept", {"card": CARD, "player": "A"}),
    (
        e.NowHolds(Held(ToCome(0), "storm#1", 1, "B", "end-of-turn", 9)),
        "ToCome",
        {"player": "B"},
    ),
    (
        e.NowHolds(Held(ToCome(0), "storm#1", 1, "B", "damage-step", 9)),
        "ToComeAfterCalculation",
        {"player": "B"},
    ),
    (e.CounterPlaced(0, "spell"), "SpellCounterPlaced", {"card": CARD}),
    (e.CounterPlaced(0, "in-its-place"), "CounterPlaced", {"card": CARD}),
    (e.CounterRemoved(0, "spell"), "SpellCounterRemoved", {"card": CARD}),
    (e.CounterRemoved(0, "in-its-place"), "CounterRemoved", {"card": CARD}),
    (e.BecameSpell(0, WAS, HERE), "BecameSpell", {"card": CARD}),
    (e.DoomedInItsPlace(0, 1), "DoomedInItsPlace", {"card": CARD, "by": OTHER}),
    (e.NotDestroyedAfterAll(0), "NotDestroyedAfterAll", {"card": CARD}),
    (e.Bound(0, (1, 1)), "Bound", {"card": CARD, "monster": OTHER}),
    (e.NoLongerBound(0, 1), "NoLongerBound", {"card": CARD, "monster": OTHER}),
    (_holds(HalveAtk("battler")), "AtkHalved", {"card": CARD}),
    (e.Equipped(0, (1, 1)), "Equipped", {"card": CARD, "monster": OTHER}),
    (e.SentToGraveyard(0, WAS, HERE), "SentToGraveyard", {"card": CARD}),
    (e.SentByRule(0, WAS, HERE), "SentByRule", {"card": CARD}),
    (e.SentAfterBattle(0, WAS, HERE), "SentAfterBattle", {"card": CARD}),
    (e.Tributed(0, WAS, HERE), "Tributed", {"card": CARD}),
    (e.Discarded(0, WAS, HERE), "Discarded", {"player": "B", "card": CARD}),
    (e.DiscardedForLimit(0, WAS, HERE), "DiscardedForLimit", {"player": "B", "card": CARD}),
    (e.UsedUp(0, WAS, HERE), "UsedUp", {"card": CARD}),
    (e.NormalSummoned(0, WAS, HERE), "NormalSummoned", MINE),
    (e.NormalSummoned(0, WAS, HERE, tributes=1), "TributeSummoned", MINE),
    (e.SpecialSummoned(0, WAS, HERE), "SpecialSummoned", MINE),
    (
        e.SpecialSummoned(0, WAS, HERE, face_down=True),
        "SpecialSummonedFaceDown",
        MINE,
    ),
    (
        e.SpecialSummoned(0, WAS, HERE, summoner="B"),
        "SpecialSummonedOver",
        {"card": CARD, "player": "B", "other": "A"},
    ),
    (
        e.PositionForced(0, "attack", by=1),
        "PositionForced",
        {"card": CARD, "by": Named("card", "storm"), "position": Named("term", "attack-position")},
    ),
    (_holds(AttacksDirectly("this"), "end-of-turn"), "MayAttackDirectly", {"card": CARD}),
    (
        _holds_of("A", DestroyedWhenDrawn(Filter(kind="monster"), "opponent"), "third-turn"),
        "DrawsChecked",
        {"player": "A"},
    ),
    (e.ConsentGiven(0, "A"), "ConsentGiven", MINE),
    (e.ConsentGiven(0, "A", given=False), "ConsentRefused", MINE),
    (_holds(Doomed("this"), "end-of-turn"), "Doomed", {"card": CARD}),
    (e.TokenSummoned(0, WAS, HERE), "TokenSummoned", MINE),
    (e.TokenVanished(0, WAS, HERE), "TokenVanished", {"card": CARD}),
    (e.SummonedAsMonster(0, WAS, HERE), "SummonedAsMonster", MINE),
    (
        _holds(TreatedAs(MonsterValues("Reptile", "EARTH", 4, 1600, 1800)), None),
        "TreatedAsMonster",
        {"card": CARD, "atk": 1600, "def": 1800},
    ),
    (e.CameBack(0, WAS, HERE), "CameBack", MINE),
    (e.CameBackAsTrap(0, WAS, HERE), "CameBackAsTrap", {"card": CARD}),
    (
        e.NowHolds(Held(Spared(OTHER_TRAPS), "storm#1", 1, "B", "end-of-turn", 9)),
        "SparedTraps",
        {"player": "B"},
    ),
    (_holds(Control("targets"), "end-phase"), "ControlTaken", {"card": CARD, "player": "B"}),
    (
        _holds(ComesBack("B", "attack", face_up=True), "end-phase"),
        "BanishedUntilEndPhase",
        {"card": CARD},
    ),
    (
        _holds(ComesBack("B", "attack", face_up=True), "your-standby-phase"),
        "BanishedUntilStandbyPhase",
        {"card": CARD, "player": "B"},
    ),
    (_holds(Cannot("change-position", "targets")), "CannotChangePosition", {"card": CARD}),
    (e.NoLongerHolds((BAN,), "your-standby-phase"), "StandbyPhaseReached", {}),
    (e.NoLongerHolds((BAN,), "your-battle-phase"), "BattlePhaseReached", {}),
    (e.NoLongerHolds((BAN,), "phase-skipped"), "PhaseSkipped", {}),
    (e.NoLongerHolds((BAN,), "third-turn"), "ThirdTurnOver", {}),
    (e.ControlChanged(0, "B"), "ControlChanged", {"card": CARD, "player": "B"}),
    (e.ControlSwitched(0, 1), "ControlSwitched", {"card": CARD, "other": OTHER}),
    (e.OnlyTrapAgain(0, HERE), "OnlyTrapAgain", {"card": CARD}),
    (e.SetAgain(0, HERE), "SetAgain", {"card": CARD}),
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
    (e.PlacedUnderDeck(0, WAS, HERE), "PlacedUnderDeck", MINE),
    (e.CoinTossed("B", "heads"), "CoinHeads", {"player": "B"}),
    (e.CoinTossed("B", "tails"), "CoinTails", {"player": "B"}),
    (e.DieRolled("B", 5), "DieRolled", {"player": "B", "number": 5}),
    (Chose("B", Call("B", "heads")), "CalledHeads", {"player": "B"}),
    (Chose("B", Call("B", "tails")), "CalledTails", {"player": "B"}),
    (e.DuelEnded(), "DuelEnded", {}),
    (e.TurnBegan("B", 4), "TurnBegan", {"player": "B", "turn": 4}),
    (e.PhaseBegan("B", "end"), "PhaseBegan", {"phase": Named("term", "end-phase")}),
    (e.PhaseComes("B", "end"), "PhaseComes", {"phase": Named("term", "end-phase")}),
    (e.LinkAdded(LINK, 1), "LinkAdded", {"player": "B", "card": OTHER, "number": 1}),
    (
        e.LinkAdded(OF_EFFECT, 1),
        "LinkAddedOfEffect",
        {"player": "A", "card": CARD, "number": 1},
    ),
    (
        e.LinkAdded(Link("A", 2, 2, 2, activates_card=True), 1),
        "LinkAddedByChoice",
        {"player": "A", "card": Named("card", "either"), "number": 1, "effect": 2},
    ),
    (
        e.LinkAdded(Link("A", 3, 1, 2, activates_card=True), 1),
        "LinkAddedWithCard",
        {"player": "A", "card": Named("card", "sealing"), "number": 1},
    ),
    (e.Targeted(1, 1, (0,), (1,)), "Targeted", {"player": "B", "cards": (CARD,)}),
    (
        e.OpponentChosen(1, 1, "A"),
        "OpponentChosen",
        {"player": "B", "opponent": "A", "card": OTHER},
    ),
    (e.ActivationNegated(1, 1), "ActivationNegated", {"card": OTHER}),
    (e.ActivationNegated(4, 0), "ActivationNegatedOfEffect", {"card": CARD}),
    (e.DamageTurned(1, 1, "B"), "DamageTurned", {"card": OTHER, "player": "B"}),
    (e.LinkResolved(1, 1), "LinkResolved", {"number": 1, "card": OTHER}),
    (e.LinkResolved(1, 1, carried_out=False), "LinkFailed", {"number": 1, "card": OTHER}),
    (e.LinkResolved(2, 1, carried_out=False), "LinkNegated", {"number": 2, "card": OTHER}),
    (e.LinkResolved(3, 1, carried_out=False), "LinkFailed", {"number": 3, "card": OTHER}),
    (e.EffectNegated(1, 1), "EffectNegated", {"card": OTHER}),
    (e.ChainEnded(()), "ChainEnded", {}),
    (e.Triggered(Waiting("A", 0, 1, 1, optional=False)), "Triggered", {"card": CARD}),
    (
        _holds(MayTribute("targets", first=True)),
        "MustTribute",
        {"player": "B", "card": CARD},
    ),
    (
        _holds_of("B", Cannot("conduct-battle-phase", "you")),
        "NoBattlePhase",
        {"player": "B"},
    ),
    (_holds(Cannot("attack", "targets")), "CannotAttack", {"card": CARD}),
    (_holds(Cannot("activate", "targets")), "CannotBeActivated", {"card": CARD}),
    (_holds(Cannot("be-targeted", "targets")), "CannotBeTargeted", {"card": CARD}),
    (_holds_of("B", NoDamage("battle", "you")), "NoBattleDamage", {"player": "B"}),
    (
        _holds_of("B", SkipsPhase("draw", "opponent"), "phase-skipped"),
        "SkipsDrawPhase",
        {"player": "B"},
    ),
    (
        _holds_of("B", NoDamage("battle", "you"), "damage-step"),
        "NoBattleDamageNow",
        {"player": "B"},
    ),
    (
        e.NowHolds(Held(NotDestroyed("battle", MINE_ALL), "storm#1", 1, "B", "end-of-turn", 9)),
        "NoBattleDestruction",
        {"player": "B"},
    ),
    (_holds(NotDestroyed("battle", "targets")), "ProtectedInBattle", {"card": CARD}),
    (_holds(NotDestroyed("effects", "targets")), "ProtectedFromEffects", {"card": CARD}),
    (_holds(NotDestroyed("any", "targets")), "Protected", {"card": CARD}),
    (Replaced(e.Destroyed(0, 1)), "NotDestroyed", {"card": CARD}),
    (Replaced(e.DestroyedByBattle(0, 1)), "NotDestroyedByBattle", {"card": CARD}),
    (e.NoLongerHolds((BAN,), "negated"), "RestrictionLifted", {"card": CARD}),
    (Chose("A", DoNotPay(0, "A")), "Declined", MINE),
    (e.StepBegan("battle-step"), "StepBegan", {"step": Named("term", "battle-step")}),
    (e.StepBegan("end-step"), "StepBegan", {"step": Named("term", "end-step")}),
    (
        e.AttackDeclared(0, (0, 0), (1, 0), ()),
        "AttackDeclared",
        {**MINE, "target": OTHER},
    ),
    (e.AttackDeclared(0, (0, 0), None, ()), "DirectAttackDeclared", MINE),
    (
        e.AttackRedirected(0, (1, 0), ()),
        "AttackRedirected",
        {"card": CARD, "target": OTHER},
    ),
    (
        e.AttackRedirected(0, None, ()),
        "AttackRedirectedDirectly",
        {"card": CARD},
    ),
    (e.DrawsToBeDiscarded(1, 0), "DrawsToBeDiscarded", {"card": CARD}),
    (
        e.NowHolds(
            Held(
                GainsBeforeDamage(4000, 2000, "you"),
                "storm#1",
                1,
                "B",
                "end-of-turn",
                9,
                player="B",
            )
        ),
        "GainsBeforeDamage",
        {"player": "B", "amount": 4000, "least": 2000},
    ),
    (e.AttackTurned(0, (1, 0)), "AttackTurned", {"card": CARD, "target": OTHER}),
    (Chose("A", CallOff(0, "A")), "AttackCalledOff", MINE),
    (e.AttackStopped(0), "AttackStopped", {"card": CARD}),
    (
        _holds(AtkBecomes("targets", 3800), "end-phase"),
        "AtkSet",
        {"card": CARD, "atk": 3800},
    ),
    (
        _holds(GoneInEndPhase("targets")),
        "ToBeDestroyed",
        {"card": CARD},
    ),
    (
        _holds(GoneInEndPhase("targets", "banished")),
        "ToBeBanished",
        {"card": CARD},
    ),
    (e.AttackNegated(0), "AttackNegated", {"card": CARD}),
    (e.BattlePhaseEnds(), "BattlePhaseEnds", {}),
    *SUB_STEPS_TOLD,
    (
        e.DamageCalculated(0, 1, 1800, 1600, target_attacks=True),
        "AtkCalculated",
        {"card": CARD, "target": OTHER, "attack": 1800, "defense": 1600},
    ),
    (
        e.DamageCalculated(0, 1, 1800, 2000, target_attacks=False),
        "DefCalculated",
        {"card": CARD, "target": OTHER, "attack": 1800, "defense": 2000},
    ),
    (
        e.DamageCalculated(0, None, 1800, None, target_attacks=False),
        "DirectAttackCalculated",
        {"card": CARD, "attack": 1800},
    ),
    (e.BattleDamaged("B", 300, 0), "BattleDamaged", {"player": "B", "amount": 300}),
    (
        Replaced(e.BattleDamaged("B", 300, 0)),
        "BattleDamagePrevented",
        {"player": "B", "amount": 300},
    ),
    (e.DestroyedByBattle(0, 1), "DestroyedByBattle", {"card": CARD, "by": OTHER}),
    (e.Flipped(0), "Flipped", {"card": CARD}),
    (e.FlippedByAttack(0), "FlippedByAttack", {"card": CARD}),
    (e.FlipSummoned(0), "FlipSummoned", MINE),
    (e.FusionSummoned(0, WAS, HERE), "FusionSummoned", MINE),
    (e.SpecialSummonedItself(0, WAS, HERE), "SpecialSummonedItself", MINE),
    (e.SummonBegan(0, "A", "normal"), "NormalSummonBegan", MINE),
    (e.SummonBegan(0, "A", "flip"), "FlipSummonBegan", MINE),
    (e.SummonBegan(0, "A", "special"), "SpecialSummonBegan", MINE),
    (e.SummonNegated(0), "SummonNegated", {"card": CARD}),
    (e.SummonCounted("A"), "SummonCounted", {"player": "A"}),
    (
        e.PositionChanged(0, "defense"),
        "PositionChanged",
        {"card": CARD, "position": Named("term", "defense-position")},
    ),
    (
        e.PositionChanged(0, "attack", by_player=True),
        "PositionChangedByPlayer",
        {**MINE, "position": Named("term", "attack-position")},
    ),
    (e.TurnedFaceDown(0), "TurnedFaceDown", {"card": CARD}),
    (_holds(Gain("targets", 700)), "AtkGained", {"card": CARD, "amount": 700}),
    (_holds(Gain("targets", -500)), "AtkLost", {"card": CARD, "amount": 500}),
    (_holds(Gain("targets", 0)), "AtkGained", {"card": CARD, "amount": 0}),
    (
        _holds(Gain("targets", -500, 300)),
        "AtkAndDefChanged",
        {"card": CARD, "atk": "-500", "def": "+300"},
    ),
    (_holds(OriginalBecomes("targets", 400)), "OriginalAtk", {"card": CARD, "atk": 400}),
    (
        _holds(OriginalBecomes("targets", 400, 500)),
        "OriginalAtkAndDef",
        {"card": CARD, "atk": 400, "def": 500},
    ),
    (
        _holds(Negated("targets")),
        "EffectsNegated",
        {"card": CARD},
    ),
    (e.NoLongerHolds((), "end-phase"), "EndPhaseReached", {}),
    (e.NoLongerHolds((), "end-of-turn"), "TurnOver", {}),
    (e.NoLongerHolds((), "damage-calculation"), "CalculationOver", {}),
    (e.NoLongerHolds((), "damage-step"), "DamageStepOver", {}),
    (e.NoLongerHolds((), "battle-phase"), "BattlePhaseOver", {}),
]

TOLD.extend(
    (Chose("A", Declare("A", name)), f"Declared{name.title()}", {"player": "A"})
    for name in get_args(Attribute)
)

UNTOLD: list[Event] = [
    Chose("A", Proceed("A", "end")),
    Chose("A", Attack(0, "A", None)),
    Replaced(e.ReturnedToHand(0, WAS, HERE)),
    e.DeclarationUnanswered(0),
    e.EffectUsed(0, 1),
    e.AttributeDeclared(0, "DARK"),
    e.UsedByName("A", "elf#1"),
    e.LinkBegan(1, 1),
    e.NoLongerWaiting(()),
    e.SummonFailed(0, "normal"),
    e.TakenAside(0),
    e.MaterialsChosen(0, 1, "elf#1", (2, 3)),
    e.Targeted(1, 1),
]
"""What goes without saying: something else tells of it."""


def _telling(event: Event) -> Said | None:
    return said(Entry(0, 0, event, None, None, None, ()), BOARD)


@pytest.mark.parametrize(("event", "name", "values"), TOLD)
def test_a_fact_is_told_by_its_sentence(event, name, values):
    assert _telling(event) == Said(name, values)


OF_TEAMS: list[tuple[Event, str, dict[str, object]]] = [
    (e.Damaged("2", 300), "Damaged-team", {"team": "2", "amount": 300}),
    (e.PaidLifePoints("2", 300), "PaidLifePoints-team", {"team": "2", "amount": 300}),
    (e.GainedLifePoints("2", 300), "GainedLifePoints-team", {"team": "2", "amount": 300}),
    (e.LifePointsSet("2", 300), "LifePointsSet-team", {"team": "2", "amount": 300}),
    (e.Lost("2"), "Lost-team", {"team": "2"}),
    (e.DamageTurned(1, 1, "2"), "DamageTurned-team", {"card": OTHER, "team": "2"}),
    (e.BattleDamaged("2", 300, 0), "BattleDamaged-team", {"team": "2", "amount": 300}),
    (
        Replaced(e.BattleDamaged("2", 300, 0)),
        "BattleDamagePrevented-team",
        {"team": "2", "amount": 300},
    ),
]
"""What is told otherwise where teams play."""


@pytest.mark.parametrize(("event", "name", "values"), OF_TEAMS)
def test_of_a_team_it_is_told_by_its_number(event, name, values):
    board = BOARD.but(seats=DUEL_OF_FOUR)
    assert said(Entry(0, 0, event, None, None, None, ()), board) == Said(name, values)


def test_after_an_attack_the_battle_step_goes_on():
    attacked = BOARD.but(attacked=((0, 1),))
    told = said(Entry(0, 0, e.StepBegan("battle-step"), None, None, None, ()), attacked)
    assert told == Said("StepGoesOn", {"step": Named("term", "battle-step")})


@pytest.mark.parametrize("event", UNTOLD)
def test_what_something_else_tells_of_is_not_told_twice(event):
    assert _telling(event) is None


@pytest.mark.parametrize(
    ("how", "name"),
    [
        ("normal", "SummonNegated"),
        ("flip", "FlipSummonNegated"),
        ("special", "SpecialSummonNegated"),
    ],
)
def test_a_negated_summon_is_told_with_what_it_was(how: HowSummoned, name: str):
    board = BOARD.but(summoning=Summoning(0, "A", how))
    told = said(Entry(0, 0, e.SummonNegated(0), None, None, None, ()), board)
    assert told == Said(name, {"card": CARD})


def test_every_sentence_is_told_by_some_fact_which_fills_all_its_fields():
    told = {name: values for _, name, values in (*TOLD, *OF_TEAMS)}
    told["StepGoesOn"] = told["StepBegan"]
    told["MainPhaseBegan"] = told["PhaseBegan"]
    told["FlipSummonNegated"] = told["SpecialSummonNegated"] = told["SummonNegated"]
    assert set(told) == set(SENTENCES)
    for name, english in SENTENCES.items():
        assert fields_of(english) == set(told[name]), name


def test_every_kind_of_fact_is_told_or_goes_without_saying():
    bases = {e.Fact, e.Moved, e.Summoned, e.LifePointsChanged, e.LinkChanged}
    kinds = {
        kind
        for kind in vars(e).values()
        if isinstance(kind, type) and issubclass(kind, e.Fact) and kind not in bases
    }
    tried = {type(event) for event, *_ in TOLD} | {type(event) for event in UNTOLD}
    assert kinds == tried - {Chose, Replaced}


def test_every_phase_has_a_term(hat):
    assert set(hat.session("{start: {}}").game.value(Phases("A"))) == set(PHASES)


def test_every_step_and_position_has_a_term(project):
    wanted = {*get_args(PhaseStep), *POSITIONS.values()}
    assert set(POSITIONS) == set(get_args(Position))
    assert wanted <= set(project.kb.terms)


def test_every_sub_step_has_a_sentence():
    assert set(e.SUB_STEPS) == set(get_args(SubStep))
