"""What each verb of a card text does, what it needs, and how verbs are joined."""

from typing import Any, Literal

import pytest

from ludex.playing import Stuck
from ludex.yugioh.cards import CardData
from ludex.yugioh.facts import AttackNegated
from ludex.yugioh.faults.cards import faults
from ludex.yugioh.readings.filters import printed
from ludex.yugioh.verbs import VERBS, Verb
from ludex.yugioh.verbs.add_to_hand import AddToHand
from ludex.yugioh.verbs.banish import Banish
from ludex.yugioh.verbs.banish_copies import BanishCopies
from ludex.yugioh.verbs.banish_until import BanishUntil
from ludex.yugioh.verbs.begin_phase import BeginPhase
from ludex.yugioh.verbs.bind import Bind
from ludex.yugioh.verbs.change_position import ChangePosition
from ludex.yugioh.verbs.damage import Damage
from ludex.yugioh.verbs.damage_goes_to import DamageGoesTo
from ludex.yugioh.verbs.declare import DeclareAttributes
from ludex.yugioh.verbs.destroy import Destroy
from ludex.yugioh.verbs.discard import Discard
from ludex.yugioh.verbs.discard_draws import DiscardDraws
from ludex.yugioh.verbs.draw import Draw
from ludex.yugioh.verbs.equip import Equip
from ludex.yugioh.verbs.fusion_summon import FusionSummon
from ludex.yugioh.verbs.gain_life_points import GainLifePoints
from ludex.yugioh.verbs.hold import BringAbout
from ludex.yugioh.verbs.negate import Negate
from ludex.yugioh.verbs.negate_attack import NegateAttack
from ludex.yugioh.verbs.place_counter import PlaceCounter
from ludex.yugioh.verbs.place_from_hand import PlaceFromHand
from ludex.yugioh.verbs.place_on_deck import PlaceOnDeck
from ludex.yugioh.verbs.redirect_attack import RedirectAttack
from ludex.yugioh.verbs.remove_counter import RemoveCounter
from ludex.yugioh.verbs.return_to_hand import ReturnToHand
from ludex.yugioh.verbs.roll import Roll
from ludex.yugioh.verbs.send_from_deck import SendFromDeck
from ludex.yugioh.verbs.send_to_graveyard import SendToGraveyard
from ludex.yugioh.verbs.set_from_hand import SetFromHand
from ludex.yugioh.verbs.special_summon import SpecialSummon
from ludex.yugioh.verbs.summon_as_monster import SummonAsMonster
from ludex.yugioh.verbs.summon_back import SummonBack
from ludex.yugioh.verbs.summon_token import SummonToken
from ludex.yugioh.verbs.switch_control import SwitchControl
from ludex.yugioh.verbs.toss import Toss
from ludex.yugioh.verbs.turn_face_down import TurnFaceDown
from ludex.yugioh.vocabulary import (
    AtkBecomes,
    Control,
    Filter,
    Gain,
    GoneInEndPhase,
    MayTribute,
    MonsterValues,
    Negated,
    NoDamage,
    NotDestroyed,
    OriginalBecomes,
    Targets,
    Until,
    WhenAttackDeclared,
    WhenBattleDestroyed,
    WhenEffectActivated,
)
from tests.yugioh.made_up import ANY_MONSTER, spell, with_cards
from tests.yugioh.scene import Table, step

MONSTERS = Filter(kind="monster", in_="field")
TARGETED = {"targets": ANY_MONSTER}

