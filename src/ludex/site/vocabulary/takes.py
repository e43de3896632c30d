"""What may stand in a place of a file, told with links to where that is told."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Literal, get_args, get_origin

from ludex.kb.shapes import reference, unwrapped
from ludex.site.vocabulary.told import Told, one_of, plain

_KINDS = {
    "card": "a card",
    "any-card": "a card",
    "claim": "a claim",
    "clause": "a clause",
    "example": "an example",
    "list": "a list",
    "named": "the slug or label of a card in the position",
    "text": "a text",
}
_PLAIN = {str: "a name", int: "a number", bool: "`true` or `false`", date: "a date"}


def takes(told: Told, hint: Any) -> str:
    """Return what may stand in the place of a hint."""
    alternatives, _ = unwrapped(hint)
    return " or ".join(dict.fromkeys(_one(told, each) for each in alternatives))


def _one(told: Told, hint: Any) -> str:
    if reference(hint):
        return _KINDS.get(reference(hint), f"a {reference(hint)}")
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return _choice(told, args)
    if isinstance(hint, type) and hint in told.group_of:
        return _mapping(told, hint)
    if origin is tuple:
        return f"a list of: {takes(told, args[0])}"
    if origin is not None and issubclass(origin, Mapping):
        return f"a table from {takes(told, args[0])} to {takes(told, args[1])}"
    return takes(told, hint.__origin__) if hasattr(hint, "__metadata__") else _PLAIN[hint]


def _choice(told: Told, words: tuple[Any, ...]) -> str:
    named = told.listed.get(words)
    if named is not None:
        return f"one of: [{named.name}](#{told.words_anchor(named)})"
    return one_of([f"`{plain(word)}`" for word in words])


def _mapping(told: Told, of: type) -> str:
    place = told.group_of[of]
    label = told.heading(place).replace("`", "")
    return f"[{label}](#{told.anchor(place)})"
