"""`ludex i18n`, `ludex schema` and `ludex lock`: what keeps the checkout in order."""

import json
import re
from pathlib import Path

import pytest

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import TRANSLATED
from ludex.kb.model import Example
from ludex.project.project import Project
from tests.cli.conftest import Ludex
from tests.tree import Tree

CLAUSE = "rules/yugioh/hat/07-life-point-costs.yaml"
TEXT = "- id: HAT-7.1\n    text: "
FIELD_SPELLS = "rules/yugioh/hat/02-field-spell.yaml"
UMI_GOES = "zone: graveyard, destroyed-by: rules, from: [hat-x001, hat-c022]"
REWORDED = (TEXT, f"{TEXT}In other words, ")


# Translations.


def test_the_status_counts_each_language(ludex: Ludex):
    told = json.loads(ludex("i18n", "status", "--json").out)
    assert set(told) == {locale.catalogue for locale in TRANSLATED}
    for counts in told.values():
        assert set(counts) == {"total", "translated", "fuzzy", "missing", "english_names"}
        assert counts["total"] == counts["translated"] + counts["fuzzy"] + counts["missing"]


def test_names_that_are_not_published_are_counted_and_none_is_made_up(ludex: Ludex):
    told = json.loads(ludex("i18n", "status", "--json").out)
    english = {locale: set(counts["english_names"]) for locale, counts in told.items()}
    assert "winning-percentage-60" in english["pt_BR"] - english["es"]
    assert "greymon" in english["es"] - english["zh_Hans"]
    assert "sangan" not in english["pt_BR"] | english["es"] | english["zh_Hans"]
    line = ludex("i18n", "status").out.splitlines()[0]
    assert line.endswith(f"; {len(english['pt_BR'])} cards go by the English name")


def test_the_status_is_told_in_a_line_each(ludex: Ludex):
    lines = ludex("i18n", "status").out.splitlines()
    assert [line.split()[0] for line in lines] == [locale.catalogue for locale in TRANSLATED]


def test_a_changed_text_keeps_its_translation_as_a_fuzzy_one(ludex: Ludex, tree: Tree):
    ludex("i18n", "update", root=tree.folder)
    before = json.loads(ludex("i18n", "status", "--json", root=tree.folder).out)
    tree.edit(CLAUSE, REWORDED)
    said = ludex("i18n", "update", root=tree.folder)
    assert said.code == 0
    assert "3 catalogues changed" in said.out
    said = ludex("i18n", "status", "--json", root=tree.folder)
    assert said.code == 1
    english = tree.project.kb.clauses["HAT-7.1"].text
    catalogues = Catalogues(tree.folder / "translations")
    for locale in TRANSLATED:
        found = catalogues[locale].text("HAT-7.1#text", english)
        assert found.status == "fuzzy"
        assert found.text != english
        counts = json.loads(said.out)[locale.catalogue]
        assert counts["missing"] == before[locale.catalogue]["missing"]
        assert counts["total"] == before[locale.catalogue]["total"]


def test_an_update_without_changes_writes_nothing(ludex: Ludex, tree: Tree):
    ludex("i18n", "update", root=tree.folder)
    said = ludex("i18n", "update", root=tree.folder)
    assert said.code == 0
    assert said.out.endswith(", 0 catalogues changed\n")
    assert "wrote" not in said.out


def test_a_lost_placeholder_is_found_by_the_lint(ludex: Ludex, tree: Tree):
    path = tree.folder / "translations/es/LC_MESSAGES/rules.po"
    text, lost = re.subn(
        r'^(msgstr ".*)\{term:duel\}', r"\1duelo", path.read_text("utf-8"), flags=re.MULTILINE
    )
    assert lost
    path.write_text(text, "utf-8")
    said = ludex("i18n", "lint", root=tree.folder)
    assert said.code == 1
    assert "{term:duel}" in said.out
    assert "finding" in said.out.splitlines()[-1]


def test_an_english_wording_that_is_refused_is_found_by_the_lint(ludex: Ludex, tree: Tree):
    path = tree.folder / "translations/en/usage.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(
        """\
refused:
  - match: 'cannot pay a cost'
    use: '"a cost cannot be paid"'
    because: So do judges.
    wrong: A player cannot pay a cost.
    right: A cost cannot be paid.
""",
        "utf-8",
    )
    said = ludex("i18n", "lint", root=tree.folder)
    assert said.code == 1
    assert "HAT-7.1#text [en]: 'cannot pay a cost' is refused" in said.out


# Schemas.


def test_a_schema_that_differs_has_drifted(ludex: Ludex, tree: Tree):
    ludex("schema", root=tree.folder)
    assert ludex("schema", "--check", root=tree.folder).code == 0
    schema = tree.folder / "schema" / "article.json"
    text = schema.read_text("utf-8")
    schema.write_text(text.replace('"object"', '"array"', 1), "utf-8")
    said = ludex("schema", "--check", root=tree.folder)
    assert said.code == 1
    assert f"{schema}:" in said.out
    assert said.out.endswith("the schemas have drifted; `ludex schema` writes them anew\n")


@pytest.mark.parametrize("words", [["schema"], ["schema", "--check"]])
def test_where_there_are_no_schemas_none_have_drifted(ludex: Ludex, tmp_path: Path, words):
    (tmp_path / "rules").mkdir()
    said = ludex(*words, root=tmp_path)
    assert (said.code, said.out) == (2, "")
    assert "has no folder schema/; the schemas belong to a checkout" in said.err
    assert not (tmp_path / "schema").exists()


