"""Effects as their data say them: every part of every card, in every language, with all it says."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from html import unescape
from typing import Any

import pytest

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import LOCALES, locale
from ludex.i18n.style import problems
from ludex.i18n.usage import Usage
from ludex.kb.languages import usages
from ludex.project.project import Project
from ludex.site.games.duels.effects import of_use, told
from ludex.site.writer import Writer
from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.words.effects import DATA
from tests.site.rendered import ROOT

CATALOGUES = Catalogues(ROOT / "translations")
SELF_EVIDENT = {("Draw", "who", "you"), ("Filter", "kind", "monster")}
"""What nobody needs to be told: you draw your own cards, and what battles is a monster."""


def _writer(project: Project, code: str) -> Writer:
    writer = Writer(project, CATALOGUES, locale(code))
    writer.open("cards/")
    return writer


def _effects(project: Project) -> Iterator[Effect]:
    for facts in project.cards_of("yugioh").values():
        if isinstance(facts, CardData):
            yield from facts.effects


def _sentences(writer: Writer, effect: Effect) -> str:
    return "\n".join(
        str(sentence) for _, sentences in told(writer, effect) for sentence in sentences
    )


@pytest.mark.parametrize("code", [locale.code for locale in LOCALES])
def test_every_effect_is_told(project: Project, code: str):
    writer = _writer(project, code)
    for effect in _effects(project):
        assert _sentences(writer, effect).strip()
        assert not re.search(r"\b(True|False|None)\b", _sentences(writer, effect))
    assert not writer.lacking


def test_no_word_is_left_over(project: Project):
    asked = set()

    class Noting(Writer):
        def ui(self, key: str, **values: Any) -> Any:
            asked.add(key)
            return super().ui(key, **values)

    writer = Noting(project, CATALOGUES, locale("en"))
    writer.open("cards/")
    for effect in _effects(project):
        _sentences(writer, effect)
    assert {f"data.{key}" for key in DATA} - asked == set()


def _says(data: Any, field: Field[Any]) -> bool:
    value = getattr(data, field.name)
    usual = field.default is MISSING or value in (field.default, ())
    return not usual and (type(data).__name__, field.name, value) not in SELF_EVIDENT


def _poorer(data: Any) -> Iterator[tuple[str, Any]]:
    """Yield what one field is called, and the data with nothing said there, for each of them."""
    for field in fields(data):
        value = getattr(data, field.name)
        of = type(data).__name__
        if is_dataclass(value):
            for name, poorer in _poorer(value):
                yield name, replace(data, **{field.name: poorer})
        elif isinstance(value, tuple) and value and is_dataclass(value[0]):
            for n, each in enumerate(value):
                for name, poorer in _poorer(each):
                    its = (*value[:n], poorer, *value[n + 1 :])
                    yield name, replace(data, **{field.name: its})
        elif _says(data, field):
            yield f"{of}.{field.name}", replace(data, **{field.name: field.default})


def _all_told(writer: Writer, effect: Effect) -> str:
    frame = " · ".join(map(str, of_use(writer, effect)))
    return f"{frame}\n{_sentences(writer, effect)}"


def test_nothing_that_the_data_say_is_left_out(project: Project):
    writer = _writer(project, "en")
    silent = set()
    for effect in _effects(project):
        whole = _all_told(writer, effect)
        for name, poorer in _poorer(effect):
            # A part that lacks what its sentence needs has no words, and so is not silent.
            with suppress(KeyError):
                if _all_told(writer, poorer) == whole:
                    silent.add(name)
    assert silent == set()


@pytest.mark.parametrize(
    ("code", "card", "said"),
    [
        ("en", "sangan", "1 monster (in your Deck, ATK 1500 or less)"),
        ("en", "chthonian-blast", "Destroy 1 monster ("),
        ("en", "mirror-force", "s monster declares an attack"),
        ("pt-BR", "sangan", "Adicionar 1 monstro (no seu Deck, 1500 ou menos de ATK) à sua mão"),
        ("es", "sangan", "Añadir a tu mano 1 monstruo (en tu Deck, 1500 ATK o menos)"),
        ("zh-Hans", "sangan", "将自己牌组、攻击力1500以下的1只怪兽加入手牌"),
    ],
)
def test_a_sentence_in_each_language(project: Project, code: str, card: str, said: str):
    effect = project.cards[card].effects[0]
    assert said in _sentences(_writer(project, code), effect)


_AGAIN = re.compile(r"\b([^\W\d_]+(?: [^\W\d_]+)*), \1\b", re.IGNORECASE)
_AGAIN_IN_CHINESE = re.compile(
    r"([\u4e00-\u9fff]{3,})[，、的]?\1|从([\u4e00-\u9fff]{2,})将\2"
    r"|([\u4e00-\u9fff]{2,})，\3(?=，|$)|仅限[^，]*([\u4e00-\u9fff]{2})，仅限[^，]*\4(?=，|$)"
)


@pytest.mark.parametrize("code", [locale.code for locale in LOCALES])
def test_sentences_put_together_are_as_those_that_are_written(project: Project, code: str):
    writer, usage = _writer(project, code), usages(ROOT / "translations").get(code, Usage())
    again = _AGAIN_IN_CHINESE if code == "zh-Hans" else _AGAIN
    found = {}
    for effect in _effects(project):
        for sentence in _sentences(writer, effect).splitlines():
            said = unescape(re.sub(r"<[^>]*>", "", sentence))
            wrong = [
                *problems(said, locale(code), fields=False),
                *usage.problems((said,), "ui#data"),
                *(each.group() for each in again.finditer(re.sub("“[^”]*”", "“”", said))),
            ]
            if wrong:
                found[said] = wrong
    assert found == {}
