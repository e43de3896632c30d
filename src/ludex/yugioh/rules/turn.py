"""TCG-2: the turn and its phases."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts, Cut, Then
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import (
    Activate,
    Among,
    AskConsent,
    NormalSummon,
    OpenGameState,
    Pick,
    Proceed,
    SetCard,
    SummonItself,
    TurnMonster,
)
from ludex.yugioh.decisions.refusable import Entering
from ludex.yugioh.facts import (
    ChainEnded,
    DiscardedForLimit,
    NoLongerHolds,
    NoLongerWaiting,
    PhaseBegan,
    TurnBegan,
)
from ludex.yugioh.moments.battle import MonsterIsPositioned
from ludex.yugioh.moments.duel import (
    Activating,
    Aftermath,
    Answers,
    CardIsSet,
    ConsentIsAsked,
    DuelEnds,
    HandAgain,
    Leaving,
    MonsterArrives,
    NothingMore,
    OpenState,
    PhaseBegins,
    PhaseEnds,
    PhaseGoesOn,
    PhaseLiesOpen,
    Responses,
    TributesAreMade,
    TurnBegins,
)
from ludex.yugioh.moments.summons import OwnSummonArrives, OwnSummonIsPaid, SummonBegins
from ludex.yugioh.quantities import HandLimit, NormalDraw, Phases
from ludex.yugioh.readings.looks import anything_is_held, in_phase
from ludex.yugioh.readings.moving import draw, to_pile
from ludex.yugioh.readings.seating import next_player
from ludex.yugioh.table.board import MAIN_PHASES, Held
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import SkipsPhase


@rule("TCG-2.2", does=TurnBegins)
def turn_begins(g: Duel, step: TurnBegins) -> Acts:
    """A turn begins with the first of its phases."""
    yield TurnBegan(step.player, step.turn)
    yield Then(PhaseBegins(g.value(Phases(step.player))[0]))


@rule("TCG-2.3", does=PhaseGoesOn, where=in_phase("draw"))
def draw_for_the_turn(g: Duel, step: PhaseGoesOn) -> Acts:
    """In the Draw Phase the turn player draws, without a Chain."""
    player = g.state.turn_player
    for _ in range(g.value(NormalDraw(g.state.turn, player))):
        if g.state.has_lost(player):
            break
        yield draw(g.state, player)


def _after(g: Asked, player: Player, phase: str) -> tuple[str, ...]:
    """Return the phases of a turn that come after one."""
    phases = tuple(g.value(Phases(player)))
    return phases[phases.index(phase) + 1 :] if phase in phases else ()


@rule("TCG-2.4", permits=OpenGameState)
def leave_the_main_phase(g: Asked, ask: OpenGameState) -> Iterator[Proceed]:
    """The turn player may leave a Main Phase for the Battle Phase or for the End Phase."""
    for phase in _after(g, ask.player, g.state.phase):
        if phase not in MAIN_PHASES:
            yield Proceed(ask.player, phase)


@rule("TCG-2.5", forbids=Proceed)
def no_battle_on_the_first_turn(g: Asked, option: Proceed) -> bool:
    """The player who goes first has no Battle Phase on the first turn."""
    return option.phase == "battle" and g.state.turn == 1


@rule("TCG-2.6", does=OpenState)
def turn_player_acts(g: Duel, step: OpenState) -> Acts:
    """In an open game state the turn player acts, again and again, until he leaves the phase."""
    option = yield OpenGameState(g.state.turn_player)
    if isinstance(option, Proceed):
        yield Then(Leaving(step.phase, option.phase))
    elif isinstance(option, Activate):
        yield Then(Activating(option))
        yield Then(Answers((1,)))
    elif isinstance(option, NormalSummon):
        yield from _normal_summon(option)
    elif isinstance(option, SetCard):
        yield Then(CardIsSet(option))
        yield Then(Aftermath())
    elif isinstance(option, TurnMonster):
        yield from _turn(option, flip=not g.state.card(option.card).face_up)
    elif isinstance(option, AskConsent):
        yield Then(ConsentIsAsked(option.card, option.player))
    elif isinstance(option, SummonItself):
        yield Then(OwnSummonIsPaid(option))
        yield Then(SummonBegins(option.card, option.player, "special"))
        yield Then(OwnSummonArrives(option))
        yield Then(Aftermath())
    if option is not None:
        yield Then(OpenState(step.phase))


def _normal_summon(option: NormalSummon) -> Acts:
    yield Then(TributesAreMade(option))
    if not option.face_down:
        yield Then(SummonBegins(option.card, option.player, "normal"))
    yield Then(MonsterArrives(option))
    yield Then(Aftermath())


def _turn(option: TurnMonster, *, flip: bool) -> Acts:
    if flip:
        yield Then(SummonBegins(option.card, option.player, "flip"))
    yield Then(MonsterIsPositioned(option.card, flip))
    yield Then(Aftermath())


@rule("TCG-2.7", does=Leaving)
def others_may_still_act(g: Duel, step: Leaving) -> Acts:
    """Before a Main Phase ends the others may use a fast effect; if one does, it goes on."""
    yield Then(Responses(g.state.seats.next(g.state.turn_player), passes=1))
    yield Then(PhaseEnds(step.phase, step.to))


@rule("TCG-2.8", does=PhaseBegins)
def phase_takes_its_course(g: Duel, step: PhaseBegins) -> Acts:
    """A phase begins, does what it is for, and then players may act in it."""
    if g.refuses(Entering(g.state.turn_player, step.phase)):
        yield Then(PhaseEnds(step.phase))
        return
    yield PhaseBegan(g.state.turn_player, step.phase)
    yield Then(PhaseGoesOn(step.phase))
    if step.phase in MAIN_PHASES:
        yield Then(OpenState(step.phase))
    else:
        yield Then(PhaseLiesOpen(step.phase))
        yield Then(Aftermath())
        yield Then(NothingMore(step.phase))
        yield Then(PhaseEnds(step.phase))


@rule("TCG-2.16", forbids=Entering)
def phase_is_skipped(g: Asked, entering: Entering) -> tuple[str, ...]:
    """A player who has to skip a phase does not enter it."""
    return tuple(held.by for held in _skips(g, entering.player, entering.phase))


@rule("TCG-2.17", does=PhaseBegins, where=anything_is_held)
def skipped_once(g: Duel, step: PhaseBegins) -> Acts:
    """A phase that has been skipped once is skipped no more."""
    gone = tuple(_skips(g, g.state.turn_player, step.phase))
    if gone:
        yield NoLongerHolds(gone, "phase-skipped")


def _skips(g: Asked, player: Player, phase: str) -> Iterator[Held]:
    for held in g.state.held:
        what = held.what
        if isinstance(what, SkipsPhase) and (held.player, what.skips_phase) == (player, phase):
            yield held


def _surplus(g: Asked, player: Player) -> int:
    """Return how many cards a player has in hand beyond the limit."""
    limit: int = g.value(HandLimit(player))
    return len(g.state.at("hand", player)) - limit


@rule("TCG-2.12", does=NothingMore, where=in_phase("end"))
def discard_to_the_hand_limit(g: Duel, step: NothingMore) -> Acts:
    """When the End Phase is spent the turn player discards what is beyond the hand limit."""
    player = g.state.turn_player
    surplus = _surplus(g, player)
    for _ in range(surplus):
        hand = g.state.at("hand", player)
        picked = yield Among(player, tuple(Pick(card.uid, player) for card in hand))
        if isinstance(picked, Pick):
            card = g.state.card(picked.card)
            yield to_pile(g, DiscardedForLimit, card, "graveyard")
    if surplus > 0:
        yield Then(Aftermath())
        yield Then(PhaseLiesOpen(step.phase))
        yield Then(HandAgain(player))


@rule("TCG-2.14", does=HandAgain)
def discard_again(g: Duel, step: HandAgain) -> Acts:
    """A hand that has more cards than the limit once more is discarded from once more."""
    if _surplus(g, step.player) > 0:
        yield Then(NothingMore(g.state.phase))


@rule("TCG-2.18", does=ChainEnded)
def it_is_another_phase_now(g: Duel, event: ChainEnded) -> Acts:
    """Where an effect has another phase come, it comes when the Chain is over, and all is lost."""
    coming = g.state.coming_phase
    if coming is None:
        return
    if g.state.waiting:
        yield NoLongerWaiting(g.state.waiting)
    for until in ("damage-calculation", "damage-step", "battle-phase"):
        gone = tuple(held for held in g.state.held if held.until == until)
        if gone:
            yield NoLongerHolds(gone, until)
    yield Cut(to=DuelEnds)
    yield Then(PhaseBegins(coming))


@rule("TCG-2.9", does=PhaseEnds)
def next_phase(g: Duel, step: PhaseEnds) -> Acts:
    """After a phase comes the one that the turn player chose, or the next."""
    after = _after(g, g.state.turn_player, step.phase)
    to = step.to or (after[0] if after else None)
    if to is not None:
        yield Cut(to=DuelEnds)
        yield Then(PhaseBegins(to))


@rule("TCG-2.10", does=PhaseEnds)
def next_players_turn(g: Duel, step: PhaseEnds) -> Acts:
    """After the last phase of a turn that of the next player in order begins."""
    phases = tuple(g.value(Phases(g.state.turn_player)))
    if step.to is None and step.phase == phases[-1]:
        yield Cut(to=DuelEnds)
        yield Then(TurnBegins(next_player(g, g.state.turn_player), g.state.turn + 1))
