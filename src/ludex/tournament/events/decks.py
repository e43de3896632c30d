"""What happens to Decks: at registration, and with the Side Deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ludex.kernel import value
from ludex.playing import Named, Said, Sentences, term
from ludex.playing.said import Value
from ludex.tournament.decks import CardId, Copies, Part, Status
from ludex.tournament.events.fact import OfPlayer, OfSide
from ludex.tournament.match import Match
from ludex.tournament.seats import Player, Side, called


class Objection(OfPlayer):
    """Something is wrong with a Deck; it is told as one Deck of a Match, or of it by itself."""

    __slots__ = ()
    told: ClassVar[Sentences] = None

    def filling(self, field: str, state: Match) -> Value:
        """Return what fills a field of a sentence; a card that only fills a Deck has no name."""
        value: Value = getattr(self, field)
        if field == "card" and value not in state.homes.fillers:
            return Named("card", str(value))
        return term(str(value)) if field in ("part", "status") else value

    def in_words(self, state: Match) -> Said:
        """Tell it of a Deck of a Match."""
        return self.sentence(state)

    def of_deck(self, called: Callable[[CardId], Value]) -> Said:
        """Return how it is told of a Deck by itself, given what each card is called."""
        said = self.in_words(Match())
        values = {field: value for field, value in said.values.items() if field != "player"}
        if isinstance(card := values.get("card"), Named):
            values["card"] = called(card.ref)
        return Said(said.name.replace("match.", "deck."), values)


@value
class PartObjected(Objection):
    """A part of a Deck has too many cards, or too few."""

    told: ClassVar[Sentences] = {
        "match.part-too-large": (
            "Player {player}'s {part} has {cards} cards; at most {limit} are allowed."
        ),
        "match.part-too-small": (
            "Player {player}'s {part} has {cards} cards; at least {limit} are required."
        ),
        "deck.part-too-large": "{part}: {cards}; at most {limit} cards are allowed.",
        "deck.part-too-small": "{part}: {cards}; at least {limit} cards are required.",
    }
    player: Player
    part: Part
    cards: int
    limit: int

    def in_words(self, state: Match) -> Said:
        """Tell whether there are too many or too few."""
        return self.sentence(state, "match.part-too-small" if self.cards < self.limit else "")


@value
class CardObjected(Objection):
    """A Deck has more copies of a card than it may."""

    told: ClassVar[Sentences] = {
        "match.card-objected": (
            "{card}: {copies} in player {player}'s {term:deck}; allowed: {limit}."
        ),
        "match.card-objected-in": "{card}: {copies} in player {player}'s {part}; allowed: {limit}.",
        "match.card-restricted": (
            "{card} ({status}): {copies} in player {player}'s {term:deck}; allowed: {limit}."
        ),
        "deck.card-objected": "{card}: {copies} in the {term:deck}; allowed: {limit}.",
        "deck.card-objected-in": "{card}: {copies} in the {part}; allowed: {limit}.",
        "deck.card-restricted": "{card} ({status}): {copies} in the {term:deck}; allowed: {limit}.",
    }
    player: Player
    card: CardId
    copies: int
    limit: int
    part: Part | None = None
    """Where, if the copies are not counted in all parts together."""
    status: Status = "unlimited"

    def in_words(self, state: Match) -> Said:
        """Tell where the copies are counted, or why so few may be."""
        if self.part is not None:
            return self.sentence(state, "match.card-objected-in")
        return self.sentence(state, "match.card-restricted" if self.status != "unlimited" else "")


@value
class CardMisplaced(Objection):
    """A card is in a part in which it may not be."""

    told: ClassVar[Sentences] = {
        "match.card-misplaced": "{card} is not allowed in player {player}'s {part}.",
        "deck.card-misplaced": "{card} is not allowed in the {part}.",
    }
    player: Player
    card: CardId
    part: Part


@value
class CardOutsidePool(Objection):
    """A card is none of the pool."""

    told: ClassVar[Sentences] = {
        "match.card-outside-pool": (
            "{card}, in player {player}'s {term:deck}, is not in the card pool."
        ),
        "deck.card-outside-pool": "{card} is not in the card pool.",
    }
    player: Player
    card: CardId


@value
class Registered(OfPlayer):
    """A player's Deck was accepted."""

    told: ClassVar[Sentences] = "Player {player}'s {term:deck} is registered."
    player: Player

    def fold(self, state: Match) -> Match:
        """Put it on record."""
        deck = (self.player, state.listed(self.player))
        return state.but(registered=(*state.registered, deck), decks=(*state.decks, deck))