def test_the_schemas_are_written_anew(ludex: Ludex, tree: Tree):
    ludex("schema", root=tree.folder)
    schema = tree.folder / "schema" / "article.json"
    text = schema.read_text("utf-8")
    schema.unlink()
    assert ludex("schema", "--check", root=tree.folder).code == 1
    assert ludex("schema", root=tree.folder).code == 0
    assert schema.read_text("utf-8") == text
    said = ludex("schema", "--check", root=tree.folder)
    assert (said.code, said.out) == (0, "no drift\n")


# The record of IDs.


@pytest.fixture
def recorded(ludex: Ludex, tree: Tree) -> Tree:
    """A checkout whose record has just been written."""
    (tree.folder / "rules" / "ids.lock").unlink()
    assert ludex("lock", root=tree.folder).code == 0
    return tree


def test_the_record_holds_once_it_is_written(ludex: Ludex, recorded: Tree):
    said = ludex("lock", "--check", root=recorded.folder)
    assert (said.code, said.out) == (0, "the record holds\n")


def test_a_text_changed_in_silence_breaks_the_record(ludex: Ludex, recorded: Tree):
    recorded.edit(CLAUSE, REWORDED)
    said = ludex("lock", "--check", root=recorded.folder)
    assert said.code == 1
    first, last = said.out.splitlines()
    assert first.startswith(f"{recorded.folder / CLAUSE}:")
    assert "HAT-7.1: another text" in first
    assert last == "the record does not hold; see `ludex lock --help`"
    said = ludex("lock", root=recorded.folder)
    assert said.code == 2
    assert "expected revision 2, or --reworded if the meaning is the same" in said.err


def test_the_same_in_other_words_keeps_its_revision(ludex: Ludex, recorded: Tree):
    recorded.edit(CLAUSE, REWORDED)
    said = ludex("lock", "--reworded", "HAT-7.1", root=recorded.folder)
    assert (said.code, said.out) == (0, "ids.lock  1 changed: HAT-7.1\n")
    said = ludex("lock", root=recorded.folder)
    assert (said.code, said.out) == (0, "ids.lock  nothing changed\n")
    assert ludex("lock", "--check", root=recorded.folder).code == 0


@pytest.fixture
def rewritten(recorded: Tree, monkeypatch: pytest.MonkeyPatch) -> Tree:
    """A checkout on whose record other code stands for HAT-2.2; one example is to vouch for all."""
    monkeypatch.setattr("ludex.check.run.examples_of", one_example)
    record = recorded.folder / "rules" / "ids.lock"
    text = re.sub(r"(HAT-2.2 1 \w+) \w+", r"\1 0123456789abcdef", record.read_text("utf-8"))
    text = re.sub(r"(  FIELD) \w+", r"\1 01234567", text)
    record.write_text(text, "utf-8")
    return recorded


def one_example(project: Project, _: object) -> list[Example]:
    """Return an example in the place of all."""
    return [project.kb.examples["HAT-2.E1"]]


def test_other_code_breaks_the_record(ludex: Ludex, rewritten: Tree):
    said = ludex("lock", "--check", root=rewritten.folder)
    assert said.code == 1
    assert "HAT-2.2: other code than that published as revision 1, by FIELD; expected" in said.out
    assert ludex("lock", "--reworded", "HAT-2.2", root=rewritten.folder).code == 2


def test_other_code_with_the_same_meaning_is_put_on_record_and_told(ludex: Ludex, rewritten: Tree):
    said = ludex("lock", "--refactored", root=rewritten.folder)
    assert said.code == 0
    proved, *_, clause, kept, last = said.out.splitlines()
    assert proved.startswith("1 of 1 clause witnessed")
    assert clause == "HAT-2.2  FIELD"
    assert kept == "1 clause did the same by other code, and kept the revision"
    assert last == "ids.lock  1 changed: HAT-2.2"
    assert "HAT-2.2 1+1 " in (rewritten.folder / "rules" / "ids.lock").read_text("utf-8")
    assert ludex("lock", "--check", root=rewritten.folder).code == 0


def test_other_code_with_another_meaning_is_not_put_on_record(ludex: Ludex, rewritten: Tree):
    record = rewritten.folder / "rules" / "ids.lock"
    before = record.read_text("utf-8")
    rewritten.edit(FIELD_SPELLS, (UMI_GOES, UMI_GOES.replace("graveyard", "hand")))
    said = ludex("lock", "--refactored", root=rewritten.folder)
    assert said.code == 1
    assert "HAT-2.E1" in said.out
    assert said.out.endswith("the record is left as it was\n")
    assert record.read_text("utf-8") == before


def test_a_new_revision_is_put_on_record(ludex: Ludex, recorded: Tree):
    past = "[{revision: 1, text: What it said., until: 2026-01-01}]"
    new = TEXT.replace("text", f"revision: 2\n    revisions: {past}\n    text") + "Now, "
    recorded.edit(CLAUSE, (TEXT, new))
    said = ludex("lock", "--check", root=recorded.folder)
    assert said.code == 1
    assert "HAT-7.1: an entry that ids.lock lacks" in said.out
    assert ludex("lock", root=recorded.folder).code == 0
    assert ludex("lock", "--check", root=recorded.folder).code == 0


def test_an_id_that_was_published_does_not_vanish(ludex: Ludex, recorded: Tree):
    with (recorded.folder / "rules" / "ids.lock").open("a", encoding="utf-8") as lock:
        lock.write("card:zz-nobodys\n")
    said = ludex("lock", "--check", root=recorded.folder)
    assert said.code == 1
    assert "card:zz-nobodys: an ID that was published and is gone" in said.out
