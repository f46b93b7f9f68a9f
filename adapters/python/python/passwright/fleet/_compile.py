"""The compilation of one module in this process, from its text to the files in the store."""

from __future__ import annotations

import errno
import json
import time
from typing import Any, Union

from passwright import _native
from passwright.fleet._modules import Job
from passwright.fleet._row import EXCEEDED, SUCCESSES, Row, Verdict, failure
from passwright.fleet._settings import FleetError, Settings
from passwright.fleet._store import IN_STORE, REPRODUCERS, Store, is_in, open_store, place_of

Outcome = Union[Row, None]
"""The row of a module; ``None`` if an earlier run has done it."""


class Compiler:
    """Compiles modules with the same settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._store: Store | None = None if settings.store is None else open_store(settings.store)
        self._place = None if settings.store is None else place_of(settings.store)

    def compile(self, job: Job) -> Outcome:
        """Compile a module here, so that its death is the one of this process.

        Raises ``FleetError`` if the store cannot be written.
        """
        start = time.perf_counter()
        if self._is_in_store(job):
            return failure(job.id, "", "failed", IN_STORE)
        text = self._read(job)
        if not isinstance(text, str):
            self._remove_stale(job, text)
            return text
        settings = self._settings
        key, key_with_limits = self._keys(text)
        if not settings.force and (key in job.keys or key_with_limits in job.keys) and self._has_result(job):
            return None
        _start_peak_memory()
        made, output = _native.compile_module(
            settings.pipeline, job.id, text, settings.allow_unregistered, settings.verify
        )
        response: Any = {"id": job.id, "key": key, **json.loads(made)}
        row: Row = response
        row["seconds"] = time.perf_counter() - start
        peak = _peak_memory()
        if peak is not None:
            row["peak_memory"] = peak
        return self._finish(job, row, text, output)

    def row_of_death(self, job: Job, verdict: Verdict, message: str, seconds: float) -> Row:
        """Return the row of a module that has no response, and write its reproducer.

        Raises ``FleetError`` if the store cannot be written.
        """
        text = self._read(job)
        if not isinstance(text, str):
            return text
        key, key_with_limits = self._keys(text)
        row = failure(job.id, key_with_limits if verdict in EXCEEDED else key, verdict, message)
        row["seconds"] = seconds
        return self._finish(job, row, text, None)

    def _is_in_store(self, job: Job) -> bool:
        """Return whether the file of a module is where a result may replace it."""
        return self._place is not None and job.path is not None and is_in(self._place, job.path)

    def _read(self, job: Job) -> str | Row:
        try:
            return job.read()
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        # Without a module there is no key, so a later run tries again.
        return failure(job.id, "", "unreadable", reason)

    def _keys(self, text: str) -> tuple[str, str]:
        key = _native.module_key(self._settings.identity, text)
        return key, _native.module_key(self._settings.limits, key)

    def _has_result(self, job: Job) -> bool:
        return self._store is None or "output" not in job.files or self._store.has(job.id)

    def _finish(self, job: Job, row: Row, text: str, output: str | None) -> Row:
        """Keep the result of a module, or the reproducer of its failure."""
        verdict = row["verdict"]
        try:
            if verdict in SUCCESSES and output is not None:
                row["output"] = output if self._store is None else self._put(row["id"], output)
            elif verdict not in SUCCESSES and verdict != "unreadable":
                reproducer = _native.reproducer(self._settings.pipeline, text, self._settings.verify)
                is_kept = self._store is not None
                row["reproducer"] = self._put(f"{REPRODUCERS}/{row['id']}", reproducer) if is_kept else reproducer
        except _NameError as error:
            # Another name might do, so a later run tries again.
            row = failure(job.id, "", "failed", str(error))
        self._remove_stale(job, row)
        return row

    def _remove_stale(self, job: Job, row: Row) -> None:
        """Remove what an earlier run has left under the name of a module, and nothing that no run has written."""
        if self._store is None:
            return
        for field, name in (("output", job.id), ("reproducer", f"{REPRODUCERS}/{job.id}")):
            if field in job.files and field not in row:
                self._store.remove(name)

    def _put(self, name: str, text: str) -> str:
        assert self._store is not None
        try:
            self._store.put(name, text.encode())
        except OSError as error:
            message = f"cannot write '{name}' into the store: {error.strerror or error}"
            if error.errno in _OF_NAMES:
                raise _NameError(message) from error
            raise FleetError(message) from error
        return name


class _NameError(Exception):
    """A name that the store cannot take."""


_OF_NAMES = (errno.ENAMETOOLONG, errno.ENOTDIR, errno.EISDIR, errno.EEXIST, errno.ENOTEMPTY, errno.EINVAL)
"""The errors that are about the name of one module, such as one that is a folder of another module's."""


def _start_peak_memory() -> None:
    try:
        with open("/proc/self/clear_refs", "w") as file:
            file.write("5")
    except OSError:
        # Without the right to do it, or on another system, the maximum is that of the whole process, or not known.
        pass


def _peak_memory() -> int | None:
    try:
        with open("/proc/self/status", "rb") as file:
            for line in file:
                if line.startswith(b"VmHWM:"):
                    return int(line.split()[1]) << 10
    except OSError:
        pass
    return None
