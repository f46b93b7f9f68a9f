"""The exceptions of the package."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from passwright._native import Diagnostic


class Error(Exception):
    """Anything that the package reports. ``str()`` of it is the drawing of its diagnostics, with excerpts."""

    diagnostics: tuple[Diagnostic, ...]

    def __init__(self, text: str = "", diagnostics: tuple[Diagnostic, ...] = ()) -> None:
        super().__init__(text)
        self.diagnostics = tuple(diagnostics)


class InputError(Error, ValueError):
    """A text or a value is wrong: IR, a pipeline, an option."""


class ArgumentError(InputError, TypeError):
    """An argument is of the wrong kind: a class for an instance, a text for a list, a keyword that does not exist."""


class RunError(Error):
    """A pass failed, or the run was cancelled."""


class HandleError(Error):
    """A handle is used after the run in which it was valid, or after its operation was erased."""


class BusyError(Error):
    """A module is used while a pipeline runs on it, or by two threads at once."""
