"""The build backend: that of maturin, after a check that says what is missing of LLVM, before anything else is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import maturin
from maturin import (
    build_sdist as build_sdist,
    get_requires_for_build_editable as get_requires_for_build_editable,
    get_requires_for_build_sdist as get_requires_for_build_sdist,
    get_requires_for_build_wheel as get_requires_for_build_wheel,
    prepare_metadata_for_build_editable as prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel as prepare_metadata_for_build_wheel,
)


def _check() -> None:
    """End the build if the package ``pass-llvm-check`` does."""
    command = ["cargo", "build", "--quiet", "--package", "pass-llvm-check"]
    # Cargo reads there where LLVM is.
    folder = os.path.dirname(os.path.abspath(__file__))
    if subprocess.run(command, cwd=folder, check=False).returncode != 0:
        sys.exit(1)


def build_wheel(directory: str, settings: dict[str, Any] | None = None, metadata: str | None = None) -> str:
    """Build the wheel."""
    _check()
    return maturin.build_wheel(directory, settings, metadata)


def build_editable(directory: str, settings: dict[str, Any] | None = None, metadata: str | None = None) -> str:
    """Build the wheel that refers to this folder."""
    _check()
    return maturin.build_editable(directory, settings, metadata)
