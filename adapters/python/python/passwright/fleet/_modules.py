"""The modules of a run: files, folders, patterns, URLs, pairs of names and texts, Arrow tables."""

from __future__ import annotations

import glob
import importlib
import os
import stat
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Union, cast

from passwright._errors import ArgumentError, InputError
from passwright._native import Module
from passwright._shapes import described
from passwright.fleet._store import IN_STORE, RESERVED, is_in, local_path, place_of

EXTENSION = ".mlir"
"""The extension of files that are found in folders."""

Source = Union[str, "os.PathLike[str]", "tuple[str, str | Module]", Module, Any]
"""A path or URL of a file, folder or pattern, a pair of a name and a text or a module, a module that was read from a file, or an Arrow
table or batch with columns ``id`` and ``text``."""

_PATTERN = frozenset("*?[")


@dataclass(frozen=True)
class Job:
    """A module to compile."""

    id: str
    text: str | None = None
    path: str | None = None
    missing: str | None = None
    """The reason why there is neither text nor path."""
    size: int = 0
    keys: tuple[str, ...] = ()
    """The keys of its row of an earlier run."""
    files: tuple[str, ...] = ()
    """The fields of that row that name files in the store."""
    attempts: int = 0
    """The number of times that the machine has died under it."""

    def read(self) -> str:
        """Return the text.

        Raises ``OSError`` or ``ValueError`` with the reason why there is none.
        """
        if self.missing is not None:
            raise ValueError(self.missing)
        if self.path is None:
            return self.text or ""
        data = _read(self.path)
        try:
            return data.decode()
        except UnicodeDecodeError as error:
            raise ValueError(f"the file is not UTF-8 text from byte {error.start} on") from None


def _read(path: str) -> bytes:
    if "://" not in path:
        with open(path, "rb") as file:
            return file.read()
    fsspec: Any = importlib.import_module("fsspec")
    with fsspec.open(path, "rb") as file:
        data: bytes = file.read()
        return data


def jobs_of(modules: Source | Iterable[Source], store: str | None) -> Iterator[Job]:
    """Return the modules of sources. What is in the store is none, where a folder or a pattern covers it.

    Raises ``InputError`` for a path in the store or one that does not exist, and a folder or pattern without files.
    """
    search = _Search(store)
    given: Any = modules
    if isinstance(given, (list, tuple)):
        # Before a result of one replaces another.
        for source in cast("Sequence[Source]", given):
            if isinstance(source, (str, os.PathLike)):
                search.check(os.fspath(cast("str | os.PathLike[str]", source)))
    if isinstance(modules, (str, os.PathLike, Module)):
        yield from _of_source(given, search)
    elif _is_arrow(modules):
        yield from _of_arrow(modules)
    else:
        for source in modules:
            yield from _of_source(source, search)


def _of_source(source: Any, search: _Search) -> Iterator[Job]:
    if isinstance(source, (str, os.PathLike)):
        path = os.fspath(cast("str | os.PathLike[str]", source))
        _check_path(path)
        yield from search.jobs_of(path)
    elif isinstance(source, Module):
        yield job_of_pair(_name_of(source), source)
    elif isinstance(source, tuple) and len(cast(Any, source)) == 2:
        id, text = cast("tuple[object, object]", source)
        yield job_of_pair(id, text)
    elif _is_arrow(source):
        yield from _of_arrow(source)
    else:
        raise ArgumentError(f"expected a path, a pair of a name and a text, a module, or an Arrow batch, found {described(cast(object, source))}")


def _check_path(source: str) -> None:
    """Raise ``ArgumentError`` for the text of a module, which needs a name."""
    if "\n" in source or '"' in source:
        raise ArgumentError(f'expected a path, found the text of a module: give it a name, as in `("a.mlir", text)`: {described(source)}')


def _name_of(module: Module) -> str:
    """Return the name of a module that was read from a file."""
    if module.name.startswith("<"):
        raise ArgumentError(f'a module that was read from a text needs a name: write `("a.mlir", module)` for {described(module)}')
    return _id_of(module.name)


def count_of(modules: Source | Iterable[Source], store: str | None) -> int | None:
    """Return the number of modules; ``None`` for an iterator, which can be looked at once."""
    if isinstance(modules, Iterator) or hasattr(modules, "read_next_batch"):
        return None
    if hasattr(modules, "count_rows"):
        rows: int = cast(Any, modules).count_rows()
        return rows
    return sum(1 for _ in jobs_of(modules, store))


def job_of_pair(id: object, text: object) -> Job:
    """Return the module of a name and a text, which may be wrong."""
    if not isinstance(id, str):
        return Job("module", missing=f"the name of the module is no text, but {id!r}")
    name = id.encode(errors="replace").decode()
    if name != id:
        return Job(name, missing="its name has half of a surrogate pair")
    if isinstance(text, Module):
        text = str(text)
    if isinstance(text, (bytes, bytearray)):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            return Job(id, missing=f"the text is not UTF-8 from byte {error.start} on")
    if not isinstance(text, str):
        return Job(id, missing=f"the module is no text, but of type {type(text).__name__}")
    try:
        text.encode()
    except UnicodeEncodeError:
        return Job(id, missing="the text has half of a surrogate pair")
    return Job(id, text=text, size=len(text))