DONE = [
    (
        Destroy(MONSTERS),
        {},
        "{monsters: [harpie-lady]}",
        "{card: harpie-lady, zone: graveyard, destroyed-by: made-up}",
    ),
    (
        Destroy("targets"),
        TARGETED,
        "{monsters: [harpie-lady]}",
        "{card: harpie-lady, zone: graveyard, destroyed-by: made-up}",
    ),
    (Destroy("this"), {}, "{}", "{card: made-up, destroyed-by: made-up}"),
    (
        Banish("targets"),
        TARGETED,
        "{monsters: [harpie-lady]}",
        "{card: harpie-lady, zone: banished, destroyed-by: nothing}",
    ),
    (
        BanishUntil("targets", "end-phase"),
        TARGETED,
        "{monsters: [harpie-lady]}",
        "{card: harpie-lady, zone: banished, destroyed-by: nothing}",
    ),
    (Banish(MONSTERS), {}, "{monsters: [harpie-lady]}", "{card: harpie-lady, zone: banished}"),
    (
        ReturnToHand("targets"),
        TARGETED,
        "{monsters: [harpie-lady]}",
        "{card: harpie-lady, zone: hand, controller: B}",
    ),
    (
        PlaceOnDeck("targets"),
        TARGETED,
        "{deck: [umi], monsters: [harpie-lady]}",
        "{card: harpie-lady, zone: deck, controller: B}",
    ),
    (ReturnToHand(MONSTERS), {}, "{monsters: [harpie-lady]}", "{player: B, hand: 1, monsters: 0}"),
    (Damage(300, "opponent"), {}, "{}", "{player: B, life-points: 7700}"),
    (Damage(300, "you"), {}, "{}", "{player: A, life-points: 7700}"),
    (
        Damage(100, "opponent", for_each=(Filter(in_="hand"), Filter(in_="deck", whose="you"))),
        {},
        "{hand: [yami], deck: [umi]}",
        "{player: B, life-points: 7600}",
    ),
    (
        Damage(100, "you", for_each=(MONSTERS, Filter(in_="field", whose="opponent"))),
        {},
        "{monsters: [harpie-lady], set: [yami]}",
        "{player: A, life-points: 7800}",
    ),
    (GainLifePoints(300, "you"), {}, "{}", "{player: A, life-points: 8300}"),
    (GainLifePoints(300, "opponent"), {}, "{}", "{player: B, life-points: 8300}"),
    (Draw(2, "you"), {}, "{}", "{player: A, hand: 2, deck: 1}"),
    (
        PlaceFromHand(1, "opponent", "top"),
        {},
        "{hand: [yami], deck: [umi]}",
        "{player: B, deck: 2}",
    ),
    (Draw(1, "both"), {}, "{deck: [yami]}", "{player: B, hand: 1, deck: 0}"),
    (Draw(1, "opponent"), {}, "{deck: [yami]}", "{card: yami, zone: hand, controller: B}"),
    (
        AddToHand(Filter(kind="monster", in_="deck", whose="you", atk_at_most=1500)),
        {},
        "{}",
        "{card: sangan, zone: hand, controller: A}",
    ),
    (
        SpecialSummon(Filter(named=("sangan",)), ("hand", "deck")),
        {},
        "{}",
        "{card: sangan, zone: monster-zone, controller: A, face: up, position: attack}",
    ),
    (
        BringAbout(AtkBecomes(MONSTERS, "twice-its-atk"), "end-phase"),
        {},
        "{monsters: [harpie-lady]}",
        "{card: harpie-lady, atk: 2600, def: 1400}",
    ),
    (
        Destroy(MONSTERS, choose=1),
        {},
        "{monsters: [harpie-lady]}",
        "{card: harpie-lady, zone: graveyard}",
    ),
    (Discard(1, "opponent"), {}, "{hand: [yami]}", "{card: yami, zone: graveyard}"),
    (
        Destroy(Filter(kind="monster", in_="hand", whose="opponent")),
        {},
        "{hand: [yami, harpie-lady]}",
        "{card: harpie-lady, zone: graveyard, destroyed-by: made-up}",
    ),
    (SendFromDeck(2, "you"), {}, "{}", "{player: A, deck: 1, graveyard: 3}"),
    (SendFromDeck(1, "opponent"), {}, "{deck: [yami]}", "{card: yami, zone: graveyard}"),
    (
        SendToGraveyard(Filter(named=("sangan",), in_="deck")),
        {},
        "{}",
        "{card: sangan, zone: graveyard, destroyed-by: nothing}",
    ),
    (
        BringAbout(Gain("targets", atk=-300, def_=200), "end-of-turn"),
        TARGETED,
        "{monsters: [harpie-lady]}",
        "{card: harpie-lady, atk: 1000, def: 1600}",
    ),
    (
        BringAbout(OriginalBecomes("targets", "half-its-original-atk"), "end-phase"),
        TARGETED,
        "{monsters: [harpie-lady]}",
        "{card: harpie-lady, atk: 650, def: 1400}",
    ),
    (
        BringAbout(Negated("targets"), "end-of-turn"),
        TARGETED,
        "{monsters: [hoshiningen]}",
        "{card: hoshiningen, atk: 500}",
    ),
    (
        ChangePosition("targets", "defense"),
        TARGETED,
        "{monsters: [harpie-lady]}",
        "{card: harpie-lady, position: defense, face: up}",
    ),
    (
        ChangePosition("targets", "attack"),
        TARGETED,
        "{monsters: [{card: harpie-lady, face: down}]}",
        "{card: harpie-lady, position: attack, face: up}",
    ),
    (
        TurnFaceDown("targets"),
        TARGETED,
        "{monsters: [harpie-lady]}",
        "{card: harpie-lady, position: defense, face: down}",
    ),
    (
        BringAbout(MayTribute("targets", first=True), "end-of-turn"),
        TARGETED,
        "{monsters: [harpie-lady]}",
        "{can: {player: A, normal-summon: summoned-skull, tribute: [harpie-lady]}}",
    ),
]
"""A verb, what else its effect has, the opponent's side, and what is so afterwards."""


