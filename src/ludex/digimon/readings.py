"""What follows from the table: what an evolution asks for, and what counts in an assault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludex.digimon.book import Asked
from ludex.digimon.cards import (
    AttackBecomes,
    AttackGains,
    Effect,
    Evolution,
    LostPointsTimes,
)
from ludex.digimon.decisions import Apply, Strike
from ludex.digimon.quantities import (
    AttackChanged,
    AttackGain,
    AttackNamed,
    OptionReach,
    RequirementsServe,
    ServesAs,
)
from ludex.digimon.table import Compartment, Given, Name, Player, Space, Table


def lines(table: Table, player: Player, card: Name, space: Space) -> tuple[Evolution, ...]:
    """Return the ways in which the Digimon of a space evolves into a card."""
    digimon = table.side(player).at(space)
    if digimon is None or digimon.top not in table.cards or card not in table.cards:
        return ()
    name = table.cards[digimon.top].name
    return tuple(each for each in table.cards[card].evolution if each.evolves_from == name)


def is_met(g: Asked, player: Player, card: Name, line: Evolution) -> bool:
    """Whether the cards in the training box meet what one way to evolve asks for.

    Where they serve one Digimon only, they meet that beside what the chosen evolutions ask for.
    """
    table = g.state
    level: Compartment = table.cards[card].level  # type: ignore[assignment]  # of a Digimon in the evolution box
    asked = [line]
    if g.value(RequirementsServe(card)) == "one-digimon":
        asked += [lines(table, player, each, s)[0] for _, each, s in table.chosen]
    trained = table.side(player).compartment(level)
    if sum(each.from_deck for each in trained) < sum(each.deck for each in asked):
        return False
    there = [table.cards[each.card].name for each in trained if not each.from_deck]
    return not unserved(g, there, [name for each in asked for name in each.cards])


def unserved(g: Asked, there: list[str], asked: list[str]) -> list[str]:
    """Return which of the cards that are asked for by name are not served by those there."""
    left = list((Counter(asked) - Counter(there)).elements())
    spare = list((Counter(there) - Counter(asked)).elements())
    served = Counter(g.value(ServesAs(name)) for name in spare)
    return list((Counter(left) - served).elements())


def asking(table: Table, player: Player) -> Iterator[tuple[Compartment, Evolution]]:
    """Yield the ways to evolve into the cards in a player's evolution box, by level."""
    for card in table.side(player).evolution:
        level: Compartment = table.level(card)  # type: ignore[assignment]  # no level 3 lies there
        for line in table.cards[card].evolution:
            yield level, line


def wanted(g: Asked, player: Player, level: Compartment, card: Name) -> bool:
    """Whether a compartment lacks a card of this name, for what lies in the evolution box."""
    table = g.state
    if card not in table.cards:
        return False
    trained = table.side(player).compartment(level)
    there = [table.cards[each.card].name for each in trained if not each.from_deck]
    name = table.cards[card].name
    return any(
        len(unserved(g, [*there, name], list(line.cards)))
        < len(unserved(g, there, list(line.cards)))
        for of, line in asking(table, player)
        if of == level
    )


def deck_card_wanted(table: Table, player: Player, level: Compartment) -> bool:
    """Whether a compartment lacks a card of the deck, for what lies in the evolution box."""
    there = sum(each.from_deck for each in table.side(player).compartment(level))
    return any(line.deck > there for of, line in asking(table, player) if of == level)


def effect_of(table: Table, given: Given) -> Effect:
    """Return what a card does that was used."""
    return table.cards[given.card].effects[given.number - 1]


def address(table: Table, card: Name, number: int) -> str:
    """Return the address of an effect."""
    return f"{table.cards[card].id}#{number}"


def counting(g: Asked, player: Player) -> Iterator[Given]:
    """Yield what a player has used that counts in the assault that goes on; the newest last."""
    table = g.state
    space = table.space_in_assault(player)
    for given in table.given:
        if given.player != player:
            continue
        if given.space != space:
            if table.cards[given.card].is_digimon:
                continue
            if g.value(OptionReach(given.card)) != "every-assault":
                continue
        if not g.refuses(Apply(given)):
            yield given


def letter(g: Asked, player: Player) -> str:
    """Return which attack a player's Digimon uses."""
    changed: str | None = g.value(AttackChanged(player))
    named: str = g.value(AttackNamed(player))
    return changed or named


def strength(g: Asked, player: Player) -> int:
    """Return how strong the attack of a player's Digimon is in the assault that goes on."""
    card = g.state.fighting(player)
    if card is None or g.refuses(Strike(player, card)):
        return 0
    printed = g.state.cards[card].attack(letter(g, player))  # type: ignore[arg-type]  # one of three
    gain: int = g.value(AttackGain(player))
    return printed + gain


def changed_letter(g: Asked, player: Player) -> str | None:
    """Return which attack the last card says that says any."""
    found: str | None = None
    by = ""
    for given in counting(g, player):
        does = effect_of(g.state, given).does
        if isinstance(does, AttackBecomes):
            found, by = does.attack_becomes, address(g.state, given.card, given.number)
    if by:
        g.credit(by)
    return found


def gained(g: Asked, player: Player) -> int:
    """Return what all cards together add to the attack of a player's Digimon."""
    total = 0
    for given in counting(g, player):
        does = effect_of(g.state, given).does
        if isinstance(does, AttackGains):
            g.credit(address(g.state, given.card, given.number))
            total += does.attack_gains
    return total


def factor(g: Asked, player: Player) -> int:
    """Return by what all cards together multiply what the opponent of a player loses."""
    total = 1
    for given in counting(g, player):
        does = effect_of(g.state, given).does
        if isinstance(does, LostPointsTimes):
            g.credit(address(g.state, given.card, given.number))
            total *= does.lost_points_times
    return total


def is_direct(table: Table) -> bool:
    """Whether one side of the assault that goes on has nobody in it."""
    return table.assault is not None and None in (table.fighting("A"), table.fighting("B"))


def used_up(table: Table, player: Player) -> set[Name]:
    """Return the cards of a player of which something was used in the assault that goes on."""
    space = table.space_in_assault(player)
    return {each.card for each in table.given if (each.player, each.space) == (player, space)}
