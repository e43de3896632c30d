"""A proof that is kept for as long as neither the rules nor the code have changed."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

import ludex
from ludex.check.proof.prove import prove
from ludex.check.proof.report import Proof
from ludex.check.proof.runs import provable
from ludex.formats import text_file
from ludex.project.project import Project


def kept(project: Project, folder: Path, *, processes: int = 1) -> Proof:
    """Return the proof of every clause, as it lies in a folder or, if anything changed, made anew.

    Where the folder is not there, nothing is kept. `ludex prove` reads no proof that was kept.
    """
    path = folder / f"proof-{_digest(project)}.json"
    if path.exists():
        return Proof(**json.loads(path.read_text("utf-8")))
    *_, proof = prove(project, provable(project), processes=processes)
    if folder.is_dir():
        for old in folder.glob("proof-*.json"):
            old.unlink(missing_ok=True)
        text_file.replace_text(path, json.dumps(asdict(proof)))
    return proof


def _digest(project: Project) -> str:
    """Return what is another one as soon as a proof might be: that of the rules and all code."""
    code = Path(ludex.__file__).parent
    found = sha256(f"{sys.version}\0{project.kb.digest}".encode())
    for path in sorted(code.rglob("*.py")):
        found.update(f"\0{path.relative_to(code).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]
