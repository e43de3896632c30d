"""Playing the script of an example: whoever does nothing declines, and what is open is an error."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from functools import reduce

from ludex.kernel import Choice, Option, Pass, Refused, Ruleset, Watch
from ludex.playing import BadPosition, Stuck, written
from ludex.playing.errors import not_legal
from ludex.yugioh import examples as ex
from ludex.yugioh.cards import CardData
from ludex.yugioh.decisions import (
    Activate,
    Attack,
    NamesPlayer,
    NextOptional,
    NormalSummon,
    OfCard,
    OpenBattle,
    OpenGameState,
    Proceed,
    PutOnChain,
    TakePosition,
)
from ludex.yugioh.play.chance import settled
from ludex.yugioh.play.limits import beyond
from ludex.yugioh.play.on_offer import decision, on_offer
from ludex.yugioh.play.position import deal, lay_out
from ludex.yugioh.play.script import (
    KINDS,
    Duel,
    Found,
    begins,
    chains_ended,
    chosen_since,
    further,
    inner,
    meant_within,
    open_choice,
    subject,
)
from ludex.yugioh.play.seating import strangers
from ludex.yugioh.readings.activating import effect_number
from ludex.yugioh.words.errors import worded

PATIENCE = 200
"""Decisions that a script waits for a phase."""


class Session:
    """One run of an example: the Duel so far, and what its names mean."""

    def __init__(
        self,
        start: ex.Start,
        ruleset: Ruleset,
        cards: Mapping[str, CardData],
        watch: Watch | None = None,
    ) -> None:
        self.first, self.names, wrong = lay_out(start, cards)
        self.game = self.begun = deal(start, self.first, ruleset, watch)
        if wrong := (*wrong, *beyond(start, self.first, self.game)):
            raise BadPosition(*wrong)

    def play(
        self,
        step: ex.Act | ex.LeftToChance | ex.Resolve | ex.Decline | ex.Until | ex.UntilSubStep,
    ) -> None:
        """Carry out one step of the script.

        Raises Stuck when the step is refused or not offered, or leaves a choice open, and
        BadPosition when it is somebody's who is not there.
        """
        if wrong := [*strangers(step, self.first.seats)]:
            raise BadPosition(*wrong)
        if isinstance(step, ex.Resolve):
            self.game = self._resolved()
        elif isinstance(step, ex.Decline):
            while self.game.ask is not None and self.game.ask.player != step.decline:
                self.game = self._declined(self.game)
            self.game = self._declined(self.game)
        elif isinstance(step, ex.Until | ex.UntilSubStep):
            self.game = self._until(step)
        elif isinstance(step, ex.LeftToChance):
            self.game = settled(self.game, step, self.names)
        elif isinstance(step, ex.Choose):
            size = len(self.game.log)
            self.game = self.chosen(self.game, step.player, step.choose, since=size, waiting=True)
        else:
            found = self.window(self.game, step)
            if not found.legal:
                raise self._refused(step, found)
            if len(found.legal) > 1:
                raise self._ambiguous(step, found)
            self.game = self.undertaken(found, step)

    def subject(self, name: str) -> Hashable:
        """Return whom a near miss names: a player, a side, a card, or the `duel`."""
        if name == "duel":
            return None
        seats = self.first.seats
        return name if name in (*seats.players, *seats.sides) else self.names.card(name)

    def undertaken(self, found: Found, step: ex.Act) -> Duel:
        """Return the game after a step has been taken in its window, its own choices included."""
        game = found.game.answer(found.legal[0])
        return self.chosen(game, step.player, further(step), since=len(found.game.log))

    def left_open(self) -> str | None:
        """Return whose choice the script leaves open, and which; None if there is none."""
        ask = self.game.ask
        if ask is None or isinstance(ask, OpenGameState | OpenBattle):
            return None
        return open_choice(ask)

    def rest(self) -> None:
        """Let everybody decline until a decision that cannot be declined; the script is over."""
        while self.game.ask is not None and self.game.ask.optional:
            self.game = self.game.answer(Pass())

    def window(self, game: Duel, step: ex.Act) -> Found:
        """Return the window that an act is meant in: the player's next one, passing others by.

        While no Chain is being built, windows in which the act does not fit are declined, up to
        the open game state, and within the phase and the sub-step; an attack is worth waiting for.
        """
        last: Found | None = None
        now = meant_within(game.state, step)
        while (ask := game.ask) is not None:
            if ask.player == step.player and not inner(ask):
                choice = game.choices()
                found = Found(game, tuple(self._fitting(step, choice)), choice)
                # These are done while an effect resolves: never in answer to anything.
                meant = not (game.state.chain and isinstance(step, ex.SetSpellTrap | ex.TakeIn))
                passable = isinstance(ask, NextOptional) or not (game.state.chain and meant)
                if found.legal or not ask.optional or not passable:
                    return last if last is not None and not found.fitting else found
                last = found if found.fitting else last
            if not ask.optional:
                break
            game = game.answer(Pass())
            if meant_within(game.state, step) != now:
                break
        if last is not None:
            return last
        raise Stuck(worded("nothing-to-decide", player=step.player, decision=decision(ask)))

    def chosen(
        self, game: Duel, player: str, cards: Iterable[str], *, since: int, waiting: bool = False
    ) -> Duel:
        """Return the game after a player has chosen these cards or opponents, one decision each.

        A choice without an alternative has been made already, after log entry `since`. With
        `waiting`, everybody declines until the player has a card to choose.
        """
        for name in cards:
            while waiting and game.ask is not None and game.ask.optional and not inner(game.ask):
                game = game.answer(Pass())
            if game.ask is not None and game.ask.player == player and inner(game.ask):
                choice = game.choices()
                found = Found(game, self._named(name, choice), choice)
                if found.legal:
                    game = game.answer(found.legal[0])
                    continue
            else:
                found = Found(game, (), Choice({}, ()))
            made = chosen_since(game, player, since)
            if self._is_seat(name) or self.names.one_of(name, made) is None:
                raise self._refused_card(player, name, found)
        return game

    def _named(self, name: str, choice: Choice) -> tuple[Option, ...]:
        options = (*choice.legal, *(r.option for r in choice.refused))
        if self._is_seat(name):
            return tuple(o for o in options if isinstance(o, NamesPlayer) and o.named == name)
        among = frozenset(o.card for o in options if isinstance(o, OfCard))
        uid = self.names.one_of(name, among)
        return tuple(o for o in options if isinstance(o, OfCard) and o.card == uid)

    def _is_seat(self, name: str) -> bool:
        return name in self.first.seats.players

    def _fitting(self, step: ex.Act, choice: Choice) -> list[Option]:
        """Return the options, legal or refused, that a step describes."""
        options = [*choice.legal, *(refusal.option for refusal in choice.refused)]
        wanted = KINDS[type(step)]
        kin = [option for option in options if isinstance(option, wanted)]
        if isinstance(step, ex.GoTo):
            return [o for o in kin if isinstance(o, Proceed) and o.phase == step.go_to]
        if isinstance(step, ex.TakeIn):
            taken = step.take_position
            return [o for o in kin if isinstance(o, TakePosition) and o.position == taken]
        among = frozenset(option.card for option in kin if isinstance(option, OfCard))
        uid = self.names.one_of(subject(step), among)
        return [
            option
            for option in kin
            if isinstance(option, OfCard) and option.card == uid and self._as_told(step, option)
        ]

    def _as_told(self, step: ex.Act, option: OfCard) -> bool:
        """Whether an option about the right card is the one that a step describes."""
        if isinstance(option, NormalSummon):
            return option.face_down == isinstance(step, ex.NormalSetCard)
        if isinstance(option, Activate | PutOnChain) and isinstance(step, ex.ActivateCard):
            return step.effect in (None, effect_number(option))
        if isinstance(option, Attack) and isinstance(step, ex.AttackWith):
            if step.target is None or option.target is None:
                return step.target is None and option.target is None
            return option.target in self.names.means(step.target)
        return True

    def _resolved(self) -> Duel:
        if not self.game.state.chain:
            raise Stuck(worded("no-chain"))
        moment = chains_ended(self.game)
        while chains_ended(self.game) == moment and not self.game.state.over:
            self.game = self._declined(self.game)
        return self.game

    def _until(self, step: ex.Until | ex.UntilSubStep) -> Duel:
        # At the very start, what begins by itself has begun before anybody could wait for it.
        since = len(self.game.log) if self.game.history else 0
        phase = step.until if isinstance(step, ex.Until) else "battle"
        for _ in range(PATIENCE):
            game = self.game
            if any(begins(entry, step) for entry in game.log if entry.n >= since):
                return game
            if game.ask is None:
                break
            if isinstance(step, ex.UntilSubStep) and isinstance(
                game.ask, OpenGameState | OpenBattle
            ):
                break
            if isinstance(game.ask, OpenGameState):
                self.game = self._gone_on(step, Proceed(game.ask.player, "end"))
            elif isinstance(game.ask, OpenBattle):
                self.game = self._gone_on(step, Proceed(game.ask.player, "main-2"))
            else:
                self.game = self._declined(game)
        if isinstance(step, ex.UntilSubStep):
            raise Stuck(worded("no-sub-step", name=step.until_sub_step))
        battle = phase in ("battle", "main-2")
        hint = worded("enter-battle") if battle else ""
        raise Stuck(worded("no-phase", player=step.player, phase=phase) + hint)

    def _gone_on(self, step: ex.Until | ex.UntilSubStep, option: Proceed) -> Duel:
        """Return the game in another phase; Stuck where a duty, say to attack, keeps a player."""
        try:
            return self.game.answer(option)
        except Refused as refused:
            to = worded("going-to", player=option.player, phase=option.phase)
            told = not_legal(to, refused.by)
            raise Stuck(f"{written(step)}: " + told, refused.by, refused=True) from None

    def _declined(self, game: Duel) -> Duel:
        if game.ask is None:
            raise Stuck(worded("duel-over"))
        if not game.ask.optional:
            raise Stuck(open_choice(game.ask))
        return game.answer(Pass())

    def _ambiguous(self, step: ex.Act, found: Found) -> Stuck:
        numbers = [effect_number(o) for o in found.legal if isinstance(o, Activate | PutOnChain)]
        which = [f"`effect: {number}`" for number in dict.fromkeys(numbers)]
        hint = ""
        if len(which) > 1:
            keys = reduce(lambda one, other: worded("step-or", one=one, other=other), which)
            hint = worded("say-which", keys=keys)
        number = str(len(found.legal))
        return Stuck(worded("ambiguous", step=written(step), number=number) + hint)

    def _refused(self, step: ex.Act, found: Found) -> Stuck:
        return self._not_legal(written(step), found)

    def _refused_card(self, player: str, name: str, found: Found) -> Stuck:
        return self._not_legal(worded("choosing", player=player, name=name), found)

    def _not_legal(self, what: str, found: Found) -> Stuck:
        by = found.refused_by
        instead = "" if by else on_offer(found.choice.legal, self.names)
        return Stuck(not_legal(what, by) + instead, by, refused=True)