@pytest.mark.parametrize(("verb", "effect", "opponent", "expected"), DONE)
def test_a_verb_does_what_it_says(hat: Table, verb: Verb, effect, opponent, expected):
    table = with_cards(hat, spell("made-up", verb, **effect))
    hand = "made-up, summoned-skull" if "hold may-tribute" in verb.names else "made-up"
    session = table.session(f"""
        start:
          A: {{hand: [{hand}], deck: [umi, sangan, summoned-skull]}}
          B: {opponent}
        play: [{{player: A, activate: made-up}}, {{resolve: chain}}]
    """)
    assert table.verdict(session, expected).held


def test_copies_of_a_flip_monster_that_was_banished_go_from_the_deck(hat: Table):
    verbs = Destroy("targets", banish=True), BanishCopies("flip-monster", join="then")
    table = with_cards(hat, spell("made-up", *verbs, targets=ANY_MONSTER))
    session = table.session("""
        start:
          A: {hand: [made-up], deck: [umi]}
          B: {monsters: [{card: man-eater-bug, as: bug}], deck: [man-eater-bug]}
        play: [{player: A, activate: made-up, targets: [bug]}, {resolve: chain}]
    """)
    assert table.verdict(session, "{player: B, deck: 0}").held


def test_a_card_may_be_set_from_the_hand(hat: Table):
    table = with_cards(hat, spell("made-up", SetFromHand(Filter(kind="spell-or-trap"))))
    position = "start: {A: {hand: [made-up, umi, ookazi, gemini-elf]}}"
    activated = f"{position}\nplay:\n  - {{player: A, activate: made-up}}"
    chosen = table.session(f"{activated}\n  - {{player: A, set: ookazi}}")
    assert table.verdict(chosen, "{card: ookazi, zone: spell-trap-zone, face: down}").held
    declined = table.session(f"{activated}\n  - {{resolve: chain}}")
    assert table.verdict(declined, "{player: A, hand: 3}").held


def test_a_card_may_be_added_to_the_hand_or_not_where_the_text_says_so(hat: Table):
    from_deck = Filter(kind="monster", in_="deck", whose="you")
    table = with_cards(hat, spell("made-up", AddToHand(from_deck, optional=True)))
    position = "start: {A: {hand: [made-up], deck: [sangan, gemini-elf]}}"
    activated = f"{position}\nplay:\n  - {{player: A, activate: made-up}}"
    chosen = table.session(f"{activated}\n  - {{player: A, choose: [sangan]}}")
    assert table.verdict(chosen, "{card: sangan, zone: hand}").held
    declined = table.session(f"{activated}\n  - {{resolve: chain}}")
    assert table.verdict(declined, "{player: A, hand: 0, deck: 2}").held


def test_of_the_cards_in_hand_its_player_chooses_which_to_discard(hat: Table):
    table = with_cards(hat, spell("made-up", Discard(2, "opponent")))
    session = table.session("""
        start: {A: {hand: [made-up]}, B: {hand: [umi, yami, mountain]}}
        play:
          - {player: A, activate: made-up}
          - {player: B, choose: [yami, umi]}
    """)
    assert table.verdict(session, "{card: mountain, zone: hand}").held
    assert table.verdict(session, "{player: B, hand: 1, graveyard: 2}").held


def test_cards_in_the_opponents_hand_may_be_for_the_other_player_to_choose(hat: Table):
    table = with_cards(hat, spell("made-up", Discard(1, "opponent", chosen_by="you")))
    session = table.session("""
        start: {A: {hand: [made-up]}, B: {hand: [umi, yami]}}
        play: [{player: A, activate: made-up}, {player: A, choose: [yami]}]
    """)
    assert table.verdict(session, "{card: yami, zone: graveyard}").held
    assert table.verdict(session, "{card: umi, zone: hand}").held


def test_up_to_so_many_cards_are_banished_at_least_one(hat: Table):
    table = with_cards(hat, spell("made-up", Banish(Filter(in_="graveyard"), up_to=2)))
    activated = """
        start: {A: {hand: [made-up], graveyard: [umi]}, B: {graveyard: [yami, mountain]}}
        play: [{player: A, activate: made-up}, {player: A, choose: [yami]}]
    """
    session = table.session(activated)
    session.play(step("{decline: A}"))
    assert table.verdict(session, "{card: umi, zone: graveyard}").held
    assert table.verdict(session, "{card: yami, zone: banished}").held
    both = table.session(activated.replace("[yami]}", "[yami, umi]}"))
    assert table.verdict(both, "{card: umi, zone: banished}").held
    assert table.verdict(both, "{cannot: {player: A, choose: [mountain]}, because: nothing}").held


def test_an_activation_is_negated_and_its_card_destroyed_with_it(hat: Table):
    table = with_cards(
        hat,
        spell(
            "made-up",
            Negate("activation"),
            Destroy("negated-card", join="and-if-you-do"),
            kind="trap-counter",
        ),
    )
    session = table.session("""
        start: {A: {hand: [ookazi]}, B: {set: [made-up]}}
        play:
          - {player: A, activate: ookazi}
          - {player: B, activate: made-up}
          - {resolve: chain}
    """)
    assert table.verdict(session, "{player: B, life-points: 8000}").held
    assert table.verdict(session, "{card: ookazi, zone: graveyard, destroyed-by: made-up}").held


