import html
import re
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markupsafe import Markup

from ludex.i18n.locales import LOCALES, locale
from ludex.i18n.names import itself
from ludex.i18n.text import (
    HTML,
    KINDS,
    MARKDOWN,
    MARKUPS,
    TEXT,
    MissingNameError,
    Name,
    Placeholder,
    Renderer,
    TextError,
    parse,
    placeholders,
)

CLAUSE = "{card:umi} waits for {term:chain-link:plural} (see {rule:HAT-2.1})."


def test_a_text_is_split_into_words_and_placeholders():
    assert parse("When {card:umi} & {term:chain-link:plural} meet") == (
        "When ",
        Placeholder("card", "umi"),
        " & ",
        Placeholder("term", "chain-link", "plural"),
        " meet",
    )


def test_only_phrases_have_fields():
    assert placeholders("{player} goes {zone:to}", fields=True) == (
        Placeholder("", "player"),
        Placeholder("", "zone", "to"),
    )
    with pytest.raises(TextError, match=r"column 1: '\{player\}' is no placeholder"):
        parse("{player} draws")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("one { alone", "column 5: '{' stands alone"),
        ("one } alone", "column 5: '}' stands alone"),
        ("{{card:umi}}", "column 1: '{' stands alone"),
        ("{crad:umi}", r"column 1: '{crad:umi}' is no placeholder; .*did you mean 'card'\?"),
        ("Use {card: umi}", "column 5: '{card: umi}' is no placeholder"),
        ("{term:chain-link:}", "is no placeholder"),
        ("{}", "is no placeholder"),
    ],
)
def test_what_is_no_placeholder_is_refused_with_its_column(text: str, told: str):
    with pytest.raises(TextError, match=told):
        parse(text)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "“Umi” waits for Chain Links (see HAT-2.1)."),
        ("pt", "“Umi” waits for Elos de Corrente (see HAT-2.1)."),
        ("es", "“Umi” waits for Eslabones de Cadena (see HAT-2.1)."),
    ],
)
def test_names_come_out_in_the_readers_language(resolvers, code, said):
    assert Renderer(locale(code), resolvers).render(CLAUSE) == said


def test_a_chinese_text(resolvers):
    said = Renderer(locale("zh"), resolvers).render("{card:umi}等待{term:chain-link}。")
    assert said == "“海”等待连锁块。"


def test_html_is_escaped_and_linked(linked):
    text = "<b>{card:umi}</b> & {rule:HAT-2.1}"
    assert Renderer(locale("en"), linked).render(text, HTML) == (
        '&lt;b&gt;“<a href="/en/cards/umi/">Umi</a>”&lt;/b&gt; &amp; '
        '<a href="/en/rules/HAT-2.1/">HAT-2.1</a>'
    )


def test_markdown_is_escaped_and_linked(linked):
    text = "*{card:umi}* counts_twice <b>, {term:chain-link}"
    assert Renderer(locale("es"), linked).render(text, MARKDOWN) == (
        r"\*“[Umi](/es/cards/umi/)”\* counts\_twice &#60;b&#62;, "
        "[Eslabón de Cadena](/es/terms/chain-link/)"
    )


def test_an_address_cannot_break_out_of_a_markdown_link():
    resolvers = {"rule": itself(lambda ref, locale: '/a b(c)>"')}
    said = Renderer(locale("en"), resolvers).render("{rule:X-1}", MARKDOWN)
    assert said == "[X-1](/a%20b%28c%29%3E%22)"


def test_a_name_with_markup_in_it_is_escaped():
    resolvers = {"term": lambda ref, form, locale: Name("<i>[x](y)</i>", "/t/")}
    renderer = Renderer(locale("en"), resolvers)
    assert "<i>" not in renderer.render("{term:x}", HTML)
    assert renderer.render("{term:x}", MARKDOWN) == r"[&#60;i&#62;\[x\](y)&#60;/i&#62;](/t/)"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{card:umy}", "{card:umy}: no card 'umy'; did you mean 'umi'?"),
        ("{card:island}", "{card:island}: card 'island' has no zh-Hans name"),
        (
            "{term:graveyard:many}",
            "{term:graveyard:many}: term 'graveyard' has no form 'many' in zh-Hans; it has one, to",
        ),
    ],
)
def test_a_missing_name_is_an_error_that_says_which(resolvers, text, told):
    with pytest.raises(MissingNameError) as missing:
        Renderer(locale("zh"), resolvers).render(text)
    assert str(missing.value) == told


def test_a_kind_without_names_is_an_error():
    with pytest.raises(MissingNameError, match="no names for the kind 'card'"):
        Renderer(locale("en"), {}).render("{card:umi}")


@pytest.mark.parametrize(
    ("text", "shown"), [("# 1", "&#35; 1"), ("1. e4", r"1\. e4"), ("  - x", "&#45; x")]
)
def test_no_text_begins_a_block_of_markdown(text, shown):
    assert Renderer(locale("en"), {}).render(text, MARKDOWN) == shown


