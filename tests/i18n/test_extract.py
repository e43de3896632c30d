import io
from pathlib import Path

import pytest
import yaml
from babel.messages.frontend import CommandLineInterface
from babel.messages.pofile import read_po

from ludex.i18n.extract import ExtractError, Message, extract_yaml, messages_of, one_line, phrases

ARTICLE = """\
# yaml-language-server: $schema=../../../schema/article.json
id: HAT-2
title: Field Spells
summary: One active Field Spell in all.
clauses:
  - id: HAT-2.1
    text: >
      A Field Spell that becomes active
      destroys {card:umi}.
    interpretation: {text: Both players count., grounds: The source says so., trust: inferred}
  - id: HAT-2.2
    text: An old clause.
    retired: {reason: It said HAT-2.1 again., successor: HAT-2.1}
    revisions: [{revision: 1, text: not translated, until: 2020-01-01}]
  - id: HAT-2.3
    sets: {limit: 1}
    equivalent: {'limit: 0': There is none to begin with.}
examples:
  - id: HAT-2.E1
    title: Mountain meets Umi
    note: Umi stays until the Chain resolves.
    start: {A: {hand: [mountain]}}
  - id: HAT-2.E2
    title: Told twice
    retired: {reason: HAT-2.E1 shows it., successor: HAT-2.E1}
"""


def contexts(kind: str, source: str) -> dict[str, str]:
    return {each.context: each.text for each in messages_of(kind, yaml.safe_load(source), "f.yaml")}


def test_an_article():
    assert contexts("article", ARTICLE) == {
        "HAT-2#title": "Field Spells",
        "HAT-2#summary": "One active Field Spell in all.",
        "HAT-2.1#text": "A Field Spell that becomes active destroys {card:umi}.",
        "HAT-2.1#interpretation": "Both players count.",
        "HAT-2.1#grounds": "The source says so.",
        "HAT-2.2#text": "An old clause.",
        "HAT-2.2#retired": "It said HAT-2.1 again.",
        "HAT-2.3#equivalent.limit: 0": "There is none to begin with.",
        "HAT-2.E1#title": "Mountain meets Umi",
        "HAT-2.E1#note": "Umi stays until the Chain resolves.",
        "HAT-2.E2#title": "Told twice",
        "HAT-2.E2#retired": "HAT-2.E1 shows it.",
    }


@pytest.mark.parametrize(
    ("kind", "source", "found"),
    [
        (
            "rulebook",
            "{id: HAT, title: HAT Format, summary: Rules of 2014., ruleset: hat-2014}",
            {"HAT#title": "HAT Format", "HAT#summary": "Rules of 2014."},
        ),
        (
            "ruleset",
            "{id: modern, title: Modern, since: 2014-07-14}",
            {"modern#title": "Modern"},
        ),
        (
            "card",
            "{id: umi, effects: [{says: One.}, {}, {says: Three.}], unencoded: [{says: U.}]}",
            {"umi#1.says": "One.", "umi#3.says": "Three.", "umi#u1.says": "U."},
        ),
        (
            "terms",
            "{terms: [{id: chain, names: {en: {one: Chain}}, definition: A stack.}, {id: cost}]}",
            {"term:chain#definition": "A stack."},
        ),
        (
            "source",
            "{id: hat, describes: A format., claims: [{id: hat-c001, where: Rule 6, says: x}]}",
            {
                "source:hat#describes": "A format.",
                "place:hat#Rule 6": "Rule 6",
                "hat-c001#says": "x",
            },
        ),
        (
            "list",
            "{id: 2014-04-01, title: April 2014, summary: What is out., forbidden: [umi]}",
            {"list:2014-04-01#title": "April 2014", "list:2014-04-01#summary": "What is out."},
        ),
        ("register", "{cards: [{id: umi, names: {en: Umi}}]}", {}),
    ],
)
def test_the_other_kinds(kind: str, source: str, found: dict[str, str]):
    assert contexts(kind, source) == found


def test_a_message_says_what_it_belongs_to_and_how_to_get_there():
    article = yaml.safe_load(ARTICLE)
    messages = {each.context: each for each in messages_of("article", article, "f.yaml:6")}
    clause = messages["HAT-2.1#text"]
    assert clause.comment == "Field Spells"
    assert clause.path == ("clauses", 0, "text")
    assert clause.where == "f.yaml:6"
    assert clause.file == "f.yaml"


@pytest.mark.parametrize("broken", ["{id: X, clauses: 3}", "{id: X, clauses: [3]}", "{title: 3}"])
def test_data_of_the_wrong_shape_is_left_to_validation(broken: str):
    assert contexts("article", broken) == {}


def test_an_unknown_kind_is_told_the_nearest():
    with pytest.raises(ExtractError, match=r"f.yaml: no kind 'artcle'; did you mean 'article'\?"):
        list(messages_of("artcle", {}, "f.yaml"))


def test_phrases_have_a_singular_and_perhaps_a_plural():
    table: dict[str, str | tuple[str, str]] = {
        "Drew": ("{player} draws a card.", "{player} draws {count} cards."),
        "Won": "Won!",
    }
    drew, won = phrases("event", table, "log.py")
    assert drew == Message("event#Drew", table["Drew"][0], "log.py", plural=table["Drew"][1])
    assert (won.context, won.ids) == ("event#Won", ("Won!",))


def test_folded_lines_are_one_line():
    assert one_line(" a\n  b\tc \n") == "a b c"


def test_babel_extracts_lines_contexts_and_comments():
    found = list(extract_yaml(io.BytesIO(ARTICLE.encode()), (), (), {}))
    assert found[0] == (3, "pgettext", ("HAT-2#title", "Field Spells"), [])
    assert (7, "pgettext", ("HAT-2.1#text", one_line(found[2][2][1])), ["Field Spells"]) in found
    assert [line for line, *_ in found] == [3, 4, 7, 10, 10, 12, 13, 17, 20, 21, 24, 25]


def test_a_file_that_does_not_say_its_kind_is_refused():
    with pytest.raises(ExtractError, match=r"YAML:1: expected '# yaml-language-server"):
        list(extract_yaml(io.BytesIO(b"id: HAT-2\n"), (), (), {}))


def test_an_empty_file_has_no_messages():
    source = b"# yaml-language-server: $schema=schema/terms.json\n"
    assert list(extract_yaml(io.BytesIO(source), (), (), {})) == []


def test_pybabel_extracts_the_same(tmp_path: Path, monkeypatch):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules/02-field-spell.yaml").write_text(ARTICLE, "utf-8")
    (tmp_path / "babel.toml").write_text(
        '[[mappings]]\nmethod = "ludex.i18n.extract:extract_yaml"\npattern = "rules/**.yaml"\n'
    )
    pot = tmp_path / "ludex.pot"
    monkeypatch.chdir(tmp_path)
    command = ["pybabel", "-q", "extract", "-F", "babel.toml", "-o", str(pot), "."]
    CommandLineInterface().run(command)  # type: ignore[no-untyped-call]
    with pot.open("rb") as file:
        catalogue = read_po(file)
    assert {m.context: m.id for m in catalogue if m.id} == contexts("article", ARTICLE)
    located = catalogue.get("Field Spells", "HAT-2#title")
    assert located is not None
    assert located.locations == [("rules/02-field-spell.yaml", 3)]
