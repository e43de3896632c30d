"""The knowledge base in each of its languages: every text and every sentence of the log."""

from typing import get_args

import pytest

from ludex.i18n.locales import ENGLISH, LOCALES, Locale
from ludex.i18n.locales import locale as locale_of
from ludex.i18n.phrases import fields_of
from ludex.i18n.text import HTML
from ludex.playing import Named, Said, Value
from ludex.playing.telling import sentences
from ludex.project.games import engines
from ludex.project.project import Project
from ludex.project.voice import Voice, messages
from ludex.tournament.decks import PARTS
from ludex.yugioh.vocabulary import PhaseStep
from ludex.yugioh.words.terms import PHASES, POSITIONS
from tests.conftest import ROOT

SENTENCES = sentences(kind for engine in engines() for kind in engine.tells)
CARDS = (Named("card", "umi"), Named("card", "mountain"), Named("card", "sangan"))
VALUES: dict[str, tuple[Value, ...]] = {
    "player": ("A", "B"),
    "team": ("1", "2"),
    "opponent": ("B", "2A"),
    "card": CARDS,
    "monster": CARDS,
    "by": CARDS,
    "cards": (CARDS[:1], CARDS[:2], CARDS),
    "amount": (1, 2, 1000),
    "least": (1000, 2000),
    "number": (1, 2),
    "effect": (1, 2),
    "turn": (1, 12),
    "other": CARDS[1:],
    "phase": tuple(Named("term", term) for term in PHASES.values()),
    "step": tuple(Named("term", term) for term in get_args(PhaseStep)),
    "position": tuple(Named("term", term) for term in POSITIONS.values()),
    "target": CARDS[1:],
    "attack": (0, 1900),
    "defense": (0, 2000),
    "atk": (400, "-500"),
    "def": (0, "+300"),
}
"""What may stand in each field of a sentence of a Duel."""
MATCH_VALUES: dict[str, tuple[Value, ...]] = {
    "player": ("A", "Kelly"),
    "of": ("B", "2B"),
    "team": ("1", "Azul"),
    "first": ("A", "Robert"),
    "second": ("B", "Kelly"),
    "card": CARDS,
    "part": tuple(Named("term", part) for part in PARTS),
    "status": tuple(Named("term", one) for one in ("forbidden", "limited", "semi-limited")),
    "out": (CARDS[:1], CARDS),
    "in": (CARDS[:1], CARDS),
    **dict.fromkeys(("cards", "copies", "count", "limit"), (1, 16)),
    **dict.fromkeys(("game", "turn"), (1, 4)),
    **dict.fromkeys(("a", "b"), (100, 8000)),
    "number": (1, 3),
}
"""The same of a Match."""

DIGIMON_VALUES: dict[str, tuple[Value, ...]] = {
    "player": ("A", "B"),
    "card": (Named("card", "agumon"), Named("card", "war-greymon")),
    "cards": (CARDS[:1], CARDS),
    **dict.fromkeys(("digimon", "on", "instead_of"), (Named("card", "greymon"),)),
    **dict.fromkeys(("space", "of_a", "of_b", "to"), (1, 3)),
    "slot": (0, 4),
    "level": (4, 6),
    **dict.fromkeys(("count", "size", "round"), (1, 6)),
    **dict.fromkeys(("least", "most"), (3, 60)),
    **dict.fromkeys(("strength", "other", "points"), (10, 490)),
}
"""The same of a game of Digimon."""

in_each_language = pytest.mark.parametrize("locale", LOCALES, ids=lambda each: each.code)


@pytest.fixture(scope="module")
def voices(project: Project) -> dict[Locale, Voice]:
    return {locale: Voice(project, ROOT / "translations", locale) for locale in LOCALES}


_OF = {"match": MATCH_VALUES, "deck": MATCH_VALUES, "digimon": DIGIMON_VALUES}
"""What fills a sentence, by how its name begins."""


def _said(name: str) -> list[Said]:
    fields = sorted(fields_of(SENTENCES[name]))
    values = _OF.get(name.partition(".")[0], VALUES)
    most = max((len(values[field]) for field in fields), default=1)
    return [
        Said(name, {field: values[field][n % len(values[field])] for field in fields})
        for n in range(most)
    ]


@in_each_language
@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_is_said_with_whatever_fills_it(project: Project, voices, locale, name):
    english = SENTENCES[name]
    forms = (english,) if isinstance(english, str) else english
    translated = voices[locale].catalogues[locale].text(f"event#{name}", *forms)
    spoken = locale if translated.status != "missing" else ENGLISH
    for said in _said(name):
        sentence = voices[locale].say(said)
        assert not set("{}") & set(sentence)
        for field, value in said.values.items():
            if isinstance(value, Named) and value.kind == "card":
                assert project.kb.cards[value.ref].names[spoken.code] in sentence
            elif isinstance(value, int) and (field, value) != ("count", 1):
                assert str(value) in sentence


@in_each_language
def test_every_text_of_the_rules_can_be_read(project: Project, voices, locale):
    texts = [each for each in messages(project) if not each.context.startswith(("event#", "ui#"))]
    assert {f"{id}#text" for id in project.kb.clauses} <= {each.context for each in texts}
    for each in texts:
        assert not set("{}") & set(voices[locale].text(each.context, each.text))


@in_each_language
def test_names_come_out_in_the_language(voices, locale):
    said = Said("Destroyed", {"card": Named("card", "mountain"), "by": Named("card", "dark-hole")})
    names = {
        "en": ("“Mountain”", "“Dark Hole”"),
        "pt-BR": ("“Montanha”", "“Buraco Negro”"),
        "es": ("“Montaña”", "“Agujero Oscuro”"),
        "zh-Hans": ("“山”", "“黑洞”"),
    }
    assert all(name in voices[locale].say(said) for name in names[locale.code])


def test_a_card_that_is_only_registered_has_its_name_in_each_language(voices):
    names = {"en": "“Snatch Steal”", "pt-BR": "“Roubo Precipitado”", "zh-Hans": "“强夺”"}
    for code, name in names.items():
        assert voices[locale_of(code)].text("none#text", "{card:snatch-steal}") == name


def test_names_may_be_linked(project: Project):
    hrefs = {"card": lambda slug, locale: f"/{locale.code}/cards/{slug}/"}
    voice = Voice(project, ROOT / "translations", LOCALES[0], hrefs)
    sentence = voice.say(Said("TurnedFaceUp", {"card": Named("card", "umi")}), HTML)
    assert 'href="/en/cards/umi/"' in sentence


def test_everything_that_is_to_be_translated_is_found_once(project: Project):
    found = {each.context: each for each in messages(project)}
    assert len(found) == len(list(messages(project)))
    assert {"HAT-2.1#text", "HAT-2.E1#title", "umi#1.says", "ui#frame.home"} <= set(found)
    assert {f"event#{name}" for name in SENTENCES} <= set(found)
    assert {f"ui#{key}" for key in project.ui} <= set(found)
    results = found["ui#frame.search-count"]
    assert (results.text, results.plural) == ("{count} result", "{count} results")
