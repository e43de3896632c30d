"""Scripts: what is passed by on the way to a step, and what makes one impossible."""

import pytest

from ludex.playing import BadPosition, Stuck

BATTLE = "A: {space-2: [agumon], slot-0: offense-plug-in-a}, B: {space-2: [gabumon]}"


def _play(table, start: str, *steps: str):
    return table.session(f"{{start: {{{start}}}, play: [{', '.join(steps)}]}}")


def test_whoever_could_act_before_declines(table):
    session = _play(table, f"at: battle, {BATTLE}", "{player: A, uses: offense-plug-in-a}")
    assert session.game.player == "B"
    assert session.game.state.side("A").slots[0].face_up


def test_a_step_waits_no_longer_than_its_assault(table):
    with pytest.raises(Stuck) as stuck:
        _play(table, f"at: battle, {BATTLE}", "{player: B, uses: offense-plug-in-a}")
    assert stuck.value.refused
    assert not stuck.value.by


def test_a_refused_step_names_who_refuses_it(table):
    with pytest.raises(Stuck) as stuck:
        _play(table, f"at: preparation, {BATTLE}", "{player: A, uses: offense-plug-in-a}")
    assert stuck.value.by == ("HC-1.14",)


def test_a_cost_has_to_be_said(table):
    start = (
        "at: battle, A: {hand: [greymon, togemon], slot-0: just-a-little-metal-enhancement,"
        " space-2: [agumon]}, B: {space-2: [gabumon]}"
    )
    with pytest.raises(Stuck, match="is not offered"):
        _play(table, start, "{player: A, uses: just-a-little-metal-enhancement}")
    step = "{player: A, uses: just-a-little-metal-enhancement, discards: agumon}"
    with pytest.raises(Stuck, match="is not in the hand"):
        _play(table, start, step)


@pytest.mark.parametrize(
    ("step", "found"),
    [
        ("{player: A, trains-from-deck: 0, level: 4}", "less than one card"),
        ("{shuffled: A, top: [greymon]}", "is not in the deck"),
    ],
)
def test_what_makes_no_sense_is_told(table, step, found):
    start = "at: battle, A: {deck: {cards: 0}, dark-area: [togemon], space-2: [agumon]}"
    steps = ["{until: next-round}", step]
    if "shuffled" not in step:
        start, steps = f"at: preparation, {BATTLE}", [step]
    with pytest.raises(BadPosition, match=found):
        _play(table, start, *steps)


def test_nobody_goes_on_past_what_has_to_be_decided(table):
    start = (
        "at: evolution, A: {space-2: [agumon], evolution-box: [greymon],"
        " training-4: {from-deck: 2}}, B: {space-2: [gabumon]}"
    )
    with pytest.raises(Stuck):
        _play(table, start, "{until: battle}")


def test_a_phase_that_is_over_does_not_come_again_in_the_round(table):
    with pytest.raises(Stuck):
        _play(table, f"at: battle, {BATTLE}", "{until: evolution}")


def test_a_near_miss_names_a_player_a_card_or_the_game(table):
    session = _play(table, f"at: battle, {BATTLE}")
    assert session.subject("game") is None
    assert (session.subject("B"), session.subject("agumon")) == ("B", "agumon")
    with pytest.raises(BadPosition, match="neither a player nor a card"):
        session.subject("umi")


def test_what_was_found_instead_is_told(table):
    session = _play(table, f"at: battle, {BATTLE}")
    verdict = table.verdict(session, "{player: A, points: 190}")
    assert not verdict.held
    assert verdict.instead.points == 200
    verdict = table.verdict(session, "{attack-of: agumon, attack: B, strength: 231}")
    assert (verdict.held, verdict.found) == (False, "agumon: strength 230")
    assert "HC-3.5" in verdict.credits
    verdict = table.verdict(session, "{can: {player: B, uses: offense-plug-in-a}}")
    assert not verdict.held
    verdict = table.verdict(session, "{can: {player: A, uses: offense-plug-in-a}, by: HC-1.13}")
    assert verdict.held
    verdict = table.verdict(
        session, "{cannot: {player: A, uses: offense-plug-in-a}, because: UB-5.2}"
    )
    assert (verdict.held, verdict.as_is) == (False, False)
