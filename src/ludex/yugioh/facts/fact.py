"""What every fact of a Duel is."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import Event
from ludex.playing import Sentences
from ludex.yugioh.table.told import ToldOfDuel


class Fact(ToldOfDuel, Event):
    """A fact of a Duel. `happening` tells whether it counts as something that happened last."""

    __slots__ = ()
    told: ClassVar[Sentences] = None
    happening: ClassVar[bool] = False
