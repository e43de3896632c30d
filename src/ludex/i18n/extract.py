"""What there is to translate: the messages of the knowledge base's YAML, field by field.

Each message is known by its context, ``<ID>#<field>``, and by nothing else.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import IO, Any

from ludex.formats.malformed import did_you_mean


@dataclass(frozen=True, slots=True)
class Message:
    """One English text to translate, or two: the singular and the plural."""

    context: str
    text: str
    where: str
    """``file`` or ``file:line``; catalogues keep the file alone."""
    comment: str = ""
    """What helps a translator: the title or name of what the text belongs to."""
    plural: str = ""
    path: tuple[str | int, ...] = ()
    """The keys that lead to the text in its YAML file."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The English as gettext keys it."""
        return (self.text, self.plural) if self.plural else (self.text,)

    @property
    def file(self) -> str:
        """Where the text stands, without the line."""
        return re.sub(r"(:\d+)+$", "", self.where)


class ExtractError(ValueError):
    """A file whose texts cannot be told."""


Data = Mapping[str, Any]
Found = tuple[str, tuple[str | int, ...], str]
"""Context, path and comment of a field that may be there."""


def one_line(text: str) -> str:
    """Return a text as catalogues hold it: YAML may fold it, or end it with a line break."""
    return " ".join(text.split())


def place_of(claim: str, where: str) -> str:
    """Return the context of a place in a source: many claims stand in the same one."""
    return f"place:{claim.partition('-')[0]}#{one_line(where)}"


def _each(data: Data, key: str) -> Iterator[tuple[int, Data]]:
    found = data.get(key)
    for index, each in enumerate(found if isinstance(found, list | tuple) else ()):
        if isinstance(each, Mapping):
            yield index, each


def _titled(data: Data) -> Iterator[Found]:
    for field in ("title", "summary"):
        yield f"{data.get('id')}#{field}", (field,), ""


def _article(data: Data) -> Iterator[Found]:
    yield from _titled(data)
    title = str(data.get("title", ""))
    yield f"{data.get('id')}#other-programs", ("other-programs", "text"), title
    for index, clause in _each(data, "clauses"):
        for field, path in _CLAUSE.items():
            yield f"{clause.get('id')}#{field}", ("clauses", index, *path), title
        for at in clause.get("equivalent", ()):
            keys = ("clauses", index, "equivalent", at)
            yield f"{clause.get('id')}#equivalent.{at}", keys, title
    yield from _examples(data)


def _examples(data: Data) -> Iterator[Found]:
    """Yield those of an article's examples, or of a file of more: whoever knows adds its title."""
    title = str(data.get("title", ""))
    for index, example in _each(data, "examples"):
        for field, path in _EXAMPLE.items():
            yield f"{example.get('id')}#{field}", ("examples", index, *path), title


_EXAMPLE = {
    "title": ("title",),
    "note": ("note",),
    "question": ("asked", "question"),
    "answer": ("asked", "answer"),
    "retired": ("retired", "reason"),
}
_CLAUSE = {
    "text": ("text",),
    "interpretation": ("interpretation", "text"),
    "grounds": ("interpretation", "grounds"),
    "retired": ("retired", "reason"),
    "always": ("always",),
    "witness": ("witness", "reason"),
}


def _card(data: Data) -> Iterator[Found]:
    names = data.get("names")
    name = str(names.get("en", "")) if isinstance(names, Mapping) else ""
    for key, mark, fields in (("effects", "", ("says",)), ("unencoded", "u", ("says", "why"))):
        for index, _ in _each(data, key):
            for field in fields:
                yield f"{data.get('id')}#{mark}{index + 1}.{field}", (key, index, field), name


def _terms(data: Data) -> Iterator[Found]:
    for index, term in _each(data, "terms"):
        path = ("terms", index, "definition")
        yield (
            f"term:{term.get('id')}#definition",
            path,
            str(_at(term, ("names", "en", "one")) or ""),
        )


