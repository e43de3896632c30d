import re
from pathlib import Path

import pytest

from ludex.i18n import po
from ludex.i18n.catalogues import area, path
from ludex.i18n.extract import Message
from ludex.i18n.lint import lint
from ludex.i18n.locales import LOCALES, locale
from ludex.i18n.names import from_table
from ludex.i18n.po import Entry
from ludex.i18n.usage import Refused, Usage

TEXT = "Both players share {card:umi}."
CONTEXT = "HAT-2.1#text"


@pytest.fixture
def problems(tmp_path: Path, resolvers):
    """What is wrong with one translation."""

    def check(code, string, english=TEXT, context=CONTEXT, **entry) -> list[str]:
        language = locale(code)
        ids = (english,) if isinstance(english, str) else english
        strings = (string,) if isinstance(string, str) else string
        file = path(tmp_path, language, area(context))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(po.write(language, [Entry(context, ids, strings, **entry)]), "utf-8")
        message = Message(context, ids[0], "f.yaml", plural="".join(ids[1:]))
        return [each.problem for each in lint(tmp_path, [message], resolvers)]

    return check


@pytest.mark.parametrize(
    ("code", "string"),
    [
        ("pt", "Os dois jogadores dividem {card:umi}."),
        ("es", "¿Los dos jugadores (A y B) comparten «en común» {card:umi}?"),
        ("zh", "双方玩家（A和B）共用{card:umi}：攻击力为1,500、LP为8000。"),
    ],
)
def test_a_good_translation(problems, code, string):
    assert problems(code, string) == []


@pytest.mark.parametrize(
    ("code", "string", "told"),
    [
        ("es", "Los dos comparten.", "{card:umi} is lost; keep it as it is"),
        (
            "es",
            "{card:umi} y {card:mountain}",
            "{card:mountain} is not in the English; take it out",
        ),
        ("es", "{crad:umi}", "column 1: '{crad:umi}' is no placeholder"),
        ("pt", "Both Players share {card:umi}!", "it equals the English"),
        ("zh", "Ambos comparten {card:umi}.", "no Chinese in it"),
        ("es", " Comparten {card:umi}.", "it begins or ends with other spaces"),
        ("es", "Comparten {card:umi}. ", "it begins or ends with other spaces"),
        ("es", "Comparten  {card:umi}.", "a double space, tab or line break"),
        ("es", "Los dos comparten la la {card:umi}.", "'la la' says a word twice"),
        ("pt", "Os dois de vez de vez têm {card:umi}.", "'de vez de vez' says a word twice"),
        ("zh", "双方共用的的{card:umi}。", "'的的' says a word twice"),
        ("zh", "双方从手牌从手牌使用{card:umi}。", "'从手牌从手牌' says a word twice"),
        ("es", "La mano de el otro y {card:umi}.", "'de el' has to be contracted"),
        ("pt", "Os dois em o campo com {card:umi}.", "'em o' has to be contracted"),
        ("es", "Los dos , y {card:umi}.", "'s ,' has a mark astray"),
        ("es", "Comparten\t{card:umi}.", "a double space, tab or line break"),
        ("es", "Comparten\n{card:umi}.", "a double space, tab or line break"),
        ("es", "Comparten <b>{card:umi}</b>.", "'<b>' is HTML"),
        ("es", "Comparten&nbsp;{card:umi}.", "'&nbsp;' is HTML"),
        ("es", 'Comparten "{card:umi}".', "quotation marks at {card:…}"),
        ("es", "Comparten «{card:umi}».", "quotation marks at {card:…}"),
        ("es", "Comparten '{card:umi}'.", "quotation marks at {card:…}"),
        ("zh", "共用「{card:umi}」。", "quotation marks at {card:…}"),
        ("es", "Comparten (los dos {card:umi}.", "'(' is not closed by ')'"),
        ("es", "Comparten los dos) {card:umi}.", "')' closes nothing"),
        ("es", "Comparten («los dos)» {card:umi}.", "')' closes nothing"),
        ("es", 'Comparten "los dos {card:umi}.', "an odd number of straight quotes"),
        ("zh", "双方,共用{card:umi}。", "',' in Chinese; use '，'"),
        ("zh", "双方共用{card:umi}, 攻击", "',' in Chinese; use '，'"),
        ("zh", "双方共用{card:umi}.", "'.' in Chinese; use '。'"),
        ("zh", "双方(A和B）共用{card:umi}。", "'(' in Chinese; use '（'"),
        ("zh", "双方： A共用{card:umi}。", "a space beside full-width punctuation"),
        ("zh", '双方"共用"{card:umi}。', "a straight quotation mark in Chinese"),
        ("zh", "双方在 LP 为0时共用{card:umi}。", "a space between Chinese and Latin"),
        ("zh", "{card:umi}、伤害、或怪兽。", "'、或' has the comma of an English list"),
        (
            "pt",
            "Invocar, Baixar, e ativar. {card:umi}",
            "'Invocar, Baixar, e ativar' has the comma",
        ),
        ("es", "{card:umi}, Colocar, o activar.", "'{card:umi}, Colocar, o activar' has the comma"),
    ],
)
def test_what_is_wrong_is_told(problems, code, string, told):
    assert any(each.startswith(told) for each in problems(code, string)), problems(code, string)


