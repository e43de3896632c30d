from ludex.kb.near import nearest

NAMES = [(name.lower(), name) for name in ("Raigeki", "Raiza", "Reinforcements", "死者苏生")]


def test_the_nearest_is_the_one_with_most_in_common():
    assert nearest("raigeky", NAMES) == "Raigeki"
    assert nearest("reinforcement", NAMES) == "Reinforcements"
    assert nearest("死者复生", NAMES) == "死者苏生"


def test_what_is_not_near_is_not_named():
    assert nearest("umi", NAMES) is None
    assert nearest("", NAMES) is None


def test_of_equals_the_first_counts():
    assert nearest("abcd", [("abcx", "first"), ("abcy", "second")]) == "first"
