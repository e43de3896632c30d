"""What the data of an effect say, in sentences: each part has its own, and no part is left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from functools import reduce
from typing import Any

from markupsafe import Markup

from ludex.i18n.phrases import fields_of
from ludex.site.games.duels.filters import Filters
from ludex.site.markup import made
from ludex.site.writer import Writer
from ludex.yugioh.cards import Effect
from ludex.yugioh.vocabulary import Filter, Gain, SendMonsters, TributeCost
from ludex.yugioh.words.effects import DATA

_CHAINED = ("trigger", "quick", "ignition")
"""The kinds of effects of which the text says whether they have to be activated."""
_ROWS = ("when", "requires", "cost", "targets", "does", "holds", "from_activation")
"""The parts of an effect, in the order in which they matter."""
_KINDS = ("the", "player", "number", "counter", "way", "deed", "fell")
"""The lists of words for single values; no value is in two of them."""
_CARDS = ("counts_as", "graveyard_unaffected_by", "summon_token")
"""The fields that hold a card."""
_ALWAYS_SAID = ("position",)
"""Fields of which even the usual value is said."""
_SELF_EVIDENT = (("who", "you"),)
"""Fields and values of which nothing needs to be said: a card speaks to its player."""
_SHARED = {"from_": "from", "position": "as"}
"""Fields whose words are not called as they are."""
_AMOUNTS = ("for_each", "you_control_no", "there_is_no", "discarded_or_tributed")
"""Fields whose filter tells what is counted."""
_EVERY = (
    "destroy",
    "gain",
    "for_",
    "lower_level",
    "return_to_hand",
    "change_position",
    "turn_face_down",
    "negated",
    "atk_becomes",
    "spared",
    "gone_in_end_phase",
)
"""Fields whose filter means every card that is such; elsewhere it means one, or so many."""
_OF_MONSTERS = (
    "battles",
    "against",
    "special_summon",
    "fusion_summon",
    "monster_summoned",
    "gain",
    "tribute",
)
"""Fields whose filter means monsters without saying so."""
_WAYS = ("how", "to")
"""Fields that tell by which acts, which Chinese lists as it lists nouns."""
_AS_IT_IS = ("this_is", "was")
"""Fields whose filter tells how a card is, which has been named."""


def of_use(writer: Writer, effect: Effect) -> Iterator[Markup]:
    """Yield what the data of an effect say of its use."""
    yield writer.ui(f"effect.{effect.kind}")
    if effect.kind in _CHAINED or effect.optional:
        yield writer.ui("frame.optional" if effect.optional else "frame.mandatory")
    if effect.kind == "trigger" and effect.optional:
        yield writer.ui(f"frame.{effect.timing}")
    if effect.from_ is not None:
        yield writer.ui("frame.from", zone=writer.word(f"zone.{effect.from_}"))
    if effect.during is not None:
        yield writer.ui(f"frame.{effect.during}")
    if effect.once is not None:
        yield writer.ui(f"frame.once-{effect.once}")
    if effect.lingers:
        yield writer.ui("frame.lingers")
    if effect.anyone:
        yield writer.ui("frame.anyone")


def told(writer: Writer, effect: Effect) -> Iterator[tuple[Markup, list[Markup]]]:
    """Yield what each part of an effect is called, and its sentences."""
    teller = _Teller(writer)
    for name in _ROWS:
        its = getattr(effect, name)
        parts = its if isinstance(its, tuple) else () if its is None else (its,)
        if parts:
            yield writer.ui(f"data.row.{name}"), [teller.phrase(part) for part in parts]


def slug(data: object) -> str:
    """Return the word for the kind of a part."""
    name = type(data).__name__
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class _Teller:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._filters = Filters(writer)

    def phrase(self, data: Any) -> Markup:
        """Return the sentence of a part, with all that its fields add."""
        name, said = slug(data), dict(_said(data))
        first, variant = next(iter(said), ""), ""
        for field, value in said.items():
            word = _word(field, value, "with", "without")
            if field == "how" and isinstance(value, tuple):
                word = "in-a-way"
            if f"{name}.{word}" in DATA:
                first, variant = field, f".{word}"
                break
        key = f"{name}{variant}"
        holes = fields_of(DATA[key])
        head = self._ui(key, **{hole: self._filled(data, hole) for hole in holes})
        named = {*holes, first, next(iter(said), ""), "join"}
        named |= {"atk", "def_"} if "gains" in holes else set()
        named |= {name for name in ("count", "at_least") if self._is_number(data, name, holes)}
        whole = head
        for each in said:
            if each not in named:
                whole = self._with(whole, name, data, each)
        return self._and_more(whole, self._ui(f"join.{said['join']}")) if "join" in said else whole

    def _and_more(self, what: Markup, more: Markup) -> Markup:
        return self._ui("more", what=what, more=more)

    def _with(self, what: Markup, name: str, data: Any, field: str) -> Markup:
        """Return a sentence with what a field adds to it."""
        value = getattr(data, field)
        if (field, value) in _SELF_EVIDENT:
            return what
        if field == "from_" and _is_there(data):
            return self._ui("from-there", what=what)
        word, shared = _word(field, value), _SHARED.get(field, field)
        for key in (f"{name}.{field}.{value}", f"{name}.{word}", f"{name}.{field}"):
            if key in DATA:
                return self._added(what, key, data, field)
        key = f"{shared}.{value}"
        return self._added(what, key if key in DATA else shared, data, field)

    def _added(self, what: Markup, key: str, data: Any, field: str) -> Markup:
        """Add a word to a sentence: around it, where a language may put it first, or behind it."""
        holes = fields_of(DATA[key])
        values = {"value": self._filled(data, field)} if "value" in holes else {}
        if "what" in holes:
            return self._ui(key, what=what, **values)
        return self._and_more(what, self._ui(key, **values))

    def _filled(self, data: Any, field: str) -> Markup:
        """Return the words for a field."""
        if field == "gains":
            return self._gains(data)
        value = getattr(data, field)
        if field == "of" and value is None:
            field = "tribute" if isinstance(data, TributeCost | SendMonsters) else field
            value = Filter()
        return self._value(data, field, value)

    def _value(self, data: Any, field: str, value: Any) -> Markup:
        match value:
            case Filter():
                return self._cards(data, field, value)
            case tuple():
                said = [self._value(data, field, each) for each in value]
                return self._ways(said) if field in _WAYS else self._writer.listed(said)
            case int() if field == "draw":
                return self._ui("number.cards", number=str(value))
            case int():
                return made(str(value))
            case str():
                return self._named(field, value)
            case _:
                return self.phrase(value)

    def _ways(self, ways: Sequence[Markup]) -> Markup:
        return reduce(lambda one, other: self._ui("ways", one=one, other=other), ways)

    def _named(self, field: str, value: str) -> Markup:
        if field in _CARDS:
            return self._writer.card(value)
        if field in ("attribute", "type"):
            return self._writer.ui(f"{field}.{value}")
        key = next((f"{kind}.{value}" for kind in _KINDS if f"{kind}.{value}" in DATA), "")
        if value == "banished":
            key = "in.banished"  # the zone's own word says how a card is, and not where
        return self._ui(key) if key else self._writer.ui(f"zone.{value}")

    def _cards(self, data: Any, field: str, which: Filter) -> Markup:
        if field in _OF_MONSTERS and which.kind is None:
            which = replace(which, kind="monster")
        if field in _AS_IT_IS:
            return self._filters.qualities(which)
        if field in _AMOUNTS or isinstance(getattr(data, "count", 1), str):
            return self._filters.cards(which, "any")
        if field in _EVERY and getattr(data, "choose", None) is None:
            return self._filters.cards(which, "all")
        return self._filters.cards(which, _count(data))

    def _is_number(self, data: Any, name: str, holes: frozenset[str]) -> bool:
        """Whether a field is said as the number of cards."""
        counts = name == "count" or "you_control" in holes
        return counts and isinstance(getattr(data, name, None), int)

    def _gains(self, gain: Gain) -> Markup:
        both = (("atk", gain.atk), ("def", gain.def_))
        return self._writer.listed(
            [
                self._ui(f"gains.{name}", value=f"{value:+}")
                if isinstance(value, int)
                else self._ui(f"gains.{name}-as", value=self._named(name, value))
                for name, value in both
                if value
            ]
        )

    def _ui(self, key: str, **values: Any) -> Markup:
        return self._writer.ui(f"data.{key}", **values)


def _said(data: Any) -> Iterator[tuple[str, Any]]:
    """Yield the fields that say anything, with their values; the first one always does."""
    own_first = sorted(fields(data), key=lambda field: field.kw_only is True)
    for number, field in enumerate(own_first):
        value = getattr(data, field.name)
        usual = value == field.default and field.name not in _ALWAYS_SAID
        if number == 0 or not (usual or value == ()):
            yield field.name, value


def _is_there(data: Any) -> bool:
    """Whether the cards that a part means lie, by their filter, where it has them come from."""
    values = (getattr(data, field.name) for field in fields(data))
    return any(isinstance(which, Filter) and data.from_ == (which.in_,) for which in values)


def _word(field: str, value: object, yes: str = "", no: str = "no") -> str:
    """Return what tells a value from others of its field."""
    if isinstance(value, bool):
        beginning = yes if value else no
        return f"{beginning}-{field}" if beginning else field
    return value if isinstance(value, str) else ""


def _count(data: Any) -> int:
    """Return of how many cards a part is."""
    names = ("count", "at_least", "discard", "tribute", "banish", "send_monsters")
    numbers = (getattr(data, name, None) for name in names)
    return next((n for n in numbers if isinstance(n, int) and not isinstance(n, bool)), 1)
