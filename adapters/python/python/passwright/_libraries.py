"""Passes of other packages, found by their entry points."""

from __future__ import annotations

import os
import sys
import threading

from passwright._errors import InputError
from passwright._native import VERSION, register_library

TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "passwright.passes"

PATIENCE = 10.0
"""How many seconds a thread waits for another one that loads packages, which may wait for what this one imports."""

_lock = threading.RLock()
_is_loading = False
_is_loaded = False

files: dict[str, str | None] = {}
"""The extension module of each package whose passes are registered, by name and version of the package."""


class LibraryWarning(UserWarning):
    """The passes of an installed package are left out."""


def load() -> bool:
    """Register the passes of the installed packages, once, and return whether they are registered.

    One that cannot be registered is left out, with a warning.
    """
    global _is_loaded, _is_loading
    if _is_loaded or not _lock.acquire(timeout=PATIENCE):
        return _is_loaded
    try:
        # A package may make pipelines while it is imported: its own passes are not there yet.
        if _is_loaded or _is_loading:
            return _is_loaded
        _is_loading = True
        try:
            problems = [problem for problem in map(_load, _entries()) if problem is not None]
            _is_loaded = True
        finally:
            # After an interruption the next call goes on.
            _is_loading = False
    finally:
        _lock.release()
    for problem in problems:
        import warnings

        warnings.warn(problem, LibraryWarning, stacklevel=2)
    return True


def _entries() -> list[EntryPoint]:
    # The import below takes longer than all else that a first pipeline does.
    if not any(map(_may_announce, sys.path)) and not any(hasattr(finder, "find_distributions") for finder in _finders()):
        return []
    from importlib.metadata import entry_points

    # The order of folders and of names in them differs between machines.
    return sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))


def _finders() -> list[object]:
    """Return the finders of the interpreter but that of ``sys.path``."""
    from importlib.machinery import PathFinder

    return [finder for finder in sys.meta_path if finder is not PathFinder]


def _may_announce(folder: str) -> bool:
    """Return whether there may be a package with an entry point of the group in an element of ``sys.path``."""
    try:
        infos = [name for name in os.listdir(folder or ".") if name.lower().endswith("-info")]
    except NotADirectoryError:
        # An archive.
        return True
    except OSError:
        return False
    return any(GROUP.encode() in _content(os.path.join(folder, name, "entry_points.txt")) for name in infos)


def _content(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def _load(entry: EntryPoint) -> str | None:
    """Register the passes of a package, or return why they are left out."""
    name = entry.dist.name if entry.dist is not None else entry.name
    version = entry.dist.version if entry.dist is not None else ""
    package = f"{name} {version}".strip()
    if package in files:
        return None
    try:
        library = entry.load()
        check(package, library)
        register_library(package, library)
    # A package that cannot be imported is no reason to do without all others.
    except Exception as error:
        return f"the passes of package `{package}` are left out: {error}"
    files[package] = getattr(sys.modules.get(entry.module), "__file__", None)
    return None


def check(package: str, library: object) -> None:
    """Raise ``InputError`` if a library was built with another version."""
    built = getattr(library, "VERSION", None)
    if built is None:
        raise InputError(f"its entry point leads to {library!r}, which is no `passwright_wheel::Library`")
    if built != VERSION:
        raise InputError(
            f"it was built with passwright {built}, and this is passwright {VERSION}\n"
            f"help: build `{package}` with passwright {VERSION}, or use a clone of passwright {built}"
        )
