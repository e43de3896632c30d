"""TCG-26, second part: cards that have the name of another one while they are on the field."""

from __future__ import annotations

from ludex.yugioh.book import Asked, rule
from ludex.yugioh.quantities import NameTaken
from ludex.yugioh.readings.holding import of_card
from ludex.yugioh.vocabulary import CountsAs


@rule("TCG-26.6", sets=NameTaken)
def name_while_face_up(g: Asked, quantity: NameTaken) -> str | None:
    """A card whose text gives it another name has that one while it is face-up on the field."""
    card = g.state.card(quantity.card)
    return next((one.what.counts_as for one in of_card(g, CountsAs, card)), None)
