"""The command line. Each command is a module, which imports what is heavy when it runs."""

from ludex.cli.main import main

__all__ = ["main"]
