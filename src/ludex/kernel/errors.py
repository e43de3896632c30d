"""What can go wrong in a game that is not a matter of its rules."""


class KernelError(Exception):
    """A defect of the rules, of their data or of the driver; never a ruling."""


class UnknownRule(KernelError):  # noqa: N818 - named as what it is, like LookupError's kin
    """A ruleset enacts an ID that nothing implements."""


class TwoAnswers(KernelError):  # noqa: N818
    """Two rules in force set the same quantity."""


class Hang(KernelError):  # noqa: N818
    """The game went past its budget of steps; the message names the rules going round."""


class Refused(KernelError):  # noqa: N818
    """The driver answered with an option that is not legal; `by` names who refuses it."""

    def __init__(self, message: str, by: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.by = by
