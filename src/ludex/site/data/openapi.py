"""The data described as an API that is only read: OpenAPI 3.1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludex.site.data import records

TRACE = "/traces/{example}/{ruleset}.json"
"""Where the trace of a run is."""


def described(
    address: str, names: Sequence[str], kinds: Sequence[type[records.Record]]
) -> Mapping[str, Any]:
    """Return the description of the files below an address, the index first, each with its kind."""
    paths = {
        f"/{name}.json": _read(name, f"schema/{name}.json", kind)
        for name, kind in zip(names, kinds, strict=True)
    }
    trace = _read("trace", "schema/trace.json", records.TraceRecord)
    trace["parameters"] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in ("example", "ruleset")
    ]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ludex",
            "version": "1",
            "summary": "Rules of old card-game formats, with the examples that prove them.",
            "license": {"name": "CC BY 4.0", "identifier": "CC-BY-4.0"},
        },
        "servers": [{"url": address}],
        "paths": {**paths, TRACE: trace},
    }


def _read(name: str, schema: str, kind: type[records.Record]) -> dict[str, Any]:
    """Return how a file is read; its schema is the published one."""
    answer = {
        "description": (kind.__doc__ or "").splitlines()[0],
        "content": {"application/json": {"schema": {"$ref": schema}}},
    }
    return {"get": {"operationId": name, "responses": {"200": answer}}}
