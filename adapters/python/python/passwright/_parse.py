"""Modules from texts and files."""

from __future__ import annotations

import os

from passwright._errors import ArgumentError, InputError
from passwright._native import VERSION, Module, parse_text
from passwright._shapes import described, keywords

_NOT_IN_PATHS = frozenset('\n"\0')

_SELDOM_IN_PATHS = frozenset("()<>{}")

_STARTS_OF_IR = ("#", "!", "//", "%")
"""How a text starts that is IR without an operation."""


@keywords()
def parse(
    path_or_text: str | os.PathLike[str],
    *,
    name: str | None = None,
    allow_unregistered: bool = False,
    verify: bool = True,
) -> Module:
    """Read a module in MLIR's generic form from a file or a text, and verify it.

    A ``str`` that could not be IR, since it has no line break, quote, parenthesis or brace, is the name of a file, and so is one
    on one line and without quotes that ends in ``.mlir`` or names a file that is there. ``name`` is the name of the text in locations. ``allow_unregistered`` accepts
    operations that no dialect declares.

    Raises ``InputError`` with the drawing of all errors, and ``OSError`` if the file cannot be read.
    """
    text, name, is_file = read_source(path_or_text, name)
    return parse_text(text, name, is_file, allow_unregistered, verify)


def read_source(path_or_text: str | os.PathLike[str], name: str | None) -> tuple[str, str, bool]:
    """Return the text, its name in locations, and whether that is the name of the file with the text."""
    _check(path_or_text)
    if isinstance(path_or_text, str) and not _is_path(path_or_text):
        return path_or_text, name or "<text>", False
    path = os.fspath(path_or_text)
    try:
        with open(path, encoding="utf-8", newline="") as file:
            text = file.read()
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: the file is not UTF-8: {error}") from None
    except FileNotFoundError as error:
        if isinstance(path_or_text, str) and not path.endswith(".mlir"):
            error.strerror = f"{error.strerror}, and no text of IR"
        raise
    return text, name or path, name is None


def _check(given: object) -> None:
    if isinstance(given, (bytes, bytearray)):
        raise ArgumentError("expected the path of a file or a text, found bytes: `.decode()` makes a text of them")
    if isinstance(given, Module):
        raise ArgumentError("expected the path of a file or a text, found a module: `module.copy()` makes another one")
    if hasattr(given, "read"):
        raise ArgumentError(f"expected the path of a file or a text, found {described(given)}: `.read()` has its text")
    if not isinstance(given, (str, os.PathLike)):
        raise ArgumentError(f"expected the path of a file or a text, found {described(given)}")


def _is_path(text: str) -> bool:
    if not text.strip() or len(text) > 4096 or not _NOT_IN_PATHS.isdisjoint(text):
        return False
    if text.endswith(".mlir") or os.path.isfile(text):
        return True
    return _SELDOM_IN_PATHS.isdisjoint(text) and not text.lstrip().startswith(_STARTS_OF_IR)


def restore(text: str, name: str, allow_unregistered: bool, version: str) -> Module:
    """Read a module that was pickled, by the version that pickled it."""
    if version != VERSION:
        raise InputError(f"the module was pickled by passwright {version}, and this is {VERSION}: use its text instead")
    return parse_text(text, name, False, allow_unregistered, False)
