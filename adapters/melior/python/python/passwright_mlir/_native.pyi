"""The extension module."""

from typing import final

from passwright import RunResult

@final
class Mlir:
    @property
    def VERSION(self) -> str: ...
    @property
    def name(self) -> str: ...
    def check(self, text: str) -> str: ...
    def run(
        self,
        module: Module,
        text: str,
        *,
        deadline: float | None,
        threads: bool,
        verify: bool,
        keep_before: bool,
    ) -> RunResult[Module]: ...
    def entries(self) -> str: ...

MLIR: Mlir

@final
class Module:
    @property
    def name(self) -> str: ...
    @property
    def allows_unregistered(self) -> bool: ...
    @property
    def ir(self) -> Mlir: ...
    def verify(self) -> None: ...
    def print(
        self,
        *,
        generic: bool = False,
        locations: bool = False,
        local_scope: bool = False,
        skip_regions: bool = False,
        elide_elements: int | None = None,
    ) -> str: ...
    def _repr_html_(self) -> str: ...

def parse_text(text: str, name: str, is_file: bool, allow_unregistered: bool, verify: bool) -> Module: ...
