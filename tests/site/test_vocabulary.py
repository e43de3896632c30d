"""The vocabulary of each game on the page of the format, made from its dataclasses."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import pytest

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import ENGLISH
from ludex.project.project import Project
from ludex.site.vocabulary.page import markdown
from ludex.site.vocabulary.told import Told
from ludex.site.writer import Writer
from ludex.yugioh.faults.effects import READ
from tests.conftest import ROOT
from tests.ladder.game import GAME
from tests.tree import checkout

LADDER = ROOT / "tests" / "ladder" / "rules"


@cache
def _project(game: str) -> Project:
    return Project.at(LADDER, games=(GAME,)) if game == "ladder" else checkout()


@cache
def _told(game: str) -> Told:
    project = _project(game)
    return Told(project, next(each for each in project.games if each.name == game))


@cache
def _page(game: str) -> str:
    writer = Writer(_project(game), Catalogues(ROOT / "translations"), ENGLISH)
    writer.open("about/format/")
    return markdown(_told(game), writer)


games = pytest.mark.parametrize("game", ["yugioh", "tournament", "ladder"])


def _dataclasses(hint: Any, seen: set[type]) -> Iterator[type]:
    """Yield every dataclass below a hint; found in another way than the page finds them."""
    if is_dataclass(hint) and isinstance(hint, type):
        if hint not in seen:
            seen.add(hint)
            yield hint
            for below in get_type_hints(hint, include_extras=True).values():
                yield from _dataclasses(below, seen)
    elif get_origin(hint) is not Literal:
        for each in get_args(hint):
            yield from _dataclasses(each, seen)


def _all(game: str) -> list[type]:
    engine = _told(game).engine
    roots = [engine.start, engine.step, engine.expect]
    if engine.cards is not None:
        roots += [engine.cards.facts, engine.cards.registered]
    seen: set[type] = set()
    return [each for root in roots for each in _dataclasses(root, seen)]


def _keys(of: type) -> list[str]:
    """Return the keys of a dataclass as files have them, those of its rest among them."""
    found: list[str] = []
    hints = get_type_hints(of, include_extras=True)
    for each in fields(of):
        hint = hints[each.name]
        if get_origin(hint) is Annotated and "rest" in hint.__metadata__:
            found += get_args(get_args(hint.__origin__)[0])
        else:
            found.append(each.name.rstrip("_").replace("_", "-"))
    return found


def _entry(game: str, of: type) -> str:
    """Return what the page tells of a dataclass."""
    told = _told(game)
    shape = told.found.shapes[of]
    heading = _page(game).index(f"#{_anchor(game, of)}}}\n")
    name = f"`{shape.name}`" if shape.name else re.sub(r"(?<=[a-z])(?=[A-Z])", " ", of.__name__)
    start = _page(game).index(f"\n{name if shape.name else name.capitalize()}\n:   ", heading)
    return re.split(r"\n\n(?=\S)", _page(game)[start + 1 :])[0]


def _anchor(game: str, of: type) -> str:
    place = _told(game).group_of[of]
    if place.owner is None:
        return f"{game}-{place.key}"
    owner = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", place.owner.__name__).lower()
    return f"{game}-{owner}-{place.key}"


@games
def test_every_key_of_every_dataclass_is_told_with_what_it_takes(game: str) -> None:
    classes = _all(game)
    assert len(classes) >= 5
    for of in classes:
        entry = _entry(game, of)
        lacking = [key for key in _keys(of) if f"`{key}` (" not in entry]
        assert lacking == [], f"{of.__name__}: {entry}"


@games
def test_every_dataclass_says_what_it_means(game: str) -> None:
    assert [of.__name__ for of in _all(game) if not _told(game).found.shapes[of].meaning] == []


@games
def test_what_nobody_uses_is_listed_as_unused(game: str) -> None:
    told = _told(game)
    seen = 0
    for of in _all(game):
        _, _, listed = _entry(game, of).partition("**Unused**")
        if of not in told.uses.mappings:
            assert "no card and no example has it" in listed
            continue
        for key in _keys(of):
            unused = (of, key) not in told.uses.keys
            assert unused == (f"`{key}`" in listed), (of.__name__, key)
            seen += unused
    assert seen > 0 or game == "ladder"


@games
def test_every_quantity_is_told(game: str) -> None:
    page = _page(game).partition(f"{{#{game}-sets}}")[2]
    for name in _told(game).engine.quantities:
        assert f"\n`{name}`\n:   " in page


def test_a_verb_a_cost_and_a_moment_are_told_with_a_card_that_has_them() -> None:
    page = _page("yugioh")
    assert "Special Summon a Token, in the position that you choose" in page
    assert 'cards/gorz-the-emissary-of-darkness/">Gorz the Emissary of Darkness</a>' in page
    assert "| `flip` | a face-down attack target is flipped face-up | <a href=" in page
    assert re.search(r"^`pay-life-points`\n:   Pay Life Points: a number", page, re.MULTILINE)
    assert "So far it goes with `kind: continuous`." in page


@games
def test_every_anchor_is_there_and_stands_alone(game: str) -> None:
    anchors = re.findall(r"^#+ .*\{#(\S+)\}$", _page(game), re.MULTILINE)
    assert len(set(anchors)) == len(anchors)
    assert set(re.findall(r"\]\(#([^)]+)\)", _page(game))) <= set(anchors)


def test_words_that_no_one_uses_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told = _told("yugioh")
    monkeypatch.setattr(told.uses, "words", {})
    monkeypatch.setattr(told.uses, "set_words", {})
    silent = Told.__new__(Told)
    silent.__dict__.update(told.__dict__)
    silent.under = silent._by_words()
    writer = Writer(_project("yugioh"), Catalogues(ROOT / "translations"), ENGLISH)
    page = markdown(silent, writer)
    assert "| `flip` | a face-down attack target is flipped face-up | **unused** |" in page
    assert "`timing: if`" in page


NAMES = {"attribute", "card kind", "monster type", "printed kind", "series", "who"}
"""Lists of words that are what cards and seats are called."""


@games
def test_every_word_has_a_meaning_unless_it_is_a_name(game: str) -> None:
    lists = [named for named in _told(game).listed.values() if named.name not in NAMES]
    assert len(lists) >= {"yugioh": 10}.get(game, 0)
    silent = {
        (named.name, word)
        for named in lists
        for word in named.words
        if not (named.meanings or {}).get(word)
    }
    assert silent == set()


def test_a_list_that_begins_with_another_has_its_meanings() -> None:
    assert "| `graveyard` | the Graveyard | " in _words_of("zone")
    assert "| `graveyard` | the Graveyard | " in _words_of("where")
    assert "| `aside` | outside of the Duel" in _words_of("zone")
    assert "`aside`" not in _words_of("where")


def _words_of(name: str) -> str:
    return _page("yugioh").partition(f"{{#yugioh-words-{name}}}")[2].partition("\n### ")[0]


def test_each_kind_of_effect_is_told_with_the_keys_that_are_read_of_it() -> None:
    rows = dict(
        re.findall(r"^\| `(\S+)` \| [^|]+ \| ([^|]*) \|", _words_of("effect-kind"), re.MULTILINE)
    )
    assert rows.keys() == READ.keys()
    assert rows["continuous"] == "`during`, `requires`, `holds`, `lingers`"
    assert "`from`" in rows["trigger"]
    assert "`from-activation`" in rows["activation"]
    for kind, keys in READ.items():
        assert len(rows[kind].split(", ")) == len(keys)
