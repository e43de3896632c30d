import io

import pytest
from babel.messages.pofile import read_po
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.i18n.locales import TRANSLATED, Locale, locale
from ludex.i18n.po import CatalogueError, Entry, parse, write

CATALOGUE = """\
# Español (es). Kept by `ludex i18n update`.
msgid ""
msgstr ""
"Project-Id-Version: Ludex\\n"
"Language: es\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

# a translator's remark
#. Field Spells
#: rules/yugioh/hat/02-field-spell.yaml
#, fuzzy
#| msgid "One \\"Field\\" Spell."
msgctxt "HAT-2.1#text"
msgid "One active Field Spell."
msgstr "Una Magia de Campo.\\n"

msgctxt "event#Drew"
msgid "{player} draws a card."
msgid_plural "{player} draws {count} cards."
msgstr[0] "{player} roba una carta."
msgstr[1] "{player} roba {count} cartas."

#~ msgctxt "HAT-2.9#text"
#~ msgid "Gone."
#~ msgstr "Se fue."
"""
ENTRIES = [
    Entry(
        "HAT-2.1#text",
        ("One active Field Spell.",),
        ("Una Magia de Campo.\n",),
        fuzzy=True,
        previous=('One "Field" Spell.',),
        notes=("a translator's remark",),
        comments=("Field Spells",),
        files=("rules/yugioh/hat/02-field-spell.yaml",),
    ),
    Entry(
        "event#Drew",
        ("{player} draws a card.", "{player} draws {count} cards."),
        ("{player} roba una carta.", "{player} roba {count} cartas."),
    ),
    Entry("HAT-2.9#text", ("Gone.",), ("Se fue.",), obsolete=True),
]


def test_a_catalogue_is_written_without_anything_that_churns():
    assert write(locale("es"), ENTRIES) == CATALOGUE


def test_a_catalogue_is_read_with_the_line_of_each_translation():
    entries = list(parse(CATALOGUE, "es.po"))
    assert entries == ENTRIES
    assert [each.where for each in entries] == ["es.po:18", "es.po:23", "es.po:28"]


def test_what_other_editors_write_is_read_too():
    entry, gone = parse(
        "\ufeff".strip("\ufeff") + "#, python-brace-format, fuzzy\r\n"
        '#| msgid ""\r\n#| "One "\r\n#| "spell."\r\n'
        'msgctxt "X-1#text"\r\nmsgid ""\r\n"One active "\r\n"spell."\r\n'
        'msgstr ""\r\n"Una "\r\n"magia."\r\n'
        '#~| msgid "older"\r\n#~ msgctxt "X-2#text"\r\n#~ msgid ""\r\n#~ "old"\r\n#~ msgstr "viejo"'
    )
    assert entry == Entry(
        "X-1#text", ("One active spell.",), ("Una magia.",), True, ("One spell.",)
    )
    assert gone == Entry("X-2#text", ("old",), ("viejo",), obsolete=True)


def test_the_previous_text_goes_with_the_fuzzy_mark():
    (entry,) = parse('#| msgid "old"\nmsgctxt "X#t"\nmsgid "new"\nmsgstr "nuevo"\n')
    assert entry.previous == ()


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("<<<<<<< HEAD", "es.po:1: expected msgctxt, msgid, msgstr or a comment, found '<<<"),
        ('msgctxt "a"\nmsgid "b\n', 'es.po:2: expected "text" with'),
        ('msgctxt "a"\nmsgid "b\\q"\n', 'es.po:2: expected "text" with'),
        ('msgctxt "a"\nmsgid "b"\nmsgid "c"\n', "es.po:3: a second msgid in one entry"),
        ('\nmsgid "b"\nmsgstr "c"\n', "es.po:3: an entry without msgctxt"),
        ('msgctxt "a"\nmsgstr "c"\n', "es.po:2: an entry without msgid"),
        ('msgctxt "a"\nmsgid "b"\nmsgstr[0] "c"\n', "es.po:3: msgid_plural goes with msgstr"),
        ('msgctxt "a"\nmsgid "b"\nmsgid_plural "c"\nmsgstr "d"\n', "es.po:4: msgid_plural goes"),
        ('"text"', "es.po:1: expected msgctxt"),
    ],
)
def test_a_catalogue_that_cannot_be_read_says_where(source: str, told: str):
    with pytest.raises(CatalogueError) as error:
        list(parse(source, "es.po"))
    assert str(error.value).startswith(told)


text = st.text(st.characters(exclude_categories=["Cs"]), min_size=1)
line = st.from_regex(r"[A-Za-zé]+( [A-Za-zé]+)*", fullmatch=True)


@st.composite
def entries(draw: st.DrawFn, language: Locale) -> list[Entry]:
    made = []
    for number in range(draw(st.integers(0, 5))):
        plural = draw(st.booleans())
        ids = st.tuples(text, text) if plural else st.tuples(text)
        count = language.forms if plural else 1
        obsolete = draw(st.booleans())
        fuzzy = draw(st.booleans())
        made.append(
            Entry(
                f"X-{number}#text",
                draw(ids),
                tuple(draw(st.lists(text, min_size=count, max_size=count))),
                fuzzy=fuzzy,
                previous=draw(ids) if fuzzy and not obsolete else (),
                notes=tuple(draw(st.lists(line, max_size=2, unique=True))),
                comments=() if obsolete else tuple(draw(st.lists(line, max_size=1))),
                files=() if obsolete else ("rules/x.yaml",),
                obsolete=obsolete,
            )
        )
    return made


@settings(deadline=None)
@given(st.data(), st.sampled_from(TRANSLATED))
def test_what_is_written_is_read_again(data, language):
    made = data.draw(entries(language))
    written = write(language, made)
    assert list(parse(written)) == made


@settings(deadline=None)
@given(st.data(), st.sampled_from(TRANSLATED))
def test_babel_reads_the_same(data, language):
    made = data.draw(entries(language))
    source = io.BytesIO(write(language, made).encode())
    catalogue = read_po(source, locale=language.catalogue, abort_invalid=True)
    babels = [*[m for m in catalogue if m.id], *catalogue.obsolete.values()]
    assert {
        (m.context, m.id, m.string or "", m.fuzzy, m in catalogue.obsolete.values()) for m in babels
    } == {
        (
            each.context,
            each.ids if each.ids[1:] else each.ids[0],
            each.strings if each.ids[1:] else each.strings[0],
            each.fuzzy,
            each.obsolete,
        )
        for each in made
    }
    assert catalogue.num_plurals == language.forms
