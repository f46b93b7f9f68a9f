"""The code of the README and of the chapter of the book, run as a reader runs it."""

import inspect
import re
import subprocess
import sys
from types import ModuleType

import pytest

import passwright
import passwright.declared
import passwright.passes

from conftest import REPOSITORY

DOCUMENTS = ["adapters/python/README.md", "docs/guide/python.md", "docs/guide/cluster.md"]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_code_runs(document: str) -> None:
    text = (REPOSITORY / document).read_text()
    script, blocks = "", 0
    for match in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        # Each line keeps its number, for tracebacks.
        lines = text[: match.start(1)].count("\n")
        script += "\n" * (lines - script.count("\n")) + match[1]
        blocks += 1
    assert blocks
    # Passes in Python find their sources by names of files alone, so a process of its own runs the text.
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def names_of(module: ModuleType) -> list[tuple[str, object]]:
    """Return what the module exports and the members of its classes, but for aliases of types, whose text stands below them."""
    names: list[tuple[str, object]] = []
    for name in module.__all__:
        value = getattr(module, name)
        if inspect.isclass(value):
            members = [member for member in vars(value) if not member.startswith("_")]
            names += [(f"{name}.{member}", getattr(value, member)) for member in members]
        if inspect.isclass(value) or inspect.isroutine(value):
            names.append((name, value))
    return names


@pytest.mark.parametrize("module", [passwright, passwright.passes, passwright.declared])
def test_help_has_a_text_for_every_name(module: ModuleType) -> None:
    is_shown = (inspect.isclass, inspect.isroutine, inspect.isdatadescriptor)
    names = [(name, value) for name, value in names_of(module) if any(is_one(value) for is_one in is_shown)]
    assert len(names) > 5
    assert [name for name, value in names if not (inspect.getdoc(value) or "").strip()] == []
