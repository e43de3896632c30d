"""The parser, and the way from a command's words to its module."""

from __future__ import annotations

import argparse
import inspect
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from ludex import __version__
from ludex.cli.helping import Parser, Tell, spoken, telling
from ludex.i18n.errors import in_english, worded
from ludex.i18n.locales import ENGLISH
from ludex.i18n.po import CatalogueError
from ludex.kb.errors import Problems
from ludex.project.checkout import nearest
from ludex.wording import told

COULD_NOT_RUN = 2
"""The exit code of every command that could not do its work; 0 and 1 are what it found."""

CLOSED_PIPE = 141
"""As shells report it when whoever reads the output has gone."""


class CouldNotRun(Exception):
    """A command cannot do its work: wrong words, wrong files. Ends with exit code 2."""


COMMANDS = (
    "check",
    "prove",
    "coverage",
    "match",
    "soak",
    "explain",
    "when",
    "show",
    "search",
    "cite",
    "deck",
    "list",
    "new",
    "i18n",
    "schema",
    "lock",
    "site",
    "serve",
    "completion",
)


def parser(tell: Tell = in_english, *, whole: bool = False) -> argparse.ArgumentParser:
    """Return the parser; each command declares its words when it is parsed, or all do at once."""
    top = Parser(
        prog="ludex", description=tell("help.top"), epilog=tell("help.exit-codes"), tell=tell
    )
    top.add_argument("--version", action="version", version=f"ludex {__version__}")
    top.add_argument("--root", type=Path, metavar="DIR")
    commands = top.add_subparsers(
        dest="command", metavar="COMMAND", required=True, title=tell("help.commands")
    )
    for name in COMMANDS:
        first = tell(f"help.{name}")
        one = commands.add_parser(
            name,
            help=first[0].lower() + first[1:].rstrip(".。"),
            description=first,
            tell=tell,
            command=name,
            declare=_words_of(name),
        )
        if whole:
            one.declared()
    return top


def _words_of(name: str) -> Callable[[Parser], None]:
    """Return what gives a command's parser its words, and loads the command to know them."""

    def declare(its: Parser) -> None:
        module = import_module(f"ludex.cli.{name}")
        _, _, rest = inspect.cleandoc(module.__doc__ or "").partition("\n")
        its.epilog = rest.strip("\n")
        module.words(its)

    return declare


def _telling(words: Sequence[str]) -> Tell:
    """Return what says help and errors, of the rules that a command line is about."""
    given = next((after for word, after in pairwise(words) if word == "--root"), None)
    try:
        return telling(root_of(Path(given) if given else None) / "translations", spoken(words))
    except CouldNotRun:  # the command says so
        return telling(None, ENGLISH)


def root_of(given: Path | None) -> Path:
    """Return the folder with `rules/`: the one given, or the nearest above the present one."""
    if given is not None:
        if not (given / "rules").is_dir():
            raise CouldNotRun(worded("no-rules", folder=str(given)))
        return given
    found = nearest(Path.cwd())
    if found is None:
        raise CouldNotRun(worded("no-rules-here"))
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    if sys.stdout is None:
        return COULD_NOT_RUN
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal may not know Chinese
    tell: Tell = in_english
    try:
        words = sys.argv[1:] if argv is None else argv
        tell = _telling(words)
        args = parser(tell).parse_args(words)
        code = _run(args, root_of(args.root))
        sys.stdout.flush()
        return code
    except CouldNotRun as wrong:
        print(f"ludex: {told(wrong.args[0], tell)}", file=sys.stderr)
    except KeyboardInterrupt:
        print(f"ludex: {told(worded('stopped'), tell)}", file=sys.stderr)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except (CatalogueError, OSError) as error:
        print(f"ludex: {error}", file=sys.stderr)
    except Problems as problems:
        for each in problems.problems:
            print(told(each.said, tell), file=sys.stderr)
    return COULD_NOT_RUN


def _run(args: argparse.Namespace, root: Path) -> int:
    """Run the command that was asked for.

    One that reads a part of the rules, unvalidated, may stumble over what loading everything tells
    at its line. Where nothing is wrong with the rules, the command is, and shows it.
    """
    try:
        code: int = import_module(f"ludex.cli.{args.command}").run(args, root)
    except (CatalogueError, CouldNotRun, OSError, Problems):
        raise
    except Exception:
        from ludex.cli.loaded import everything

        everything(root)
        raise
    return code
