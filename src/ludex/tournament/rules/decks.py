"""TCG-15: Decks, and when one is accepted."""

from __future__ import annotations

from collections.abc import Iterable

from ludex.kernel import Acts, Inquiry, Then
from ludex.tournament.book import Asked, Table, rule
from ludex.tournament.decisions import AtRegistration, Designate, HandIn
from ludex.tournament.decks import PARTS, CardId, Deck, Part, Status
from ludex.tournament.events import (
    CardMisplaced,
    CardObjected,
    CardOutsidePool,
    Designated,
    Objection,
    PartObjected,
    Registered,
)
from ludex.tournament.match import Match
from ludex.tournament.quantities import (
    CardStatus,
    CopiesCountFor,
    CountedTogether,
    CountsAs,
    LeastCards,
    MayBeBrought,
    MayBeLeftOut,
    MostCards,
    MostCopies,
    PrintedUntil,
)
from ludex.tournament.seats import Player
from ludex.tournament.steps import DeckInspected, InspectionEnds, Registration


def every_part(_g: Table, _step: DeckInspected) -> Iterable[Part]:
    """Return the parts of a Deck."""
    return PARTS


def every_card(g: Table, step: DeckInspected) -> Iterable[CardId]:
    """Return the cards of a Deck, each once."""
    return g.state.listed(step.player).cards()


def least_cards(g: Inquiry[Match], part: Part, size: int) -> int:
    """Return how few cards a part of some size may have: one that may be left out, none."""
    least: int = g.value(LeastCards(part))
    return 0 if size == 0 and g.value(MayBeLeftOut(part)) else least


def most_cards(g: Inquiry[Match], part: Part) -> int | None:
    """Return how many cards a part may have; None if nothing limits them."""
    if part != "main-deck" and not g.value(MayBeBrought(part)):
        return 0
    most: int | None = g.value(MostCards(part))
    return most


@rule("TCG-15.1", does=Registration)
def decks_are_handed_in(_g: Table, step: Registration) -> Acts:
    """Each player hands in a Deck, which is looked through."""
    option = yield AtRegistration()
    match option:
        case HandIn(player):
            yield Then(DeckInspected(player))
            yield Then(InspectionEnds(player))
            yield Then(Registration())
        case Designate(side):
            yield Designated(side)
            yield Then(Registration())


@rule("TCG-15.2", does=InspectionEnds)
def a_deck_without_objection_is_registered(g: Table, step: InspectionEnds) -> Acts:
    """A Deck to which nothing was objected is registered."""
    if not any(
        isinstance(entry.event, Objection) and entry.event.player == step.player
        for entry in g.so_far
    ):
        yield Registered(step.player)


@rule("TCG-15.6", does=DeckInspected, each=every_part)
def no_part_is_too_small(g: Table, step: DeckInspected, part: Part) -> Acts:
    """A Deck with a part that has fewer cards than it must have is not accepted."""
    size = g.state.listed(step.player).size(part)
    least = least_cards(g, part, size)
    if size < least:
        yield PartObjected(step.player, part, size, least)


@rule("TCG-15.7", does=DeckInspected, each=every_card)
def cards_have_their_limits(g: Table, step: DeckInspected, card: CardId) -> Acts:
    """A Deck with more copies of a card than it may have is not accepted."""
    decks = tuple(map(g.state.listed, _counted_with(g, step.player, card)))
    names, by_name = g.kept("names", decks, lambda: _names(g, decks))
    name = names[card]
    same = by_name[name]
    if card != (name if name in same else same[0]):
        return
    status: Status = g.value(CardStatus(name))
    most = g.value(MostCopies(status, card))
    if most is None:
        return
    together = tuple(part for part in PARTS if g.value(CountedTogether(card, part)))
    alone = tuple((part,) for part in PARTS if part not in together)
    for parts in (together, *alone) if together else alone:
        copies = sum(deck.copies(each, part) for deck in decks for each in same for part in parts)
        if copies > most:
            where = parts[0] if len(parts) == 1 else None
            yield CardObjected(step.player, card, copies, most, where, status)


def _counted_with(g: Asked, player: Player, card: CardId) -> tuple[Player, ...]:
    """Return the players of a team whose copies of a card count together; one alone is one."""
    team = g.state.seats.team(g.state.seats.side_of(player))
    alone = len(team) == 1 or g.value(CopiesCountFor(card)) == "player"
    return (player,) if alone else (player, *(each for each in team if each != player))


def _names(
    g: Asked, decks: tuple[Deck, ...]
) -> tuple[dict[CardId, CardId], dict[CardId, list[CardId]]]:
    """Return as which card each card of some Decks counts, and which ones count as the same."""
    names = {card: g.value(CountsAs(card)) or card for deck in decks for card in deck.cards()}
    by_name: dict[CardId, list[CardId]] = {}
    for card, name in names.items():
        by_name.setdefault(name, []).append(card)
    return names, by_name


@rule("TCG-15.12", sets=CountsAs)
def other_names_count(g: Asked, quantity: CountsAs) -> CardId | None:
    """A card whose name is always treated as another's counts as a copy of that card."""
    return g.state.homes.treated_as(quantity.card)


@rule("TCG-15.8", does=DeckInspected, each=every_card)
def cards_belong_in_their_deck(g: Table, step: DeckInspected, card: CardId) -> Acts:
    """Fusion, Synchro and Xyz Monsters go to the Extra Deck, all other cards to the Main Deck."""
    deck, home = g.state.listed(step.player), g.state.homes.of(card)
    for part in PARTS:
        belongs = home in (None, part) or (part == "side-deck" and home != "none")
        if deck.copies(card, part) and not belongs:
            yield CardMisplaced(step.player, card, part)


@rule("TCG-15.9", does=DeckInspected, each=every_card)
def cards_are_of_the_pool(g: Table, step: DeckInspected, card: CardId) -> Acts:
    """Where a format has a card pool, a Deck may hold the cards of that pool only."""
    pool, printed = g.state.homes.pool, g.state.homes.released(card)
    outside = pool is not None and card not in pool
    if not outside and printed is not None:
        until = g.value(PrintedUntil(card))
        outside = until is not None and printed > until
    if outside:
        yield CardOutsidePool(step.player, card)


@rule("TCG-15.11", does=DeckInspected, each=every_part)
def no_part_is_too_large(g: Table, step: DeckInspected, part: Part) -> Acts:
    """A Deck with a part that has more cards than it may have is not accepted."""
    size = g.state.listed(step.player).size(part)
    most = most_cards(g, part)
    if most is not None and size > most:
        yield PartObjected(step.player, part, size, most)
