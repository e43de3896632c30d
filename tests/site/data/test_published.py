"""The published data: complete, as its schemas say, and told by an index."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from ludex.i18n.locales import ENGLISH, LOCALES
from ludex.site.data.published import FOLDER, publish, publish_traces
from ludex.site.facts import Facts
from tests.site.rendered import writer_of

LISTS = ("rulesets", "articles", "clauses", "examples", "cards", "lists", "terms", "changes")


@pytest.fixture(scope="module")
def data(facts: Facts, tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("data")
    writers = {to.code: writer_of(facts, to) for to in LOCALES}
    for told in facts.told.values():
        publish_traces(site, told, writers[ENGLISH.code])
    publish(site, facts, writers)
    return site / FOLDER


def _read(data: Path, file: str) -> Any:
    return json.loads((data / file).read_text("utf-8"))


def test_the_index_tells_of_every_list_with_its_digest(data: Path):
    index = _read(data, "index.json")
    jsonschema.validate(index, _read(data, "schema/index.json"))
    assert [each["name"] for each in index["files"]] == list(LISTS)
    for each in index["files"]:
        told = (data / each["file"]).read_bytes()
        assert sha256(told).hexdigest() == each["sha256"]
        assert len(json.loads(told)) == each["count"] > 0


@pytest.mark.parametrize("name", LISTS)
def test_a_list_is_as_its_schema_says(data: Path, name: str):
    jsonschema.validate(_read(data, f"{name}.json"), _read(data, f"schema/{name}.json"))


def test_everything_is_there(data: Path, facts: Facts):
    kb = facts.project.kb
    assert [each["id"] for each in _read(data, "clauses.json")] == list(kb.clauses)
    assert [each["id"] for each in _read(data, "cards.json")] == list(kb.cards)
    assert [each["id"] for each in _read(data, "examples.json")] == list(facts.told)


def test_a_clause_says_its_text_in_every_language_and_where_it_is_in_force(data: Path):
    clause = next(each for each in _read(data, "clauses.json") if each["id"] == "HAT-2.1")
    assert set(clause["texts"]) == {to.code for to in LOCALES}
    assert "hat-2014" in clause["rulesets"]
    assert "modern" not in clause["rulesets"]
    assert "HAT-2.E1" in clause["shown_by"]
    assert clause["url"].endswith("/r/HAT-2.1/")


def test_every_run_has_its_trace(data: Path, facts: Facts):
    schema = _read(data, "schema/trace.json")
    told = {
        (each["id"], under): file
        for each in _read(data, "examples.json")
        for under, file in each["traces"].items()
    }
    assert set(told) == set(facts.runs)
    for run in (("HAT-2.E1", "hat-2014"), ("TRN-1.E2", "tournament-2005")):
        trace = _read(data, told[run])
        jsonschema.validate(trace, schema)
        said = [moment for moment in facts.runs[run].moments if moment.step]
        assert len(trace["steps"]) == len(said)
    acted = {
        clause
        for step in _read(data, told["HAT-2.E1", "hat-2014"])["steps"]
        for clause in step["clauses"]
    }
    assert "HAT-2.1" in acted
    assert all((data / file).is_file() for file in told.values())
