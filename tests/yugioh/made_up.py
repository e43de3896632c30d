"""Cards that nobody printed, each for one thing that an effect can do."""

from typing import Any

from ludex.yugioh.vocabulary import CardData, CardKind, Effect, Filter, Targets, Verb
from tests.yugioh.table import Table

ANY_MONSTER = Targets(1, Filter(kind="monster", in_="field"))


def spell(slug: str, *does: Verb, kind: CardKind = "spell-normal", **effect: Any) -> CardData:
    """Return a card whose activation does what the verbs say."""
    effects = (Effect("What it says.", "activation", does=does, **effect),)
    return CardData(slug, 1, kind, effects=effects)


def monster(slug: str, *effects: Effect, level: int = 4) -> CardData:
    """Return a monster with effects."""
    return CardData(slug, 1, "monster-effect", "DARK", "Fiend", level, 1000, 1000, effects)


def with_cards(table: Table, *cards: CardData) -> Table:
    """Return a table where more cards are known."""
    return Table(table.ruleset, {**table.cards, **{card.id: card for card in cards}})
