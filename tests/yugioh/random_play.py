"""Random Duels: any encoded cards in any position, and uniformly random legal decisions."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Literal

from ludex.kernel import Game, Option, Pass, Ruleset
from ludex.yugioh import examples as ex
from ludex.yugioh.board import Board
from ludex.yugioh.position import deal, lay_out
from ludex.yugioh.vocabulary import CardData

Duel = Game[Board]
Cards = Mapping[str, CardData]

WHO: tuple[ex.Who, ...] = ("A", "B")
FACES: tuple[Literal["up", "down"], ...] = ("up", "down")
PHASES: tuple[ex.Phase, ...] = ("draw", "standby", "main-1", "main-2")
LIFE_POINTS = (1, 100, 500, 800, 1000, 1001, 2000, 8000)
"""Amounts around which costs can or cannot be paid, and damage decides a Duel."""


def begun(seed: int, ruleset: Ruleset, cards: Cards) -> Duel:
    """Return the Duel of a seed before its first decision."""
    return deal(position(seed, cards), first_board(seed, cards), ruleset)


def first_board(seed: int, cards: Cards) -> Board:
    """Return the board from which the Duel of a seed begins."""
    board, _ = lay_out(position(seed, cards), cards)
    return board


def duel(seed: int, ruleset: Ruleset, cards: Cards, decisions: int) -> Iterator[Duel]:
    """Yield the Duel of a seed, and then as it stands after each of its random decisions."""
    game = begun(seed, ruleset, cards)
    yield game
    chance = chance_of(seed)
    for _ in range(decisions):
        options = decisions_of(game)
        if not options:
            return
        game = game.answer(chance.choice(options))
        yield game


def decisions_of(game: Duel) -> list[Option]:
    """Return everything that whoever decides may do now, declining included."""
    if game.ask is None:
        return []
    return [*game.choices().legal, *([Pass()] if game.ask.optional else [])]


def replayed(game: Duel, first: Duel) -> Duel:
    """Return a Duel played again from its first decision with the answers of the other one."""
    for option in game.history:
        first = first.answer(option)
    return first


def chance_of(seed: int) -> Random:
    """Return what is left to chance."""
    return Random(seed)  # noqa: S311 - a game, not a cipher


def position(seed: int, cards: Cards) -> ex.Start:
    """Return the beginning of a Duel, or a position somewhere in a turn."""
    chance = chance_of(seed)
    who = chance.choice(WHO)
    if chance.random() < 0.25:
        a, b = (ex.Side(deck=_some(chance, cards, 5, 40)) for _ in WHO)
        return ex.Start(ex.Turn(player=who), "begins", a, b)
    turn = ex.Turn(who, chance.randint(1, 4), chance.choice(PHASES))
    # No ruleset begins with more active Field Spells than it allows.
    active = chance.choice(WHO)
    a, b = (_side(chance, cards, may_be_active=player == active) for player in WHO)
    return ex.Start(turn, None, a, b)


def _side(chance: Random, cards: Cards, *, may_be_active: bool) -> ex.Side:
    monsters = {slug: card for slug, card in cards.items() if card.family == "monster"}
    fields = {slug: card for slug, card in cards.items() if card.kind == "spell-field"}
    others = {k: v for k, v in cards.items() if k not in monsters and k not in fields}
    staying = {k: v for k, v in others.items() if v.kind.endswith("-continuous")}
    face_up = _some(chance, staying, 0, 2)
    field: ex.Put | None = None
    if chance.random() < 0.5:
        face = chance.choice(FACES) if may_be_active else "down"
        field = ex.PutCard(chance.choice(sorted(fields)), face=face)
    return ex.Side(
        life_points=chance.choice(LIFE_POINTS),
        deck=_some(chance, cards, 0, 12),
        hand=_some(chance, cards, 0, 6),
        graveyard=_some(chance, cards, 0, 4),
        banished=_some(chance, cards, 0, 2),
        monsters=tuple(_monster(chance, slug) for slug in _some(chance, monsters, 0, 5)),
        spells=face_up,
        set=tuple(
            ex.PutCard(slug, set_this_turn=chance.random() < 0.2)
            for slug in _some(chance, others, 0, 5 - len(face_up))
        ),
        field_zone=field,
    )


def _monster(chance: Random, slug: str) -> ex.PutCard:
    owner = chance.choice(WHO) if chance.random() < 0.4 else None
    return ex.PutCard(slug, face=chance.choice(FACES), owner=owner)


def _some(chance: Random, cards: Cards, least: int, most: int) -> tuple[str, ...]:
    return tuple(chance.choices(sorted(cards), k=chance.randint(least, most)))
