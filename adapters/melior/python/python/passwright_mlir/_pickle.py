"""Modules that were pickled."""

from __future__ import annotations

from passwright import InputError
from passwright_mlir._native import MLIR, Module, parse_text


def restore(text: str, name: str, allow_unregistered: bool, version: str) -> Module:
    """Read a module that was pickled, by the version that pickled it."""
    if version != MLIR.VERSION:
        raise InputError(f"the module was pickled by passwright {version}, and this is {MLIR.VERSION}: use its text instead")
    return parse_text(text, name, False, allow_unregistered, False)
