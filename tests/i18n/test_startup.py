"""Reading a translation costs a command next to nothing."""

import subprocess
import sys

import pytest

SLOW = {"babel", "yaml", "pydantic", "difflib", "tempfile"}


@pytest.mark.parametrize("module", ["catalogues", "names", "phrases", "text"])
def test_what_a_command_needs_imports_nothing_slow(module: str):
    code = f"import sys, ludex.i18n.{module}; print(*{{m.partition('.')[0] for m in sys.modules}})"
    run = [sys.executable, "-S", "-c", f"import sys; sys.path[:] = {sys.path!r}; {code}"]
    loaded = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
    assert SLOW.isdisjoint(loaded)
