"""Where the rulesets differ in the Damage Step: only there, and with what decides."""

from ludex.i18n.locales import locale
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.games.duels.compared import admissions, limits, places
from ludex.site.games.duels.timings import tables
from tests.site.rendered import links, one_page, writer_of

HAT, MODERN, OLD = "hat-2014", "modern", "damage-step-2011"


def test_what_stands_there_is_answered_differently(facts: Facts):
    for _, _, its in admissions(tables(facts.project)):
        assert {cell.verdict == "admitted" for cell in its.values()} == {True, False}
    for _, where in places(tables(facts.project)):
        assert len({now for now, _ in where.values()}) > 1 or len(where) < 3
    for _, number in limits(tables(facts.project)):
        assert len({most for most, _ in number.values()}) > 1


def test_honest_decides_after_damage_calculation(facts: Facts):
    its = {(one, now): cells for one, now, cells in admissions(tables(facts.project))}
    cells = its["monster-changes-atk-def", "after-calculation"]
    assert {id: cell.verdict for id, cell in cells.items()} == {
        OLD: "refused",
        HAT: "admitted",
        MODERN: "refused",
    }
    assert {id: cell.by for id, cell in cells.items()} == {
        OLD: "DMG-1.2",
        HAT: "HAT-6.23",
        MODERN: "MOD-6.6",
    }
    assert ("spell-trap-changes-atk-def", "start") not in its  # they agree there


def test_an_attack_target_is_flipped_before_calculation_today(facts: Facts):
    its = dict(places(tables(facts.project)))
    assert {id: now for id, (now, _) in its["flip"].items()} == {
        OLD: "flip",
        HAT: "flip",
        MODERN: "before-calculation",
    }


def test_one_ruleset_alone_differs_from_none(facts: Facts):
    hat = {HAT: tables(facts.project)[HAT]}
    assert [*admissions(hat), *places(hat), *limits(hat)] == []


def test_the_page_leads_to_clauses_and_to_the_examples_that_decide(facts: Facts):
    targets = links(one_page(facts, writer_of(facts, locale("en")), addresses.COMPARED.page))
    assert any("#HAT-6.23" in to for to in targets)
    assert any("examples/DMG-1.E5" in to for to in targets)
