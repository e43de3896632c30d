"""The floors of the house: what may import what, and where each clause is implemented."""

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludex.project.games import book
from ludex.project.project import Project
from tests.conftest import ROOT

SRC = ROOT / "src" / "ludex"

_GAMES = {"yugioh", "tournament", "digimon"}
_BELOW = {"playing", "kernel", "kb", "i18n", "formats", "wording"}
MAY_IMPORT = {
    "": {"library"},
    "cli": {"site", "soak", "decks", "check", "project", *_GAMES, *_BELOW},
    "library": {"decks", "check", "project", *_GAMES, *_BELOW},
    "pytest_plugin": {"check", "project", *_GAMES, *_BELOW},
    "site": {"check", "project", *_GAMES, *_BELOW},
    "soak": {"project", *_GAMES, *_BELOW},
    "decks": {"project", *_GAMES, *_BELOW},
    "check": {"project", *_GAMES, *_BELOW},
    "project": {*_GAMES, *_BELOW},
    "yugioh": {"playing", "kernel", "wording"},
    "tournament": {"playing", "kernel", "wording"},
    "digimon": {"playing", "kernel", "wording"},
    "playing": {"kernel", "wording"},
    "kernel": set(),
    "kb": {"i18n", "formats", "wording"},
    "i18n": {"formats", "wording"},
    "formats": {"wording"},
    "wording": set(),
}
"""The floors from the top down, and those below each."""

LONGEST = 500
"""Lines of a file."""


