from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.i18n.extract import Message
from ludex.i18n.locales import TRANSLATED, Locale, locale
from ludex.i18n.merge import Changes, by_number, merge
from ludex.i18n.po import CatalogueError, Entry, parse, write

ES = locale("es")
OLD = "A player may have one active Field Spell."
NEW = "The two players share one active Field Spell."


def message(context: str = "HAT-2.1#text", text: str = OLD, plural: str = "") -> Message:
    return Message(context, text, "rules/hat.yaml:7", "Field Spells", plural)


def entry(context: str = "HAT-2.1#text", english: str = OLD, string: str = "Una.") -> Entry:
    return Entry(context, (english,), (string,), where="es.po:9")


def merged(old: Iterable[Entry], *messages: Message) -> list[Entry]:
    return merge(old, messages, ES)[0]


def test_a_new_message_waits_for_its_translation():
    made, changes = merge([], [message()], ES)
    files, comments = ("rules/hat.yaml",), ("Field Spells",)
    assert made == [Entry("HAT-2.1#text", (OLD,), ("",), comments=comments, files=files)]
    assert changes == Changes(new=("HAT-2.1#text",))


def test_the_same_text_keeps_its_translation():
    (kept,) = merged([entry()], message())
    assert (kept.ids, kept.strings, kept.fuzzy) == ((OLD,), ("Una.",), False)


def test_a_changed_text_keeps_it_fuzzy_beside_what_it_said():
    made, changes = merge([entry()], [message(text=NEW)], ES)
    (kept,) = made
    assert (kept.ids, kept.strings) == ((NEW,), ("Una.",))
    assert (kept.fuzzy, kept.previous) == (True, (OLD,))
    assert changes == Changes(fuzzy=("HAT-2.1#text",))


def test_changed_twice_it_is_still_beside_the_text_that_was_translated():
    (kept,) = merged(merged([entry()], message(text=NEW)), message(text="A third text."))
    assert (kept.ids, kept.previous) == (("A third text.",), (OLD,))


def test_a_text_that_comes_back_is_translated_again():
    (kept,) = merged(merged([entry()], message(text=NEW)), message())
    assert (kept.ids, kept.strings, kept.fuzzy, kept.previous) == ((OLD,), ("Una.",), False, ())


def test_a_doubt_that_a_translator_marked_stays():
    doubtful = Entry("HAT-2.1#text", (OLD,), ("Una.",), fuzzy=True)
    (kept,) = merged([doubtful], message())
    assert kept.fuzzy
    assert kept.previous == ()


def test_a_context_that_is_gone_is_obsolete():
    made, changes = merge([entry()], [], ES)
    assert made == [Entry("HAT-2.1#text", (OLD,), ("Una.",), obsolete=True)]
    assert changes == Changes(gone=("HAT-2.1#text",))


def test_a_context_that_comes_back_brings_its_translation():
    (kept,) = merged(merged([entry()]), message())
    assert (kept.strings, kept.fuzzy, kept.obsolete) == (("Una.",), False, False)


def test_gone_while_fuzzy_it_comes_back_as_it_was():
    """An obsolete entry stands beside the English it was made from: the new text is not it."""
    gone = merged(merged([entry()], message(text=NEW)))
    assert [(each.ids, each.fuzzy) for each in gone] == [((OLD,), False)]
    (kept,) = merged(gone, message(text=NEW))
    assert (kept.ids, kept.previous, kept.fuzzy) == ((NEW,), (OLD,), True)


def test_an_equal_text_under_another_context_is_not_copied():
    made = merged([entry()], message("HAT-2.2#text"), message())
    assert {each.context: each.strings for each in made} == {
        "HAT-2.1#text": ("Una.",),
        "HAT-2.2#text": ("",),
    }


def test_a_moved_context_leaves_its_translation_behind_as_obsolete():
    made = merged([entry()], message("HAT-3.1#text"))
    assert [(each.context, each.translated, each.obsolete) for each in made] == [
        ("HAT-3.1#text", False, False),
        ("HAT-2.1#text", True, True),
    ]


def test_an_untranslated_context_that_is_gone_leaves_nothing():
    assert merged([entry(string="")]) == []


def test_a_translators_note_stays():
    noted = Entry("HAT-2.1#text", (OLD,), ("",), notes=("ask about this",))
    assert merged([noted], message())[0].notes == ("ask about this",)
    assert merged(merged([noted]), message())[0].notes == ("ask about this",)


ONE, MANY = "{player} draws a card.", "{player} draws {count} cards."


def test_a_singular_that_gets_a_plural_fills_its_first_form():
    (kept,) = merged([entry("event#Drew", ONE, "Roba.")], message("event#Drew", ONE, MANY))
    assert (kept.strings, kept.fuzzy, kept.previous) == (("Roba.", ""), True, (ONE,))


