"""YAML read safely: plain data out of the C parser's events, and the place of every key.

Only what the rules need is YAML here. Anchors, aliases, tags, merge keys, second documents and
duplicate keys are problems; keys are always strings; a plain scalar is a boolean only as `true` or
`false`, and no date, so that `no` stays the word it is.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from stat import S_ISREG
from typing import Any, NoReturn

import yaml
from yaml.cyaml import CParser  # type: ignore[attr-defined]  # the stubs do not export it
from yaml.events import (
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from ludex.i18n.errors import worded
from ludex.kb.errors import MOST, Location, Problem, Problems, problem
from ludex.wording import quoted

MAX_FILE = 1 << 20
"""Bytes."""
MAX_SCALAR = 10_000
"""Characters."""
MAX_DEPTH = 32

Keys = Sequence[str | int]
"""The way from a document's root to a value: keys of mappings and indexes of sequences."""

_CONTROL = re.compile(
    # Control characters, and what turns or hides the text around it.
    "[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ufeff\ufff0-\uffff\U000e0000-\U000e0fff]"
)
MARKUP = re.compile(r"<[A-Za-z/!?]")
_MISSED = re.compile("\r(?!\n)")
"""The ends of lines that editors miss."""
_INTEGER = re.compile(r"[-+]?[0-9]{1,18}")
_FLOAT = re.compile(r"[-+]?[0-9]{1,15}\.[0-9]{1,15}")
_CONSTANTS = {"": None, "~": None, "null": None, "true": True, "false": False}


@dataclass(frozen=True, slots=True)
class Document:
    """One YAML file: its text, its plain data, and where each part of it stands."""

    path: Path
    kind: str
    text: str = field(repr=False)
    data: Any = field(repr=False, compare=False)

    def locate(self, keys: Keys, *, value: bool = False) -> Location:
        """Return where a value stands: its key, unless the `value` itself is asked for.

        Where the way ends early, the answer is the last place on it.
        """
        node = _compose(self.text)
        mark = node.start_mark
        for key in keys:
            name, node = _child(node, key)
            if node is None:
                break
            mark = name.start_mark
        else:
            if value and node is not None:
                mark = node.start_mark
        return Location(self.path, mark.line + 1, mark.column + 1)


@lru_cache(maxsize=16)
def _compose(text: str) -> Any:
    return yaml.compose(text, yaml.CBaseLoader)  # which asks nobody what a scalar might mean


def _child(node: Any, key: str | int) -> tuple[Any, Any]:
    if isinstance(node, yaml.MappingNode):
        return next((pair for pair in node.value if pair[0].value == key), (None, None))
    if isinstance(node, yaml.SequenceNode) and isinstance(key, int) and key < len(node.value):
        return node.value[key], node.value[key]
    return None, None


def read(path: Path, kind: str = "", *, markup: bool = False) -> Document:
    """Return a file's document, or raise its problems; some kinds may hold what looks like HTML."""
    return parse(path, read_bytes(path), kind, markup=markup)


def read_bytes(path: Path) -> bytes:
    """Return what a file holds, as far as it may be read, or raise its problems."""
    try:
        if not S_ISREG(path.lstat().st_mode):
            raise _problems(path, "this is no regular file", "a YAML file")
        with path.open("rb") as file:
            return file.read(MAX_FILE + 1)
    except OSError as error:
        raise _problems(path, worded("not-readable", why=str(error.strerror))) from error


def parse(path: Path, raw: bytes, kind: str = "", *, markup: bool = False) -> Document:
    """Return the document of a file's bytes, or raise its problems."""
    text = decoded(path, raw)
    return Document(path, kind, text, _Builder(path, text, raw, markup=markup).document())


def decoded(path: Path, raw: bytes) -> str:
    """Return the text of a file's bytes, or raise what may not stand in one."""
    if len(raw) > MAX_FILE:
        raise _problems(path, worded("too-large"), worded("at-most-bytes", number=str(MAX_FILE)))
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        start = raw[: error.start].decode("utf-8")
        found = worded("no-utf-8", byte=f"0x{raw[error.start]:02X}")
        raise _problems(path, found, worded("as-utf-8"), *_position(start)) from None
    if hidden := _hidden(text):
        place = _position(text[: hidden.start()])
        found = worded("hidden", character=f"U+{ord(hidden.group()):04X}")
        raise _problems(path, found, worded("visible"), *place)
    return text


def _hidden(text: str) -> re.Match[str] | None:
    return _CONTROL.search(text) or _MISSED.search(text)


