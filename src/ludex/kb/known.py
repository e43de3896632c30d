"""What holds of the known cards: each is said once, and stands where it is looked for."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludex.kb.entries import Entry
from ludex.kb.errors import Problem, problem
from ludex.kb.fields import kebab
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.model import CardList, Register
from ludex.kb.yaml_file import Keys


def in_the_register(entry: Entry, register: Register) -> Iterator[Problem]:
    """Yield the cards in another file than that of their letter, or out of their order."""
    above = ""
    for index, card in enumerate(register.cards):
        keys = ("cards", index, "id")
        letter = entry.document.path.stem
        if not card.id.startswith(letter):
            expected = f"a card whose ID begins with {letter!r}, after the file's name"
            yield entry.problem(keys, f"{card.id!r}", expected)
        if card.id < above:
            expected = "the cards sorted by their IDs"
            yield entry.problem(keys, f"{card.id!r} after {above!r}", expected)
        above = card.id


def told_apart(kb: KnowledgeBase, identities: Mapping[str, Sequence[str]]) -> Iterator[Problem]:
    """Yield the facts that a card before has already, where they tell a game's cards apart.

    A fact that is not known tells nothing.
    """
    owners: dict[tuple[str, str, Any], str] = {}
    for slug, card in kb.known_cards.items():
        game = kb.game_of(f"card:{slug}")
        for name in identities.get(game, ()):
            value, key = getattr(card.facts, name), kebab(name)
            if value is None:
                continue
            first = owners.setdefault((game, name, value), slug)
            if first != slug:
                document, keys = kb.place(f"card:{slug}")
                at = document.locate((*keys, key), value=True)
                where = kb.where(f"card:{first}", key)
                expected = f"one of its own; {first!r} has it at {where}"
                yield problem(at, slug, f"the {key} {value} a second time", expected)


def listed_twice(entry: Entry, cards: CardList) -> Iterator[Problem]:
    """Yield the cards that a list has named already, under this status or another."""
    seen: dict[str, Keys] = {}
    for status in ("forbidden", "limited", "semi_limited"):
        for index, slug in enumerate(getattr(cards, status)):
            keys = (kebab(status), index)
            first = seen.setdefault(slug, keys)
            if first != keys:
                where = entry.document.locate(first)
                expected = f"each card once; the first is at {where}"
                yield entry.problem(keys, f"the card {slug!r} a second time", expected)
