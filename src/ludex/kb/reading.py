"""Any file of the rules read, whichever form its kind has."""

from pathlib import Path

from ludex.kb import layout, register, yaml_file
from ludex.kb.yaml_file import Document


def read(path: Path, kind: str) -> Document:
    """Return a file's document, or raise its problems."""
    return parse(path, yaml_file.read_bytes(path), kind)


def parse(path: Path, raw: bytes, kind: str) -> Document:
    """Return the document of a file's bytes, or raise its problems."""
    is_sheet = kind == layout.REGISTER
    return register.parse(path, raw) if is_sheet else yaml_file.parse(path, raw, kind)
