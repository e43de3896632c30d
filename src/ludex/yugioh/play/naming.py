"""What a script and its expectations name that the position does not have, before it is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import chain
from typing import Any, Literal, get_args, get_origin, get_type_hints

from ludex.playing import Wrong
from ludex.yugioh.cards import CardData
from ludex.yugioh.examples import Holdings, Named, PutCard, Start
from ludex.yugioh.play.position import nobodys_name, tokens_of
from ludex.yugioh.play.seating import seats_of, strangers


def misnamed(start: Start, cards: Mapping[str, CardData], said: Sequence[Any]) -> Iterator[Wrong]:
    """Yield the seats and cards that steps or expectations name in vain.

    The way to each begins with the number of the step or expectation. Raises BadPosition where
    nobody knows who sits there.
    """
    seats = seats_of(start)
    names = frozenset(_names(start, cards))
    for number, each in enumerate(said):
        for wrong in (*strangers(each, seats), *_nobodys(each, names)):
            yield replace(wrong, keys=(number, *wrong.keys))


def _names(start: Start, cards: Mapping[str, CardData]) -> Iterator[str]:
    """Yield what cards of a position are called, known ones or not, and the Tokens they make."""
    for its in start.seats.values():
        held = (getattr(its, each.name) for each in fields(Holdings))
        for put in chain.from_iterable(
            each if isinstance(each, tuple) else (each,) for each in held
        ):
            slug = put.card if isinstance(put, PutCard) else put
            if isinstance(put, PutCard) and put.as_:
                yield put.as_
            if isinstance(slug, str):
                yield slug
                yield from tokens_of(cards[slug]) if slug in cards else ()


def _nobodys(said: Any, names: frozenset[str]) -> Iterator[Wrong]:
    """Yield the names in a step or an expectation that no card has."""
    for field, words in _naming(said.__class__):
        value, key = getattr(said, field), field.rstrip("_").replace("_", "-")
        if is_dataclass(value):
            for wrong in _nobodys(value, names):
                yield replace(wrong, keys=(key, *wrong.keys))
        elif isinstance(value, str):
            if value not in names and value not in words:
                yield Wrong(nobodys_name(value, names), (key,))
        else:
            for n, each in enumerate(value or ()):
                if each not in names and each not in words:
                    yield Wrong(nobodys_name(each, names), (key, n))


@cache
def _naming(kind: type) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the fields that name cards, each with the words that it takes, and those around."""
    hints = get_type_hints(kind, include_extras=True)
    found = ((each.name, hints[each.name]) for each in fields(kind))
    return tuple(
        (name, frozenset(_words(hint)))
        for name, hint in found
        if _names_a_card(hint) or any(is_dataclass(each) for each in get_args(hint))
    )


def _names_a_card(hint: Any) -> bool:
    return hint == Named or any(_names_a_card(each) for each in get_args(hint))


def _words(hint: Any) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for each in get_args(hint):
            yield from _words(each)
