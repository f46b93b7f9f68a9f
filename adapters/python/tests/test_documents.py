"""The code of the README and of the chapter of the book, run as a reader runs it."""

import re
import subprocess
import sys

import pytest

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
