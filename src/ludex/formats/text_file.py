"""Bytes of a file within limits, the text they stand for, and text written whole or not at all."""

import os
from errno import EINVAL
from pathlib import Path
from typing import BinaryIO

from ludex.formats.malformed import malformed

_BOMS = {
    b"\xef\xbb\xbf": "utf-8",
    b"\xff\xfe": "utf-16-le",
    b"\xfe\xff": "utf-16-be",
}
_NAMES = {"utf-8": "UTF-8", "utf-16-le": "UTF-16", "utf-16-be": "UTF-16"}


def read_bytes(path: str, most: int, expected: str) -> bytes:
    """Return a file's bytes, if it can be read and has no more of them than allowed."""
    try:
        if Path(path).is_dir():
            raise malformed(path, 0, "a directory", expected)
        with Path(path).open("rb") as file:
            return within(file, path, most)
    except OSError as error:
        found = f"nothing that can be read ({error.strerror or error})"
        raise malformed(path, 0, found, expected) from None
    except ValueError:  # a NUL in the path
        raise malformed(path, 0, "a path that no file can have", expected) from None


def read_regular(path: Path) -> bytes:
    """Return the bytes of a file; OSError for what is none, such as a device that never ends."""
    if path.exists() and not path.is_file():
        raise OSError(EINVAL, "this is no regular file", str(path))
    return path.read_bytes()


def within(file: BinaryIO, where: str, most: int) -> bytes:
    """Return what a file holds, if that is no more than allowed."""
    raw = file.read(most + 1)
    if len(raw) > most:
        raise malformed(where, 0, f"more than {most:,} bytes", f"a file of at most {most:,} bytes")
    return raw


def decoded(raw: bytes, where: str) -> str:
    """Return the text of bytes in UTF-8, or in UTF-16 where they begin with a byte order mark."""
    bom, encoding = next(
        ((bom, encoding) for bom, encoding in _BOMS.items() if raw.startswith(bom)), (b"", "utf-8")
    )
    raw = raw[len(bom) :]
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode(encoding, "replace")
        found = f"the byte 0x{raw[error.start]:02X}, which is no {_NAMES[encoding]} there"
        expected = "text; save the file as UTF-8"
        raise malformed(where, len(lines(before)), found, expected) from None
    nul = text.find("\0")
    if nul >= 0:
        line = len(lines(text[:nul]))
        raise malformed(where, line, "a NUL, as in binary files", "text; save the file as UTF-8")
    return text


def lines(text: str) -> list[str]:
    """Return the lines as editors count them: a form feed or U+2028 ends none."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def replace_text(path: Path, text: str) -> None:
    """Write a file so that nobody ever sees half of it; raises OSError, and leaves it as it was."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, "utf-8", newline="\n")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
