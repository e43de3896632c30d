"""The order of names in each language."""

import pytest

from ludex.i18n.locales import locale
from ludex.site.collation import sort_key


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("en", ["apple", "Banana", "cherry"]),
        ("pt", ["Abismo", "Água", "Álamo", "Anel", "Zumbi"]),
        ("es", ["Nabo", "Ñandú", "Nube"]),
        # ai, an, ba, bian, chuan, zhong
        ("zh", ["Sphere Bomb", "爱恶作剧", "暗黑", "八汰乌", "变形壶", "传说之都", "重力"]),
        ("zh", ["16 号", "Ａ・Ｏ・Ｊ 灾难兽", "B 兽"]),  # wide letters among the narrow ones
    ],
)
def test_names_are_in_the_order_in_which_readers_look_for_them(code: str, names: list[str]):
    to = locale(code)
    backwards = names[::-1]
    assert sorted(backwards, key=lambda name: sort_key(name, to)) == names


def test_names_that_differ_by_an_accent_alone_have_an_order():
    to = locale("es")
    assert sort_key("Esta", to) < sort_key("Está", to)
