"""A Duel of four: dealt, taken in turns, chained and fought."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.kernel import Pass
from ludex.playing import Stuck
from ludex.soak.following import Following
from ludex.soak.games.duels.dealing import FOUR, begun, first_board
from ludex.soak.games.duels.invariants import broken_at, of_event
from ludex.soak.random_play import chance_of, chosen
from ludex.yugioh.cards import Effect
from ludex.yugioh.decisions import FastEffect
from ludex.yugioh.facts import DuelEnded, LifePointsSet
from ludex.yugioh.play.session import Session
from ludex.yugioh.verbs.draw import Draw
from ludex.yugioh.verbs.gain_life_points import GainLifePoints
from ludex.yugioh.verbs.send_from_deck import SendFromDeck
from ludex.yugioh.vocabulary import OnlyAttackTarget, WhenSentToGraveyard
from tests.yugioh.made_up import monster, spell, with_cards
from tests.yugioh.scene import Table, step

SEATS = ["1A", "2A", "1B", "2B"]


def _asked(session: Session) -> list[str]:
    """Let everybody decline while they are asked for fast effects, and return whom that was."""
    asked = []
    while isinstance(session.game.ask, FastEffect):
        asked.append(session.game.ask.player)
        session.game = session.game.answer(Pass())
    return asked


def _points(session: Session) -> list[int]:
    return [points for _, points in session.game.state.life_points]


def test_four_players_are_dealt_five_cards_each_and_each_side_8000_life_points(tag: Table):
    each = ", ".join(f"{seat}: {{deck: [{', '.join(['umi'] * 6)}]}}" for seat in SEATS)
    session = tag.session(f"start: {{duel: begins, turn: {{player: 2A}}, {each}}}")
    board = session.game.state
    assert board.turn_player == "2A"
    assert [len(board.at("hand", player)) for player in SEATS] == [5, 6, 5, 5]
    assert board.life_points == (("1", 8000), ("2", 8000))
    assert [board.lp(player) for player in SEATS] == [8000] * 4
    assert sum(isinstance(entry.event, LifePointsSet) for entry in session.game.log) == 2


def test_turns_go_around_the_table(tag: Table):
    each = ", ".join(f"{seat}: {{deck: [umi, umi]}}" for seat in SEATS)
    session = tag.session(f"start: {{{each}}}")
    turns = [(session.game.state.turn, session.game.state.turn_player)]
    for player in ["2A", "1B", "2B", "1A"]:
        session.play(step(f"{{until: main-1, player: {player}}}"))
        turns.append((session.game.state.turn, session.game.state.turn_player))
    assert turns == [(3, "1A"), (4, "2A"), (5, "1B"), (6, "2B"), (7, "1A")]


def test_before_a_phase_ends_every_other_player_is_asked_in_order(tag: Table):
    session = tag.session("start: {turn: {number: 5}, 1A: {}}")
    session.play(step("{player: 1A, go-to: battle}"))
    assert session.game.state.phase == "main-1"
    assert _asked(session)[:3] == ["2A", "1B", "2B"]
    assert session.game.state.phase == "battle"


CHAIN = """
    start:
      1A: {hand: [dark-hole]}
      2A: {monsters: [gemini-elf]}
      1B: {set: [mystical-space-typhoon]}
      2B: {field-zone: umi, set: [magic-jammer], hand: [yami]}
    play: [{player: 1A, activate: dark-hole}]
