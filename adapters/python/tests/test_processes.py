"""Threads, forks and imports."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import passwright as pw


def test_threads_have_their_own_modules(text: str) -> None:
    pipeline = pw.Pipeline("builtin.module(func.func(canonicalize,cse))")
    results: list[str] = []
    errors: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(20):
                module = pw.parse(text)
                pipeline.run(module)
                results.append(str(module))
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert len(results) == 160 and len(set(results)) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")
def test_a_child_process_works(text: str) -> None:
    script = (
        "import os, sys, passwright as pw\n"
        f"text = {text!r}\n"
        "p = pw.Pipeline('builtin.module(func.func(cse))')\n"
        "module = pw.parse(text); p.run(module)\n"
        "child = os.fork()\n"
        "if child == 0:\n"
        "    again = pw.parse(text); p.run(again); p.run(module)\n"
        "    os._exit(0 if str(again) == str(module) else 1)\n"
        "sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))\n"
    )
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", script], timeout=60)
    assert done.returncode == 0


def test_a_first_pipeline_does_not_wait_for_what_is_not_installed() -> None:
    script = (
        "import sys, passwright as pw\n"
        "assert len(pw.registry()) > 5\n"
        "slow = {'importlib.metadata', 'email.message', 'inspect', 'typing', 'json'} & set(sys.modules)\n"
        "assert not slow, slow\n"
    )
    # Without `site`, what packages of the environment import when the interpreter starts does not count.
    folder = str(Path(pw.__file__).parent.parent)
    subprocess.run([sys.executable, "-S", "-c", script], env={**os.environ, "PYTHONPATH": folder}, check=True, timeout=60)


def test_help_reads_well() -> None:
    script = "import passwright as pw; help(pw.pipeline); help(pw.Pipeline); help(pw.Module); help(pw)"
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60).stdout
    for words in ["pipeline(*steps", "Runs the pipeline on a module", "MLIR's generic form", "without LLVM"]:
        assert words in shown
