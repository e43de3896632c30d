"""Which effects the examples play: those activated, those by which something happens or applies."""

from ludex.check.effects import cards_named, of_cards, unplayed, where
from ludex.check.run import check, examples_of
from ludex.project.project import Project


def _left(project: Project, slug: str, *names: str) -> list[str]:
    runs = check(project, examples_of(project, names), "hat-2014")
    return unplayed(project, of_cards(project, [slug]), runs)


def test_an_effect_that_is_activated_is_played(project: Project):
    assert _left(project, "poison-of-the-old-man", "card:poison-of-the-old-man") == []
    assert _left(project, "poison-of-the-old-man", "HAT-2") == [
        "poison-of-the-old-man#1",
        "poison-of-the-old-man#2",
    ]


def test_a_continuous_effect_is_played_where_it_applies_though_nothing_happens(project: Project):
    assert _left(project, "umi", "HAT-2") == []
    assert _left(project, "umi", "TRN-1") == ["umi#1"]


def test_a_run_that_never_began_plays_nothing(project: Project):
    assert unplayed(project, ["umi#1"], []) == ["umi#1"]


def test_cards_are_named_as_such_or_by_where_they_stand(project: Project):
    folder = project.kb.root / "yugioh" / "cards"
    assert cards_named(project, ["card:umi", "HAT-2"]) == ["umi"]
    assert cards_named(project, [str(folder / "sangan.yaml")]) == ["sangan"]
    assert cards_named(project, [str(folder)]) == list(project.cards_of("yugioh"))
    assert cards_named(project, ["HAT-2", "sangan"]) == []


def test_an_effect_is_told_with_its_line_and_what_it_says(project: Project):
    told = where(project, "sangan#1")
    lines = (project.kb.root / "yugioh" / "cards" / "sangan.yaml").read_text("utf-8").splitlines()
    place, says = told.split(": sangan#1: ")
    line = lines[int(place.split(":")[-2]) - 1]
    assert line.strip().startswith("- says:")
    assert says == project.cards["sangan"].effects[0].says
