"""Pipelines from their parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Union

from passwright._errors import InputError
from passwright._native import Pipeline
from passwright._passes import PassLike
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


def pipeline(*steps: Step, on: str = "builtin.module", ir: ForeignIr | None = None) -> Pipeline:
    """Return the pipeline of these steps on operations called ``on``.

    It is for the IR that the classes of its steps are for; ``ir`` says so if all of its steps are texts.

    Raises ``InputError`` with the drawing of all errors, such as a pass that is not registered or that may not run on the
    operation, and if the steps are for several IRs.
    """
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
