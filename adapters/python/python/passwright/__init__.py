"""Compiler passes, pipelines and MLIR-like IR from Python, without LLVM.

>>> import passwright as pw
>>> from passwright.passes import canonicalize, cse, symbol_dce
>>> module = pw.parse('"builtin.module"() ({^bb0: }) : () -> ()')
>>> pipeline = pw.pipeline(pw.nest("func.func", canonicalize(max_iterations=4), cse()), symbol_dce())
>>> str(pipeline)
'builtin.module(func.func(canonicalize{max-iterations=4},cse),symbol-dce)'
>>> pipeline.run(module).changed
False

``parse`` reads a module, ``pipeline`` and ``nest`` make a pipeline of typed passes, ``Pipeline`` one of text, and
``Pipeline.run`` runs it. ``pass_`` makes a pass of a class, ``pattern`` a pattern of a function. ``registry`` lists the passes. Everything that goes wrong is an ``Error`` with diagnostics.
"""

from passwright._errors import ArgumentError, BusyError, Error, HandleError, InputError, RunError
from passwright._native import (
    VERSION as __version__,
    Attribute,
    Attributes,
    Block,
    Context,
    Culprit,
    Diagnostic,
    Location,
    Module,
    Note,
    Op,
    Pattern,
    Pipeline,
    Preserved,
    Reduced,
    RegisteredOption,
    RegisteredPass,
    Remark,
    Rewriter,
    Rewritten,
    RunResult,
    Timer,
    Timing,
    Type,
    Value,
    bisect,
    create,
    reduce,
    registry,
    rewrite,
)
TYPE_CHECKING = False
if TYPE_CHECKING:
    from passwright._libraries import LibraryWarning
    from passwright._observe import observe
    from passwright._parse import parse
    from passwright._passes import option, page, pass_, pattern, statistic
    from passwright._pipeline import Nest, Step, nest, pipeline
    from passwright._values import Symbol, Typed

_PARTS = {
    "_libraries": ("LibraryWarning",),
    "_observe": ("observe",),
    "_parse": ("parse",),
    "_passes": ("option", "page", "pass_", "pattern", "statistic"),
    "_pipeline": ("Nest", "Step", "nest", "pipeline"),
    "_values": ("Symbol", "Typed"),
}


def __getattr__(name: str) -> object:
    """Import the part that has a name when it is used first, so that importing the package takes little time."""
    for part, names in _PARTS.items():
        if name in names:
            import importlib

            value = getattr(importlib.import_module(f"passwright.{part}"), name)
            globals()[name] = value
            return value
    import sys

    # With the module, the interpreter tells the nearest name.
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=sys.modules[__name__])


def __dir__() -> list[str]:
    return __all__


__all__ = [
    "ArgumentError",
    "Attribute",
    "Attributes",
    "Block",
    "BusyError",
    "Context",
    "Culprit",
    "Diagnostic",
    "Error",
    "HandleError",
    "InputError",
    "LibraryWarning",
    "Location",
    "Module",
    "Nest",
    "Note",
    "Op",
    "Pattern",
    "Pipeline",
    "Preserved",
    "Reduced",
    "RegisteredOption",
    "RegisteredPass",
    "Remark",
    "Rewriter",
    "Rewritten",
    "RunError",
    "RunResult",
    "Step",
    "Symbol",
    "Timer",
    "Timing",
    "Type",
    "Typed",
    "Value",
    "__version__",
    "bisect",
    "create",
    "nest",
    "observe",
    "option",
    "page",
    "parse",
    "pass_",
    "pattern",
    "pipeline",
    "reduce",
    "registry",
    "rewrite",
    "statistic",
]
