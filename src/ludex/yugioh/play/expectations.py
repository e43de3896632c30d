"""Whether an expectation holds in a run: what was expected, what is, and who had a hand in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from ludex.kernel import Chose, Event
from ludex.playing import BadPosition, Stuck, Verdict, compare, written
from ludex.playing.errors import worded
from ludex.yugioh import examples as ex
from ludex.yugioh.facts import (
    Destroyed,
    DestroyedByBattle,
    Moved,
    NotDestroyedAfterAll,
    SentAfterBattle,
    SubStepBegan,
    TokenVanished,
)
from ludex.yugioh.play.looking import in_view
from ludex.yugioh.play.position import Names
from ludex.yugioh.play.script import Found
from ludex.yugioh.play.seating import strangers
from ludex.yugioh.play.session import Session
from ludex.yugioh.quantities import ZonesEach
from ludex.yugioh.readings.battle import sub_step
from ludex.yugioh.readings.filters import lies_in
from ludex.yugioh.readings.finding import monsters
from ludex.yugioh.readings.stats import attack, defence
from ludex.yugioh.table.board import Card, Uid


def check(session: Session, expect: ex.Expect) -> Verdict:
    """Return whether an expectation holds now; raises BadPosition for a name that means nothing."""
    if wrong := [*strangers(expect, session.first.seats)]:
        raise BadPosition(*wrong)
    return _CHECKS[type(expect)](session, expect)


def _card_is(session: Session, want: ex.CardIs) -> Verdict:
    game = session.game
    card = game.state.card(session.names.card(want.card))

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        there = want.zone is not None and lies_in(card, want.zone)
        yield "zone", want.zone, want.zone if there else card.zone
        yield "controller", want.controller, card.controller
        yield "owner", want.owner, card.owner
        yield "face", want.face, "up" if card.face_up else "down"
        yield "position", want.position, card.position
        yield "marked", want.marked, card.marked_by is not None
        yield "counters", want.counters, card.counters
        if want.equipped_to is not None:
            yield "equipped to", want.equipped_to, _bearer(session, card, want.equipped_to)
        if want.atk is not None or want.def_ is not None:
            yield "ATK", want.atk, attack(game, card)
            yield "DEF", want.def_, defence(game, card)
        if want.destroyed_by is not None:
            by = _destroyers(session, card.uid)
            same = want.destroyed_by in by
            yield "destroyed by", want.destroyed_by, want.destroyed_by if same else min(by)

    return compare(pairs(), want.card, asking=want)


def _bearer(session: Session, card: Card, wanted: str) -> str:
    """Return the name of the monster that a card is equipped to, or `nothing`."""
    if card.equipped_to is None:
        return "nothing"
    uid = card.equipped_to[0]
    same = wanted != "nothing" and session.names.one_of(wanted, frozenset({uid})) is not None
    return wanted if same else session.names.of(uid)


def _destroyers(session: Session, uid: int) -> frozenset[str]:
    """Return the names of the card that destroyed another, or `rules`, or `nothing`."""
    found = _destructions_of(session, uid)
    if not found:
        return frozenset({"nothing"})
    by = found[-1].by
    return frozenset({"rules"}) if by is None else session.names.all_of(by)


def _destructions_of(session: Session, uid: int) -> list[Destroyed | DestroyedByBattle]:
    """Return the destructions of a card; one by battle that something else came before is none."""
    found: list[Destroyed | DestroyedByBattle] = []
    for entry in session.game.log:
        event = entry.event
        if isinstance(event, Destroyed | DestroyedByBattle) and event.card == uid:
            found.append(event)
        elif event.subject == uid and _was_forestalled(event):
            by_battle = [n for n, one in enumerate(found) if isinstance(one, DestroyedByBattle)]
            if by_battle:  # what goes in the place of another was not destroyed by it
                del found[by_battle[-1]]
    return found


def _was_forestalled(event: Event) -> bool:
    """Whether a monster that was destroyed by battle stays, or something else took it away."""
    if isinstance(event, Moved):
        marked = event.was.marked_by is not None
        return marked and not isinstance(event, SentAfterBattle | TokenVanished)
    return isinstance(event, NotDestroyedAfterAll)


def _player_has(session: Session, want: ex.PlayerHas) -> Verdict:
    board, who = session.game.state, want.player

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "Life Points", want.life_points, board.lp(who)
        yield "hand", want.hand, len(board.at("hand", who))
        yield "deck", want.deck, len(board.at("deck", who))
        yield "extra-deck", want.extra_deck, len(board.at("extra-deck", who))
        yield "graveyard", want.graveyard, len(board.at("graveyard", who))
        yield "monsters", want.monsters, len(monsters(session.game, who))

    verdict = compare(pairs(), who, asking=want)
    about = (board.seats.side_of(who),) if want.life_points is not None else ()
    return replace(verdict, about=about)


def _are(names: Names, wanted: Sequence[str], cards: Sequence[Uid]) -> bool:
    """Whether names mean some cards, one each in order; a name that means no card raises."""
    meant = [names.means(name) for name in wanted]
    return len(meant) == len(cards) and all(
        uid in each for uid, each in zip(cards, meant, strict=True)
    )


def _chain_is(session: Session, want: ex.ChainIs) -> Verdict:
    cards = [link.card for link in session.game.state.chain]
    have = [session.names.of(uid) for uid in cards]
    same = _are(session.names, want.chain, cards)
    instead = replace(want, chain=tuple(have))
    return Verdict(same, f"Chain {list(want.chain)}", f"Chain {have}", instead=instead)


def _link_is(session: Session, want: ex.LinkIs) -> Verdict:
    chain, names = session.game.state.chain, session.names
    if not 0 < want.link <= len(chain):
        return Verdict(False, f"Chain Link {want.link}", f"{len(chain)} Chain Links")
    link = chain[want.link - 1]

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        if want.card is not None:
            same = _are(names, [want.card], [link.card])
            yield "card", want.card, want.card if same else names.of(link.card)
        yield "player", want.player, link.player
        yield "Spell Speed", want.spell_speed, link.spell_speed
        if want.targets is not None:
            same = _are(names, want.targets, link.targets)
            have = tuple(names.of(uid) for uid in link.targets)
            yield "targets", want.targets, want.targets if same else have

    return compare(pairs(), f"Chain Link {want.link}", asking=want)


def _now(session: Session, want: ex.Now) -> Verdict:
    board = session.game.state

    def pairs() -> Iterator[tuple[str, Any, Any]]:
        yield "phase", want.phase, board.phase
        yield "step", want.step, board.step
        yield "sub-step", want.sub_step, sub_step(board)
        yield "turn player", want.turn_player, board.turn_player
        yield "turn", want.turn, board.turn

    return compare(pairs(), asking=want)


def _damage_step_was(session: Session, want: ex.DamageStepWas) -> Verdict:
    have: list[str] = []
    for entry in session.game.log:
        if isinstance(entry.event, SubStepBegan):
            earlier = have if entry.event.number > 1 else []
            have = [*earlier, entry.event.sub_step]
    pairs = iter([("damage step", want.damage_step, tuple(have))])
    verdict = compare(pairs, asking=want)
    return replace(verdict, about=("damage-step",))


def _result(session: Session, want: ex.Result) -> Verdict:
    board = session.game.state
    have = "nobody"
    if board.over:
        have = board.winner or "draw"
    meant = dict(board.seats.order).get(want.winner, want.winner)
    verdict = compare(iter([("winner", meant, have)]), asking=want)
    return replace(verdict, about=("over:", *board.seats.players))


def _destructions(session: Session, want: ex.Destructions) -> Verdict:
    uid = session.names.card(want.destroyed)

    times = len(_destructions_of(session, uid))
    return compare(iter([("times", want.times, times)]), want.destroyed, asking=want)


def _zones_are(session: Session, want: ex.ZonesAre) -> Verdict:
    have = session.game.value(ZonesEach(want.zones, session.first.seats.players[0]))
    return compare(iter([("number", want.number, have)]), want.zones, asking=want)


def _decides(session: Session, want: ex.Decides) -> Verdict:
    return compare(iter([("decides", want.decides, session.game.player)]), asking=want)


def _cannot(session: Session, want: ex.Cannot) -> Verdict:
    legal, by = _tried(session, want.cannot)
    expected = f"{written(want.cannot)} refused by {want.because}"
    if legal:
        return Verdict(False, expected, worded("legal"), by)
    found = worded("refused-by", by=", ".join(by)) if by else worded("not-offered-at-all")
    held = want.because in (by or ("nothing",))
    return Verdict(held, expected, found, by, as_is=not held)


def _tried(session: Session, act: ex.Act | ex.LookAtCard) -> tuple[bool, tuple[str, ...]]:
    """Return whether an act is legal, and who offers or refuses it: nobody if it is no option."""
    try:
        if isinstance(act, ex.Choose):
            return True, _choose(session, act)
        found = _found(session, act)
        if not found.legal:
            return False, tuple(found.refused_by)
        return True, found.choice.legal[found.legal[0]]
    except Stuck as stuck:
        return False, tuple(stuck.by)


def _found(session: Session, act: ex.Act | ex.LookAtCard) -> Found:
    """Return the window of an act, after which it has been tried; of a look, what may be seen now.

    Raises Stuck where there is no window, or what the act chooses on its way is refused.
    """
    if isinstance(act, ex.LookAtCard):
        return in_view(session.game, act.player, session.names.card(act.look_at))
    found = session.window(session.game, act)
    if found.legal:
        session.undertaken(found, act)
    return found


def _choose(session: Session, act: ex.Choose) -> tuple[str, ...]:
    """Return who asks for a choice that can be made, or offers what is chosen."""
    size = len(session.game.log)
    game = session.chosen(session.game, act.player, act.choose, since=size, waiting=True)
    made = [e for e in game.log if e.n >= size and isinstance(e.event, Chose)]
    return tuple(dict.fromkeys(clause for entry in made for clause in entry.credits))


def _can(session: Session, want: ex.Can) -> Verdict:
    act = want.can
    expected = f"{written(act)} legal" + (f", offered by {want.by}" if want.by else "")
    try:
        if isinstance(act, ex.Choose):
            offered = _choose(session, act)
        else:
            found = _found(session, act)
            if not found.legal:
                by = ", ".join(found.refused_by)
                told = worded("refused-by", by=by) if by else worded("not-offered-at-all")
                return Verdict(False, expected, told)
            offered = found.choice.legal[found.legal[0]]
    except Stuck as stuck:
        return Verdict(False, expected, stuck.args[0])
    held = want.by is None or want.by in offered
    return Verdict(held, expected, f"offered by {', '.join(offered)}", offered, as_is=not held)


_CHECKS: dict[type, Callable[[Session, Any], Verdict]] = {
    ex.CardIs: _card_is,
    ex.PlayerHas: _player_has,
    ex.ChainIs: _chain_is,
    ex.LinkIs: _link_is,
    ex.Now: _now,
    ex.DamageStepWas: _damage_step_was,
    ex.Result: _result,
    ex.Destructions: _destructions,
    ex.ZonesAre: _zones_are,
    ex.Decides: _decides,
    ex.Cannot: _cannot,
    ex.Can: _can,
}
