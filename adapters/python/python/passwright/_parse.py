"""Modules from texts and files."""

from __future__ import annotations

import os

from passwright._errors import InputError
from passwright._native import VERSION, Module, parse_text

_NOT_IN_PATHS = frozenset('\n"()<>{}')


def parse(
    path_or_text: str | os.PathLike[str],
    *,
    name: str | None = None,
    allow_unregistered: bool = False,
    verify: bool = True,
) -> Module:
    """Read a module in MLIR's generic form from a file or a text, and verify it.

    A ``str`` is the name of a file if it ends in ``.mlir`` or names a file that is there, and if it could not be IR: it has
    no line break, quote, parenthesis or brace. ``name`` is the name of the text in locations. ``allow_unregistered`` accepts
    operations that no dialect declares.

    Raises ``InputError`` with the drawing of all errors, and ``OSError`` if the file cannot be read.
    """
    text, name, is_file = read_source(path_or_text, name)
    return parse_text(text, name, is_file, allow_unregistered, verify)


def read_source(path_or_text: str | os.PathLike[str], name: str | None) -> tuple[str, str, bool]:
    """Return the text, its name in locations, and whether that is the name of the file with the text."""
    if isinstance(path_or_text, str) and not _is_path(path_or_text):
        return path_or_text, name or "<text>", False
    path = os.fspath(path_or_text)
    with open(path, encoding="utf-8", newline="") as file:
        try:
            text = file.read()
        except UnicodeDecodeError as error:
            raise InputError(f"{path}: the file is not UTF-8: {error}") from None
    return text, name or path, name is None


def _is_path(text: str) -> bool:
    if not text or len(text) > 4096 or not _NOT_IN_PATHS.isdisjoint(text) or "\0" in text:
        return False
    return text.endswith(".mlir") or os.path.isfile(text)


def restore(text: str, name: str, allow_unregistered: bool, version: str) -> Module:
    """Read a module that was pickled, by the version that pickled it."""
    if version != VERSION:
        raise InputError(f"the module was pickled by passwright {version}, and this is {VERSION}: use its text instead")
    return parse_text(text, name, False, allow_unregistered, False)
