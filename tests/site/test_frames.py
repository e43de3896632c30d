"""What is put around a page, and into it again."""

from pathlib import Path

import pytest

from ludex.site.frames import DEEPEST, Entry, Framed, Frames, changed, contents, sources

FRAME = """<title><?= title ?></title>
<? if top == "rules/" ?>rules<? endif ?>
<? for each in contents ?>{<?= each.title ?>}<? endfor ?>
<?= structured ?>
    <div><?= body ?></div>{depth}
"""
PAGE = Framed(
    url="rules/HAT-2/",
    title="A & B",
    label="HAT-2",
    description="",
    structured={"item": "{base}rules/</script>"},
    body='<h2 id="a">A</h2>',
    wide=False,
    english=False,
)


@pytest.fixture
def frames(tmp_path: Path) -> Frames:
    for depth in range(DEEPEST + 1):
        page = tmp_path.joinpath(*["frame"] * depth, "index.html")
        page.parent.mkdir(exist_ok=True)
        page.write_text(FRAME.replace("{depth}", str(depth)))
    return Frames(tmp_path, "https://x.example/en/", ["rules/", "rules/HAT-3/"])


def test_a_page_is_framed_by_how_deep_it_lies(frames: Frames):
    assert frames.around(PAGE) == (
        "<title>A &amp; B</title>\nrules\n{A}\n"
        '{"@context":"https://schema.org","item":"https://x.example/en/rules/\\u003c/script>"}\n'
        '<div><!--body--><h2 id="a">A</h2><!--end of body--></div>2'
    )


def test_there_is_a_source_for_each_depth():
    assert list(sources()) == ["index.md", "frame.md", "frame/frame.md", "frame/frame/frame.md"]


def test_headings_with_places_are_the_table_of_contents():
    page = (
        '<h1 id="t">T</h1><h2 id="a">A <a href="#x">&amp;</a></h2><h3 id="b">B</h3>'
        '<h2>none</h2><h2 class="c" id="d">D</h2>'
    )
    assert contents(page) == (Entry("a", "A &", (Entry("b", "B"),)), Entry("d", "D"))


def test_another_body_takes_the_place_of_the_first(frames: Frames):
    page = changed(frames.around(PAGE), "<p>C</p>")
    assert page.endswith("<div><!--body--><p>C</p><!--end of body--></div>2")
    with pytest.raises(ValueError, match="no body"):
        changed("<h1>T</h1>", "<p>C</p>")
