import pytest

from ludex.formats.headings import part_below


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("Main Deck", "main"),
        ("MAIN DECK:", "main"),
        ("main-deck (40)", "main"),
        ("Main Deck: 40 cards", "main"),
        ("## Main Deck", "main"),
        ("**Extra Deck**", "extra"),
        ("--- Extra Deck - 15 ---", "extra"),
        ("Fusion Deck [3]", "extra"),
        ("[Side Deck]", "side"),
        ("15 Side Deck", "side"),
        ("// Side", "side"),
        ("Sideboard", "side"),
        ("Deck Principal (40 cartas)", "main"),
        ("Deck de Fusão:", "extra"),
        ("DECK DE FUSAO", "extra"),
        ("Deck Adicional", "extra"),
        ("Deck Auxiliar", "side"),
        ("Mazo Principal", "main"),
        ("Mazo de Fusión (2)", "extra"),
        ("Mazo Secundario", "side"),
        ("主卡组", "main"),
        ("主卡组（40张）", "main"),
        ("额外卡组：15", "extra"),
        ("融合卡组", "extra"),
        ("副卡组", "side"),
        ("【備牌】", "side"),
    ],
)
def test_a_heading_names_its_part_in_four_languages(line, part):
    assert part_below(line, "unsorted") == part


@pytest.mark.parametrize(
    "line",
    ["Monsters (17)", "17 Spells", "Traps:", "Magias", "Mágicas", "Trampas", "怪兽", "陷阱（8）"],
)
def test_a_kind_of_card_keeps_the_part_and_begins_the_main_deck(line):
    assert part_below(line, "unsorted") == "main"
    assert part_below(line, "side") == "side"


def test_a_kind_of_the_extra_deck_begins_it_unless_it_is_in_the_side_deck():
    assert part_below("Fusion Monsters (2)", "main") == "extra"
    assert part_below("Synchro Monsters", "side") == "side"


@pytest.mark.parametrize(
    "line",
    [
        "3 Raigeki",
        "Monster Reborn",
        "Trap Hole",
        "Harpie Lady 1",
        "7",
        "融合",
        "Cards",
        "// my deck",
        "",
        "-----",
        "// Main Deck " + "-" * 48,
    ],
)
def test_a_card_is_no_heading(line):
    assert part_below(line, "main") is None