def test_the_damage_of_the_answered_effect_goes_to_the_opponent(hat: Table):
    answered = WhenEffectActivated("any", would="damage-you")
    barrel = spell("made-up", DamageGoesTo("opponent"), kind="trap-counter", when=answered)
    table = with_cards(hat, barrel)
    session = table.session("""
        start: {A: {hand: [ookazi]}, B: {set: [made-up]}}
        play: [{player: A, activate: ookazi}, {player: B, activate: made-up}, {resolve: chain}]
    """)
    assert table.verdict(session, "{player: A, life-points: 7200}").held
    assert table.verdict(session, "{player: B, life-points: 8000}").held


def test_damage_that_its_own_player_would_take_is_none_of_the_opponents(hat: Table):
    answered = WhenEffectActivated("any", would="damage-you")
    barrel = spell("made-up", DamageGoesTo("opponent"), kind="trap-counter", when=answered)
    table = with_cards(hat, barrel, spell("other", Damage(300, "you")))
    session = table.session("""
        start: {A: {hand: [other]}, B: {set: [made-up]}}
        play: [{player: A, activate: other}]
    """)
    refused = "{cannot: {player: B, activate: made-up}, because: 'made-up#1.condition'}"
    assert table.verdict(session, refused).held


def test_an_attack_is_negated_and_with_it_the_battle_phase_may_end(hat: Table):
    verbs = NegateAttack("attack"), NegateAttack("attack-and-battle-phase")
    for verb, ends in zip(verbs, (False, True), strict=True):
        declared = WhenAttackDeclared("opponent")
        stopping = spell("made-up", verb, kind="trap-normal", when=declared)
        table = with_cards(hat, stopping)
        session = table.session("""
            start: {A: {monsters: [harpie-lady, gemini-elf]}, B: {set: [made-up]}}
            play:
              - {player: A, go-to: battle}
              - {player: A, attack: harpie-lady}
              - {player: B, activate: made-up}
              - {resolve: chain}
        """)
        because = "TCG-9.20" if ends else "TCG-9.8"
        again = f"{{cannot: {{player: A, attack: harpie-lady}}, because: {because}}}"
        other = "{can: {player: A, attack: gemini-elf}}"
        assert table.verdict(session, again).held
        assert table.verdict(session, other).held is not ends
        assert table.verdict(session, "{player: B, life-points: 8000}").held


def test_an_attack_is_negated_that_is_not_the_targets(hat: Table):
    any_of_theirs = Targets(1, Filter(kind="monster", in_="field", whose="opponent"))
    stopping = spell(
        "made-up",
        NegateAttack("attack"),
        Destroy("targets"),
        kind="trap-normal",
        when=WhenAttackDeclared("opponent"),
        targets=any_of_theirs,
    )
    session = with_cards(hat, stopping).session("""
        start: {A: {monsters: [harpie-lady, gemini-elf]}, B: {set: [made-up]}}
        play:
          - {player: A, go-to: battle}
          - {player: A, attack: harpie-lady}
          - {player: B, activate: made-up, targets: [gemini-elf]}
          - {resolve: chain}
    """)
    events = [entry.event for entry in session.game.log]
    assert [session.names.of(e.card) for e in events if isinstance(e, AttackNegated)] == [
        "harpie-lady"
    ]
    assert hat.verdict(session, "{card: gemini-elf, zone: graveyard}").held


def test_what_depends_on_a_changed_position_follows_when_a_monster_was_only_flipped(hat: Table):
    verbs = ChangePosition("targets", "defense"), GainLifePoints(500, "you", join="and-if-you-do")
    table = with_cards(hat, spell("made-up", *verbs, targets=ANY_MONSTER))
    session = table.session("""
        start: {A: {hand: [made-up]}, B: {monsters: [{card: sangan, face: down}]}}
        play: [{player: A, activate: made-up, targets: [sangan]}, {resolve: chain}]
    """)
    assert table.verdict(session, "{card: sangan, face: up, position: defense}").held
    assert table.verdict(session, "{player: A, life-points: 8500}").held


def test_nothing_is_made_of_a_face_down_monster_that_holds_of_face_up_ones(hat: Table):
    whom = Filter(kind="monster", in_="field", whose="opponent")
    made_up = spell("made-up", BringAbout(Negated(whom), "end-of-turn"))
    session = with_cards(hat, made_up).session("""
        start: {A: {hand: [made-up]}, B: {monsters: [{card: sangan, face: down}, jinzo]}}
        play: [{player: A, activate: made-up}, {resolve: chain}]
    """)
    held = session.game.state.held
    assert [session.names.of(one.card[0]) for one in held if one.card] == ["jinzo"]


