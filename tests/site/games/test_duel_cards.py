"""What the page of a card says of the ways in which it is not Summoned."""

import pytest

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import locale
from ludex.project.project import Project
from ludex.site.games.duels.cards import CARDS
from ludex.site.writer import Writer
from tests.site.rendered import ROOT


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        ("gemini-elf", []),
        ("mystic-swordsman-lv4", ["has to be Set"]),
        ("vanitys-fiend", ["cannot be Special Summoned"]),
        ("the-creator", ["from the Graveyard"]),
        ("elemental-hero-flame-wingman", ["by a Fusion Summon"]),
        (
            "horus-the-black-flame-dragon-lv8",
            ["Normal Summoned or Set", "Horus the Black Flame Dragon LV6"],
        ),
        ("xx-saber-faultroll", ["Normal Summoned or Set", "as its own text says"]),
    ],
)
def test_each_ban_on_summons_is_told(project: Project, slug: str, said: list[str]):
    writer = Writer(project, Catalogues(ROOT / "translations"), locale("en"))
    assert CARDS.effects is not None
    remarks = CARDS.effects(writer, slug, project.kb.cards[slug].facts)["remarks"]
    assert len(remarks) == len(said)
    assert all(part in remark for part, remark in zip(said, remarks, strict=True))


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        ("gemini-elf", None),
        ("super-robolady", ["Robolady", "Roboyarou"]),
        ("elemental-hero-nova-master", ["1 monster", "Elemental HERO", "FIRE"]),
    ],
)
def test_the_fusion_materials_of_a_monster_are_told(
    project: Project, slug: str, said: list[str] | None
):
    writer = Writer(project, Catalogues(ROOT / "translations"), locale("en"))
    writer.open("cards/")
    rows = dict(CARDS.rows(writer, project.kb.cards[slug].facts))
    assert ("Fusion Materials" in rows) is (said is not None)
    assert all(part in rows["Fusion Materials"] for part in said or ())
