"""The door for packages that bring an IR of their own, such as that of MLIR itself.

Such a package has an object for the IR, which modules have as their attribute ``ir``. Pipelines for it are checked and run by
its methods; what they report crosses as JSON, as Rust packages write it with the crate ``passwright-wheel``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from passwright._native import module_error, pipeline_error, registered, run_result

if TYPE_CHECKING:
    from passwright._native import RunResult

__all__ = ["ForeignIr", "ForeignModule", "module_error", "pipeline_error", "registered", "run_result"]


class ForeignIr(Protocol):
    """An IR of another package."""

    @property
    def VERSION(self) -> str:
        """The version of passwright that the package was built with."""
        ...

    @property
    def name(self) -> str:
        """The name of the IR in messages."""
        ...

    def check(self, text: str) -> str:
        """Return a pipeline in canonical form, or raise ``pipeline_error``."""
        ...

    def run(
        self, module: Any, text: str, *, deadline: float | None, threads: bool, verify: bool, keep_before: bool
    ) -> RunResult[Any]:
        """Run a pipeline on a module of the IR, as ``Pipeline.run`` does, and return ``run_result``."""
        ...


class ForeignModule(Protocol):
    """A module of such an IR."""

    @property
    def ir(self) -> ForeignIr:
        """Its IR."""
        ...
