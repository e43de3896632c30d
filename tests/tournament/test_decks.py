"""Decks, what is in their parts, and where cards belong."""

import pytest

from ludex.playing.record import Home
from ludex.tournament.decks import PARTS, Copies, Deck, Homes

HOMES = Homes({"umi": "main-deck", "yami": "main-deck", "stardust": "extra-deck"})
DECK = Deck(
    (("umi", 2), ("elf", 38)),
    (("stardust", 1), ("dragon", 1)),
    (("yami", 3), ("umi", 1), ("stardust", 2)),
)


def test_a_deck_knows_the_size_of_its_parts_and_the_copies_in_them():
    assert [DECK.size(part) for part in PARTS] == [40, 2, 6]
    assert DECK.copies("umi", "main-deck") == 2
    assert DECK.copies("umi", "extra-deck") == 0


def test_copies_that_are_listed_twice_are_counted_together():
    assert Deck((("umi", 2), ("elf", 1), ("umi", 1))).copies("umi", "main-deck") == 3


def test_every_card_of_a_deck_is_named_once():
    assert DECK.cards() == ("umi", "elf", "stardust", "dragon", "yami")


def test_a_part_holds_what_it_has_enough_copies_of():
    assert DECK.holds("side-deck", {"yami": 3, "umi": 1})
    assert not DECK.holds("side-deck", {"yami": 3, "umi": 2})
    assert not DECK.holds("side-deck", {"elf": 1})
    assert DECK.holds("side-deck", {})


def _exchanged(deck: Deck, out: Copies, in_: Copies, homes: Homes) -> Deck:
    """Return a Deck after an exchange with its own Side Deck."""
    return deck.exchanged(out, in_, homes).sided(out, in_)


def test_cards_are_exchanged_between_the_main_deck_and_the_side_deck():
    after = _exchanged(DECK, (("umi", 2), ("elf", 1)), (("yami", 3),), HOMES)
    assert dict(after.main_deck) == {"elf": 37, "yami": 3}
    assert dict(after.side_deck) == {"umi": 3, "stardust": 2, "elf": 1}
    assert after.extra_deck == DECK.extra_deck


def test_cards_of_the_extra_deck_are_exchanged_with_that():
    homes = Homes({"stardust": "extra-deck", "dragon": "extra-deck"})
    after = _exchanged(DECK, (("dragon", 1),), (("stardust", 1),), homes)
    assert dict(after.extra_deck) == {"stardust": 2}
    assert dict(after.side_deck) == {"yami": 3, "umi": 1, "stardust": 1, "dragon": 1}
    assert after.main_deck == DECK.main_deck


def test_an_exchange_and_its_reverse_leave_a_deck_as_it_was():
    out, in_ = (("umi", 1),), (("yami", 1),)
    back = _exchanged(_exchanged(DECK, out, in_, HOMES), in_, out, HOMES)
    for part in PARTS:
        assert dict(back.part(part)) == dict(DECK.part(part))


def test_an_exchange_moves_no_card_out_of_the_deck_as_a_whole():
    after = _exchanged(DECK, (("umi", 1),), (("yami", 1), ("stardust", 1)), HOMES)
    for card in DECK.cards():
        was = sum(DECK.copies(card, part) for part in PARTS)
        assert sum(after.copies(card, part) for part in PARTS) == was


@pytest.mark.parametrize(
    ("card", "home", "part"),
    [
        ("umi", "main-deck", "main-deck"),
        ("stardust", "extra-deck", "extra-deck"),
        ("token", "none", "main-deck"),
        ("unknown", None, "main-deck"),
    ],
)
def test_a_card_comes_from_the_side_deck_to_where_it_belongs(card: str, home: Home, part: str):
    homes = Homes({"umi": "main-deck", "stardust": "extra-deck", "token": "none"})
    assert (homes.of(card), homes.part(card)) == (home, part)


def test_what_is_known_of_cards_is_equal_when_all_of_it_is():
    known = {"umi": "main-deck"}
    same, other = Homes({"umi": "main-deck"}), Homes({"umi": "extra-deck"})
    assert same == Homes({"umi": "main-deck"})
    assert hash(same) == hash(Homes({"umi": "main-deck"}))
    assert same != other
    assert same != Homes({"umi": "main-deck"}, frozenset({"umi"}))
    assert same != Homes({"umi": "main-deck"}, None, frozenset({"umi"}))
    assert same != known
    assert list(same) == ["umi"]


def test_what_is_known_of_two_decks_is_known_of_both_together():
    one = Homes({"umi": "main-deck"}, frozenset({"umi"}), treated_as={"sea": "umi"})
    other = Homes({"stardust": "extra-deck"}, frozenset({"yami"}), frozenset({"filler"}))
    both = one | other
    assert (both.of("umi"), both.of("stardust")) == ("main-deck", "extra-deck")
    assert (both.pool, both.fillers) == (frozenset({"umi", "yami"}), frozenset({"filler"}))
    assert both.treated_as("sea") == "umi"
    assert (Homes({}) | Homes({})).pool is None
