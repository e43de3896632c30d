"""The Damage Step as a table: what it says, where it leads, and that it is what is played."""

from pathlib import Path
from typing import get_args

import pytest

from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.project.words import interface, together
from ludex.site import addresses
from ludex.site.games.duels.showings import showings
from ludex.site.games.duels.timings import tables
from ludex.yugioh.play.damage_step_table import Cell, Table, table
from ludex.yugioh.quantities import EffectClass, Occurrence
from tests.site.rendered import leads_to, links, one_page, writer_of
from tests.tree import Tree

HAT, MODERN, OLD = "hat-2014", "modern", "damage-step-2011"
PATH = {ruleset: addresses.timings(ruleset).page for ruleset in (HAT, MODERN, OLD)}

UI = together(interface())


def cell(of: Table | None, effect_class: str, sub_step: str) -> Cell:
    assert of is not None
    cells = [cell for row in of.rows for cell in row.cells]
    return next(c for c in cells if (c.effect_class, c.sub_step) == (effect_class, sub_step))


# What is read from the rules.


def test_each_ruleset_has_the_sub_steps_that_it_names(facts):
    assert set(tables(facts.project)) == {HAT, MODERN, OLD}
    for ruleset, clause, number in (
        (HAT, "HAT-6.1", 7),
        (OLD, "HAT-6.1", 7),
        (MODERN, "MOD-6.1", 5),
    ):
        found = tables(facts.project)[ruleset]
        assert found.by == clause
        assert len(found.moments) == number
        assert all(len(row.cells) == number for row in found.rows)


@pytest.mark.parametrize(
    ("ruleset", "at", "verdict", "by"),
    [
        (HAT, ("counter-trap", "flip"), "admitted", "HAT-6.16"),
        (HAT, ("spell-trap-changes-atk-def", "calculation"), "refused", "HAT-6.25"),
        (HAT, ("flip", "start"), None, "TCG-10.4"),
        (HAT, ("monster-changes-atk-def", "calculation"), "admitted", "HAT-6.23"),
        (OLD, ("monster-changes-atk-def", "calculation"), "refused", "DMG-1.2"),
        (OLD, ("up-to-damage-calculation", "calculation"), "admitted", "DMG-1.3"),
        (MODERN, ("monster-changes-atk-def", "calculation"), "refused", "MOD-6.6"),
        (MODERN, ("spell-trap-negates-activation", "start"), "admitted", "MOD-6.5"),
    ],
)
def test_a_cell_says_what_its_clause_says(facts, ruleset, at, verdict, by):
    found = cell(tables(facts.project)[ruleset], *at)
    assert (found.verdict, found.by) == (verdict, by)


def test_whatever_a_clause_speaks_of_has_a_row_or_a_place(facts):
    """The data of the clauses in force and the table are the same."""
    kb = facts.project.kb
    for ruleset, found in tables(facts.project).items():
        sets = [kb.clauses[id].sets or {} for id in facts.crossings.clauses_of[ruleset]]
        moments = [moment.sub_step for moment in found.moments]
        wanted = {
            (effect_class, sub_step, verdict)
            for one in sets
            for effect_class, row in one.get("damage-step-admits", {}).items()
            # A word in the place of a row is what every sub-step says.
            for sub_step, verdict in (
                dict.fromkeys(moments, row) if isinstance(row, str) else row
            ).items()
            if sub_step in moments
        }
        cells = [cell for row in found.rows for cell in row.cells if cell.verdict]
        assert {(c.effect_class, c.sub_step, c.verdict) for c in cells} == wanted
        places = {what for one in sets for what in one.get("sub-step-of", {})}
        assert {place.what for moment in found.moments for place in moment.places} == places


def test_chains_by_choice_are_limited_where_a_clause_says_so(facts):
    limits = {moment.sub_step: moment.chains for moment in tables(facts.project)[HAT].moments}
    assert limits["start"] is None
    assert limits["calculation"] == 1
    limited = next(m for m in tables(facts.project)[HAT].moments if m.sub_step == "calculation")
    assert limited.by == ("HAT-6.26", "TCG-10.5")


def test_without_its_clauses_there_is_no_such_table(facts):
    ruleset = facts.project.rulesets[HAT]
    assert table(ruleset.without("HAT-6.1")) is None
    found = table(ruleset.without("TCG-10.4", "TCG-10.5"))
    assert found is not None
    assert found.rest_by is None
    assert cell(found, "flip", "start").by is None
    assert all(moment.chains is None for moment in found.moments)


# What a change of the rules changes.

