from collections.abc import Mapping

import pytest

from ludex.i18n.locales import Locale
from ludex.i18n.names import from_table, itself
from ludex.i18n.text import Resolver

CARDS = {
    "umi": {"en": "Umi", "pt-BR": "Umi", "es": "Umi", "zh-Hans": "海"},
    "mountain": {"en": "Mountain", "pt-BR": "Montanha", "es": "Montaña", "zh-Hans": "山"},
    "island": {"en": "Island", "es": "Isla"},
}
TERMS = {
    "chain-link": {
        "en": {"one": "Chain Link", "plural": "Chain Links"},
        "pt-BR": {"one": "Elo de Corrente", "plural": "Elos de Corrente"},
        "es": {"one": "Eslabón de Cadena", "plural": "Eslabones de Cadena"},
        "zh-Hans": {"one": "连锁块"},
    },
    "graveyard": {
        "en": {"one": "Graveyard", "to": "to the Graveyard"},
        "pt-BR": {"one": "Cemitério", "to": "para o Cemitério"},
        "es": {"one": "Cementerio", "to": "al Cementerio"},
        "zh-Hans": {"one": "墓地", "to": "到墓地"},
    },
}


def _under(folder: str):
    def href(ref: str, locale: Locale) -> str:
        return f"/{locale.code}/{folder}/{ref}/"

    return href


@pytest.fixture(scope="session")
def resolvers() -> Mapping[str, Resolver]:
    """Names without links."""
    return {
        "card": from_table("card", CARDS),
        "term": from_table("term", TERMS),
        "rule": itself(),
        "ruleset": from_table("ruleset", {"modern": {"en": "Modern", "zh-Hans": "现代"}}),
    }


@pytest.fixture(scope="session")
def linked() -> Mapping[str, Resolver]:
    """Names with links."""
    return {
        "card": from_table("card", CARDS, _under("cards")),
        "term": from_table("term", TERMS, _under("terms")),
        "rule": itself(_under("rules")),
    }
