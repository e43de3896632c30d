"""The knowledge base: `rules/` read, validated, and made one immutable value.

Import the modules themselves, since citing a clause must not wait for pydantic:

- `load`: read and validate everything, or raise all problems at once; `find`: look up one ID;
  `identities`: which cards there are.
- `knowledge_base`, `model`, `vocabulary`: what is read; a game hands its vocabulary in.
- `ids`, `lock`: the grammar of IDs, and the record of every ID ever published.
- `shapes`: what a game's files can say, read from its dataclasses.
- `rulesets`: the clauses that a ruleset puts in force; `schema`: the exported JSON Schemas.
"""
