import subprocess
import sys
from pathlib import Path

import pytest

from ludex.kb import yaml_file
from ludex.kb.errors import Problems
from ludex.kb.find import NotFound, find
from ludex.kb.knowledge_base import KnowledgeBase


@pytest.mark.parametrize(
    ("address", "kind", "line"),
    [
        ("TCG", "rulebook", 2),
        ("HAT-2", "article", 2),
        ("TCG-1.2", "clause", 13),
        ("TCG-1.2@1", "clause", 13),
        ("TCG-1.4", "clause", 24),
        ("HAT-2.E1", "example", 12),
        ("card:ash-wolf", "card", 2),
        ("card:moth", "card", 2),
        ("card:mouse", "card", 3),
        ("card:owl", "card", 2),
        ("term:hand-limit", "term", 3),
        ("term:hand", "term", 10),
        ("ruleset:hat-2014", "ruleset", 2),
        ("list:2014-04-01", "list", 2),
        ("source:duel", "source", 2),
    ],
)
def test_what_is_found_is_what_is_loaded(
    rules: Path, kb: KnowledgeBase, address: str, kind: str, line: int
) -> None:
    found = find(rules, address)
    loaded = address.partition("@")[0]
    assert (found.kind, found.location.line) == (kind, line)
    assert found.location == kb.where(loaded)
    assert found.data == kb.raw(loaded)
    assert found.id == found.data["id"]


def test_a_clause_is_found_with_what_it_is_in(rules: Path) -> None:
    found = find(rules, "HAT-2.1@3")
    assert found.article
    assert found.rulebook
    assert (found.article["title"], found.rulebook["title"]) == ("Sparks", "HAT Format")
    assert found.revision == 3


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("hat-2.1", "'hat-2.1' is not an ID; IDs look like HAT, HAT-5, HAT-5.1 or HAT-5.E1"),
        ("HTA-2.1", "there is no rulebook 'HTA'; did you mean 'HAT'?"),
        ("HAT-3.1", "HAT has no article 'HAT-3'; did you mean 'HAT-2'?"),
        ("HAT-2.3", "HAT-2 has no clause 'HAT-2.3'; did you mean 'HAT-2.2'?"),
        ("HAT-2.E7", "HAT-2 has no example 'HAT-2.E7'; did you mean 'HAT-2.E1'?"),
        ("card:ash-wlof", "there is no card 'ash-wlof'; did you mean 'ash-wolf'?"),
        ("card:mothe", "there is no card 'mothe'; did you mean 'moth'?"),
        ("card:../x", "'card:../x' is no address; those look like card:umi"),
        ("crad:ash-wolf", "there is no kind 'crad'; did you mean 'card'?"),
        ("term:hand-limits", "there is no term 'hand-limits'; did you mean 'hand-limit'?"),
    ],
)
def test_what_is_not_there_is_told_with_the_nearest(rules: Path, address: str, said: str) -> None:
    with pytest.raises(NotFound) as raised:
        find(rules, address)
    assert str(raised.value) == said


def test_nothing_is_found_nowhere(tmp_path: Path) -> None:
    for address in ("HAT-1.1", "term:hand", "card:umi", "card:owl"):
        with pytest.raises(NotFound):
            find(tmp_path, address)


def test_an_article_that_cannot_be_read_is_a_problem(rules: Path) -> None:
    (rules / "demo/hat/02-sparks.yaml").write_text("id: HAT-2\nid: HAT-2\n")
    with pytest.raises(Problems, match="a second time"):
        find(rules, "HAT-2.1")


def test_only_the_files_of_one_article_are_read(
    rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3, 60):
        (rules / f"demo/hat/{number:02}-broken.yaml").write_text("[")
    for number in range(60):
        (rules / f"demo/cards/broken-{number}.yaml").write_text("[")
    parsed = []
    parse = yaml_file.parse

    def watched(
        path: Path, raw: bytes, kind: str = "", *, markup: bool = False
    ) -> yaml_file.Document:
        parsed.append(path.name)
        return parse(path, raw, kind, markup=markup)

    monkeypatch.setattr(yaml_file, "parse", watched)
    find(rules, "HAT-2.1")
    find(rules, "card:ash-wolf")
    assert parsed == ["rulebook.yaml", "02-sparks.yaml", "ash-wolf.yaml"]


def test_of_the_register_only_the_cards_own_line_is_read(rules: Path) -> None:
    path = rules / "demo/register/m.tsv"
    path.write_text(path.read_text().replace("2001\t", ""))
    mouse = find(rules, "card:mouse")
    assert (mouse.data["names"]["es"], mouse.location.line) == ("Rata", 3)
    with pytest.raises(Problems, match=r"m\.tsv:2:"):
        find(rules, "card:moth")


def test_finding_does_without_pydantic() -> None:
    code = "import sys, ludex.kb.find; sys.exit('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
