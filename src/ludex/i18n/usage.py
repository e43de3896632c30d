"""How a language is written: what was decided once, and the wordings that its texts refuse."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .catalogues import area


@dataclass(frozen=True, slots=True)
class Decision:
    """One thing that is the same in all texts of a language, said in that language."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Refused:
    """A wording that a language does not use, and what it uses instead."""

    match: re.Pattern[str]
    """Looked for in a text as it stands in the catalogue, with its placeholders."""
    use: str
    because: str
    wrong: str
    right: str
    unless: re.Pattern[str] | None = None
    """A text in which this is found is left alone."""
    places: tuple[str, ...] = ()
    """Where it is refused; everywhere if none is named."""
    where: str = ""
    """``file:line``."""

    def found(self, text: str) -> str:
        """Return what is refused in a text, or nothing."""
        match = self.match.search(text)
        if match is None or (self.unless and self.unless.search(text)):
            return ""
        return match.group() or text

    def problem(self, text: str, context: str) -> str:
        """Return what is wrong with the text of a context, or nothing."""
        if self.places and not any(lies_in(context, place) for place in self.places):
            return ""
        found = self.found(text)
        return f"{found!r} is refused; use {self.use}. {self.because}" if found else ""


@dataclass(frozen=True, slots=True)
class Usage:
    """How one language is written."""

    decisions: tuple[Decision, ...] = ()
    refused: tuple[Refused, ...] = ()

    def problems(self, texts: Iterable[str], context: str) -> Iterator[str]:
        """Yield which wordings of a context's texts are refused."""
        for text in texts:
            yield from filter(None, (each.problem(text, context) for each in self.refused))

    def idle(self, contexts: Iterable[str]) -> Iterator[tuple[Refused, str]]:
        """Yield the places in which nothing is, which are misspelt."""
        contexts = list(contexts)
        for each in self.refused:
            for place in each.places:
                if not any(lies_in(context, place) for context in contexts):
                    yield each, place


def lies_in(context: str, place: str) -> bool:
    """Whether a context is in a place.

    A place is the beginning of an ID (`HAT`, `TAG-7`), a kind of texts (`event`, `ui`, `cards`,
    `rules`), a field (`title`, `always`), or a whole context.
    """
    owner, _, name = context.partition("#")
    if place in (context, owner, name, area(context)):
        return True
    return owner.startswith(place) and owner[len(place)] in "-.:"
