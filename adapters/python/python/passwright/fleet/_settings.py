"""The settings of a run, which its workers share."""

from __future__ import annotations

import importlib
import os
import re
import sys
from dataclasses import asdict, dataclass, replace
from typing import Any

from passwright import _libraries, _native
from passwright._errors import Error, InputError
from passwright.fleet._sources import digest_of_file, digest_of_module, sources_of


class FleetError(Error):
    """A run that cannot go on: a store that cannot be written, or workers that cannot be started."""


@dataclass(frozen=True)
class Settings:
    """What a worker needs to know. Equal settings are served by the same processes."""

    pipeline: str
    store: str | None = None
    deadline: float | None = None
    max_memory: int | None = None
    allow_unregistered: bool = False
    verify: bool = True
    force: bool = False
    imports: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    """The modules of Python that a result depends on."""
    path: tuple[str, ...] = ()
    identity: str = ""

    @property
    def limits(self) -> str:
        """What a result depends on only if a module exceeded it."""
        return f"{self.deadline} {self.max_memory}"

    def check(self) -> None:
        """Import the modules that declare passes, and raise an error if this installation is another one than the driver's."""
        for name in self.imports:
            importlib.import_module(name)
        identity = identity_of(self)
        if identity != self.identity:
            raise FleetError(
                f"the worker has another version of passwright, or of modules that declare passes, than the driver:\n"
                f"worker: {identity}\ndriver: {self.identity}"
            )
        # The errors of a pipeline are reported once, not for each module.
        _native.Pipeline(self.pipeline)

    def to_json(self) -> dict[str, Any]:
        """Return the settings as values of JSON."""
        return asdict(self)

    @staticmethod
    def from_json(values: dict[str, Any]) -> Settings:
        """Return the settings that ``to_json`` has described."""
        made = Settings(**values)
        return replace(made, imports=tuple(made.imports), sources=tuple(made.sources), path=tuple(made.path))


def settings(
    pipeline: _native.Pipeline | str,
    store: str | os.PathLike[str] | None,
    deadline: float | None,
    max_memory: int | None,
    allow_unregistered: bool,
    verify: bool,
    force: bool,
    imports: tuple[str, ...],
) -> Settings:
    """Return checked settings.

    Raises ``InputError`` if the pipeline or a limit is wrong, and on Windows.
    """
    if sys.platform == "win32":
        raise InputError("`passwright.fleet` needs the processes and pipes of Unix, and is not there on Windows")
    if deadline is not None and not 0 < deadline < float("inf"):
        raise InputError(f"expected a deadline of more than 0 seconds, found {deadline}")
    if max_memory is not None and max_memory <= 0:
        raise InputError(f"expected a maximum memory of at least 1 MiB, found {max_memory}")
    if max_memory is not None and not os.path.exists("/proc/self/statm"):
        raise InputError("`max_memory` is not supported on this system, which does not tell the memory of a process")
    for name in imports:
        importlib.import_module(name)
    checked = _native.Pipeline(pipeline) if isinstance(pipeline, str) else pipeline
    if checked.ir is not None:
        raise InputError(f"`passwright.fleet` compiles modules of the embedded IR, and the pipeline is for {checked.ir.name}")
    text = str(checked)
    imports = tuple(dict.fromkeys((*imports, *_declaring_modules(text))))
    made = Settings(
        pipeline=text,
        store=None if store is None else _absolute(os.fspath(store)),
        deadline=deadline,
        max_memory=max_memory,
        allow_unregistered=allow_unregistered,
        verify=verify,
        force=force,
        imports=imports,
        sources=sources_of(imports),
        path=tuple(os.path.abspath(entry) for entry in sys.path),
    )
    return replace(made, identity=identity_of(made))


def _absolute(store: str) -> str:
    return store if "://" in store else os.path.abspath(store)


def _declaring_modules(pipeline: str) -> list[str]:
    """Return the modules of Python that declare passes of the pipeline."""
    names = set(re.findall(r"[\w.-]+", pipeline))
    found: list[str] = []
    for entry in _native.registry():
        if entry.name not in names or not re.fullmatch(r"\w+(\.(\w+|<locals>))*", entry.origin):
            continue
        parts = entry.origin.split(".")
        prefixes = (".".join(parts[:count]) for count in range(len(parts) - 1, 0, -1))
        module = next((prefix for prefix in prefixes if prefix in sys.modules), None)
        if module is not None:
            found.append(module)
        elif hasattr(sys.modules.get("__main__"), parts[0]):
            raise InputError(
                f"pass `{entry.name}` is declared in the program itself, which workers do not run\n"
                "help: move it into a module, and import that"
            )
    return found


def identity_of(settings: Settings) -> str:
    """Return all that a result depends on besides the module and limits: the packages, the pipeline and its passes in Python."""
    _libraries.load()
    sources = [f"{name} {digest_of_module(name)}" for name in settings.sources]
    version = ".".join(map(str, sys.version_info[:2])) if sources else ""
    lines = [f"passwright {_native.VERSION} {digest_of_file(_native.__file__)}", settings.pipeline]
    lines.append(f"{settings.allow_unregistered} {settings.verify} {version}")
    lines += [f"{package} {digest_of_file(file)}" for package, file in sorted(_libraries.files.items())]
    return "\n".join(lines + sources)
