"""What a file lists, told in several files: those of the folder that bears its name."""

from pathlib import Path

import pytest

from ludex.kb import yaml_file
from ludex.kb.find import NotFound, find
from ludex.kb.load import load
from tests.kb.demo import VOCABULARY
from tests.kb.tree import plant, problems

MORE = {
    "demo/hat/02-sparks/wet.yaml": """\
# yaml-language-server: $schema=../../../../schema/examples.json
examples:
  - id: HAT-2.E3
    title: A spark in the rain
    shows: [HAT-2.2]
    start: {}
""",
    "demo/hat/02-sparks/windy.yaml": """\
# yaml-language-server: $schema=../../../../schema/examples.json
examples:
  - id: HAT-2.E2
    title: A spark in the wind
    shows: [HAT-2.1]
    start: {}
  - id: HAT-2.E10
    title: A spark in a storm
    shows: [HAT-2.1]
    start: {}
""",
    "sources/duel/more.yaml": """\
# yaml-language-server: $schema=../../../schema/claims.json
claims:
  - {id: duel-c003, kind: rule, where: Line 3, says: There is a third rule.}
""",
}
WET, WINDY, CLAIMS = MORE


@pytest.fixture
def whole(rules: Path) -> Path:
    """The folder of a knowledge base in which an article and a source are of several files."""
    plant(rules, MORE)
    return rules


def test_an_article_has_its_examples_by_their_numbers_wherever_they_stand(whole: Path) -> None:
    kb = load(whole, VOCABULARY)
    own = ["HAT-2.E1", "HAT-2.E2", "HAT-2.E3", "HAT-2.E10"]
    assert [each.id for each in kb.articles["HAT-2"].examples] == own
    assert list(kb.examples) == ["TCG-1.E1", *own]
    assert str(kb.where("HAT-2.E10", "title")) == f"{whole}/{WINDY}:8:5"
    assert kb.game_of("HAT-2.E3") == "demo"


def test_a_source_has_all_its_claims(whole: Path) -> None:
    kb = load(whole, VOCABULARY)
    claims = ["duel-c001", "duel-c002", "duel-c003", "duel-x001"]
    assert [each.id for each in kb.sources["duel"].claims] == list(kb.claims) == claims
    assert kb.where("duel-c003").path == whole / CLAIMS
    assert kb.source_of("duel-c003") is kb.source_of("duel-c001") is kb.sources["duel"]


def test_an_id_finds_its_file_and_an_article_all_of_its_own(whole: Path) -> None:
    found = find(whole, "HAT-2.E10")
    assert (found.data["title"], found.location.line) == ("A spark in a storm", 7)
    for id in ("HAT-2", "HAT-2.1"):
        titles = [str(each["title"]).rpartition(" ")[2] for each in find(whole, id).examples]
        assert titles == ["dark", "wind", "rain", "storm"]
    assert [each.path for each in find(whole, "source:duel").more] == [whole / CLAIMS]
    with pytest.raises(NotFound, match=r"HAT-2 has no example 'HAT-2\.E4'; did you mean 'HAT-2\."):
        find(whole, "HAT-2.E4")


def test_for_an_example_only_its_own_file_is_read_as_yaml(
    whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = []
    parse = yaml_file.parse

    def watched(
        path: Path, raw: bytes, kind: str = "", *, markup: bool = False
    ) -> yaml_file.Document:
        parsed.append(path.name)
        return parse(path, raw, kind, markup=markup)

    monkeypatch.setattr(yaml_file, "parse", watched)
    assert find(whole, "HAT-2.E2").data["title"] == "A spark in the wind"
    assert parsed == ["rulebook.yaml", "02-sparks.yaml", "windy.yaml"]


def test_what_is_wrong_is_told_where_it_stands(whole: Path) -> None:
    path = whole / WINDY
    path.write_text(path.read_text().replace("shows: [HAT-2.1]", "shows: [HAT-2.9]", 1))
    (found,) = problems(whole)
    assert str(found.location) == f"{path}:5:13"
    assert (found.id, found.found) == ("HAT-2.E2", "the unknown clause 'HAT-2.9'")


def test_an_example_that_is_whole_is_looked_at_though_another_is_not(whole: Path) -> None:
    path = whole / WINDY
    text = path.read_text().replace("shows: [HAT-2.1]", "shows: [HAT-2.9]", 1)
    path.write_text(text.replace("title: A spark in a storm", "titel: A spark in a storm"))
    assert [(each.line, each.id) for each in problems(whole)] == [
        (5, "HAT-2.E2"),
        (8, "HAT-2.E10"),
    ]


def test_an_example_bears_the_id_of_the_article_in_whose_folder_it_is(whole: Path) -> None:
    path = whole / WET
    path.write_text(path.read_text().replace("HAT-2.E3", "TCG-1.E3"))
    assert [str(each) for each in problems(whole)] == [
        f"{path}:3:9: TCG-1.E3: the ID 'TCG-1.E3'; expected one that begins with 'HAT-2.'"
    ]


def test_an_id_is_given_once_over_all_files(whole: Path) -> None:
    path = whole / WET
    path.write_text(path.read_text().replace("HAT-2.E3", "HAT-2.E1"))
    (found,) = problems(whole)
    assert (found.path, found.line, found.found) == (path, 3, "the ID 'HAT-2.E1' a second time")


def test_a_folder_belongs_to_a_file(whole: Path) -> None:
    (whole / "demo/hat/02-sparks").rename(whole / "demo/hat/03-sparks")
    (whole / "sources/duel").rename(whole / "sources/duels")
    told = [(each.path.parent.name, each.found, each.expected) for each in problems(whole)]
    assert told == [
        ("03-sparks", "no article beside this folder", "the file 03-sparks.yaml"),
        ("03-sparks", "no article beside this folder", "the file 03-sparks.yaml"),
        ("duels", "no source beside this folder", "the file duels.yaml"),
    ]
