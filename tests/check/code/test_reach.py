"""What counts as the code of a clause, on a game of four files in the folder `tiny`."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from ludex.check.code import codes
from ludex.check.run import check
from ludex.kb.lock import Code
from ludex.kernel import leads_to
from ludex.project.games import book
from ludex.project.project import Project
from tests.conftest import ROOT

TINY = Path(__file__).parent / "tiny"
FILES = {path.name: path.read_text("utf-8") for path in sorted(TINY.glob("*.py"))}
DEALING, SCORING, NOTHING_ELSE = "T-1.1", "T-1.2", "T-1.3"

GAMES = tuple(str(ROOT / "src" / "ludex" / game) for game in ("yugioh", "tournament"))

Change = tuple[str, str, str]
"""A file, what stands in it, and what stands there instead."""

Made = Callable[..., Code]


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Made]:
    """Make a copy of the game with something changed, and return its code."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)

    def make(*changes: Change, files: dict[str, str] = FILES) -> Code:
        name = f"tiny_{len(list(tmp_path.iterdir()))}"
        files = dict(files)
        for file, old, new in changes:
            assert files[file].count(old) == 1, f"{old!r} in {file}"
            files[file] = files[file].replace(old, new)
        (tmp_path / name).mkdir()
        for file, text in files.items():
            moved = text.replace("tests.check.code.tiny", name)
            (tmp_path / name / file).write_text(moved, "utf-8")
        return codes(import_module(f"{name}.rules").book)

    yield make
    for name in set(sys.modules) - before:
        if name.startswith("tiny_"):
            del sys.modules[name]


def changed(old: Code, new: Code) -> dict[str, set[str]]:
    """Return the clauses whose code is another, each with the names of what changed in it."""
    return {
        id: {name for name in new.reaches[id] if old.pieces.get(name) != new.pieces[name]}
        for id in new.digests
        if new.digests[id] != old.digests[id]
    }


NOTICED: dict[str, tuple[Change, dict[str, set[str]]]] = {
    "its own body": (
        ("rules.py", "range(missing(best", "range(2 * missing(best"),
        {DEALING: {"dealing"}},
    ),
    "what it hangs on": (
        ("rules.py", '@rule("T-1.1", does=Deal)', '@rule("T-1.1", does=Score)'),
        {DEALING: {"dealing"}},
    ),
    "a helper, although a library wraps it": (
        ("rules.py", "max(0, limit", "max(1, limit"),
        {DEALING: {"missing"}},
    ),
    "a verb in a table": (
        ("verbs.py", "yield Dealt(1)", "yield Dealt(2)"),
        {SCORING: {"_draw"}},
    ),
    "a verb that nobody registers": (
        ("verbs.py", "@does(w.Gain)\n", ""),
        {SCORING: {"VERBS"}},
    ),
    "a method of a word": (
        ("words.py", "return self.draw", "return self.draw + 1"),
        {SCORING: {"Draw.at_once"}},
    ),
    "a field's default": (
        ("words.py", "times: int = 1", "times: int = 2"),
        {SCORING: {"Gain", "DECK"}},
    ),
    "what a constant holds": (
        ("rules.py", "Gain(5)", "Gain(6)"),
        {SCORING: {"DECK"}},
    ),
    "what a partial holds": (
        ("verbs.py", "partial(_counts, 1)", "partial(_counts, 2)"),
        {SCORING: {"COUNTING"}},
    ),
    "what a lambda does": (
        ("verbs.py", "Counted(amount),", "Counted(-amount),"),
        {SCORING: {"COUNTING"}},
    ),
    "what a partial calls": (
        ("verbs.py", "Counted(factor * amount)", "Counted(factor + amount)"),
        {SCORING: {"_counts"}},
    ),
    "what an event folds into, from its base": (
        ("facts.py", "state.changed(*self.change())", "state.changed(*self.change()[::-1])"),
        {id: {"Changed.fold"} for id in (DEALING, SCORING, NOTHING_ELSE)},
    ),
    "what an event makes of its base": (
        ("facts.py", "return 0, self.amount", "return 1, self.amount"),
        {id: {"Counted.change"} for id in (SCORING,)},
    ),
    "a constant of the state": (
        ("table.py", "MOST = 12", "MOST = 13"),
        {id: {"MOST"} for id in (DEALING, SCORING, NOTHING_ELSE)},
    ),
    "a property that only a string names": (
        ("table.py", "self.score * 10", "self.score * 11"),
        {DEALING: {"Hand.rank"}},
    ),
    "what the kernel asks a quantity for": (
        ("table.py", 'return "all"', 'return "both"'),
        {DEALING: {"AboutAll.subject"}},
    ),
    "what a quantity is when no rule speaks": (
        ("rules.py", "neutral = 3", "neutral = 4"),
        {DEALING: {"Limit.neutral"}},
    ),
    "the order of the fields that a pattern reads": (
        (
            "table.py",
            "    cards: int = 0\n    score: int = 0",
            "    score: int = 0\n    cards: int = 0",
        ),
        {NOTHING_ELSE: {"Hand"}},
    ),
}


