"""What is said of a language beside its catalogues: how it is written, and when it was read."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any

from pydantic import Field, StringConstraints

from ludex.i18n import usage
from ludex.i18n.extract import one_line
from ludex.i18n.locales import LOCALES, Locale
from ludex.kb import explain, yaml_file
from ludex.kb.errors import Problem, Problems, problem
from ludex.kb.fields import Date, Model
from ludex.kb.patterns import flaw
from ludex.kb.validate import Validator
from ludex.kb.yaml_file import Document

USAGE, READINGS = "usage", "readings"

Words = Annotated[
    str,
    StringConstraints(min_length=1, max_length=2000, strip_whitespace=True),
    Field(title="a text"),
]
Pattern = Annotated[
    str,
    StringConstraints(min_length=1, max_length=1000),
    Field(title="a regular expression of Python"),
]
Place = Annotated[
    str,
    StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9.#-]*$", max_length=100),
    Field(title="the beginning of an ID, a kind of texts or a field: HAT, TAG-7, event, title"),
]


class Decision(Model):
    """One thing that is the same in all texts of a language, said in that language."""

    title: Words
    text: Words


class Refused(Model):
    """A wording that the texts of a language refuse, with an example of either."""

    match: Pattern = Field(description="what is refused, in a text with its placeholders")
    use: Words = Field(description="what to write instead")
    because: Words
    wrong: Words = Field(description="a text in which it is found")
    right: Words = Field(description="one in which it is not")
    unless: Pattern | None = Field(None, description="a text in which this is found is left alone")
    in_: tuple[Place, ...] = Field((), description="where it is refused, if not everywhere")


class Usage(Model):
    """How a language is written."""

    decisions: tuple[Decision, ...] = ()
    refused: tuple[Refused, ...] = ()


class Reading(Model):
    """One round of reading: texts drawn at random, read by somebody who had not written them."""

    date: Date
    texts: Annotated[int, Field(strict=True, ge=1, title="a whole number from 1")]
    slips: Annotated[int, Field(strict=True, ge=0, title="a whole number from 0")]
    clear: Annotated[int, Field(strict=True, ge=0)] | None = Field(
        None,
        description="those that cannot stand: a wrong meaning, term or form, or a text that "
        "nobody would write or understand; the others could be better",
    )
    seed: Annotated[int, Field(strict=True, ge=0)] | None = Field(
        None, description="of `ludex i18n sample`, by which the same texts are drawn again"
    )


class Readings(Model):
    """When a language was read, the latest round last."""

    readings: tuple[Reading, ...] = ()


VALIDATORS: Mapping[str, Validator] = MappingProxyType(
    {USAGE: Validator(Usage), READINGS: Validator(Readings)}
)


def usages(folder: Path) -> dict[str, usage.Usage]:
    """Return how each language of `translations/` is written, by its code; raises Problems."""
    return {each.code: _usage(folder, each) for each in LOCALES}


def readings(folder: Path, locale: Locale) -> tuple[Reading, ...]:
    """Return the rounds in which a language was read; raises Problems."""
    _, value = _read(folder, locale, READINGS)
    return value.readings if value else ()


def _read(folder: Path, locale: Locale, kind: str) -> tuple[Document | None, Any]:
    path = folder / locale.catalogue / f"{kind}.yaml"
    if not path.exists():
        return None, None
    document = yaml_file.read(path, kind, markup=True)
    validator = VALIDATORS[kind]
    value, errors = validator.validate(document.data)
    if errors:
        raise Problems(explain.problems(document, errors, validator.json_schema))
    return document, value


def _usage(folder: Path, locale: Locale) -> usage.Usage:
    document, value = _read(folder, locale, USAGE)
    if document is None:
        return usage.Usage()
    if problems := tuple(_flaws(document, value)):
        raise Problems(problems)
    return usage.Usage(
        tuple(usage.Decision(each.title, one_line(each.text)) for each in value.decisions),
        tuple(_refused(document, n, each) for n, each in enumerate(value.refused)),
    )


def _refused(document: Document, number: int, said: Refused) -> usage.Refused:
    at = document.locate(("refused", number))
    return usage.Refused(
        re.compile(said.match),
        one_line(said.use),
        one_line(said.because),
        said.wrong,
        said.right,
        re.compile(said.unless) if said.unless else None,
        said.in_,
        f"{at.path}:{at.line}",
    )


def _flaws(document: Document, value: Usage) -> Iterator[Problem]:
    """Yield what is wrong with patterns, and the examples that they do not bear out."""
    for number, said in enumerate(value.refused):
        wrong_patterns = False
        for key, pattern in (("match", said.match), ("unless", said.unless)):
            if pattern is not None and (found := flaw(pattern)):
                at = document.locate(("refused", number, key))
                wrong_patterns = True
                yield problem(at, "", found, "a pattern that is read, and quickly")
        if wrong_patterns:
            continue
        refused = _refused(document, number, said)
        if not refused.found(said.wrong):
            at = document.locate(("refused", number, "wrong"))
            yield problem(at, "", "nothing that is refused", f"a text with {said.match!r}")
        if found := refused.found(said.right):
            at = document.locate(("refused", number, "right"))
            yield problem(at, "", f"{found!r}, which is refused", "a text without it")
