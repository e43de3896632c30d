"""The verb `special-summon`."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal, cast

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import SpecialSummoning, Taking
from ludex.yugioh.facts import SpecialSummoned, moved
from ludex.yugioh.faults.costs import place_by_then
from ludex.yugioh.faults.flaw import (
    NOT_BY_EFFECTS,
    Flaw,
    Here,
    at_least,
    listed,
    no_token,
    off_field,
    says_monster,
)
from ludex.yugioh.faults.measures import unmeasured
from ludex.yugioh.readings.finding import found
from ludex.yugioh.readings.happenings import returned_by_link
from ludex.yugioh.readings.moving import room
from ludex.yugioh.readings.seating import both_players, whoever
from ludex.yugioh.readings.stats import attack
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import (
    Carrying,
    Doing,
    cards,
    one_of,
    player_meant,
    players_meant,
    position_of,
)
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import (
    BanishThis,
    Filter,
    SendCost,
    TributeCost,
    TributeThis,
    Where,
    Whose,
    Zone,
)


@value
class SpecialSummon(Verb):
    """Special Summon this card, a target, or one monster of a filter from among places.

    Or, out of the Graveyard, the monster that was destroyed by battle on the occasion.

    From your own side, unless the filter or the targets say whose, and to it, or to your
    opponent's (`to`). In Attack Position, face-up or face-down in Defense Position, or face-up in
    the position that you choose; `atk_at_most` goes by the occasion, and nobody is Summoned against
    your will where it is `optional`. With `who: both` each player does so, the monsters of a
    filter being that player's own. `count` is how many, one after the other, as zones allow;
    `as-many-as-returned`: as this effect has returned to that player's hand. Where that is
    `optional`, whoever Summons one Summons the others, too.
    """

    facts = (SpecialSummoned,)
    special_summons = True
    special_summon: Literal["this", "targets", "destroyed"] | Filter
    from_: tuple[Zone, ...]
    position: Literal["attack", "defense", "either", "face-down"] = "attack"
    atk_at_most: Literal["damage-taken"] | None = None
    optional: bool = False
    to: Whose = "you"
    count: int | Literal["as-many-as-possible", "as-many-as-returned"] = 1
    who: Literal["you", "both"] = "you"

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Let each player Summon monster after monster, as long as one can come."""
        on.summoned = ()
        for player in (yield from players_meant(g, self.who, on)):
            left = self._number(g, on, player)
            begun = False
            while left and (yield from self._bring(g, on, player, begun=begun)):
                left, begun = left - 1, True

    def _number(self, g: Duel, on: Carrying, player: Player) -> int:
        """Return how many monsters a player Summons at most."""
        match self.count:
            case "as-many-as-possible":
                return len(g.state.cards)
            case "as-many-as-returned":
                return returned_by_link(g, on.number, player)
            case number:
                return number

    def _bring(
        self, g: Duel, on: Carrying, you: Player, *, begun: bool
    ) -> Generator[Any, Any, bool]:
        """Let a player choose a monster and its position, and Summon it; whether one came."""
        about = on.link.about
        side = you if self.who == "both" else (yield from player_meant(g, self.to, on))
        free = room(g, "monster-zone", side)
        options = self._summonable(g, you, side, on.card.uid, about) if free else []
        if self.special_summon == "targets":
            targets = list(cards(g, "targets", on))
            options = [card for card in options if card in targets]
        uid = yield from one_of(options, on, optional=self.optional and not begun, player=you)
        if uid is None:
            return False
        on.done = True
        either = self.position == "either"
        position = yield from position_of(uid, on, either=either, player=you)
        if self.position == "defense":
            position = "defense"
        how = {
            "position": position,
            "about": about if self.special_summon == "this" else About(),
            "face_down": self.position == "face-down",
            "summoner": you,
        }
        yield moved(SpecialSummoned, g.state.card(uid), "monster-zone", side, **how)
        on.summoned = (*on.summoned, (uid, g.state.card(uid).since))
        return True

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is such a monster, and room for it, or none is needed."""
        leaving = self._leaving(g.state.card(this))
        if self.who == "both":
            return self.optional or any(
                room(g, "monster-zone", one, leaving if one == you else 0)
                and self._summonable(g, one, one, this, about)
                for one in both_players(g, you)
            )
        sides = whoever(g, self.to, you, about.against)
        return self.optional or any(
            room(g, "monster-zone", side, leaving if side == you else 0)
            and self._summonable(g, you, side, this, about)
            for side in sides
        )

    def looks_at(self) -> Iterator[Filter]:
        """Yield the cards that it may bring, those of a filter in whatever place it names."""
        if isinstance(self.special_summon, Filter):
            whose = self.special_summon.whose or "you"
            for zone in self.from_:
                yield replace(self.special_summon, in_=cast("Where", zone), whose=whose)

    def _leaving(self, card: Card) -> int:
        """Return how many monsters its player gives up to activate this of a card."""
        costs = (
            cost for effect in card.data.effects if self in effect.does for cost in effect.cost
        )
        on_field = card.zone == "monster-zone"
        return sum(
            cost.tribute if isinstance(cost, TributeCost) else on_field
            for cost in costs
            if isinstance(cost, TributeCost | TributeThis | SendCost | BanishThis)
        )

    def _summonable(
        self, g: Asked, you: Player, side: Player, this: Uid, about: About
    ) -> list[Card]:
        which = self.special_summon if isinstance(self.special_summon, Filter) else Filter()
        options = [
            card
            for card in found(g, which, you, this, self.from_, against=about.against)
            if self._may_lie_there(card, you)
            if not g.refusals(self._coming(card, side, this))
            if self.special_summon != "this" or card.uid == this
            if self.special_summon != "destroyed" or (card.uid, card.since) == about.destroyed
            if len(self.from_) < 2 or not g.refuses(Taking(card.uid, this))
        ]
        if self.atk_at_most is None:
            return options
        return [card for card in options if attack(g, card) <= about.damage]

    def refuses_target(self, g: Asked, this: Uid, card: Card) -> Sequence[str]:
        """Return what keeps a card from being taken that its own text never lets come so."""
        if self.special_summon != "targets" or not card.data.limits_special_summons:
            return ()
        return g.refusals(self._coming(card, g.state.card(this).controller, this))

    def _coming(self, card: Card, side: Player, this: Uid) -> SpecialSummoning:
        return SpecialSummoning(card.uid, side, self.position == "face-down", by=this)

    def _may_lie_there(self, card: Card, you: Player) -> bool:
        which = self.special_summon
        told = which in ("targets", "destroyed") or (
            isinstance(which, Filter) and which.whose is not None
        )
        return told or card.controller == you

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield what is no monster, or lies where nothing is Special Summoned from."""
        piles: tuple[Zone, ...] = ("hand", "deck", "graveyard", "banished")
        if self.special_summon == "this" and here.effect.from_ == "spell-trap-zone":
            piles = ("spell-trap-zone",)
        if not self.from_:
            yield Flaw(("from",), "no place", listed(piles))
        for index, place in enumerate(self.from_):
            if place not in piles:
                yield Flaw(("from", index), f"'{place}'", listed(piles))
        if self.special_summon == "destroyed" and self.from_ != ("graveyard",):
            found = "'from' without the place where that monster lies, or with others"
            yield Flaw(("from",), found, "'graveyard' alone")
        yield from self._flaws_of_several(here)
        yield from unmeasured(self.atk_at_most, ("atk-at-most",), here)
        yield from self._flaws_of_monster(here)

    def _flaws_of_several(self, here: Here) -> Iterator[Flaw]:
        """Yield what keeps several monsters from being Summoned, or both players from doing it."""
        yield from at_least(1, self.count, ("count",))
        several = self.count != 1 or self.who == "both"
        if several and not isinstance(self.special_summon, Filter):
            found = f"several Summons of '{self.special_summon}'"
            yield Flaw((self.name,), found, "a filter")
        if self.who == "both" and self.to != "you":
            yield Flaw(("to",), "another side than that of each player", "nothing")
        returns = any(verb.name == "return-to-hand" for verb in here.before)
        if self.count == "as-many-as-returned" and not returns:
            found = "as many as were returned, and none were"
            yield Flaw(("count",), found, "a 'return-to-hand' before it")

    def _flaws_of_monster(self, here: Here) -> Iterator[Flaw]:
        """Yield what keeps that from being a monster, there, that would be Special Summoned."""
        which, at = self.special_summon, (self.name,)
        yield from self._never(here)
        if which == "this":
            went = [verb.moves for verb in here.before if verb.moves and verb.first == "this"]
            moved = any(verb.moves and verb.first != "targets" for verb in here.before)
            place = went[0] if went else self._place(here)
            if here.card.family != "monster":
                found = f"a {here.card.family} that Special Summons itself, and is no monster"
                yield Flaw(at, found, "a filter, or 'targets'")
            elif place not in self.from_ and (went or not moved):
                found = f"'from' without the place where this card is by then, '{place}'"
                yield Flaw(("from",), found, f"'{place}'" if place != "field" else "another card")
            return
        told = which if isinstance(which, Filter) else None
        if which == "targets" and here.effect.targets is not None:
            told = here.effect.targets.of
            if here.effect.targets.count != 1:
                found = f"one of {here.effect.targets.count} targets, and the others in vain"
                yield Flaw(at, found, "'count: 1' in 'targets'")
        if told is None:
            return
        if not says_monster(told, here.cards):
            yield Flaw(at, "cards that may be Spells or Traps", "'kind: monster' in the filter")
        if told.in_ not in (None, *self.from_):
            found = f"'from' without the place where the filter means cards, '{told.in_}'"
            yield Flaw(("from",), found, f"{listed(self.from_)} as 'in'")
        elif told.in_ is not None and len(self.from_) > 1:
            found = f"'from' with more places than that of the filter, '{told.in_}'"
            yield Flaw(("from",), found, f"'{told.in_}' alone")

    @staticmethod
    def _place(here: Here) -> str:
        """Return where this card is by then; one that is equipped is in a zone by itself."""
        equipped = here.effect.from_ == "spell-trap-zone"
        return "spell-trap-zone" if equipped else place_by_then(here)

    def _never(self, here: Here) -> Iterator[Flaw]:
        """Yield cards that are never Special Summoned, or never lie there so."""
        which, at = self.special_summon, (self.name,)
        if isinstance(which, Filter) and which.in_ is None:
            yield from no_token(which, at, here)
            yield from off_field(which, at)
        named = which.named if isinstance(which, Filter) else ()
        for never in [here.card] if which == "this" else map(here.cards.get, named):
            if never is None:
                continue
            only = never.special_summoned_only_by
            if never.cannot_be_special_summoned in NOT_BY_EFFECTS:
                yield Flaw(at, f"'{never.id}', which cannot be Special Summoned", "another card")
            elif only and here.card.id not in only:
                found = f"'{never.id}', which this card does not Special Summon"
                yield Flaw(at, found, f"the effect of {listed(only)}")
