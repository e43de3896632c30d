"""What the steps of a script mean among the options of a Duel."""

from __future__ import annotations

from dataclasses import fields

from ludex.kernel import Ask, Choice, Chose, Entry, Game, Option, value
from ludex.playing import BadPosition, written
from ludex.yugioh import examples as ex
from ludex.yugioh.decisions import (
    Activate,
    Among,
    AskConsent,
    AtRandom,
    Attack,
    ByChance,
    CallCoin,
    CallOff,
    ChooseFusionMonster,
    ChooseMaterial,
    ChooseOpponent,
    ChoosePosition,
    ChooseTarget,
    ChooseTribute,
    Consent,
    DeclareAttribute,
    DoNotPay,
    GiveConsent,
    Maintain,
    MayPick,
    MayTarget,
    MustAnswer,
    MustUseInPhase,
    NextMandatory,
    NextOfSide,
    NormalSummon,
    PayMaintenance,
    Pick,
    Proceed,
    PutOnChain,
    RefuseConsent,
    Replay,
    Roll,
    SetCard,
    SummonByFusion,
    SummonItself,
    TakePosition,
    Target,
    Toss,
    Tribute,
    TurnMonster,
    UseAsMaterial,
)
from ludex.yugioh.facts import ChainEnded, PhaseBegan, SubStepBegan
from ludex.yugioh.readings.battle import sub_step
from ludex.yugioh.table.board import Board, Uid
from ludex.yugioh.words.errors import worded

Duel = Game[Board]


@value
class Found:
    """A window in which a step may be meant: the game there, and the options it fits."""

    game: Duel
    fitting: tuple[Option, ...]
    choice: Choice

    @property
    def legal(self) -> tuple[Option, ...]:
        """The fitting options that may be chosen."""
        return tuple(option for option in self.fitting if option in self.choice.legal)

    @property
    def refused_by(self) -> tuple[str, ...]:
        """Everyone who refuses a fitting option."""
        by = [r.by for r in self.choice.refused if r.option in self.fitting]
        return tuple(dict.fromkeys(clause for some in by for clause in some))


KINDS: dict[type, tuple[type[Option], ...]] = {
    ex.ActivateCard: (Activate, PutOnChain),
    ex.AttackWith: (Attack,),
    ex.CallOffAttack: (CallOff,),
    ex.TurnMonsterCard: (TurnMonster,),
    ex.TakeIn: (TakePosition,),
    ex.NormalSummonCard: (NormalSummon,),
    ex.NormalSetCard: (NormalSummon,),
    ex.SpecialSummonCard: (SummonItself,),
    ex.SetSpellTrap: (SetCard,),
    ex.GoTo: (Proceed,),
    ex.PayFor: (PayMaintenance,),
    ex.DoNotPayFor: (DoNotPay,),
    ex.AskForConsent: (AskConsent,),
    ex.Consents: (GiveConsent,),
    ex.RefusesConsent: (RefuseConsent,),
    ex.Choose: (Target, Pick, Tribute, SummonByFusion, UseAsMaterial),
}
"""The options that a step of each kind may mean."""


_BY_CHANCE: dict[type[ByChance], str] = {AtRandom: "`at-random`", Roll: "`dice`", Toss: "`coins`"}
_INNER = (
    ChooseTribute,
    ChooseFusionMonster,
    ChooseMaterial,
    ChooseTarget,
    MayTarget,
    Among,
    MayPick,
    ChooseOpponent,
    NextOfSide,
)


def inner(ask: Ask) -> bool:
    """Whether a decision is a choice of cards, or of a player, within something else."""
    return type(ask) in _INNER


def chance_step(ask: ByChance) -> str:
    """Return the step that settles what is left to chance."""
    return _BY_CHANCE[type(ask)]


def open_choice(ask: Ask) -> str:
    """Return whose decision a script leaves open, and by which step it is made."""
    if isinstance(ask, ByChance):
        return worded("open-chance", step=chance_step(ask))
    if isinstance(ask, Maintain):
        step: str = worded("step-or", one="`pay-for`", other="`do-not-pay-for`")
    elif isinstance(ask, Consent):
        step = worded("step-or", one="`give-consent`", other="`refuse-consent`")
    elif isinstance(ask, NextMandatory | MustAnswer | MustUseInPhase):
        step = "`activate`"
    elif isinstance(ask, Replay):
        either = worded("step-or", one="`attack`", other="`call-off`")
        step = worded("for-a-replay", step=either)
    elif isinstance(ask, ChoosePosition):
        step = "`take-position`"
    elif isinstance(ask, CallCoin):
        step = "`call`"
    elif isinstance(ask, DeclareAttribute):
        step = "`declare`"
    else:
        step = "`choose`"
    return worded("open-choice", player=str(ask.player), step=step)


def further(step: ex.Act) -> tuple[str, ...]:
    """Return the cards that a step itself names as choices to come."""
    if isinstance(step, ex.ActivateCard):
        # Costs are paid before targets are chosen.
        return (*step.discard, *step.tribute, *step.targets)
    if isinstance(step, ex.NormalSummonCard | ex.NormalSetCard):
        return step.tribute
    if isinstance(step, ex.SpecialSummonCard):
        return step.discard
    return ()


_OF_A_CARD = (
    ex.ActivateCard,
    ex.NormalSummonCard,
    ex.NormalSetCard,
    ex.SpecialSummonCard,
    ex.SetSpellTrap,
    ex.PayFor,
    ex.DoNotPayFor,
    ex.AskForConsent,
    ex.Consents,
    ex.RefusesConsent,
    ex.AttackWith,
    ex.CallOffAttack,
    ex.TurnMonsterCard,
)
"""Steps that name a card, in their first field."""


def subject(step: ex.Act) -> str:
    """Return the card that a step is about; raises BadPosition when it names none."""
    if not isinstance(step, _OF_A_CARD):
        raise BadPosition(worded("step-no-card", step=written(step)))
    return str(getattr(step, fields(step)[0].name))


def chosen_since(game: Duel, player: str, since: int) -> frozenset[Uid]:
    """Return the cards that a player has chosen since a log entry."""
    events = [entry.event for entry in game.log if entry.n >= since]
    return frozenset(
        event.option.card
        for event in events
        if isinstance(event, Chose) and event.player == player
        if isinstance(event.option, Target | Pick | Tribute | UseAsMaterial)
    )


def meant_within(board: Board, step: ex.Act) -> tuple[object, ...]:
    """Return within what a step is meant: a phase, and for most steps a step or sub-step of it."""
    if isinstance(step, ex.AttackWith):
        return (board.turn,)
    within = board.turn, board.phase
    return within if isinstance(step, ex.GoTo) else (*within, board.step, sub_step(board))


def begins(entry: Entry, step: ex.Until | ex.UntilSubStep) -> bool:
    """Whether what a step waits for begins with a line of the log."""
    event = entry.event
    if isinstance(step, ex.UntilSubStep):
        return isinstance(event, SubStepBegan) and event.sub_step == step.until_sub_step
    return isinstance(event, PhaseBegan) and (event.phase, event.player) == (
        step.until,
        step.player,
    )


def chains_ended(game: Duel) -> int:
    """Return how many Chains have come to their end."""
    return sum(isinstance(entry.event, ChainEnded) for entry in game.log)
