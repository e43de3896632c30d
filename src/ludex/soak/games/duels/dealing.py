"""Random Duels: from a seed, cards in Decks or in any position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Literal

from ludex.kernel import Game, Ruleset
from ludex.soak.random_play import Seed, chance_of
from ludex.yugioh import examples as ex
from ludex.yugioh.cards import CardData
from ludex.yugioh.play.position import deal, lay_out
from ludex.yugioh.table.board import Board
from ludex.yugioh.vocabulary import Position

Duel = Game[Board]
Cards = Mapping[str, CardData]

TWO: tuple[ex.Who, ...] = ("A", "B")
FOUR: tuple[ex.Who, ...] = ("1A", "2A", "1B", "2B")
PHASES: tuple[ex.Phase, ...] = ("draw", "standby", "main-1", "battle", "main-2", "end")
LIFE_POINTS = (1, 100, 500, 800, 1000, 1001, 2000, 8000)
"""Amounts around which costs can or cannot be paid, and damage decides a Duel."""

DECK = 40
FROM_THE_BEGINNING = 0.75
"""How many of the Duels begin with 40-card Decks; the others begin in some position."""

Lie = tuple[Literal["up", "down"], Position]
LIES: tuple[Lie, ...] = (("up", "attack"), ("up", "attack"), ("up", "defense"), ("down", "defense"))


def begun(
    seed: Seed,
    ruleset: Ruleset,
    cards: Cards,
    *,
    beginning: float = FROM_THE_BEGINNING,
    brisk: bool = False,
    who: Sequence[ex.Who] = TWO,
) -> Duel:
    """Return the Duel of a seed at its first decision."""
    start = start_of(seed, cards, beginning, who)
    board = lay_out(start, cards).board
    return deal(start, board, ruleset, brisk=brisk)


def first_board(
    seed: Seed,
    cards: Cards,
    beginning: float = FROM_THE_BEGINNING,
    who: Sequence[ex.Who] = TWO,
) -> Board:
    """Return the board from which the Duel of a seed begins."""
    return lay_out(start_of(seed, cards, beginning, who), cards).board


def start_of(
    seed: Seed,
    cards: Cards,
    beginning: float = FROM_THE_BEGINNING,
    who: Sequence[ex.Who] = TWO,
) -> ex.Start:
    """Return the beginning of a Duel of these players, or a position somewhere in a turn."""
    chance = chance_of(f"{seed} begins")
    player = chance.choice(who)
    if chance.random() < beginning:
        decks = {one: _some(chance, _decked(cards), DECK, DECK) for one in who}
        held = {one: ex.Holdings(deck=deck) for one, deck in decks.items()}
        return ex.Start(ex.Turn(player), "begins", held)
    turn = ex.Turn(player, chance.randint(1, 4), chance.choice(PHASES))
    # No ruleset begins with more active Field Spells than it allows.
    active = chance.choice(who)
    held = {one: _holdings(chance, cards, who, may_be_active=one == active) for one in who}
    # The first two are of two sides, and the Life Points of each are said once.
    said = {
        one: its if one in who[:2] else replace(its, life_points=None) for one, its in held.items()
    }
    return ex.Start(turn, None, said)


def _decked(cards: Cards) -> Cards:
    """Return the cards that lie in Decks and hands: no Tokens, and none of the Extra Deck."""
    apart = {slug for slug, card in cards.items() if card.of_extra_deck}
    return {slug: card for slug, card in _piled(cards).items() if slug not in apart}


def _piled(cards: Cards) -> Cards:
    """Return the cards that lie in Graveyards; a Token lies on the field alone."""
    return {slug: card for slug, card in cards.items() if card.kind != "monster-token"}


def _holdings(
    chance: Random, cards: Cards, who: Sequence[ex.Who], *, may_be_active: bool
) -> ex.Holdings:
    # A Token without ATK gets it when it is Special Summoned, and so does not lie there before.
    monsters = {slug: card for slug, card in cards.items() if card.atk is not None}
    fields = {slug: card for slug, card in cards.items() if card.kind == "spell-field"}
    others = {k: v for k, v in cards.items() if k not in monsters and k not in fields}
    staying = {k: v for k, v in others.items() if v.kind.endswith("-continuous")}
    held, piled, face_up = _decked(cards), _piled(cards), _some(chance, staying, 0, 2)
    apart = {slug: card for slug, card in cards.items() if card.of_extra_deck}
    field: ex.Put | None = None
    if chance.random() < 0.5:
        up = may_be_active and chance.random() < 0.5
        field = ex.PutCard(chance.choice(sorted(fields)), face="up" if up else "down")
    return ex.Holdings(
        life_points=chance.choice(LIFE_POINTS),
        deck=_some(chance, held, 0, 12),
        hand=_some(chance, held, 0, 6),
        extra_deck=_some(chance, apart, 0, 3),
        graveyard=_some(chance, piled, 0, 4),
        banished=_some(chance, piled, 0, 2),
        monsters=tuple(_monster(chance, slug, who) for slug in _some(chance, monsters, 0, 5)),
        spells=face_up,
        set=tuple(
            ex.PutCard(slug, set_this_turn=chance.random() < 0.2)
            for slug in _some(chance, others, 0, 5 - len(face_up))
        ),
        field_zone=field,
    )


def _monster(chance: Random, slug: str, who: Sequence[ex.Who]) -> ex.PutCard:
    owner = chance.choice(who) if chance.random() < 0.4 else None
    face, position = chance.choice(LIES)
    return ex.PutCard(slug, face=face, position=position, owner=owner)


def _some(chance: Random, cards: Cards, least: int, most: int) -> tuple[str, ...]:
    return tuple(chance.choices(sorted(cards), k=chance.randint(least, most)))
