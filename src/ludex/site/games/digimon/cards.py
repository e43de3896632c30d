"""How a card of the game is shown: its facts, what it evolves from, and what it does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from markupsafe import Markup, escape

from ludex.digimon.cards import CardData, Effect, Evolution, PrintedCard
from ludex.site.face import CardFace
from ludex.site.markup import made
from ludex.site.writer import Writer

Known = CardData | PrintedCard


def _kind(writer: Writer, card: Known) -> Markup:
    return writer.ui(f"kind.{card.kind}")


def _identity(card: Known) -> str:
    return card.code or "–"


def _family(card: Known) -> str:
    return "digimon" if card.kind == "digimon" else "option"


def _in_short(writer: Writer, card: CardData) -> str:
    if not card.is_digimon:
        return card.code or ""
    return writer.word(
        "digimon.short",
        level=card.level or 0,
        letter=card.battle_type or "",
        a=card.attack("A"),
        b=card.attack("B"),
        c=card.attack("C"),
    )


def _rows(writer: Writer, card: Known) -> Iterator[tuple[str, Any]]:
    word = writer.word
    yield word("card.code"), card.code or writer.ui("digimon.unknown")
    yield word("card.kind"), _kind(writer, card)
    if card.same_name_as:
        yield word("digimon.same-name"), writer.card(card.same_name_as)
    for key in ("level", "battle_type"):
        if (value := getattr(card, key)) is not None:
            yield word(f"card.{key.replace('_', '-')}"), str(value)
    attacks = (card.attack_a, card.attack_b, card.attack_c)
    if None not in attacks:
        yield word("digimon.attacks"), " / ".join(map(str, attacks))
    if isinstance(card, CardData):
        yield from _of_encoded(writer, card)
    if card.attribute:
        yield word("card.attribute"), writer.ui(f"attribute.{card.attribute}")
    for key in ("species", "field"):
        if value := getattr(card, key):
            yield word(f"card.{key}"), escape(value)


def _of_encoded(writer: Writer, card: CardData) -> Iterator[tuple[str, Any]]:
    word, lost = writer.word, card.lost_points
    if lost is not None:
        points = (lost.level_3, lost.level_4, lost.level_5, lost.level_6)
        yield word("digimon.lost-points"), " / ".join(map(str, points))
    for way in card.evolution:
        yield word("digimon.evolves"), _way(writer, way)
    if card.traits:
        traits = [writer.ui(f"digimon.trait-{each}") for each in card.traits]
        yield word("digimon.traits"), writer.listed(traits)
    if card.capacity is not None:
        yield word("card.capacity"), str(card.capacity)


def _way(writer: Writer, way: Evolution) -> Markup:
    needs = [writer.ui("digimon.deck-cards", count=way.deck)] if way.deck else []
    needs += [writer.card(card) for card in way.cards]
    said = writer.ui("digimon.evolves-for", card="\0", needs="\1")
    listed = writer.listed(needs)
    return made(said.replace("\0", writer.card(way.evolves_from)).replace("\1", listed))


def _of_use(writer: Writer, effect: Effect) -> Iterator[Markup]:
    if effect.when == "evolves":
        yield writer.ui("digimon.effect-evolves")
    if effect.timing is not None:
        yield writer.ui(f"digimon.effect-{effect.timing}")
    if effect.support:
        yield writer.ui("digimon.effect-support")


def _remarks(writer: Writer, card: CardData) -> Iterator[Markup]:
    if card.guard:
        yield writer.ui("digimon.guard")
    if card.invented:
        yield writer.ui("digimon.invented")


def _effects(writer: Writer, id: str, card: CardData) -> Mapping[str, Any]:
    return {
        "effects": [
            {
                "number": n,
                "kind": made(" · ").join(_of_use(writer, effect)),
                "says": writer.text(f"{id}#{n}.says", effect.says),
                "told": [],
            }
            for n, effect in enumerate(card.effects, 1)
        ],
        "unencoded": [
            {
                "says": writer.text(f"{id}#u{n}.says", part.says),
                "why": writer.text(f"{id}#u{n}.why", part.why),
            }
            for n, part in enumerate(card.unencoded, 1)
        ],
        "remarks": list(_remarks(writer, card)),
    }


CARDS = CardFace(
    rows=_rows,
    kind=_kind,
    identity=_identity,
    families=("digimon", "option"),
    family=_family,
    in_short=_in_short,
    effects=_effects,
)
