"""Two rulesets side by side: what they answer otherwise, and by which examples."""

from itertools import chain

from ludex.i18n.locales import locale
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.pages.differences import pairs, questions
from tests.site.rendered import leads_to, one_page, writer_of

PAIR = ("hat-2014", "modern")


def test_rulesets_that_are_played_and_rest_on_the_same_one_are_compared(facts: Facts):
    assert set(map(frozenset, pairs(facts))) == {
        frozenset(PAIR),
        frozenset(("damage-step-2011", "modern")),
        frozenset(("damage-step-2011", "hat-2014")),
        frozenset(("ultimate-battle", "ultimate-battle-tournament")),
        *(frozenset((other, "tag-2007")) for other in ("damage-step-2011", *PAIR)),
    }


def test_each_clause_that_only_one_has_is_asked_about_once(facts: Facts):
    of = facts.crossings.clauses_of
    sides = list(zip(*chain(*questions(facts, *PAIR).values()), strict=True))
    for side, (mine, theirs) in zip(sides, (PAIR, PAIR[::-1]), strict=True):
        told = list(chain(*side))
        clauses = facts.project.kb.clauses
        assert len(told) == len(set(told))
        assert set(told) == {
            id for id in set(of[mine]) - set(of[theirs]) if clauses[id].kind == "rule"
        }


def test_answers_to_one_question_stand_side_by_side(facts: Facts):
    assert (("HAT-2.1",), ("MOD-2.1",)) in questions(facts, *PAIR)["HAT-2"]


def test_a_question_names_examples_that_go_another_way(facts: Facts):
    path = addresses.differences(*PAIR).page
    found = leads_to(path, one_page(facts, writer_of(facts, locale("zh-Hans")), path))
    assert addresses.example("HAT-2.E1").url in found
    assert addresses.example("HAT-2.E2").url not in found


def test_a_ruleset_leads_to_its_comparisons(facts: Facts):
    path = addresses.ruleset("modern").page
    found = leads_to(path, one_page(facts, writer_of(facts, locale("en")), path))
    assert addresses.differences(*PAIR).url in found
