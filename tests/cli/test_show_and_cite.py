"""`ludex show` and `ludex cite`: one thing by its ID, in any language."""

import re
from itertools import islice

import pytest

from ludex.cli.languages import looked_up
from ludex.i18n.locales import ENGLISH, locale
from ludex.project.project import Project
from ludex.project.voice import Voice
from ludex.site.settings import site_url
from tests.cli.conftest import Ludex
from tests.conftest import ROOT
from tests.tree import Tree

SITE = site_url(ROOT)


@pytest.fixture
def english(project: Project) -> Voice:
    return Voice(project, ROOT / "translations", ENGLISH)


# Show.


def test_a_clause_is_shown_with_its_text_its_claims_and_its_examples(
    ludex: Ludex, project: Project, english: Voice
):
    clause, article = project.kb.clauses["HAT-5.1"], project.kb.articles["HAT-5"]
    said = ludex("show", "HAT-5.1")
    assert said.code == 0
    assert said.out.startswith(f"HAT-5.1  {article.title}\n")
    assert f"\n{english.text('HAT-5.1#text', clause.text)}\n" in said.out
    assert ", ".join(clause.from_) in said.out
    showing = [each for each in article.examples if "HAT-5.1" in each.shows]
    assert showing
    for example in showing:
        assert f"\n{example.id}  {example.title}\n" in said.out


def test_a_clause_is_shown_with_how_it_is_read(ludex: Ludex, project: Project, english: Voice):
    reading = project.kb.clauses["HAT-2.2"].interpretation
    assert reading is not None
    said = ludex("show", "HAT-2.2")
    assert english.text("HAT-2.2#interpretation", reading.text) in said.out
    assert english.text("HAT-2.2#grounds", reading.grounds) in said.out


def test_a_clause_that_is_no_rule_says_what_it_is(ludex: Ludex):
    assert "\nConduct\n" in ludex("show", "TAG-9.1").out
    assert "\nDefinition\n" in ludex("show", "TAG-1.1").out
    assert not {"Conduct", "Definition"} & set(ludex("show", "TAG-9.3").out.splitlines())


def test_a_clause_is_shown_in_a_language(ludex: Ludex, project: Project):
    chinese = Voice(project, ROOT / "translations", locale("zh-Hans"))
    text = chinese.text("HAT-5.1#text", project.kb.clauses["HAT-5.1"].text)
    assert "连锁" in text
    said = ludex("show", "HAT-5.1", "--lang", "zh")
    assert said.code == 0
    assert f"\n{text}\n" in said.out


def test_an_article_is_shown_with_its_clauses_and_examples(ludex: Ludex):
    said = ludex("show", "HAT-2", "--lang", "pt")
    assert said.code == 0
    shown = [line.split()[0] for line in said.out.splitlines() if re.match("HAT-2", line)]
    assert shown[:3] == ["HAT-2", "HAT-2.1", "HAT-2.2"]
    assert "HAT-2.E9" in shown


def test_a_card_is_shown_with_its_names_facts_and_effects(ludex: Ludex, project: Project):
    said = ludex("show", "card:sangan", "--lang", "zh")
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "“三眼怪”"
    assert lines[1] == "en: Sangan, pt-BR: Sangan, es: Sangan, zh-Hans: 三眼怪"
    assert any("26202165" in line for line in lines[2:])
    assert [line for line in lines if line.startswith("sangan#1  ")] == lines[-1:]


def test_every_card_can_be_shown(ludex: Ludex, project: Project):
    for slug, card in project.kb.cards.items():
        said = ludex("show", f"card:{slug}", "--lang", "pt")
        assert said.code == 0, slug
        assert card.names["pt-BR"] in said.out
        for n, _ in enumerate(card.facts.effects, 1):
            assert f"\n{slug}#{n}  " in said.out


@pytest.mark.parametrize("id", ["raigeki", "card:raigeki", "Raigeki"])
def test_a_registered_card_is_shown_with_its_names_its_passcode_and_its_kind(ludex: Ludex, id):
    said = ludex("show", id, "--lang", "zh")
    assert said.code == 0
    names, _, passcode, kind, *_ = said.out.splitlines()[1:]
    assert names == "en: Raigeki, pt-BR: Raigeki, es: Raigeki, zh-Hans: 雷击"
    assert passcode.endswith(": 12580477")
    assert kind.endswith(": 通常魔法卡")


def test_registered_cards_are_found_by_their_english_names(project: Project):
    for slug, card in islice(project.kb.register.items(), 0, None, 20):
        assert looked_up(ROOT, card.names["en"]).id == slug


