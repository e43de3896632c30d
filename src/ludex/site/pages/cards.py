"""The index of the encoded cards; each of them, and each other card that is on a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from ludex.i18n.locales import ENGLISH, LOCALES
from ludex.i18n.names import published
from ludex.kb.model import Card, KnownCard, Registered
from ludex.site import addresses, charts
from ludex.site.addresses import Address
from ludex.site.card_lists import Standing, standings
from ludex.site.face import CardFace
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.writer import Writer

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
    families = [
        each for game in facts.project.games for each in _families(facts, writer, game.name)
    ]
    lists = [
        {
            "link": writer.card_list(one.id),
            "summary": writer.text(f"list:{one.id}#summary", one.summary) if one.summary else "",
        }
        for one in facts.project.kb.lists.values()
    ]
    one, several = writer.counted("list.count")
    values = {"families": families, "lists": lists, "one": one, "several": several}
    return Shown(writer.word("cards.title"), "cards", values, wide=True)


def _families(facts: Facts, writer: Writer, game: str) -> Iterator[dict[str, Any]]:
    """Yield what the index shows of a game, family by family."""
    face, cards = facts.cards_of(game), facts.project.cards_of(game)
    by_name = sorted(cards, key=lambda slug: writer.sort_key(writer.card_name(slug)))
    for family in face.families:
        of_family = [slug for slug in by_name if face.family(cards[slug]) == family]
        if of_family:
            yield {
                "name": family,
                "title": writer.word(f"cards.{family}") if family else "",
                "cards": [_in_index(writer, face, slug, cards[slug]) for slug in of_family],
            }


def _in_index(writer: Writer, face: CardFace, slug: str, facts: Any) -> dict[str, Any]:
    it = writer.kb.cards[slug]
    return {
        "link": writer.link(addresses.card(slug), writer.card_name(slug)),
        "names": "|".join(dict.fromkeys((*(it.names[each.code] for each in LOCALES), *it.aliases))),
        "kind": face.kind(writer, facts),
        "facts": face.in_short(writer, facts),
    }


def _page(facts: Facts, it: Card, listed: Standings, writer: Writer) -> Shown:
    face = _face(facts, it)
    text = face.effects(writer, it.id, it.facts) if face.effects else None
    return _shown(facts, writer, it, listed, {"encoded": True, "text": text})


def _registered(facts: Facts, it: Registered, listed: Standings, writer: Writer) -> Shown:
    return _shown(facts, writer, it, listed, {"encoded": False})


def _face(facts: Facts, it: KnownCard) -> CardFace:
    return facts.cards_of(facts.project.kb.game_of(f"card:{it.id}"))


def _shown(
    facts: Facts, writer: Writer, it: KnownCard, listed: Standings, more: dict[str, Any]
) -> Shown:
    """Return the page of a card, with what is known of every one of them."""
    cross = facts.crossings
    face = _face(facts, it)
    examples = facts.project.kb.examples
    return Shown(
        writer.card_name(it.id),
        "card",
        {
            "facts": list(face.rows(writer, it.facts)),
            "standings": [_standing(writer, one) for one in listed],
            "charts": charts.of_card(facts, writer, it.id),
            "names": [
                {
                    "language": each.name,
                    "name": it.names[each.code],
                    "in": each.code if each.code in published(it.names) else ENGLISH.code,
                    "own": each.code in published(it.names),
                }
                for each in LOCALES
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
        label=face.kind(writer, it.facts).striptags(),
        description=_description(writer, it, face),
    )


def _description(writer: Writer, it: KnownCard, face: CardFace) -> str:
    """Return what a card does, or what it is, for whoever is told of its page."""
    effects = [effect for effect in getattr(it.facts, "effects", ()) if hasattr(effect, "says")]
    says = [writer.plain(f"{it.id}#{n}.says", one.says) for n, one in enumerate(effects, 1)]
    return (
        " ".join(says) or f"{writer.card_name(it.id)} · {face.kind(writer, it.facts).striptags()}"
    )


def _standing(writer: Writer, it: Standing) -> dict[str, Any]:
    to = Address(addresses.card_list(it.card_list).page, it.status)
    return {
        "status": writer.term(it.status),
        "list": writer.link(to, writer.list_name(it.card_list)),
    }
