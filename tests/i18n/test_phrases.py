from pathlib import Path

import pytest

from ludex.i18n import po
from ludex.i18n.catalogues import Catalogues, path
from ludex.i18n.extract import phrases
from ludex.i18n.locales import LOCALES, locale
from ludex.i18n.merge import merge
from ludex.i18n.phrases import Phrases, Table, fields_of
from ludex.i18n.po import Entry
from ludex.i18n.text import HTML, MissingNameError, Placeholder, TextError

SENTENCES: Table = {
    "Drew": ("{player} draws a card.", "{player} draws {count} cards."),
    "Moved": "{card} goes {zone:to}.",
    "Destroyed": "{cards} are destroyed.",
    "Passed": "{player} passes.",
    "Paid": "{player} pays {amount}.",
}
TRANSLATIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "pt": {
        "Drew": ("{player} compra {count} card.", "{player} compra {count} cards."),
        "Moved": ("{card} vai {zone:to}.",),
        "Destroyed": ("{cards} são destruídos.",),
    },
    "es": {
        "Drew": ("{player} roba una carta.", "{player} roba {count} cartas."),
        "Moved": ("{card} va {zone:to}.",),
    },
    "zh": {
        "Drew": ("{player}抽{count}张卡。",),
        "Moved": ("{card}送{zone:to}。",),
        "Destroyed": ("{cards}被破坏。",),
        "Passed": ("玩家{player}跳过。",),
    },
}
UMI, MOUNTAIN = Placeholder("card", "umi"), Placeholder("card", "mountain")
GRAVEYARD = Placeholder("term", "graveyard")


@pytest.fixture
def log(tmp_path: Path, resolvers) -> Phrases:
    for code, said in TRANSLATIONS.items():
        language = locale(code)
        entries, _ = merge([], phrases("event", SENTENCES, "log.py"), language)
        done = [
            Entry(each.context, each.ids, said.get(each.context.partition("#")[2], each.strings))
            for each in entries
        ]
        file = path(tmp_path, language, "interface")
        file.parent.mkdir(parents=True)
        file.write_text(po.write(language, done), "utf-8")
    return Phrases("event", SENTENCES, Catalogues(tmp_path), resolvers)


@pytest.mark.parametrize(
    ("code", "count", "said"),
    [
        ("en", 1, "A draws a card."),
        ("en", 2, "A draws 2 cards."),
        ("en", 0, "A draws 0 cards."),
        ("pt", 0, "A compra 0 card."),
        ("pt", 2, "A compra 2 cards."),
        ("es", 1, "A roba una carta."),
        ("es", 0, "A roba 0 cartas."),
        ("zh", 1, "A抽1张卡。"),
        ("zh", 5, "A抽5张卡。"),
    ],
)
def test_each_language_counts_in_its_own_way(log: Phrases, code: str, count: int, said: str):
    assert log.say("Drew", {"player": "A", "count": count}, locale(code)) == said


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "“Umi” goes to the Graveyard."),
        ("pt", "“Umi” vai para o Cemitério."),
        ("es", "“Umi” va al Cementerio."),
        ("zh", "“海”送到墓地。"),
    ],
)
def test_names_come_in_the_form_that_the_sentence_asks_for(log: Phrases, code: str, said: str):
    assert log.say("Moved", {"card": UMI, "zone": GRAVEYARD}, locale(code)) == said


def test_several_cards_are_a_list(log: Phrases):
    said = {each.code: log.say("Destroyed", {"cards": [UMI, MOUNTAIN]}, each) for each in LOCALES}
    assert said == {
        "en": "“Umi” and “Mountain” are destroyed.",
        "pt-BR": "“Umi” e “Montanha” são destruídos.",
        "es": "“Umi” and “Mountain” are destroyed.",  # no translation: all of it is English
        "zh-Hans": "“海”和“山”被破坏。",
    }


def test_a_player_is_called_by_name_or_with_the_word_for_a_player(log: Phrases):
    said = [log.say("Passed", {"player": who}, locale("zh")) for who in ("A", "2B", "罗伯特")]
    assert said == ["玩家A跳过。", "玩家2B跳过。", "罗伯特跳过。"]


def test_a_phrase_in_html_is_escaped(log: Phrases):
    assert log.say("Passed", {"player": "<A>"}, locale("en"), HTML) == "&lt;A&gt; passes."


def test_an_outdated_phrase_is_used_while_its_fields_are_filled(tmp_path: Path, resolvers):
    es = locale("es")
    entries = [
        Entry("event#Passed", ("{player} passes",), ("{player} pasa.",), True),
        Entry("event#Paid", ("{player} pays {points}.",), ("{player} paga {points}.",)),
        Entry("event#Moved", ("Broken {",), ("Roto {",)),
    ]
    file = path(tmp_path, es, "interface")
    file.parent.mkdir(parents=True)
    file.write_text(po.write(es, entries), "utf-8")
    log = Phrases("event", SENTENCES, Catalogues(tmp_path), resolvers)
    assert log.say("Passed", {"player": "A"}, es) == "A pasa."
    assert log.say("Paid", {"player": "A", "amount": 500}, es) == "A pays 500."
    assert log.say("Moved", {"card": UMI, "zone": GRAVEYARD}, es) == "“Umi” goes to the Graveyard."


def test_an_unknown_phrase_is_told_the_nearest(log: Phrases):
    with pytest.raises(TextError, match=r"no phrase event#Draw; did you mean 'Drew'\?"):
        log.say("Draw", {}, locale("en"))


def test_a_value_that_is_missing_is_named_with_its_phrase(log: Phrases):
    with pytest.raises(MissingNameError, match=r"event#Paid: nothing fills \{amount\}"):
        log.say("Paid", {"player": "A"}, locale("en"))


@pytest.mark.parametrize("values", [{"player": "A"}, {"player": "A", "count": "two"}])
def test_a_plural_needs_a_number(log: Phrases, values):
    with pytest.raises(MissingNameError, match="event#Drew: a plural needs a whole number"):
        log.say("Drew", values, locale("en"))


def test_the_fields_of_a_phrase():
    assert fields_of("{card} goes {zone:to} by {rule:HAT-2.1}") == {"card", "zone"}
