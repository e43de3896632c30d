"""HTML that a page gets after it was rendered."""

from pathlib import Path

import pytest

from ludex.site.bodies import Body, changed, fill

BODY = Body('<p id="a">A</p><p class="x" id="b">B</p>')
FILLED = f"<!--body-->{BODY.html}<!--end of body-->"


def test_until_it_comes_its_places_are_there():
    assert BODY.stand_in == '<div class="body"><i id="a"></i><i id="b"></i></div>'


def test_it_takes_the_place_of_what_stands_in():
    assert BODY.put_into(f"<h1>T</h1>{BODY.stand_in}<hr>") == f"<h1>T</h1>{FILLED}<hr>"


def test_a_page_without_a_place_for_it_is_an_error():
    with pytest.raises(ValueError, match="no place for its body"):
        BODY.put_into("<h1>T</h1>")


def test_a_language_is_filled(tmp_path: Path):
    page = tmp_path / "examples/X.E1/index.html"
    page.parent.mkdir(parents=True)
    page.write_text(f"<h1>T</h1>{BODY.stand_in}")
    fill(tmp_path, {"examples/X.E1.md": BODY})
    assert page.read_text() == f"<h1>T</h1>{FILLED}"


def test_another_body_takes_the_place_of_the_first():
    page = BODY.put_into(f"<h1>T</h1>{BODY.stand_in}<hr>")
    other = Body("<p>C</p>")
    assert changed(page, other) == "<h1>T</h1><!--body--><p>C</p><!--end of body--><hr>"
    with pytest.raises(ValueError, match="no body"):
        changed("<h1>T</h1>", other)
