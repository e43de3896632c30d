"""Whether a fact is the occasion that an effect waits for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludex.kernel import Event
from ludex.yugioh import facts as e
from ludex.yugioh import vocabulary as v
from ludex.yugioh.book import Asked
from ludex.yugioh.readings.battle import arrival, reached
from ludex.yugioh.readings.departures import was_destroyed
from ludex.yugioh.readings.filters import asks_for_atk, is_monster, matches
from ludex.yugioh.readings.stats import attack
from ludex.yugioh.table.board import NOTHING_MORE, About, Board, Card
from ludex.yugioh.table.seats import Player


def came(when: v.Occasion | None, event: Event, card: Card, g: Asked) -> About | None:
    """Return what an effect of a card has to know of its occasion; None if the fact is none."""
    found = _FACTS.get(type(when))
    if found is None or not isinstance(event, found[0]):
        return None
    about: About | None = found[1](when, event, card, g)
    return about


def concerned(event: Event, board: Board) -> Iterator[Card]:
    """Yield the cards whose Trigger Effects a fact may be an occasion for."""
    seen = []
    if isinstance(event, e.Damaged):
        team = board.seats.team(event.side)
        seen = [card for card in board.cards if card.controller in team]
        seen = [card for card in seen if card.zone == "hand" or card.on_field]
    for uid in (getattr(event, "card", -1), getattr(event, "by", None), _killer(event)):
        if uid is not None and uid >= 0 and board.card(uid) not in seen:
            seen.append(board.card(uid))
    if isinstance(event, e.Summoned | e.FlipSummoned | e.AttackDeclared | e.SentAfterBattle):
        watching = board.cards.watching
        seen += [card for card in watching if card not in seen]
    yield from seen


def _killer(event: Event) -> int | None:
    return event.was.marked_by if isinstance(event, e.SentAfterBattle) else None


def _if(so: bool, about: About = NOTHING_MORE) -> About | None:
    return about if so else None


def _sent(
    when: v.WhenSentToGraveyard, event: e.SentToGraveyard, card: Card, g: Asked
) -> About | None:
    was = event.was
    place = (None, was.zone, "field") if was.on_field else (None, was.zone)
    if when.sent_to_graveyard == "this":
        return _if(event.card == card.uid and when.from_ in place)
    you = card.controller
    whose = when.whose is None or event.to.player in g.state.seats.meant(you, when.whose)
    such = when.was is None or matches(g, was, when.was, you, this=card.uid)
    if not (is_monster(was) and when.from_ in place and whose and such):
        return None
    if not when.destroyed:
        return NOTHING_MORE
    about = About(was=was, destroyed=arrival(g.state.card(event.card)))
    return _if(was_destroyed(g, event), about)


def _left(when: v.WhenLeaves, event: e.Moved, card: Card, g: Asked) -> About | None:
    was = event.was
    so = event.card == card.uid and was.on_field and was.face_up
    if when.known_before and _in_its_first_attack(g, event):
        return None
    return _if(so and (not when.destroyed or was_destroyed(g, event)), About(was=was))


def _in_its_first_attack(g: Asked, event: e.Moved) -> bool:
    """Whether a monster falls in the attack that turned it up, if not by itself afterwards."""
    battle = g.state.battle
    if battle is None or not battle.face_down or battle.target != (event.card, event.was.since):
        return False
    return isinstance(event, e.SentAfterBattle) or not reached(g, "self-destruction")


def _returned(
    when: v.WhenReturnedToHand, event: e.ReturnedToHand, card: Card, g: Asked
) -> About | None:
    you, was = card.controller, event.was
    yours = is_monster(was) and was.controller == you and event.to.player == you
    theirs = when.by is None or event.returned_by in g.state.seats.meant(you, when.by)
    return _if(yours and theirs)


def _battle_destroyed(
    when: v.WhenBattleDestroyed, event: e.SentAfterBattle, card: Card, g: Asked
) -> About | None:
    others, was = len(event.together) > 1, event.was
    you = card.controller
    meant = when.whose is None or was.controller in g.state.seats.meant(you, when.whose)
    about = About(was=was, destroyed=arrival(g.state.card(event.card)))
    return _if(is_monster(was) and meant and not (when.alone and others), about)


def _discarded(when: v.WhenDiscarded, event: e.Discarded, card: Card, g: Asked) -> About | None:
    if event.card != card.uid or (when.by is not None and event.by_effect is None):
        return None
    if when.whose is None:
        return NOTHING_MORE
    meant = g.state.seats.meant(card.controller, when.whose)
    return _if(event.by_effect is not None and _holder(g, event.by_effect) in meant)


def _tribute_summoned(
    _when: v.WhenTributeSummoned, event: e.NormalSummoned, card: Card, _g: Asked
) -> About | None:
    return _if(event.card == card.uid and event.tributes > 0)


WAYS = {e.NormalSummoned: "normal", e.FlipSummoned: "flip"}
"""In which way a monster was Summoned; in any other, it was Special Summoned."""


def _summoned(
    when: v.WhenSummoned, event: e.Summoned | e.FlipSummoned, card: Card, _g: Asked
) -> About | None:
    if event.card != card.uid or WAYS.get(type(event), "special") not in when.how:
        return None
    about = event.about if isinstance(event, e.SpecialSummoned) else NOTHING_MORE
    return _if(when.after is None or about.kind == when.after, about)


def _would_be_summoned(
    when: v.WhenWouldBeSummoned, event: e.SummonBegan, card: Card, g: Asked
) -> About | None:
    theirs = when.by is None or event.player in g.state.seats.meant(card.controller, when.by)
    return _if(event.how in when.how and theirs)


def _monster_summoned(
    when: v.WhenMonsterSummoned, event: e.Summoned | e.FlipSummoned, card: Card, g: Asked
) -> About | None:
    if WAYS.get(type(event), "special") not in when.how:
        return None
    monster = g.state.card(event.card)
    now = About(summoned=((monster.uid, monster.since),))
    return _if(is_such(g, when.monster_summoned, monster, card), now)


def is_such(g: Asked, which: v.Filter, monster: Card, card: Card) -> bool:
    """Whether a monster is one of a filter of a card's text now."""
    atk = attack(g, monster) if asks_for_atk(which) else None
    return matches(g, monster, which, card.controller, this=card.uid, atk=atk)


