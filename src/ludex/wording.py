"""English texts that know their templates, so that another language can say them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Filled:
    """A template by its key, and what fills it."""

    key: str
    english: str
    values: Mapping[str, str]


Part = str | Filled

Tell = Callable[[str, str], str]
"""Says a template in a language, given its key and its English."""


class Worded(str):
    """An English text that knows of which templates it is made, and what fills them.

    Added to a text, it stays one; within an f-string, it is English.
    """

    __slots__ = ("parts",)

    parts: tuple[Part, ...]

    def __add__(self, other: str) -> Worded:
        """Return both, one after the other."""
        return _made((*self.parts, *_parts(other)))

    def __radd__(self, other: str) -> Worded:
        """Return both, one after the other."""
        return _made((*_parts(other), *self.parts))


class Wording:
    """A table of templates by key, and what makes texts of them."""

    def __init__(self, templates: Mapping[str, str]) -> None:
        self._templates = templates

    def __call__(self, name: str, /, **values: str) -> Worded:
        """Return the text `error.NAME`, its fields filled in."""
        key = f"error.{name}"
        return _made((Filled(key, self._templates[key], values),))


def quoted(value: object) -> str:
    """Return a value as Python shows it, but for the marks around a text, which each language has.

    A text with such marks inside keeps those of Python.
    """
    shown = repr(value)
    if shown != f"'{shown[1:-1]}'":
        return shown
    return _made((Filled(QUOTED, "'{text}'", {"text": shown[1:-1]}),))


QUOTED = "error.quoted"
"""The key of the template by which a text is quoted."""


def joined(between: str, texts: Iterable[str]) -> Worded:
    """Return texts with something between them."""
    parts: list[Part] = []
    for text in texts:
        parts += [*([between] if parts else []), *_parts(text)]
    return _made(tuple(parts))


def told(text: str, tell: Tell) -> str:
    """Return a text in a language, as far as it knows how it is made."""
    return "".join(part if isinstance(part, str) else _said(part, tell) for part in _parts(text))


def _said(part: Filled, tell: Tell) -> str:
    values = {name: told(value, tell) for name, value in part.values.items()}
    return tell(part.key, part.english).format(**values)


def _parts(text: str) -> tuple[Part, ...]:
    return text.parts if isinstance(text, Worded) else (text,)


def _made(parts: tuple[Part, ...]) -> Worded:
    english = (p if isinstance(p, str) else p.english.format(**p.values) for p in parts)
    made = Worded("".join(english))
    made.parts = parts
    return made
