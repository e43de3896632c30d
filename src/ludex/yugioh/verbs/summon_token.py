"""The verb `summon-token`."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import SpecialSummoning
from ludex.yugioh.facts import NowHolds, TokenSummoned, moved
from ludex.yugioh.faults.flaw import Flaw, Here, listed
from ludex.yugioh.faults.measures import unmeasured
from ludex.yugioh.readings.moving import room
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, position_of
from ludex.yugioh.verbs.measuring import measured
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import CardName, Measure, OriginalBecomes


@value
class SummonToken(Verb):
    """Special Summon a Token, in the position that you choose, with this ATK and DEF."""

    facts = (TokenSummoned, NowHolds)
    special_summons = True
    summon_token: CardName
    atk_and_def: Measure

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Choose its position, Summon it, and give it its ATK and DEF."""
        card = self._token(g, on.you)
        if card is None:
            return
        on.done = True
        position = yield from position_of(card.uid, on, either=True)
        yield moved(TokenSummoned, card, "monster-zone", on.you, position=position)
        now = g.state.card(card.uid)
        amount = measured(g, self.atk_and_def, on)
        yield on.holds(g, OriginalBecomes("this", amount, amount), None, card=now)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is a Token, and room for it."""
        return self._token(g, you) is not None

    def _token(self, g: Asked, you: Player) -> Card | None:
        """Return such a Token that lies aside and could be Special Summoned; None without room."""
        if not room(g, "monster-zone", you):
            return None
        for card in g.state.at("aside", you):
            if card.data.id == self.summon_token:
                coming = SpecialSummoning(card.uid, you, face_down=False)
                return None if g.refusals(coming) else card
        return None

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it is none, or has no ATK that is known."""
        yield from unmeasured(self.atk_and_def, ("atk-and-def",), here)
        token = here.cards.get(self.summon_token)
        if token is not None and token.kind != "monster-token":
            tokens = [each.id for each in here.cards.values() if each.kind == "monster-token"]
            found = f"'{self.summon_token}', which is a {token.kind}"
            yield Flaw((self.name,), found, f"a Token: {listed(tokens)}")
