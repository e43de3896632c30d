"""Which cards a filter means, in words: how many, and each quality that it asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, Literal

from markupsafe import Markup

from ludex.site.markup import made
from ludex.site.writer import Writer
from ludex.yugioh.vocabulary import Filter

_LISTS = ("type", "attribute", "series")
"""Fields whose values have words of their own."""
_LITERAL = ("face", "position", "icon", "counters")
"""Fields with a word for each of their values."""


class Filters:
    """Filters, as a page says them."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    def cards(self, which: Filter, number: int | Literal["all", "any"]) -> Markup:
        """Return so many cards of a filter, all of them, or any."""
        kind = which.kind or "card"
        if isinstance(number, str):
            noun = self._writer.ui(f"data.{number}.{kind}")
        elif number == 1:
            noun = self._writer.ui(f"data.one.{kind}")
        else:
            noun = self._writer.ui(f"data.several.{kind}", count=number)
        qualities = self.qualities(which)
        return self._writer.ui("data.noun", noun=noun, qualities=qualities) if qualities else noun

    def qualities(self, which: Filter) -> Markup:
        """Return what is asked of a card besides its kind."""
        return self._writer.listed(list(self._qualities(which)))

    def _qualities(self, which: Filter) -> Iterator[Markup]:
        place = ".".join(one for one in (which.in_, which.whose) if one)
        if place:
            yield self._writer.ui(f"data.in.{place}")
        one_level = which.level_at_most is not None and which.level_at_most == which.level_at_least
        if one_level:
            yield self._quality("level", which.level_at_most)
        said = {"kind", "in_", "whose", *(("level_at_most", "level_at_least") if one_level else ())}
        for field in fields(which):
            value = getattr(which, field.name)
            if field.name not in said and value not in (None, False, ()):
                yield self._quality(field.name, value)

    def _quality(self, name: str, value: Any) -> Markup:
        key = name.replace("_", "-")
        if name in ("named", "not_named"):
            return self._names(key, [self._writer.card(slug) for slug in value])
        if name in _LISTS:
            values = (value,) if isinstance(value, str) else value
            return self._names(key, [self._writer.ui(f"{name}.{each}") for each in values])
        if name in _LITERAL:
            return self._writer.ui(f"data.{name}.{value}")
        if isinstance(value, int) and not isinstance(value, bool):
            return self._writer.ui(f"data.{key}", value=value)
        return self._writer.ui(f"data.{key}")

    def _names(self, key: str, names: Sequence[Markup]) -> Markup:
        return self._writer.ui(f"data.{key}", names=made("/").join(names))
