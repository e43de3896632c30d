"""The faces of the games: nowhere else does the site name one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludex.site.expects import Say
    from ludex.site.face import Face

_ROOMS = {"yugioh": "duels", "tournament": "matches", "digimon": "digimon"}
"""By the name of the game."""


class _Faces(Mapping[str, "Face"]):
    """The face of each game by its name, loaded when it is asked for."""

    def __getitem__(self, game: str) -> Face:
        found: Face = import_module(f"{__name__}.{_ROOMS[game]}.face").FACE
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(_ROOMS)

    def __len__(self) -> int:
        return len(_ROOMS)


FACES = _Faces()


def expectations(game: str) -> tuple[Mapping[type, Say], Callable[[Any], Mapping[str, str]]]:
    """Return how the expectations of a game are said, and the cards that its names mean.

    That is all of its face that a command line asks for; boards and charts take time to load.
    """
    room = f"{__name__}.{_ROOMS[game]}"
    return import_module(f"{room}.expects").SAID, import_module(f"{room}.labels").labels