def test_battle_damage_is_not_taken_for_as_long_as_the_text_says(hat: Table):
    shield = spell(
        "made-up", BringAbout(NoDamage("battle", "you"), "damage-step"), kind="trap-normal"
    )
    table = with_cards(hat, shield)
    session = table.session("""
        start: {A: {monsters: [harpie-lady, gemini-elf]}, B: {set: [made-up]}}
        play:
          - {player: A, go-to: battle}
          - {player: A, attack: harpie-lady}
          - {player: B, activate: made-up}
          - {resolve: chain}
          - {player: A, attack: gemini-elf}
          - {player: A, go-to: main-2}
    """)
    assert table.verdict(session, "{player: B, life-points: 6100}").held


def test_monsters_are_not_destroyed_by_battle_for_as_long_as_the_text_says(hat: Table):
    lasting: dict[Until, str] = {"end-of-turn": "monster-zone", "damage-calculation": "graveyard"}
    for until, zone in lasting.items():
        what = NotDestroyed("battle", Filter(kind="monster", whose="you"))
        verb = BringAbout(what, until, and_later=True)
        table = with_cards(hat, spell("made-up", verb, kind="trap-normal"))
        session = table.session("""
            start:
              A: {monsters: [gemini-elf, summoned-skull]}
              B: {monsters: [harpie-lady], set: [made-up]}
            play:
              - {player: A, go-to: battle}
              - {player: A, attack: gemini-elf, target: harpie-lady}
              - {player: B, activate: made-up}
              - {resolve: chain}
              - {player: A, attack: summoned-skull, target: harpie-lady}
              - {player: A, go-to: main-2}
        """)
        assert table.verdict(session, f"{{card: harpie-lady, zone: {zone}}}").held


def test_what_lasts_for_damage_calculation_lasts_until_then_and_no_longer(hat: Table):
    """1300 and 1000 beat the 1900 of the attacker; afterwards they are 1300 again."""
    gain = BringAbout(Gain("targets", atk=1000), "damage-calculation")
    trap = spell("made-up", gain, targets=ANY_MONSTER, kind="trap-normal")
    session = with_cards(hat, trap).session("""
        start:
          A: {monsters: [gemini-elf]}
          B: {monsters: [harpie-lady], set: [made-up]}
        play:
          - {player: A, go-to: battle}
          - {player: A, attack: gemini-elf, target: harpie-lady}
          - {player: B, activate: made-up, targets: [harpie-lady]}
          - {resolve: chain}
          - {player: A, go-to: main-2}
    """)
    assert hat.verdict(session, "{card: gemini-elf, zone: graveyard}").held
    assert hat.verdict(session, "{player: A, life-points: 7600}").held
    assert hat.verdict(session, "{card: harpie-lady, zone: monster-zone, atk: 1300}").held


def test_a_monster_is_destroyed_in_the_end_phase_and_no_earlier(hat: Table):
    verb = BringAbout(GoneInEndPhase("targets"), "end-of-turn")
    table = with_cards(hat, spell("made-up", verb, targets=ANY_MONSTER))
    session = table.session("""
        start: {A: {hand: [made-up]}, B: {monsters: [harpie-lady]}}
        play: [{player: A, activate: made-up}, {resolve: chain}]
    """)
    assert table.verdict(session, "{card: harpie-lady, zone: monster-zone}").held
    session.play(step("{until: end, player: A}"))
    assert table.verdict(session, "{card: harpie-lady, zone: graveyard}").held


def test_a_monster_is_banished_in_the_end_phase_where_it_says_so(hat: Table):
    verb = BringAbout(GoneInEndPhase("targets", "banished"), "end-of-turn")
    table = with_cards(hat, spell("made-up", verb, targets=ANY_MONSTER))
    session = table.session("""
        start: {A: {hand: [made-up]}, B: {monsters: [harpie-lady]}}
        play: [{player: A, activate: made-up}, {resolve: chain}]
    """)
    session.play(step("{until: end, player: A}"))
    assert table.verdict(session, "{card: harpie-lady, zone: banished}").held


def test_a_token_is_summoned_from_aside_and_goes_back_there(hat: Table):
    name = "emissary-of-darkness-token"
    maker = spell("made-up", SummonToken(name, "atk-of-target"), targets=ANY_MONSTER)
    table = with_cards(hat, maker)
    session = table.session("""
        start: {A: {hand: [made-up, dark-hole]}, B: {monsters: [harpie-lady]}}
        play: [{player: A, activate: made-up}, {player: A, take-position: attack}]
    """)
    assert table.verdict(session, f"{{card: {name}, zone: monster-zone, atk: 1300}}").held
    session.play(step("{player: A, activate: dark-hole}"))
    session.play(step("{resolve: chain}"))
    assert table.verdict(session, "{player: A, monsters: 0, graveyard: 2}").held
    assert session.game.state.card(session.names.card(name)).zone == "aside"


