"""The verb `draw`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.facts import DrawFailed, Drew
from ludex.yugioh.faults.flaw import Flaw, Here, at_least, key
from ludex.yugioh.readings.filters import matches
from ludex.yugioh.readings.happenings import discarded_by_link, discarded_or_tributed
from ludex.yugioh.readings.moving import draw
from ludex.yugioh.readings.seating import whoever
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, players_meant
from ludex.yugioh.verbs.change_position import ChangePosition
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, PlayersMeant


@value
class DiscardedOrTributed:
    """One for each card of a filter that the player has discarded or Tributed this turn."""

    discarded_or_tributed: Filter


@value
class UntilInHand:
    """As many as it takes until the player has so many cards in the hand."""

    until_in_hand: int


@value
class Draw(Verb):
    """Players draw cards: so many, or each as many as something tells.

    `as-many-as-discarded`: as the effect had that player discard; `as-many-as-turned-face-up`: as
    the effect has turned monsters face-up.
    """

    facts = (Drew, DrawFailed)
    draw: (
        int
        | Literal["as-many-as-discarded", "as-many-as-turned-face-up"]
        | DiscardedOrTributed
        | UntilInHand
    )
    who: PlayersMeant

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Draw card after card."""
        players = yield from players_meant(g, self.who, on)
        for player in players:
            for _ in range(self._number(g, player, on)):
                if g.state.has_lost(player):
                    break
                on.done = True
                yield draw(g.state, player)

    def _number(self, g: Duel, player: Player, on: Carrying) -> int:
        match self.draw:
            case "as-many-as-discarded":
                return discarded_by_link(g, on.number, player)
            case "as-many-as-turned-face-up":
                return on.turned_face_up
            case DiscardedOrTributed(discarded_or_tributed=which):
                left = discarded_or_tributed(g, player)
                return sum(matches(g, card, which, player, this=None) for card in left)
            case UntilInHand(until_in_hand=count):
                return max(0, count - len(g.state.at("hand", player)))
            case number:
                return number

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether the Deck has as many cards, or both Decks have."""
        if not isinstance(self.draw, int):
            return True
        players = whoever(g, self.who, you, about.against)
        enough = all if self.who == "both" else any
        return enough(len(g.state.at("deck", one)) >= self.draw for one in players)

    def looks_at(self) -> Iterator[Filter]:
        """Yield the Deck that it is about, if it is that of one player."""
        if self.who != "both":
            yield Filter(in_="deck", whose=self.who)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it draws nothing."""
        yield from at_least(1, self.draw, (self.name,))
        if isinstance(self.draw, UntilInHand):
            yield from at_least(1, self.draw.until_in_hand, (self.name, "until-in-hand"))
        if isinstance(self.draw, DiscardedOrTributed):
            yield from self._of_the_turn(self.draw.discarded_or_tributed)
        turns = any(isinstance(verb, ChangePosition) and verb.at == self.at for verb in here.before)
        if self.draw == "as-many-as-turned-face-up" and not turns:
            found = "a draw of as many as were turned face-up, and none were by then"
            yield Flaw((self.name,), found, "a 'change-position' before it, at the same time")
        discards = any(verb.name == "discard" for verb in here.before)
        if self.draw == "as-many-as-discarded" and not discards:
            found = "a draw of as many as were discarded, and none were"
            yield Flaw((self.name,), found, "a 'discard' before it")

    def _of_the_turn(self, which: Filter) -> Iterator[Flaw]:
        """Yield that it asks where cards lie that have left."""
        for name in ("in_", "whose", "face", "position"):
            if getattr(which, name) is not None:
                at = (self.name, "discarded-or-tributed", key(name))
                yield Flaw(at, f"'{key(name)}' of cards wherever they were", "nothing")
