"""Objections told of a Deck by itself."""

import pytest

from ludex.i18n.phrases import fields_of
from ludex.playing import Named
from ludex.tournament.events import (
    CardMisplaced,
    CardObjected,
    CardOutsidePool,
    Objection,
    PartObjected,
)
from ludex.tournament.telling import SENTENCES

OBJECTIONS: dict[str, Objection] = {
    "deck.card-misplaced": CardMisplaced("A", "umi", "extra-deck"),
    "deck.card-objected": CardObjected("A", "umi", 4, 3),
    "deck.card-objected-in": CardObjected("A", "umi", 4, 3, "side-deck"),
    "deck.card-restricted": CardObjected("A", "umi", 2, 1, status="limited"),
    "deck.card-outside-pool": CardOutsidePool("A", "umi"),
    "deck.part-too-large": PartObjected("A", "main-deck", 61, 60),
    "deck.part-too-small": PartObjected("A", "main-deck", 39, 40),
}


def called(card: str) -> Named:
    return Named("card", f"the-{card}")


@pytest.mark.parametrize("name", OBJECTIONS)
def test_an_objection_is_told_without_a_player(name):
    said = OBJECTIONS[name].of_deck(called)
    assert said.name == name
    assert said.values.keys() == fields_of(SENTENCES[name])
    assert "player" not in said.values


def test_every_sentence_about_a_deck_is_told():
    assert OBJECTIONS.keys() == {name for name in SENTENCES if name.startswith("deck.")}


def test_a_card_is_called_what_the_teller_calls_it():
    said = OBJECTIONS["deck.card-outside-pool"].of_deck(called)
    assert said.values == {"card": Named("card", "the-umi")}


def test_a_part_is_told_with_its_size_and_its_limit():
    said = OBJECTIONS["deck.part-too-large"].of_deck(called)
    assert said.values == {"part": Named("term", "main-deck"), "cards": 61, "limit": 60}