def test_of_two_that_could_be_given_each_player_chooses_and_both_stay_for_good(hat: Table):
    table = with_cards(hat, spell("made-up", SwitchControl("opponent")))
    session = table.session("""
        start:
          A: {hand: [made-up], monsters: [gemini-elf, sangan]}
          B: {monsters: [harpie-lady, {card: mystical-elf, position: defense}], deck: [umi]}
        play:
          - {player: A, activate: made-up}
          - {player: A, choose: [sangan]}
          - {player: B, choose: [mystical-elf]}
    """)
    assert table.verdict(session, "{card: sangan, controller: B, position: attack}").held
    assert table.verdict(session, "{card: mystical-elf, controller: A, position: defense}").held
    kept = "{cannot: {player: A, turn-monster: mystical-elf}, because: made-up#1}"
    assert table.verdict(session, kept).held
    session.play(step("{until: main-1, player: B}"))
    assert table.verdict(session, "{card: sangan, controller: B}").held


def test_of_two_who_take_control_one_after_the_other_the_newest_has_it(hat: Table):
    take = BringAbout(Control("targets"), "end-phase")
    table = with_cards(hat, spell("made-up", take, targets=ANY_MONSTER, kind="spell-quick-play"))
    session = table.session("""
        start:
          A: {hand: [{card: made-up, as: first}]}
          B: {monsters: [harpie-lady], set: [{card: made-up, as: second}], deck: [umi]}
        play:
          - {player: A, activate: first, targets: [harpie-lady]}
          - {resolve: chain}
    """)
    assert table.verdict(session, "{card: harpie-lady, controller: A}").held
    session.play(step("{player: A, go-to: battle}"))
    session.play(step("{player: B, activate: second, targets: [harpie-lady]}"))
    session.play(step("{resolve: chain}"))
    assert table.verdict(session, "{card: harpie-lady, controller: B}").held
    session.play(step("{until: end, player: A}"))
    assert table.verdict(session, "{card: harpie-lady, controller: B}").held


def test_what_was_destroyed_is_summoned_back_to_who_controlled_it(hat: Table):
    back = spell(
        "made-up",
        SummonBack("destroyed"),
        kind="trap-normal",
        when=WhenBattleDestroyed("monster"),
    )
    session = with_cards(hat, back).session("""
        start:
          A: {monsters: [summoned-skull]}
          B: {monsters: [{card: harpie-lady, owner: A}], set: [made-up]}
        play:
          - {player: A, go-to: battle}
          - {player: A, attack: summoned-skull, target: harpie-lady}
          - {until-sub-step: end}
          - {player: B, activate: made-up}
          - {resolve: chain}
    """)
    table = with_cards(hat, back)
    assert table.verdict(session, "{card: harpie-lady, controller: B, owner: A}").held


def trap_monster(position: Literal["either", "defense"] = "either") -> CardData:
    """Return a Trap Card that Summons itself as a monster."""
    values = MonsterValues("Rock", "EARTH", 4, 1000, 1500)
    return spell("made-up", SummonAsMonster(values, position), kind="trap-continuous")


SUMMONED = "zone: monster-zone, atk: 1000, def: 1500, position"


def test_a_trap_summons_itself_with_its_values_in_the_position_that_its_player_chooses(hat: Table):
    table = with_cards(hat, trap_monster())
    session = table.session("""
        start: {A: {set: [made-up]}}
        play: [{player: A, activate: made-up}, {player: A, take-position: defense}]
    """)
    assert table.verdict(session, f"{{card: made-up, {SUMMONED}: defense}}").held
    board = session.game.state
    card = board.card(session.names.card("made-up"))
    assert printed(board, card).type == "Rock"
    assert [place.zone for place in card.places] == ["spell-trap-zone", "monster-zone"]
    assert not table.verdict(session, "{player: A, monsters: 0}").held


def test_a_trap_that_says_its_position_comes_in_that(hat: Table):
    table = with_cards(hat, trap_monster("defense"))
    session = table.session("""
        start: {A: {set: [made-up]}}
        play: [{player: A, activate: made-up}, {resolve: chain}]
    """)
    assert table.verdict(session, f"{{card: made-up, {SUMMONED}: defense}}").held


def test_a_trap_is_no_monster_of_an_attribute_that_its_player_cannot_control(hat: Table):
    table = with_cards(hat, trap_monster())
    start = "A: {{monsters: [{}], spells: [gozen-match], set: [made-up]}}"
    play = "{player: A, activate: made-up}"
    allowed = table.session(f"start: {{{start.format('gemini-elf')}}}")
    assert table.verdict(allowed, f"{{can: {play}}}").held
    refused = table.session(f"start: {{{start.format('summoned-skull')}}}")
    assert table.verdict(refused, f"{{cannot: {play}, because: TCG-7.21}}").held


REBORN: tuple[Verb, dict[str, Any], str] = (
    SpecialSummon("targets", ("graveyard",), "either"),
    {"targets": Targets(1, Filter(kind="monster", in_="graveyard"))},
    "{player: A, activate: made-up, targets: [harpie-lady]}",
)
ROBBED: tuple[Verb, dict[str, Any], str] = (
    SpecialSummon(Filter(kind="monster", whose="opponent"), ("graveyard",), "either"),
    {},
    "{player: A, activate: made-up}, {player: A, choose: [harpie-lady]}",
)


