"""Texts with placeholders, rendered as plain text, Markdown or HTML.

A text names cards, terms and rules by placeholder (``{card:umi}``, ``{term:chain-link:plural}``),
so that their names come out in the reader's language, linked. A phrase may also leave fields open
(``{player}``, ``{zone:to}``) for values that are known only when it is said.
"""

import html
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from ludex.formats.malformed import did_you_mean

from .locales import Locale

KINDS = ("card", "term", "rule", "ruleset")
"""What a placeholder may name."""


class TextError(ValueError):
    """A text that cannot be read or rendered."""


class MissingNameError(TextError):
    """A placeholder whose name is not known in this language, or a field that nothing filled."""


@dataclass(frozen=True, slots=True)
class Placeholder:
    """A name to be filled in: of a card, term, rule or ruleset, or (no kind) a phrase's field."""

    kind: str
    ref: str
    form: str = ""

    def __str__(self) -> str:
        return "{" + ":".join(part for part in (self.kind, self.ref, self.form) if part) + "}"


@dataclass(frozen=True, slots=True)
class Name:
    """What a placeholder stands for in one language: the name and the address it links to."""

    text: str
    href: str = ""


Resolver = Callable[[str, str, Locale], Name]
"""Given ref, form (or "") and language: the name. It raises LookupError if there is none."""
Value = str | int | Placeholder | Sequence["str | int | Placeholder"]
"""What fills a field of a phrase."""
Part = str | Placeholder

_BRACES = re.compile(r"\{([^{}]*)\}")
_NAMED = re.compile(r"(?P<kind>[a-z]+):(?P<ref>[A-Za-z0-9][A-Za-z0-9.-]*)(?::(?P<form>[a-z]+))?")
_FIELD = re.compile(r"(?P<ref>[a-z][a-z_]*)(?::(?P<form>[a-z]+))?")


@cache
def parse(text: str, *, fields: bool = False) -> tuple[Part, ...]:
    """Split a text into its literal parts and placeholders; only phrases may have fields."""
    parts: list[Part] = []
    end = 0
    for braces in _BRACES.finditer(text):
        parts += _literal(text, end, braces.start())
        parts.append(_placeholder(braces, fields=fields))
        end = braces.end()
    return (*parts, *_literal(text, end, len(text)))


def _literal(text: str, start: int, end: int) -> list[str]:
    literal = text[start:end]
    loose = re.search(r"[{}]", literal)
    if loose:
        column = start + loose.start() + 1
        raise TextError(
            f"column {column}: {loose.group()!r} stands alone; braces hold placeholders"
        )
    return [literal] if literal else []


def _placeholder(braces: re.Match[str], *, fields: bool) -> Placeholder:
    found = braces.group(1)
    named = _NAMED.fullmatch(found)
    if named and named["kind"] in KINDS:
        return Placeholder(named["kind"], named["ref"], named["form"] or "")
    field = _FIELD.fullmatch(found)
    if fields and field:
        return Placeholder("", field["ref"], field["form"] or "")
    expected = ", ".join(f"{{{kind}:…}}" for kind in KINDS) + (" or {field}" if fields else "")
    hint = did_you_mean(found.partition(":")[0], KINDS)
    raise TextError(
        f"column {braces.start() + 1}: {braces.group()!r} is no placeholder; "
        f"expected {expected}{hint}"
    )


def placeholders(text: str, *, fields: bool = False) -> tuple[Placeholder, ...]:
    """Return the placeholders of a text in their order."""
    return tuple(part for part in parse(text, fields=fields) if isinstance(part, Placeholder))


@dataclass(frozen=True, slots=True)
class Markup:
    """How an output escapes words and links a name (both already escaped where they arrive)."""

    escape: Callable[[str], str]
    link: Callable[[str, str], str]
    """Given the escaped name and the address."""
    start: Callable[[str], str] = str
    """Makes the beginning of a rendered text safe."""


def _html_link(name: str, href: str) -> str:
    return f'<a href="{html.escape(href)}">{name}</a>'


_MARKDOWN = str.maketrans(
    {mark: f"\\{mark}" for mark in "\\`*_[]{}"}
    | {mark: f"&#{ord(mark)};" for mark in "<>&|~^"}
    | {"\n": " ", "\r": " "}
)
_ADDRESS = str.maketrans({mark: f"%{ord(mark):02X}" for mark in ' ()<>"\\\n'})


