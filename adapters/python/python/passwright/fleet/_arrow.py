"""Rows as Arrow tables, and files of rows."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from passwright._errors import Error, InputError
from passwright._native import Pipeline
from passwright.fleet._engines import import_extra
from passwright.fleet._modules import Job, job_of_pair, refusal
from passwright.fleet._process import WorkerLease, Worker
from passwright.fleet._row import Row, failure
from passwright.fleet._settings import Settings, settings
from passwright.fleet._store import line_of

BATCH = 1_000
"""The number of rows that are written together."""

SPARK_SCHEMA = (
    "id string, key string, verdict string, pass string, "
    "diagnostics array<struct<severity: string, location: string, message: string, notes: array<string>, help: string>>, "
    "statistics map<string, map<string, bigint>>, seconds double, peak_memory bigint, output string, reproducer string"
)
"""The columns that ``compile_arrow`` returns, as ``DataFrame.mapInArrow`` of Spark wants to know them."""

_Batch = TypeVar("_Batch")


def arrow_schema() -> Any:
    """Return the schema of tables of rows."""
    pa = import_extra("pyarrow")
    text, number = pa.string(), pa.int64()
    fields = {"severity": text, "location": text, "message": text, "notes": pa.list_(text), "help": text}
    diagnostic = pa.struct(list(fields.items()))
    columns = {
        "id": text,
        "key": text,
        "verdict": text,
        "pass": text,
        "diagnostics": pa.list_(diagnostic),
        "statistics": pa.map_(text, pa.map_(text, number)),
        "seconds": pa.float64(),
        "peak_memory": number,
        "output": text,
        "reproducer": text,
    }
    return pa.schema(list(columns.items()))


def _columns(rows: list[Row], schema: Any) -> list[Any]:
    pa = import_extra("pyarrow")

    def value(row: Row, name: str) -> Any:
        found: Any = row.get(name)
        if name == "statistics" and found is not None:
            return [(owner, list(values.items())) for owner, values in found.items()]
        return found

    return [pa.array([value(row, field.name) for row in rows], field.type) for field in schema]


def compile_arrow(
    batch: _Batch,
    pipeline: Pipeline | str,
    *,
    store: str | os.PathLike[str] | None = None,
    deadline: float | None = None,
    max_memory: int | None = None,
    allow_unregistered: bool = False,
    verify: bool = True,
    imports: Iterable[str] = (),
) -> _Batch:
    """Compile the modules of an Arrow table or record batch with columns ``id`` and ``text``, and return their rows as such.

    Never raises an exception: whatever goes wrong is the verdict of a module, or of all modules of the batch, so that an engine that
    retries or gives up on exceptions loses nothing. The settings are those of ``run``, but a ``store`` gets no manifest, so that a module
    which fails leaves the result of an earlier call there. The modules are compiled one after
    the other, in a process that the next batch finds warm: the engine decides how many batches there are at once.
    """
    jobs = [job_of_pair(id, text) for id, text in _pairs(batch)]
    try:
        made = settings(pipeline, store, deadline, max_memory, allow_unregistered, verify, False, tuple(imports))
        with WorkerLease(made) as worker:
            rows = [_row(worker, job, made) for job in jobs]
    except Exception as error:
        rows = [failure(job.id, "", "failed", _reason(error)) for job in jobs]
    pa = import_extra("pyarrow")
    schema = arrow_schema()
    kind = pa.Table if isinstance(batch, pa.Table) else pa.RecordBatch
    made_batch: _Batch = kind.from_arrays(_columns(rows, schema), schema=schema)
    return made_batch


def _row(worker: Worker, job: Job, made: Settings) -> Row:
    reason = None if made.store is None else refusal(job.id, False)
    if reason is not None:
        return failure(job.id, "", "unreadable", f"'{job.id}': {reason}")
    try:
        row = worker.compile(job)
    except Exception as error:
        return failure(job.id, "", "failed", _reason(error))
    return row or failure(job.id, "", "failed", "the worker gave no row")


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, Error) else f"{type(error).__name__}: {error}"


def _pairs(batch: Any) -> Iterator[tuple[object, object]]:
    names: list[str] = batch.schema.names
    count: int = batch.num_rows

    def column(name: str) -> Iterable[object]:
        if names.count(name) != 1:
            return [None] * count
        return (value.as_py() for value in batch.column(name))

    for number, (id, text) in enumerate(zip(column("id"), column("text"))):
        yield f"row-{number}" if id is None else id, text


def write(rows: Iterable[Row], path: str | os.PathLike[str]) -> Counter[str]:
    """Write rows to a file that ends in ``.parquet`` or ``.jsonl``, which is there once it is whole. Returns the number of each verdict."""
    path = os.fspath(path)
    extension = os.path.splitext(path)[1]
    if extension not in (".parquet", ".jsonl"):
        raise InputError(f"expected a file that ends in '.parquet' or '.jsonl', found {path!r}")
    counts: Counter[str] = Counter()
    folder = os.path.dirname(path) or "."
    handle, temporary = tempfile.mkstemp(prefix=".tmp-", suffix=extension, dir=folder)
    os.close(handle)
    try:
        with _writer(temporary, extension) as writer:
            for row in rows:
                counts[row["verdict"]] += 1
                writer.add(row)
        # As any new file, not as a temporary one.
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(temporary, 0o666 & ~mask)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise
    return counts


class _Lines:
    def __init__(self, path: str) -> None:
        self._file = open(path, "wb")

    def add(self, row: Row) -> None:
        self._file.write(line_of(row))

    def __enter__(self) -> _Lines:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


class _Parquet:
    def __init__(self, path: str) -> None:
        pa = import_extra("pyarrow")
        parquet = import_extra("pyarrow.parquet")
        self._schema = arrow_schema()
        self._batch = pa.RecordBatch
        self._writer = parquet.ParquetWriter(path, self._schema)
        self._rows: list[Row] = []

    def add(self, row: Row) -> None:
        self._rows.append(row)
        if len(self._rows) >= BATCH:
            self._flush()

    def _flush(self) -> None:
        columns = _columns(self._rows, self._schema)
        self._writer.write_batch(self._batch.from_arrays(columns, schema=self._schema))
        self._rows.clear()

    def __enter__(self) -> _Parquet:
        return self

    def __exit__(self, *_: object) -> None:
        if self._rows:
            self._flush()
        self._writer.close()


def _writer(path: str, extension: str) -> _Lines | _Parquet:
    return _Parquet(path) if extension == ".parquet" else _Lines(path)
