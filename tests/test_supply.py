"""What others have written and we run: named by what it is, not by what it is called today."""

import re
from collections.abc import Iterator
from typing import Any

import yaml

from tests.conftest import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.y*ml"))


def _steps() -> Iterator[Any]:
    for path in WORKFLOWS:
        for job in yaml.safe_load(path.read_text("utf-8"))["jobs"].values():
            yield from (step for step in job["steps"] if "uses" in step)


def test_every_action_is_named_by_its_digest_and_tells_its_version():
    lines = [line for path in WORKFLOWS for line in path.read_text("utf-8").split("\n")]
    used = [line for line in lines if "uses:" in line]
    assert len(used) == len([*_steps()]) > 0
    for line in used:
        assert re.search(r"uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line), line


def test_no_credentials_are_kept_with_a_checkout():
    checkouts = [step for step in _steps() if step["uses"].startswith("actions/checkout@")]
    assert checkouts
    assert all(step.get("with", {}).get("persist-credentials") is False for step in checkouts)


def test_whatever_the_makefile_installs_is_pinned():
    recipe = (ROOT / "Makefile").read_text("utf-8")
    installs = re.findall(r"pip install (.*)", recipe)
    assert installs
    for words in installs:
        assert re.search(r"--require-hashes|--no-deps|==", words), words
    assert re.search(r"^UV := \d+\.\d+\.\d+$", recipe, re.MULTILINE)
