"""How a Yu-Gi-Oh! card is shown: its facts, and its effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from markupsafe import Markup

from ludex.site.face import CardFace
from ludex.site.games.duels.effects import of_use, told
from ludex.site.games.duels.filters import Filters
from ludex.site.markup import made
from ludex.site.writer import Writer
from ludex.yugioh.cards import CardData, PrintedCard
from ludex.yugioh.vocabulary import Filter

Known = CardData | PrintedCard


def _family(card: Known) -> str:
    return card.kind.partition("-")[0]


def _kind(writer: Writer, card: Known) -> Markup:
    return writer.ui(f"kind.{card.kind}")


def _identity(card: Known) -> str:
    return f"{card.passcode:08}"


def _in_short(writer: Writer, card: CardData) -> str:
    if card.family != "monster":
        return ""
    attribute = writer.word(f"attribute.{card.attribute}")
    level = writer.word("card.level-short", number=card.level or 0)
    return f"{attribute} · {level} · {card.atk}/{card.def_}"


def _rows(writer: Writer, card: Known) -> Iterator[tuple[str, Any]]:
    word = writer.word
    yield word("card.kind"), _kind(writer, card)
    if card.attribute:
        yield word("card.attribute"), writer.ui(f"attribute.{card.attribute}")
    if card.type:
        yield word("card.type"), writer.ui(f"type.{card.type}")
    if isinstance(card, CardData):
        yield from _belongs(writer, card)
    for key in ("level", "rank", "atk", "def_"):
        if (number := getattr(card, key, None)) is not None:
            yield word(f"card.{key.rstrip('_')}"), str(number)
    if card.released:
        yield word("card.released"), writer.day(card.released)
    yield word("card.passcode"), _identity(card)


def _belongs(writer: Writer, card: CardData) -> Iterator[tuple[str, Any]]:
    """Yield by what a card belongs together with others."""
    word = writer.word
    if card.abilities:
        yield (
            word("card.ability"),
            writer.listed([writer.ui(f"ability.{a}") for a in card.abilities]),
        )
    if card.series:
        yield word("card.series"), writer.listed([writer.ui(f"series.{s}") for s in card.series])
    if card.materials:
        yield (
            word("card.materials"),
            writer.listed([_material(writer, which) for which in card.materials]),
        )


def _material(writer: Writer, which: Filter) -> Markup:
    """Return which monsters can be a Fusion Material: those named, or what is asked of one."""
    if which == Filter(named=which.named):
        return made("/").join(writer.card(slug) for slug in which.named)
    return Filters(writer).cards(replace(which, kind="monster"), 1)


_BANS: Mapping[str, Mapping[bool | str, str]] = {
    "cannot_be_normal_summoned": {
        True: "card.no-normal-summon",
        "face-up": "card.set-only",
    },
    "cannot_be_special_summoned": {
        True: "card.no-special-summon",
        "from-graveyard": "card.no-special-summon-from-graveyard",
        "except-by-fusion-summon": "card.no-special-summon-but-fusion",
    },
}
"""What is said of cards that cannot be Summoned, or not in every way."""


def _remarks(writer: Writer, id: str, card: CardData) -> Iterator[Markup]:
    for name, words in _BANS.items():
        if (word := words.get(getattr(card, name))) is not None:
            yield writer.ui(word)
    if others := [writer.card(one) for one in card.special_summoned_only_by if one != id]:
        yield writer.ui("card.special-summoned-only-by", cards=writer.listed(others))
    elif card.special_summoned_only_by:
        yield writer.ui("card.special-summoned-in-its-own-way")


def _effects(writer: Writer, id: str, card: CardData) -> Mapping[str, Any]:
    return {
        "effects": [
            {
                "number": n,
                "kind": made(" · ").join(of_use(writer, effect)),
                "says": writer.text(f"{id}#{n}.says", effect.says),
                "told": [{"name": name, "says": says} for name, says in told(writer, effect)],
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
        "remarks": list(_remarks(writer, id, card)),
    }


CARDS = CardFace(
    rows=_rows,
    kind=_kind,
    identity=_identity,
    families=("monster", "spell", "trap"),
    family=_family,
    in_short=_in_short,
    effects=_effects,
)
