"""A vocabulary on a page: every mapping with its keys and a use, then every list of words."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence

from ludex.i18n.locales import ENGLISH
from ludex.kb.shapes import Key, Shape, in_kebab
from ludex.project.uses import Use
from ludex.site import addresses
from ludex.site.vocabulary.takes import takes
from ludex.site.vocabulary.told import Told, all_of, choices, plain, spaced
from ludex.site.writer import Writer

LONGEST = 140
"""What is written somewhere is shown if it is no longer than this."""


def markdown(told: Told, writer: Writer) -> str:
    """Return all of a vocabulary, with links from the page that is being written."""
    return "\n".join(_Telling(told, writer).lines())


class _Telling:
    """Tells a vocabulary on one page."""

    def __init__(self, told: Told, writer: Writer) -> None:
        self.told = told
        self.uses = told.uses
        self.writer = writer

    def lines(self) -> Iterator[str]:
        found = self.told.found
        for place, types in found.groups.items():
            heading, anchor = self.told.heading(place), self.told.anchor(place)
            yield from ("", f"### {heading} {{#{anchor}}}", "")
            for of in types:
                yield from self._shape(found.shapes[of])
        yield from self._quantities()
        yield from self._words()

    # Mappings.

    def _shape(self, shape: Shape) -> Iterator[str]:
        name = f"`{shape.name}`" if shape.name else spaced(shape.of).capitalize()
        told = " ".join(filter(None, (self._where(shape), self._seen(shape))))
        first, *rest = filter(None, (shape.meaning, self._keys(shape), told))
        yield from (name, f":   {first}")
        for paragraph in rest:
            yield from ("", f"    {paragraph}")
        yield ""

    def _keys(self, shape: Shape) -> str:
        needed = [self._key(key) for key in shape.keys if key.required]
        free = [self._key(key) for key in shape.keys if not key.required]
        said = [", ".join(needed)] if needed else []
        perhaps = "perhaps" if said else "Perhaps"
        return "; ".join((*said, f"{perhaps} {', '.join(free)}") if free else said) + "."

    def _key(self, key: Key) -> str:
        more = f"; {key.meaning.rstrip('.')}" if key.meaning else ""
        if not isinstance(key.default, bool) and isinstance(key.default, str | int):
            more += f"; left out, it is `{key.default}`"
        return f"`{key.name}` ({takes(self.told, key.hint)}{more})"

    def _where(self, shape: Shape) -> str:
        """Tell where a mapping stands, if not only in the place under whose heading it does."""
        told = ""
        if shape.places != (self.told.group_of[shape.of],):
            paths = dict.fromkeys(map(self.told.path, shape.places))
            told = f"It stands under {all_of(list(paths))}."
        if not shape.name:  # what stands in many places goes with whatever stands there
            return told
        beside = [
            f"`{key}: {word}`"
            for (_, key), words in self.uses.beside.get(shape.of, {}).items()
            for word in sorted(words)
        ]
        return f"{told} So far it goes with {all_of(beside)}.".strip() if beside else told

    def _seen(self, shape: Shape) -> str:
        use = self.uses.mappings.get(shape.of)
        if use is None:
            return "**Unused**: no card and no example has it."
        unused = [
            *(f"`{key.name}`" for key in shape.keys if (shape.of, key.name) not in self.uses.keys),
            *(
                f"`{key.name}: {word}`"
                for key in shape.keys
                if (shape.of, key.name) in self.uses.keys
                for word in self._unused(key)
            ),
        ]
        seen = self._example(use)
        return f"{seen} **Unused** as yet: {', '.join(unused)}." if unused else seen

    def _unused(self, key: Key) -> Iterator[str]:
        """Yield the words for this key that are used nowhere; the listed ones have a table."""
        for words in choices(key.hint):
            if words not in self.told.listed:
                found = self.told.under[words].values()
                for n, word in enumerate(words):
                    if word != key.default and not any(by_word[n] for by_word in found):
                        yield plain(word)

    # Uses.

    def _example(self, use: Use) -> str:
        often = "once" if use.times == 1 else f"{use.times} times"
        written = f": `{use.written}`" if len(use.written) <= LONGEST else ""
        return f"{self._link(use)} has it{written}; {often} in all."

    def _shown(self, use: Use) -> str:
        written = f" `{use.written}`" if len(use.written) <= LONGEST else ""
        return f"{self._link(use)}{written}"

    def _link(self, use: Use) -> str:
        kind, _, slug = use.address.rpartition(":")
        if kind == "card" and slug in self.told.kb.cards:
            return str(
                self.writer.link(addresses.card(slug), self.told.kb.cards[slug].names[ENGLISH.code])
            )
        return slug if kind else str(self.writer.link(addresses.of_id(self.told.kb, slug), slug))

    # Words.

    def _words(self) -> Iterator[str]:
        for words, named in self.told.listed.items():
            anchor = self.told.words_anchor(named)
            yield from ("", f"### {named.name.capitalize()} {{#{anchor}}}", "")
            under = self.told.under[words]
            places = list(dict.fromkeys(map(self.told.path, under)))
            yield f"{named.meaning} Under {all_of(places)}.".strip()
            read = self.told.read.get(words)
            columns = ["word", "", *(["keys that are read"] if read else []), "for example"]
            yield from ("", _row(columns), _row(["---"] * len(columns)))
            for n, word in enumerate(words):
                seen = [use for by_word in under.values() if (use := by_word[n]) is not None]
                best = min(seen, key=lambda use: len(use.written), default=None)
                told = "**unused**" if best is None else self._shown(best)
                keys = [", ".join(f"`{key}`" for key in read[word])] if read else []
                yield _row([f"`{plain(word)}`", (named.meanings or {}).get(word, ""), *keys, told])

    # Quantities.

    def _quantities(self) -> Iterator[str]:
        engine = self.told.engine
        if not engine.quantities:
            return
        yield from ("", f"### What a clause `sets` {{#{self.told.game.name}-sets}}", "")
        for name, hint in engine.quantities.items():
            said = inspect.getdoc(engine.book.quantities.get(name)) or ""
            taken, use = f"It takes {takes(self.told, hint)}.", self.uses.quantities.get(name)
            seen = "**Unused**: no clause sets it." if use is None else self._example(use)
            yield from (f"`{name}`", f":   {in_kebab(said)} {taken}", "", f"    {seen}", "")


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