@pytest.mark.parametrize(
    ("code", "string", "told"),
    [
        ("pt", "O {card} volta.", "'O ' before {card}, which has either gender"),
        ("pt", "O duelista compra do {player}: {card}.", "'do ' before {player}"),
        ("es", "La {card} vuelve.", "'La ' before {card}, which has either gender"),
        ("es", "{card} vuelve al {player}.", "'al ' before {player}"),
    ],
)
def test_an_article_does_not_agree_with_a_name_that_is_filled_in(problems, code, string, told):
    english = "{card} returns to {player}." if "{player}" in string else "{card} returns."
    found = problems(code, string, english, "event#Returned")
    assert any(each.startswith(told) for each in found), found


@pytest.mark.parametrize(
    ("code", "string", "english"),
    [
        ("pt", "{card} é equipado a {monster}.", "{card} is equipped to {monster}."),
        ("pt", "O card {card} começa a {phase}.", "{card} begins the {phase}."),
        ("es", "La carta {card} vuelve.", "{card} returns."),
        ("zh", "双方共用“荷鲁斯之黑炎龙 LV6”。", "Both share “Horus LV6”."),
        ("zh", "“Sphere Bomb 球体限时炸弹”不攻击。", "“Blast Sphere” does not attack."),
        ("zh", "请用`ludex 命令 --help`。", "Use `ludex COMMAND --help`."),
    ],
)
def test_a_noun_a_preposition_and_the_name_of_a_card_are_left_alone(
    problems, code, string, english
):
    assert problems(code, string, english, "event#It") == []


@pytest.mark.parametrize("text", ["{term:reply} is given.", "It ends. {term:reply} is given."])
def test_a_sentence_does_not_begin_with_a_small_letter(tmp_path: Path, resolvers, text):
    terms = {"reply": {each.code: {"one": "reply"} for each in LOCALES}}
    resolvers = {**resolvers, "term": from_table("term", terms)}
    (found,) = lint(tmp_path, [Message(CONTEXT, text, "f.yaml")], resolvers)
    assert found.problem == "a sentence begins with 'reply'; put another word first"


def test_what_a_language_refuses(tmp_path: Path, resolvers):
    spanish = locale("es")
    file = path(tmp_path, spanish, "rules")
    file.parent.mkdir(parents=True)
    entry = Entry(CONTEXT, (TEXT,), ("{card:umi} se destruye por el efecto de una.",))
    file.write_text(po.write(spanish, [entry]), "utf-8")
    refused = Refused(re.compile("se destruye por"), "es destruida por", "So do cards.", "", "")
    message = Message(CONTEXT, TEXT, "f.yaml")
    usages = {"es": Usage(refused=(refused,)), "en": Usage(refused=(refused,))}
    (found,) = lint(tmp_path, [message], resolvers, usages)
    told = "'se destruye por' is refused; use es destruida por. So do cards."
    assert (found.locale, found.problem) == ("es", told)


def test_the_english_is_refused_at_its_place(tmp_path: Path, resolvers):
    usage = Usage(refused=(Refused(re.compile("share"), "have", "So do judges.", "", ""),))
    (found,) = lint(tmp_path, [Message(CONTEXT, TEXT, "f.yaml")], resolvers, {"en": usage})
    assert str(found) == "f.yaml: HAT-2.1#text [en]: 'share' is refused; use have. So do judges."


def test_a_place_in_which_no_text_is_is_told(tmp_path: Path, resolvers):
    refused = Refused(re.compile("x"), "y", "z", "", "", places=("evnet",), where="u.yaml:3")
    usages = {"es": Usage(refused=(refused,))}
    (found,) = lint(tmp_path, [Message(CONTEXT, TEXT, "f.yaml")], resolvers, usages)
    assert str(found) == "u.yaml:3: evnet [es]: no text is there; see `in:`"


def test_a_name_or_form_that_the_language_lacks(problems):
    english = "{card:island} and {term:chain-link:plural} meet."
    found = problems("zh", "{card:island}和{term:chain-link:plural}相遇。", english)
    assert found == [
        "{card:island}: card 'island' has no zh-Hans name",
        "{term:chain-link:plural}: term 'chain-link' has no form 'plural' in zh-Hans; it has one",
    ]


def test_which_form_of_a_term_a_language_takes_is_free(problems):
    english = "{term:chain-link:plural} resolve backwards."
    assert problems("zh", "{term:chain-link}逆序处理。", english) == []


