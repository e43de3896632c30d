"""The index of the cards, and each card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.i18n.locales import LOCALES
from ludex.kb.model import Card
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.writer import Writer
from ludex.yugioh.vocabulary import CardData

FAMILIES = ("monster", "spell", "trap")


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the pages of the cards."""
    yield Leaf(addresses.CARDS, partial(_index, facts))
    for card in facts.project.kb.cards.values():
        yield Leaf(addresses.card(card.id), partial(_page, facts, card))


def _index(facts: Facts, writer: Writer) -> Shown:
    cards = facts.project.cards
    families = [
        {
            "title": writer.word(f"cards.{family}"),
            "cards": [
                {
                    "link": writer.link(addresses.card(card.id), writer.card_name(card.id)),
                    "kind": writer.ui(f"kind.{card.kind}"),
                    "facts": _in_short(writer, card),
                }
                for card in sorted(cards.values(), key=lambda c: writer.card_name(c.id).casefold())
                if card.family == family
            ],
        }
        for family in FAMILIES
    ]
    shown = [family for family in families if family["cards"]]
    return Shown(writer.word("cards.title"), "cards", {"families": shown})


def _in_short(writer: Writer, card: CardData) -> str:
    if card.family != "monster":
        return ""
    attribute = writer.word(f"attribute.{card.attribute}")
    level = writer.word("card.level-short", number=card.level or 0)
    return f"{attribute} · {level} · {card.atk}/{card.def_}"


def _page(facts: Facts, it: Card, writer: Writer) -> Shown:
    card = facts.project.cards[it.id]
    cross = facts.crossings
    examples = facts.project.kb.examples
    return Shown(
        writer.card_name(it.id),
        "card",
        {
            "facts": list(_facts(writer, card)),
            "names": [
                {"language": locale.name, "code": locale.code, "name": it.names[locale.code]}
                for locale in LOCALES
            ],
            "no_special_summon": card.cannot_be_special_summoned,
            "effects": [
                {
                    "number": n,
                    "kind": writer.ui(f"effect.{effect.kind}"),
                    "says": writer.text(f"{it.id}#{n}.says", effect.says),
                }
                for n, effect in enumerate(card.effects, 1)
            ],
            "unencoded": [
                {
                    "says": writer.text(f"{it.id}#u{n}.says", part.says),
                    "why": writer.text(f"{it.id}#u{n}.why", part.why),
                }
                for n, part in enumerate(card.unencoded, 1)
            ],
            "clauses": writer.ids(cross.clauses_with.get(it.id, ())),
            "examples": [
                {
                    "id": writer.id(id),
                    "title": writer.text(f"{id}#title", examples[id].title),
                }
                for id in cross.examples_with.get(it.id, ())
            ],
        },
        [(addresses.CARDS, writer.word("cards.title"))],
        label=writer.word(f"kind.{card.kind}"),
    )


def _facts(writer: Writer, card: CardData) -> Iterator[tuple[str, Any]]:
    word = writer.word
    yield word("card.kind"), writer.ui(f"kind.{card.kind}")
    if card.attribute:
        yield word("card.attribute"), writer.ui(f"attribute.{card.attribute}")
    if card.type:
        yield word("card.type"), writer.ui(f"type.{card.type}")
    if card.series:
        yield word("card.series"), writer.listed([writer.ui(f"series.{s}") for s in card.series])
    for key, number in (("level", card.level), ("atk", card.atk), ("def", card.def_)):
        if number is not None:
            yield word(f"card.{key}"), str(number)
    yield word("card.passcode"), f"{card.passcode:08}"
