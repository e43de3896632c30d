"""To come."""

import argparse
from pathlib import Path


def words(parser: argparse.ArgumentParser) -> None: ...
def run(args: argparse.Namespace, root: Path) -> int:
    return 2