@pytest.mark.parametrize("id", ["HAT-5.E1", "HAT", "term:chain-link", "HAT-2.1"])
def test_anything_is_shown_as_it_is_written_on_request(ludex: Ludex, id):
    said = ludex("show", id, "--yaml")
    assert said.code == 0
    written = said.out[said.out.index(f"id: {id.rpartition(':')[2]}\n") :].rstrip("\n").split("\n")
    rules = "".join(path.read_text("utf-8") for path in (ROOT / "rules").rglob("*.yaml"))
    assert len(written) > 2
    assert all(line in rules for line in written)


def test_what_is_shown_as_written_ends_where_the_next_thing_begins(ludex: Ludex):
    assert "HAT-5.E2" not in ludex("show", "HAT-5.E1", "--yaml").out


@pytest.mark.parametrize("id", ["HAT-2.E1", "TRN-2.E5", "HAT-12.E1"])
def test_what_is_shown_as_written_can_be_explained(ludex: Ludex, tmp_path, id):
    path = tmp_path / "shown.yaml"
    path.write_text(ludex("show", id, "--yaml").out, "utf-8")
    told, own = ludex("explain", id), ludex("explain", path)
    assert (told.code, own.code) == (0, 0)
    assert own.out.splitlines()[1:] == told.out.splitlines()[1:]


def test_an_example_is_shown_as_a_text_in_a_language(ludex: Ludex):
    said = ludex("show", "HAT-2.E1", "--lang", "zh").out
    assert "玩家B\n  场地区域: “海”\n" in said
    assert "HAT-2.1" in said
    assert "field-zone" not in said


def test_everything_that_has_an_address_is_shown_as_a_text(ludex: Ludex):
    chain = ludex("show", "term:chain-link", "--lang", "pt").out
    assert "zh-Hans: 连锁块\n" in chain
    assert "HAT-2  One active Field Spell\n" in ludex("show", "HAT").out
    assert "172 claims" in ludex("show", "source:hat").out
    assert "\nLimited\n" in ludex("show", "list:2014-04-01").out
    assert "“Dark Hole”" in ludex("show", "list:2014-04-01").out


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("月之书", "book-of-moon"),
        ("Livro da Lua", "book-of-moon"),
        ("LIBRO de la luna", "book-of-moon"),
        ("Elo da Corrente", "chain-link"),
        ("连锁块", "chain-link"),
        ("eslabon de cadena", "chain-link"),
    ],
)
def test_a_card_or_term_is_found_by_its_name_in_any_language(name, slug):
    assert looked_up(ROOT, name).id == slug


def test_a_tombstone_is_shown_as_one(ludex: Ludex, tree: Tree):
    clauses = "clauses:\n  - id: HAT-98.1\n    text: Nobody draws.\n    trust: judge\n"
    text = (
        "# yaml-language-server: $schema=../../../schema/article.json\n"
        f"id: HAT-98\ntitle: Gone\n{clauses}"
        "    retired: {reason: Everybody does., successor: HAT-1.1}\n"
    )
    (tree.folder / "rules/yugioh/hat/98-gone.yaml").write_text(text, "utf-8")
    said = ludex("show", "HAT-98.1", root=tree.folder)
    assert said.code == 0
    assert "Everybody does." in said.out
    assert "Nobody draws." in said.out


# Cite.


def test_a_citation_names_the_clause_its_revision_the_day_and_its_address(
    ludex: Ludex, project: Project, english: Voice
):
    clause = project.kb.clauses["HAT-5.1"]
    said = ludex("cite", "HAT-5.1")
    assert said.code == 0
    assert "HAT-5.1" in said.out
    assert f"revision {clause.revision}" in said.out
    assert re.search(r"\b20\d\d-\d\d-\d\d\b", said.out)
    assert f"{SITE}r/HAT-5.1@{clause.revision}/" in said.out
    assert english.text("HAT-5.1#text", clause.text) in said.out
    assert said.out.count("\n") == 1


def test_a_citation_in_markdown_links_the_id(ludex: Ludex, project: Project):
    revision = project.kb.clauses["HAT-5.1"].revision
    said = ludex("cite", "HAT-5.1", "--format", "markdown", "--lang", "es")
    assert said.code == 0
    assert f"[HAT-5.1]({SITE}r/HAT-5.1@{revision}/)" in said.out
    assert "Cadena" in said.out


def test_an_example_and_an_article_are_cited_by_their_titles(ludex: Ludex, project: Project):
    example = ludex("cite", "HAT-2.E1").out
    assert project.kb.examples["HAT-2.E1"].title in example
    assert f"{SITE}r/HAT-2.E1/" in example
    article = ludex("cite", "HAT-2").out
    assert project.kb.articles["HAT-2"].title in article
    assert f"{SITE}r/HAT-2/" in article


