"""The data as files: lists with their schemas, traces, and an index with a digest of each list."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from pydantic import TypeAdapter

from ludex.site.data import records
from ludex.site.data.collected import Collected, trace_file, traces
from ludex.site.data.openapi import described
from ludex.site.facts import Facts
from ludex.site.stories import Told
from ludex.site.writer import Writer

FOLDER = "api/v1"
VERSION = 1


def publish_traces(site: Path, told: Told, english: Writer) -> None:
    """Write the runs of an example."""
    for trace in traces(told, english):
        _put(site / FOLDER / trace_file(trace.example, trace.ruleset), _bytes(trace))


def publish(site: Path, facts: Facts, writers: Mapping[str, Writer]) -> None:
    """Write the data of a site below its folder for data, where the traces are already."""
    folder, collected = site / FOLDER, Collected(facts, writers)
    for writer in writers.values():
        writer.open("")
    lists: Mapping[str, tuple[type[records.Record], Iterable[records.Record]]] = {
        "rulesets": (records.RulesetRecord, collected.rulesets()),
        "articles": (records.ArticleRecord, collected.articles()),
        "clauses": (records.ClauseRecord, collected.clauses()),
        "examples": (records.ExampleRecord, collected.examples()),
        "cards": (records.CardRecord, collected.cards()),
        "lists": (records.ListRecord, collected.lists()),
        "terms": (records.TermRecord, collected.terms()),
        "changes": (records.ChangeRecord, collected.changes()),
    }
    files = tuple(_list(folder, name, kind, its) for name, (kind, its) in lists.items())
    _put(folder / "schema/trace.json", _schema(records.TraceRecord))
    index = records.IndexRecord(
        version=VERSION, date=facts.day, digest=facts.project.kb.digest, files=files
    )
    _put(folder / "index.json", _bytes(index))
    _put(folder / "schema/index.json", _schema(records.IndexRecord))
    api = described(
        facts.base + FOLDER,
        ("index", *lists),
        (records.IndexRecord, *(kind for kind, _ in lists.values())),
    )
    _put(folder / "openapi.json", _json(api))
    _archive(folder)


def _archive(folder: Path) -> None:
    """Put all of the data into one file, the same bytes for the same data."""
    with ZipFile(folder / "all.zip", "w", ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*.json")):
            within = ZipInfo(path.relative_to(folder).as_posix())
            within.compress_type = ZIP_DEFLATED
            archive.writestr(within, path.read_bytes())


def _list(
    folder: Path, name: str, kind: type[records.Record], its: Iterable[records.Record]
) -> records.FileRecord:
    several = [each.model_dump(mode="json") for each in its]
    told = _json(several)
    _put(folder / f"{name}.json", told)
    _put(folder / f"schema/{name}.json", _schema(list[kind]))  # type: ignore[valid-type]
    return records.FileRecord(
        name=name,
        file=f"{name}.json",
        schema_file=f"schema/{name}.json",
        count=len(several),
        sha256=sha256(told).hexdigest(),
    )


def _schema(kind: Any) -> bytes:
    schema = TypeAdapter(kind).json_schema(mode="serialization")
    return _json({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema})


def _bytes(record: records.Record) -> bytes:
    return _json(record.model_dump(mode="json"))


def _json(value: object) -> bytes:
    told = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return f"{told}\n".encode()


def _put(path: Path, told: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(told)
