"""What to do when time is called, drawn: nothing is lost, nothing overlaps, nothing overflows."""

import re
from itertools import combinations, pairwise
from typing import get_args
from xml.etree import ElementTree as ET

import pytest

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.project.project import Project
from ludex.site.games.matches import flowchart
from ludex.site.games.matches.flowchart import PLACES, SIZE, SMALL, Seen, drawn, order
from ludex.site.games.matches.time import said
from ludex.site.typesetting import width
from ludex.site.writer import Writer
from ludex.tournament.procedure import BoxId, Procedure, procedure
from tests.conftest import ROOT

SVG = "{http://www.w3.org/2000/svg}"
Rect = tuple[float, float, float, float]
"""Left, top, right and bottom."""
Point = tuple[float, float]


@pytest.fixture(scope="module")
def found(project: Project) -> Procedure:
    procedures = (procedure(rules) for rules in project.rulesets.values())
    return next(each for each in procedures if each is not None)


def _svg(project: Project, found: Procedure, to: Locale) -> ET.Element:
    writer = Writer(project, Catalogues(ROOT / "translations"), to)
    seen = [
        Seen(
            box.id,
            number,
            said(writer, box, found),
            tuple((id, f"#{id}") for id in box.by),
            box.asks,
        )
        for number, box in enumerate(order(found), 1)
    ]
    text = drawn(seen, found.arrows, lambda key: writer.word(f"time.answer.{key}"), "<A title>")
    assert not writer.lacking
    return ET.fromstring(text)  # noqa: S314 - we have just drawn it


def _boxes(svg: ET.Element) -> dict[str, ET.Element]:
    groups = [each for each in svg.iter(f"{SVG}g") if each.get("data-box")]
    boxes = {each.get("data-box") or "": each for each in groups}
    assert len(boxes) == len(groups), "a box is drawn twice"
    return boxes


def _rect(box: ET.Element) -> Rect:
    x, y = map(float, re.findall(r"[\d.]+", box.get("transform") or ""))
    shape = box.find(f"{SVG}rect")
    assert shape is not None
    return x, y, x + float(shape.get("width") or 0), y + float(shape.get("height") or 0)


def _ways(svg: ET.Element) -> list[list[Point]]:
    paths = [each.get("d") or "" for each in svg.iter(f"{SVG}path") if each.get("class") == "way"]
    return [
        [(float(x), float(y)) for x, y in re.findall(r"[ML]([\d.]+) ([\d.]+)", path)]
        for path in paths
    ]


def _on_the_edge(point: Point, rect: Rect) -> bool:
    (x, y), (left, top, right, bottom) = point, rect
    inside = left <= x <= right and top <= y <= bottom
    return inside and (x in (left, right) or y in (top, bottom))


def _crosses(start: Point, end: Point, rect: Rect) -> bool:
    """Whether an upright or level line goes through the inside of a box."""
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    return left < rect[2] and right > rect[0] and top < rect[3] and bottom > rect[1]


def _overlap(one: Rect, other: Rect) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _answers(svg: ET.Element) -> list[Rect]:
    """Return the places of what is written on the arrows."""
    rects = []
    for each in svg.iter(f"{SVG}text"):
        if each.get("class") == "answer":
            x, y = float(each.get("x") or 0), float(each.get("y") or 0)
            wide = width(each.text or "", SMALL)
            left = x - wide if each.get("text-anchor") == "end" else x
            rects.append((left, y - SMALL, left + wide, y))
    return rects


def _past_all_others(svg: ET.Element, found: Procedure) -> None:
    rects = {id: _rect(box) for id, box in _boxes(svg).items()}
    ways = _ways(svg)
    assert len(ways) == len(found.arrows)
    for arrow, way in zip(found.arrows, ways, strict=True):
        assert _on_the_edge(way[0], rects[arrow.from_]), arrow
        assert _on_the_edge(way[-1], rects[arrow.to]), arrow
        for start, end in pairwise(way):
            assert start[0] == end[0] or start[1] == end[1], f"{arrow} goes aslant"
            through = [id for id, rect in rects.items() if _crosses(start, end, rect)]
            assert through == [], arrow


