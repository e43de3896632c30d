from ludex.i18n.folding import key
from ludex.kb.near import Names

NAMES = Names(
    (
        "Raigeki",
        "Raiza",
        "Reinforcements",
        "死者苏生",
        "强夺",
        "Caius the Shadow Monarch",
        "Caiuslike Thing",
        "Umi",
    )
)


def test_a_name_is_found_by_its_key_and_two_by_the_same():
    assert Names(("Umi", "Yami", "ＵＭＩ!")).of("umi") == [0, 2]
    assert NAMES.of(key("caius, the shadow-monarch")) == [5]
    assert NAMES.of("raig") == NAMES.of("") == []


def test_the_nearest_is_the_one_with_most_in_common():
    assert NAMES.nearest("raigeky") == "Raigeki"
    assert NAMES.nearest("reinforcement") == "Reinforcements"
    assert NAMES.nearest("死者复生") == "死者苏生"


def test_what_is_not_near_is_not_named():
    assert NAMES.nearest("umbra") is None
    assert NAMES.nearest("") is None
    assert NAMES.nearest("!") is None


def test_of_equals_the_first_counts():
    assert Names(("abcx", "abcy")).nearest("abcd") == "abcx"


def test_a_word_with_which_a_name_begins_is_near_and_a_part_of_one_is_not():
    assert NAMES.nearest("Caius") == "Caius the Shadow Monarch"
    assert NAMES.nearest("Caiu") is None
    assert Names(("Dark Magician of Chaos", "Dark Magician Girl")).nearest("dark") == (
        "Dark Magician Girl"
    )


def test_of_two_signs_one_may_be_wrong_the_first_least_of_all():
    assert NAMES.nearest("强脱") == "强夺"
    assert Names(("乙甲", "甲丙", "甲乙丙")).nearest("甲甲") == "甲丙"
    assert Names(("乙甲", "ab")).nearest("丙甲") == "乙甲"
    assert Names(("ab",)).nearest("ac") is None
