"""Each Forbidden and Limited List: what it says of which card, and which rulesets follow it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from markupsafe import Markup

from ludex.i18n.locales import ENGLISH, LOCALES
from ludex.kb.model import CardList
from ludex.site import addresses
from ludex.site.card_lists import STATUSES, Follower, followers
from ludex.site.face import CardFace
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.pages.clauses import publications
from ludex.site.writer import Writer


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the pages of the lists."""
    for card_list in facts.project.kb.lists.values():
        yield Leaf(addresses.card_list(card_list.id), partial(_page, facts, card_list))


def links(writer: Writer, ids: Sequence[str]) -> Markup:
    """Return links to some lists."""
    return writer.listed([writer.card_list(id) for id in ids])


def _page(facts: Facts, it: CardList, writer: Writer) -> Shown:
    kb = facts.project.kb
    game = kb.game_of(f"list:{it.id}")
    face = facts.cards_of(game)
    following = list(followers(kb, facts.crossings.clauses_of, it.id))
    one, several = writer.counted("list.count")
    return Shown(
        writer.list_name(it.id),
        "list",
        {
            "summary": writer.text(f"list:{it.id}#summary", it.summary) if it.summary else "",
            "time": writer.period(it.since, it.until),
            "territory": it.territory,
            "source": publications(writer, (it.source,))[0],
            "followers": [(writer.ruleset(f.ruleset), writer.id(f.by)) for f in following],
            "families": face.families,
            "identity": writer.ui(f"card.{_identity(facts, game)}"),
            "sections": [_section(writer, face, it, following, status) for status in STATUSES],
            "one": one,
            "several": several,
        },
        [(addresses.CARDS, writer.word("cards.title"))],
        label=it.id,
    )


def _identity(facts: Facts, game: str) -> str:
    """Return the fact by which a game's cards are told apart."""
    cards = next(each.engine.cards for each in facts.project.games if each.name == game)
    return cards.identities[0] if cards and cards.identities else "names"


def _section(
    writer: Writer, face: CardFace, it: CardList, following: Sequence[Follower], status: str
) -> dict[str, Any]:
    slugs: tuple[str, ...] = getattr(it, status.replace("-", "_"))
    return {
        "status": status,
        "meanings": list(_meanings(writer, following, status)),
        "cards": [
            _row(writer, face, slug)
            for slug in sorted(slugs, key=lambda slug: writer.sort_key(writer.card_name(slug)))
        ],
    }


def _meanings(
    writer: Writer, following: Sequence[Follower], status: str
) -> Iterator[dict[str, Any]]:
    """Yield the clauses that say what a status means, each with the rulesets that go by it."""
    for id in dict.fromkeys(f.meanings[status] for f in following if status in f.meanings):
        yield {
            "id": writer.id(id),
            "text": writer.text(f"{id}#text", writer.kb.clauses[id].text),
            "rulesets": writer.listed(
                [writer.ruleset(f.ruleset) for f in following if f.meanings.get(status) == id]
            ),
        }


def _row(writer: Writer, face: CardFace, slug: str) -> dict[str, Any]:
    card = writer.kb.known_cards[slug]
    name, english = writer.card_name(slug), card.names[ENGLISH.code]
    return {
        "link": writer.link(addresses.card(slug), name),
        "english": english if english != name else "",
        "family": face.family(card.facts),
        "kind": face.kind(writer, card.facts),
        "identity": face.identity(card.facts),
        "names": "|".join(dict.fromkeys(card.names[locale.code] for locale in LOCALES)),
    }
