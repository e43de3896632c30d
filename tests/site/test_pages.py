"""The pages as Markdown, and as the HTML that becomes of them."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import markdown  # type: ignore[import-untyped]
import pytest
import yaml

from ludex.check.project import Project
from ludex.i18n import po
from ludex.i18n.catalogues import AREAS, Catalogues, area
from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.i18n.po import Entry
from ludex.kb.model import Retired, RetiredExample, Revision
from ludex.site import addresses, rendering, tree
from ludex.site.pages import written
from ludex.site.templates import Templates
from ludex.site.writer import Writer

ROOT = Path(__file__).parents[2]
TEMPLATES = Templates(ROOT / "site_src/templates")
HOSTILE = (
    "<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) "
    "![x](data:,) `code` *star* _under_ | pipe | <b>bold</b> &lt; &#60; \\\\ # 1. ~~gone~~ $x$"
)


@pytest.fixture(scope="session")
def pages(facts, tmp_path_factory):
    """Every page of every language, by language and path."""
    found = {}
    for to in LOCALES:
        folder = tmp_path_factory.mktemp(to.code)
        tree.write(folder, facts, tree.leaves(facts), _writer(facts, to), TEMPLATES)
        found[to.code] = {
            path.relative_to(folder).as_posix(): path.read_text("utf-8")
            for path in folder.rglob("*.*")
            if path.is_file()
        }
    return found


def _writer(facts, to: Locale, translations: Path = ROOT / "translations") -> Writer:
    return Writer(facts.project, Catalogues(translations), to)


def html(page: str) -> str:
    """Render a page as MkDocs does."""
    config = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    names, settings = [], {}
    for extension in config["markdown_extensions"]:
        name, more = (
            next(iter(extension.items())) if isinstance(extension, dict) else (extension, {})
        )
        names.append(name)
        settings[name] = more
    body = page.split("---\n", 2)[2]
    made: str = markdown.markdown(body, extensions=names, extension_configs=settings)
    return made


class Elements(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def ids(page: str) -> set[str]:
    return {attrs["id"] or "" for _, attrs in Elements(html(page)).found if "id" in attrs}


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_every_language_has_the_same_pages(pages, to: Locale):
    assert pages[to.code].keys() == pages["en"].keys()


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_every_clause_and_example_has_its_place_on_its_article(facts, pages, to: Locale):
    for article in facts.project.kb.articles.values():
        wanted = {one.id for one in (*article.clauses, *article.examples)}
        assert wanted <= ids(pages[to.code][f"rules/{article.id}.md"])


def test_every_claim_has_its_place_on_its_source(facts, pages):
    for source in facts.project.kb.sources.values():
        assert {c.id for c in source.claims} <= ids(pages["en"][f"sources/{source.id}.md"])


def test_every_term_has_its_place_in_the_glossary(facts, pages):
    assert facts.project.kb.terms.keys() <= ids(pages["zh-Hans"]["glossary.md"])


def test_a_step_through_page_can_be_stepped_through(facts, pages):
    page = pages["en"]["examples/HAT-2.E1.md"]
    story = facts.stories["HAT-2.E1", "hat-2014"]
    found = re.search(r'<script type="application/json" class="frames">(.*)</script>', html(page))
    assert found is not None
    assert "<" not in found[1]
    frames = json.loads(found[1])
    assert [set(frame) for frame in frames] == [
        {name for name in beat.changed if name in facts.layouts["HAT-2.E1"].boxes}
        for beat in story.beats
    ]
    assert html(page).count('class="said"') == sum(beat.line is not None for beat in story.beats)


def test_what_differs_stands_beside_the_clause_that_makes_the_difference(pages):
    page = html(pages["en"]["examples/HAT-2.E1.md"])
    compare = page[page.index('class="compare"') :]
    assert compare.index(">HAT-2.1<") < compare.index(">MOD-2.1<")


def test_a_ruleset_says_what_it_replaces(pages):
    page = html(pages["en"]["rulesets/modern.md"])
    assert page.index(">HAT-2.1<") < page.index(">MOD-2.1<")


def test_a_hand_written_page_says_that_it_is_in_english(pages):
    assert "written in English only" not in pages["en"]["about/contributing.md"]
    assert 'class="notice"' in html(pages["es"]["about/contributing.md"])
    assert 'lang: "en"' in pages["es"]["about/contributing.md"]


def test_hand_written_pages_link_to_each_other(facts, tmp_path: Path):
    (tmp_path / "site_src" / "pages").mkdir(parents=True)
    contributing = tmp_path / "CONTRIBUTING.md"
    contributing.write_text("# C\n\n[F](site_src/pages/format.md) [x](https://x.example/)\n")
    form = tmp_path / "site_src/pages/format.md"
    form.write_text("# F\n\n[C](../../CONTRIBUTING.md#c) [gone](gone.md)\n")
    there = replace(facts, root=tmp_path)
    writer = _writer(facts, locale("en"))
    shown = {leaf.address.page: leaf.show(writer) for leaf in written.leaves(there)}
    assert "[F](format.md) [x](https" in shown["about/contributing.md"].values["body"]
    assert "[C](contributing.md#c) [gone](gone.md)" in shown["about/format.md"].values["body"]


def test_every_picture_that_a_page_shows_was_drawn(pages):
    for code, found in pages.items():
        for path, page in found.items():
            for source in re.findall(r"\]\((\S+\.svg)\)", page):
                where = (Path(path).parent / source).as_posix()
                parts: list[str] = []
                for part in where.split("/"):
                    parts = parts[:-1] if part == ".." else [*parts, part]
                assert "/".join(parts) in found, (code, path, source)


# Translations that are missing or out of date.


@pytest.fixture
def stale(tmp_path: Path) -> Path:
    """Catalogues in which one clause is out of date, and everything else is missing."""
    folder = tmp_path / "es" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "rules.po").write_text(
        '#, fuzzy\n#| msgid "It was other."\nmsgctxt "HAT-2.1#text"\n'
        'msgid "Whatever."\nmsgstr "Texto antiguo."\n',
        "utf-8",
    )
    return tmp_path


def _one(facts, writer: Writer, path: str) -> str:
    leaf = next(leaf for leaf in tree.leaves(facts) if leaf.address.page == path)
    writer.open(path)
    return html(tree.page(leaf.show(writer), writer, TEMPLATES))


def test_an_outdated_text_is_shown_with_what_changed(facts, stale: Path):
    page = _one(facts, _writer(facts, locale("es"), stale), "rules/HAT-2.md")
    assert "Texto antiguo." in page
    assert '<q lang="en">It was other.</q>' in page
    assert "Only 1" in page
    assert "has changed since it was translated" in page


def test_a_missing_text_is_shown_in_english_and_marked(facts, stale: Path):
    page = _one(facts, _writer(facts, locale("es"), stale), "rules/HAT-5.md")
    assert '<span class="untranslated" lang="en">In step 1' in page
    assert "not translated yet" in page


def test_a_page_in_english_has_no_notice(pages):
    assert all('class="notice"' not in page for page in pages["en"].values())


# What no longer counts.


@pytest.fixture(scope="module")
def changed(facts):
    """The facts with a clause withdrawn, a clause reworded and an example withdrawn."""
    kb = facts.project.kb
    article = kb.articles["HAT-2"]
    first, second, *_ = article.clauses
    gone = Retired(reason="It was wrong.", successor="HAT-2.2")
    said = {"revision": 1, "text": "It said something else.", "until": "2025-01-01"}
    before = Revision.model_validate(said)
    clauses = (
        first.model_copy(update={"retired": gone}),
        second.model_copy(update={"revision": 2, "revisions": (before,)}),
    )
    lost = RetiredExample(reason="It showed nothing.", successor="HAT-2.E2")
    examples = (article.examples[0].model_copy(update={"retired": lost}), *article.examples[1:])
    later = article.model_copy(update={"clauses": clauses, "examples": examples})
    articles = {**kb.articles, "HAT-2": later}
    known = {**kb.clauses, **{clause.id: clause for clause in clauses}}
    return replace(facts, project=Project(replace(kb, articles=articles, clauses=known)))


def test_a_withdrawn_clause_says_why_and_what_stands_in_its_place(changed):
    page = _one(changed, _writer(changed, locale("en")), "rules/HAT-2.md")
    assert 'id="HAT-2.1"' in page
    assert "It was wrong." in page
    assert page.index("It was wrong.") < page.index(">HAT-2.2</a>")


def test_a_withdrawn_example_says_why(changed):
    page = _one(changed, _writer(changed, locale("en")), "rules/HAT-2.md")
    assert "It showed nothing." in page
    assert "examples/HAT-2.E1.md" not in page


def test_what_a_clause_said_before_has_a_place(changed):
    page = _one(changed, _writer(changed, locale("es")), "rules/HAT-2.md")
    assert 'id="HAT-2.2@1"' in page
    assert '<span lang="en">It said something else.</span>' in page
    known = addresses.every_id(changed.project.kb)
    assert known["HAT-2.2@1"].anchor == "HAT-2.2@1"
    assert known["HAT-2.2@2"].anchor == "HAT-2.2"


# Texts that would be something else, if pages took them for what they are.


@pytest.fixture(scope="module")
def hostile(facts):
    """The facts with a hostile name for every card, term and source."""
    kb = facts.project.kb
    names = dict.fromkeys(("en", "pt-BR", "es", "zh-Hans"), HOSTILE)
    forms = {code: dict.fromkeys(("one", "plural", "past"), HOSTILE) for code in names}
    wild = replace(
        kb,
        cards={id: card.model_copy(update={"names": names}) for id, card in kb.cards.items()},
        terms={id: term.model_copy(update={"names": forms}) for id, term in kb.terms.items()},
        sources={
            id: source.model_copy(update={"title": HOSTILE, "site": f"https://x.example/{HOSTILE}"})
            for id, source in kb.sources.items()
        },
    )
    return replace(facts, project=Project(wild))


@pytest.fixture(scope="module")
def wild(hostile, tmp_path_factory) -> Writer:
    """Writes in a language in which every single text is hostile."""
    translations = tmp_path_factory.mktemp("translations")
    folder = translations / "es" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    entries = [
        Entry(each.context, each.ids, (HOSTILE,) * len(each.ids)) for each in hostile.messages
    ]
    for name in AREAS:
        inside = [entry for entry in entries if area(entry.context) == name]
        (folder / f"{name}.po").write_text(po.write(locale("es"), inside), "utf-8")
    return _writer(hostile, locale("es"), translations)


@pytest.fixture(scope="module")
def docs(hostile, wild: Writer, tmp_path_factory) -> Path:
    """The tree of that language."""
    folder: Path = tmp_path_factory.mktemp("docs")
    tree.write(folder, hostile, tree.leaves(hostile), wild, TEMPLATES)
    return folder


def test_no_text_reaches_a_page_as_live_html(docs: Path):
    seen = 0
    for path in docs.rglob("*.md"):
        if path.parent.name == "about":
            continue
        page = html(path.read_text("utf-8"))
        for tag, attrs in Elements(page).found:
            assert tag not in {"b", "iframe", "del"}
            assert {"onerror", "onclick"}.isdisjoint(attrs)
            assert tag != "script" or attrs == {"type": "application/json", "class": "frames"}
            assert tag != "img" or str(attrs["src"]).endswith(".svg")
            assert not str(attrs.get("href", "")).startswith(("javascript:", "data:"))
        seen += "alert(1)" in page
    assert seen > 300


def test_no_title_breaks_the_settings_of_a_page(docs: Path):
    page = (docs / "rules/HAT-2.md").read_text("utf-8")
    assert yaml.safe_load(page.split("---\n")[1])["title"] == HOSTILE


def test_no_title_breaks_the_navigation(hostile, wild: Writer, tmp_path: Path):
    config = json.loads(rendering.configure(tmp_path, hostile, wild).read_text("utf-8"))
    assert "<" not in json.dumps([config["nav"], config["copyright"], config["theme"]])
