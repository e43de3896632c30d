"""The board of a Duel: two sides of a table, and the Chain between them."""

from __future__ import annotations

from ludex.site.boards.duel.described import described
from ludex.site.boards.duel.inside import inside
from ludex.site.boards.duel.picture import Album
from ludex.site.boards.duel.slots import slots
from ludex.site.boards.pieces import Boards

DUEL = Boards(Album, slots, inside, described)