def _floor(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def _module(path: Path) -> str:
    parts = path.relative_to(SRC.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the module of each import, wherever in the file it stands."""
    package = path.relative_to(SRC.parent).parent.parts
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join((*above, *([node.module] if node.module else [])))
            # `from ludex import yugioh` imports a floor, `from ludex import __version__` none.
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                whole = (SRC.parent / inner.replace(".", "/")).exists() or (
                    SRC.parent / f"{inner.replace('.', '/')}.py"
                ).exists()
                yield node.lineno, inner if whole else base


FILES = sorted(SRC.rglob("*.py"))


def _by_name(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


def test_every_module_is_on_a_floor():
    floors = {_floor(_module(path)) for path in FILES}
    assert floors == set(MAY_IMPORT)


@pytest.mark.parametrize("path", FILES, ids=_by_name)
def test_imports_go_down_only(path: Path):
    own = _floor(_module(path))
    upwards = [
        f"{_by_name(path)}:{line} imports {module}"
        for line, module in _imports(path)
        if module.startswith("ludex.") and _floor(module) != own
        if _floor(module) not in MAY_IMPORT[own]
    ]
    assert upwards == []


ABOUT_ONE_GAME = {
    "check/own_position.py",  # a Match of the reader's own
    "project/enacted.py",  # what a ruleset says of Decks, without the rest
    "project/games.py",  # where the games are named
    "project/lists.py",  # lists limit cards in Decks
}
"""Where the floors above the games name one; of the site, it is its `games`."""


@pytest.mark.parametrize(
    "path", [p for p in FILES if _floor(_module(p)) in ("check", "project", "site")], ids=_by_name
)
def test_nobody_above_asks_which_game_it_is(path: Path):
    named = {_floor(module) for _, module in _imports(path)} & _GAMES
    of_one = _by_name(path) in ABOUT_ONE_GAME or path.is_relative_to(SRC / "site" / "games")
    assert not named or of_one


@pytest.mark.parametrize(
    "path",
    [p for p in FILES if _floor(_module(p)) in ("kernel", "yugioh", "formats")],
    ids=_by_name,
)
def test_the_engine_and_the_readers_need_the_standard_library_only(path: Path):
    others = [
        f"{_by_name(path)}:{line} imports {module}"
        for line, module in _imports(path)
        if module.split(".")[0] not in {"ludex", *sys.stdlib_module_names}
    ]
    assert others == []


def test_an_arrow_that_runs_up_is_seen(tmp_path, monkeypatch):
    package = tmp_path / "ludex" / "kernel"
    package.mkdir(parents=True)
    for folder in ("kb", "yugioh"):
        (tmp_path / "ludex" / folder).mkdir()
    (package / "deep.py").write_text(
        "import ludex.kb.load\n"
        "from ludex import yugioh\n"
        "from ..kb import ids\n"
        "def late():\n"
        "    from ludex.yugioh.table.board import Board\n"
        "from ludex import __version__\n"
    )
    monkeypatch.setattr(f"{__name__}.SRC", tmp_path / "ludex")
    found = [_floor(module) for _, module in _imports(package / "deep.py")]
    assert Counter(found) == {"kb": 2, "yugioh": 2, "": 1}


def _loaded_by(code: str) -> set[str]:
    script = f"import sys\n{code}\nprint(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {module.split(".")[0] for module in done.stderr.split()}


def test_playing_loads_neither_pydantic_nor_yaml():
    loaded = _loaded_by("import ludex.yugioh.play.session, ludex.yugioh.play.expectations")
    assert "ludex" in loaded
    assert not loaded & {"pydantic", "pydantic_core", "yaml", "babel", "jinja2"}


def test_reading_a_deck_loads_no_database_and_none_of_what_rules_are_read_with():
    script = "import sys, ludex.formats.deck, ludex.formats.pool\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert not loaded & {"pydantic", "yaml", "sqlite3", "base64", "difflib", "ludex.kb"}


DECK = str(ROOT / "tests" / "decks" / "files" / "legal.ydk")


@pytest.mark.parametrize(
    "words",
    [
        ["cite", "HAT-5.1", "--lang", "pt"],
        ["show", "HAT-5.1"],
        ["deck", "check", DECK, "--ruleset", "hat-2014"],
        ["list", "export"],
    ],
)
def test_looking_something_up_does_not_wait_for_pydantic(words):
    main = f"from ludex.cli import main\nassert main({words!r}) == 0"
    loaded = _loaded_by(main)
    assert "yaml" in loaded
    assert not loaded & {"pydantic", "pydantic_core", "babel", "jinja2"}


def test_pytest_collects_without_loading_ludex():
    loaded = _loaded_by("import ludex.pytest_plugin")
    assert not loaded & {"pydantic", "yaml"}


@pytest.mark.parametrize("path", FILES, ids=_by_name)
def test_a_file_is_a_few_pages_at_most(path: Path):
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST


# Clauses and what implements them.


def test_every_id_is_bound_once_and_can_be_searched_for():
    rules = (path for game in _GAMES for path in (SRC / game / "rules").glob("*.py"))
    bound = Counter(
        decorator.args[0].value
        for path in rules
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.args[0], ast.Constant)
    )
    assert set(bound) == set(book().rules)
    assert set(bound.values()) == {1}


def test_every_clause_is_in_force_somewhere_and_every_ruleset_can_be_played(project: Project):
    in_force = {id for ruleset in project.rulesets.values() for id in ruleset.ids}
    rules = {c.id for c in project.kb.clauses.values() if c.kind == "rule" and not c.retired}
    assert in_force == rules


def test_no_code_asks_which_ruleset_is_played_or_names_another_clause(project: Project):
    for path in FILES:
        if _floor(_module(path)) not in {"kernel", *_GAMES} or path.name == "__init__.py":
            continue  # a package's __all__ may name a module after a ruleset
        tree = ast.parse(path.read_text("utf-8"))
        binding = {
            id(call.args[0])
            for call in ast.walk(tree)
            if isinstance(call, ast.Call)
            if isinstance(call.func, ast.Name) and call.func.id == "rule"
        }
        # A rule that looks ahead has to leave itself out.
        binding |= {
            id(named)
            for bound in ast.walk(tree)
            if isinstance(bound, ast.FunctionDef)
            for decorator in bound.decorator_list
            if isinstance(decorator, ast.Call) and decorator.args
            if isinstance(decorator.args[0], ast.Constant)
            for named in ast.walk(bound)
            if isinstance(named, ast.Constant) and named.value == decorator.args[0].value
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in binding:
                named = node.value in project.kb.clauses or node.value in project.kb.rulesets
                assert not named, f"{_by_name(path)}:{node.lineno} names {node.value!r}"
