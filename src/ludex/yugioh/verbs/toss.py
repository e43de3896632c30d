"""The verb `toss`."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import Call, CallCoin, CoinFell
from ludex.yugioh.decisions import Toss as TossCoin
from ludex.yugioh.facts import CoinTossed
from ludex.yugioh.faults.flaw import Flaw, Here, at_least
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing
from ludex.yugioh.verbs.verb import Fell, Verb


@value
class Toss(Verb):
    """Toss coins: the result is the number of heads, or whether a coin was `called` right."""

    facts = (CoinTossed,)
    only_once = True
    toss: int
    called: bool = False

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Call a coin that is called, and toss coin after coin."""
        call = (yield CallCoin(on.you)) if self.called else None
        sides = []
        for _ in range(self.toss):
            fell = yield TossCoin(on.you)
            if not isinstance(fell, CoinFell):
                return
            on.done = True
            sides.append(fell.side)
            yield CoinTossed(on.you, fell.side)
        right = isinstance(call, Call) and sides == [call.side]
        on.fell = ("right" if right else "wrong") if self.called else sides.count("heads")

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Always: anybody can toss a coin."""
        return True

    @property
    def results(self) -> tuple[Fell, ...]:
        """What may come of it."""
        return ("right", "wrong") if self.called else tuple(range(self.toss + 1))

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that no coin is tossed, or that several are called."""
        yield from at_least(1, self.toss, (self.name,))
        if self.called and self.toss > 1:
            yield Flaw(("called",), f"a call of {self.toss} coins", "'toss: 1'")
