"""Runs: results, threads, deadlines, signals, forks, the end of the interpreter."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import textwrap
import threading
import time

import passwright as pw
import pytest
from conftest import LOOP
from passwright_mlir import MLIR, Module, parse, passes, registry


def functions(count: int) -> str:
    """Return a text with many functions."""
    body = LOOP.splitlines()
    end = body.index("}")
    function = "\n".join(body[: end + 1])
    return "\n".join(function.replace("@sum", f"@sum{number}") for number in range(count))


def long_pipeline(count: int) -> pw.Pipeline:
    """Return a pipeline of many passes."""
    return pw.pipeline(*([passes.canonicalize(), passes.cse()] * count))


def test_a_result() -> None:
    module = parse(LOOP)
    before = str(module)
    pipeline = pw.pipeline(pw.nest("func.func", passes.canonicalize(), passes.cse()), passes.symbol_dce())
    # The types of both IRs are told apart, also when this runs.
    result: pw.RunResult[Module] = pipeline.run(module, keep_before=True)
    assert "passwright_mlir.Module" in repr(pw.RunResult[Module])
    assert result.module is module
    assert result.changed
    assert result.before == before
    assert (result.diagnostics, result.statistics, result.remarks) == ([], {}, [])
    collection, dce = result.timing.timers
    assert (collection.name, dce.name) == ("Pipeline Collection : ['func.func']", "SymbolDCE")
    (nested,) = collection.nested
    assert nested.name == "'func.func' Pipeline"
    assert [timer.name for timer in nested.nested] == ["Canonicalizer", "CSE"]
    assert 0 < result.timing.total < 60
    assert "Execution time report" in str(result.timing)
    again = pipeline.run(module)
    assert not again.changed
    assert again.before is None
    module.verify()


def test_warnings_and_remarks_are_diagnostics() -> None:
    # A nested pipeline that matches nothing is reported.
    result = pw.pipeline(pw.nest("gpu.module", passes.cse())).run(parse(LOOP))
    assert [diagnostic.severity for diagnostic in result.diagnostics] == ["warning"]
    assert "gpu.module" in result.diagnostics[0].message


def test_threads_print_the_same() -> None:
    text = functions(40)
    pipeline = pw.pipeline(pw.nest("func.func", passes.canonicalize(), passes.cse()), passes.convert_scf_to_cf())
    printed: set[str] = set()
    for threads in (False, True):
        module = parse(text)
        pipeline.run(module, threads=threads)
        printed.add(str(module))
    assert len(printed) == 1


def test_threads_of_python() -> None:
    pipeline = pw.pipeline(pw.nest("func.func", passes.canonicalize(), passes.cse()))
    printed: list[str] = []

    def work() -> None:
        for _ in range(3):
            module = parse(functions(5))
            pipeline.run(module)
            printed.append(str(module))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(printed) == 24
    assert len(set(printed)) == 1


def test_a_module_that_other_threads_made_and_use() -> None:
    made: list[Module] = []
    maker = threading.Thread(target=lambda: made.append(parse(LOOP)))
    maker.start()
    maker.join()
    assert pw.pipeline(passes.lower_affine(), passes.convert_scf_to_cf()).run(made[0]).changed


def test_a_module_in_use_and_the_lock() -> None:
    module = parse(functions(60))
    pipeline = long_pipeline(200)
    ended = threading.Event()

    def run() -> None:
        while not ended.is_set():
            with contextlib.suppress(pw.BusyError):
                pipeline.run(module)
                ended.set()

    thread = threading.Thread(target=run)
    thread.start()
    busy = 0
    # This goes on only if the run does not hold the interpreter's lock.
    while not ended.is_set():
        time.sleep(0.005)
        try:
            assert str(module)
        except pw.BusyError as error:
            assert "the module is in use" in str(error)
            busy += 1
    thread.join()
    assert busy > 1


def test_a_deadline() -> None:
    module = parse(functions(60))
    start = time.monotonic()
    with pytest.raises(pw.RunError, match="cancelled"):
        long_pipeline(3000).run(module, deadline=0.3)
    assert time.monotonic() - start < 20
    # Cancelled between two passes: the module is valid.
    module.verify()
    assert pw.pipeline(passes.convert_scf_to_cf()).run(module, deadline=1e300).changed
    with pytest.raises(pw.RunError):
        pw.pipeline(passes.cse()).run(parse(LOOP), deadline=0)


def run_script(script: str) -> subprocess.CompletedProcess[str]:
    head = "import os, passwright as pw, passwright_mlir as pm\nfrom passwright_mlir import passes\n"
    head += f"import sys; sys.path.insert(0, {os.path.dirname(__file__)!r})\nfrom test_runs import functions, long_pipeline\n"
    command = [sys.executable, "-c", head + textwrap.dedent(script)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_signals_end_a_run() -> None:
    done = run_script(
        """
        import signal
        module = pm.parse(functions(60))
        signal.signal(signal.SIGALRM, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_REAL, 0.3)
        try:
            long_pipeline(3000).run(module)
        except KeyboardInterrupt:
            module.verify()
            print("interrupted")
        """
    )
    assert (done.stdout, done.returncode) == ("interrupted\n", 0), done.stderr


def test_a_fork() -> None:
    done = run_script(
        """
        import warnings; warnings.simplefilter("ignore")
        module, pipeline = pm.parse(functions(2)), pw.pipeline(passes.cse())
        pipeline.run(module)
        child = os.fork()
        if child == 0:
            status = 1
            try:
                pipeline.run(module)
            except RuntimeError as error:
                if "forked" in str(error):
                    own = pm.parse(functions(2))
                    own_pipeline = pw.pipeline(passes.canonicalize())
                    own_pipeline.run(own)
                    del module
                    status = 0
            os._exit(status)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), str(module).count("@sum"))
        """
    )
    assert (done.stdout, done.returncode) == ("0 2\n", 0), done.stderr


def test_the_end_of_the_interpreter() -> None:
    done = run_script(
        """
        import threading
        module = pm.parse(functions(60))
        threading.Thread(target=lambda: long_pipeline(3000).run(module), daemon=True).start()
        import time; time.sleep(0.3)
        kept = [pm.parse(functions(1)) for _ in range(20)]
        print("end")
        """
    )
    assert (done.stdout, done.returncode) == ("end\n", 0), done.stderr


def test_memory_is_given_back() -> None:
    def resident() -> int:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    pipeline = pw.pipeline(pw.nest("func.func", passes.canonicalize(), passes.cse()))

    def work(count: int) -> None:
        for _ in range(count):
            module = parse(functions(3))
            pipeline.run(module)
            with pytest.raises(pw.InputError):
                parse("func.func @f() { retrun }")

    work(50)
    before = resident()
    work(300)
    # A context of MLIR with its dialects has more than 1 MB.
    assert resident() - before < 60_000_000


def test_notebooks() -> None:
    text = LOOP.replace("return %3 : f32", "%c = arith.cmpi eq, %c0, %to : index\n  scf.if %c {\n    scf.yield\n  } else {\n    scf.yield\n  }\n  return %3 : f32")
    module = parse(text)
    result = pw.pipeline(pw.nest("func.func", passes.canonicalize())).run(module, keep_before=True)
    page = getattr(parse(text), "_repr_html_")()
    # The module, two functions, the loop and the branch are folded.
    assert page.count("<details") == page.count("</details>") == 5
    assert page.count("<div") == page.count("</div>")
    assert "<pre>} </pre>" not in page
    shown = getattr(result, "_repr_html_")()
    assert "Canonicalizer" in shown
    assert '<pre class="d">-' in shown
    assert "func.func" in getattr(pw.pipeline(pw.nest("func.func", passes.cse())), "_repr_html_")()


def test_the_registry() -> None:
    entries = {entry.name: entry for entry in registry()}
    canonicalize = entries["canonicalize"]
    options = {option.name: option for option in canonicalize.options}
    assert (options["max-iterations"].kind, options["max-iterations"].default) == ("i64", "10")
    assert entries["buffer-deallocation-pipeline"].is_pipeline
    # These of the embedded IR are others.
    assert "print-op-stats" in entries
    assert {entry.name for entry in pw.registry()}.isdisjoint({"one-shot-bufferize"})
    assert repr(MLIR) == "passwright_mlir.MLIR"
