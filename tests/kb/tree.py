"""A small knowledge base that is in order; tests put one thing in it out of order."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from ludex.kb.errors import Problem, Problems
from ludex.kb.load import load
from tests.kb.demo import VOCABULARY

FILES = {
    "sources/duel.yaml": """\
# yaml-language-server: $schema=../../schema/source.json
id: duel
title: How to duel
site: https://example.org/duel
language: en
date: 2014-07-01
describes: A page about duels with {card:ash-wolf}.
claims:
  - {id: duel-c001, kind: rule, where: Line 1, says: Nobody holds more than six cards.}
  - {id: duel-c002, kind: exception, where: Line 2, says: The wolf may stay., open: Not looked at}
  - {id: duel-x001, kind: example, where: Example 1, says: Ash Wolf goes to the pile.}
""",
    "terms/hands.yaml": """\
# yaml-language-server: $schema=../../schema/terms.json
terms:
  - id: hand-limit
    names:
      en: {one: hand limit, plural: hand limits}
      pt-BR: {one: limite da mão}
      es: {one: límite de la mano}
      zh-Hans: {one: 手牌上限}
    definition: How many cards a player may hold, see {rule:TCG-1.1}.
  - id: hand
    names:
      en: {one: hand, plural: hands}
      pt-BR: {one: mão}
      es: {one: mano}
      zh-Hans: {one: 手牌}
""",
    "demo/core/rulebook.yaml": """\
# yaml-language-server: $schema=../../../schema/rulebook.json
id: TCG
title: Core rules
summary: What every format shares.
ruleset: tcg-core
sources: [duel]
""",
    "demo/core/01-hand.yaml": """\
# yaml-language-server: $schema=../../../schema/article.json
id: TCG-1
title: The hand
clauses:
  - id: TCG-1.1
    text: >-
      A player's {term:hand-limit} is six; {card:ash-wolf} counts, as {rule:TCG-1.E1} shows
      under {ruleset:tcg-core}.
    trust: judge
    from: [duel-c001]
    concept: hand-limit
    sets: {hand-limit: 6, zones: {pile: 1}, first-card: ash-wolf}
  - id: TCG-1.2
    text: A card that is too many goes to the pile.
    trust: official
    sources: [duel, {title: Another page, site: https://example.com, date: 2015-01-02}]
    revision: 2
    revisions: [{revision: 1, text: A card too many stays., until: 2013-01-01}]
  - id: TCG-1.3
    kind: term
    text: The pile is where cards go.
    trust: inferred
    interpretation: {text: It lies beside the deck., grounds: Nobody says so., trust: inferred}
  - id: TCG-1.4
    text: Nobody may look at the pile.
    trust: judge
    retired: {reason: Everybody does., successor: TCG-1.3}
examples:
  - id: TCG-1.E1
    title: Ash Wolf is the seventh card
    shows: [TCG-1.2]
    near-miss: {TCG-1.1: ash-wolf}
    from: [duel-x001]
    start:
      turn: B
      A: {hand: [ash-wolf, "ash-wolf#2"], life: 3}
    play:
      - {play: ash-wolf, player: A, targets: [red-spark]}
      - {player: B, play: red-spark, price: 2}
      - {resolve: all}
    expect:
      - {card: ash-wolf, zone: pile, from: [duel-x001]}
      - player: A
        life: none
      - {cannot: {play: ash-wolf, player: A}, because: TCG-1.1}
    under:
      hat-2014: same
    note: Text with {term:hand:plural}.
""",
    "demo/hat/rulebook.yaml": """\
# yaml-language-server: $schema=../../../schema/rulebook.json
id: HAT
title: HAT Format
summary: A format.
ruleset: hat-2014
also-under: [tcg-core]
""",
    "demo/hat/02-sparks.yaml": """\
# yaml-language-server: $schema=../../../schema/article.json
id: HAT-2
title: Sparks
clauses:
  - id: HAT-2.1
    text: A spark hits once.
    trust: judge
  - id: HAT-2.2
    text: A spark hits twice.
    trust: judge
examples:
  - id: HAT-2.E1
    title: A spark in the dark
    shows: [HAT-2.1]
    start: {}
    under:
      tcg-core: {play: [{resolve: all}], expect: [{player: B, life: 8}], because: [HAT-2.1]}
""",
    "demo/cards/ash-wolf.yaml": """\
# yaml-language-server: $schema=../../../schema/card.json
id: ash-wolf
passcode: 1001
names: {en: Ash Wolf, pt-BR: Lobo, es: Lobo, zh-Hans: 狼}
kind: creature
power: 3
""",
    "demo/cards/red-spark.yaml": """\
# yaml-language-server: $schema=../../../schema/card.json
id: red-spark
passcode: 1002
names: {en: Red Spark, pt-BR: Faísca, es: Chispa, zh-Hans: 火花}
kind: spell
effects:
  - says: Destroy {card:ash-wolf}.
    does:
      - {destroy: targets}
      - if: {name: ash-wolf}
        then: [{destroy: {power-at-most: 3}}, {damage: 2, to: B}]
""",
    "demo/lists/2014-04-01.yaml": """\
# yaml-language-server: $schema=../../../schema/list.json
id: 2014-04-01
title: April 2014
territory: TCG
since: 2014-04-01
until: null
source: {title: The list, site: https://example.org}
summary: Three cards, {card:moth} among them.
forbidden: [ash-wolf]
limited: [moth, owl]
""",
    "demo/register/m.tsv": """\
id\tpasscode\tkind\ten\tpt-BR\tes\tzh-Hans
moth\t2001\tritual\tMoth\tTraça\tAla\t蛾
mouse\t2003\tspell\tMouse\tRato\tRata\t鼠
""",
    "demo/register/o.tsv": """\
id\tpasscode\tkind\ten\tpt-BR\tes\tzh-Hans
owl\t2002\tspell\tOwl, I\tAve\tBúho\t枭
""",
    "demo/rulesets/hat-2014.yaml": """\
# yaml-language-server: $schema=../../../schema/ruleset.json
id: hat-2014
title: HAT 2014
summary: The HAT Format.
since: 2014-07-01
until: null
extends: tcg-core
enact: [HAT-2]
replace: {TCG-1.2: HAT-2.2}
order: [[HAT-2.1, TCG-1.1]]
""",
    "demo/rulesets/tcg-core.yaml": """\
# yaml-language-server: $schema=../../../schema/ruleset.json
id: tcg-core
title: Core
summary: What every format shares.
since: 2002-03-08
enact: [TCG-1]
""",
}


def plant(root: Path, files: Mapping[str, str]) -> None:
    """Write files below a folder."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def problems(root: Path) -> tuple[Problem, ...]:
    """Return the problems of a knowledge base, which has some."""
    with pytest.raises(Problems) as raised:
        load(root, VOCABULARY)
    return raised.value.problems
