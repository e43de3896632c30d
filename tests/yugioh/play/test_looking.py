"""Which cards players may look at: a question that can be put at any moment and changes nothing."""

import pytest

from ludex.kernel import Ruleset
from ludex.playing import BadPosition
from ludex.yugioh import examples as ex
from ludex.yugioh.decisions import Activate, ChooseTarget
from ludex.yugioh.play.looking import in_view
from tests.yugioh.scene import Table, expectation, step

HELD = """
  hand: [pot-of-greed]
  deck: [{card: umi, as: drawn}]
  set: [dust-tornado]
  monsters: [{card: sangan, face: down}, gemini-elf]
  graveyard: [yami]
  banished: [mountain]
"""
EVERYTHING = ["pot-of-greed", "drawn", "dust-tornado", "sangan", "gemini-elf", "yami", "mountain"]
OPEN = {"gemini-elf", "yami", "mountain"}
OWN = {"pot-of-greed", "dust-tornado", "sangan"}


def _seen(table: Table, player: str, holder: str) -> set[str]:
    """Return which cards of a player another one, or the same, may look at."""
    session = table.session(f"start: {{{holder}: {{{', '.join(HELD.strip().splitlines())}}}}}")
    return {
        name for name in EVERYTHING if in_view(session.game, player, session.names.card(name)).legal
    }


def _without(table: Table, *clauses: str) -> Table:
    ruleset: Ruleset = table.ruleset
    for clause in clauses:
        ruleset = ruleset.without(clause)
    return Table(ruleset, table.cards)


def test_in_a_duel_of_two_hands_and_face_down_cards_are_seen_by_those_who_have_them(hat: Table):
    assert _seen(hat, "A", "A") == OPEN | OWN
    assert _seen(hat, "B", "A") == OPEN


@pytest.mark.parametrize(
    ("player", "seen"), [("1A", OPEN | OWN), ("1B", OPEN | OWN), ("2A", OPEN), ("2B", OPEN)]
)
def test_in_a_tag_duel_teammates_see_what_the_player_sees(tag: Table, player: str, seen: set[str]):
    assert _seen(tag, player, "1A") == seen


def test_without_what_shows_cards_to_teammates_they_see_what_opponents_see(tag: Table):
    assert _seen(_without(tag, "TAG-9.3"), "1B", "1A") == OPEN | OWN - {"pot-of-greed"}
    assert _seen(_without(tag, "TAG-9.4"), "1B", "1A") == OPEN | {"pot-of-greed"}


def test_today_s_rules_show_teammates_nothing(modern: Table):
    assert _seen(modern, "1B", "1A") == OPEN


def test_without_the_permission_nobody_sees_anything(hat: Table):
    assert _seen(_without(hat, "TCG-27.1"), "A", "A") == set()


@pytest.mark.parametrize(
    ("clause", "more"),
    [("TCG-27.2", {"drawn"}), ("TCG-27.3", {"pot-of-greed"}), ("TCG-27.4", OWN - {"pot-of-greed"})],
)
def test_each_clause_hides_a_place(hat: Table, clause: str, more: set[str]):
    assert _seen(_without(hat, clause), "B", "A") == OPEN | more


SEARCH = """
start:
  A: {monsters: [sangan], hand: [dark-hole], deck: [mystical-elf, harpie-lady, summoned-skull]}
  B: {deck: [gemini-elf]}
play: [{player: A, activate: dark-hole}, {resolve: chain}, {decline: B}, {decline: A}]
"""


def test_a_search_opens_the_deck_that_is_searched_and_no_other_until_the_choice_is_made(hat: Table):
    session = hat.session(SEARCH)
    assert hat.verdict(session, "{can: {player: A, look-at: summoned-skull}}").held
    assert not hat.verdict(session, "{can: {player: B, look-at: summoned-skull}}").held
    assert not hat.verdict(session, "{can: {player: A, look-at: gemini-elf}}").held
    session.play(step("{player: A, choose: [harpie-lady]}"))
    assert not hat.verdict(session, "{can: {player: A, look-at: summoned-skull}}").held


def test_choosing_a_face_down_card_as_a_target_does_not_open_it(hat: Table):
    session = hat.session("""
        start:
          A: {hand: [mystical-space-typhoon]}
          B: {set: [dust-tornado, {card: dust-tornado, as: other}]}
    """)
    activate = next(o for o in session.game.choices().legal if isinstance(o, Activate))
    game = session.game.answer(activate)
    assert isinstance(game.ask, ChooseTarget)
    assert not in_view(game, "A", session.names.card("other")).legal


def test_a_token_that_is_not_in_the_duel_is_looked_at_by_nobody(hat: Table):
    session = hat.session("start: {A: {deck: [gorz-the-emissary-of-darkness]}}")
    told = "{cannot: {player: A, look-at: emissary-of-darkness-token}, because: nothing}"
    assert hat.verdict(session, told).held


def test_looking_changes_nothing_and_is_not_logged(hat: Table):
    session = hat.session(SEARCH)
    game, size = session.game, len(session.game.log)
    hat.verdict(session, "{can: {player: A, look-at: summoned-skull}}")
    assert session.game is game
    assert len(session.game.log) == size


def test_looking_is_no_step():
    with pytest.raises(AssertionError, match="look-at"):
        step("{player: A, look-at: umi}")
    assert isinstance(expectation("{can: {player: A, look-at: umi}}"), ex.Can)


def test_a_card_and_a_player_that_are_not_there_are_told(hat: Table):
    session = hat.session("start: {A: {hand: [umi]}}")
    with pytest.raises(BadPosition, match="no card of the position is called 'yami'"):
        hat.verdict(session, "{can: {player: A, look-at: yami}}")
    with pytest.raises(BadPosition, match="1A"):
        hat.verdict(session, "{can: {player: 1A, look-at: umi}}")
