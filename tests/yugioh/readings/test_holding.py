"""What holds, of whom, and until when; what is negated when cards negate one another."""

from ludex.kernel import Game
from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.facts import TurnedFaceDown
from ludex.yugioh.readings.holding import holding, of_card, of_player
from ludex.yugioh.readings.negations import negated_by
from ludex.yugioh.table.board import Board, Held
from ludex.yugioh.vocabulary import Filter, Gain, Hold, Holds, Negated, NoDamage, OnlyOne, TurnOf
from tests.yugioh.made_up import ELF, board, card, monster
from tests.yugioh.scene import Table

TRAPS = Negated(Filter(kind="trap", in_="field"))
MONSTERS = Negated(Filter(kind="monster", in_="field"))


def _continuous(*holds: Holds, **more) -> Effect:
    return Effect("What it says.", "continuous", holds=holds, **more)


def _trap(*effects: Effect) -> CardData:
    return CardData("trap", 9, "trap-continuous", effects=effects)


def _game(hat: Table, table: Board) -> Game[Board]:
    return Game(hat.ruleset, table, ())


def _held(what: Hold, **more) -> Held:
    return Held(what, "elf#1", 0, "A", "end-of-turn", 5, **more)


def test_what_was_brought_about_holds_of_the_very_card_until_it_moves_or_is_turned(hat: Table):
    table = board(card(0, ELF), card(1, ELF), held=(_held(Gain("targets", 300), card=(0, 1)),))
    game = _game(hat, table)
    first, second = table.cards
    assert [one.what.atk for one in of_card(game, Gain, first)] == [300]
    assert not list(of_card(game, Gain, second))
    moved = table.with_card(card(0, ELF, since=7))
    assert not list(of_card(_game(hat, moved), Gain, moved.card(0)))
    down = TurnedFaceDown(0).fold(table)
    assert not list(of_card(_game(hat, down), Gain, down.card(0)))
    up_again = down.with_card(card(0, ELF, turned=8))
    assert not list(of_card(_game(hat, up_again), Gain, up_again.card(0)))


def test_what_holds_of_a_filter_holds_of_cards_that_come_later_too(hat: Table):
    whom = Filter(kind="monster", whose="you")
    table = board(card(0, ELF), card(1, ELF, player="B"), held=(_held(Gain(whom, 300)),))
    later = table.with_card(card(1, ELF, since=9))
    assert [bool(list(of_card(_game(hat, t), Gain, t.card(1)))) for t in (table, later)] == [
        False,
        True,
    ]


def test_what_holds_of_a_player_holds_of_no_other(hat: Table):
    own = _held(NoDamage("battle", "you"), player="A")
    both = monster("both", _continuous(OnlyOne("type")))
    game = _game(hat, board(card(0, both), held=(own,)))
    assert [bool(list(of_player(game, NoDamage, player))) for player in "AB"] == [True, False]
    assert [bool(list(of_player(game, OnlyOne, player))) for player in "AB"] == [True, True]


def test_a_continuous_effect_holds_while_what_it_requires_is_so(hat: Table):
    for whose, so in (("you", True), ("opponent", False)):
        condition = TurnOf("you" if whose == "you" else "opponent")
        giver = monster("giver", _continuous(Gain("this", 300), requires=(condition,)))
        table = board(card(0, giver))
        game = _game(hat, table)
        assert len(holding(game, Gain)) == 1
        assert bool(list(of_card(game, Gain, table.card(0)))) is so


def test_of_cards_that_negate_one_another_the_older_one_does(hat: Table):
    demon, drain = monster("demon", _continuous(TRAPS)), _trap(_continuous(MONSTERS))
    for older, negated in (("demon", "trap"), ("trap", "demon")):
        since = (1, 2) if older == "demon" else (2, 1)
        table = board(
            card(0, demon, since=since[0]), card(1, drain, "spell-trap-zone", since=since[1])
        )
        game = _game(hat, table)
        found = [one.data.id for one in table.cards if negated_by(game, one.uid)]
        assert found == [negated]


def test_what_a_negated_card_negates_is_not_negated(hat: Table):
    demon, drain = monster("demon", _continuous(TRAPS)), _trap(_continuous(MONSTERS))
    negated = _held(Negated("targets"), card=(0, 1))
    table = board(card(0, demon), card(1, drain, "spell-trap-zone"), held=(negated,))
    game = _game(hat, table)
    assert negated_by(game, 0)[0] == "elf#1"
    assert negated_by(game, 1) == ()


def test_a_card_that_negates_all_others_of_its_kind_goes_on_itself(hat: Table):
    others = Negated(Filter(kind="trap", in_="field", other=True))
    decree, other = _trap(_continuous(others)), _trap(_continuous(NoDamage("battle", "you")))
    cards = [card(0, decree, "spell-trap-zone"), card(1, other, "spell-trap-zone")]
    game = _game(hat, board(*cards))
    assert [negated_by(game, uid) for uid in (0, 1)] == [(), ("trap#1",)]
    assert not holding(game, NoDamage)
