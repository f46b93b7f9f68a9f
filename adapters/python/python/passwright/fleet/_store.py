"""Where results and the manifest are kept: a folder, or a URL that fsspec knows."""

from __future__ import annotations

import errno
import importlib
import itertools
import json
import os
import time
import uuid
from collections.abc import Iterator
from typing import Any, Protocol

from passwright.fleet._row import Row

MANIFEST = "manifest.jsonl"
REPRODUCERS = "reproducers"
RESERVED = frozenset({MANIFEST, REPRODUCERS, "reduced"})
"""The names in a store that are those of no module."""

IN_STORE = "it is in the store, where a result may replace it"
"""The reason why a module is refused."""

_NUMBERS = itertools.count()


class Store(Protocol):
    """The results by the names of their modules, and the manifest."""

    def put(self, name: str, data: bytes) -> None:
        """Write a file under its final name once it is whole."""
        ...

    def has(self, name: str) -> bool:
        """Return whether a file is there."""
        ...

    def remove(self, name: str) -> None:
        """Remove a file, if it is there."""
        ...

    def rows(self) -> Iterator[bytes]:
        """Read the lines of the manifest, the oldest first."""
        ...

    def append(self, line: bytes) -> None:
        """Append a line to the manifest."""
        ...

    def flush(self) -> None:
        """Make appended lines last."""
        ...

    def has_case(self) -> bool:
        """Return whether names that differ only in case are two files."""
        ...


def open_store(url: str) -> Store:
    """Return the store of a folder or a URL."""
    return Remote(url) if "://" in url else Folder(url)


def local_path(url: str) -> str | None:
    """Return the path that a path or URL stands for; ``None`` if it leads elsewhere."""
    if "://" not in url:
        return url
    fsspec: Any = importlib.import_module("fsspec")
    files: Any
    files, path = fsspec.core.url_to_fs(url)
    return str(path) if "file" in files.protocol else None


def place_of(url: str) -> str:
    """Return where a path or URL leads, which is the same for each of its spellings."""
    path = local_path(url)
    if path is not None:
        return os.path.realpath(path)
    fsspec: Any = importlib.import_module("fsspec")
    files: Any
    files, path = fsspec.core.url_to_fs(url)
    return str(files.unstrip_protocol(path))


def is_in(place: str, url: str) -> bool:
    """Return whether a path or URL leads into a place, or is the name of a file in it, such as a link that leads elsewhere."""
    places = [place_of(url)]
    path = local_path(url)
    folder, name = os.path.split(path or "")
    if name not in ("", ".", ".."):
        places.append(f"{os.path.realpath(folder)}/{name}")
    return any(f"{found}/".startswith(f"{place.rstrip('/')}/") for found in places)


def _check_links(folder: str, store: str) -> None:
    """Raise an error for a folder that is not in a store, where a result may replace anything."""
    if not is_in(os.path.realpath(store), os.path.realpath(folder)):
        raise OSError(errno.EINVAL, "a link leads out of the store")


def _has_case(folder: str) -> bool:
    """Return whether the names of two files in a folder may differ only in case."""
    path = os.path.join(folder, f".tmp-{uuid.uuid4().hex}-A")
    try:
        os.makedirs(folder, exist_ok=True)
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
    except OSError:
        # Nothing can be written either.
        return True
    try:
        return not os.path.exists(path[:-1] + "a")
    finally:
        os.unlink(path)


