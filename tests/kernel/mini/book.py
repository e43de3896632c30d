"""The rulebook of the little game."""

from __future__ import annotations

from ludex.kernel import Inquiry, Rulebook, Run
from tests.kernel.mini.board import Board
from tests.kernel.mini.quantities import Reads

Duel = Run[Board]
Asked = Inquiry[Board]

book = Rulebook([Reads])
rule = book.rule
