"""Real MLIR for the package ``passwright``: modules of any dialect, and every pass that MLIR ships.

>>> import passwright as pw
>>> from passwright_mlir import parse
>>> from passwright_mlir.passes import canonicalize, convert_scf_to_cf
>>> module = parse("func.func @f() { return }")
>>> pipeline = pw.pipeline(pw.nest("func.func", canonicalize(max_iterations=4)), convert_scf_to_cf())
>>> str(pipeline)
'builtin.module(func.func(canonicalize{max-iterations=4}),convert-scf-to-cf)'
>>> pipeline.run(module).changed
False

``parse`` reads a module in MLIR's syntax. Pipelines are those of ``passwright``, of the classes in ``passwright_mlir.passes``; one that
is made of text alone is told the IR: ``pw.Pipeline("builtin.module(cse)", ir=MLIR)``. ``registry`` lists the passes.
"""

from __future__ import annotations

import os

from passwright import RegisteredPass, foreign
from passwright._parse import read_source
from passwright_mlir._native import MLIR, Mlir, Module, parse_text

__all__ = ["MLIR", "Mlir", "Module", "__version__", "parse", "registry"]

__version__: str = MLIR.VERSION


def parse(
    path_or_text: str | os.PathLike[str],
    *,
    name: str | None = None,
    allow_unregistered: bool = False,
    verify: bool = True,
) -> Module:
    """Read a module in MLIR's syntax, in its custom or its generic form, from a file or a text, and verify it.

    What is a file, and what ``name`` and ``allow_unregistered`` are for, is as for ``passwright.parse``.

    Raises ``InputError`` with the drawing of all errors, and ``OSError`` if the file cannot be read.
    """
    text, name, is_file = read_source(path_or_text, name)
    return parse_text(text, name, is_file, allow_unregistered, verify)


def registry() -> list[RegisteredPass]:
    """Return the passes and pipelines of MLIR."""
    return foreign.registered(MLIR.entries())
