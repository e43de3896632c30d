import subprocess
import sys
from pathlib import Path

import pytest

from ludex.kb.errors import Problems
from ludex.kb.identities import Identities, Identity, identities
from ludex.kb.knowledge_base import KnowledgeBase

OWL = Identity(
    "owl",
    {"en": "Owl, I", "pt-BR": "Ave", "es": "Búho", "zh-Hans": "枭"},
    {"passcode": 2002, "kind": "spell"},
    encoded=False,
)


def known(rules: Path) -> Identities:
    return identities(rules, "demo", {"passcode": int, "kind": str})


def test_who_is_known_is_who_is_loaded(rules: Path, kb: KnowledgeBase) -> None:
    found = known(rules)
    told = {
        slug: (each.names, each.facts["passcode"], each.facts["kind"], each.encoded)
        for slug, each in found.items()
    }
    assert told == {
        slug: (card.names, card.facts.passcode, card.facts.kind, slug in kb.cards)
        for slug, card in kb.known_cards.items()
    }
    assert found["owl"] == OWL
    assert len(found) == len(told)
    codes = {"ash-wolf": 1001, "red-spark": 1002, "moth": 2001, "mouse": 2003, "owl": 2002}
    assert dict(found.said("passcode")) == codes
    assert list(found.said("power")) == [("ash-wolf", 3)]
    assert sorted(found.names()) == sorted(
        (slug, code, name) for slug, each in found.items() for code, name in each.names.items()
    )


def test_effects_are_not_read(rules: Path) -> None:
    path = rules / "demo/cards/red-spark.yaml"
    above, _, _ = path.read_text().partition("effects:")
    path.write_text(above + "effects:\n  - [\n")
    assert known(rules)["red-spark"].facts["kind"] == "spell"


def test_a_card_may_say_who_it_is_below_its_effects(rules: Path) -> None:
    path = rules / "demo/cards/red-spark.yaml"
    path.write_text(path.read_text().replace("passcode: 1002\n", "") + "passcode: 1003\n")
    assert known(rules)["red-spark"].facts["passcode"] == 1003


@pytest.mark.parametrize(
    ("name", "old", "new", "line"),
    [
        ("demo/register/o.tsv", "2002", "", 2),
        ("demo/register/o.tsv", "2002", "[2002]", 2),
        ("demo/cards/red-spark.yaml", "passcode: 1002\n", "", 2),
    ],
)
def test_a_card_without_a_passcode_is_a_problem(
    rules: Path, name: str, old: str, new: str, line: int
) -> None:
    path = rules / name
    path.write_text(path.read_text().replace(old, new))
    with pytest.raises(
        Problems, match=rf"{name}:{line}:\d+: a card that is not whole; expected id,"
    ):
        dict(known(rules))


def test_a_fact_that_every_card_has_is_missed(rules: Path) -> None:
    path = rules / "demo/register/o.tsv"
    path.write_text(path.read_text().replace("2002", ""))
    with pytest.raises(Problems, match=r"o\.tsv:2:1: a card that is not whole"):
        list(known(rules).said("passcode"))


def test_a_card_file_that_is_none_is_a_problem(rules: Path) -> None:
    (rules / "demo/cards/folder.yaml").mkdir()
    with pytest.raises(Problems, match="no regular file"):
        known(rules)


def test_nobody_is_known_nowhere(tmp_path: Path) -> None:
    assert dict(known(tmp_path)) == {}


def test_reading_them_does_without_pydantic() -> None:
    code = "import sys, ludex.kb.identities; sys.exit('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_who_is_known_in_one_game_is_not_known_in_another(rules: Path) -> None:
    assert dict(identities(rules, "other", {})) == {}
