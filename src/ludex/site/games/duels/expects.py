"""Expectations of a Duel in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, get_args

from markupsafe import Markup

from ludex.i18n.text import Placeholder
from ludex.site.expects import Expects
from ludex.site.markup import made
from ludex.yugioh import examples as ex
from ludex.yugioh.table.seats import DUEL_OF_FOUR
from ludex.yugioh.words.terms import PHASES, POSITIONS


def _card_is(say: Expects, want: ex.CardIs) -> Markup:
    facts = chain(_lies(say, want), _is(say, want))
    return say.of(say.writer.card(say.card(want.card).ref), facts)


def _lies(say: Expects, want: ex.CardIs) -> Iterator[Markup]:
    """Yield where a card is expected, and how it lies there."""
    ui = say.writer.ui
    if want.zone is not None:
        yield ui(f"zone.{want.zone}")
    if want.controller is not None:
        yield ui("expect.controller", player=want.controller)
    if want.owner is not None:
        yield ui("expect.owner", player=want.owner)
    if want.face is not None:
        yield ui(f"expect.face-{want.face}")
    if want.position is not None:
        yield ui(f"expect.{want.position}")


def _is(say: Expects, want: ex.CardIs) -> Iterator[Markup]:
    """Yield how strong a card is expected to be, and what has become of it."""
    ui = say.writer.ui
    if want.atk is not None:
        yield ui("board.atk", number=want.atk)
    if want.def_ is not None:
        yield ui("board.def", number=want.def_)
    if want.counters is not None:
        yield from _counters(say, want.counters)
    if want.equipped_to == "nothing":
        yield ui("expect.not-equipped")
    elif want.equipped_to is not None:
        yield ui("expect.equipped", card=say.card(want.equipped_to))
    if want.destroyed_by is not None:
        yield _destroyed_by(say, want.destroyed_by, want.card)
    if want.marked is not None:
        yield ui("expect.marked") if want.marked else ui("expect.not-marked")


def _counters(say: Expects, counters: tuple[str, ...]) -> Iterator[Markup]:
    spell = counters.count("spell")
    if not counters:
        yield say.writer.ui("expect.no-counter")
    if spell:
        yield say.writer.ui("expect.spell-counters", count=spell)
    if others := len(counters) - spell:
        yield say.writer.ui("expect.counters", count=others)


def _destroyed_by(say: Expects, by: str, card: str) -> Markup:
    if by == "rules":
        return say.writer.ui("expect.destroyed-by-rules")
    if by == "nothing":
        return say.writer.ui("expect.not-destroyed")
    if by == card:
        return say.writer.ui("expect.destroyed-by-itself")
    return say.writer.ui("expect.destroyed-by-card", card=say.card(by))


def _player_has(say: Expects, want: ex.PlayerHas) -> Markup:
    ui = say.writer.ui

    def facts() -> Iterator[Markup]:
        if want.life_points is not None:
            yield ui("board.life-points", number=want.life_points)
        for key, count in (
            ("expect.in-hand", want.hand),
            ("expect.in-deck", want.deck),
            ("expect.in-extra-deck", want.extra_deck),
            ("expect.in-graveyard", want.graveyard),
            ("expect.monsters", want.monsters),
        ):
            if count is not None:
                yield ui(key, count=count)

    return say.of(ui("board.player", player=want.player), facts())


def _chain_is(say: Expects, want: ex.ChainIs) -> Markup:
    if not want.chain:
        return say.writer.ui("expect.no-chain")
    cards = (say.writer.card(say.card(name).ref) for name in want.chain)
    return say.of(say.writer.ui("board.chain"), cards)


def _link_is(say: Expects, want: ex.LinkIs) -> Markup:
    ui = say.writer.ui

    def facts() -> Iterator[Markup]:
        if want.card is not None:
            yield say.writer.card(say.card(want.card).ref)
        if want.player is not None:
            yield ui("expect.link-player", player=want.player)
        if want.spell_speed is not None:
            yield ui("expect.spell-speed", number=want.spell_speed)
        if want.targets is not None:
            for name in want.targets:
                yield ui("expect.target", card=say.card(name))
            if not want.targets:
                yield ui("expect.no-target")

    return say.of(ui("expect.link", number=want.link), facts())


def _now(say: Expects, want: ex.Now) -> Markup:
    ui = say.writer.ui

    def facts() -> Iterator[Markup]:
        yield say.writer.term(PHASES[want.phase])
        if want.step is not None:
            yield say.writer.term(want.step)
        if want.sub_step is not None:
            yield ui(f"sub-step.{want.sub_step}")
        if want.turn_player is not None:
            yield ui("expect.turn-player", player=want.turn_player)
        if want.turn is not None:
            yield ui("expect.turn", number=want.turn)

    return say.of(ui("expect.now"), facts())


def _damage_step_was(say: Expects, want: ex.DamageStepWas) -> Markup:
    ui = say.writer.ui
    return say.of(ui("expect.damage-step"), (ui(f"sub-step.{one}") for one in want.damage_step))


def _phase(phase: str) -> Placeholder:
    return Placeholder("term", PHASES[phase])


def _result(say: Expects, want: ex.Result) -> Markup:
    if want.winner in ("nobody", "draw"):
        return say.writer.ui(f"expect.{want.winner}")
    if (side := dict(DUEL_OF_FOUR.order).get(want.winner)) is not None:
        return say.writer.ui("expect.winner-team", team=side)
    return say.writer.ui("expect.winner", player=want.winner)


def _destructions(say: Expects, want: ex.Destructions) -> Markup:
    ui = say.writer.ui
    times = ui("expect.destroyed", count=want.times) if want.times else ui("expect.not-destroyed")
    return say.of(say.writer.card(say.card(want.destroyed).ref), iter([times]))


def _zones_are(say: Expects, want: ex.ZonesAre) -> Markup:
    number = say.writer.ui("expect.zones", number=want.number)
    return say.of(say.writer.ui(f"zone.{want.zones}"), iter([number]))


def _may(say: Expects, key: str, act: ex.Act | ex.LookAtCard) -> Markup:
    """Return that a player can or cannot do something."""
    verb = next(name for name in act.__dataclass_fields__ if name != "player")
    what = getattr(act, verb)
    kind = verb.rstrip("_").replace("_", "-")
    if isinstance(act, ex.GoTo):
        return say.writer.ui(f"{key}.{kind}", player=act.player, phase=_phase(what))
    if isinstance(act, ex.TakeIn):
        position = Placeholder("term", POSITIONS[what])
        return say.writer.ui(f"{key}.{kind}", player=act.player, position=position)
    if isinstance(act, ex.AttackWith):
        return _attack(say, key, act)
    names = what if isinstance(what, tuple) else (what,)
    if isinstance(act, ex.Choose) and (players := set(names) & set(get_args(ex.Who))):
        return say.writer.ui(f"{key}.choose-player", player=act.player, chosen=players.pop())
    if isinstance(act, ex.ActivateCard) and say.kind(act.activate).startswith("monster-"):
        kind = "activate-effect"
    said = say.writer.ui(f"{key}.{kind}", player=act.player, card=[*map(say.card, names)])
    return _with(say, said, list(_choices(say, act)))


def _attack(say: Expects, key: str, act: ex.AttackWith) -> Markup:
    card = say.card(act.attack)
    if act.target is None:
        return say.writer.ui(f"{key}.attack-directly", player=act.player, card=card)
    target = say.card(act.target)
    return say.writer.ui(f"{key}.attack", player=act.player, card=card, target=target)


def _with(say: Expects, said: Markup, how: Sequence[Markup]) -> Markup:
    """Return a sentence with how something is done in brackets before its full stop."""
    if not how:
        return said
    stop = said[-1]
    brackets = say.writer.ui("act.how", how=made(say.writer.locale.comma).join(how))
    return made(f"{said[:-1]}{'' if stop == '。' else ' '}{brackets}{stop}")


def _choices(say: Expects, act: ex.Act | ex.LookAtCard) -> Iterator[Markup]:
    """Yield the effect and the cards that an act chooses on its way."""
    if isinstance(act, ex.ActivateCard) and act.effect is not None:
        yield say.writer.ui("act.effect", number=act.effect)
    for choice in ("tribute", "targets", "discard"):
        names = getattr(act, choice, ())
        if names:
            yield say.writer.ui(f"act.{choice}", card=[say.card(name) for name in names])


SAID: Mapping[type, Callable[[Expects, Any], Markup]] = {
    ex.CardIs: _card_is,
    ex.PlayerHas: _player_has,
    ex.ChainIs: _chain_is,
    ex.LinkIs: _link_is,
    ex.Now: _now,
    ex.DamageStepWas: _damage_step_was,
    ex.Result: _result,
    ex.Destructions: _destructions,
    ex.ZonesAre: _zones_are,
    ex.Decides: lambda say, want: say.writer.ui("expect.decides", player=want.decides),
    ex.Cannot: lambda say, want: _may(say, "cannot", want.cannot),
    ex.Can: lambda say, want: _may(say, "can", want.can),
}
