"""The engine for Duels put together: what examples say, what plays them, and how it is told."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any, get_args

from ludex.playing.record import Cards, Engine, Home
from ludex.yugioh import examples as ex
from ludex.yugioh.cards import CardData, PrintedCard
from ludex.yugioh.faults.cards import faults
from ludex.yugioh.faults.effects import READ
from ludex.yugioh.faults.flaw import key
from ludex.yugioh.identity import IDENTITIES, NAME, home_of
from ludex.yugioh.play.course import course
from ludex.yugioh.play.expectations import check
from ludex.yugioh.play.logged import logged
from ludex.yugioh.play.naming import misnamed
from ludex.yugioh.play.session import Session
from ludex.yugioh.quantities import ANSWERS
from ludex.yugioh.readings.came_up import addresses, standing
from ludex.yugioh.rules import book
from ludex.yugioh.telling import TELLS
from ludex.yugioh.vocabulary import EffectKind


def _home(facts: CardData | PrintedCard) -> Home:
    return home_of(facts.kind)


def _blank(facts: CardData) -> CardData | None:
    """Return a card without its text; a Field Spell matters without it, for being one."""
    if facts.kind == "spell-field":
        return None
    return replace(
        facts,
        effects=(),
        cannot_be_normal_summoned=False,
        cannot_be_special_summoned=False,
        special_summoned_only_by=(),
    )


def _treated_as(facts: Any) -> str | None:
    found: str | None = facts.treated_as
    return found


def _released(facts: CardData | PrintedCard) -> date | None:
    return facts.released


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
        identities=IDENTITIES,
        home=_home,
        treated_as=_treated_as,
        released=_released,
        faults=faults,
        effects=addresses,
        blank=_blank,
        standing=standing,
        read={get_args(EffectKind): {kind: tuple(map(key, READ[kind])) for kind in READ}},
    ),
    misnamed=misnamed,
    logged=logged,
    handed=lambda around: around.cards_of(NAME),
    course=course,
)
