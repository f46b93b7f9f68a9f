"""Observation of runs, as a context manager."""

from __future__ import annotations

import contextvars
import os
import sys
from collections.abc import Iterable
from types import TracebackType
from typing import TextIO, Union

from passwright._native import Observer, Timing
from passwright._shapes import keywords

_ENTERED: contextvars.ContextVar[tuple[Observer, ...]] = contextvars.ContextVar("observers", default=())

Selection = Union[str, Iterable[str]]
"""Names of passes, or ``all``."""


def entered() -> tuple[Observer, ...]:
    """Return the observers of the blocks around."""
    return _ENTERED.get()


class observe:
    """Look at the runs within a block: ``with pw.observe(timing=True, print_after=["cse"], trace="t.json", report="r.html"):``.

    ``timing`` writes the times of all runs to ``file``, by default standard error, when the block ends. ``print_before`` and
    ``print_after`` write the IR around these passes, or around ``all``; with ``on_change``, after a pass only if it has changed
    something, and with ``module_scope`` the whole module. ``trace`` is a file for trace viewers such as Perfetto, ``report`` a page
    for a browser. Files are written when the block ends, also if it ends with an exception.
    """

    @keywords()
    def __init__(
        self,
        *,
        timing: bool = False,
        print_before: Selection = (),
        print_after: Selection = (),
        on_change: bool = False,
        module_scope: bool = False,
        trace: str | os.PathLike[str] | None = None,
        report: str | os.PathLike[str] | None = None,
        file: TextIO | None = None,
    ) -> None:
        self._timing, self._trace, self._report, self._file = timing, trace, report, file
        before, after = _names(print_before), _names(print_after)
        self._observer = Observer(timing, trace is not None, report is not None, before, after, on_change, module_scope)
        self._token: contextvars.Token[tuple[Observer, ...]] | None = None

    @property
    def dumps(self) -> str:
        """The IR that was printed so far."""
        return self._observer.dumps()

    @property
    def times(self) -> Timing | None:
        """The times so far, if they are taken."""
        return self._observer.times()

    def __enter__(self) -> observe:
        if self._token is not None:
            raise RuntimeError("the observer is entered already")
        self._token = _ENTERED.set((*_ENTERED.get(), self._observer))
        Observer.enter()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._token is not None:
            _ENTERED.reset(self._token)
            self._token = None
            Observer.leave()
        file = self._file or sys.stderr
        if self.dumps:
            file.write(self.dumps)
        if self._timing:
            file.write(str(self.times))
        for path, text in ((self._trace, self._observer.trace_json()), (self._report, self._observer.report_html())):
            if path is not None and text is not None:
                _write(os.fspath(path), text)


def _names(selection: Selection) -> list[str] | None:
    if selection == "all":
        return None
    return [selection] if isinstance(selection, str) else list(selection)


def _write(path: str, text: str) -> None:
    """Write a file as a whole, or not at all."""
    import tempfile

    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=os.path.dirname(path) or ".", delete=False) as file:
        try:
            file.write(text)
        except BaseException:
            os.unlink(file.name)
            raise
    # As any new file, not as a temporary one.
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(file.name, 0o666 & ~mask)
    os.replace(file.name, path)
