"""Any file of the rules read, whichever form its kind has."""

from hashlib import sha256
from pathlib import Path

from ludex.kb import layout, register, yaml_file
from ludex.kb.kept_files import MISSING, KeptFiles
from ludex.kb.yaml_file import Document


def read(path: Path, kind: str) -> Document:
    """Return a file's document, or raise its problems."""
    return parse(path, yaml_file.read_bytes(path), kind)


def parse(path: Path, raw: bytes, kind: str) -> Document:
    """Return the document of a file's bytes, or raise its problems."""
    is_sheet = kind == layout.REGISTER
    return register.parse(path, raw) if is_sheet else yaml_file.parse(path, raw, kind)


def kept(path: Path, raw: bytes, kind: str, known: KeptFiles | None) -> Document:
    """Return the document of a file's bytes, whose data may be known, or raise its problems."""
    if known is None:
        return parse(path, raw, kind)
    key = f"{kind} {sha256(raw).hexdigest()}"
    if (data := known.get(key)) is not MISSING:
        return Document(path, kind, raw.decode("utf-8"), data)
    document = parse(path, raw, kind)
    known.put(key, document.data)
    return document
