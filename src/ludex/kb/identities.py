"""Which cards there are, without loading the rest: the identity of each, encoded or registered.

Of a card file, only what stands above its effects is read. The data is as the YAML has it: only
loading everything says that it is valid.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ludex.kb import layout, yaml_file
from ludex.kb.errors import Problems, problem
from ludex.kb.yaml_file import Document, Keys

_PARTS = {"id": str, "passcode": int, "kind": str, "names": dict}
_BELOW = re.compile(r"^(effects|unencoded):.*", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Identity:
    """A known card."""

    slug: str
    passcode: int
    kind: str
    names: Mapping[str, str]
    """By the code of the language."""
    encoded: bool
    """Whether it has a file of its own, and not only a line of the register."""
    treated_as: str | None = None
    """The slug of the card as which its name is always treated."""


@dataclass(frozen=True, slots=True)
class Identities:
    """The known cards, by slug and by passcode."""

    by_slug: Mapping[str, Identity]
    by_passcode: Mapping[int, Identity] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Look every card's passcode up once."""
        found = {each.passcode: each for each in self.by_slug.values()}
        object.__setattr__(self, "by_passcode", MappingProxyType(found))


def identities(root: Path) -> Identities:
    """Return every card known below `root`, or raise the problems of what cannot be read."""
    found = {each.slug: each for each in _identities(root)}
    return Identities(MappingProxyType(found))


def _identities(root: Path) -> Iterator[Identity]:
    for path in sorted(root.glob("*/cards/*.yaml")):
        document = _head(path)
        yield _identity(document, document.data, ())
    for path in sorted(root.glob(f"*/{layout.REGISTER}")):
        document = yaml_file.read(path, "register")
        cards = document.data.get("cards") if isinstance(document.data, dict) else None
        for index, each in enumerate(cards if isinstance(cards, list) else ()):
            yield _identity(document, each, ("cards", index))


def _head(path: Path) -> Document:
    """Return a card file as far as its effects, or all of it where something else is below."""
    raw = yaml_file.read_bytes(path)
    head = _BELOW.sub("", raw.decode("utf-8", "surrogateescape"))
    document = yaml_file.parse(path, head.encode("utf-8", "surrogateescape"), "card")
    return document if _is_whole(document.data) else yaml_file.parse(path, raw, "card")


def _is_whole(data: object) -> bool:
    return isinstance(data, dict) and all(isinstance(data.get(k), of) for k, of in _PARTS.items())


def _identity(document: Document, data: Any, keys: Keys) -> Identity:
    if not _is_whole(data):
        expected = f"{', '.join(_PARTS)}; `ludex check` tells what is wrong"
        raise Problems([problem(document.locate(keys), "", "a card that is not whole", expected)])
    slug, passcode, kind, names = (data[part] for part in _PARTS)
    treated_as = data.get("treated-as")
    return Identity(slug, passcode, kind, names, document.kind == "card", treated_as)