ANSWER = """
    shows: [HAT-6.25]
    start:
      A: {monsters: [gemini-elf], hand: [rush-recklessly]}
      B: {monsters: [vorse-raider]}
    play:
      - {player: A, go-to: battle}
      - {player: A, attack: gemini-elf, target: vorse-raider}
      - {until-sub-step: calculation}
      - expect: [{cannot: {player: A, activate: rush-recklessly}, because: HAT-6.25}]
    """


def test_one_cell_edited_in_the_rules_is_another_in_the_table_and_in_play(tmp_path: Path):
    tree = Tree(tmp_path)
    tree.trial(ANSWER)
    assert tree.played("HAT-99.E1").held
    before = table(tree.project.rulesets[HAT])
    tree.edit(
        "rules/yugioh/hat/06-damage-step.yaml",
        (
            "spell-trap-changes-atk-def: {calculation: refused,",
            "spell-trap-changes-atk-def: {calculation: admitted,",
        ),
    )
    after = table(tree.project.rulesets[HAT])
    edited = ("spell-trap-changes-atk-def", "calculation")
    assert cell(before, *edited).verdict == "refused"
    assert cell(after, *edited).verdict == "admitted"
    assert cell(after, edited[0], "end") == cell(before, edited[0], "end")
    outcome = tree.played("HAT-99.E1")
    assert outcome.status == "failed"
    assert "it is legal" in outcome.found


# The pages.


@pytest.mark.parametrize("ruleset", [HAT, MODERN])
@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_the_table_is_there_in_every_language(facts, to: Locale, ruleset: str):
    page = one_page(facts, writer_of(facts, to), PATH[ruleset])
    found = tables(facts.project)[ruleset]
    moments, rows = len(found.moments), len(found.rows)
    assert page.count('scope="col"') == 1 + moments + 3
    assert page.count('scope="row"') == rows + moments
    verdicts = [page.count(f'<td class="{word}"') for word in ("admitted", "refused", "unsaid")]
    assert sum(verdicts) == rows * moments
    assert all(verdicts)


@pytest.mark.parametrize("ruleset", [HAT, MODERN])
def test_every_cell_leads_to_its_clause_and_to_examples_that_show_it(facts, ruleset: str):
    page = one_page(facts, writer_of(facts, locale("en")), PATH[ruleset])
    _, *cells = page[page.index("<tbody") : page.index("</tbody>")].split("<td ")
    cells = [cell.partition("</td>")[0] for cell in cells]
    found = [cell for row in tables(facts.project)[ruleset].rows for cell in row.cells]
    kb = facts.project.kb
    examples = {
        addresses.link(PATH[ruleset], addresses.example(id, ruleset))
        for id, example in kb.examples.items()
    }
    for shown, meant in zip(cells, found, strict=True):
        clause, *others = links(f"<td {shown}")
        assert meant.by is not None
        assert clause == addresses.link(PATH[ruleset], addresses.rule(meant.by))
        assert set(others) <= examples


def test_an_example_stands_in_the_cells_in_which_its_clause_had_a_part(facts):
    shown = showings(facts.project.kb, (run for run in facts.runs.values() if run.ruleset == HAT))
    assert "HAT-6.E5" in shown("HAT-6.24", "start")
    assert "HAT-6.E5" in shown("HAT-6.25", "calculation")
    assert shown("HAT-6.24", "calculation") == ()


@pytest.mark.parametrize(
    ("path", "rulesets"),
    [
        ("rulesets/hat-2014/", {HAT}),
        ("rulesets/modern/", {MODERN}),
        ("rulesets/damage-step-2011/", {OLD}),
        ("rulesets/tcg-core/", set()),
        ("rules/HAT-6/", {HAT, MODERN, OLD}),
        ("rules/MOD-6/", {MODERN}),
        ("rules/TCG-10/", {HAT, MODERN, OLD}),
        ("rules/HAT-5/", set()),
    ],
)
def test_pages_lead_to_the_tables_that_concern_them(facts, path: str, rulesets: set[str]):
    found = leads_to(path, one_page(facts, writer_of(facts, locale("pt-BR")), path))
    tables_in = {url for url in found if url.endswith("/damage-step/") and "sources" not in url}
    assert tables_in == {addresses.timings(ruleset).url for ruleset in rulesets}


def test_every_class_and_occurrence_has_a_word():
    asked = {f"effect-class.{one}" for one in get_args(EffectClass)}
    asked |= {f"occurrence.{one}" for one in get_args(Occurrence)}
    assert asked == {key for key in UI if key.startswith(("effect-class.", "occurrence."))}
