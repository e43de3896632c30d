"""Texts drawn at random, and the sentences of logs as examples fill them in."""

import pytest

from ludex.check.sampling import FILLINGS, draw
from ludex.project.project import Project
from ludex.project.voice import messages


@pytest.fixture(scope="module")
def texts(project: Project):
    return [each for each in messages(project) if not each.context.startswith("event#")]


def test_the_same_seed_draws_the_same_texts_and_another_seed_others(project, texts):
    drawn = [
        [each.message.context for each in draw(project, texts, seed, 20)] for seed in (7, 7, 8)
    ]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(set(drawn[0])) == 20


def test_no_more_is_drawn_than_there_is(project, texts):
    assert len(draw(project, texts[:3], 1, 150)) == 3


def test_a_sentence_of_the_log_is_told_with_what_examples_have_in_it(project):
    event = [each for each in messages(project) if each.context == "event#SentToGraveyard"]
    (drawn,) = draw(project, event, 1, 1)
    assert len(drawn.fillings) == FILLINGS == len({repr(each.values) for each in drawn.fillings})
    assert {each.name for each in drawn.fillings} == {"SentToGraveyard"}


def test_the_sentences_of_logs_may_be_asked_for_alone(project, texts):
    event = [each for each in messages(project) if each.context == "event#Drew"]
    drawn = draw(project, [*texts[:5], *event], 1, 1, logs=True)
    assert [each.message.context for each in drawn] == ["event#Drew"]
