"""Headings of decklists in plain text, in four languages: which part the cards below belong to."""

import re
import unicodedata

from ludex.formats.deck_file import Part

_PARTS: dict[Part, str] = {
    "main": """
        main deck, main, maindeck, deck
        deck principal, principal, baralho principal, mazo principal, baraja principal, mazo
        主卡组, 主牌组, 主要卡组, 主卡組, 主牌組, 主卡
        """,
    "extra": """
        extra deck, extra, extradeck, fusion deck, fusiondeck, deck extra
        deck adicional, deck de fusão, baralho extra, baralho adicional
        mazo extra, mazo adicional, baraja extra, deck de fusión, mazo de fusión
        额外卡组, 额外牌组, 额外, 額外卡組, 額外牌組, 額外, 融合卡组, 融合牌组, 融合卡組, 融合牌組
        """,
    "side": """
        side deck, side, sidedeck, sideboard, deck side
        deck auxiliar, deck reserva, baralho auxiliar, deck secundário
        deck secundario, mazo secundario, mazo auxiliar, mazo side, deck alterno, mazo alterno
        副卡组, 副牌组, 备牌, 副卡, 副卡組, 副牌組, 備牌
        """,
}

_KINDS = """
    monsters, monster, monster cards, effect monsters, normal monsters, ritual monsters
    spells, spell, spell cards, magic, magics, magic cards, traps, trap, trap cards
    monstros, cartas de monstro, cards de monstro, magias, magia, mágicas, cartas mágicas
    cartas de magia, cards de magia, armadilhas, cartas de armadilha, cards de armadilha
    monstruos, cartas de monstruo, hechizos, cartas de magia, trampas, cartas de trampa
    怪兽, 怪兽卡, 怪獸, 怪獸卡, 魔法, 魔法卡, 陷阱, 陷阱卡
    digimon, digimons, digimon cards, options, option cards
    cartas digimon, cartas de digimon, opções, cartas de opção, opciones, cartas opcionales
    cartas de opción, デジモン, デジモンカード, オプション, オプションカード
    数码兽, 数码兽卡, 數碼獸, 數碼獸卡, 选项, 选项卡, 選項, 選項卡
    """
"""They part the Main Deck or the Side Deck further."""

_EXTRA_KINDS = """
    fusion, fusions, fusion monsters, synchro, synchros, synchro monsters, xyz, xyz monsters
    link, links, link monsters
    monstros de fusão, monstros sincro, monstros xyz, monstros link
    monstruos de fusión, monstruos de sincronía, monstruos xyz, monstruos de enlace
    融合怪兽, 同调怪兽, 超量怪兽, 连接怪兽
    """
"""They part the Extra Deck further, and may stand for its heading. 融合 alone is a card."""

_LONGEST = 60
"""Characters, with the frame; so a long line costs no time."""

_FRAME = " \t#*=-_~<>[]()【】|/:."
_COUNTED = re.compile(
    r"(?:\d+ )?(?P<words>\D*?)[ :(\[-]*(?:\d+ ?(?:cards?|cartas?|张|張)?)?", re.IGNORECASE
)
"""A heading with the number of its cards before or after it; no heading has a digit of its own."""


def _key(words: str) -> str:
    plain = unicodedata.normalize("NFKD", words)
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(letters.casefold().replace("-", " ").split())


def _keys(words: str) -> frozenset[str]:
    return frozenset(_key(each) for each in re.split("[,\n]", words) if each.strip())


_PART_OF = {key: part for part, words in _PARTS.items() for key in _keys(words)}
_KIND_KEYS = _keys(_KINDS)
_EXTRA_KIND_KEYS = _keys(_EXTRA_KINDS)


def part_below(line: str, above: Part) -> Part | None:
    """Return the part of the cards below a heading, or None where the line is no heading."""
    if len(line) > _LONGEST:
        return None
    key = _key(_words(line))
    if key in _PART_OF:
        return _PART_OF[key]
    if key in _KIND_KEYS:
        return "main" if above == "unsorted" else above
    if key in _EXTRA_KIND_KEYS:
        return "side" if above == "side" else "extra"
    return None


def _words(line: str) -> str:
    framed = " ".join(unicodedata.normalize("NFKC", line).strip(_FRAME).split())
    counted = _COUNTED.fullmatch(framed)
    return counted["words"].strip(_FRAME) if counted else framed
