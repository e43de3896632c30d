"""Where every implementation of a Yu-Gi-Oh! clause is bound to its ID."""

from __future__ import annotations

from ludex.kernel import Inquiry, Rulebook, Run
from ludex.yugioh.quantities import DECLARED
from ludex.yugioh.table.board import Board

Duel = Run[Board]
"""A Duel while a rule acts."""

Asked = Inquiry[Board]
"""A Duel being asked something."""

book = Rulebook(DECLARED)
rule = book.rule
