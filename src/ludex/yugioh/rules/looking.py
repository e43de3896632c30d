"""TCG-27: which cards players may look at."""

from __future__ import annotations

from ludex.yugioh.book import Asked, rule
from ludex.yugioh.decisions.looking import LookAt, MayLook
from ludex.yugioh.quantities import ShownTo


@rule("TCG-27.1", permits=MayLook)
def at_every_card(g: Asked, ask: MayLook) -> list[LookAt]:
    """A player may look at every card in the Duel that no rule hides from that player."""
    place = g.state.card(ask.card).places[0]
    searching = any(g.state.card(uid).places[0] == place for uid in ask.choosing)
    return [LookAt(ask.card, ask.player, searching)] if place.zone != "aside" else []


@rule("TCG-27.2", forbids=LookAt)
def at_no_card_in_a_deck(g: Asked, option: LookAt) -> bool:
    """Nobody looks at the cards in a Deck, except who has to choose from it."""
    return g.state.card(option.card).zone == "deck" and not option.searching


@rule("TCG-27.3", forbids=LookAt)
def at_no_hand_of_another(g: Asked, option: LookAt) -> bool:
    """Nobody looks at the cards in the hand of another player."""
    return g.state.card(option.card).zone == "hand" and _of_another(g, option)


@rule("TCG-27.4", forbids=LookAt)
def at_nothing_face_down_of_another(g: Asked, option: LookAt) -> bool:
    """Nobody looks at face-down cards on the field that another player controls."""
    card = g.state.card(option.card)
    return card.on_field and not card.face_up and _of_another(g, option)


@rule("TCG-27.5", forbids=LookAt)
def at_no_extra_deck_of_another(g: Asked, option: LookAt) -> bool:
    """Nobody looks at the cards in the Extra Deck of another player."""
    return g.state.card(option.card).zone == "extra-deck" and _of_another(g, option)


def _of_another(g: Asked, option: LookAt) -> bool:
    """Whether a card is with another player, and no rule shows it to the one who would look."""
    held_by = g.state.card(option.card).controller
    return held_by != option.player and not g.value(ShownTo(option.card, option.player))