def _markdown(text: str) -> str:
    # a link after "!" would be an image
    return re.sub(r"!\Z", r"\!", text.translate(_MARKDOWN))


def _markdown_link(name: str, href: str) -> str:
    return f"[{name}]({href.translate(_ADDRESS)})"


def _markdown_start(text: str) -> str:
    """Keep a text that begins like a heading, a list or another block from becoming one."""
    text = text.lstrip()
    if text[:1] in tuple("#+-!:=/?"):
        return f"&#{ord(text[0])};{text[1:]}"
    return re.sub(r"^(\d+)([.)])", r"\1\\\2", text)


TEXT = Markup(escape=str, link=lambda name, href: name)
MARKDOWN = Markup(escape=_markdown, link=_markdown_link, start=_markdown_start)
HTML = Markup(escape=html.escape, link=_html_link)
MARKUPS = {"text": TEXT, "markdown": MARKDOWN, "html": HTML}


@dataclass(frozen=True, slots=True)
class Renderer:
    """Renders texts in one language, with the names that its resolvers (by kind) know."""

    locale: Locale
    resolvers: Mapping[str, Resolver]

    def render(
        self,
        text: str,
        markup: Markup = TEXT,
        values: Mapping[str, Value] | None = None,
        *,
        strict: bool = True,
    ) -> str:
        """Return the text with every placeholder and field filled in.

        A text that is out of date may name what is gone: rendered not strictly, it shows the bare
        reference instead of raising.
        """
        try:
            parts = parse(text, fields=values is not None)
        except TextError:
            if strict:
                raise
            parts = (text,)
        parts = self._called(parts, values or {})
        shown = [self._part(part, markup, values or {}, strict=strict) for part in parts]
        return markup.start("".join(shown))

    def _called(self, parts: tuple[Part, ...], values: Mapping[str, Value]) -> tuple[Part, ...]:
        """Return the parts as they stand before these values: a name needs no “player” before."""
        found = list(parts)
        for at, (before, field) in enumerate(pairwise(parts)):
            if isinstance(before, str) and isinstance(field, Placeholder) and not field.kind:
                value = values.get(field.ref)
                if isinstance(value, str):
                    found[at] = self.locale.called(before, value)
        return tuple(found)

    def _part(
        self, part: Part, markup: Markup, values: Mapping[str, Value], *, strict: bool
    ) -> str:
        if isinstance(part, str):
            return markup.escape(part)
        if part.kind:
            return self._named(part, markup, strict=strict)
        if part.ref not in values:
            if not strict:
                return markup.escape(str(part))
            raise MissingNameError(f"nothing fills {part}{did_you_mean(part.ref, values)}")
        value = values[part.ref]
        if isinstance(value, str | int | Placeholder):
            return self._value(value, part.form, markup, strict=strict)
        return self.locale.joined(
            [self._value(each, part.form, markup, strict=strict) for each in value],
            [self._value(each, part.form, TEXT, strict=strict) for each in value],
        )

    def _value(
        self, value: str | int | Placeholder, form: str, markup: Markup, *, strict: bool
    ) -> str:
        if not isinstance(value, Placeholder):
            # What is markup already says so, as templates have it.
            return str(value) if hasattr(value, "__html__") else markup.escape(str(value))
        asked = Placeholder(value.kind, value.ref, form) if form else value
        return self._named(asked, markup, strict=strict)

    def _named(self, asked: Placeholder, markup: Markup, *, strict: bool) -> str:
        try:
            name = self.name(asked)
        except MissingNameError:
            if strict:
                raise
            name = Name(asked.ref)
        shown = markup.escape(name.text)
        if name.href:
            shown = markup.link(shown, name.href)
        return self.locale.quoted(shown) if asked.kind == "card" else shown

    def name(self, asked: Placeholder) -> Name:
        """Return what a placeholder that names something stands for."""
        resolve = self.resolvers.get(asked.kind)
        if resolve is None:
            hint = did_you_mean(asked.kind, self.resolvers)
            raise MissingNameError(f"{asked}: no names for the kind {asked.kind!r}{hint}")
        try:
            return resolve(asked.ref, asked.form, self.locale)
        except LookupError as missing:
            raise MissingNameError(f"{asked}: {missing}") from missing
