"""Every string that a page asks for exists, and every one that exists is asked for."""

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from ludex.digimon import examples as of_digimon
from ludex.i18n.text import placeholders
from ludex.project.words import interface, together
from ludex.site.card_lists import STATUSES
from ludex.site.games import FACES
from ludex.site.games.digimon.expects import VERBS
from ludex.tournament import examples as of_matches
from ludex.tournament.decks import Status
from ludex.yugioh import cards, examples, vocabulary
from ludex.yugioh.quantities import ANSWERS
from ludex.yugioh.words.cards import SERIES

ROOT = Path(__file__).parents[2]

UI = together(interface())


def sources() -> str:
    files = [*(ROOT / "src/ludex/site").rglob("*.py"), *(ROOT / "src/ludex/cli").glob("*.py")]
    files += (ROOT / "site_src/templates").glob("*.j2")
    return "\n".join(path.read_text("utf-8") for path in files if "_words" not in path.name)


def test_every_key_that_a_template_names_exists():
    templates = (ROOT / "site_src/templates").glob("*.j2")
    asked = {
        key
        for path in templates
        for key in re.findall(r'\bt\("([^"]+)"[,)]', path.read_text("utf-8"))
    }
    assert asked - UI.keys() == set()


def test_every_key_that_a_page_names_exists():
    asked = set(re.findall(r'(?:\bui|\bword)\("([^"]+)"[,)]', sources()))
    assert asked - UI.keys() == set()


def test_no_key_is_left_over():
    text = sources()
    # A key may be put together: f"zone.{zone}", or "trust." ~ level in a template.
    # Acts are looked at below, errors where they are told.
    acts = {"can.", "cannot.", "error."}
    charts = {f"{words}." for words in re.findall(r'\bChart\(\s*"([a-z]+)"', text)}
    beginnings = tuple(
        {*acts, *charts, *re.findall(r'f"([a-z.-]+)\{', text), *re.findall(r'"([a-z.-]+)" ~', text)}
    )
    # Or told of a team in other words, f"{key}-team".
    endings = tuple(set(re.findall(r"\{[a-z_.]+\}(-[a-z]+)", text)))
    others = [k for k in UI if f'"{k}"' not in text and not k.startswith(beginnings)]
    assert [k for k in others if not _of_another(k, endings, text)] == []


def _of_another(key: str, endings: tuple[str, ...], text: str) -> bool:
    """Whether a key is another one with an ending."""
    return any(f'"{key.removesuffix(one)}"' in text for one in endings if key.endswith(one))


@pytest.mark.parametrize("key", UI)
def test_every_phrase_can_be_read(key: str):
    english = UI[key]
    for form in (english,) if isinstance(english, str) else english:
        placeholders(form, fields=True)


def test_every_fact_of_a_card_has_a_word():
    kinds = {
        f"kind.{kind}"
        for kind in (*get_args(vocabulary.CardKind), *get_args(vocabulary.PrintedKind))
    }
    assert kinds - UI.keys() == set()


def test_every_kind_of_effect_has_a_word():
    kinds = get_args(get_type_hints(cards.Effect)["kind"])
    assert {f"effect.{kind}" for kind in kinds} <= UI.keys()


def test_every_status_has_a_word_and_a_term(facts):
    assert {f"list.{status}" for status in STATUSES} <= UI.keys()
    assert set(STATUSES) <= facts.project.kb.terms.keys()
    assert {*STATUSES, "unlimited"} == set(get_args(Status))


def test_every_sub_step_has_a_word():
    asked = {f"sub-step.{one}" for one in get_args(vocabulary.SubStep)}
    assert asked == {key for key in UI if key.startswith("sub-step.")}


def test_every_series_has_a_word():
    assert set(SERIES) == set(get_args(vocabulary.Series))


def test_every_zone_has_a_word():
    zones = {*get_args(vocabulary.Where), *get_args(get_args(ANSWERS["zones"])[0])}
    assert {f"zone.{zone}" for zone in zones} - UI.keys() == set()


def test_every_expectation_and_act_can_be_said():
    games = (examples, of_matches, of_digimon)
    expectations = [each for game in games for each in get_args(game.Expect)]
    assert set(expectations) == {kind for face in FACES.values() for kind in face.expects}
    for act in (*get_args(examples.Act), *get_args(of_matches.Act)):
        if act in (of_matches.CallsTime, of_matches.Designates):
            continue  # their words are those of no player: `call-time`, `designates-team`
        verb = next(iter(act.__dataclass_fields__)).replace("_", "-")
        assert {f"can.{verb}", f"cannot.{verb}"} <= UI.keys()
    for act in get_args(of_digimon.Act):
        said = [name for name in act.__dataclass_fields__ if name in VERBS or name == "call"]
        assert len(said) == 1
        verb = "call-time" if said == ["call"] else said[0].replace("_", "-")
        assert f"digimon.does-{verb}" in UI
