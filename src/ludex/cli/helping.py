"""The parser whose help speaks the reader's language."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NoReturn, Protocol

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.errors import TEXTS, in_english, of_the_parser, worded
from ludex.i18n.locales import ENGLISH, Locale, UnknownLocaleError, locale
from ludex.wording import told

LANGUAGE = "LUDEX_LANG"
"""What sets the language where no `--lang` does."""


def default_language() -> str:
    """Return the language that is spoken unless another is asked for."""
    return os.environ.get(LANGUAGE) or ENGLISH.short


def spoken(words: Sequence[str]) -> Locale:
    """Return the language of a command line, before anybody has parsed it."""
    asked = default_language()
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "--lang" and following:
            asked = following
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    try:
        return locale(asked)
    except UnknownLocaleError:  # the command says so
        return ENGLISH


class Tell(Protocol):
    """Says a text in a language, given its key, and its English if it is none of the first ones."""

    def __call__(self, key: str, english: str = "") -> str:
        """Return it in the language."""


def telling(translations: Path | None, to: Locale) -> Tell:
    """Return what says help and errors in a language; without translations, in English."""
    if translations is None or to is ENGLISH:
        return in_english
    catalogue = Catalogues(translations)[to]

    def tell(key: str, english: str = "") -> str:
        return catalogue.text(f"ui#{key}", english or TEXTS[key]).text

    return tell


class Parser(argparse.ArgumentParser):
    """A parser that takes the help of each of its words from the table of them.

    The words of a command are declared when it is parsed: no other command is loaded.
    """

    def __init__(
        self,
        *,
        tell: Tell,
        command: str = "top",
        declare: Callable[[Parser], None] | None = None,
        **given: Any,
    ) -> None:
        self.tell = tell
        self.command = command
        self._declare = declare
        super().__init__(add_help=False, formatter_class=_with_usage(tell), **given)
        self._positionals.title = tell("help.arguments")
        self._optionals.title = tell("help.options")
        self.add_argument("-h", "--help", action="help")

    def declared(self) -> Parser:
        """Return itself, with the command's words."""
        declare, self._declare = self._declare, None
        if declare is not None:
            declare(self)
        return self

    def parse_known_args(self, *given: Any, **named: Any) -> Any:
        """Parse what a command line says, by the command's words."""
        return super(Parser, self.declared()).parse_known_args(*given, **named)

    def error(self, message: str) -> NoReturn:
        """Tell in the language what is wrong with a command line, and exit."""
        self.print_usage(sys.stderr)
        line = worded("line", what=of_the_parser(message))
        self.exit(2, f"{self.prog}: {told(line, self.tell)}\n")

    def format_help(self) -> str:
        """Return the help, its headings with the colon of the language."""
        said, colon = super().format_help(), self.tell("help.usage")[-1]
        for heading in ("arguments", "options", "commands"):
            title = self.tell(f"help.{heading}")
            said = said.replace(f"\n{title}:\n", f"\n{title}{colon}\n")
        return said

    def add_argument(self, *names: Any, **given: Any) -> argparse.Action:
        """Declare a word, with its help."""
        action = super().add_argument(*names, **given)
        common = action.dest in ("help", "version", "lang", "root")
        action.help = self.tell(f"help.{'top' if common else self.command}.{action.dest}")
        return action


def _with_usage(tell: Tell) -> Any:
    """Return the formatter that begins with "usage" in the language."""

    class Formatter(argparse.RawDescriptionHelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            usage_is = tell("help.usage")
            said = usage_is + " " * usage_is.isascii() if prefix is None else prefix
            super().add_usage(usage, actions, groups, said)

    return Formatter