@pytest.mark.parametrize(("verb", "effect", "play"), [REBORN, ROBBED], ids=["target", "filter"])
def test_a_monster_of_the_opponents_graveyard_is_yours_until_it_leaves(
    hat: Table, verb: Verb, effect: dict[str, Any], play: str
):
    made_up = spell("made-up", verb, **effect)
    table = with_cards(hat, made_up)
    assert not list(faults({**hat.cards, "made-up": made_up}))
    session = table.session(f"""
        start:
          A: {{hand: [made-up, dark-hole], graveyard: [gemini-elf]}}
          B: {{graveyard: [harpie-lady, x-head-cannon]}}
        play: [{play}, {{player: A, take-position: defense}}]
    """)
    there = "zone: monster-zone, owner: B, controller: A, face: up, position: defense"
    assert table.verdict(session, f"{{card: harpie-lady, {there}}}").held
    session.play(step("{player: A, activate: dark-hole}"))
    session.play(step("{resolve: chain}"))
    assert table.verdict(session, "{card: harpie-lady, zone: graveyard, controller: B}").held
    assert table.verdict(session, "{player: B, graveyard: 2}").held


def test_without_saying_whose_only_the_own_graveyard_is_meant(hat: Table):
    verb = SpecialSummon(Filter(kind="monster"), ("graveyard",))
    table = with_cards(hat, spell("made-up", verb))
    with pytest.raises(Stuck, match=r"TCG-7\.21"):
        table.session("""
            start: {A: {hand: [made-up]}, B: {graveyard: [harpie-lady]}}
            play: [{player: A, activate: made-up}]
        """)


def test_every_verb_is_tried_here():
    elsewhere = {
        BanishCopies,
        DamageGoesTo,
        DeclareAttributes,
        DiscardDraws,
        BeginPhase,
        Bind,
        Equip,
        FusionSummon,
        SetFromHand,
        Negate,
        NegateAttack,
        PlaceCounter,
        RedirectAttack,
        RemoveCounter,
        Roll,
        SummonAsMonster,
        SummonBack,
        SummonToken,
        SwitchControl,
        Toss,
    }
    tried = {type(verb) for verb, *_ in DONE} | elsewhere
    assert tried == set(VERBS.values())


def test_a_verb_that_names_no_facts_is_refused():
    with pytest.raises(TypeError, match="Nothing names no facts"):
        type("Nothing", (Verb,), {"__annotations__": {"nothing": "int"}})
    assert "nothing" not in VERBS


@pytest.mark.parametrize(
    "verb",
    [
        Destroy(MONSTERS),
        Banish(MONSTERS),
        ReturnToHand(MONSTERS),
        Damage(200, "opponent", for_each=(MONSTERS, Filter(in_="hand", whose="opponent"))),
        Draw(2, "you"),
        Draw(1, "opponent"),
        Discard(1, "you"),
        Discard(1, "opponent"),
        AddToHand(Filter(kind="monster", in_="deck", whose="you")),
        SpecialSummon(Filter(named=("sangan",)), ("hand", "deck")),
    ],
)
def test_what_could_do_nothing_cannot_be_activated(hat: Table, verb: Verb):
    table = with_cards(hat, spell("made-up", verb))
    with pytest.raises(Stuck) as stuck:
        table.session("""
            start: {A: {hand: [made-up], deck: [umi], graveyard: [sangan]}}
            play: [{player: A, activate: made-up}]
        """)
    assert stuck.value.by == ("TCG-7.21",)


def test_nothing_is_special_summoned_without_a_zone_for_it(hat: Table):
    table = with_cards(hat, spell("made-up", SpecialSummon(Filter(named=("sangan",)), ("deck",))))
    monsters = ["gemini-elf", "mystical-elf", "harpie-lady", "x-head-cannon"]
    position = "start: {{A: {{hand: [made-up], deck: [sangan], monsters: [{}]}}}}"
    play = "\nplay: [{player: A, activate: made-up}, {resolve: chain}]"
    with_room = table.session(position.format(", ".join(monsters)) + play)
    assert table.verdict(with_room, "{card: sangan, zone: monster-zone}").held
    with pytest.raises(Stuck) as stuck:
        table.session(position.format(", ".join([*monsters, "vorse-raider"])) + play)
    assert stuck.value.by == ("TCG-7.21",)


