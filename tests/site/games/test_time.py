"""The page that tells what to do when time is called: in words, and with worked examples."""

import re
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.games.matches.flowchart import order
from ludex.site.games.matches.time import charts, procedures
from tests.site.rendered import Elements, leads_to, one_page, writer_of
from tests.tree import Tree

POLICY, TAG = "tournament-2005", "tag-2007"
PATH = addresses.time_called(POLICY).page
everywhere = pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)


def _shown(facts: Facts, to: Locale, ruleset: str = POLICY) -> dict[str, Any]:
    writer = writer_of(facts, to)
    page = addresses.time_called(ruleset).page
    writer.open(page)
    (chart,) = (each for each in facts.charts if each.address.page == page)
    assert chart.words == "time"
    shown = chart.show(facts.runs, writer)
    assert not writer.lacking
    return dict(shown.values)


def test_there_is_a_page_for_each_ruleset_that_says_what_to_do(facts: Facts):
    assert set(procedures(facts.project)) == {POLICY, TAG}


@everywhere
@pytest.mark.parametrize("ruleset", [POLICY, TAG])
def test_the_words_say_of_each_box_what_the_diagram_says(facts: Facts, to: Locale, ruleset: str):
    shown = _shown(facts, to, ruleset)
    boxes = order(procedures(facts.project)[ruleset])
    assert len(shown["steps"]) == len(boxes)
    drawn = unescape(re.sub(r"<[^>]*>", "", shown["diagram"])).replace(" ", "")
    for number, (step, box) in enumerate(zip(shown["steps"], boxes, strict=True), 1):
        assert f"{number}.{step['said']}".replace(" ", "") in drawn
        assert [id for id in box.by if f">{id}</a>" not in step["by"]] == []


@everywhere
def test_the_numbers_in_the_words_lead_where_the_arrows_lead(facts: Facts, to: Locale):
    found = procedures(facts.project)[POLICY]
    numbers = {box.id: n for n, box in enumerate(order(found), 1)}
    writer = writer_of(facts, to)
    for step, box in zip(_shown(facts, to)["steps"], order(found), strict=True):
        arrows = [arrow for arrow in found.arrows if arrow.from_ == box.id]
        said = {
            way["to"]: way["said"].removesuffix(writer.word("time.next", number=way["to"]))
            for way in step["ways"]
        }
        wanted = {
            numbers[arrow.to]: arrow.answer
            for arrow in arrows
            if arrow.answer or numbers[arrow.to] != numbers[box.id] + 1
        }
        assert said.keys() == wanted.keys(), "only the next box goes without saying"
        for number, answer in wanted.items():
            word = writer.word(f"time.answer.{answer}") if answer else ""
            assert said[number].strip(" :：") == word
        assert {way["to"]: way["answer"] for way in step["ways"]} == {
            number: writer.word(f"time.answer.{answer}") if answer else ""
            for number, answer in wanted.items()
        }
        on = [numbers[arrow.to] for arrow in arrows if not arrow.answer]
        assert [step["then"]] == (on or [0])
        assert step["ends"] == (not arrows)


def test_of_tag_duels_it_speaks_of_teams_and_of_eight_turns(facts: Facts):
    said = [step["said"] for step in _shown(facts, locale("en"), TAG)["steps"]]
    assert "3 more turns are played, the other team's first." in said
    assert "The team with more Life Points wins the game." in said
    assert "One more game is played, with at most 8 turns." in said
    assert [each for each in said if "layer with" in each or "opponent" in each] == []
    shown = _shown(facts, locale("en"), TAG)
    assert "TAG-8.E5" in {each["id"] for each in shown["worked"]}


def test_chinese_has_a_colon_of_its_own(facts: Facts):
    ways = _ways(facts, "zh-Hans")
    assert any("：" in way for way in ways)
    assert not any(":" in way or "： " in way for way in ways)
    assert any(re.fullmatch(r"no: go to \d+", way) for way in _ways(facts, "en"))


def _ways(facts: Facts, code: str) -> list[str]:
    steps = _shown(facts, locale(code))["steps"]
    return [way["said"] for step in steps for way in step["ways"]]


@everywhere
def test_the_page_is_written_in_every_language(facts: Facts, to: Locale):
    page = one_page(facts, writer_of(facts, to), PATH)
    found = procedures(facts.project)[POLICY]
    assert page.count("data-box=") == len(found.boxes)
    assert page.count('class="way"') == len(found.arrows)
    assert page.count('<span class="said">') == len(found.boxes)
    assert "{{" not in page


def test_the_clauses_of_the_diagram_lead_to_where_they_stand(facts: Facts):
    writer = writer_of(facts, locale("en"))
    diagram = _shown(facts, locale("en"))["diagram"]
    links = re.findall(r'<a href="([^"]+)"><text[^>]*>([^<]+)</text>', diagram)
    wanted = [id for box in order(procedures(facts.project)[POLICY]) for id in box.by]
    assert [id for _, id in links] == wanted
    here = addresses.Address(PATH).url.strip("/").split("/")
    anchors = {}
    for href, id in links:
        to, _, anchor = href.partition("#")
        up = to.count("../")
        assert up == len(here), "the link starts from the root of the site"
        page = to.removeprefix("../" * up)
        if page not in anchors:
            html = one_page(facts, writer, page)
            anchors[page] = {attrs.get("id") for _, attrs in Elements(html).found}
        assert anchor in anchors[page], id


def test_the_worked_examples_are_those_of_the_document_and_more(facts: Facts):
    ids = [each["id"] for each in _shown(facts, locale("en"))["worked"]]
    assert {f"TRN-2.E{n}" for n in range(1, 7)} <= set(ids)
    assert len(set(ids)) == len(ids)
    kb = facts.project.kb
    clauses = {clause for box in procedures(facts.project)[POLICY].boxes for clause in box.by}
    assert all(clauses.intersection(kb.examples[id].shows) for id in ids)


@pytest.mark.parametrize(
    ("path", "leads"),
    [
        ("", True),
        (f"rulesets/{POLICY}/", True),
        ("rules/TRN-2/", True),
        ("rules/TRN-3/", True),
        ("rules/TRN-1/", True),
        ("rulesets/hat-2014/", False),
        ("rules/TCG-15/", False),
    ],
)
def test_pages_lead_to_the_diagram_that_concerns_them(facts: Facts, path: str, leads: bool):
    found = leads_to(path, one_page(facts, writer_of(facts, locale("es")), path))
    assert (addresses.time_called(POLICY).url in found) == leads


@pytest.mark.parametrize(
    ("to", "said"),
    [
        ("en", "5 more turns are played"),
        ("pt-BR", "5"),
        ("es", "5"),
        ("zh-Hans", "追加进行5个回合"),
    ],
)
def test_another_number_in_the_rules_is_another_number_on_the_page(
    facts: Facts, tmp_path: Path, to: str, said: str
):
    tree = Tree(tmp_path)
    tree.edit(
        "rules/tournament/02-end-of-match.yaml",
        ("sets: {additional-turns: 3}", "sets: {additional-turns: 5}"),
    )
    changed = tuple(charts(tree.project))
    steps = _shown(replace(facts, charts=changed), locale(to))["steps"]
    before = _shown(facts, locale(to))["steps"]
    others = [(was["said"], now["said"]) for was, now in zip(before, steps, strict=True)]
    (only,) = [(was, now) for was, now in others if was != now]
    assert said in only[1]
    assert only[0].replace("3", "5") == only[1]
