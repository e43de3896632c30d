"""Which cards there are, without loading the rest: the identity of each, encoded or registered.

Of a card file, only what stands above its effects is read. The data is as the YAML has it: only
loading everything says that it is valid.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ludex.kb import layout, yaml_file
from ludex.kb.errors import Problems, problem
from ludex.kb.yaml_file import Document, Keys

_ALWAYS = {"id": str, "names": dict}
_BELOW = re.compile(r"^(effects|unencoded):.*", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Identity:
    """A known card."""

    slug: str
    names: Mapping[str, str]
    """By the code of the language."""
    facts: Mapping[str, Any]
    """What else its file says of it above its effects, or its line of the register."""
    encoded: bool
    """Whether it has a file of its own, and not only a line of the register."""


@dataclass(frozen=True)
class Identities:
    """The known cards of a game by slug."""

    by_slug: Mapping[str, Identity]

    def by(self, fact: str) -> Mapping[Any, Identity]:
        """Return them by a fact that tells them apart."""
        return MappingProxyType({each.facts[fact]: each for each in self.by_slug.values()})


Wanted = Mapping[str, type]
"""Facts that every card has, and what they are."""


def identities(root: Path, game: str, wanted: Wanted) -> Identities:
    """Return every known card of a game, or raise the problems of what cannot be read."""
    found = {each.slug: each for each in _identities(root / game, {**_ALWAYS, **wanted})}
    return Identities(MappingProxyType(found))


def _identities(folder: Path, wanted: Wanted) -> Iterator[Identity]:
    for path in sorted(folder.glob("cards/*.yaml")):
        document = _head(path, wanted)
        yield _identity(document, document.data, (), wanted)
    for path in sorted(folder.glob(f"{layout.REGISTER}/*.yaml")):
        document = yaml_file.read(path, "register")
        cards = document.data.get("cards") if isinstance(document.data, dict) else None
        for index, each in enumerate(cards if isinstance(cards, list) else ()):
            yield _identity(document, each, ("cards", index), wanted)


def _head(path: Path, wanted: Wanted) -> Document:
    """Return a card file as far as its effects, or all of it where something else is below."""
    raw = yaml_file.read_bytes(path)
    head = _BELOW.sub("", raw.decode("utf-8", "surrogateescape"))
    document = yaml_file.parse(path, head.encode("utf-8", "surrogateescape"), "card")
    return document if _is_whole(document.data, wanted) else yaml_file.parse(path, raw, "card")


def _is_whole(data: object, wanted: Wanted) -> bool:
    return isinstance(data, dict) and all(isinstance(data.get(k), of) for k, of in wanted.items())


def _identity(document: Document, data: Any, keys: Keys, wanted: Wanted) -> Identity:
    if not _is_whole(data, wanted):
        expected = f"{', '.join(wanted)}; `ludex check` tells what is wrong"
        raise Problems([problem(document.locate(keys), "", "a card that is not whole", expected)])
    facts = {key: value for key, value in data.items() if key not in _ALWAYS}
    return Identity(data["id"], data["names"], facts, document.kind == "card")
