"""Facts about cards: where they went, and how they lie."""

from __future__ import annotations

from typing import Any, ClassVar

from ludex.kernel import but, value
from ludex.playing import Said, Sentences
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import FIELD, NOTHING_MORE, About, Board, Card, Place, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.table.told import named
from ludex.yugioh.vocabulary import Position, Zone


@value
class Moved(AboutCard, Fact):
    """A card came to lie somewhere; `was` is the card as it lay before."""

    told: ClassVar[Sentences] = None
    happening: ClassVar[bool] = True
    card: Uid
    was: Card
    to: Place

    def fold(self, state: Board) -> Board:
        """Put the card there, as the latest arrival."""
        arrivals = state.arrivals + 1
        now = state.with_card(self.lying(state, arrivals), arrivals=arrivals)
        if state.used and self.to.zone not in FIELD:
            # When it comes back it is another card.
            return now.but(used=tuple(use for use in state.used if use[0] != self.card))
        return now

    def lying(self, state: Board, since: int) -> Card:
        """Return the card as it lies now."""
        data, owner = self.was.data, self.was.owner
        # A card that came to the field otherwise than by a Summon or Set is not new there.
        came = None if self.to.zone in FIELD else state.turn
        return Card(self.card, data, owner, (self.to,), since=since, came_on_turn=came)


@value
class Drew(Moved):
    """A card was drawn."""

    told: ClassVar[Sentences] = "Player {player} draws {card}."


@value
class AddedToHand(Moved):
    """A card was added to the hand by an effect."""

    told: ClassVar[Sentences] = "Player {player} adds {card} to their hand."


@value
class ReturnedToHand(Moved):
    """A card was returned from the field to the hand."""

    told: ClassVar[Sentences] = "{card} is returned to player {player}'s hand."
    returned_by: Player | None = None


@value
class ReturnedToExtraDeck(Moved):
    """A card went back to the Extra Deck, where it would have gone to a hand or the Main Deck."""

    told: ClassVar[Sentences] = "{card} is returned to player {player}'s {term:extra-deck}."


@value
class PlacedOnDeck(Moved):
    """A card was placed on top of the Deck by an effect."""

    told: ClassVar[Sentences] = "{card} is placed on top of player {player}'s {term:deck}."


@value
class ShuffledIntoDeck(Moved):
    """A card was shuffled into the Deck, where it came to lie under another, or on top."""

    told: ClassVar[Sentences] = "{card} is shuffled into player {player}'s {term:deck}."
    under: Uid | None = None

    def fold(self, state: Board) -> Board:
        """Put it on top, and then under as many cards as chance would have it."""
        now = Moved.fold(self, state)
        if self.under is None:
            return now
        lying = [card.uid for card in now.at("deck", self.to.player) if card.uid != self.card]
        lying.insert(lying.index(self.under), self.card)
        places = sorted(now.card(uid).since for uid in lying)
        for uid, since in zip(lying, places, strict=True):
            now = now.with_card(but(now.card(uid), since=since))
        return now


@value
class PlacedUnderDeck(Moved):
    """A card was placed on the bottom of the Deck by an effect."""

    told: ClassVar[Sentences] = "{card} is placed on the bottom of player {player}'s {term:deck}."

    def lying(self, state: Board, _since: int) -> Card:
        """Return the card below those that have lain in the Deck for longest."""
        deck = state.at("deck", self.to.player)
        lowest = min((card.since for card in deck), default=0)
        return Moved.lying(self, state, min(0, lowest) - 1)


@value
class Banished(Moved):
    """A card was banished; `tributed` if that is how it left."""

    told: ClassVar[Sentences] = "{card} is banished."
    tributed: bool = False

    def fold(self, state: Board) -> Board:
        """Count it, if it was Tributed, until the Summon or Set that it was made for."""
        return Moved.fold(self, _counting(state, self.tributed))


@value
class BecameSpell(Moved):
    """A monster went to a Spell & Trap Zone, to lie there face-up as a Continuous Spell Card."""

    told: ClassVar[Sentences] = "{card} becomes a {term:continuous-spell}."


@value
class SentToGraveyard(Moved):
    """A card was sent to the Graveyard, `by_effect` of a card or otherwise.

    `together` are the cards that are sent there at the same time; `banishes` if what destroyed it
    has it banished instead.
    """

    told: ClassVar[Sentences] = "{card} is sent to the {term:graveyard}."
    by_effect: Uid | None = None
    together: tuple[Uid, ...] = ()
    banishes: bool = False


@value
class SentByRule(SentToGraveyard):
    """A card was sent to the Graveyard by the rules of the game; it was not destroyed."""

    told: ClassVar[Sentences] = "{card} is sent to the {term:graveyard} by the rules of the game."


