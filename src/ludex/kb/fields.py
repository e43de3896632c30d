"""What a field may hold: texts, names, dates, IDs, and references to what has an ID.

A string that refers to something carries the kind of it, which `references` reads.
"""

from collections.abc import Collection, Mapping
from datetime import date
from types import MappingProxyType
from typing import Annotated, Any, Literal, NotRequired

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
)
from pydantic_core import PydanticCustomError
from typing_extensions import TypedDict

from ludex.i18n.extract import one_line
from ludex.i18n.locales import LOCALES
from ludex.i18n.names import Everywhere
from ludex.kb import ids

LANGUAGES = tuple(locale.code for locale in LOCALES)
Language = Annotated[
    str,
    StringConstraints(pattern=f"^({'|'.join(LANGUAGES)})$"),
    Field(title=f"one of {', '.join(LANGUAGES)}"),
]


def kebab(name: str) -> str:
    """Return the YAML key of a field: `near_miss` is `near-miss`, `from_` is `from`."""
    return name.rstrip("_").replace("_", "-")


class Model(BaseModel):
    """Data that nobody changes, with no keys but its fields."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        alias_generator=kebab,
        defer_build=True,  # `validate` builds what it needs, with a game's vocabulary in it
    )


def empty(description: str | None = None) -> Any:
    """Return the default of a table that may be left out."""
    return Field(default_factory=lambda: MappingProxyType({}), description=description)


def _written(value: object) -> object:
    # Pydantic would take a number for a time stamp.
    if not isinstance(value, str):
        raise PydanticCustomError("date_type", "no date")
    return value


def _pattern(pattern: str) -> StringConstraints:
    return StringConstraints(pattern=f"^{pattern}$", max_length=100)


Text = Annotated[
    str,
    StringConstraints(min_length=1, strip_whitespace=True),
    AfterValidator(one_line),
    Field(title="a text, which may name {card:…}, {term:…}, {rule:…} and {ruleset:…}"),
    "text",
]
Name = Annotated[
    str,
    StringConstraints(pattern=r"^[^{}\s]([^{}\n]*[^{}\s])?$", max_length=200),
    Field(title="a name, without braces"),
]
Form = Annotated[str, StringConstraints(pattern="^[a-z]+$"), Field(title="a form such as plural")]
Whole = Annotated[int, Field(strict=True, ge=1, title="a whole number from 1")]
Date = Annotated[date, BeforeValidator(_written), Field(title="a date such as 2014-04-01")]
Trust = Literal["official", "judge", "inferred"]

Slug = Annotated[str, _pattern(ids.SLUG), Field(title="a word in kebab-case")]
RulebookId = Annotated[str, _pattern(ids.RULEBOOK), Field(title="a prefix such as HAT")]
ArticleId = Annotated[str, _pattern(ids.ARTICLE), Field(title="an article's ID, such as HAT-5")]
ClauseId = Annotated[str, _pattern(ids.CLAUSE), Field(title="a clause's ID, such as HAT-5.1")]
ExampleId = Annotated[str, _pattern(ids.EXAMPLE), Field(title="an example's ID, such as HAT-5.E1")]
ClaimId = Annotated[str, _pattern(ids.CLAIM), Field(title="a claim's ID, such as hat-c064")]
ListId = Annotated[str, _pattern(ids.DATE), Field(title="a date such as 2014-04-01")]
ProvisionId = Annotated[
    str,
    _pattern(ids.PROVISION),
    Field(title="a clause's ID, or an article's for all its clauses"),
]

ToClause = Annotated[ClauseId, "clause"]
ToAnyClause = Annotated[ClauseId, "any-clause"]
ToExample = Annotated[ExampleId, "example"]
ToClaim = Annotated[ClaimId, "claim"]
ToAnyCard = Annotated[Slug, "any-card"]
ToRuleset = Annotated[Slug, "ruleset"]
ToSource = Annotated[Slug, "source"]


def _has_one(forms: Mapping[str, str]) -> Mapping[str, str]:
    if "one" not in forms:
        raise ValueError("no 'one', the form for a single one")
    return forms


Forms = Annotated[
    Mapping[Form, Name],
    AfterValidator(_has_one),
    Field(json_schema_extra={"required": ["one"]}),
]


def record(name: str, types: Mapping[str, Any], *, total: bool) -> Any:
    """Return the type of a table with these keys, all of which it has if it is `total`."""
    table: Any = _typed_dict(name, dict(types), total=total)
    table.__pydantic_config__ = ConfigDict(extra="forbid")
    return Annotated[table, AfterValidator(MappingProxyType)]


_typed_dict: Any = TypedDict  # type checkers take only literal tables

Names = record("Names", dict.fromkeys(LANGUAGES, Name), total=True)


def names_as_published(languages: Collection[str]) -> Any:
    """Return the type of a card's names where only some languages have one of every card."""
    types = {code: Name if code in languages else NotRequired[Name] for code in LANGUAGES}
    return Annotated[record("Names", types, total=True), AfterValidator(Everywhere)]


TermNames = record("TermNames", dict.fromkeys(LANGUAGES, Forms), total=True)
