"""Acts as their authors write them, and what makes one impossible."""

from dataclasses import dataclass, field

import pytest

from ludex.playing import BadPosition, Stuck, Wrong, written


@dataclass(frozen=True)
class Act:
    attack: str = "umi"
    player: str | None = None
    targets: tuple[str, ...] = ()
    copies: dict[str, int] = field(default_factory=dict)
    in_: str | None = None
    set_this_turn: bool = False
    seconds: int | None = None


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (Act(), "{attack: umi}"),
        (Act(player="A"), "{player: A, attack: umi}"),
        (Act(targets=("umi", "yami")), "{attack: umi, targets: [umi, yami]}"),
        (Act(copies={"umi": 2, "yami": 1}), "{attack: umi, copies: {umi: 2, yami: 1}}"),
        (Act(in_="hand"), "{attack: umi, in: hand}"),
        (Act(set_this_turn=True), "{attack: umi, set-this-turn: True}"),
    ],
)
def test_an_act_is_written_as_in_a_script(act: Act, said: str):
    assert written(act) == said


def test_a_number_of_none_is_said_and_an_absent_one_is_not():
    assert "seconds: 0" in written(Act(seconds=0))
    assert "seconds" not in written(Act())


def test_who_is_stuck_says_why_and_who_refuses():
    stuck = Stuck("nothing goes on", ("TRN-1.1",), refused=True)
    assert (str(stuck), stuck.by, stuck.refused) == ("nothing goes on", ("TRN-1.1",), True)
    assert (Stuck("it is open").by, Stuck("it is open").refused) == ((), False)


def test_a_position_that_cannot_be_has_all_that_is_wrong_with_it():
    bad = BadPosition(Wrong.unknown("umnii", "A", "hand", 0), Wrong("two are one", ("B",)))
    assert str(bad) == "there is no card 'umnii'; two are one"
    assert [(each.keys, each.card) for each in bad.wrong] == [
        (("A", "hand", 0), "umnii"),
        (("B",), ""),
    ]
    assert BadPosition("nothing").wrong == (Wrong("nothing"),)
    assert not isinstance(bad, Stuck)