"""


def test_a_chain_resolves_once_all_have_declined_in_a_row(tag: Table):
    session = tag.session(CHAIN)
    assert _asked(session)[:4] == ["2A", "1B", "2B", "1A"]
    assert session.game.state.card(session.names.card("gemini-elf")).zone == "graveyard"


def test_after_each_answer_everybody_is_asked_again_beginning_with_the_next(tag: Table):
    session = tag.session(CHAIN)
    session.play(step("{player: 1B, activate: mystical-space-typhoon, targets: [umi]}"))
    assert _asked(session)[:4] == ["2B", "1A", "2A", "1B"]
    session = tag.session(CHAIN)
    session.play(step("{player: 1B, activate: mystical-space-typhoon, targets: [umi]}"))
    session.play(step("{player: 2B, activate: magic-jammer, discard: [yami]}"))
    assert [link.player for link in session.game.state.chain] == ["1A", "1B", "2B"]
    session.play(step("{resolve: chain}"))
    assert session.game.state.card(session.names.card("umi")).zone == "field-zone"


def test_effects_triggered_at_once_go_on_a_chain_team_by_team(tag: Table):
    gone = WhenSentToGraveyard("this", from_="field")
    effect = Effect("It.", "trigger", gone, timing="if", does=(GainLifePoints(100, "you"),))
    table = with_cards(tag, *(monster(f"of-{seat.lower()}", effect) for seat in SEATS))
    session = table.session("""
        start:
          turn: {player: 1B}
          1A: {monsters: [of-1a]}
          2A: {monsters: [of-2a]}
          1B: {hand: [dark-hole], monsters: [of-1b]}
          2B: {monsters: [of-2b]}
        play: [{player: 1B, activate: dark-hole}, {resolve: chain}, {player: 2B, choose: [2A]}]
    """)
    assert [link.player for link in session.game.state.chain] == ["1B", "1A", "2A", "2B"]
    session.play(step("{resolve: chain}"))
    assert _points(session) == [8200, 8200]


BATTLE = """
    start:
      turn: {player: 1A, number: 5}
      1A: {monsters: [summoned-skull]}
      2A: {monsters: [gemini-elf]}
      1B: {monsters: [vorse-raider]}
      2B: {life-points: 1000, monsters: [mystical-elf]}
    play: [{player: 1A, go-to: battle}]
