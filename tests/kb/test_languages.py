"""What stands in `translations/` beside the catalogues: `usage.yaml` and `readings.yaml`."""

from datetime import date
from pathlib import Path

import pytest

from ludex.i18n.locales import LOCALES, locale
from ludex.kb.errors import Problems
from ludex.kb.languages import READINGS, USAGE, readings, usages
from ludex.kb.layout import first_line
from tests.conftest import ROOT

SPANISH = locale("es")
RULE = """\
refused:
  - match: 'se destruye por'
    use: es destruida por
    because: Así lo dicen las cartas.
    wrong: La carta se destruye por el efecto.
    right: La carta es destruida por el efecto.
"""
WRITTEN = [
    pytest.param(each, id=f"{code}-{each.match.pattern[:40]}")
    for code, usage in usages(ROOT / "translations").items()
    for each in usage.refused
]


@pytest.mark.parametrize("refused", WRITTEN)
def test_each_refusal_finds_its_wrong_text_and_leaves_the_right_one(refused):
    assert refused.found(refused.wrong)
    assert not refused.found(refused.right)


@pytest.mark.parametrize("kind", [USAGE, READINGS])
@pytest.mark.parametrize("language", LOCALES, ids=lambda each: each.code)
def test_each_language_says_how_it_is_written_and_when_it_was_read(language, kind):
    file = ROOT / "translations" / language.catalogue / f"{kind}.yaml"
    relative = file.relative_to(ROOT / "translations")
    assert file.read_text("utf-8").startswith(first_line(relative, kind))
    assert usages(ROOT / "translations")[language.code].decisions


@pytest.fixture
def spanish(tmp_path: Path):
    """The folder of Spanish, with one file written."""

    def written(kind: str, text: str) -> Path:
        file = tmp_path / "es" / f"{kind}.yaml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
        return tmp_path

    return written


def test_a_language_without_files_has_no_rules_of_its_own(tmp_path):
    assert usages(tmp_path)["es"].refused == ()
    assert readings(tmp_path, SPANISH) == ()


def test_patterns_may_look_behind(spanish):
    folder = spanish(USAGE, RULE.replace("se destruye por", "(?<!no )se destruye por"))
    assert usages(folder)["es"].refused[0].found("La carta se destruye por el efecto.")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("se destruye por", "se destruye (por", "2:5: no regular expression: missing )"),
        ("se destruye por", "(s+)+e", "2:5: an endless repetition"),
        ("se destruye por", "(?:se|no)+", "2:5: an endless repetition"),
        ("se destruye por", "(?:s?e)*", "2:5: an endless repetition"),
        ("se destruye por", "no está", "5:5: nothing that is refused; expected a text with"),
        ("es destruida por el", "se destruye por el", "6:5: 'se destruye por', which is refused"),
        (
            "'se destruye por'",
            "[se]",
            "2:5: found a list; expected a regular expression of Python",
        ),
        ("    because: Así lo dicen las cartas.\n", "", "2:5: no 'because'"),
        ("use:", "instead:", "3:5: the unknown key 'instead'"),
        ("refused:", "decisions: 1\nrefused:", "1:12: found 1; expected a list"),
        ("    use:", "    in: [a b]\n    use:", "3:10: found 'a b'"),
        ("    use:", "    unless: '('\n    use:", "3:5: no regular expression"),
        ("refused:", "refused: &all", "1:"),
        ("refused:", "\trefused:", "1:"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_at_its_line(spanish, old, new, told):
    assert old in RULE
    folder = spanish(USAGE, RULE.replace(old, new, 1))
    with pytest.raises(Problems) as raised:
        usages(folder)
    assert any(f"usage.yaml:{told}" in str(each) for each in raised.value.problems), raised.value


def test_a_reading_has_a_day_the_texts_and_the_slips(spanish):
    folder = spanish(
        READINGS, "readings:\n  - {date: 2026-11-25, texts: 150, slips: 2, clear: 1, seed: 7}\n"
    )
    (reading,) = readings(folder, SPANISH)
    assert (reading.date, reading.texts) == (date(2026, 11, 25), 150)
    assert (reading.slips, reading.clear) == (2, 1)
    with pytest.raises(Problems, match=r"readings\.yaml:2:31: .*a whole number from 1"):
        readings(
            spanish(READINGS, "readings:\n  - {date: 2026-11-25, texts: 0, slips: 2}\n"), SPANISH
        )
