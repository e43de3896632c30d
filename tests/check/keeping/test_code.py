"""The digests of the code: what counts for all, and what for the runs that consider a clause."""

from pathlib import Path

import pytest

from ludex.check.keeping.code import Code, code
from ludex.kb import own_code

RULES = '''
@rule("DEMO-1.1", does=Turn)
def turns_pass(g, turn):
    """Turns pass."""
    yield from helped(1)


@book.rule("DEMO-1.2", permits=Move)
def anyone_may_move(g, move):
    return [1]


@rule("DEMO-1.3", permits=Move)
def looked_at_elsewhere(g, move):
    return [2]
'''
HELPERS = """
from rules import looked_at_elsewhere

def helped(n):
    return looked_at_elsewhere(n, n)
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of rules and of what helps them."""
    folder = tmp_path / "package"
    (folder / "cli").mkdir(parents=True)
    (folder / "rules.py").write_text(RULES)
    (folder / "helpers.py").write_text(HELPERS)
    (folder / "cli" / "main.py").write_text("print(1)\n")
    return folder


def _changed(package: Path, name: str, old: str, new: str) -> tuple[Code, Code]:
    before, path = code(None, package), package / name
    text = path.read_text()
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))
    return before, code(None, package)


def test_the_functions_of_clauses_stand_apart_unless_other_code_names_them(package: Path):
    assert set(code(None, package).bodies) == {"DEMO-1.1", "DEMO-1.2"}


def test_what_the_function_of_a_clause_says_counts_for_that_clause_alone(package: Path):
    before, after = _changed(package, "rules.py", "helped(1)", "helped(2)\n    yield 3")
    assert after.rest == before.rest
    assert after.bodies["DEMO-1.1"] != before.bodies["DEMO-1.1"]
    assert after.bodies["DEMO-1.2"] == before.bodies["DEMO-1.2"]


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("helpers.py", "(n, n)", "(n, 0)"),
        ("rules.py", "return [2]", "return [3]"),
        ("rules.py", "does=Turn", "does=Move"),
        ("rules.py", "def turns_pass(g, turn)", "def turns_pass(g, turn, n=1)"),
        ("rules.py", "DEMO-1.1", "DEMO-1.4"),
        ("rules.py", "@book.rule", "@cache\n@book.rule"),
    ],
)
def test_a_helper_a_head_and_a_function_with_two_uses_count_for_all(
    package: Path, name: str, old: str, new: str
):
    before, after = _changed(package, name, old, new)
    assert after.rest != before.rest


def test_another_file_counts_and_a_face_does_not(package: Path):
    before, after = _changed(package, "cli/main.py", "1", "2")
    assert after == before
    (package / "more.py").write_text("")
    assert code(None, package).rest != before.rest


def test_the_code_is_taken_apart_again_once_it_has_changed(package: Path, tmp_path: Path):
    build = tmp_path / "build"
    build.mkdir()
    before = code(build, package)
    assert (build / "code.json").exists()
    assert code(build, package) == before
    (package / "helpers.py").write_text("")
    assert code(build, package) == code(None, package) != before


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"of": 1}', "\udcff"])
def test_a_file_that_tells_nothing_is_made_anew(package: Path, tmp_path: Path, text: str):
    (tmp_path / "code.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    assert code(tmp_path, package) == code(None, package)


def test_the_faces_count_where_it_matters_what_they_print(package: Path):
    def digests() -> tuple[str, str]:
        return own_code.digest(None, package), own_code.digest(None, package, faces=True)

    before = digests()
    (package / "cli" / "main.py").write_text("print(2)\n")
    after = digests()
    assert after[0] == before[0] != before[1] != after[1]