@pytest.mark.parametrize("what", NOTICED)
def test_a_change_of_what_a_clause_reaches_is_noticed_and_told(made: Made, what: str) -> None:
    change, expected = NOTICED[what]
    assert changed(made(), made(change)) == expected


UNNOTICED: dict[str, Change] = {
    "layout": (
        "rules.py",
        "(0, limit - hand.cards)",
        "(\n        0,\n        limit - hand.cards,\n    )",
    ),
    "a comment": (
        "rules.py",
        "    for verb in DECK:",
        "    # Each in turn.\n    for verb in DECK:",
    ),
    "a docstring": ("rules.py", '"""Cards do what they say."""', '"""A card does so."""'),
    "a docstring less": ("table.py", '        """What the hand is worth."""\n', ""),
    "the text of a constant": ("table.py", '"""The score that nobody exceeds."""', ""),
    "an annotation": ("rules.py", "hand: Hand, limit: int", "hand: Hand, limit: float"),
    "the type of a field": ("words.py", "draw: int = 1", "draw: float = 1"),
    "how a value is written": ("table.py", "MOST = 12", "MOST = 3 * 4"),
    "a method that nobody asks for": ("table.py", "return 0\n", "return 1\n"),
    "a new method that nobody asks for": (
        "words.py",
        "    gain: int\n",
        "    gain: int\n\n    def more(self) -> int:\n        return self.gain + 1\n\n",
    ),
    "what a class says that nobody asks": ("facts.py", '= "Cards are', '= "They are'),
    "the way that leads to a module": (
        "verbs.py",
        "from tests.check.code.tiny import words as w",
        "import tests.check.code.tiny.words as w",
    ),
}


@pytest.mark.parametrize("what", UNNOTICED)
def test_what_changes_nothing_is_not_noticed(made: Made, what: str) -> None:
    assert changed(made(), made(UNNOTICED[what])) == {}


def test_code_may_move_and_a_module_be_renamed(made: Made) -> None:
    files = {name: text.replace("tiny.words", "tiny.vocabulary") for name, text in FILES.items()}
    files["vocabulary.py"] = files.pop("words.py")
    files["verbs.py"] = files["verbs.py"].replace(
        "from tests.check.code.tiny import words as w",
        "from tests.check.code.tiny.vocabulary import Draw, Gain",
    )
    files["verbs.py"] = files["verbs.py"].replace("w.Draw", "Draw").replace("w.Gain", "Gain")
    head, helper, rest = files["rules.py"].partition("@cache\n")
    helper, scoring, rest = (helper + rest).partition('@rule("T-1.2"')
    files["helpers.py"] = (
        "from functools import cache\nfrom tests.check.code.tiny.table import Hand\n\n\n" + helper
    )
    files["rules.py"] = "from tests.check.code.tiny.helpers import missing\n".join(
        (head + scoring + rest).partition("from functools import cache\n")[::2]
    )
    assert made(files=files) == made()


def test_the_kernel_and_the_libraries_are_beyond_the_border(made: Made) -> None:
    names = set(made().pieces)
    assert {"missing", "Hand", "Changed.fold"} <= names
    assert not names & {"Rulebook", "Quantity", "Run", "rule", "cache", "partial", "Event"}


def test_code_without_a_class_statement_is_not_passed_over(made: Made) -> None:
    way = ("rules.py", "class Limit(AboutAll, Quantity):\n", "class Other(AboutAll, Quantity):\n")
    with pytest.raises(LookupError, match="no class statement makes Limit"):
        made(
            way,
            ("rules.py", "book = Rule", 'Limit = type("Limit", (Other,), {})\n\n\nbook = Rule'),
        )


def test_every_implemented_clause_has_a_digest_of_its_own() -> None:
    found = codes(book())
    assert set(found.digests) == set(found.reaches) == set(book().rules)
    assert {len(digest) for digest in found.digests.values()} == {16}
    assert len(set(found.digests.values())) == len(found.digests)
    assert "paid" in found.reaches["TCG-7.5"]


def test_whatever_a_clause_calls_is_in_its_reach(project: Project) -> None:
    """Examples are played, and each function of a game that runs is one that its clause reaches."""
    bodies = {rule.body.__code__: id for id, rule in book().rules.items()}
    called: set[tuple[str, str]] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        code, within = frame.f_code, frame
        if event == "call" and code.co_filename.startswith(GAMES):
            while within.f_code not in bodies and within.f_back is not None:
                # What is played ahead of an act is other clauses' doing.
                if within.f_code is leads_to.__code__:
                    return
                within = within.f_back
            if within.f_code in bodies:
                called.add((bodies[within.f_code], code.co_qualname.partition(".<")[0]))

    live = [example for example in project.kb.examples.values() if example.retired is None]
    project.rulesets  # noqa: B018 - made before anybody listens
    sys.setprofile(note)
    try:
        held = [each.held for each in check(project, live[::12])]
    finally:
        sys.setprofile(None)
    reaches = codes(book()).reaches
    unknown = {(id, name) for id, name in called if name not in reaches[id]}
    assert all(held)
    assert unknown == set()
    assert len(called) > 500
