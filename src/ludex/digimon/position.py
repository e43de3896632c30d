"""The table that an example starts from, and everything that keeps it from being one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludex.digimon import examples as ex
from ludex.digimon import moments as m
from ludex.digimon.cards import CardData
from ludex.digimon.facts.fact import slug
from ludex.digimon.table import (
    COMPARTMENTS,
    PLAYERS,
    SLOTS,
    SPACES,
    Digimon,
    Laid,
    Name,
    Player,
    Side,
    Table,
    Trained,
)
from ludex.digimon.words.errors import worded
from ludex.kernel import Step, value
from ludex.playing import BadPosition, Wrong

Cards = Mapping[str, CardData]
Way = tuple[str | int, ...]

AGENDAS: Mapping[str, tuple[Step, ...]] = {
    "set-up": (m.DeckIsShown("A"), m.DeckIsShown("B"), m.SettingUp(), m.GameEnds()),
    "preparation": (
        m.Preparation(),
        m.EvolutionPhase(),
        m.BattlePhase(),
        m.ScoringPhase(),
        m.RoundEnds(),
        m.NextFirstPlayer(),
        m.RoundBegins(),
        m.GameEnds(),
    ),
}


def agenda(at: str) -> tuple[Step, ...]:
    """Return what is to come in a game that starts at a phase."""
    whole = AGENDAS["preparation"]
    skipped = {"preparation": 0, "evolution": 1, "battle": 2}
    return AGENDAS[at] if at in AGENDAS else whole[skipped[at] :]


@value
class _Held:
    """A card that a position names, with the way to it."""

    card: Name
    way: Way


def table(start: ex.Start, cards: Cards) -> Table:
    """Return the table that an example starts from; raises BadPosition with all that is wrong."""
    held = [each for player in PLAYERS for each in _held(getattr(start, player), player)]
    if wrong := [*_unknown(held, cards), *_twice(held), *_out_of_place(start, cards)]:
        raise BadPosition(*wrong)
    known = {each.card: cards[slug(each.card)] for each in held}
    for player in PLAYERS:
        known |= {copy: cards[slug(copy)] for copy in _among(getattr(start, player), player)}
    begun = start.at != "set-up"
    return Table(
        sides=(_side(start.A, "A", begun=begun), _side(start.B, "B", begun=begun)),
        cards=known,
        first=start.first_player if begun else None,
        round=start.round if begun else 0,
        stage=start.at,
    )


def _held(has: ex.Holdings, player: Player) -> Iterator[_Held]:
    piles: dict[Way, tuple[Name, ...]] = {
        ("deck", "top"): has.deck.top,
        ("hand",): has.hand,
        ("dark-area",): has.dark_area,
        ("evolution-box",): has.evolution_box,
    }
    piles |= {(f"space-{space}",): getattr(has, f"space_{space}") for space in SPACES}
    piles |= {
        (f"training-{level}", "cards"): getattr(has, f"training_{level}").cards
        for level in COMPARTMENTS
    }
    for way, cards in piles.items():
        yield from (_Held(card, (player, *way, n)) for n, card in enumerate(cards))
    for slot in SLOTS:
        laid = getattr(has, f"slot_{slot}")
        if isinstance(laid, ex.FaceUp):
            yield _Held(laid.used, (player, f"slot-{slot}", "used"))
        elif laid is not None:
            yield _Held(laid, (player, f"slot-{slot}"))


def _among(has: ex.Holdings, player: Player) -> tuple[Name, ...]:
    """Return the copies that are somewhere in a deck; no two are called the same."""
    return tuple(
        f"{card}#{player}{n}" for card, copies in has.deck.among.items() for n in range(copies)
    )


def _side(has: ex.Holdings, player: Player, *, begun: bool) -> Side:
    named = (*has.deck.top, *_among(has, player))
    fillers = range(has.deck.cards - len(named))
    spaces = (has.space_1, has.space_2, has.space_3)
    training = (has.training_4, has.training_5, has.training_6)
    slots = (has.slot_0, has.slot_1, has.slot_2, has.slot_3, has.slot_4)
    return Side(
        deck=(*named, *(f"{player}-deck-{n}" for n in fillers)),
        hand=has.hand,
        dark_area=has.dark_area,
        digimon=tuple(Digimon(each, not has.hidden) if each else None for each in spaces),
        evolution=has.evolution_box,
        training=tuple(
            (
                *(Trained(f"{player}-training-{level}-{n}", True) for n in range(each.from_deck)),
                *(Trained(card) for card in each.cards),
            )
            for level, each in zip(COMPARTMENTS, training, strict=True)
        ),
        slots=tuple(_laid(each) for each in slots),
        scale=f"{player}-scale" if begun else None,
        points=has.points if begun else 0,
    )


def _laid(each: ex.FaceUp | str | None) -> Laid | None:
    if each is None:
        return None
    return Laid(each.used, face_up=True) if isinstance(each, ex.FaceUp) else Laid(each)


def _unknown(held: list[_Held], cards: Cards) -> Iterator[Wrong]:
    for each in held:
        if slug(each.card) not in cards:
            yield Wrong.unknown(slug(each.card), *each.way)


def _twice(held: list[_Held]) -> Iterator[Wrong]:
    seen: set[Name] = set()
    for each in held:
        if each.card in seen:
            yield Wrong(worded("lies-twice", card=each.card), each.way)
        seen.add(each.card)


MOST = 500
"""Cards of a deck, and points; far more than any rule allows."""
MOST_IN_HAND = 8


def _out_of_place(start: ex.Start, cards: Cards) -> Iterator[Wrong]:
    """Yield what lies where nothing of its kind can lie, and numbers that make no sense."""
    if start.round < 1:
        yield Wrong(worded("no-such-round", number=str(start.round)), ("round",))
    for player in PLAYERS:
        has: ex.Holdings = getattr(start, player)
        yield from (_prefixed(player, each) for each in _numbers(has))
        yield from (_prefixed(player, each) for each in _spaces(has, cards))
        for n, card in enumerate(has.evolution_box):
            data = cards.get(slug(card))
            if data is not None and (data.level or 0) < 4:
                yield Wrong(worded("not-evolved", card=card), (player, "evolution-box", n))
        for slot in SLOTS:
            laid = getattr(has, f"slot_{slot}")
            card = laid.used if isinstance(laid, ex.FaceUp) else laid
            data = cards.get(slug(card)) if card else None
            if data is not None and data.is_digimon:
                yield Wrong(worded("no-option", card=card or ""), (player, f"slot-{slot}"))


def _prefixed(player: Player, wrong: Wrong) -> Wrong:
    return Wrong(wrong.found, (player, *wrong.keys), wrong.card, wrong.word)


def _numbers(has: ex.Holdings) -> Iterator[Wrong]:
    named = len(has.deck.top) + sum(has.deck.among.values())
    if not named <= has.deck.cards <= MOST or any(n < 1 for n in has.deck.among.values()):
        yield Wrong(worded("no-such-deck", number=str(has.deck.cards)), ("deck", "cards"))
    if not 1 <= has.points <= MOST:
        yield Wrong(worded("no-such-points", number=str(has.points)), ("points",))
    if len(has.hand) > MOST_IN_HAND:
        yield Wrong(worded("no-such-hand", number=str(len(has.hand))), ("hand",))
    for level in COMPARTMENTS:
        if not 0 <= getattr(has, f"training_{level}").from_deck <= MOST:
            yield Wrong(worded("no-such-training"), (f"training-{level}", "from-deck"))


def _spaces(has: ex.Holdings, cards: Cards) -> Iterator[Wrong]:
    """Yield what lies in a space and is no level 3 Digimon with what it evolved into."""
    for space in SPACES:
        for n, card in enumerate(getattr(has, f"space_{space}")):
            data = cards.get(slug(card))
            if data is not None and data.level != n + 3:
                found = worded("wrong-level", card=card, number=str(n + 3))
                yield Wrong(found, (f"space-{space}", n))
