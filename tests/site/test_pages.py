"""What is on the pages."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.site.pages import written
from tests.site.rendered import Elements, Written, writer_of


@pytest.fixture(scope="session")
def pages(facts) -> dict[str, Written]:
    """Every page of every language, by language and path."""
    return {to.code: Written(facts, writer_of(facts, to)) for to in LOCALES}


def built(site: Path, to: Locale, path: str) -> str:
    """Return a page as it was built, which spares rendering hundreds of them again."""
    return (site / to.code / path / "index.html").read_text("utf-8")


def ids(page: str) -> set[str]:
    return {attrs["id"] or "" for _, attrs in Elements(page).found if "id" in attrs}


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_every_clause_has_its_place_on_its_article_and_every_example_is_listed(
    facts, site: Path, to: Locale
):
    for article in facts.project.kb.articles.values():
        page = built(site, to, f"rules/{article.id}")
        places = set(re.findall(r'\sid="([^"]*)"', page))
        assert {one.id for one in article.clauses} <= places
        if (site / to.code / "rules" / article.id / "examples").is_dir():
            page += built(site, to, f"rules/{article.id}/examples")
        for example in article.examples:
            assert f"/{example.id}/" in page or (example.retired and example.id in places)


def test_long_articles_have_their_examples_clause_by_clause_on_a_page_of_their_own(site: Path):
    page = built(site, locale("en"), "rules/TCG-7/examples")
    on_sangan = page[page.index('id="TCG-7.13"') : page.index('id="TCG-7.14"')]
    assert "/examples/TCG-7.E18/" in on_sangan
    assert 'href="../../rules/TCG-7/examples/"' in built(site, locale("en"), "rules/TCG-7")
    grounds = built(site, locale("en"), "rules/TCG-7/grounds")
    assert "../../../rules/TCG-7/examples/#TCG-7.13" in grounds
    assert not (site / "en/rules/HAT-2/examples").exists()


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_articles_and_examples_are_light_and_mostly_about_themselves(facts, site: Path, to: Locale):
    paths = [f"rules/{id}" for id in facts.project.kb.articles]
    paths += [f"examples/{id}" for id in facts.told]
    own = whole = 0
    heavy = []
    for path in paths:
        page = built(site, to, path)
        size = len(page.encode())
        heavy += [(path, size)] if size > 60 * 1024 else []
        whole += size
        own += len(page[page.index("<!--body-->") : page.index("<!--end of body-->")].encode())
    assert own > whole / 2
    assert heavy == []


def test_a_card_page_says_where_no_name_is_published(pages):
    page = pages["zh-Hans"]["cards/greymon/"]
    names = page[page.index('id="names"') :]
    rows = dict(re.findall(r"<tr><td>([^<]*)</td><td>(.*?)</td></tr>", names))
    assert rows["English"] == '<span lang="en">Greymon</span>'
    assert rows["简体中文"] == '<span lang="zh-Hans">暴龙兽</span>'
    assert rows["Español"].startswith('<span lang="en">Greymon</span> <span class="muted">英文卡名')


def test_a_log_links_a_term_where_it_is_first_said(pages):
    told = pages["en"]["examples/HAT-11.E96/"]
    here = told[told.index('<section class="telling"') : told.index("</section>")]
    assert here.count("Damage Step</a>") == 1
    assert here.count("Damage Step") > 4
    assert here.count("Embodiment of Apophis</a>") > 4


def test_what_long_articles_rest_on_stands_on_a_page_of_its_own(site: Path):
    article = built(site, locale("en"), "rules/HAT-6")
    grounds = built(site, locale("en"), "rules/HAT-6/grounds")
    assert '<a class="fold part" href="grounds/#HAT-6.4">' in article
    on_it = grounds[grounds.index('id="HAT-6.4"') : grounds.index('id="HAT-6.5"')]
    assert "hat-c090" in on_it
    assert "hat-c090" not in article
    assert "rules@ludex.example" in on_it
    short = built(site, locale("en"), "rules/HAT-2")
    assert 'class="fold part"' not in short
    assert "rules@ludex.example" in short


def test_every_claim_has_its_place_on_its_source(facts, pages):
    for source in facts.project.kb.sources.values():
        assert {c.id for c in source.claims} <= ids(pages["en"][f"sources/{source.id}/"])


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_a_ledger_and_the_places_of_claims_are_in_the_language_of_the_page(
    facts, pages, to: Locale
):
    writer = writer_of(facts, to)
    claims = facts.project.kb.claims
    page = pages[to.code]["sources/tournament/"]
    one = claims["tour-c008"]
    for text in (writer.text("tour-c008#says", one.says), writer.place(one)):
        assert text in page
        assert (text in (one.says, one.where)) == (to.code == "en")
    assert writer.place(claims["tour-c008"]) in pages[to.code]["rules/TRN-2/"]


def test_conduct_is_marked_on_its_article_and_said_to_be_proved_by_nothing(pages):
    page = pages["en"]["rules/TAG-9/"]
    starts = [page.index(f'id="TAG-9.{number}"') for number in range(1, 6)]
    parts = [page[a:b] for a, b in zip(starts, [*starts[1:], len(page)], strict=True)]
    marked = ['<span class="chip">Conduct</span>' in part for part in parts]
    assert marked == [True, True, False, False, True]
    assert ["nothing here proves it" in part for part in parts] == marked


def test_the_verification_page_counts_conduct_apart_from_what_is_proved(facts, pages):
    page = pages["en"]["verification/"]
    rows = dict(re.findall(r"<tr>\s*<td>(.*?)</td>\s*<td[^>]*>(\d+)</td>", page))
    kinds = [clause.kind for clause in facts.project.kb.clauses.values()]
    assert rows["Rules of conduct, which only people can check"] == str(kinds.count("conduct"))
    assert rows["Clauses"] == str(facts.proof.clauses)
    by_conduct = len(facts.coverage["tag"].by_conduct)
    assert f"covered ({by_conduct} by rules of conduct alone)" in page


def test_every_term_has_its_place_in_the_glossary(facts, pages):
    assert facts.project.kb.terms.keys() <= ids(pages["zh-Hans"]["glossary/"])


def test_an_example_is_one_page_that_tells_it_under_every_ruleset(facts, pages):
    examples = {path for path in pages["en"] if path.startswith("examples/")}
    assert examples == {"examples/"} | {f"examples/{id}/" for id in facts.told}
    page = pages["en"]["examples/HAT-2.E1/"]
    assert page.index(">Umi</a>” is sent") < page.index('id="modern"')
    assert {"hat-2014", "hat-2014-1", "modern", "modern-1"} <= ids(
        pages["en"]["examples/HAT-2.E1/"]
    )


def test_the_page_of_a_format_tells_what_other_programs_get_wrong_in_each_of_its_nine_rules(
    facts, pages
):
    page = pages["pt-BR"]["rulesets/hat-2014/"]
    section = page[page.index('id="other-programs"') : page.index('id="in-force"')]
    articles = [facts.project.kb.articles[f"HAT-{number}"] for number in range(1, 10)]
    for article in articles:
        told = article.other_programs
        assert f">{article.id}<" in section
        assert f">{told.example}<" in section
        assert told.example.startswith(f"{article.id}.E")
        assert told.sources
        shown = (pages["en"].get(f"rules/{article.id}/{part}", "") for part in ("", "grounds/"))
        assert "".join(shown).count(f">{told.example}<") > 1
    assert 'id="other-programs"' not in pages["pt-BR"]["rulesets/modern/"]


def test_what_goes_the_same_way_is_told_once_and_can_be_cited_by_each_ruleset(facts, site: Path):
    seen = 0
    for id, told in facts.told.items():
        page = built(site, locale("es"), f"examples/{id}")
        alike = [story.ruleset for story in told.tellings[0]]
        assert page.count('class="telling"') == len(told.tellings)
        assert all(f'id="{ruleset}"' in page for ruleset in facts.project.runs_of(told.example))
        seen += len(alike) > 1
    assert seen > 100


def test_a_page_carries_the_boards_of_every_telling(facts, pages):
    page = pages["en"]["examples/HAT-2.E1/"]
    told = facts.told["HAT-2.E1"]
    found = re.search(r'<script type="application/json" class="board-data">(.*)</script>', page)
    assert found is not None
    assert "<" not in found[1]
    data = json.loads(found[1])
    assert [len(run) for run in data["runs"]] == [len(alike[0].stepped) for alike in told.tellings]
    beats = [beat for alike in told.tellings for beat in alike[0].beats]
    assert page.count('class="said"') == sum(beat.line is not None for beat in beats)


def test_what_differs_stands_beside_the_clause_that_makes_the_difference(pages):
    page = pages["en"]["examples/HAT-2.E1/"]
    compare = page[page.index('class="compare"') :]
    assert compare.index(">HAT-2.1<") < compare.index(">MOD-2.1<")


def test_a_ruleset_says_what_it_replaces(pages):
    page = pages["en"]["rulesets/modern/"]
    assert page.index(">HAT-2.1<") < page.index(">MOD-2.1<")


def test_a_hand_written_page_says_that_it_is_in_english(pages):
    assert "written in English only" not in pages["en"]["about/contributing/"]
    assert 'class="notice"' in pages["es"]["about/contributing/"]
    assert pages["es"].framed("about/contributing/").english
    assert not pages["es"].framed("rules/HAT-2/").english


def test_hand_written_pages_link_to_each_other(facts, tmp_path: Path):
    (tmp_path / "site_src" / "pages").mkdir(parents=True)
    contributing = tmp_path / "CONTRIBUTING.md"
    contributing.write_text("# C\n\n[F](site_src/pages/format.md) [x](https://x.example/)\n")
    form = tmp_path / "site_src/pages/format.md"
    form.write_text("# F\n\n[C](../../CONTRIBUTING.md#c) [gone](gone.md)\n")
    there = replace(facts, root=tmp_path)
    writer = writer_of(facts, locale("en"))
    shown = {leaf.address.page: leaf.show(writer) for leaf in written.leaves(there)}
    body = shown["about/contributing/"].values["body"]
    assert '<a href="../../about/format/">F</a> <a href="https://x.example/">x</a>' in body
    body = shown["about/format/"].values["body"]
    assert '<a href="../../about/contributing/#c">C</a> <a href="gone.md">gone</a>' in body