@value
class SentAfterBattle(SentToGraveyard):
    """A monster was sent to the Graveyard because it was destroyed by battle."""

    told: ClassVar[Sentences] = "{card}, destroyed by battle, is sent to the {term:graveyard}."

    def lying(self, state: Board, since: int) -> Card:
        """Return the card with the turn on which it fell, if it left as a monster."""
        card = SentToGraveyard.lying(self, state, since)
        as_monster = any(place.zone == "monster-zone" for place in self.was.places)
        return but(card, fell_on_turn=state.turn if as_monster else None)


@value
class Tributed(SentToGraveyard):
    """A monster was Tributed."""

    told: ClassVar[Sentences] = "{card} is Tributed."

    def fold(self, state: Board) -> Board:
        """Count it until the Summon or Set that it was made for."""
        return SentToGraveyard.fold(self, _counting(state, tributed=True))


@value
class Discarded(SentToGraveyard):
    """A card was discarded from the hand."""

    told: ClassVar[Sentences] = "Player {player} discards {card}."

    def in_words(self, state: Board) -> Said:
        """Tell who had it in the hand."""
        return self.sentence(state, player=self.was.controller)


@value
class DiscardedForLimit(Discarded):
    """A card was discarded as the turn ended, by a player who had too many."""

    told: ClassVar[Sentences] = "Player {player} has too many cards in hand and discards {card}."

    def fold(self, state: Board) -> Board:
        """Let the turn be at its end."""
        return Discarded.fold(self, state.but(closing=True))


@value
class UsedUp(SentToGraveyard):
    """A used Spell or Trap Card was sent to the Graveyard; never the last thing to happen."""

    told: ClassVar[Sentences] = "{card} has been used and is sent to the {term:graveyard}."
    happening: ClassVar[bool] = False


@value
class Summoned(Moved):
    """A monster was Summoned, face-up, in a battle position."""

    told: ClassVar[Sentences] = None
    position: Position = "attack"

    def lying(self, state: Board, since: int) -> Card:
        """Return the monster face-up in its position."""
        return Card(
            self.card,
            self.was.data,
            self.was.owner,
            (self.to,),
            position=self.position,
            since=since,
            came_on_turn=state.turn,
        )


@value
class NormalSummoned(Summoned):
    """A monster was Normal Summoned; with Tributes, that is a Tribute Summon."""

    told: ClassVar[Sentences] = {
        "NormalSummoned": "Player {player} Normal Summons {card}.",
        "TributeSummoned": "Player {player} Tribute Summons {card}.",
    }
    tributes: int = 0

    def fold(self, state: Board) -> Board:
        """Count it as the Normal Summon of the turn, too."""
        counted = state.but(normal_summons=state.normal_summons + 1, tributes=0, summoning=None)
        return Summoned.fold(self, counted)

    def in_words(self, state: Board) -> Said:
        """Tell a Tribute Summon apart."""
        return self.sentence(state, "TributeSummoned" if self.tributes else "")


@value
class SpecialSummoned(Summoned):
    """A monster was Special Summoned, by an effect `about` something if it was by its own.

    `summoner` is the player whose effect Summoned it, be it to another side.
    """

    told: ClassVar[Sentences] = {
        "SpecialSummoned": "Player {player} Special Summons {card}.",
        "SpecialSummonedOver": (
            "Player {player} Special Summons {card} to player {other}'s side of the field."
        ),
        "SpecialSummonedFaceDown": "Player {player} Special Summons {card} face-down.",
    }
    about: About = NOTHING_MORE
    face_down: bool = False
    summoner: Player | None = None

    def lying(self, state: Board, since: int) -> Card:
        """Return the monster in its position, face-down if it is Summoned so."""
        card = Summoned.lying(self, state, since)
        card = but(card, special_summoned=True)
        if not self.face_down:
            return card
        return but(card, face_up=False, position="defense", set_on_turn=state.turn)

    def in_words(self, state: Board) -> Said:
        """Tell a face-down monster apart, and one that comes to another's side."""
        if self.summoner not in (None, self.to.player):
            return self.sentence(
                state, "SpecialSummonedOver", player=self.summoner, other=self.to.player
            )
        return self.sentence(state, "SpecialSummonedFaceDown" if self.face_down else "")


@value
class SpecialSummonedItself(SpecialSummoned):
    """A monster was Special Summoned by no effect."""

    told: ClassVar[Sentences] = "Player {player} Special Summons {card}."

    def fold(self, state: Board) -> Board:
        """Let the Summon be complete."""
        now = state.but(summoning=None)
        return SpecialSummoned.fold(self, now)

    def in_words(self, state: Board) -> Said:
        """Tell it like any other Special Summon."""
        return self.sentence(state)


@value
class FusionSummoned(SpecialSummoned):
    """A monster was Fusion Summoned."""

    told: ClassVar[Sentences] = "Player {player} Fusion Summons {card}."

    def in_words(self, state: Board) -> Said:
        """Tell it apart from other Special Summons."""
        return self.sentence(state)


