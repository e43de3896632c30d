import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from ludex.kb import layout, schema
from ludex.kb.reading import parse
from ludex.kb.validate import validators
from ludex.kb.yaml_file import Keys
from tests.kb.demo import VOCABULARY
from tests.kb.tree import FILES

CHECKERS = {
    name.removesuffix(".json"): Draft202012Validator(
        json.loads(text), format_checker=Draft202012Validator.FORMAT_CHECKER
    )
    for name, text in schema.schemas(VOCABULARY).items()
}
DOCUMENTS = [
    parse(Path(name), text.encode(), layout.kind_of(Path(name))) for name, text in FILES.items()
]


def test_every_kind_of_file_has_a_schema_that_is_one() -> None:
    assert sorted(CHECKERS) == sorted(layout.KINDS)
    for checker in CHECKERS.values():
        Draft202012Validator.check_schema(checker.schema)


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_every_file_is_valid_by_its_schema(document: Any) -> None:
    assert [error.message for error in CHECKERS[document.kind].iter_errors(document.data)] == []


def places(data: Any, keys: Keys = ()) -> list[Keys]:
    """Return the way to every value in the data."""
    if isinstance(data, dict):
        inner = list(data.items())
    else:
        inner = list(enumerate(data)) if isinstance(data, list) else []
    return [keys, *(place for key, each in inner for place in places(each, (*keys, key)))]


VALUES = st.sampled_from(
    [None, True, False, 0, 1, -1, 1.5, "", "x", "X", "TCG-1.1", "TCG-1", "ash-wolf", "2014-04-01",
     "2014-02-30", "all", "targets", "duel-c001", "a {brace", [], ["x"], [1], {}, {"x": 1},
     {"one": "x"}, {"play": "x", "player": "A"}, {"hand": "x"}]
)  # fmt: skip
NAMES = st.sampled_from(["x", "id", "title", "price", "until", "TCG-1.1", "pt-BR", "card", "one"])


@given(st.sampled_from(DOCUMENTS), st.data())
@settings(max_examples=500)
def test_pydantic_and_the_schema_agree_on_damaged_files(document: Any, drawn: Any) -> None:
    data = copy.deepcopy(document.data)
    for _ in range(drawn.draw(st.integers(1, 2))):
        *way, last = drawn.draw(st.sampled_from(places(data)[1:]))
        inside = data
        for key in way:
            inside = inside[key]
        match drawn.draw(st.sampled_from(["change", "remove", "add"])):
            case "change":
                inside[last] = copy.deepcopy(drawn.draw(VALUES))
            case "remove":
                del inside[last]
            case "add" if isinstance(inside, dict):
                inside[drawn.draw(NAMES)] = copy.deepcopy(drawn.draw(VALUES))
        if not places(data)[1:]:
            break
    _, errors = validators(VOCABULARY)[document.kind].validate(data)
    # What a dataclass of the game refuses by itself, no schema can know.
    errors = [error for error in errors if "has a power" not in error["msg"]]
    assert bool(errors) != CHECKERS[document.kind].is_valid(data), errors


def test_a_written_schema_does_not_differ(tmp_path: Path) -> None:
    schema.write(tmp_path / "schema", VOCABULARY)
    assert schema.drift(tmp_path / "schema", VOCABULARY) == []


def test_drift_is_told_by_file_and_line(tmp_path: Path) -> None:
    schema.write(tmp_path, VOCABULARY)
    (tmp_path / "card.json").unlink()
    (tmp_path / "crad.json").write_text("{}")
    lines = (tmp_path / "terms.json").read_text().split("\n")
    lines[4] += " "
    (tmp_path / "terms.json").write_text("\n".join(lines))
    (tmp_path / "list.json").write_text((tmp_path / "list.json").read_text() + "\n")
    found = schema.drift(tmp_path, VOCABULARY)
    assert [(each.path.name, each.found) for each in found] == [
        ("card.json", "no such file"),
        ("list.json", "another schema than the models'"),
        ("terms.json", "another schema than the models'"),
        ("crad.json", "a schema of no known kind"),
    ]
    assert found[2].line == 5


def test_a_key_of_a_game_is_in_kebab_case_and_explained() -> None:
    definitions = json.loads(schema.schemas(VOCABULARY)["card.json"])["$defs"]
    assert list(definitions["If"]["properties"]) == ["if", "then"]
    assert definitions["If"]["description"] == "Do something on a condition."
