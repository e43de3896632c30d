import pytest

from ludex.formats.malformed import (
    LONGEST_QUOTE,
    MOST_PROBLEMS,
    Malformed,
    Problem,
    Problems,
    did_you_mean,
    malformed,
    quoted,
)


def test_a_problem_says_where_what_and_what_instead():
    assert (
        str(Problem("a.ydk", 3, "'x'", "a passcode")) == "a.ydk:3: found 'x'; expected a passcode"
    )


def test_a_problem_of_no_line_names_none():
    assert str(Problem("-", 0, "a directory", "a file")) == "-: found a directory; expected a file"


def test_all_problems_are_told_at_once():
    problems = Problems("d")
    problems.add(1, "a", "b")
    problems.add(4, "c", "d")
    with pytest.raises(Malformed) as raised:
        problems.end()
    assert [each.line for each in raised.value.problems] == [1, 4]
    assert str(raised.value) == "d:1: found a; expected b\nd:4: found c; expected d"


def test_nothing_is_raised_where_nothing_is_wrong():
    Problems("d").end()


def test_reading_stops_after_so_many_problems_and_says_so():
    problems = Problems("d")
    for line in range(1, MOST_PROBLEMS):
        problems.add(line, "a", "b")
    with pytest.raises(Malformed, match="reading stopped after 20 problems") as raised:
        problems.add(MOST_PROBLEMS, "a", "b")
    assert len(raised.value.problems) == MOST_PROBLEMS


def test_one_problem_is_an_error_of_its_own():
    assert str(malformed("d", 0, "a", "b")) == "d: found a; expected b"


def test_what_is_quoted_can_be_printed_and_is_short():
    assert quoted("\x1b[2J\u202e") == r"'\x1b[2J\u202e'"
    assert len(quoted("a" * 1000)) == LONGEST_QUOTE + 2


def test_the_nearest_name_is_offered_if_one_is_near():
    assert did_you_mean("2014.04 hat", ["2014.04 HAT", "Goat"]) == "; did you mean '2014.04 HAT'?"
    assert did_you_mean("zzz", ["Goat"]) == ""
