"""When a card can be used in the Damage Step: put into battles, and asked for in every window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Literal

from ludex.kernel import Entry, Game, Option, Pass, Ruleset, value
from ludex.playing import BadPosition, Stuck
from ludex.yugioh.cards import CardData
from ludex.yugioh.decisions import (
    Activate,
    FastEffect,
    NextOptional,
    OpenBattle,
    OpenGameState,
    PutOnChain,
)
from ludex.yugioh.facts import LinkAdded, SubStepBegan
from ludex.yugioh.play.script import Duel
from ludex.yugioh.play.session import Session
from ludex.yugioh.play.standard_battles import Cards, answers, battles
from ludex.yugioh.quantities import Admits, Occurrence, SubStepOf, SubSteps
from ludex.yugioh.readings.activating import effect_number
from ludex.yugioh.readings.battle import sub_step
from ludex.yugioh.readings.effect_classes import effect_class
from ludex.yugioh.readings.holding import applying, is_of_card, of_effect
from ludex.yugioh.rules.damage_step import (
    chains_by_choice,
    nothing_to_calculate,
    only_what_is_admitted,
)
from ludex.yugioh.table import lying
from ludex.yugioh.table.board import Board, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import Battles, SubStep

Verdict = Literal["by-itself", "can", "applies", "refused", "if-met", "nothing"]
"""What becomes of an effect in a sub-step.

