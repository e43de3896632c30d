"""Everything that `rules/` says, as one value that nobody changes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ludex.kb import layout
from ludex.kb.errors import Location, did_you_mean
from ludex.kb.model import (
    Article,
    Card,
    CardList,
    Claim,
    Clause,
    Example,
    KnownCard,
    Registered,
    Rulebook,
    Ruleset,
    Source,
    Term,
)
from ludex.kb.yaml_file import Document, Keys


@dataclass(frozen=True, slots=True)
class KnowledgeBase:
    """Rulebooks, cards, rulesets, sources and terms by ID, each in the order of the files.

    Where kinds mix, as in `where`, what is named by a slug is addressed with its kind: `card:umi`,
    `list:2014-04-01`, `ruleset:modern`, `source:hat`, `term:chain-link`.
    """

    root: Path
    games: tuple[str, ...]
    """The games whose rules there are, the main one first."""
    rulebooks: Mapping[str, Rulebook]
    articles: Mapping[str, Article]
    clauses: Mapping[str, Clause]
    examples: Mapping[str, Example]
    cards: Mapping[str, Card]
    """The encoded ones: each has a file of its own."""
    register: Mapping[str, Registered]
    """The cards that are known but not encoded."""
    lists: Mapping[str, CardList]
    rulesets: Mapping[str, Ruleset]
    sources: Mapping[str, Source]
    claims: Mapping[str, Claim]
    terms: Mapping[str, Term]
    documents: tuple[Document, ...] = field(repr=False)
    digest: str
    """Of every file's place and text."""
    places: Mapping[str, tuple[Document, Keys]] = field(repr=False)
    """The document of each address, and the way to it there."""
    elsewhere: frozenset[str] = frozenset()
    """Provisions of what was not loaded."""
    known_cards: Mapping[str, KnownCard] = field(init=False, repr=False)
    """Every card, encoded or only registered: its names and facts."""
    games_in: Mapping[Path, str] = field(init=False, repr=False)
    """The game of each file: that of the article, where it holds more of its examples."""

    def __post_init__(self) -> None:
        """Put all the known cards together, and find the game of each file."""
        known = MappingProxyType({**self.cards, **self.register})
        object.__setattr__(self, "known_cards", known)  # frozen, also while it is being made
        of = {each.path: self._game_in(each) for each in self.documents}
        more = {each.path for each in self.documents if each.kind == "examples"}
        of.update({path: of.get(layout.owner(path), of[path]) for path in more})
        object.__setattr__(self, "games_in", MappingProxyType(of))

    def _game_in(self, document: Document) -> str:
        relative = layout.below(self.root, document.path)
        return layout.game_of(relative, document.data, self.games)

    def where(self, address: str, *keys: str | int) -> Location:
        """Return where something stands, or a part of it: `where("HAT-2.E1", "play", 0)`."""
        document, way = self.place(address)
        return document.locate((*way, *keys))

    def place(self, address: str) -> tuple[Document, Keys]:
        """Return the document of an address, and the way to it there."""
        try:
            return self.places[address]
        except KeyError:
            hint = did_you_mean(address, self.places)
            raise LookupError(f"nothing here is called {address!r}{hint}") from None

    def raw(self, address: str) -> Any:
        """Return the thing of an ID as its YAML has it."""
        document, way = self.place(address)
        data = document.data
        for key in way:
            data = data[key]
        return data

    def game_of(self, address: str) -> str:
        """Return the game whose vocabulary an article, clause, example or card uses."""
        place = address if ":" in address else self.article_of(address).id
        return self.games_in[self.place(place)[0].path]

    def shape_of(self, document: Document) -> str:
        """Return the name of the schema that a file follows."""
        return layout.shape(document.kind, self.games_in[document.path], self.games)

    def article_of(self, address: str) -> Article:
        """Return the article that a clause or example is in."""
        return self.articles[address.partition(".")[0]]

    def rulebook_of(self, address: str) -> Rulebook:
        """Return the rulebook that an article, clause or example is in."""
        return self.rulebooks[address.partition("-")[0]]

    def source_of(self, claim: str) -> Source:
        """Return the source that makes a claim, in its own file or in one of its folder."""
        document, _ = self.place(claim)
        is_more = document.kind in layout.OWNERS
        path = layout.owner(document.path) if is_more else document.path
        return self.sources[path.stem]

    def ruleset_of(self, example: Example) -> str:
        """Return the ruleset under which an example runs first."""
        return example.ruleset or self.rulebook_of(example.id).ruleset
