"""What cards, examples and their scripts can say, and how they are played."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Annotated, Any, Literal

from ludex.kernel import Game, Option, Pass, Ruleset, Watch
from ludex.kernel.values import value
from ludex.playing import Aside, BadPosition, Stuck, Verdict, Wrong, compare, written
from tests.ladder.table import Climb, Player, Table, Turn

Card = Annotated[str, "card"]
Clause = Annotated[str, "clause"]


@value
class CardFacts:
    """A card."""

    id: str
    code: str
    rank: int


@value
class Printed:
    """A card that is only known."""

    code: str


@value
class Start:
    """Hands, and what lies on the ladder."""

    turn: Player = "A"
    A: tuple[Card, ...] = ()
    B: tuple[Card, ...] = ()
    ladder: tuple[Card, ...] = ()


@value
class Climbs:
    """A player climbs to a card."""

    climbs_to: Card
    player: Player


@value
class Stays:
    """A player stays."""

    stays: Player


@value
class LadderIs:
    """The card on top, and who has won."""

    top: Card
    won_by: Player | Literal["nobody"] = "nobody"


@value
class Cannot:
    """A step is refused, by a clause."""

    cannot: Climbs
    because: Clause


Expect = LadderIs | Cannot


@value
class Meanwhile(Aside):
    """What holds on the way."""

    expect: tuple[Expect, ...]


Step = Climbs | Stays | Meanwhile


class Session:
    """One run of an example."""

    def __init__(
        self,
        start: Start,
        ruleset: Ruleset,
        cards: Mapping[str, CardFacts],
        watch: Watch | None = None,
    ) -> None:
        wrong = [
            Wrong.unknown(card, key, n)
            for key in ("A", "B", "ladder")
            for n, card in enumerate(getattr(start, key))
            if card not in cards
        ]
        if wrong:
            raise BadPosition(*wrong)
        ranks = {slug: card.rank for slug, card in cards.items()}
        self.first = Table((start.A, start.B), start.ladder, ranks)
        self.game: Game[Table] = Game(ruleset, self.first, (Turn(start.turn),), watch=watch)
        self.begun = self.game

    def play(self, step: Climbs | Stays) -> None:
        """Climb or stay."""
        player = step.stays if isinstance(step, Stays) else step.player
        if self.game.player != player:
            raise Stuck(f"{written(step)} is not offered: it is not {player}'s turn", refused=True)
        option: Option = Pass() if isinstance(step, Stays) else Climb(step.climbs_to)
        if isinstance(option, Climb):
            if option not in self.game.on_offer():
                raise Stuck(f"{written(step)} is not offered: it is in no hand", refused=True)
            if by := self.game.refusals(option):
                raise Stuck(f"{written(step)} is refused by {', '.join(by)}", by, refused=True)
        self.game = self.game.answer(option)

    def rest(self) -> None:
        """Nobody has to do anything."""

    def left_open(self) -> str | None:
        """Return None: whoever does nothing stays."""
        return None

    def subject(self, name: str) -> Hashable:
        """Return a player, a card, or what nothing is asked of."""
        if name == "ladder":
            return None
        if name not in ("A", "B", *self.first.ranks):
            raise BadPosition(f"'{name}' is no player and no card")
        return name


def check(session: Session, expect: Expect) -> Verdict:
    """Return whether an expectation holds now."""
    table = session.game.state
    if isinstance(expect, Cannot):
        by = session.game.refusals(Climb(expect.cannot.climbs_to))
        held = expect.because in by
        return Verdict(held, f"refused by {expect.because}", f"refused by {', '.join(by)}", by)

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "top", expect.top, table.ladder[-1] if table.ladder else None
        yield "won by", expect.won_by, table.winner or "nobody"

    return compare(pairs())
