"""Tell step by step what happens in an example or a position of your own.

  ludex explain HAT-5.E1
  ludex explain HAT-5.E1 --ruleset modern --lang zh
  ludex explain my-position.yaml --ruleset hat-2014
  ludex show HAT-5.E1 --yaml | ludex explain -

Each step is a sentence with the clauses and card texts that produced it; a line with a ✓ says what
holds at that point, or at the end. A file has `start:` and `play:` as an example does; `expect:` is
optional. A position of Decks or a Match says `game: tournament`.

--json prints {"id", "title", "ruleset", "status", "steps": [{"n", "text", "clauses", "cards"}],
"holds": [{"after", "text", "by"}]}, with "expected" and "found" when the run does not hold.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludex.cli.languages import QuickVoice, add_language, language
from ludex.cli.output import as_json
from ludex.cli.terminal import shown
from ludex.i18n.errors import worded
from ludex.i18n.text import TEXT
from ludex.kb import ids
from ludex.kb.errors import Location, Problem, problem
from ludex.kb.ids import spelt
from ludex.wording import quoted

if TYPE_CHECKING:
    from ludex.check.own_position import OwnPosition
    from ludex.check.play import Checked, Outcome
    from ludex.check.trace import Line, Trace
    from ludex.i18n.locales import Locale
    from ludex.kb.model import Example
    from ludex.project.project import Project

STDIN = "-"
HOLDS = "✓"
"""Stands before what was found to hold."""


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument(
        "what",
        type=spelt,
        metavar="ID|FILE",
    )
    parser.add_argument("--ruleset", metavar="R")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: argparse.Namespace, root: Path) -> int:
    """Explain; 1 when the run does not hold."""
    from ludex.check.keeping.whole import Whole
    from ludex.project.checkout import kept_in

    to = language(args.lang)
    asked = "explain", args.what, args.ruleset, to.code
    known = Whole(root, kept_in(root) if ids.parse(args.what) else None)
    said = known.get(*asked)
    if said is None:
        said = _said(args, root, to)
        if said["plain"]["status"] == "held":
            known.put(said, *asked)
    if args.json:
        as_json(said["plain"])
    else:
        for line in _shown(said):
            print(line)
    return 0 if said["plain"]["status"] == "held" else 1


def _said(args: argparse.Namespace, root: Path, to: Locale) -> dict[str, Any]:
    """Return all that is said of a run: `plain` as data, `head` above it and `tail` below."""
    from ludex.cli.loaded import enough
    from ludex.kb.errors import Problems

    own = _own(args)
    if own is None:
        project = enough(root, [args.what], args.ruleset)
    else:
        project = enough(root, (), args.ruleset, (own.document.data, own.game.name))
    told = _told(project, args, own)
    if told.outcome.wrong:
        told = _refused(root, args, own)
    if own is not None and not (told.example.play or told.example.expect):
        raise Problems([_nothing_to_tell(own)])
    voice = QuickVoice(root, to)
    steps = [(line, voice.say(line.said, project.sentences, TEXT)) for line in told.trace.lines]
    title = _title(voice, told.example, own)
    ruleset = voice.title(f"ruleset:{told.ruleset}")
    head = [f"{told.example.id}  {title}  [{ruleset}]", ""]
    if not steps:
        head += [voice.word("explain.nothing-played", {}, TEXT), ""]
    plain = _plain(voice, told, title, steps)
    return {"plain": plain, "head": head, "tail": list(_fallen_short(voice, told))}


@dataclass(frozen=True, slots=True)
class _Told:
    """A run, and what is to be said of it."""

    project: Project
    example: Example
    ruleset: str
    outcome: Outcome
    trace: Trace


def _own(args: argparse.Namespace) -> OwnPosition | None:
    """Return the position of a file or of standard input, if one is meant."""
    from ludex.check.own_position import read
    from ludex.cli.main import CouldNotRun
    from ludex.cli.written import DEFAULT_RULESET

    path = Path(args.what)
    ruleset = args.ruleset or DEFAULT_RULESET
    if args.what == STDIN:
        return read(Path("<stdin>"), ruleset, sys.stdin.buffer.read())
    if path.suffix not in (".yaml", ".yml"):
        return None
    if not path.is_file():
        raise CouldNotRun(worded("no-file", path=str(path)))
    return read(path, ruleset)


def _told(project: Project, args: argparse.Namespace, own: OwnPosition | None) -> _Told:
    from ludex.check.play import play
    from ludex.check.trace import told
    from ludex.cli.main import CouldNotRun

    examples = project.kb.examples
    if own is None and args.what not in examples:
        raise CouldNotRun(_unknown(args.what, examples, "example"))
    example = own.example if own else examples[args.what]
    ruleset = args.ruleset or project.kb.ruleset_of(example)
    if ruleset not in project.rulesets:
        place = _place(own, "ruleset") if own and not args.ruleset else ""
        raise CouldNotRun(place + _unknown(ruleset, project.rulesets, "ruleset"))
    outcome = play(project, example, ruleset)
    return _Told(project, example, ruleset, outcome, told(outcome))


def _refused(root: Path, args: argparse.Namespace, own: OwnPosition | None) -> _Told:
    """Tell what is wrong with a position; all of the rules together know the nearest names."""
    from ludex.cli.loaded import everything
    from ludex.kb.errors import Problems

    told = _told(everything(root), args, own)
    at = _places(told.project, own, told.outcome)
    if told.outcome.wrong:
        raise Problems(problem(at(keys), "", found) for keys, found in told.outcome.wrong)
    return told


def _nothing_to_tell(own: OwnPosition) -> Problem:
    """Return that a position makes sense, and that nothing is done in it."""
    at = own.document.locate(())
    return problem(at, "", worded("nothing-to-tell"), worded("something-to-tell"))


def _places(
    project: Project, own: OwnPosition | None, outcome: Outcome
) -> Callable[[Any], Location]:
    """Return what finds a place of an example, or of a position of the reader's own."""
    if own is not None:
        return own.document.locate
    return lambda keys: project.kb.where(outcome.example, *keys)


