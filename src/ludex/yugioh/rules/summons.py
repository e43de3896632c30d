"""TCG-4: Normal Summons, Normal Sets and Tributes."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import ChooseTribute, NormalSummon, OpenGameState, Tribute
from ludex.yugioh.decisions.refusable import SummonGoing
from ludex.yugioh.facts import MonsterSet, NormalSummoned, SummonFailed, Tributed, moved
from ludex.yugioh.moments.duel import MonsterArrives, TributesAreMade
from ludex.yugioh.readings.finding import monsters
from ludex.yugioh.readings.moving import to_pile, tributable, tributes_needed
from ludex.yugioh.table.board import Uid


def _from_hand(g: Asked, ask: OpenGameState, *, face_down: bool) -> Iterator[NormalSummon]:
    for card in g.state.at("hand", ask.player):
        if card.data.family == "monster":
            yield NormalSummon(card.uid, ask.player, face_down)


@rule("TCG-4.1", permits=OpenGameState)
def normal_summon(g: Asked, ask: OpenGameState) -> Iterator[NormalSummon]:
    """In a Main Phase the turn player may Normal Summon a monster from the hand."""
    yield from _from_hand(g, ask, face_down=False)


@rule("TCG-4.2", permits=OpenGameState)
def normal_set(g: Asked, ask: OpenGameState) -> Iterator[NormalSummon]:
    """In a Main Phase the turn player may Normal Set a monster from the hand."""
    yield from _from_hand(g, ask, face_down=True)


@rule("TCG-4.3", forbids=NormalSummon)
def one_a_turn(g: Asked, option: NormalSummon) -> bool:
    """Only one Normal Summon or Normal Set a turn."""
    return g.state.normal_summons > 0


@rule("TCG-4.15", forbids=NormalSummon)
def never_normal_summoned(g: Asked, option: NormalSummon) -> bool:
    """A monster whose card says so is not Normal Summoned and not Set, or Set alone."""
    ban = g.state.card(option.card).data.cannot_be_normal_summoned
    return ban is True or (ban == "face-up" and not option.face_down)


@rule("TCG-4.6", permits=ChooseTribute)
def tribute_own_monsters(g: Asked, ask: ChooseTribute) -> Iterator[Tribute]:
    """A player Tributes monsters that he controls."""
    for card in monsters(g, ask.player):
        if card.uid not in ask.before:
            yield Tribute(card.uid, ask.player, ask.monster, ask.before)


@rule("TCG-4.7", forbids=NormalSummon)
def not_enough_tributes(g: Asked, option: NormalSummon) -> bool:
    """A monster that takes Tributes cannot be Summoned or Set without them."""
    card = g.state.card(option.card)
    return len(tributable(g, option.player, card)) < tributes_needed(g, card)


@rule("TCG-4.8", does=TributesAreMade)
def tributes_leave_first(g: Duel, step: TributesAreMade) -> Acts:
    """The Tributes are sent to the Graveyard before the monster is Summoned or Set."""
    if g.state.lost:  # by what the Summon costs
        return
    option = step.option
    chosen: tuple[Uid, ...] = ()
    for _ in range(tributes_needed(g, g.state.card(option.card))):
        tribute = yield ChooseTribute(option.player, option.card, chosen)
        if tribute is None:
            break
        chosen += (tribute.card,)
    for uid in chosen:
        yield to_pile(g, Tributed, g.state.card(uid), "graveyard", together=chosen)


@rule("TCG-4.9", does=MonsterArrives)
def monster_is_summoned(g: Duel, step: MonsterArrives) -> Acts:
    """A Summoned monster comes face-up in Attack Position, a Set one face-down in Defense."""
    option = step.option
    card = g.state.card(option.card)
    if g.refuses(SummonGoing(card.uid)):
        yield SummonFailed(card.uid, "normal")
        return
    kind = MonsterSet if option.face_down else NormalSummoned
    yield moved(kind, card, "monster-zone", option.player, tributes=g.state.tributes)
