"""Which examples are meant by a name, and under which rulesets they are played."""

from pathlib import Path

import pytest

from ludex.check.run import check, examples_of
from ludex.project.project import Project
from tests.conftest import ROOT

HAT = ROOT / "rules" / "yugioh" / "hat"
CARDS = ROOT / "rules" / "yugioh" / "cards"


def _ids(project: Project, *names: str) -> list[str]:
    return [example.id for example in examples_of(project, names)]


def _live(project: Project) -> list[str]:
    return [each.id for each in project.kb.examples.values() if each.retired is None]


def test_without_a_name_all_examples_are_meant(project: Project):
    assert _ids(project) == _live(project)


def test_an_example_is_meant_by_its_id(project: Project):
    assert _ids(project, "HAT-2.E2") == ["HAT-2.E2"]


def test_an_article_and_a_rulebook_mean_the_examples_in_them(project: Project):
    article = [id for id in project.kb.examples if id.startswith("HAT-1.")]
    assert _ids(project, "HAT-1") == article
    assert set(article) < set(_ids(project, "HAT"))
    assert all(id.startswith("HAT-") for id in _ids(project, "HAT"))


def test_a_clause_means_the_examples_that_show_or_just_miss_it(project: Project):
    examples = examples_of(project, ["HAT-2.1"])
    assert {"HAT-2.E1", "HAT-2.E9"} <= {example.id for example in examples}
    assert all("HAT-2.1" in (*each.shows, *each.near_miss) for each in examples)


def test_a_card_means_the_examples_that_use_it(project: Project):
    found = _ids(project, "card:yami")
    assert "HAT-2.E9" in found
    assert "HAT-2.E1" not in found
    assert _ids(project, str(CARDS / "yami.yaml")) == found


def test_a_card_in_a_deck_is_used(project: Project):
    deck = project.kb.raw("HAT-12.E1")["start"]
    assert "raigeki" in str(deck)
    assert "HAT-12.E1" in _ids(project, "card:raigeki")


def test_a_file_and_a_folder_mean_the_examples_in_them(project: Project, monkeypatch):
    assert _ids(project, str(HAT / "02-field-spell.yaml")) == _ids(project, "HAT-2")
    assert _ids(project, str(HAT)) == _ids(project, "HAT")
    monkeypatch.chdir(ROOT)
    assert _ids(project, "rules/yugioh/hat") == _ids(project, "HAT")
    assert _ids(project, ".") == _live(project)


def test_a_folder_of_cards_means_the_examples_that_use_one(project: Project):
    assert set(_ids(project, "card:umi", "card:yami")) < set(_ids(project, str(CARDS)))
    assert "TRN-1.E1" not in _ids(project, str(CARDS))


def test_what_holds_no_example_and_no_card_is_answered(project: Project, tmp_path: Path):
    with pytest.raises(LookupError, match=r"no example is in .*, or uses a card that is"):
        examples_of(project, [str(tmp_path)])


def test_names_of_every_form_go_together(project: Project):
    names = ("TRN-1", "HAT-2.1", "HAT-7.E1", "card:yami", str(CARDS / "umi.yaml"), str(HAT))
    together = _ids(project, *names)
    assert set(together) == {id for name in names for id in _ids(project, name)}
    assert together == [id for id in project.kb.examples if id in together]


def test_several_names_mean_each_example_once_in_the_order_of_the_files(project: Project):
    assert _ids(project, "HAT-2.E2", "HAT-2.E1", "HAT-2.E2") == ["HAT-2.E1", "HAT-2.E2"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("HAT-2.E22", "nothing here is called 'HAT-2.E22'; did you mean 'HAT-2.E"),
        ("card:abyss-dweller", "no example uses card:abyss-dweller"),
        ("card:umni", "nothing here is called 'card:umni'; did you mean 'card:umi'?"),
        ("hat-7.1", "nothing here is called 'hat-7.1'; did you mean 'HAT-7.1'?"),
        ("no/such/file.yaml", "nothing here is called 'no/such/file.yaml'"),
    ],
)
def test_a_name_that_means_nothing_is_answered_with_the_nearest(project: Project, name, said):
    with pytest.raises(LookupError) as unknown:
        examples_of(project, [name])
    assert said in str(unknown.value)


def test_an_example_is_played_under_every_ruleset_that_it_names(project: Project):
    examples = examples_of(project, ["HAT-2.E1", "MOD-2.E1"])
    runs = [(outcome.example, outcome.ruleset) for outcome in check(project, examples)]
    assert runs == [
        ("HAT-2.E1", "hat-2014"),
        ("HAT-2.E1", "modern"),
        ("MOD-2.E1", "modern"),
        ("MOD-2.E1", "hat-2014"),
    ]


def test_an_example_is_also_played_where_its_rulebook_says_so(project: Project):
    also = {id: book.also_under for id, book in project.kb.rulebooks.items()}
    assert also == {
        "DMG": ("hat-2014", "modern"),
        "HAT": ("modern",),
        "MOD": ("hat-2014",),
        "TAG": (),
        "HC": (),
        "UB": (),
        "UBT": (),
        "TCG": ("modern",),
        "TRN": (),
    }
    silent, differs, not_there, elsewhere = (
        project.kb.examples[id] for id in ("HAT-2.E2", "HAT-2.E1", "HAT-12.E2", "TCG-15.E1")
    )
    assert silent.under == {}
    assert project.runs_of(silent) == project.runs_of(differs) == ("hat-2014", "modern")
    assert not_there.under == {"modern": "not-played"}
    assert project.runs_of(not_there) == ("hat-2014",)
    assert project.runs_of(elsewhere) == ("hat-2014", "modern", "tournament-2005")


def test_an_example_may_be_played_under_one_ruleset_only(project: Project):
    examples = examples_of(project, ["HAT-2.E1"])
    assert [each.ruleset for each in check(project, examples, "modern")] == ["modern"]
    assert list(check(project, examples, "tcg-core")) == []


def test_what_several_processes_play_goes_as_in_one(project: Project):
    one_of, other = (project.kb.examples[id] for id in ("HAT-2.E1", "HAT-2.E2"))
    wrong = one_of.model_copy(update={"expect": other.expect})
    examples = [wrong, *examples_of(project, ["HAT-2"])]
    one, several = (list(check(project, examples, processes=n)) for n in (1, 2))
    assert [(o.example, o.ruleset, o.status) for o in several] == [
        (o.example, o.ruleset, o.status) for o in one
    ]
    told = [o for o in several if not o.held]
    assert told == [o for o in one if not o.held]
    assert told
    assert all(o.found for o in told)
