"""The index of the encoded cards; each of them, and each other card that is on a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from ludex.i18n.locales import LOCALES
from ludex.kb.model import Card, KnownCard, Registered
from ludex.site import addresses
from ludex.site.addresses import Address
from ludex.site.card_lists import Standing, standings
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.writer import Writer
from ludex.yugioh.cards import CardData

FAMILIES = ("monster", "spell", "trap")
Standings = Sequence[Standing]


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the pages of the cards; of those that are only registered, the ones on a list."""
    kb = facts.project.kb
    listed = standings(kb)
    yield Leaf(addresses.CARDS, partial(_index, facts))
    for card in kb.cards.values():
        yield Leaf(addresses.card(card.id), partial(_page, facts, card, listed.get(card.id, ())))
    for slug in sorted(listed.keys() & kb.register.keys()):
        show = partial(_registered, facts, kb.register[slug], listed[slug])
        yield Leaf(addresses.card(slug), show)


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
                for card in sorted(
                    cards.values(), key=lambda card: writer.sort_key(writer.card_name(card.id))
                )
                if card.family == family
            ],
        }
        for family in FAMILIES
    ]
    shown = [family for family in families if family["cards"]]
    lists = [
        {
            "link": writer.card_list(one.id),
            "summary": writer.text(f"list:{one.id}#summary", one.summary) if one.summary else "",
        }
        for one in facts.project.kb.lists.values()
    ]
    return Shown(writer.word("cards.title"), "cards", {"families": shown, "lists": lists})


def _in_short(writer: Writer, card: CardData) -> str:
    if card.family != "monster":
        return ""
    attribute = writer.word(f"attribute.{card.attribute}")
    level = writer.word("card.level-short", number=card.level or 0)
    return f"{attribute} · {level} · {card.atk}/{card.def_}"


def _page(facts: Facts, it: Card, listed: Standings, writer: Writer) -> Shown:
    card = facts.project.cards[it.id]
    return _shown(
        facts,
        writer,
        it,
        listed,
        {
            "facts": list(_facts(writer, card)),
            "encoded": True,
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
        },
    )


def _registered(facts: Facts, it: Registered, listed: Standings, writer: Writer) -> Shown:
    said = [
        (writer.word("card.kind"), writer.ui(f"kind.{it.facts.kind}")),
        (writer.word("card.passcode"), f"{it.facts.passcode:08}"),
    ]
    return _shown(facts, writer, it, listed, {"facts": said, "encoded": False})


def _shown(
    facts: Facts, writer: Writer, it: KnownCard, listed: Standings, more: dict[str, Any]
) -> Shown:
    """Return the page of a card, with what is known of every one of them."""
    cross = facts.crossings
    examples = facts.project.kb.examples
    return Shown(
        writer.card_name(it.id),
        "card",
        {
            "standings": [_standing(writer, one) for one in listed],
            "names": [
                {"language": locale.name, "code": locale.code, "name": it.names[locale.code]}
                for locale in LOCALES
            ],
            "clauses": writer.ids(cross.clauses_with.get(it.id, ())),
            "examples": [
                {
                    "id": writer.id(id),
                    "title": writer.text(f"{id}#title", examples[id].title),
                }
                for id in cross.examples_with.get(it.id, ())
            ],
            **more,
        },
        [(addresses.CARDS, writer.word("cards.title"))],
        label=writer.word(f"kind.{it.facts.kind}"),
    )


def _standing(writer: Writer, it: Standing) -> dict[str, Any]:
    to = Address(addresses.card_list(it.card_list).page, it.status)
    return {
        "status": writer.term(it.status),
        "list": writer.link(to, writer.list_name(it.card_list)),
    }


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
