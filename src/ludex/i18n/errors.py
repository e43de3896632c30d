"""What is said of errors, in English.

The catalogues have it as `ui#error.…`. What cannot be translated is filled in: paths, IDs, keys.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ludex.i18n.help import HELP
from ludex.wording import Wording, joined, quoted

ERRORS: Mapping[str, str] = {
    "error.quoted": "'{text}'",
    # Of files.
    "error.expected": "; expected {expected}",
    "error.near": "; did you mean {near}?",
    "error.unknown-key": "the unknown key {key}",
    "error.missing-key": "no {key}",
    "error.key": "the key {key}",
    "error.twice": "the key {key} a second time",
    "error.once": "each key once",
    "error.found": "found {value}",
    "error.found-key": "found the key {key}",
    "error.found-keys": "found the keys {keys}",
    "error.no-keys": "no keys",
    "error.one-of": "one of {names}",
    "error.one-of-keys": "one of the keys {names}",
    "error.no-key": "no key",
    "error.or": "{one} or {other}",
    "error.list": "a list",
    "error.list-of": "a list of at least {number}",
    "error.true-or-false": "true or false",
    "error.whole-number": "a whole number",
    "error.whole-from-1": "a whole number from 1",
    "error.number": "a number",
    "error.number-from-to": "a number from {least} to {most}",
    "error.mapping": "a mapping",
    "error.text": "a text",
    "error.nothing": "nothing",
    "error.name": "a name, without braces",
    "error.slug": "a word in kebab-case",
    "error.clause-id": "a clause's ID, such as HAT-5.1",
    "error.example-id": "an example's ID, such as HAT-5.E1",
    "error.article-id": "an article's ID, such as HAT-5",
    "error.claim-id": "a claim's ID, such as hat-c064",
    "error.date": "a date such as 2014-04-01",
    "error.valid-yaml": "valid YAML",
    "error.empty-file": "an empty file",
    "error.second-document": "a second document",
    "error.one-document": "one document per file",
    "error.anchor": "an anchor or alias",
    "error.written-out": "the value itself, written out",
    "error.merge-key": "a merge key",
    "error.keys-written-out": "the keys themselves, written out",
    "error.no-text-key": "a key that is not text",
    "error.word": "a word",
    "error.no-utf-8": "the byte {byte}, which is not UTF-8",
    "error.as-utf-8": "a file saved as UTF-8",
    "error.hidden": "the character {character}, which cannot be seen",
    "error.visible": "visible text",
    "error.too-large": "a file that is too large",
    "error.at-most-bytes": "at most {number} bytes",
    "error.not-readable": "it cannot be read: {why}",
    "error.no-position": "no position",
    "error.nothing-to-tell": ("a possible position, but no `play:`, so there is nothing to tell"),
    "error.something-to-tell": "`play:` with what is done, or `expect:`",
    # Of examples.
    "error.not-encoded": "{name} is known but not encoded",
    "error.step-taken": "the step to be taken",
    "error.no-choice-open": "a script that leaves no choice open",
    "error.difference-by": "{clause} to make the difference",
    "error.no-part": "it had no part",
    # Of commands.
    "error.no-file": "there is no file {path}",
    "error.there-are": "; there are {names}",
    "error.no-example": "there is no example {name}",
    "error.no-ruleset": "there is no ruleset {name}",
    "error.no-clause": "there is no clause {name}",
    "error.no-article": "there is no article {name}",
    "error.no-rulebook": "there is no rulebook {name}",
    "error.no-source": "there is no source {name}",
    "error.no-card": "there is no card {name}",
    "error.no-term": "there is no term {name}",
    "error.no-kind": "there is no kind {name}",
    "error.no-list": "there is no list {name}",
    "error.has-no-clause": "{owner} has no clause {name}",
    "error.has-no-example": "{owner} has no example {name}",
    "error.has-no-article": "{owner} has no article {name}",
    "error.nothing-called": "nothing here is called {name}",
    "error.nothing-to-prove": "nothing to prove is called {name}",
    "error.no-id": "{name} is not an ID; IDs look like HAT, HAT-5, HAT-5.1 or HAT-5.E1",
    "error.no-language": "no language {code}; there are {names}",
    "error.no-site": "{folder} holds no site; `ludex site build` makes one",
    "error.port-taken": "port {port} cannot be used: {why}",
    "error.no-rules": "{folder} has no folder rules/",
    "error.no-rules-here": "no folder rules/ here or above; say where it is with --root DIR",
    "error.no-effects": "only the names and facts of {name} are known, not its effects",
    "error.no-sub-steps": "{ruleset} does not name the sub-steps of the Damage Step; {others} do",
    "error.no-matches": "{ruleset} says nothing about Matches; {other} does",
    "error.stopped": "stopped",
    "error.no-time-at": (
        "time is not called at the stage {stage}; expected a game, or between games"
    ),
    "error.time-is-called": "time has been called, so --time-left cannot be given",
    "error.turns-ended": (
        "--turns-ended is {number}; expected 0 to {most}, or a file for what follows"
    ),
    "error.no-turn-between": "between games there is no turn, and there are no Life Points to give",
    "error.time-not-called": "--time-left says that time has not been called",
    "error.siding-between": "--siding goes with --between-games; during a game nobody sides",
    "error.won-between": (
        "between games, at least one game has been played; say who won it with --won"
    ),
    "error.tie-break-in-game": "--tie-break is for a game in progress, and --between-games is not",
    "error.visible-name": "a name needs letters that can be seen",
    "error.two-names": "both sides are called {name}; expected two names",
    "error.goes-first": "{player} does not take the first turn of a game; expected a Player A",
    "error.file-says": "a file says where the Match stands; leave the other options out",
    "error.not-citable": "{name} is a {kind}; cite a clause, an example or an article",
    "error.no-revision": "{name} has no revision {number}; the current one is {current}",
    "error.no-lists": "{folder} has no lists; they belong in GAME/lists/DATE.yaml",
    "error.no-regular-file": "{path} is not a regular file; --out takes the name of a file",
    "error.not-written": "{path} cannot be written: {why}",
    "error.card-already": "there is already a card {name}: {where}",
    "error.list-of-pool": "--list names a list of a pool; say which file with --pool FILE",
    "error.no-decks": "{ruleset} has no clauses about Decks, so no Deck can be checked by it",
    "error.too-many-decks": (
        "these are {number} Decks; under {ruleset}, a side of a Match has {most}"
    ),
    "error.no-pool": "{ruleset} belongs to a game for which no pools are read",
    "error.none-accepted": "{ruleset} has no clause by which a Deck is accepted",
    "error.check-tells": "{what}; `ludex check` shows what is wrong",
    # Of the words of a command line.
    "error.line": "error: {what}",
    "error.of-word": "argument {word}: {what}",
    "error.unrecognized": "unrecognized arguments: {words}",
    "error.invalid-choice": "invalid choice: {value} (choose from {choices})",
    "error.required": "the following arguments are required: {words}",
    "error.one-word": "expected one argument",
    "error.several-words": "expected {number} arguments",
    "error.no-whole-number": "invalid int value: {value}",
}

TEXTS: Mapping[str, str] = {**HELP, **ERRORS}
"""The help and the errors, which are said before anything is loaded."""


def in_english(key: str, english: str = "") -> str:
    """Return a text of these, or of what another table has, as it is in English."""
    return english or TEXTS[key]


worded = Wording(ERRORS)
"""Makes a text of the table, its fields filled in."""


def known(english: str) -> str:
    """Return an English text as that of the table, if it stands there."""
    key = _BY_ENGLISH.get(english)
    return worded(key.removeprefix("error.")) if key else english


_BY_ENGLISH = {english: key for key, english in ERRORS.items() if "{" not in english}

_OF_THE_PARSER = (
    (r"unrecognized arguments: (?P<words>.*)", "unrecognized"),
    (r"the following arguments are required: (?P<words>.*)", "required"),
    (r"invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)", "invalid-choice"),
    (r"expected one argument", "one-word"),
    (r"expected (?P<number>\d+) arguments", "several-words"),
    (r"invalid int value: (?P<value>.*)", "no-whole-number"),
)
"""What the standard library's parser says of a command line, and what is said for it."""


def of_the_parser(message: str) -> str:
    """Return an error of the standard library's parser as one of the table."""
    of = re.fullmatch(r"argument (?P<word>[^:]+): (?P<what>.*)", message, re.DOTALL)
    what = of["what"] if of else message
    for pattern, name in _OF_THE_PARSER:
        if found := re.fullmatch(pattern, what, re.DOTALL):
            values = {key: _requoted(value) for key, value in found.groupdict().items()}
            what = worded(name, **values)
            break
    return worded("of-word", word=of["word"], what=what) if of else what


def _requoted(text: str) -> str:
    """Return a text of the parser, what it quotes quoted as each language does."""
    pieces = re.split(r"(?<![^\s(,])'([^']*)'(?![^\s),])", text)
    return joined("", (quoted(each) if n % 2 else each for n, each in enumerate(pieces)))
