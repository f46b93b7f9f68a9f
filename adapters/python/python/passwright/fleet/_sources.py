"""The sources in Python that a result depends on."""

from __future__ import annotations

import ast
import functools
import hashlib
import importlib.util
import os
import sys
from collections.abc import Iterable, Iterator
from importlib.machinery import ModuleSpec, PathFinder

INSTALLED = frozenset({"site-packages", "dist-packages"})
"""The folders of packages that are installed."""


def sources_of(modules: Iterable[str]) -> tuple[str, ...]:
    """Return the names of modules, and of those that their ``import`` statements lead to.

    The standard library, this package, and other packages that are installed are left out.
    """
    found: dict[str, None] = {}
    waiting = list(dict.fromkeys(prefix for name in modules for prefix in _prefixes(name)))
    while waiting:
        name = waiting.pop()
        spec = None if name in found else _spec(name)
        if spec is None:
            continue
        found[name] = None
        package = name if spec.submodule_search_locations is not None else name.rpartition(".")[0]
        for level, module, imported in _file(spec.origin)[1]:
            for other in _imported(level, module, imported, package):
                if other not in found and _is_followed(other, name):
                    waiting.append(other)
    return tuple(sorted(found))


def digest_of_module(name: str) -> str:
    """Return the digest of the file of a module."""
    spec = _spec(name)
    return digest_of_file(None if spec is None else spec.origin)


def digest_of_file(path: str | None) -> str:
    """Return the digest of a file as it is now."""
    return _file(path)[0]


_Import = tuple[int, str, tuple[str, ...]]
"""The level of a relative import, the module, and what is imported from it."""


def _file(path: str | None) -> tuple[str, tuple[_Import, ...]]:
    """Return the digest of a file, and what it imports."""
    try:
        status = os.stat(path or "")
    except OSError:
        return "-", ()
    return _read(path or "", status.st_mtime_ns, status.st_size)


@functools.lru_cache(maxsize=None)
def _read(path: str, _modified: int, _size: int) -> tuple[str, tuple[_Import, ...]]:
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError:
        return "-", ()
    return hashlib.blake2b(data, digest_size=20).hexdigest(), tuple(_imports(data)) if path.endswith(".py") else ()


def _imports(source: bytes) -> Iterator[_Import]:
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        # Whoever imports it tells what is wrong.
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((0, alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.level, node.module or "", tuple(alias.name for alias in node.names)


def _imported(level: int, module: str, imported: tuple[str, ...], package: str) -> Iterator[str]:
    """Return the names of the modules that an import may load. What is imported from a module may be one itself."""
    if level > 0:
        parts = package.split(".")
        parts = parts[: len(parts) - level + 1]
        module = ".".join([*parts, module] if module else parts)
    yield from _prefixes(module)
    yield from (f"{module}.{name}" for name in imported)


def _prefixes(name: str) -> Iterator[str]:
    """Return the packages that a module is in, and the module."""
    parts = name.split(".")
    return (".".join(parts[:count]) for count in range(1, len(parts) + 1))


def _is_followed(name: str, importer: str) -> bool:
    top = name.partition(".")[0]
    if top == importer.partition(".")[0]:
        return True
    if top in sys.stdlib_module_names or top == __name__.partition(".")[0]:
        return False
    spec = _spec(name)
    return spec is not None and (spec.origin is None or INSTALLED.isdisjoint(spec.origin.split(os.sep)))


def _spec(name: str) -> ModuleSpec | None:
    """Find a module. Nothing is imported, which may have effects."""
    top, *parts = name.split(".")
    try:
        spec = importlib.util.find_spec(top) if top else None
    except (ImportError, ValueError):
        return None
    for part in parts:
        if spec is None or spec.submodule_search_locations is None:
            return None
        spec = PathFinder.find_spec(f"{spec.name}.{part}", spec.submodule_search_locations)
    return spec
