"""Pipelines from their parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Union

from passwright._errors import ArgumentError, InputError
from passwright._native import Module, Pattern, Pipeline
from passwright._passes import PassLike
from passwright._shapes import described, keywords
from passwright.declared import DeclaredStep

TYPE_CHECKING = False
if TYPE_CHECKING:
    from passwright.foreign import ForeignIr

Step = Union[DeclaredStep, PassLike, "Nest", Pipeline, str]
"""An element of a pipeline: a pass, one that is written in Python, a registered pipeline, what is nested, or the text of any of them."""


class Nest:
    """Steps that run on the operations of some kind directly inside of those of the pipeline around."""

    __slots__ = {
        "anchor": "The names of the operations.",
        "steps": "What runs on each of them, in order.",
    }

    anchor: str
    steps: tuple[Step, ...]

    def __init__(self, anchor: str, *steps: Step) -> None:
        _check_anchor(anchor)
        check_steps("nest", steps)
        self.anchor = anchor
        self.steps = steps

    def __str__(self) -> str:
        return f"{self.anchor}({','.join(map(str, self.steps))})"

    def __repr__(self) -> str:
        return f"Nest({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Nest):
            return NotImplemented
        return str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def nest(anchor: str, *steps: Step) -> Nest:
    """Return steps that run on the operations called ``anchor`` directly inside: ``nest("func.func", cse())``.

    ``any`` stands for any isolated operation, ``a|b`` for those of two names.
    """
    return Nest(anchor, *steps)


@keywords()
def pipeline(*steps: Step, on: str = "builtin.module", ir: ForeignIr | None = None) -> Pipeline:
    """Return the pipeline of these steps on operations called ``on``.

    It is for the IR that the classes of its steps are for; ``ir`` says so if all of its steps are texts.

    Raises ``InputError`` with the drawing of all errors, such as a pass that is not registered or that may not run on the
    operation, and if the steps are for several IRs.
    """
    check_steps("pipeline", steps)
    _check_whole(steps, on)
    irs = list(_irs(steps))
    if ir is not None:
        irs.insert(0, ("ir", ir))
    for name, other in irs:
        if other is not irs[0][1]:
            raise InputError(
                f"`{irs[0][0]}` is for {_name(irs[0][1])}, and `{name}` for {_name(other)}: "
                "all steps of a pipeline are for the IR of the module that it runs on"
            )
    return Pipeline(str(Nest(on, *steps)), ir=irs[0][1] if irs else None)


def _check_anchor(anchor: object) -> None:
    if not isinstance(anchor, str):
        raise ArgumentError(
            f"the first argument of `nest` is the name of operations, found {described(anchor)}: "
            'write `pw.nest("func.func", cse())`'
        )


def check_steps(function: str, steps: Iterable[object]) -> None:
    """Raise ``ArgumentError`` for what is no element of a pipeline."""
    for number, step in enumerate(steps, 1):
        if isinstance(step, (str, Nest, Pipeline, DeclaredStep)):
            continue
        if isinstance(step, type) or not hasattr(step, "__declaration__"):
            raise ArgumentError(f"step {number} of `{function}` is {_wrong_step(function, step)}")


def _wrong_step(function: str, step: Any) -> str:
    if isinstance(step, type):
        name = step.__name__
        if hasattr(step, "__declaration__"):
            return f"the class `{name}`, and not a pass that is made of it: write `{name}()`"
        return f"the class `{name}`, which is no pass: a pass is a class below `@pw.pass_()`, and a step an object of it"
    if isinstance(step, (list, tuple)):
        return "a list: each step is an argument of its own, as in `pw.{function}(*steps)`"
    if isinstance(step, Pattern):
        return "a pattern: `pw.rewrite(module, [..])` applies patterns, and `cx.rewrite` in a pass"
    if isinstance(step, Module):
        return "a module: `pipeline.run(module)` runs a pipeline on it"
    if hasattr(step, "run"):
        return f"an object of `{type(step).__name__}`, which is no pass: write `@pw.pass_()` above the class"
    return f"{described(step)}; expected a pass such as `cse()`, `pw.nest(..)`, or the text of a pass"


def _check_whole(steps: tuple[Step, ...], on: str) -> None:
    """Raise ``ArgumentError`` for a pipeline that would run on operations inside of those that it is for."""
    if len(steps) == 1 and isinstance(steps[0], (str, Pipeline)) and str(steps[0]).strip().startswith(f"{on}("):
        made = "is one already" if isinstance(steps[0], Pipeline) else "is made by `pw.Pipeline(text)`"
        raise ArgumentError(
            f"step 1 of `pipeline` is a pipeline on `{on}` as a whole, which {made}; "
            f'for operations `{on}` inside of others, write `pw.nest("{on}", ..)`'
        )


def _irs(steps: Iterable[Step]) -> Iterator[tuple[str, ForeignIr | None]]:
    """Yield the name and the IR of each step that is for a certain one."""
    for step in steps:
        if isinstance(step, Nest):
            yield from _irs(step.steps)
        elif isinstance(step, DeclaredStep):
            yield type(step).__declaration__.argument, type(step).__ir__
        elif isinstance(step, Pipeline):
            yield str(step), step.ir
        elif not isinstance(step, str):
            # Passes in Python are on the embedded IR.
            yield str(step), None


def _name(ir: ForeignIr | None) -> str:
    return "the embedded IR" if ir is None else ir.name


def restore(text: str, ir: ForeignIr | None) -> Pipeline:
    """Make a pipeline that was pickled."""
    return Pipeline(text, ir=ir)