def _flipped(_when: v.WhenFlipped, event: e.Flipped, card: Card, _g: Asked) -> About | None:
    by_attack = isinstance(event, e.FlippedByAttack)
    return _if(event.card == card.uid, About(by_attack=by_attack))


def _changed(
    when: v.WhenChangedTo, event: e.PositionChanged, card: Card, _g: Asked
) -> About | None:
    return _if(event.card == card.uid and event.to == when.changed_to)


def _inflicted(
    when: v.WhenInflictedBattleDamage, event: e.BattleDamaged, card: Card, g: Asked
) -> About | None:
    if when.direct and (g.state.battle is None or g.state.battle.target is not None):
        return None
    theirs = event.side != g.state.seats.side_of(card.controller)
    this = when.inflicted_battle_damage == "this"
    by = event.by == card.uid if this else _holder(g, event.by) == card.controller
    return _if(by and theirs, About(event.amount, "battle"))


def _took(when: v.WhenTookDamage, event: e.Damaged, card: Card, g: Asked) -> About | None:
    kind: v.DamageKind = "battle" if isinstance(event, e.BattleDamaged) else "effect"
    you = card.controller
    took = event.side == g.state.seats.side_of(you)
    theirs = event.by >= 0 and _holder(g, event.by) in g.state.seats.opponents(you)
    theirs = theirs or when.by is None
    return _if(took and theirs and when.took_damage in ("any", kind), About(event.amount, kind))


def _holder(g: Asked, uid: int) -> Player:
    return g.state.card(uid).controller


def _destroyed(when: v.WhenDestroyedByBattle, event: Event, card: Card, _g: Asked) -> About | None:
    if isinstance(event, e.DestroyedByBattle):
        return _if(event.card == card.uid and not when.sent)
    return _if(_killer(event) is not None and event.subject == card.uid and when.sent)


def _destroys(
    when: v.WhenDestroysByBattle, event: e.SentToGraveyard, card: Card, g: Asked
) -> About | None:
    by_this = card.on_field and card.marked_by is None and _killer(event) == card.uid
    whose = when.whose is None or event.to.player in g.state.seats.meant(
        card.controller, when.whose
    )
    so = by_this and is_monster(event.was) and whose
    return _if(so, About(was=event.was, destroyed=arrival(g.state.card(event.card))))


def _attacks(
    when: v.WhenAttackDeclared, event: e.AttackDeclared, card: Card, g: Asked
) -> About | None:
    if when.attack_declared == "this":
        return _if(event.card == card.uid)
    attacker = g.state.card(event.card).controller
    return _if(when.whose is None or attacker in g.state.seats.meant(card.controller, when.whose))


_FACTS: dict[type, tuple[type[Event] | tuple[type[Event], ...], Callable[..., Any]]] = {
    v.WhenSentToGraveyard: (e.SentToGraveyard, _sent),
    v.WhenLeaves: (e.Moved, _left),
    v.WhenReturnedToHand: (e.ReturnedToHand, _returned),
    v.WhenBattleDestroyed: (e.SentAfterBattle, _battle_destroyed),
    v.WhenDiscarded: (e.Discarded, _discarded),
    v.WhenTributeSummoned: (e.NormalSummoned, _tribute_summoned),
    v.WhenSummoned: ((e.Summoned, e.FlipSummoned), _summoned),
    v.WhenWouldBeSummoned: (e.SummonBegan, _would_be_summoned),
    v.WhenMonsterSummoned: ((e.Summoned, e.FlipSummoned), _monster_summoned),
    v.WhenFlipped: (e.Flipped, _flipped),
    v.WhenChangedTo: (e.PositionChanged, _changed),
    v.WhenInflictedBattleDamage: (e.BattleDamaged, _inflicted),
    v.WhenTookDamage: (e.Damaged, _took),
    v.WhenDestroyedByBattle: ((e.SentToGraveyard, e.DestroyedByBattle), _destroyed),
    v.WhenDestroysByBattle: (e.SentToGraveyard, _destroys),
    v.WhenAttackDeclared: (e.AttackDeclared, _attacks),
}
