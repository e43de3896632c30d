"""The engine put together: what examples say, what plays them, and how it is told."""

from __future__ import annotations

from ludex.digimon import examples as ex
from ludex.digimon.cards import CardData, PrintedCard, addresses, blank
from ludex.digimon.expectations import check
from ludex.digimon.faults import faults
from ludex.digimon.quantities import ANSWERS
from ludex.digimon.rules import book
from ludex.digimon.session import Session
from ludex.digimon.telling import TELLS
from ludex.playing.record import Cards, Engine

NAME = "digimon"


def _treated_as(facts: CardData | PrintedCard) -> str | None:
    return facts.same_name_as


ENGINE = Engine(
    name=NAME,
    start=ex.Start,
    step=ex.ScriptStep,
    expect=ex.Expect,
    book=book,
    session=Session,
    check=check,
    tells=TELLS,
    quantities=ANSWERS,
    cards=Cards(
        facts=CardData,
        registered=PrintedCard,
        identities=("code",),
        named_in=("en",),
        treated_as=_treated_as,
        effects=addresses,
        blank=blank,
        faults=faults,
    ),
    handed=lambda around: around.cards_of(NAME),
)
