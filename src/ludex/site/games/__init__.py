"""The faces of the games: nowhere else does the site name one."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from ludex.site.face import Face

_ROOMS = {"yugioh": "duels", "tournament": "matches", "digimon": "digimon"}
"""By the name of the game."""


class _Faces(Mapping[str, Face]):
    """The face of each game by its name, loaded when it is asked for."""

    def __getitem__(self, game: str) -> Face:
        found: Face = import_module(f"{__name__}.{_ROOMS[game]}").FACE
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(_ROOMS)

    def __len__(self) -> int:
        return len(_ROOMS)


FACES = _Faces()
