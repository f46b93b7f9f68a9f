"""The base classes of ``passwright_mlir.passes``: those of ``passwright.declared``, for pipelines on real MLIR."""

from __future__ import annotations

from typing import ClassVar

from passwright import declared
from passwright.declared import Declaration, Option, PipelineLike
from passwright.foreign import ForeignIr
from passwright_mlir._native import MLIR

__all__ = ["Declaration", "DeclaredPass", "DeclaredPipeline", "Option", "PipelineLike"]


class DeclaredPass(declared.DeclaredPass):
    """A pass of MLIR with values of its options."""

    __ir__: ClassVar[ForeignIr | None] = MLIR


class DeclaredPipeline(declared.DeclaredPipeline):
    """A pipeline that MLIR registers, with values of its options."""

    __ir__: ClassVar[ForeignIr | None] = MLIR
