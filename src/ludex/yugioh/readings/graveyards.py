"""What texts do to effects that have something to do with the Graveyards."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.yugioh.book import Asked
from ludex.yugioh.cards import Effect
from ludex.yugioh.facts import Moved
from ludex.yugioh.readings.finding import found
from ludex.yugioh.readings.holding import Holding, holding, of_player
from ludex.yugioh.table.board import Card, Link, Uid
from ludex.yugioh.verbs import Verb
from ludex.yugioh.vocabulary import AboutGraveyard, Filter, GraveyardUnaffected, NegatesEffects


def out_of_reach(g: Asked, card: Card, source: Uid) -> bool:
    """Whether a card lies in a Graveyard that another card does not affect."""
    if card.zone != "graveyard" or not holding(g, GraveyardUnaffected):
        return False
    name = g.state.card(source).data.id
    found = of_player(g, GraveyardUnaffected, card.controller)
    return any(one.what.graveyard_unaffected_by == name for one in found)


def deals_so(g: Asked, one: Holding[NegatesEffects], link: Link, effect: Effect) -> bool:
    """Whether an effect has to do with the Graveyards what a text negates."""
    what: AboutGraveyard = one.what.negates_effects
    if what == "activated-in-graveyard":
        return link.zone == "graveyard"
    if what == "targeting-in-graveyard":
        which = effect.targets.of.in_ if effect.targets is not None else None
        return which == "graveyard" and bool(link.targets)
    moved = (card for verb in effect.does for card in _moved(g, verb, link))
    return any(not out_of_reach(g, card, one.source) for card in moved)


def _moved(g: Asked, verb: Verb, link: Link) -> Iterator[Card]:
    """Yield the cards of the Graveyards that a verb would move, and no other than these."""
    if not any(issubclass(fact, Moved) for fact in verb.facts):
        return
    which = verb.first
    if which == "targets":
        there = zip(link.targets, link.arrivals, strict=True)
        meant = [g.state.card(one[0]) for one in there if g.state.stays(one)]
        yield from (card for card in meant if card.zone == "graveyard")
    elif isinstance(which, Filter):
        places = (which.in_,) if which.in_ is not None else getattr(verb, "from_", ())
        if places == ("graveyard",):
            cards = found(g, which, link.player, link.card, against=link.about.against)
            yield from (card for card in cards if card.zone == "graveyard")