def _is_arrow(source: Any) -> bool:
    return hasattr(source, "to_batches") or (hasattr(source, "schema") and hasattr(source, "column")) or (
        hasattr(source, "read_next_batch")
    )


def _of_arrow(source: Any) -> Iterator[Job]:
    if hasattr(source, "to_batches"):
        batches: Iterable[Any] = source.to_batches()
    elif hasattr(source, "read_next_batch"):
        batches = source
    else:
        batches = [source]
    for batch in batches:
        names = batch.schema.names
        absent = [name for name in ("id", "text") if name not in names]
        if absent:
            raise InputError(f"the table has no column `{absent[0]}`, but {', '.join(map(repr, names))}")
        for id, text in zip(batch.column("id"), batch.column("text")):
            yield job_of_pair(id.as_py(), text.as_py())


class _Search:
    """A search for files."""

    def __init__(self, store: str | None) -> None:
        self._store = None if store is None else place_of(store)

    def jobs_of(self, url: str) -> Iterator[Job]:
        """Return the modules that a path or URL stands for."""
        self.check(url)
        path = local_path(url)
        if path is None:
            yield from self._of_url(url)
        elif os.path.isdir(path):
            count = 0
            for count, (file, id) in enumerate(self._files_in(path), 1):
                yield _job_of_file(file, id)
            if count == 0:
                raise InputError(f"'{path}': the folder has no file that ends in '{EXTENSION}'")
        elif os.path.exists(path):
            yield _job_of_file(path, _id_of(path))
        elif _PATTERN.isdisjoint(path):
            raise InputError(f"'{path}': No such file or directory")
        else:
            files = [file for file in sorted(glob.iglob(path, recursive=True)) if os.path.isfile(file) and not self._has(place_of(file))]
            if not files:
                raise InputError(f"'{path}': no file matches the pattern")
            yield from (_job_of_file(file, _id_of(file)) for file in files)

    def check(self, url: str) -> None:
        """Raise an error for a path or URL in the store."""
        if self._store is not None and is_in(self._store, url):
            raise InputError(f"'{url}': {IN_STORE}")

    def _has(self, place: str) -> bool:
        """Return whether a file is in the store."""
        return self._store is not None and place.startswith(f"{self._store}/")

    def _files_in(self, folder: str, prefix: str = "") -> Iterator[tuple[str, str]]:
        """Return the files of a folder in the order of their names. A link to a folder is not followed, since it may lead back."""
        try:
            entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
        except OSError as error:
            raise InputError(f"'{folder}': {error.strerror or error}") from error
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                if self._store is None or place_of(entry.path) != self._store:
                    yield from self._files_in(entry.path, f"{prefix}{entry.name}/")
            elif entry.name.endswith(EXTENSION) and _is_module(entry):
                yield entry.path, prefix + entry.name

    def _of_url(self, url: str) -> Iterator[Job]:
        fsspec: Any = importlib.import_module("fsspec")
        files: Any
        files, root = fsspec.core.url_to_fs(url)

        def is_result(path: str) -> bool:
            return self._has(place_of(files.unstrip_protocol(path)))

        if not _PATTERN.isdisjoint(root):
            found = sorted(path for path in files.glob(root) if files.isfile(path) and not is_result(path))
            for path in found:
                yield Job(_id_of(path), path=files.unstrip_protocol(path))
            if not found:
                raise InputError(f"'{url}': no file matches the pattern")
        elif files.isdir(root):
            found = sorted(path for path in files.find(root) if path.endswith(EXTENSION) and not is_result(path))
            for path in found:
                yield Job(path[len(root.rstrip("/")) + 1 :], path=files.unstrip_protocol(path))
            if not found:
                raise InputError(f"'{url}': the folder has no file that ends in '{EXTENSION}'")
        elif files.exists(root):
            yield Job(_id_of(root), path=url)
        else:
            raise InputError(f"'{url}': No such file or directory")


def _is_module(entry: os.DirEntry[str]) -> bool:
    """Return whether a file that was found is a module. A pipe would be waited for; a link that leads nowhere is a module that is missing."""
    try:
        return stat.S_ISREG(entry.stat().st_mode)
    except OSError:
        return True


def _job_of_file(path: str, id: str) -> Job:
    try:
        size = os.path.getsize(path)
    except OSError:
        # Whoever reads it tells why it cannot be read.
        size = 0
    # The bytes of a name need not be text.
    name = id.encode(errors="surrogateescape").decode(errors="replace")
    return Job(name, path=os.path.abspath(path), size=size)


def _id_of(path: str) -> str:
    """Return the name of the module in a file: its path without what leads out of the store."""
    return "/".join(part for part in path.split("/") if part not in ("", ".", ".."))


def refusal(id: str, is_known: bool) -> str | None:
    """Return the reason why a name is not that of a module, if it is not."""
    parts = id.split("/")
    if not all(part not in ("", ".", "..") for part in parts) or "\0" in id or parts[0] in RESERVED:
        return "its name is not a path below the store"
    return "another module has the same name" if is_known else None


def refused_job(job: Job, reason: str) -> Job:
    """Return the module in place of one whose name is refused. The row of the first module with a name stays the last one of that name."""
    return Job(f"{_id_of(job.id)}.refused", missing=f"'{job.id}': {reason}")
