"""Where every implementation of a clause of the game is bound to its ID."""

from __future__ import annotations

from ludex.digimon.quantities import DECLARED
from ludex.digimon.table import Table
from ludex.kernel import Inquiry, Rulebook, Run

Playing = Run[Table]
"""A game while a rule acts."""

Asked = Inquiry[Table]
"""A game being asked something."""

book = Rulebook(DECLARED)
rule = book.rule