def _position(before: str) -> tuple[int, int]:
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def _problems(
    path: Path, found: str, expected: str = "", line: int = 1, column: int = 1
) -> Problems:
    return Problems([Problem(path, line, column, "", found, expected)])


class _Builder:
    """Builds one document's data, collecting the problems on the way."""

    def __init__(self, path: Path, text: str, raw: bytes, *, markup: bool) -> None:
        self.path = path
        self.markup = markup
        self.next: Any = CParser(raw).get_event
        self.problems: list[Problem] = []
        # An escape may hide what the text as a whole does not show.
        self.wary = "\\" in text or bool(MARKUP.search(text))

    def document(self) -> Any:
        try:
            self.next()  # the start of the stream
            start = self.next()
            if isinstance(start, StreamEndEvent):
                self.stop(start, worded("empty-file"), worded("mapping"))
            data = self.value(self.next(), 0)
            self.next()  # the end of the document
            end = self.next()
            if not isinstance(end, StreamEndEvent):
                self.stop(end, worded("second-document"), worded("one-document"))
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            found = " ".join(part for part in (error.context, error.problem) if part)
            place = (mark.line + 1, mark.column + 1) if mark else (1, 1)
            self.problems.append(Problem(self.path, *place, "", found, worded("valid-yaml")))
        if self.problems:
            raise Problems(self.problems)
        return data

    def value(self, event: Event, depth: int) -> Any:
        kind = event.__class__
        if kind is ScalarEvent:
            return self.scalar(event)
        if event.anchor is not None:  # type: ignore[attr-defined]  # the stubs know no anchors
            self.refuse(event, worded("anchor"), worded("written-out"))
        if kind is MappingStartEvent or kind is SequenceStartEvent:
            if event.tag is not None:  # type: ignore[attr-defined]
                self.refuse(event, f"the tag {event.tag!r}", "plain data without tags")  # type: ignore[attr-defined]
            if depth == MAX_DEPTH:
                self.stop(event, f"more than {MAX_DEPTH} values inside one another", "flatter data")
            if kind is MappingStartEvent:
                return self.mapping(depth + 1)
            return self.sequence(depth + 1)
        return None

    def mapping(self, depth: int) -> dict[str, Any]:
        result: dict[str, Any] = {}
        while (event := self.next()).__class__ is not MappingEndEvent:
            if event.__class__ is ScalarEvent:
                key = event.value
                if key in result:
                    self.refuse(event, worded("twice", key=quoted(key)), worded("once"))
                elif key == "<<" and not event.style:
                    self.refuse(event, worded("merge-key"), worded("keys-written-out"))
                self.inspect(event)
            else:
                self.refuse(event, worded("no-text-key"), worded("word"))
                self.value(event, depth)
                key = ""
            result[key] = self.value(self.next(), depth)
        return result

    def sequence(self, depth: int) -> list[Any]:
        result = []
        while (event := self.next()).__class__ is not SequenceEndEvent:
            result.append(self.value(event, depth))
        return result

    def scalar(self, event: Any) -> Any:
        text = event.value
        self.inspect(event)
        if event.style:
            return text
        if text in _CONSTANTS:
            return _CONSTANTS[text]
        if text[0] in "+-0123456789":
            if _INTEGER.fullmatch(text):
                return int(text)
            if _FLOAT.fullmatch(text):
                return float(text)
        return text

    def inspect(self, event: Any) -> None:
        text = event.value
        if event.anchor is not None or event.tag is not None:
            what = "an anchor" if event.anchor else f"the tag {event.tag!r}"
            self.refuse(event, what, "plain data without anchors and tags")
        if len(text) > MAX_SCALAR:
            self.refuse(event, f"a text of {len(text)} characters", f"at most {MAX_SCALAR}")
        if self.wary:
            if not self.markup and (markup := MARKUP.search(text)):
                expected = "text without markup, and a space after '<'"
                self.refuse(event, f"{text[markup.start() :][:20]!r}", expected)
            if hidden := _hidden(text):
                found = worded("hidden", character=f"U+{ord(hidden.group()):04X}")
                self.refuse(event, found, worded("visible"))

    def refuse(self, event: Any, found: str, expected: str) -> None:
        mark = event.start_mark
        at = Location(self.path, mark.line + 1, mark.column + 1)
        self.problems.append(problem(at, "", found, expected))
        if len(self.problems) == MOST:
            raise Problems(self.problems)

    def stop(self, event: Any, found: str, expected: str) -> NoReturn:
        self.refuse(event, found, expected)
        raise Problems(self.problems)