def test_a_plural_that_becomes_a_singular_loses_no_form():
    plural = Entry("event#Drew", (ONE, MANY), ("Roba una.", "Roba {count}."))
    kept, old = merged([plural], message("event#Drew", ONE))
    assert (kept.strings, kept.fuzzy, kept.previous) == (("Roba una.",), True, (ONE, MANY))
    assert (old.ids, old.strings, old.obsolete) == (plural.ids, plural.strings, True)
    (back,) = merged([kept, old], message("event#Drew", ONE, MANY))
    assert (back.strings, back.fuzzy) == (plural.strings, False)


def test_a_form_alone_is_carried_over_when_the_first_is_empty():
    plural = Entry("event#Drew", (ONE, MANY), ("", "Roba {count}."))
    (kept,) = merged([plural], message("event#Drew", ONE))
    assert (kept.strings, kept.fuzzy) == (("Roba {count}.",), True)


def test_entries_are_in_the_order_of_their_numbers():
    contexts = ["HAT-10.1#text", "HAT-2.1#text", "HAT-2.10#text", "HAT-2.9#text", "HAT#title"]
    made = merged([], *map(message, contexts))
    assert [each.context for each in made] == [
        "HAT#title",
        "HAT-2.1#text",
        "HAT-2.9#text",
        "HAT-2.10#text",
        "HAT-10.1#text",
    ]
    assert by_number("a01") != by_number("a1")


def test_two_translations_of_one_context_are_an_error():
    with pytest.raises(CatalogueError, match=r"^es.po:9: 'HAT-2.1#text' is also at es.po:9; keep"):
        merged([entry(), entry()])


def test_two_texts_of_one_context_are_an_error():
    with pytest.raises(CatalogueError, match=r"^rules/hat.yaml:7: 'HAT-2.1#text' is also at"):
        merged([], message(), message())


contexts = st.sampled_from(["HAT-2.1#text", "HAT-2.2#text", "umi#1.says", "event#Drew"])
english = st.sampled_from([OLD, NEW, ONE])
plurals = st.sampled_from(["", "", MANY, "{count} cards."])
strings = st.sampled_from(["", "a", "b", "c", "d"])
messages = st.lists(
    st.builds(message, contexts, english, plurals), unique_by=lambda each: each.context
)


@st.composite
def olds(draw: st.DrawFn) -> list[Entry]:
    made = []
    for obsolete in (False, True, True):
        for context in draw(st.sets(contexts)):
            one, many = draw(english), draw(plurals)
            count = draw(st.integers(1, 2)) if many else 1
            fuzzy = draw(st.booleans())
            before = st.one_of(st.just(()), st.tuples(english), st.tuples(english, english))
            previous = draw(before) if fuzzy else ()
            made.append(
                Entry(
                    context,
                    (one, many) if many else (one,),
                    tuple(draw(st.lists(strings, min_size=count, max_size=count))),
                    fuzzy=fuzzy,
                    previous=previous,
                    notes=draw(st.sampled_from([(), ("n",), ("m",)])),
                    obsolete=obsolete,
                )
            )
    return made


def said(entries: Iterable[Entry]) -> set[tuple[str, str]]:
    return {(each.context, text) for each in entries for text in each.strings if text}


def merged_file(old: list[Entry], new: list[Message], language: Locale) -> list[Entry]:
    """Return what a merge leaves in the file, which is what counts."""
    return list(parse(write(language, merge(old, new, language)[0])))


@settings(deadline=None)
@given(olds(), messages, st.sampled_from(TRANSLATED))
def test_no_translation_is_ever_lost_or_given_to_another_context(old, new, language):
    assert said(merged_file(old, new, language)) == said(old)


@settings(deadline=None)
@given(olds(), messages, st.sampled_from(TRANSLATED))
def test_merging_again_changes_nothing(old, new, language):
    once = merged_file(old, new, language)
    assert merged_file(once, new, language) == once


def test_a_translation_under_way_is_not_displaced_by_an_older_one():
    plural = Entry("event#Drew", (ONE, MANY), ("Roba una.", "Roba {count}."))
    kept, old = merged([plural], message("event#Drew", ONE))
    done = Entry("event#Drew", (ONE,), ("Roba una carta.",))
    assert merged([done, old], message("event#Drew", ONE))[0].strings == ("Roba una carta.",)
    assert kept.strings != done.strings


@settings(deadline=None)
@given(olds(), messages, st.sampled_from(TRANSLATED))
def test_what_is_active_is_what_the_english_says(old, new, language):
    made, _ = merge(old, new, language)
    active = [each for each in made if not each.obsolete]
    assert {each.context: each.ids for each in active} == {each.context: each.ids for each in new}
    for each in active:
        assert len(each.strings) == (language.forms if each.ids[1:] else 1)
        assert each.fuzzy >= (each.previous != ())


@settings(deadline=None)
@given(olds(), messages, messages, st.sampled_from(TRANSLATED))
def test_a_translation_passes_for_one_only_of_the_text_it_was_made_from(old, new, newer, language):
    """Through any two merges, what is not fuzzy was made from exactly the present English."""
    made_from = {(each.context, each.origin, text) for each in old for text in each.strings}
    between = merged_file(old, new, language)
    for each in merged_file(between, newer, language):
        if not each.obsolete and not each.fuzzy:
            for text in filter(None, each.strings):
                assert (each.context, each.ids, text) in made_from