`by-itself`: it goes on the Chain, whether its player wants it to or not; `can`: its player can
activate it; `applies`: it acts without a Chain; `refused`: clauses keep it from being activated,
whatever the battle is like; `if-met`: none does, and a battle alone does not bring about what it
asks for; `nothing`: it is nothing that could be activated then.
"""

_USED: tuple[Verdict, ...] = ("by-itself", "can", "applies")

_DURING: Mapping[str, Occurrence] = {
    "damage-step": "during-the-damage-step",
    "damage-calculation": "during-damage-calculation",
}


@value
class Use:
    """What becomes of an effect in a sub-step, and the clauses that say so."""

    sub_step: SubStep
    verdict: Verdict
    by: tuple[str, ...] = ()


@value
class Line:
    """An effect by its number, 0 for the card without one, with every sub-step in its order."""

    effect: int
    uses: tuple[Use, ...]


def when(card: CardData, ruleset: Ruleset, cards: Cards) -> tuple[Line, ...]:
    """Return when each effect of a card can be used, or acts; nothing without sub-steps."""
    order = sub_steps(ruleset)
    if not order:
        return ()
    seen = _Seen(card, ruleset)
    for battle in battles(card, cards):
        with suppress(Stuck, BadPosition):  # the card keeps this battle from taking place
            session = Session(battle.start, ruleset, cards)
            session.play(battle.attack)
            seen.watch(session.game, session.names.card(battle.asked))
    numbers = range(1, len(card.effects) + 1)
    numbered = sorted({*numbers, *(number for number, _ in seen.found)})
    return tuple(Line(n, tuple(seen.use(n, one) for one in order)) for n in numbered)


def sub_steps(ruleset: Ruleset) -> tuple[SubStep, ...]:
    """Return the sub-steps of the Damage Step under a ruleset, in order; none if it tells none."""
    order, by = Game(ruleset, _NO_BOARD, ()).said(SubSteps())
    return tuple(order) if by is not None else ()


_NO_BOARD = Board(lying.Cards(), (("A", 1), ("B", 1)), 1, "A", "battle")


class _Seen:
    """What was found in the battles so far."""

    def __init__(self, card: CardData, ruleset: Ruleset) -> None:
        self.card = card
        self.answers = answers(card)
        bodies = (only_what_is_admitted, chains_by_choice, nothing_to_calculate)
        self.of_damage_step = {rule.id for rule in ruleset.rules if rule.body in bodies}
        self.found: dict[tuple[int, SubStep], Use] = {}
        self.refused: dict[tuple[int, SubStep], tuple[str, ...]] = {}
        """The clauses that have refused an effect in each of the windows of a sub-step."""
        self.waiting: dict[tuple[int, SubStep], Use] = {}
        """What would become of an effect that waits for something else than a battle."""

    def use(self, number: int, now: SubStep) -> Use:
        """Return what becomes of an effect in a sub-step."""
        found = self.found.get((number, now))
        if found is not None:
            return found
        by = self.refused.get((number, now))
        if by is None:
            return self.waiting.get((number, now), Use(now, "nothing"))
        verdict: Verdict = "if-met" if self.of_damage_step.isdisjoint(by) else "refused"
        return Use(now, verdict, tuple(one for one in by if "#" not in one))

    def watch(self, game: Duel, uid: Uid) -> None:
        """Note what becomes of the card in a battle; of one that answers, after each first link."""
        since, seat = len(game.log), game.state.card(uid).controller
        while (ask := game.ask) is not None and not isinstance(ask, OpenBattle | OpenGameState):
            mine = [option for option in _on_offer(game) if option.card == uid]
            self._wait(game, uid)
            self._apply(game, uid)
            self._ask(game, mine)
            if self.answers and sub_step(game.state) and not game.state.chain:
                for begun in _begun_by_another(game, seat):
                    self._answer_to(begun, uid)
            game = game.answer(_answer(game, mine))
        self._tell(game, since, uid)

    def _answer_to(self, game: Duel, uid: Uid) -> None:
        """Note what the card can do while a Chain is being built."""
        since = len(game.log)
        while game.ask is not None and not isinstance(game.ask, FastEffect | NextOptional):
            game = game.answer(_answer(game, []))
        while game.state.chain and isinstance(game.ask, FastEffect):
            self._ask(game, [option for option in _on_offer(game) if option.card == uid])
            game = game.answer(Pass())
        self._tell(game, since, uid)

    def _tell(self, game: Duel, since: int, uid: Uid) -> None:
        """Note what the log tells of the card from an entry on."""
        now: SubStep | None = None
        for entry in game.log:
            if isinstance(entry.event, SubStepBegan):
                now = entry.event.sub_step
            if entry.n >= since and now is not None:
                self._told(entry, now, uid)

    def _wait(self, game: Duel, uid: Uid) -> None:
        now, card = sub_step(game.state), game.state.card(uid)
        if now is None:
            return
        for number, effect in enumerate(self.card.effects, 1):
            when = effect.when
            if (
                effect.kind in ("trigger", "quick")
                and when is not None
                and not (when.in_battle or when.never_in_battle)
                and (number, now) not in self.waiting
            ):
                kind, named = effect_class(game, card, number)
                verdict, by = game.said(Admits(kind, now, uid))
                clauses = tuple(dict.fromkeys(one for one in (named, by) if one is not None))
                found = Use(now, "if-met" if verdict == "admitted" else "refused", clauses)
                self.waiting[number, now] = found

    def _apply(self, game: Duel, uid: Uid) -> None:
        """Note which continuous effects of the card that go by a battle hold of a card now."""
        now = sub_step(game.state)
        if now is None:
            return
        for card, number, effect in applying(game):
            of_battle = any(isinstance(one, Battles) for one in effect.requires)
            if card.uid != uid or not (effect.during or of_battle):
                continue
            holds = [of_effect(card, number, effect, what) for what in effect.holds]
            there = game.state.on_field()
            if any(is_of_card(game, one, each) for one in holds for each in there):
                place = _DURING.get(effect.during or "")
                by = None if place is None else game.said(SubStepOf(place))[1]
                self._note(number, now, "applies", (by,) if by else ())

    def _ask(self, game: Duel, mine: list[Activate | PutOnChain]) -> None:
        now = sub_step(game.state)
        if now is None or not mine:
            return
        choice = game.choices()
        for option in mine:
            number = effect_number(option)
            if option in choice.legal:
                self._note(number, now, "can", _admitted_by(game, option, now))
        for refusal in choice.refused:
            if refusal.option in mine:
                key = (effect_number(refusal.option), now)
                before = self.refused.get(key, refusal.by)
                self.refused[key] = tuple(one for one in before if one in refusal.by)

    def _told(self, entry: Entry, now: SubStep, uid: Uid) -> None:
        event = entry.event
        if isinstance(event, LinkAdded) and event.link.card == uid and event.link.effect:
            effect = self.card.effects[event.link.effect - 1]
            if effect.kind in ("trigger", "quick") and not effect.optional:
                self._note(event.link.effect, now, "by-itself", _clauses(entry))
        for number, effect in enumerate(self.card.effects, 1):
            at_once = effect.kind in ("continuous", "unchained")
            if at_once and f"{self.card.id}#{number}" in entry.credits:
                self._note(number, now, "applies", _clauses(entry))

    def _note(self, number: int, now: SubStep, verdict: Verdict, by: tuple[str, ...]) -> None:
        known = self.found.get((number, now))
        if known is None or _USED.index(verdict) < _USED.index(known.verdict):
            self.found[number, now] = Use(now, verdict, by)


def _on_offer(game: Duel) -> Iterator[Activate | PutOnChain]:
    for option in game.on_offer():
        if isinstance(option, Activate | PutOnChain):
            yield option


def _begun_by_another(game: Duel, seat: Player) -> Iterator[Duel]:
    """Yield the Duel after each way in which somebody else begins a Chain now."""
    if isinstance(game.ask, FastEffect) and game.ask.player != seat:
        for option in game.choices().legal:
            if isinstance(option, Activate):
                yield game.answer(option)


def _answer(game: Duel, mine: list[Activate | PutOnChain]) -> Option:
    """Return what goes on with the battle: what is triggered goes on a Chain."""
    if game.ask is not None and game.ask.optional and not isinstance(game.ask, NextOptional):
        return Pass()
    legal = game.choices().legal
    return next((option for option in mine if option in legal), next(iter(legal), Pass()))


def _admitted_by(game: Duel, option: Activate | PutOnChain, now: SubStep) -> tuple[str, ...]:
    """Return the clauses by which an effect can be activated in a sub-step."""
    kind, named = effect_class(game, game.state.card(option.card), effect_number(option))
    _, by = game.said(Admits(kind, now, option.card))
    found = tuple(dict.fromkeys(one for one in (named, by) if one is not None))
    return found or tuple(one for one in game.choices().legal[option] if "#" not in one)


def _clauses(entry: Entry) -> tuple[str, ...]:
    return tuple(one for one in entry.credits if "#" not in one)
