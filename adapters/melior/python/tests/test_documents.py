"""The code of the README and of the chapter of the book, run as a reader runs it."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import passwright_mlir
import pytest
from passwright import foreign
from passwright_mlir import declared, passes

REPOSITORY = Path(__file__).resolve().parents[4]

DOCUMENTS = ["adapters/melior/python/README.md", "docs/guide/python-mlir.md"]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_code_runs(document: str) -> None:
    text = (REPOSITORY / document).read_text()
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert blocks
    done = subprocess.run([sys.executable, "-c", "".join(blocks)], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def test_the_code_of_the_package_runs() -> None:
    import doctest

    failed, attempted = doctest.testmod(passwright_mlir)
    assert (failed, attempted) == (0, 7)


def test_help_has_a_text_for_every_name() -> None:
    for module in (passwright_mlir, declared, passes, foreign):
        for name in module.__all__:
            value = getattr(module, name)
            if inspect.isclass(value) or inspect.isroutine(value):
                assert (inspect.getdoc(value) or "").strip(), name
