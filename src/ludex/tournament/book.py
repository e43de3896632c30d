"""Where every implementation of a clause about Decks and Matches is bound to its ID."""

from __future__ import annotations

from ludex.kernel import Inquiry, Rulebook, Run
from ludex.tournament.match import Match
from ludex.tournament.quantities import DECLARED

Table = Run[Match]
"""A Match while a rule acts."""

Asked = Inquiry[Match]
"""A Match being asked something."""

book = Rulebook(DECLARED)
rule = book.rule