def test_the_address_is_that_of_the_checkouts_site(ludex: Ludex, tree: Tree):
    (tree.folder / "mkdocs.yml").write_text("site_url: https://rules.example.org/x/\n")
    said = ludex("cite", "HAT-5.1", root=tree.folder)
    assert "https://rules.example.org/x/r/HAT-5.1@" in said.out
    (tree.folder / "mkdocs.yml").write_text("site_name: Ludex\n")
    said = ludex("cite", "HAT-5.1", root=tree.folder)
    assert (said.code, said.out) == (2, "")
    assert "site_url" in said.err


@pytest.mark.parametrize("id", ["card:umi", "HAT", "term:chain-link"])
def test_only_what_has_an_address_of_its_own_is_cited(ludex: Ludex, id):
    said = ludex("cite", id)
    assert (said.code, said.out) == (2, "")
    assert said.err.endswith("; cite a clause, an example or an article\n")


# Both.

NO_ID = "'{}' is not an ID; IDs look like HAT, HAT-5, HAT-5.1 or HAT-5.E1"
UNKNOWN = [
    ("HAT-5.99", "HAT-5 has no clause 'HAT-5.99'; did you mean 'HAT-5."),
    ("HAT-55", "HAT has no article 'HAT-55'; did you mean 'HAT-"),
    ("HTA-5.1", "there is no rulebook 'HTA'; did you mean 'HAT'?"),
    ("card:sangna", "there is no card 'sangna'; did you mean 'sangan'?"),
    ("umj", NO_ID.format("umj")),
    ("Livro da Luz", f"{NO_ID.format('Livro da Luz')}; did you mean 'Livro da Lua'?"),
    ("../../etc/passwd", "'../../etc/passwd' is not an ID"),
    ("card:../secret", "'card:../secret' is no address"),
]


@pytest.mark.parametrize("command", ["show", "cite"])
@pytest.mark.parametrize(("id", "answer"), UNKNOWN)
def test_an_unknown_id_is_answered_with_the_nearest(ludex: Ludex, command, id, answer):
    said = ludex(command, id)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"ludex: {answer}")


@pytest.mark.parametrize("command", ["show", "cite"])
def test_an_unknown_language_is_answered_with_those_there_are(ludex: Ludex, command):
    said = ludex(command, "HAT-5.1", "--lang", "xx")
    assert (said.code, said.out) == (2, "")
    assert said.err == "ludex: no language 'xx'; there are en, pt-BR, es, zh-Hans\n"


@pytest.mark.parametrize("command", ["show", "cite"])
def test_a_revision_that_never_was_is_not_answered_with_another(ludex: Ludex, command):
    said = ludex(command, "HAT-5.1@7")
    assert (said.code, said.out) == (2, "")


@pytest.mark.parametrize("command", ["show", "cite"])
def test_an_earlier_revision_has_its_own_text_and_address(ludex: Ludex, tree: Tree, command):
    text = "- id: HAT-7.1\n    text: "
    past = "[{revision: 1, text: Nobody pays at all., until: 2026-01-01}]"
    revised = text.replace("text", f"revision: 2\n    revisions: {past}\n    text")
    tree.edit("rules/yugioh/hat/07-life-point-costs.yaml", (text, revised))
    first = ludex(command, "HAT-7.1@1", root=tree.folder)
    second = ludex(command, "HAT-7.1@2", root=tree.folder)
    assert (first.code, second.code) == (0, 0)
    assert "Nobody pays at all." in first.out
    assert "Nobody pays at all." not in second.out
    assert ludex(command, "HAT-7.1", root=tree.folder).out == second.out
    if command == "cite":
        assert "/r/HAT-7.1@1/" in first.out
        assert "/r/HAT-7.1@2/" in second.out


@pytest.mark.parametrize(("slug", "kind"), [("umi", "card"), ("chain-link", "term")])
def test_a_slug_alone_is_enough(ludex: Ludex, slug, kind):
    assert ludex("show", slug).out == ludex("show", f"{kind}:{slug}").out != ""


def test_a_ruleset_is_shown_with_what_it_changes(ludex: Ludex):
    said = ludex("show", "modern")
    assert said.code == 0
    assert "\nextends: hat-2014\n" in said.out
    assert "HAT-2.1 -> MOD-2.1" in said.out


@pytest.mark.parametrize(
    ("loose", "meant"), [("hat-5.1", "HAT-5.1"), ("Dust Tornado", "card:dust-tornado")]
)
def test_what_is_meant_is_found_in_any_case_and_by_a_cards_english_name(ludex: Ludex, loose, meant):
    assert ludex("show", loose).out == ludex("show", meant).out != ""