class Folder:
    """A folder on a disk that all workers see, laid out as that of ``pass-opt batch``."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._folders: set[str] = set()
        """Those in it that results may be written to."""
        self._log = -1

    def put(self, name: str, data: bytes) -> None:
        path = os.path.join(self._path, name)
        folder = os.path.dirname(path)
        temporary = os.path.join(folder, f".tmp-{os.getpid()}-{next(_NUMBERS)}-{uuid.uuid4().hex[:8]}")
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        self._open_folder(folder)
        file = os.open(temporary, flags, 0o666)
        try:
            with os.fdopen(file, "wb") as writer:
                writer.write(data)
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise

    def _open_folder(self, folder: str) -> None:
        if folder not in self._folders or not os.path.isdir(folder):
            os.makedirs(folder, exist_ok=True)
            _check_links(folder, self._path)
            self._folders.add(folder)

    def has(self, name: str) -> bool:
        return os.path.isfile(os.path.join(self._path, name))

    def remove(self, name: str) -> None:
        try:
            os.unlink(os.path.join(self._path, name))
        except OSError:
            # It is not there, or its name is none.
            pass

    def rows(self) -> Iterator[bytes]:
        try:
            with open(os.path.join(self._path, MANIFEST), "rb") as log:
                yield from log
        except FileNotFoundError:
            return

    def append(self, line: bytes) -> None:
        if self._log < 0:
            self._log = self._open()
        # One write, so that several drivers may append to one manifest.
        written = os.write(self._log, line)
        if written < len(line):
            os.write(self._log, line[written:])

    def _open(self) -> int:
        os.makedirs(self._path, exist_ok=True)
        path = os.path.join(self._path, MANIFEST)
        log = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        size = os.fstat(log).st_size
        # A line that was left unfinished is no row, and the next row has a line of its own.
        if size > 0 and os.pread(log, 1, size - 1) != b"\n":
            os.write(log, b"\n")
        return log

    def flush(self) -> None:
        if self._log >= 0:
            os.close(self._log)
            self._log = -1

    def has_case(self) -> bool:
        return _has_case(self._path)


class Remote:
    """A store of objects. Objects cannot be appended to, so the manifest is a folder of parts, each of many rows."""

    MAX_ROWS = 1_000
    MAX_SECONDS = 5.0

    def __init__(self, url: str) -> None:
        fsspec: Any = importlib.import_module("fsspec")
        self._files: Any
        self._files, self._root = fsspec.core.url_to_fs(url)
        self._lines: list[bytes] = []
        self._since = time.monotonic()

    def _full(self, name: str) -> str:
        return f"{self._root.rstrip('/')}/{name}"

    def put(self, name: str, data: bytes) -> None:
        path = self._full(name)
        folder = path.rpartition("/")[0]
        self._files.makedirs(folder, exist_ok=True)
        # A file system of objects writes an object as a whole; one of files gets a new name.
        if "file" in self._files.protocol:
            _check_links(folder, self._root)
            temporary = f"{folder}/.tmp-{uuid.uuid4().hex}"
            self._files.pipe_file(temporary, data)
            os.replace(temporary, path)
        else:
            self._files.pipe_file(path, data)

    def has(self, name: str) -> bool:
        return bool(self._files.isfile(self._full(name)))

    def remove(self, name: str) -> None:
        try:
            self._files.rm_file(self._full(name))
        except OSError:
            # It is not there.
            pass

    def rows(self) -> Iterator[bytes]:
        folder = self._full(MANIFEST)
        self._files.invalidate_cache()
        if not self._files.exists(folder):
            return
        for part in sorted(self._files.ls(folder, detail=False)):
            yield from self._files.cat_file(part).splitlines(keepends=True)

    def append(self, line: bytes) -> None:
        self._lines.append(line)
        if len(self._lines) >= self.MAX_ROWS or time.monotonic() > self._since + self.MAX_SECONDS:
            self.flush()

    def flush(self) -> None:
        if self._lines:
            part = f"{MANIFEST}/{time.time_ns():020}-{uuid.uuid4().hex[:8]}.jsonl"
            self.put(part, b"".join(self._lines))
            self._lines = []
        self._since = time.monotonic()

    def has_case(self) -> bool:
        return "file" not in self._files.protocol or _has_case(self._root)


def line_of(row: Row) -> bytes:
    """Return the line of a row."""
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
