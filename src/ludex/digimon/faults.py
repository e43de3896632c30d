"""What card data says and nobody would carry out, and what a card of its kind lacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ludex.digimon.cards import LASTING, CardData, Effect
from ludex.playing.fault import Fault

NEEDED = ("level", "battle_type", "attack_a", "attack_b", "attack_c", "lost_points")
OF_DIGIMON = (*NEEDED, "guard", "evolution", "traits")
OF_OPTIONS = ("capacity", "leaves")


def faults(cards: Mapping[str, CardData]) -> Iterable[Fault]:
    """Yield the faults of encoded cards."""
    for card, data in cards.items():
        yield from _of_kind(card, data)
        for n, effect in enumerate(data.effects):
            yield from _of_effect(card, ("effects", n), effect, data)


def _key(name: str) -> str:
    return name.replace("_", "-")


def _of_kind(card: str, data: CardData) -> Iterator[Fault]:
    for name in NEEDED if data.is_digimon else ():
        if getattr(data, name) is None:
            yield Fault(card, (), f"a Digimon without {_key(name)}", "all that is printed on it")
    for name in OF_OPTIONS if data.is_digimon else OF_DIGIMON:
        if getattr(data, name):
            yield Fault(card, (_key(name),), f"{_key(name)} of a {data.kind}", "nothing")
    if data.level == 3 and data.evolution:
        yield Fault(card, ("evolution",), "an evolution into level 3", "nothing")
    if data.code is None and not data.invented and data.is_digimon:
        yield Fault(card, (), "a Digimon without a code", "its code, or `invented`")


def _of_effect(
    card: str, keys: tuple[str | int, ...], effect: Effect, data: CardData
) -> Iterator[Fault]:
    if effect.support:
        yield from _of_support(card, keys, effect, data)
        return
    if effect.when == "evolves":
        yield from _of_evolving(card, keys, effect, data)
        return
    if effect.timing is None:
        yield Fault(card, keys, "an effect without timing", "the phase in which it is used")
    if data.is_digimon and (effect.timing != "battle" or effect.discard_from_hand):
        yield Fault(
            card, keys, "an ability that nobody uses", "one in the battle phase, at no cost"
        )
    if effect.timing == "preparation" and (
        effect.when != "used" or isinstance(effect.does, LASTING)
    ):
        yield Fault(card, (*keys, "does"), "what counts in assaults", "what is done once")
    if effect.when != "used" and isinstance(effect.does, LASTING):
        yield Fault(card, (*keys, "when"), "a time for what counts throughout", "`used`")


def _of_evolving(
    card: str, keys: tuple[str | int, ...], effect: Effect, data: CardData
) -> Iterator[Fault]:
    if data.level in (None, 3):
        yield Fault(card, (*keys, "when"), "an evolution that never comes", "`used`")
    if isinstance(effect.does, LASTING):
        yield Fault(card, (*keys, "does"), "what counts in assaults", "what is done once")
    if effect.timing or effect.discard_from_hand or effect.only_one_digimon:
        yield Fault(card, keys, "a use of what happens by itself", "`says`, `does` and `when`")


def _of_support(
    card: str, keys: tuple[str | int, ...], effect: Effect, data: CardData
) -> Iterator[Fault]:
    if not data.is_digimon:
        yield Fault(card, (*keys, "support"), f"a support of a {data.kind}", "nothing")
    if effect.timing != "battle" or effect.when == "evolves" or effect.discard_from_hand:
        yield Fault(card, keys, "a support that nobody uses", "one in the battle phase, at no cost")
    if effect.only_one_digimon:
        key = "only-one-digimon"
        yield Fault(card, (*keys, key), "a support for several Digimon", "nothing")
