"""The run over modules: what is left to do, the manifest, and the rows."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import replace
from typing import Any, Literal, cast, get_args

from passwright._errors import InputError
from passwright._native import Pipeline
from passwright._shapes import keywords, suggestion, text_for_list
from passwright.fleet._engines import Engine, engine_of
from passwright.fleet._modules import Job, Source, count_of, jobs_of, refusal, refused_job
from passwright.fleet._row import Row, Verdict
from passwright.fleet._settings import FleetError, Settings, settings
from passwright.fleet._store import Store, line_of, open_store

WINDOW = 1_024
"""The number of modules of which the largest are compiled first."""

WINDOW_BYTES = 64 << 20
"""The size of their texts, if they come as such, from which on fewer wait."""


@keywords()
def run(
    modules: Source | Iterable[Source],
    pipeline: Pipeline | str,
    *,
    store: str | os.PathLike[str] | None = None,
    engine: Literal["local", "ray", "dask"] = "local",
    workers: int | None = None,
    deadline: float | None = None,
    max_memory: int | None = None,
    allow_unregistered: bool = False,
    verify: bool = True,
    force: bool = False,
    retry: Iterable[Verdict] = (),
    imports: Iterable[str] = (),
) -> Rows:
    """Compile modules, and yield a row for each as soon as it is done.

    ``modules`` are files, folders, patterns, URLs that fsspec knows, pairs of a name and a text or a module, modules that were read
    from files, or Arrow tables with columns ``id`` and ``text``: one of them, or an iterable. ``store`` is a folder or URL that all workers see. It gets the results under
    the names of their modules, and the manifest; a later run leaves out what is done, unless ``force`` is true or ``retry`` has
    its verdict, and yields its rows all the same. Without a store, rows hold the results themselves.

    ``engine`` decides who compiles: processes of this machine, actors of Ray, or workers of Dask; a cluster that this program is connected
    to is used, else one is started here. ``workers`` is their number, by default that of the processors.

    A module that does not end within ``deadline`` seconds, needs more than ``max_memory`` MiB, or ends its process twice is a row
    as any other. Passes in Python have to be declared in a module, which workers import; ``imports`` names further modules
    that they import.

    Raises ``InputError`` at once if the pipeline or a setting is wrong, and, while rows are taken, for a source that names no
    modules. Raises ``FleetError`` if the store cannot be written, or workers cannot be started.
    """
    if isinstance(imports, str):
        raise text_for_list("imports", imports)
    made = settings(pipeline, store, deadline, max_memory, allow_unregistered, verify, force, tuple(imports))
    again = _verdicts(retry)
    return Rows(_rows(modules, made, engine_of(engine, workers), again), lambda: count_of(modules, made.store))


def _verdicts(retry: Iterable[Verdict]) -> frozenset[str]:
    known = get_args(Verdict)
    names = [retry] if isinstance(retry, str) else list(retry)
    for name in names:
        if name not in known:
            raise InputError(f"`retry`: no verdict is `{name}`{suggestion(name, known)}")
    return frozenset(names)


class Rows(Iterator[Row]):
    """The rows of a run, as they come. ``close()`` ends the run early, as the end of a ``with`` block does."""

    def __init__(self, rows: Generator[Row, None, None], count: Callable[[], int | None]) -> None:
        self._rows, self._count = rows, count
        self._total: int | None = None
        self._is_counted = False
        self.done = 0
        """The number of rows so far."""

    @property
    def total(self) -> int | None:
        """The number of modules, which is counted when it is asked for; ``None`` if they come from an iterator."""
        if not self._is_counted:
            self._total, self._is_counted = self._count(), True
        return self._total

    def __next__(self) -> Row:
        row = next(self._rows)
        self.done += 1
        return row

    def __enter__(self) -> Rows:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the run. A later one with the same store goes on where it was."""
        self._rows.close()