def test_the_order_and_number_of_placeholders_are_free(problems):
    english = "{card:umi} sees {card:mountain}."
    assert problems("es", "A {card:mountain} lo ve {card:umi}, no {card:mountain}.", english) == []


@pytest.mark.parametrize("english", ["{card:umi}", "ATK 1500 / DEF 1200", "HAT", "{card:umi}: 2"])
def test_names_numbers_and_capitals_may_equal_the_english(problems, english):
    assert problems("es", english, english) == []
    assert problems("zh", english, english) == []


def test_a_translator_may_say_why_it_equals_the_english(problems):
    assert problems("es", "Ludex", "Ludex", notes=("same: the name of the project",)) == []
    assert problems("zh", "Ludex", "Ludex", notes=("same: the name of the project",)) == []
    assert problems("es", "Ludex", "Ludex", notes=("same:",)) != []


@pytest.mark.parametrize("entry", [{"fuzzy": True}, {"obsolete": True}])
def test_fuzzy_and_obsolete_texts_are_not_looked_at(problems, entry):
    assert problems("es", "{{", **entry) == []


ONE, MANY = "{player} draws a card.", "{player} draws {count} cards."


@pytest.mark.parametrize(
    ("code", "strings", "found"),
    [
        (
            "es",
            ("El jugador {player} roba una carta.", "El jugador {player} roba {count} cartas."),
            [],
        ),
        (
            "es",
            ("El jugador {player} roba una carta.", "El jugador {player} roba varias."),
            ["{count} is lost; keep it as it is"],
        ),
        (  # the first form of Portuguese says 0 too
            "pt",
            ("O duelista {player} compra um card.", "O duelista {player} compra {count} cards."),
            ["{count} is lost; keep it as it is"],
        ),
        ("zh", ("玩家{player}抽一张卡。",), ["{count} is lost; keep it as it is"]),
        ("zh", ("玩家{player}抽{count}张卡。",), []),
    ],
)
def test_a_form_for_one_alone_may_leave_out_the_number(problems, code, strings, found):
    assert problems(code, strings, (ONE, MANY), "event#Drew") == found


@pytest.mark.parametrize(
    ("code", "bare", "said"),
    [
        ("es", "Ahora roba {player} dos cartas.", "Ahora roba el jugador {player} dos cartas."),
        ("pt", "{player} compra dois cards.", "O duelista {player} compra dois cards."),
        ("pt", "A carta é de {player}.", "A carta é do jogador {player}."),
        ("zh", "{player}抽2张卡。", "玩家{player}抽2张卡。"),
    ],
)
def test_a_letter_for_a_player_does_not_stand_alone(problems, code, bare, said):
    english = "{player} draws two cards."
    words = {"es": "jugador", "pt": "duelista / jogador", "zh": "玩家"}[code]
    assert problems(code, (said,), (english,), "event#Drew") == []
    assert problems(code, (bare,), (english,), "event#Drew") == [
        f"{{player}} may be a letter; put the word for a player before it: {words}"
    ]


def test_a_command_names_a_player_as_files_do(problems):
    text = "no `{player}` does so"
    assert problems("pt", ("isso não vale para `{player}`",), (text,), "ui#error.x") == []


def test_a_finding_says_where_and_which(tmp_path: Path, resolvers):
    file = path(tmp_path, locale("es"), "rules")
    file.parent.mkdir(parents=True)
    file.write_text(po.write(locale("es"), [Entry(CONTEXT, (TEXT,), ("Ambos.",))]), "utf-8")
    (found,) = lint(tmp_path, [Message(CONTEXT, TEXT, "f.yaml")], resolvers)
    assert str(found) == (f"{file}:13: HAT-2.1#text [es]: {{card:umi}} is lost; keep it as it is")


@pytest.mark.parametrize(
    ("english", "told"),
    [
        ("See <b>{card:umi}</b>.", "'<b>' is HTML"),
        ("See {card:umy}.", "{card:umy}: no card 'umy'; did you mean 'umi'?"),
        ("See {player}.", "column 5: '{player}' is no placeholder"),
        ("See “this.", "'“' is not closed by '”'"),
    ],
)
def test_the_english_is_looked_at_too(tmp_path: Path, resolvers, english, told):
    (found,) = lint(tmp_path, [Message(CONTEXT, english, "f.yaml:7")], resolvers)
    assert (found.where, found.locale) == ("f.yaml:7", "en")
    assert found.problem.startswith(told)


def test_a_possessive_is_no_quotation(tmp_path: Path, resolvers):
    english = "{card:umi}'s effect and the players' cards"
    assert lint(tmp_path, [Message(CONTEXT, english, "f.yaml")], resolvers) == []


def test_a_kind_without_a_resolver_is_not_looked_up(tmp_path: Path):
    assert lint(tmp_path, [Message(CONTEXT, "See {card:umy}.", "f.yaml")], {}) == []
