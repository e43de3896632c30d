"""The cards as they are encoded: codes and names, and the line that is known whole."""

from collections import Counter
from itertools import pairwise

from ludex.digimon.cards import LASTING
from ludex.project.project import Project


def test_one_line_is_known_whole(cards):
    line = ("agumon", "greymon", "metal-greymon", "war-greymon")
    assert [cards[slug].level for slug in line] == [3, 4, 5, 6]
    for below, above in pairwise(line):
        assert below in {way.evolves_from for way in cards[above].evolution}


def test_two_prints_of_one_name_have_two_codes(cards):
    one, other = cards["palmon"], cards["palmon-st-111"]
    assert one.name == other.name == "palmon"
    assert (one.code, other.code) == ("St-9", "St-111")


def test_what_a_card_names_bears_its_own_name(cards, project: Project):
    known = project.kb.known_cards
    for card in cards.values():
        named = [way.evolves_from for way in card.evolution]
        named += [each for way in card.evolution for each in way.cards]
        assert all(known[slug].facts.same_name_as is None for slug in named), card.id


def test_invented_cards_say_so_in_their_name_and_no_printed_one_does(cards, project: Project):
    for slug, card in cards.items():
        assert ("(made up)" in project.kb.cards[slug].names["en"]) == card.invented


def test_two_cards_share_every_verb(cards):
    verbs = {slug: {type(each.does) for each in card.effects} for slug, card in cards.items()}
    count = Counter(verb for found in verbs.values() for verb in found)
    assert {verb for verb, times in count.items() if times < 2} == set()
    assert set(LASTING) <= count.keys()


def test_names_that_were_never_published_are_the_english_ones(project: Project):
    names = project.kb.cards["winning-percentage-40"].names
    assert names["es"] == "Frecuencia de Victorias al 40%"
    assert names["pt-BR"] == names["en"] == "Winning Percentage: 40%!"


def test_several_cards_are_known_without_a_code(project: Project):
    known = {slug for slug in project.kb.known_cards if slug in ("bakumon", "digimental", "aegis")}
    assert len(known) == 3
    assert {project.kb.known_cards[slug].facts.code for slug in known} == {None}