def _rows(
    modules: Source | Iterable[Source], settings: Settings, start: Callable[[Settings], Engine], retry: frozenset[str]
) -> Generator[Row, None, None]:
    try:
        manifest = _Manifest(None if settings.store is None else open_store(settings.store), retry)
    except OSError as error:
        raise FleetError(f"cannot read the manifest in '{settings.store}': {error.strerror or error}") from error
    engine = start(settings)
    jobs = _largest_first(manifest.admit(job) for job in jobs_of(modules, settings.store))
    pending = 0
    try:
        is_complete = False
        while True:
            while not is_complete and pending < engine.capacity:
                job = next(jobs, None)
                is_complete = job is None
                if job is not None:
                    engine.submit(job)
                    pending += 1
            if pending == 0:
                return
            for job, row in engine.wait():
                pending -= 1
                yield manifest.earlier_row(job) if row is None else manifest.record(row)
    finally:
        engine.close()
        manifest.close()


def _largest_first(jobs: Iterator[Job]) -> Iterator[Job]:
    """Return modules in an order in which the last ones take little time."""
    window: list[Job] = []
    while True:
        held = 0
        for job in jobs:
            window.append(job)
            held += len(job.text or "")
            if len(window) >= WINDOW or held >= WINDOW_BYTES:
                break
        if not window:
            return
        window.sort(key=lambda job: -job.size)
        yield from window
        window.clear()


class _Manifest:
    """The rows of earlier runs, and the names of this one. They are in a temporary file, since there may be millions."""

    def __init__(self, store: Store | None, retry: frozenset[str]) -> None:
        self._store, self._retry = store, retry
        self._has_case = store is None or store.has_case()
        self._index = index = sqlite3.connect("", isolation_level=None, check_same_thread=False)
        index.execute("PRAGMA journal_mode = OFF")
        index.execute("PRAGMA synchronous = OFF")
        index.execute("CREATE TABLE modules (id BLOB PRIMARY KEY, row BLOB, is_named INTEGER) WITHOUT ROWID")
        index.execute("BEGIN")
        for line in () if store is None else store.rows():
            row = _row_of(line)
            if row is not None:
                values = (self._digest(row["id"]), line)
                index.execute("INSERT OR REPLACE INTO modules VALUES (?, ?, 0)", values)

    def admit(self, job: Job) -> Job:
        """Return the module with the keys of its row of an earlier run, or one that is refused in its place."""
        digest = self._digest(job.id)
        found = self._index.execute("SELECT row, is_named FROM modules WHERE id = ?", (digest,)).fetchone()
        reason = refusal(job.id, found is not None and bool(found[1]))
        if reason is not None:
            return refused_job(job, reason)
        if found is None:
            self._index.execute("INSERT INTO modules VALUES (?, NULL, 1)", (digest,))
            return job
        self._index.execute("UPDATE modules SET is_named = 1 WHERE id = ?", (digest,))
        row: Any = json.loads(found[0])
        files = tuple(field for field in ("output", "reproducer") if field in row)
        is_done = bool(row["key"]) and row["verdict"] not in self._retry
        return replace(job, keys=(row["key"],) if is_done else (), files=files)

    def earlier_row(self, job: Job) -> Row:
        """Return the row of an earlier run."""
        found = self._index.execute("SELECT row FROM modules WHERE id = ?", (self._digest(job.id),)).fetchone()
        return cast(Row, json.loads(found[0]))

    def record(self, row: Row) -> Row:
        """Append a row to the manifest."""
        if self._store is not None:
            try:
                self._store.append(line_of(row))
            except OSError as error:
                raise FleetError(f"cannot write the manifest: {error.strerror or error}") from error
        return row

    def close(self) -> None:
        if self._store is not None:
            self._store.flush()
        self._index.close()

    def _digest(self, id: str) -> bytes:
        name = id if self._has_case else id.lower()
        return hashlib.blake2b(name.encode(), digest_size=16).digest()


def _row_of(line: bytes) -> Row | None:
    """Read a row; ``None`` for a line that a driver left unfinished."""
    try:
        row: Any = json.loads(line)
    except ValueError:
        return None
    is_row = isinstance(row, dict) and isinstance(row.get("id"), str) and isinstance(row.get("key"), str)  # pyright: ignore[reportUnknownMemberType]
    return cast(Row, row) if is_row else None
