"""Pipelines from their parts."""

from __future__ import annotations

from typing import Union

from passwright._native import Pipeline
from passwright._passes import PassLike
from passwright.declared import DeclaredStep

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


def pipeline(*steps: Step, on: str = "builtin.module") -> Pipeline:
    """Return the pipeline of these steps on operations called ``on``.

    Raises ``InputError`` with the drawing of all errors, such as a pass that is not registered or that may not run on the
    operation.
    """
    return Pipeline(str(Nest(on, *steps)))
