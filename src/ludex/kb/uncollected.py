"""The garbage collector at rest while much is made that stays, and blind for what is there."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Keep the collector from going through all that has been made so far, again and again."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


@contextmanager
def unvisited() -> Iterator[None]:
    """Keep the collector from what there is: whatever it visits is copied into a forked process."""
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
