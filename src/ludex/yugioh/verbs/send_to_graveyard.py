"""The verb `send-to-graveyard`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludex.yugioh.book import Duel
from ludex.yugioh.facts import SentToGraveyard
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.readings.finding import found
from ludex.yugioh.verbs.carrying import Carrying, Doing, move, one_of
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter


@dataclass(frozen=True, slots=True)
class SendToGraveyard(Verb):
    """Send one card of a filter from your Deck to the Graveyard."""

    facts = (SentToGraveyard,)
    moves = "graveyard"
    send_to_graveyard: Filter

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Choose the card and send it."""
        options = list(found(g, self.send_to_graveyard, on.you, on.card.uid))
        uid = yield from one_of(options, on)
        if uid is not None:
            yield from move(
                g, [g.state.card(uid)], SentToGraveyard, "graveyard", on, by_effect=on.card.uid
            )

    def of_several(self, here: Here) -> bool:
        """Never: one card is chosen."""
        return False

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it would look through more than your own Deck."""
        which = self.send_to_graveyard
        if (which.in_, which.whose) != ("deck", "you"):
            found = "a filter that means cards outside of your Deck"
            yield Flaw((self.name,), found, "'in: deck' and 'whose: you'")
