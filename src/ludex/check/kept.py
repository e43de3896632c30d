"""The proof of every clause, for whatever tells of it: what is known is not proved again."""

from __future__ import annotations

from pathlib import Path

from ludex.check.keeping.store import PROOF, Store
from ludex.check.proof.prove import prove
from ludex.check.proof.report import Proof
from ludex.check.proof.runs import provable
from ludex.project.project import Project


def kept(project: Project, folder: Path, *, processes: int = 1) -> Proof:
    """Return the proof of every clause, of which only what has changed is made anew.

    Where the folder is not there, nothing is kept.
    """
    store = Store(project, folder, PROOF) if folder.is_dir() else None
    *_, proof = prove(project, provable(project), processes=processes, store=store)
    return proof
