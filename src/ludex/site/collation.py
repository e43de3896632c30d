"""The order of names: without regard to case and accents, and Chinese as its dictionaries do."""

from __future__ import annotations

import unicodedata

from ludex.i18n.locales import Locale


def sort_key(name: str, locale: Locale) -> tuple[str | bytes, ...]:
    """Return what a name is sorted by in a language."""
    marked = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(char for char in marked if not unicodedata.combining(char))
    if locale.code == "zh-Hans":
        # The standard has the common characters in the order of their pinyin.
        return plain.encode("gb18030"), name
    return plain, name
