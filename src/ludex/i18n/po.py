"""The gettext PO format: entries read from it and written to it, one text a line.

Babel reads what is written here and writes what is read here. Babel's own reader and writer are not
used because (as of 2.18) they lose what the merge lives on: the previous text of a fuzzy entry.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .locales import Locale


class CatalogueError(ValueError):
    """A catalogue that cannot be read; the message begins with file and line."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One translated text of a catalogue."""

    context: str
    ids: tuple[str, ...]
    """The English: one text, or the singular and the plural."""
    strings: tuple[str, ...] = ("",)
    """The translation, one text a plural form; empty where there is none."""
    fuzzy: bool = False
    previous: tuple[str, ...] = ()
    """The English that a fuzzy translation was made from."""
    notes: tuple[str, ...] = ()
    """The translators' own comments."""
    comments: tuple[str, ...] = ()
    """Comments for the translators, extracted with the English."""
    files: tuple[str, ...] = ()
    obsolete: bool = False
    where: str = field(default="", compare=False)
    """``file:line`` of the translation."""

    @property
    def translated(self) -> bool:
        """Whether any of it is translated."""
        return any(self.strings)

    def complete(self, locale: Locale) -> bool:
        """Whether every form that the language has is translated."""
        return all(self.strings) and len(self.strings) == (locale.forms if self.ids[1:] else 1)

    @property
    def origin(self) -> tuple[str, ...]:
        """The English that the translation was made from."""
        return self.previous or self.ids


_ESCAPES = {"\\": "\\", '"': '"', "n": "\n", "t": "\t", "r": "\r"}
_ESCAPED = str.maketrans({char: f"\\{letter}" for letter, char in _ESCAPES.items()})
_STRING = re.compile(r'"((?:[^"\\]|\\[\\"ntr])*)"')
_KEYWORD = re.compile(r"(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)\s+(\".*)")


def _quoted(text: str) -> str:
    return f'"{text.translate(_ESCAPED)}"'


def write(locale: Locale, entries: Iterable[Entry]) -> str:
    """Return the text of a catalogue, in the order of the entries."""
    header = (
        f"# {locale.name} ({locale.catalogue}). Kept by `ludex i18n update`.\n"
        'msgid ""\n'
        'msgstr ""\n'
        '"Project-Id-Version: Ludex\\n"\n'
        f'"Language: {locale.catalogue}\\n"\n'
        '"MIME-Version: 1.0\\n"\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n'
        f'"Plural-Forms: nplurals={locale.forms}; plural={locale.plural_rule};\\n"\n'
    )
    return "\n".join([header, *("".join(f"{line}\n" for line in _lines(each)) for each in entries)])


def _lines(entry: Entry) -> Iterator[str]:
    gone = "#~ " if entry.obsolete else ""
    yield from (f"# {note}".rstrip() for note in entry.notes)
    yield from (f"#. {' '.join(comment.split())}" for comment in entry.comments)
    yield from (f"#: {file}" for file in entry.files)
    if entry.fuzzy:
        yield "#, fuzzy"
    for keyword, text in zip(("msgid", "msgid_plural"), entry.previous, strict=False):
        yield f"#| {keyword} {_quoted(text)}"
    yield f"{gone}msgctxt {_quoted(entry.context)}"
    for keyword, text in zip(("msgid", "msgid_plural"), entry.ids, strict=False):
        yield f"{gone}{keyword} {_quoted(text)}"
    if len(entry.ids) == 1:
        yield f"{gone}msgstr {_quoted(entry.strings[0])}"
    else:
        for number, text in enumerate(entry.strings):
            yield f"{gone}msgstr[{number}] {_quoted(text)}"


def parse(text: str, file: str = "", first_line: int = 1) -> Iterator[Entry]:
    """Yield the entries of a catalogue, or of a piece of one, without its header."""
    block = _Block(file)
    for number, line in enumerate(text.split("\n"), first_line):
        stripped = line.strip()
        if not stripped:
            continue
        if block.complete and not re.match(r'(?:#~\s*)?(?:"|msgstr)', stripped):
            yield from block.entry()
            block = _Block(file)
        block.read(stripped, number)
    yield from block.entry()


class _Block:
    """The entry being read."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.line = 0
        self.texts: dict[str, str] = {}
        self.last = ""
        self.fuzzy = self.obsolete = False
        self.notes: list[str] = []
        self.comments: list[str] = []
        self.files: list[str] = []

    @property
    def complete(self) -> bool:
        return self.last.startswith("msgstr")

    def fail(self, line: int, problem: str) -> CatalogueError:
        return CatalogueError(f"{self.file}:{line}: {problem}")

    def read(self, line: str, number: int) -> None:
        kind = line[:2]
        if line.startswith("#~|"):
            self.keyword(line[3:].lstrip(), number, previous=True)
        elif kind == "#~":
            self.obsolete = True
            self.keyword(line[2:].lstrip(), number)
        elif kind == "#|":
            self.keyword(line[2:].lstrip(), number, previous=True)
        elif kind == "#,":
            self.fuzzy |= "fuzzy" in re.split(r"[\s,]+", line)
        elif kind == "#.":
            self.comments.append(line[2:].strip())
        elif kind == "#:":
            self.files += line[2:].split()
        elif line[0] == "#":
            self.notes.append(line[1:].strip())
        else:
            self.keyword(line, number)

    def keyword(self, line: str, number: int, *, previous: bool = False) -> None:
        if line[:1] == '"' and self.last:
            self.texts[self.last] += self.unquoted(line, number)
            return
        found = _KEYWORD.fullmatch(line)
        if not found:
            raise self.fail(
                number, f"expected msgctxt, msgid, msgstr or a comment, found {line[:40]!r}"
            )
        name = ("|" if previous else "") + found[1]
        if name in self.texts:
            raise self.fail(number, f"a second {name} in one entry")
        self.line = self.line or number
        self.last = name
        self.texts[name] = self.unquoted(found[2], number)
        if name in ("msgstr", "msgstr[0]"):
            self.line = number

    def unquoted(self, quoted: str, number: int) -> str:
        found = _STRING.fullmatch(quoted)
        if not found:
            raise self.fail(
                number, f'expected "text" with \\" and \\\\ escaped, found {quoted[:40]!r}'
            )
        if "\\" not in found[1]:
            return found[1]
        return re.sub(r"\\(.)", lambda escape: _ESCAPES[escape[1]], found[1])

    def entry(self) -> Iterator[Entry]:
        texts = self.texts
        if not texts or (texts.get("msgid") == "" and "msgctxt" not in texts):
            return  # comments at the end, or the header
        for needed in ("msgctxt", "msgid"):
            if needed not in texts:
                raise self.fail(
                    self.line, f"an entry without {needed}: it needs '<ID>#<field>' and the English"
                )
        if ("msgid_plural" in texts) is ("msgstr" in texts):
            raise self.fail(
                self.line, "msgid_plural goes with msgstr[0], msgstr[1], …; msgid with msgstr"
            )
        ids = ("msgid", "msgid_plural")
        yield Entry(
            texts["msgctxt"],
            tuple(texts[name] for name in ids if name in texts),
            tuple(texts[name] for name in sorted(texts) if name.startswith("msgstr")) or ("",),
            fuzzy=self.fuzzy,
            previous=tuple(texts["|" + name] for name in ids if "|" + name in texts)
            if self.fuzzy
            else (),
            notes=tuple(self.notes),
            comments=tuple(self.comments),
            files=tuple(self.files),
            obsolete=self.obsolete,
            where=f"{self.file}:{self.line}",
        )
