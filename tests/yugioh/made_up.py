"""Cards that nobody printed, each for one thing that an effect can do."""

from typing import Any

from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.table.board import Board, Card, Place
from ludex.yugioh.table.lying import Cards
from ludex.yugioh.verbs import Verb
from ludex.yugioh.vocabulary import CardKind, Filter, Targets
from tests.yugioh.scene import Table

ANY_MONSTER = Targets(1, Filter(kind="monster", in_="field"))

ELF = CardData("elf", 1, "monster-normal", "EARTH", "Spellcaster", 4, 1900, 900)
FIEND = CardData("fiend", 2, "monster-effect", "DARK", "Fiend", 6, 2500, 1200, series=("frog",))
STORM = CardData("storm", 3, "spell-quick-play")
WALL = CardData("wall", 4, "trap-continuous")


def card(uid: int, data: CardData, zone="monster-zone", player="A", **more) -> Card:
    """Return a card that lies in a zone of a player, by default in Attack Position."""
    more = {"since": uid + 1, "position": "attack" if zone == "monster-zone" else None} | more
    return Card(uid, data, player, (Place(zone, player),), **more)


def board(*cards: Card, **more) -> Board:
    """Return a board of turn 3 with these cards."""
    lp = (("A", 8000), ("B", 8000))
    return Board(Cards(cards), lp, 3, "A", "main-1", len(cards)).but(**more)


def spell(slug: str, *does: Verb, kind: CardKind = "spell-normal", **effect: Any) -> CardData:
    """Return a card whose activation does what the verbs say."""
    effects = (Effect("What it says.", "activation", does=does, **effect),)
    return CardData(slug, 1, kind, effects=effects)


def monster(slug: str, *effects: Effect, level: int = 4) -> CardData:
    """Return a monster with effects."""
    return CardData(slug, 1, "monster-effect", "DARK", "Fiend", level, 1000, 1000, effects=effects)


def with_cards(table: Table, *cards: CardData) -> Table:
    """Return a table where more cards are known."""
    return Table(table.ruleset, {**table.cards, **{card.id: card for card in cards}})
