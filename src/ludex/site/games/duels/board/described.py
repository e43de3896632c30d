"""The board of a Duel in words, for whoever cannot see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from ludex.site.boards.pieces import Picture, Words
from ludex.site.games.duels.board.inside import attacking, life_points, now
from ludex.site.games.duels.board.picture import (
    COLUMNS,
    ROWS,
    Face,
    Hand,
    Middle,
    Pile,
    PlayerLine,
    Single,
    TeamLine,
    players,
    teams,
)


def described(words: Words, picture: Picture) -> Iterator[str]:
    """Yield the sentences that say what a board shows."""
    word = words.word
    middle = cast("Middle", picture["middle"])
    yield word("board.says", what=now(words, middle))
    if middle.attack:
        yield word("board.says", what=attacking(words, middle.attack))
    for side in teams(picture):
        team = cast("TeamLine", picture[f"{side}-team"])
        yield _has(words, word("board.team", team=side), team.life_points)
    for player in players(picture):
        line = cast("PlayerLine", picture[f"{player}-line"])
        yield _has(words, word("board.player", player=player), line.life_points)
        for zone in (*ROWS, "field-zone", "hand", "graveyard", "banished", "extra-deck"):
            names = list(_names(words, picture, player, zone))
            if names:
                yield word("board.lists", zone=word(f"board.{zone}"), cards=_joined(words, names))
        deck = cast("Pile", picture[f"{player}-deck"])
        yield word("board.lists", zone=word("board.deck"), cards=str(deck.count))
    if middle.links:
        links = [f"{link.number} {words.card_name(link.card)}" for link in middle.links]
        yield word("board.lists", zone=word("board.chain"), cards=_joined(words, links))


def _has(words: Words, name: str, points: int | None) -> str:
    what = name if points is None else f"{name}: {life_points(words, points)}"
    return words.word("board.says", what=what)


def _names(words: Words, picture: Picture, player: str, zone: str) -> Iterator[str]:
    names = [f"{player}-{zone}-{n + 1}" for n in range(COLUMNS)] if zone in ROWS else []
    for name in names or [f"{player}-{zone}"]:
        cell = picture[name]
        if isinstance(cell, Pile):
            yield from map(words.card_name, cell.cards)
        elif isinstance(cell, Hand | Single):
            for face in _faces(cell):
                yield _named(words, face)


def _named(words: Words, face: Face) -> str:
    name = words.card_name(face.card)
    if not face.up:
        return f"{name} ({words.word('board.set')})"
    if face.also_monster:
        return f"{name} ({words.word('board.also-monster')})"
    said = []
    if face.on:
        said.append(words.word("board.equips", card=words.card_name(face.on)))
    if face.strength is not None:
        key = "board.atk" if face.position == "attack" else "board.def"
        said.append(words.word(key, number=face.strength))
    if face.counters:
        said.append(words.word("board.counters", number=face.counters))
    if face.marked:
        said.append(words.word("board.marked"))
    return f"{name} ({_joined(words, said)})" if said else name


def _joined(words: Words, items: Iterable[str]) -> str:
    return words.locale.comma.join(items)


def _faces(cell: Hand | Single) -> tuple[Face, ...]:
    if isinstance(cell, Hand):
        return cell.faces
    return () if cell.face is None else (cell.face,)