@value
class DeckRestored(OfPlayer):
    """A player's Deck is again as it was registered."""

    told: ClassVar[Sentences] = (
        "Player {player}'s {term:deck} is restored to the way it was registered."
    )
    player: Player

    def fold(self, state: Match) -> Match:
        """Undo every exchange."""
        return state.with_deck(self.player, dict(state.registered)[self.player])


def _names(cards: Copies) -> tuple[Named, ...]:
    return tuple(Named("card", card) for card, _ in cards)


@value
class Designated(OfSide):
    """A team has settled who is its Player A and who is its Player B."""

    told: ClassVar[Sentences] = {
        "match.designated-team": "Team {team} designates its Player A and its Player B.",
    }
    side: Side

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(designated=(*state.designated, self.side))

    def in_words(self, state: Match) -> Said:
        """Tell it of the team."""
        return self.sentence(state, team=called(self.side))


@value
class SideDeckPlaced(OfPlayer):
    """A player's Side Deck lies face-down on the table."""

    told: ClassVar[Sentences] = (
        "Player {player} places their {term:side-deck} face-down on the table."
    )
    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(placed=(*state.placed, self.player))


@value
class SideDeckCounted(OfPlayer):
    """A player counted the Side Deck of an opponent without looking at it."""

    told: ClassVar[Sentences] = {
        "match.side-deck-counted": (
            "Player {player} counts the opponent's {term:side-deck}: {count} card.",
            "Player {player} counts the opponent's {term:side-deck}: {count} cards.",
        ),
        "match.side-deck-counted-of": (
            "Player {player} counts player {of}'s {term:side-deck}: {count} card.",
            "Player {player} counts player {of}'s {term:side-deck}: {count} cards.",
        ),
    }
    player: Player
    of: Player
    cards: int

    def in_words(self, state: Match) -> Said:
        """Tell whose, if there are several opponents."""
        name = "match.side-deck-counted-of" if state.seats.of_teams else ""
        return self.sentence(state, name, count=self.cards)


@value
class SideDeckSeen(OfPlayer):
    """Players looked at their own Side Decks."""

    told: ClassVar[Sentences] = "Player {player} looks at their own {term:side-deck}."
    player: Player


@value
class OpponentsSideDeckSeen(OfPlayer):
    """A player looked at the cards of an opponent's Side Deck."""

    told: ClassVar[Sentences] = {
        "match.opponents-side-deck-seen": (
            "Player {player} looks at the opponent's {term:side-deck}."
        ),
        "match.opponents-side-deck-seen-of": (
            "Player {player} looks at player {of}'s {term:side-deck}."
        ),
    }
    player: Player
    of: Player

    def in_words(self, state: Match) -> Said:
        """Tell at whose, if there are several opponents."""
        name = "match.opponents-side-deck-seen-of" if state.seats.of_teams else ""
        return self.sentence(state, name)


@value
class SidingBegan(OfPlayer):
    """A player began to use the Side Deck."""

    told: ClassVar[Sentences] = "Player {player} begins to use their {term:side-deck}."
    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(siding="begun")


@value
class Exchanged(OfPlayer):
    """A player exchanged cards of a Deck, which is his or her own, with the Side Deck."""

    told: ClassVar[Sentences] = (
        "Player {player} exchanges {out} for {in} from their {term:side-deck} (cards "
        "exchanged: {number})."
    )
    player: Player
    deck_of: Player
    out: Copies
    in_: Copies

    def fold(self, state: Match) -> Match:
        """Move them; whoever exchanges cards has begun to use the Side Deck."""
        exchanged = state.exchanged(self.player, self.deck_of, self.out, self.in_)
        return exchanged.but(siding="begun")

    def in_words(self, state: Match) -> Said:
        """Tell which cards, and how many."""
        moved = {"out": _names(self.out), "in": _names(self.in_)}
        return self.sentence(state, **moved, number=sum(copies for _, copies in self.out))


@value
class Presented(OfPlayer):
    """A player presented the Deck to the opponent."""

    told: ClassVar[Sentences] = "Player {player} presents their {term:deck}."
    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(presented=(*state.presented, self.player))
