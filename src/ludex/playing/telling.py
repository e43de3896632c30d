"""How a log is told: whatever happens or is chosen declares its sentences, with itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import ModuleType
from typing import Any, ClassVar

from ludex.kernel import Chose, Entry, Replaced
from ludex.playing.said import Said, Value

Sentence = str | tuple[str, str]
"""In English; two are for one and for several, by `{count}`."""
Sentences = Sentence | Mapping[str, Sentence] | None
"""One sentence, several by name, or none for what goes without saying."""


class Told:
    """What a log may tell of; each class says for itself how, or that it goes without saying.

    Fields of a sentence (`{player}`, `{card}`) are filled with what is called so.
    """

    __slots__ = ()
    told: ClassVar[Sentences] = None
    """The sentences; a lone one has the name of the class. The catalogues know them by name."""
    prevented: ClassVar[str | None] = None
    """Which of them tells that it was replaced, if nothing that came in its place does."""

    def __init_subclass__(cls) -> None:
        """Refuse a class that does not say how it is told."""
        if "told" not in vars(cls):
            raise TypeError(
                f"{cls.__qualname__} does not say how it is told; declare `told`: its sentence, "
                "or None for what goes without saying"
            )

    @classmethod
    def sentences(cls) -> Mapping[str, Sentence]:
        """Return the sentences of the class by name."""
        told = cls.told or {}
        return {cls.sentence_name(): told} if isinstance(told, str | tuple) else told

    @classmethod
    def sentence_name(cls) -> str:
        """Return the name of a lone sentence."""
        return cls.__name__

    def in_words(self, state: Any) -> Said | None:
        """Return how it is told, given the state after it: by its first sentence."""
        return self.sentence(state) if self.told else None

    def sentence(self, state: Any, name: str = "", /, **values: Value) -> Said:
        """Return a sentence by name, or the first, filled with these values or by itself."""
        sentences = self.sentences()
        name = name or next(iter(sentences))
        return Said(
            name,
            {
                field: values[field] if field in values else self.filling(field, state)
                for field in _fields(sentences[name])
            },
        )

    def filling(self, field: str, state: Any) -> Value:
        """Return what fills a field of a sentence."""
        value: Value = getattr(self, field)
        return value


_FIELD = re.compile(r"\{([a-z_]+)\}")


@cache
def _fields(english: Sentence) -> tuple[str, ...]:
    forms = (english,) if isinstance(english, str) else english
    return tuple(dict.fromkeys(field for each in forms for field in _FIELD.findall(each)))


def said(entry: Entry, state: Any) -> Said | None:
    """Return how an entry is told, given the state after it; None for what goes without saying."""
    event: Any = entry.event
    if isinstance(event, Replaced):
        would: Any = event.event
        prevented = would.prevented if isinstance(would, Told) else None
        return would.sentence(state, prevented) if prevented else None
    it = event.option if isinstance(event, Chose) else event
    return it.in_words(state) if isinstance(it, Told) else None


def kinds(*modules: ModuleType) -> tuple[type[Told], ...]:
    """Return whatever is told among the classes of some modules."""
    return tuple(dict.fromkeys(_told(modules)))


def _told(modules: Iterable[ModuleType]) -> Iterator[type[Told]]:
    for module in modules:
        for each in vars(module).values():
            if isinstance(each, type) and issubclass(each, Told):
                yield each


def sentences(of: Iterable[type[Told]]) -> Mapping[str, Sentence]:
    """Return the sentences of some classes by name."""
    found: dict[str, Sentence] = {}
    for kind in of:
        for name, english in kind.sentences().items():
            if name in found:
                raise ValueError(f"{kind.__qualname__}: another sentence is called {name!r}")
            found[name] = english
    return found