def _place(own: OwnPosition, key: str) -> str:
    """Return where a key of a position has its value, for an error."""
    return f"{own.document.locate((key,), value=True)}: "


def _title(voice: QuickVoice, example: Example, own: OwnPosition | None) -> str:
    from ludex.cli.main import CouldNotRun
    from ludex.i18n.text import TextError

    try:
        return voice.text(f"{example.id}#title", example.title, TEXT)
    except (LookupError, TextError) as unknown:  # in a title of the reader's own
        if own is None:
            raise
        raise CouldNotRun(f"{_place(own, 'title')}{unknown}") from None


def _plain(
    voice: QuickVoice, told: _Told, title: str, steps: list[tuple[Line, str]]
) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": told.example.id,
        "title": title,
        "ruleset": told.ruleset,
        "status": told.outcome.status,
        "steps": [
            {"n": n, "text": text, "clauses": line.clauses, "cards": line.data}
            for n, (line, text) in enumerate(steps, 1)
        ],
        "holds": list(_holds(voice, told)),
    }
    if not told.outcome.held:
        outcome = told.outcome
        found |= {"expected": voice.told(outcome.expected), "found": voice.told(outcome.found)}
    return found


def _holds(voice: QuickVoice, told: _Told) -> Iterator[dict[str, Any]]:
    """Yield what was found to hold, each after how many steps."""
    from ludex.check.play import Checked

    n = 0
    for each in told.trace.told:
        if isinstance(each, Checked):
            for text, by in _holding(voice, told, each):
                yield {"after": n, "text": text, "by": by}
        else:
            n += 1


def _shown(said: Mapping[str, Any]) -> Iterator[str]:
    first, *more = said["head"]
    yield shown(first, 2)
    yield from more
    plain = said["plain"]
    yield from _holding_after(plain, 0)
    for step in plain["steps"]:
        by = _by((*step["clauses"], *step["cards"]))
        yield shown(f"{step['n']:>3}  {step['text']}" + by, 5)
        yield from _holding_after(plain, step["n"])
    for line in said["tail"]:
        yield shown(line, 10) if line else ""


def _holding_after(plain: Mapping[str, Any], n: int) -> Iterator[str]:
    """Yield what was found to hold after so many steps."""
    for each in plain["holds"]:
        if each["after"] == n:
            yield shown(f"  {HOLDS}  {each['text']}" + _by(each["by"]), 5)


def _fallen_short(voice: QuickVoice, told: _Told) -> Iterator[str]:
    """Yield what was expected and found of a run that does not hold."""
    if not told.outcome.held:
        yield ""
        for key, what in (("expected", _expected(voice, told)), ("found", _found(voice, told))):
            yield voice.word(f"explain.{key}", {"what": what}, TEXT)


def _holding(
    voice: QuickVoice, told: _Told, checked: Checked
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what was found to hold, in words, and who had a part in it."""
    from ludex.cli.expected import in_words

    game = told.project.game_of(told.example)
    for each, by in checked.found:
        yield in_words(voice, game, told.example, each), by


def _by(several: Sequence[str]) -> str:
    return f"  [{', '.join(several)}]" if several else ""


def _expected(voice: QuickVoice, told: _Told) -> str:
    """Return what was expected where a run does not hold: in words, where it is an expectation."""
    from ludex.cli.expected import at, in_words

    outcome = told.outcome
    if outcome.status != "failed" or "expect" not in outcome.keys:
        return voice.told(outcome.expected)
    game = told.project.game_of(told.example)
    return in_words(voice, game, told.example, at(told.example, outcome.keys))


def _found(voice: QuickVoice, told: _Told) -> str:
    """Return what was found: as an expectation that would have held, where there is one."""
    from ludex.cli.expected import in_words

    outcome = told.outcome
    if outcome.instead is None:
        return voice.told(outcome.found)
    game = told.project.game_of(told.example)
    try:
        return in_words(voice, game, told.example, outcome.instead)
    except LookupError:  # what nobody would expect has no words
        return voice.told(outcome.found)


def _unknown(name: str, known: Any, kind: str) -> str:
    from ludex.kb.errors import did_you_mean

    return worded(f"no-{kind}", name=quoted(name)) + did_you_mean(name, known)