@pytest.mark.parametrize(
    ("join", "life_points"), [("also", 7700), ("and-if-you-do", 8000), ("then", 8000)]
)
def test_a_part_that_was_not_carried_out_takes_the_joined_one_with_it(
    hat: Table, join, life_points
):
    table = with_cards(
        hat,
        spell(
            "made-up",
            Banish("targets"),
            Damage(300, "opponent", join=join),
            targets=ANY_MONSTER,
        ),
    )
    session = table.session("""
        start:
          A: {hand: [made-up]}
          B: {monsters: [harpie-lady], set: [compulsory-evacuation-device]}
        play:
          - {player: A, activate: made-up}
          - {player: B, activate: compulsory-evacuation-device}
          - {resolve: chain}
    """)
    assert table.verdict(session, "{card: harpie-lady, zone: hand}").held
    assert table.verdict(session, f"{{player: B, life-points: {life_points}}}").held


def test_a_move_that_was_replaced_has_not_been_carried_out(hat: Table):
    back = ReturnToHand("targets")
    damage = Damage(300, "opponent", join="and-if-you-do")
    table = with_cards(hat, spell("made-up", back, damage, targets=ANY_MONSTER))
    for spells, zone, life_points in (
        ("[]", "hand", 7700),
        ("[degenerate-circuit]", "banished", 8000),
    ):
        session = table.session(f"""
            start: {{A: {{hand: [made-up], spells: {spells}}}, B: {{monsters: [harpie-lady]}}}}
            play: [{{player: A, activate: made-up}}, {{resolve: chain}}]
        """)
        assert table.verdict(session, f"{{card: harpie-lady, zone: {zone}}}").held
        assert table.verdict(session, f"{{player: B, life-points: {life_points}}}").held


@pytest.mark.parametrize(("join", "at_once"), [("and-if-you-do", True), ("then", False)])
def test_only_then_makes_what_it_joins_happen_later(hat: Table, join, at_once):
    table = with_cards(
        hat, spell("made-up", Draw(1, "you"), GainLifePoints(500, "opponent", join=join))
    )
    session = table.session("""
        start: {A: {hand: [made-up], deck: [umi]}}
        play: [{player: A, activate: made-up}, {resolve: chain}]
    """)
    moments = {type(entry.event).__name__: entry.moment for entry in session.game.log}
    assert (moments["Drew"] == moments["GainedLifePoints"]) is at_once


def test_damage_may_ask_what_the_verb_before_has_moved(hat: Table):
    dark = Filter(kind="monster", attribute=("DARK",))
    table = with_cards(
        hat,
        spell(
            "made-up",
            Banish("targets"),
            Damage(1000, "opponent", if_it_was=dark, join="and-if-you-do"),
            targets=ANY_MONSTER,
        ),
    )
    for monster, life_points in (("summoned-skull", 7000), ("gemini-elf", 8000)):
        session = table.session(f"""
            start: {{A: {{hand: [made-up]}}, B: {{monsters: [{monster}]}}}}
            play: [{{player: A, activate: made-up}}, {{resolve: chain}}]
        """)
        assert table.verdict(session, f"{{player: B, life-points: {life_points}}}").held


def test_up_to_so_many_targets_may_be_fewer_but_not_none(hat: Table):
    up_to_two = Targets(2, Filter(kind="monster", in_="field"), up_to=True)
    table = with_cards(hat, spell("made-up", Destroy("targets"), targets=up_to_two))
    monsters = "start: {A: {hand: [made-up]}, B: {monsters: [gemini-elf, harpie-lady]}}"
    for targets, left in (("[harpie-lady]", 1), ("[harpie-lady, gemini-elf]", 0)):
        session = table.session(f"""
            {monsters}
            play: [{{player: A, activate: made-up, targets: {targets}}}, {{resolve: chain}}]
        """)
        assert table.verdict(session, f"{{player: B, monsters: {left}}}").held
    with pytest.raises(Stuck) as stuck:
        table.session("{start: {A: {hand: [made-up]}}, play: [{player: A, activate: made-up}]}")
    assert stuck.value.by == ("TCG-7.2",)


def test_optional_targets_may_be_none_though_there_are_some(hat: Table):
    perhaps = Targets(1, Filter(kind="monster", in_="field"), optional=True)
    table = with_cards(hat, spell("made-up", Destroy("targets"), targets=perhaps))
    for monsters, targets, left in (
        ("[gemini-elf]", "[gemini-elf]", 0),
        ("[gemini-elf]", "[]", 1),
        ("[]", "[]", 0),
    ):
        session = table.session(f"""
            start: {{A: {{hand: [made-up]}}, B: {{monsters: {monsters}}}}}
            play: [{{player: A, activate: made-up, targets: {targets}}}, {{resolve: chain}}]
        """)
        assert table.verdict(session, f"{{player: B, monsters: {left}}}").held


@pytest.mark.parametrize("lying", ["hand", "set"])
def test_a_card_that_is_being_activated_cannot_target_itself(hat: Table, lying):
    start = f"start: {{A: {{{lying}: [mystical-space-typhoon]}}}}"
    with pytest.raises(Stuck) as stuck:
        hat.session(f"{{{start}, play: [{{player: A, activate: mystical-space-typhoon}}]}}")
    assert stuck.value.by == ("TCG-7.2",)