def test_an_unreadable_text_is_an_error_unless_it_is_outdated():
    with pytest.raises(TextError):
        Renderer(locale("en"), {}).render("{")


@pytest.mark.parametrize(
    ("text", "shown"),
    [("{card:gone} acts", "“gone” acts"), ("{was} {card:umi", "{was} {card:umi")],
)
def test_an_outdated_text_can_be_shown_all_the_same(resolvers, text, shown):
    assert Renderer(locale("en"), resolvers).render(text, strict=False) == shown


def test_fields_take_words_numbers_names_and_lists(resolvers):
    said = Renderer(locale("en"), resolvers).render(
        "{player}: {count} of {cards} go {zone:to}",
        TEXT,
        {
            "player": "A",
            "count": 2,
            "cards": [Placeholder("card", "umi"), Placeholder("card", "mountain")],
            "zone": Placeholder("term", "graveyard"),
        },
    )
    assert said == "A: 2 of “Umi” and “Mountain” go to the Graveyard"


def test_a_list_in_spanish_heeds_the_sound_of_a_linked_name(linked):
    cards = [Placeholder("card", "umi"), Placeholder("card", "island")]
    said = Renderer(locale("es"), linked).render("{cards}", HTML, {"cards": cards})
    assert "</a>” e “<a" in said


def test_values_are_escaped():
    said = Renderer(locale("en"), {}).render("{who}", HTML, {"who": "<script>"})
    assert said == "&lt;script&gt;"


def test_a_value_that_is_markup_already_is_not_escaped_again():
    said = Renderer(locale("en"), {}).render("{who} & co", HTML, {"who": Markup("<b>A</b>")})
    assert said == "<b>A</b> &amp; co"


def test_a_field_that_nothing_fills_is_an_error_unless_the_text_is_outdated():
    renderer = Renderer(locale("en"), {})
    with pytest.raises(MissingNameError, match=r"nothing fills {plyer}; did you mean 'player'\?"):
        renderer.render("{plyer}", TEXT, {"player": "A"})
    assert renderer.render("{plyer}", TEXT, {"player": "A"}, strict=False) == "{plyer}"


def test_the_markups_have_names_for_the_command_line():
    assert list(MARKUPS) == ["text", "markdown", "html"]


slugs = st.from_regex(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", fullmatch=True)
forms = st.sampled_from(["", "", "plural", "to"])
asked = st.builds(Placeholder, st.sampled_from(KINDS), slugs, forms)
words = st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="{}"), min_size=1)
texts = st.lists(st.one_of(words, asked), max_size=8)


@settings(deadline=None)
@given(texts)
def test_parsing_gives_back_every_placeholder_in_order(parts: list[str | Placeholder]):
    text = "".join(map(str, parts))
    assert "".join(map(str, parse(text))) == text
    assert list(placeholders(text)) == [each for each in parts if isinstance(each, Placeholder)]


@settings(deadline=None)
@given(texts, st.sampled_from(LOCALES))
def test_rendering_keeps_every_placeholder(parts: list[str | Placeholder], language):
    text = "".join(map(str, parts))
    resolvers = {kind: itself(lambda ref, locale: f"/{ref}/") for kind in KINDS}
    shown = Renderer(language, resolvers).render(text, HTML)
    refs = [each.ref for each in parts if isinstance(each, Placeholder)]
    assert re.findall(r'<a href="/([^/]*)/">\1</a>', shown) == refs
    bare = html.unescape(re.sub(r"[“「]?<a [^>]*>[^<]*</a>[”」]?", "", shown))
    assert bare == "".join(each for each in parts if isinstance(each, str))


class Reader(HTMLParser):
    """What a browser shows, and the tags it shows it with."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.text = ""
        self.feed(source)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)

    def handle_data(self, data):
        self.text += data


hostile = st.text(
    st.sampled_from("*_`[]()<>#+-!|~^=:;/\\&$@.1 \n\tax?\"'")
    | st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="{}")
)


@settings(deadline=None)
@given(st.lists(st.one_of(hostile, st.just(Placeholder("rule", "HAT-2.1"))), max_size=5))
def test_markdown_shows_a_text_as_it_is_and_nothing_else(parts: list[str | Placeholder]):
    markdown = pytest.importorskip("markdown")
    text = "".join(map(str, parts))
    renderer = Renderer(locale("en"), {"rule": itself(lambda ref, locale: f"/{ref}/")})
    extensions = ["tables", "attr_list", "admonition", "def_list", "footnotes", "md_in_html"]
    made = markdown.markdown(renderer.render(text, MARKDOWN), extensions=extensions)
    read = Reader(made)
    links = sum(isinstance(each, Placeholder) for each in parts)
    assert sorted(read.tags) == ["a"] * links + ["p"] * bool(read.text)
    assert read.text.split() == renderer.render(text, TEXT).split()
