"""What a log tells of: each class declares its sentences with itself."""

from dataclasses import dataclass
from types import ModuleType
from typing import ClassVar

import pytest

from ludex.kernel import Chose, Entry, Event, Option, Replaced, value
from ludex.playing import Said, Sentences, Told
from ludex.playing.telling import kinds, said, sentences


@dataclass(frozen=True, slots=True)
class Passed(Told, Event):
    """Nobody says so."""

    told: ClassVar[Sentences] = None


@dataclass(frozen=True, slots=True)
class Paid(Told, Event):
    """Somebody paid."""

    told: ClassVar[Sentences] = "{player} pays {amount} of {term:life-points}."
    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class Hit(Told, Event):
    """Something was hit, or missed."""

    told: ClassVar[Sentences] = {
        "Hit": "{what} is hit.",
        "HitAgain": "{what} is hit again, for the {number}th time.",
        "Missed": "{what} is missed.",
    }
    prevented: ClassVar[str | None] = "Missed"
    what: str
    before: int = 0

    def in_words(self, state: int) -> Said:
        """Tell a repetition apart."""
        return self.sentence(state, "HitAgain" if self.before else "", number=self.before + state)


@value
class Refuse(Told, Option):
    """Not to pay."""

    told: ClassVar[Sentences] = {"Refused": "{player} refuses."}
    player: str


def telling(event: Event) -> Said | None:
    return said(Entry(0, 0, event, None, None, None, ()), 1)


def test_what_declares_no_sentence_goes_without_saying():
    assert telling(Passed()) is None
    assert telling(Event()) is None
    assert telling(Chose("A", Option())) is None


def test_a_lone_sentence_is_named_after_its_class_and_filled_with_what_is_called_so():
    assert telling(Paid("A", 300)) == Said("Paid", {"player": "A", "amount": 300})


def test_of_several_sentences_the_first_tells_it_unless_the_class_chooses():
    assert telling(Hit("a ship")) == Said("Hit", {"what": "a ship"})
    assert telling(Hit("a ship", 2)) == Said("HitAgain", {"what": "a ship", "number": 3})


def test_what_was_prevented_is_told_by_a_sentence_of_its_own_if_it_has_one():
    assert telling(Replaced(Hit("a ship"))) == Said("Missed", {"what": "a ship"})
    assert telling(Replaced(Paid("A", 300))) is None
    assert telling(Replaced(Event())) is None


def test_a_choice_may_have_a_sentence_too():
    assert telling(Chose("A", Refuse("A"))) == Said("Refused", {"player": "A"})


@pytest.mark.parametrize("base", [Told, Paid])
def test_a_class_has_to_say_how_it_is_told_even_if_another_does_so_for_its_base(base):
    with pytest.raises(TypeError, match="Lost does not say how it is told; declare `told`"):
        type("Lost", (base,), {"__slots__": ()})


def _module(*classes: type) -> ModuleType:
    module = ModuleType("made_up")
    vars(module).update({each.__name__: each for each in (*classes, Event)}, other=classes[0])
    return module


def test_sentences_are_found_in_whatever_modules_define():
    found = kinds(_module(Paid, Passed), _module(Hit, Paid))
    assert found == (Paid, Passed, Hit)
    assert list(sentences(found)) == ["Paid", "Hit", "HitAgain", "Missed"]


def test_two_sentences_of_one_name_are_an_error():
    class Missing(Told):
        """It takes a name that is taken."""

        told: ClassVar[Sentences] = {"Missed": "Gone."}

    with pytest.raises(ValueError, match="Missing: another sentence is called 'Missed'"):
        sentences((Hit, Missing))