"""


@pytest.mark.parametrize(("target", "left"), [("gemini-elf", 400), ("mystical-elf", 0)])
def test_a_monster_attacks_that_of_either_opponent_at_the_cost_of_their_side(
    tag: Table, target: str, left: int
):
    session = tag.session(BATTLE)
    session.play(step(f"{{player: 1A, attack: summoned-skull, target: {target}}}"))
    session.play(step("{until-sub-step: after-calculation}")) if left else session.rest()
    assert _points(session) == [8000, left]
    assert session.game.state.over is (left == 0)


@pytest.mark.parametrize(
    ("refused", "because"),
    [
        ("{player: 1A, attack: summoned-skull}", "TCG-9.9"),
        ("{player: 1A, attack: summoned-skull, target: vorse-raider}", "nothing"),
    ],
)
def test_no_attack_goes_past_a_monster_of_an_opponent_or_at_ones_own_side(
    tag: Table, refused: str, because: str
):
    session = tag.session(BATTLE)
    assert tag.verdict(session, f"{{cannot: {refused}, because: {because}}}").held


def test_a_direct_attack_takes_that_no_opponent_has_a_monster(tag: Table):
    session = tag.session("""
        start: {turn: {player: 1A, number: 5}, 1A: {monsters: [summoned-skull]},
                1B: {monsters: [vorse-raider]}}
        play: [{player: 1A, go-to: battle}, {player: 1A, attack: summoned-skull}]
    """)
    _asked(session)
    assert _points(session) == [8000, 5500]


def test_who_draws_attacks_protects_only_her_own_players_monsters(tag: Table):
    lure = Effect("Here.", "continuous", holds=(OnlyAttackTarget("this"),))
    table = with_cards(tag, monster("lure", lure))
    session = table.session("""
        start:
          turn: {player: 1A, number: 5}
          1A: {monsters: [summoned-skull]}
          2A: {monsters: [lure, gemini-elf]}
          1B: {}
          2B: {monsters: [mystical-elf]}
        play: [{player: 1A, go-to: battle}]
    """)
    attack = "{player: 1A, attack: summoned-skull, target: %s}"
    refused = "{cannot: " + attack % "gemini-elf" + ", because: lure#1}"
    assert table.verdict(session, refused).held
    for target in ("lure", "mystical-elf"):
        assert table.verdict(session, "{can: " + attack % target + "}").held


def test_a_side_loses_when_its_life_points_are_gone(tag: Table):
    session = tag.session("""
        start: {1B: {life-points: 600}, 2A: {hand: [ookazi]}, turn: {player: 2A}}
        play: [{player: 2A, activate: ookazi}]
    """)
    session.rest()
    board = session.game.state
    assert (board.over, board.lost, board.winner) == (True, ("1",), "2")
    assert isinstance(next(session.game.log.backwards()).event, DuelEnded)
    for winner in ("2A", "2B"):
        assert tag.verdict(session, f"{{winner: {winner}}}").held
    assert not tag.verdict(session, "{winner: 1A}").held


def test_a_side_loses_when_one_of_its_players_cannot_draw(tag: Table):
    session = tag.session("start: {1A: {deck: [umi]}}")
    with pytest.raises(Stuck):
        session.play(step("{until: standby, player: 2A}"))
    assert session.game.state.winner == "1"


# The chosen opponent.


def test_an_effect_about_one_opponent_is_about_the_one_that_its_player_chooses(tag: Table):
    table = with_cards(tag, spell("gift", Draw(2, "opponent")))
    start = """
        start: {1A: {hand: [gift]}, 2A: {deck: [umi, yami]}, 1B: {deck: [umi, yami]},
                2B: {deck: [umi, yami]}}
        play: [{player: 1A, activate: gift}, {resolve: chain}]
    """
    with pytest.raises(Stuck, match="player 1A has a choice to make, by `choose`"):
        table.session(start)
    chosen = start.replace("{resolve", "{player: 1A, choose: [2B]}, {resolve")
    session = table.session(chosen)
    hands = [len(session.game.state.at("hand", player)) for player in SEATS]
    assert hands == [0, 0, 0, 2]
    for other in ("1A", "1B"):
        with pytest.raises(Stuck, match=f"1A choosing '{other}' is not offered"):
            table.session(chosen.replace("2B]", f"{other}]"))


def test_of_one_opponent_nothing_is_asked(tag: Table):
    table = with_cards(tag, spell("mill", SendFromDeck(1, "opponent")))
    session = table.session("""
        start: {A: {hand: [mill]}, B: {deck: [umi]}}
        play: [{player: A, activate: mill}, {resolve: chain}]
    """)
    assert len(session.game.state.at("graveyard", "B")) == 1
    with pytest.raises(Stuck, match="A choosing 'B' is not offered"):
        session.play(step("{player: A, choose: [B]}"))


def test_what_no_opponent_could_do_cannot_be_activated(tag: Table):
    table = with_cards(tag, spell("mill", SendFromDeck(2, "opponent")))
    start = "start: {1A: {hand: [mill], deck: [umi, umi]}, 2A: {deck: [umi]}, 2B: {deck: [%s]}}"
    refused = "{cannot: {player: 1A, activate: mill}, because: TCG-7.21}"
    assert table.verdict(table.session(start % "umi"), refused).held
    assert not table.verdict(table.session(start % "umi, umi"), refused).held


# Random play.


def _broken(seed: int, table: Table, decisions: int) -> Iterator[str]:
    rules = table.ruleset
    game = begun(seed, rules, table.cards, beginning=0.25, who=FOUR)
    following = Following(first_board(seed, table.cards, 0.25, FOUR), rules, of_event)
    chance = chance_of(seed)
    while True:
        yield from following.upto(game)
        yield from following.same(game)
        yield from broken_at(game)
        if game.ask is None or decisions == 0:
            return
        option, real = chosen(game, chance)
        if option is None:
            yield f"{game.ask} leaves nothing to choose"
            return
        decisions -= real
        game = game.answer(option)


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 1_000_000), st.integers(1, 150))
def test_nothing_breaks_in_a_random_duel_of_four(tag: Table, seed: int, decisions: int):
    assert list(_broken(seed, tag, decisions)) == []
