"""What every fact of a Duel is."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import Event


class Fact(Event):
    """A fact of a Duel. `happening` tells whether it counts as something that happened last."""

    __slots__ = ()
    happening: ClassVar[bool] = False
