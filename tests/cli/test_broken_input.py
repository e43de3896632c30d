"""Commands handed broken rules or catalogues tell file and line, and end with exit code 2."""

from pathlib import Path

import pytest

from tests.cli.conftest import Ludex
from tests.tree import Tree

RULES_PO = "translations/es/LC_MESSAGES/rules.po"
INTERFACE_PO = "translations/es/LC_MESSAGES/interface.po"


def _damaged(file: Path, context: str, old: str, new: bytes) -> int:
    """Change the translation of a context, and return its line."""
    lines = file.read_bytes().split(b"\n")
    line = lines.index(f'msgctxt "{context}"'.encode()) + 2
    assert old.encode() in lines[line]
    lines[line] = lines[line].replace(old.encode(), new, 1)
    file.write_bytes(b"\n".join(lines))
    return line + 1


DAMAGE = {
    "an open string": ('msgstr "', b'msgstr "" "'),
    "a byte": ('msgstr "', b'msgstr "\xff'),
}
LOOSE = {
    "a loose brace": ('msgstr "', b'msgstr "{ '),
    "a name that nothing has": ('msgstr "', b'msgstr "{card:nothing} '),
}


@pytest.mark.parametrize("words", ["show HAT-5.1 --lang es", "cite HAT-5.1 --lang es"])
@pytest.mark.parametrize(("old", "new"), [*DAMAGE.values(), *LOOSE.values()])
def test_a_damaged_text_is_told_at_its_line(ludex: Ludex, tree: Tree, words, old, new):
    file = tree.folder / RULES_PO
    line = _damaged(file, "HAT-5.1#text", old, new)
    said = ludex(*words.split(), root=tree.folder)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"ludex: {file}:{line}: ")


def test_a_damaged_string_of_the_interface_is_told_at_its_line(ludex: Ludex, tree: Tree):
    file = tree.folder / INTERFACE_PO
    line = _damaged(file, "ui#cite.clause", *LOOSE["a loose brace"])
    said = ludex("cite", "HAT-5.1", "--lang", "es", root=tree.folder)
    assert (said.code, said.err[: len(f"ludex: {file}:{line}: ")]) == (2, f"ludex: {file}:{line}: ")


@pytest.mark.parametrize("what", ["status", "lint"])
@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_catalogue_is_not_counted(ludex: Ludex, tree: Tree, what, damage):
    file = tree.folder / RULES_PO
    line = _damaged(file, "HAT-5.1#text", *damage)
    said = ludex("i18n", what, root=tree.folder)
    assert said.code == 2
    assert said.err.startswith(f"ludex: {file}:{line}: ")


HAT_5 = "rules/yugioh/hat/05-simultaneous-effects.yaml"
TRN_2 = "rules/tournament/02-end-of-match.yaml"
TOURNAMENT = "rules/tournament/rulesets/tournament-2005.yaml"

UNREAD = {
    "a misspelt text": (HAT_5, "    text: ", "    txt: ", "show HAT-5.1"),
    "a misspelt title": (HAT_5, "title: ", "titel: ", "cite HAT-5.1"),
    "a misspelt kind": (TRN_2, "    kind: ", "    knd: ", "match --won A"),
    "another id": (TOURNAMENT, "id: tournament-2005", "id: tournament-2004", "match --won A"),
}
"""What a quick look-up does not validate: file, what stands there, what instead, and who reads."""


@pytest.mark.parametrize("unread", UNREAD.values(), ids=UNREAD)
def test_a_quick_look_up_tells_what_is_wrong_with_the_rules_at_its_line(
    ludex: Ludex, tree: Tree, unread
):
    path, old, new, words = unread
    file = tree.folder / path
    before, found, after = file.read_text("utf-8").partition(old)
    assert found
    file.write_text(before + new + after, "utf-8")
    said = ludex(*words.split(), root=tree.folder)
    assert (said.code, said.out) == (2, "")
    assert f"{file}:{before.count(chr(10)) + 1}:" in said.err


@pytest.mark.parametrize("words", ["show HAT-5.1 --yaml", "cite HAT-5.1", "match --won A"])
def test_line_ends_that_editors_miss_are_told(ludex: Ludex, tree: Tree, words):
    for path in (HAT_5, TRN_2):
        file = tree.folder / path
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r"))
    said = ludex(*words.split(), root=tree.folder)
    assert said.code == 2
    assert "yaml:1:" in said.err
    assert "U+000D" in said.err


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("rules/yugioh/hat/rulebook.yaml", "show HAT-5.1"),
        ("rules/terms/turns.yaml", "show term:end-phase"),
        ("rules/yugioh/register/u.tsv", "show card:unknown"),
        ("rules/ids.lock", "lock --check"),
        ("schema/card.json", "schema --check"),
        (RULES_PO, "show HAT-5.1 --lang es"),
    ],
)
def test_a_link_to_a_device_that_never_ends_is_not_followed(ludex: Ludex, tree: Tree, path, words):
    file = tree.folder / path
    file.unlink()
    file.symlink_to("/dev/full")
    said = ludex(*words.split(), root=tree.folder)
    assert (said.code, said.out) == (2, "")
    assert "no regular file" in said.err
    assert str(file) in said.err