def _source(data: Data) -> Iterator[Found]:
    yield f"source:{data.get('id')}#describes", ("describes",), str(data.get("title", ""))
    yield from _claims(data)


def _claims(data: Data) -> Iterator[Found]:
    """Yield what each claim says, and once each place in the source where claims stand."""
    places = set()
    for index, claim in _each(data, "claims"):
        place = place_of(str(claim.get("id")), str(claim.get("where")))
        if place not in places:
            places.add(place)
            yield place, ("claims", index, "where"), ""
        yield f"{claim.get('id')}#says", ("claims", index, "says"), str(claim.get("where"))


def _list(data: Data) -> Iterator[Found]:
    for context, path, comment in _titled(data):
        yield f"list:{context}", path, comment


def _nothing(_data: Data) -> Iterator[Found]:
    yield from ()  # names of cards are official in every language


KINDS: dict[str, Callable[[Data], Iterator[Found]]] = {
    "rulebook": _titled,
    "article": _article,
    "examples": _examples,
    "ruleset": _titled,
    "card": _card,
    "terms": _terms,
    "source": _source,
    "claims": _claims,
    "list": _list,
    "register": _nothing,
}
"""The translatable fields of each kind of YAML file."""


def _at(data: object, path: Iterable[str | int]) -> object:
    for key in path:
        if isinstance(data, Mapping):
            data = data.get(key)
        elif isinstance(data, list | tuple) and isinstance(key, int):
            data = data[key]
        else:
            return None
    return data


def messages_of(kind: str, data: Data, where: str) -> Iterator[Message]:
    """Yield the messages of one YAML file, given its kind and its plain data."""
    if kind not in KINDS:
        raise ExtractError(f"{where}: no kind {kind!r}{did_you_mean(kind, KINDS)}")
    for context, path, comment in KINDS[kind](data):
        text = _at(data, path)
        if isinstance(text, str) and text.strip():
            yield Message(context, one_line(text), where, one_line(comment), path=path)


def phrases(
    prefix: str, table: Mapping[str, str | tuple[str, str]], where: str
) -> Iterator[Message]:
    """Yield the messages of a table of phrases: ``event`` sentences, or ``ui`` strings."""
    for name, english in table.items():
        text, plural = (english, "") if isinstance(english, str) else english
        yield Message(f"{prefix}#{name}", text, where, plural=plural)


_SCHEMA = re.compile(
    r"#\s*yaml-language-server:\s*\$schema=(?:\S*/)?(?:[a-z]+-)?([a-z]+)\.json\s*$"
)


def extract_yaml(
    fileobj: IO[bytes],
    keywords: Collection[str],
    comment_tags: Collection[str],
    options: Mapping[str, object],
) -> Iterator[tuple[int, str, tuple[str, str], list[str]]]:
    """Extract a YAML file's messages for ``pybabel extract``: its first line tells its kind."""
    import yaml  # not needed to read a catalogue, which has to be quick

    where = str(getattr(fileobj, "name", "YAML"))
    source = fileobj.read().decode("utf-8")
    schema = _SCHEMA.match(source.partition("\n")[0])
    if not schema:
        raise ExtractError(
            f"{where}:1: expected '# yaml-language-server: $schema=…/KIND.json', KIND one of "
            + ", ".join(KINDS)
        )
    root = yaml.compose(source, yaml.CSafeLoader)
    for message in messages_of(schema[1], yaml.load(source, yaml.CSafeLoader) or {}, where):
        comments = [message.comment] if message.comment else []
        line = _line(root, message.path)
        yield line, "pgettext", (message.context, message.text), comments


def _line(node: Any, path: tuple[str | int, ...]) -> int:
    """Return the line of the key that a path ends with, in a composed YAML document."""
    line = 1
    for key in path:
        if isinstance(key, int):
            node = node.value[key]
            line = int(node.start_mark.line) + 1
        else:
            name, node = next(pair for pair in node.value if pair[0].value == key)
            line = int(name.start_mark.line) + 1
    return line
