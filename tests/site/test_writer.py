"""Names as the pages have them."""

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import locale
from ludex.project.project import Project
from ludex.site.writer import Writer
from tests.site.rendered import ROOT


def test_a_card_without_a_page_is_named_and_not_linked(project: Project):
    writer = Writer(project, Catalogues(ROOT / "translations"), locale("pt"))
    assert writer.card("zombyra-the-dark") == "“Zombyra, o Negro”"
    assert writer.card("umi") == '“<a href="cards/umi/">Umi</a>”'


def test_a_registered_card_that_is_on_a_list_is_linked(project: Project):
    writer = Writer(project, Catalogues(ROOT / "translations"), locale("pt"))
    assert "raigeki" in project.kb.register
    assert writer.card("raigeki") == '“<a href="cards/raigeki/">Raigeki</a>”'


def test_a_script_is_handed_the_forms_of_a_count(project: Project):
    english = Writer(project, Catalogues(ROOT / "translations"), locale("en"))
    assert english.counted("list.count") == ("1 card", "{count} cards")