everywhere = pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)


@everywhere
def test_every_box_is_drawn_once_and_says_what_it_has_to(project: Project, found, to: Locale):
    boxes = _boxes(_svg(project, found, to))
    assert set(boxes) == {box.id for box in found.boxes}
    for box in found.boxes:
        texts = [each.text or "" for each in boxes[box.id].iter(f"{SVG}text")]
        assert not any("…" in text for text in texts), "what is said is cut off"
        links = [each.get("href") for each in boxes[box.id].iter(f"{SVG}a")]
        assert links == [f"#{id}" for id in box.by]
        if box.count is not None:
            assert str(box.count) in "".join(texts)


@everywhere
def test_no_text_is_wider_or_higher_than_its_box(project: Project, found, to: Locale):
    for box in _boxes(_svg(project, found, to)).values():
        left, top, right, bottom = _rect(box)
        for text in box.iter(f"{SVG}text"):
            x, y = float(text.get("x") or 0), float(text.get("y") or 0)
            size = SMALL if text.get("class") == "clause" else SIZE
            assert x >= 0
            assert x + width(text.text or "", size) <= right - left, text.text
            assert y - size >= 0
            assert y <= bottom - top


@everywhere
def test_boxes_do_not_overlap_and_stay_on_the_drawing(project: Project, found, to: Locale):
    svg = _svg(project, found, to)
    rects = [_rect(box) for box in _boxes(svg).values()]
    assert not any(_overlap(*pair) for pair in combinations(rects, 2))
    left, top, wide, high = map(float, (svg.get("viewBox") or "").split())
    for rect in (*rects, *_answers(svg)):
        assert rect[0] >= left
        assert rect[1] >= top
        assert rect[2] <= wide
        assert rect[3] <= high


@everywhere
def test_every_arrow_leads_from_its_box_to_its_box_past_all_others(
    project: Project, found, to: Locale
):
    _past_all_others(_svg(project, found, to), found)


@everywhere
def test_what_is_written_on_the_arrows_can_be_read(project: Project, found, to: Locale):
    svg = _svg(project, found, to)
    answers = _answers(svg)
    assert len(answers) == sum(bool(arrow.answer) for arrow in found.arrows)
    rects = [_rect(box) for box in _boxes(svg).values()]
    assert not any(_overlap(answer, rect) for answer in answers for rect in rects)
    assert not any(_overlap(*pair) for pair in combinations(answers, 2))


def test_a_title_that_would_be_markup_is_text(project: Project, found):
    assert _svg(project, found, locale("en")).get("aria-label") == "<A title>"


def test_questions_look_otherwise_than_what_is_done(project: Project, found):
    boxes = _boxes(_svg(project, found, locale("en")))
    asking = {id for id, box in boxes.items() if any(r.get("class") == "ask" for r in box.iter())}
    assert asking == {arrow.from_ for arrow in found.arrows if arrow.answer}


def test_boxes_are_numbered_as_one_reads_them(found):
    ids = [box.id for box in order(found)]
    assert ids[0] == "called"
    assert sorted(ids) == sorted(box.id for box in found.boxes)
    back = {(a.from_, a.to) for a in found.arrows if ids.index(a.from_) > ids.index(a.to)}
    again = {("tie-break", "won-yet"), ("last-game", "won-yet")}
    assert back == {("chain-first", "points-equal"), *again}


def test_every_box_that_there_can_be_has_a_place_of_its_own():
    assert set(PLACES) == set(get_args(BoxId))
    assert len(set(PLACES.values())) == len(PLACES)


def test_with_fewer_boxes_there_is_a_diagram_still(project: Project):
    rules = project.rulesets["tournament-2005"]
    for clause in rules.ids:
        found = procedure(rules.without(clause))
        if found is None:
            continue
        seen = [
            Seen(box.id, n, box.id, (), box.asks) for n, box in enumerate(flowchart.order(found), 1)
        ]
        svg = ET.fromstring(drawn(seen, found.arrows, str, "A title"))  # noqa: S314
        assert set(_boxes(svg)) == {box.id for box in found.boxes}
        _past_all_others(svg, found)
