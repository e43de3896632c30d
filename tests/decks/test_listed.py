"""Which card a line means, and where it goes."""

from ludex.decks.cards import Cards
from ludex.decks.listed import Listed, listed
from ludex.formats.decklist import parse_decklist
from ludex.formats.pool import Pool, PoolCard
from ludex.formats.ydk import parse_ydk
from ludex.i18n.folding import key
from ludex.kb.identities import Identities, Identity


def identity(slug: str, passcode: int, en: str, pt: str, kind: str = "spell-normal") -> Identity:
    names = {"en": en, "pt-BR": pt, "es": f"{en} (es)", "zh-Hans": f"{en} (zh)"}
    return Identity(slug, names, {"passcode": passcode, "kind": kind}, encoded=False)


OX = identity("ox", 1001, "Battle Ox", "Touro", "monster-normal")
# Two cards of one name: "Fonte" is one in English and another in Portuguese.
FONT = identity("font", 1002, "Fonte", "Letra")
SPRING = identity("spring", 1003, "Spring", "Fonte")
KNIGHT = identity("knight", 1004, "Seven Knights", "Sete Cavaleiros", "monster-xyz")
KNOWN = Identities({each.slug: each for each in (SPRING, OX, KNIGHT, FONT)})


def read(text: str, pool: Pool | None = None) -> Listed:
    return listed(parse_decklist(text, "deck"), Cards(KNOWN, pool))


def whitelist(*cards: PoolCard, **others: object) -> Pool:
    return Pool("pool", "Cup", {each.passcode: each for each in cards}, whitelist=True, **others)  # type: ignore[arg-type]


def test_a_key_leaves_out_what_players_leave_out():
    keys = {key(each) for each in ("Café-au-lait", "CAFE au LAIT", "Ｃａｆé ’au’ “lait”!")}
    assert keys == {"cafeaulait"}
    assert key("黑・洞") == key("黑洞") == "黑洞"


def test_a_name_of_two_cards_is_read_in_the_language_of_the_others():
    assert read("Fonte\nTouro\n").cards.keys() == {"spring", "ox"}
    assert read("Fonte\nBattle Ox\n").cards.keys() == {"font", "ox"}


def test_a_name_of_two_cards_alone_is_english():
    assert read("Fonte\n").cards.keys() == {"font"}


def test_the_order_of_the_lines_changes_nothing():
    assert read("Touro\nFonte\n").cards.keys() == read("Fonte\nTouro\n").cards.keys()


def test_copies_of_a_card_are_counted_together_in_each_part():
    found = read("Main Deck\n2 Battle Ox\n1 Touro\nSide Deck\n1 Battle Ox (es)\n")
    assert found.deck.main_deck == (("ox", 3),)
    assert found.deck.side_deck == (("ox", 1),)


def test_a_card_without_a_heading_goes_where_its_kind_belongs():
    found = read("Seven Knights\nBattle Ox\n")
    assert found.deck.main_deck == (("ox", 1),)
    assert found.deck.extra_deck == (("knight", 1),)
    assert found.placed == ()


def test_an_unknown_card_counts_and_is_told_once():
    found = read("Main Deck\n2 Batle Ox\nSide Deck\n1 BATLE OX\n1 8888\n")
    assert [(each.line, each.name, each.passcode) for each in found.unknown] == [
        (2, "Batle Ox", None),
        (5, None, 8888),
    ]
    assert [each.suggestion for each in found.unknown] == ["Battle Ox", None]
    assert (found.deck.size("main-deck"), found.deck.size("side-deck")) == (2, 2)


def test_after_twenty_unknown_cards_nothing_more_is_suggested():
    found = read("\n".join(f"Battle Ox {letter}" for letter in "abcdefghijklmnopqrstu"))
    assert [each.suggestion is None for each in found.unknown] == [False] * 20 + [True]


def test_an_unknown_card_is_not_held_against_the_pool():
    found = read("Main Deck\n1 Nobody\n1 Battle Ox\n", whitelist())
    assert found.homes.pool == frozenset(found.cards) - {"ox"}
    assert len(found.homes.pool) == 1


def test_another_picture_counts_as_its_card():
    pool = whitelist(PoolCard(1001), aliases={1009: 1001})
    found = listed(parse_ydk("#main\n1009\n1001\n", "deck"), Cards(KNOWN, pool))
    assert found.deck.main_deck == (("ox", 2),)
    assert found.unknown == ()
    assert found.homes.pool == frozenset({"ox"})


def test_our_passcode_may_be_the_pools_other_picture():
    pool = whitelist(PoolCard(1009), aliases={1001: 1009})
    found = listed(parse_ydk("#main\n1009\n1001\n", "deck"), Cards(KNOWN, pool))
    assert found.deck.main_deck == (("ox", 2),)
    assert found.homes.pool == frozenset({"ox"})


def test_a_card_that_is_always_treated_as_another_counts_with_it():
    pool = whitelist(PoolCard(1001), PoolCard(2001, "Ox of Another Name", treated_as=1001))
    found = listed(parse_ydk("#main\n2001\n1001\n", "deck"), Cards(KNOWN, pool))
    assert found.deck.main_deck == (("2001", 1), ("ox", 1))
    assert found.homes.treated_as("2001") == "ox"


def test_a_card_that_a_list_removes_is_known_and_outside():
    pool = whitelist(PoolCard(1001), removed=frozenset({3001}))
    found = listed(parse_ydk("#main\n3001\n", "deck"), Cards(KNOWN, pool))
    assert found.unknown == ()
    assert found.homes.pool == frozenset()


def test_a_pools_token_belongs_nowhere_and_a_card_is_preferred_to_it():
    token = PoolCard(4001, "Ghost", extra=False, token=True)
    assert read("Ghost\n", whitelist(token)).homes.of("4001") == "none"
    card = PoolCard(4002, "Ghost", extra=True)
    assert read("Ghost\n", whitelist(token, card)).deck.extra_deck == (("4002", 1),)
