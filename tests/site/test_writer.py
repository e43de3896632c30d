"""Names as the pages have them."""

from ludex.check.project import Project
from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import locale
from ludex.site.writer import Writer
from tests.site.rendered import ROOT


def test_a_card_without_a_page_is_named_and_not_linked(project: Project):
    writer = Writer(project, Catalogues(ROOT / "translations"), locale("pt"))
    assert writer.card("raigeki") == "“Raigeki”"
    assert writer.card_name("snatch-steal") == "Roubo Precipitado"
    assert writer.card("umi") == "“[Umi](cards/umi.md)”"
