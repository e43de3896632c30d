"""The board of a Duel: two sides of a table, and the Chain between them."""

from __future__ import annotations

from ludex.site.boards.pieces import Boards
from ludex.site.games.duels.board.described import described
from ludex.site.games.duels.board.inside import inside
from ludex.site.games.duels.board.picture import Album, moment
from ludex.site.games.duels.board.rows import rows
from ludex.site.games.duels.board.ways import asking, way

DUEL = Boards(Album, rows, inside, described, way, asking, moment)