@value
class CameBack(Moved):
    """A card that was banished for a while came back to the field, lying as it did."""

    told: ClassVar[Sentences] = "{card} returns to player {player}'s side of the {term:field}."
    position: Position = "attack"
    face_up: bool = True
    special_summoned: bool = False

    def lying(self, state: Board, since: int) -> Card:
        """Return the card as it lay before."""
        card = Moved.lying(self, state, since)
        return but(
            card,
            position=self.position,
            face_up=self.face_up,
            special_summoned=self.special_summoned,
        )


@value
class CameBackAsTrap(Moved):
    """A Trap Card that left as a monster came back face-up, and not as a monster."""

    told: ClassVar[Sentences] = "{card} returns, but only as a {term:trap-card}."


@value
class TokenSummoned(SpecialSummoned):
    """A Token was Special Summoned."""

    told: ClassVar[Sentences] = "Player {player} Special Summons {card}."


@value
class TokenVanished(Moved):
    """A Token left the field, and with it the Duel; `tributed` if that is how."""

    told: ClassVar[Sentences] = "{card} leaves the field and is no longer in the Duel."
    tributed: bool = False

    def fold(self, state: Board) -> Board:
        """Count it, if it was Tributed, until the Summon or Set that it was made for."""
        return Moved.fold(self, _counting(state, self.tributed))


@value
class MonsterSet(Moved):
    """A monster was Set, face-down in Defense Position."""

    told: ClassVar[Sentences] = "Player {player} Sets the monster {card}."
    tributes: int = 0

    def fold(self, state: Board) -> Board:
        """Count it as the Normal Set of the turn, too."""
        counted = state.but(normal_summons=state.normal_summons + 1, tributes=0)
        return Moved.fold(self, counted)

    def lying(self, state: Board, since: int) -> Card:
        """Return the monster face-down in Defense Position."""
        return Card(
            self.card,
            self.was.data,
            self.was.owner,
            (self.to,),
            face_up=False,
            position="defense",
            since=since,
            set_on_turn=state.turn,
            came_on_turn=state.turn,
        )


@value
class CardSet(Moved):
    """A Spell or Trap Card was Set."""

    told: ClassVar[Sentences] = "Player {player} Sets {card}."

    def lying(self, state: Board, since: int) -> Card:
        """Return the card face-down, Set this turn."""
        return Card(
            self.card,
            self.was.data,
            self.was.owner,
            (self.to,),
            face_up=False,
            since=since,
            set_on_turn=state.turn,
        )


@value
class Placed(Moved):
    """A Spell Card was placed face-up on the field from the hand to be activated."""

    told: ClassVar[Sentences] = "Player {player} places {card} face-up on the field."
    happening: ClassVar[bool] = False


@value
class TurnedFaceUp(AboutCard, Fact):
    """A Set Spell or Trap Card was turned face-up to be activated."""

    told: ClassVar[Sentences] = "{card} is turned face-up."
    card: Uid

    def fold(self, state: Board) -> Board:
        """Turn it; it is the latest face-up card."""
        arrivals = state.arrivals + 1
        card = but(state.card(self.card), face_up=True, turned=arrivals)
        return state.with_card(card, arrivals=arrivals)


@value
class Destroyed(AboutCard, Fact):
    """A card was destroyed, by a card's effect or, with no card, by the mechanics of the game.

    `together` are the cards that are destroyed at the same time; `banishes` if what is destroyed
    is banished instead of sent to the Graveyard; `unpaid` if nobody paid what its own text asks
    for, which is no effect.
    """

    told: ClassVar[Sentences] = {
        "Destroyed": "{by} destroys {card}.",
        "DestroyedByItself": "{card} is destroyed by its own effect.",
        "DestroyedByRule": "{card} is destroyed by the rules of the game.",
        "NotDestroyed": "{card} is not destroyed.",
    }
    prevented: ClassVar[str | None] = "NotDestroyed"
    happening: ClassVar[bool] = True
    card: Uid
    by: Uid | None = None
    together: tuple[Uid, ...] = ()
    banishes: bool = False
    unpaid: bool = False

    def in_words(self, state: Board) -> Said:
        """Tell what destroyed it."""
        if self.by is None:
            return self.sentence(state, "DestroyedByRule")
        if self.by == self.card:
            return self.sentence(state, "DestroyedByItself")
        return self.sentence(state, by=named(state, self.by))


@value
class LoopArose(AboutCard, Fact):
    """Continuous effects came into an infinite loop, which the effect of a card makes."""

    told: ClassVar[Sentences] = "{card} causes an infinite loop."
    card: Uid


def _counting(state: Board, tributed: bool) -> Board:
    return state.but(tributes=state.tributes + 1) if tributed else state


def moved(kind: type[Moved], card: Card, to: Zone, player: Player, **more: Any) -> Moved:
    """Return the event of a card moving to a zone of a player."""
    return kind(card.uid, card, Place(to, player), **more)
