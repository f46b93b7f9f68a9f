"""Measures and proves `passwright.fleet`: `python bench/fleet.py SECTION ..`, with the package installed.

`driver`        rows a second of the driver, its memory for 10,000 and 1,000,000 modules, results a second of a store, and
                how long a module has to take so that 1,000 workers are busy
`overhead [N] [ENGINE ..]`
                N modules of 100 ms, by default 1,000, on this machine, on Ray and on Dask: until the first row, which is what an engine
                takes to start, and for the second half, which is what it costs from then on
`small FOLDER`  many small files: local processes, beside a pool of Python that calls `mlir-opt`
`proof TOOL N [MB] [BY ..]`
                N modules of which one in a hundred is of each poison, and the large ones have MB megabytes: TOOL, the test tool of the
                repository in `processes` and in `threads`, and the engines `local`, `ray` and `dask` write the same manifest and the
                same results, whose digests are printed, and all of which are what TOOL prints for each module `alone`. Threads get no
                module that needs a process: `abort`, `endless` and `memory`. With a folder KEEP, what was found is kept there, and a
                later run with it goes on with those that are missing
`kill N ENGINE [TOOL]`
                such modules, with a worker killed every second and the driver ten times; the engine `processes` is `TOOL batch --isolate`.
                A module without an end may be killed eight times before its deadline, unless that is short, as DEADLINE=1.5; on a loaded
                machine, where a worker takes longer than a second to start, INTERVAL=5 is the time between two deaths

DEADLINE, MEMORY and WORKERS are the limits of a module in seconds and MiB, and the number of workers.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import fleet_modules  # noqa: E402
from fleet_modules import PIPELINE, alone, comparable, digests, write_modules  # noqa: E402

from passwright import fleet  # noqa: E402
from passwright.fleet import _run  # noqa: E402
from passwright.fleet._settings import settings  # noqa: E402
from passwright.fleet._store import Folder, Remote  # noqa: E402

MLIR_OPT = os.environ.get("MLIR_OPT", "/usr/lib/llvm-22/bin/mlir-opt")
LIMITS: dict[str, Any] = {"deadline": float(os.environ.get("DEADLINE", "20")), "max_memory": int(os.environ.get("MEMORY", "1000")), "allow_unregistered": True, "workers": int(os.environ.get("WORKERS", "2"))}


def load() -> str:
    return f"[load {os.getloadavg()[0]:.1f}]"


class _Instant:
    """An engine whose modules take no time."""

    def __init__(self) -> None:
        self.capacity = 4_000
        self._jobs: list[Any] = []

    def submit(self, job: Any) -> None:
        self._jobs.append(job)

    def wait(self) -> Any:
        jobs, self._jobs = self._jobs, []
        for job in jobs:
            row = {"id": job.id, "key": "0" * 64, "verdict": "ok", "seconds": 0.1, "output": job.id}
            yield job, row

    def close(self) -> None:
        pass


def drive(count: int, store: str) -> None:
    """Run the driver alone, and print its rate and memory."""
    made = settings("builtin.module(cse)", store, None, None, False, True, False, ())
    modules = ((f"{number // 1000:04}/{number}.mlir", "module") for number in range(count))
    start = time.perf_counter()
    rows = sum(1 for _ in _run._rows(modules, made, lambda _: _Instant()))
    seconds = time.perf_counter() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
    print(json.dumps({"rows": rows, "rate": rows / seconds, "peak": peak}))


def driver() -> None:
    rates: list[float] = []
    for count in (10_000, 100_000, 1_000_000):
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, __file__, "drive", str(count), folder]
            found = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
            again = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
        rates.append(found["rate"])
        resumed = f"with a manifest of as many rows {again['rate']:.0f} rows/s, {again['peak']} MiB"
        print(f"driver, {count:>9} modules: {found['rate']:.0f} rows/s, {found['peak']} MiB; {resumed} {load()}")
    with tempfile.TemporaryDirectory() as folder:
        for name, store in (("folder", Folder(folder)), ("fsspec, file://", Remote(Path(folder).as_uri()))):
            start = time.perf_counter()
            for number in range(5_000):
                store.put(f"{number}.mlir", b"x" * 1_000)
            print(f"store, {name}: {5_000 / (time.perf_counter() - start):.0f} puts/s of one worker {load()}")
    least = 1_000 / min(rates)
    print(f"1,000 workers are busy if a module takes more than {least:.3f} s: the driver is the bottleneck below, the store is not, since workers put")


def overhead(count: int, engines: list[str]) -> None:
    from poison import TestSleep  # noqa: F401

    modules = [(f"{number}.mlir", fleet_modules.text_of("good", number)) for number in range(count)]
    times: dict[str, float] = {}
    halves: dict[str, float] = {}
    for engine in engines:
        start = time.perf_counter()
        started = half = 0.0
        rows = 0
        for row in fleet.run(modules, "builtin.module(func.func(test-sleep))", engine=engine, workers=2):  # type: ignore[arg-type]
            assert row["verdict"] == "unchanged", row
            started = started or time.perf_counter() - start
            rows += 1
            if 2 * rows == count:
                half = time.perf_counter()
        halves[engine] = time.perf_counter() - half
        times[engine] = time.perf_counter() - start
        assert rows == count
        print(
            f"{engine}: {times[engine]:.1f} s for {count} modules of 100 ms, "
            f"the first row after {started:.1f} s, the second half in {halves[engine]:.1f} s {load()}",
            flush=True,
        )
    for name, measured in (("all", times), ("the second half, without starting", halves)):
        for engine in engines[1:]:
            print(f"{name}: {engine} / {engines[0]} {measured[engine] / measured[engines[0]]:.2f}")


def small(folder: str) -> None:
    files = sorted(Path(folder).rglob("*.mlir"))
    pipeline = "builtin.module(func.func(canonicalize,cse))"
    with tempfile.TemporaryDirectory() as store:
        start = time.perf_counter()
        counts: dict[str, int] = {}
        for row in fleet.run(folder, pipeline, store=store, workers=2):
            counts[row["verdict"]] = counts.get(row["verdict"], 0) + 1
        ours = len(files) / (time.perf_counter() - start)
        print(f"local: {ours:.0f} files/s, {counts} {load()}")
        some = files[:: max(1, len(files) // 500)]
        command = [MLIR_OPT, f"--pass-pipeline={pipeline}", "-o", os.devnull]
        start = time.perf_counter()
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda file: subprocess.run([*command, str(file)], check=True), some))
        theirs = len(some) / (time.perf_counter() - start)
        print(f"a pool of Python that calls mlir-opt: {theirs:.0f} files/s, {ours / theirs:.1f} times slower {load()}")


def _check(verdicts: dict[str, Any], expected: dict[str, str]) -> None:
    wrong = [(id, verdicts.get(id), want) for id, want in expected.items() if verdicts.get(id) != want]
    assert not wrong and len(verdicts) == len(expected), f"{len(wrong)} wrong verdicts, such as {wrong[:5]}"


def _digest(value: object) -> str:
    return hashlib.blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=8).hexdigest()


def _collect(name: str, rows: Any, store: Path, expected: dict[str, str]) -> tuple[Any, dict[str, str]]:
    """Check the rows of an engine, and return what has to be the same in those of another one, and the digests of results."""
    found = comparable(rows)
    verdicts = {id: row["verdict"] for id, row in found.items()}
    _check(verdicts, expected)
    made = digests(store)
    counts = {verdict: list(verdicts.values()).count(verdict) for verdict in sorted(set(verdicts.values()))}
    print(f"{name}: {len(found)} rows, {len(made)} results, {counts}")
    print(f"{name}: manifest {_digest(found)}, results {_digest(made)} {load()}", flush=True)
    return found, made


def _command(tool: str, flags: list[str], folder: Path, store: Path) -> list[str]:
    limits = [f"--deadline={1000 * LIMITS['deadline']:.0f}ms", f"--workers={LIMITS['workers']}", f"--out-dir={store}"]
    return [tool, "batch", f"--pass-pipeline={PIPELINE}", "--allow-unregistered-dialect", *limits, *flags, str(folder)]


def _run_tool(tool: str, flags: list[str], folder: Path, store: Path) -> list[Any]:
    subprocess.run(_command(tool, flags, folder, store), stderr=subprocess.DEVNULL)
    return [json.loads(line) for line in (store / "manifest.jsonl").read_text().splitlines()]


def _alone(tool: str, folder: Path, good: list[str]) -> dict[str, str]:
    """Return the digests of what the tool prints for each module in a process of its own."""

    def digest(id: str) -> str:
        return hashlib.blake2b(alone(tool, folder / id)).hexdigest()

    with ThreadPoolExecutor(LIMITS["workers"]) as pool:
        return dict(zip(good, pool.map(digest, good)))


def _compile(engine: str, tool: str, folder: Path, store: Path, wanted: dict[str, str]) -> Any:
    """Compile all modules by an engine, and return the rows."""
    if engine == "processes":
        return _run_tool(tool, ["--isolate", f"--max-memory={LIMITS['max_memory']}"], folder, store)
    if engine == "threads":
        some = store.with_name("some")
        for id in wanted:
            (some / id).parent.mkdir(parents=True, exist_ok=True)
            (some / id).hardlink_to(folder / id)
        return _run_tool(tool, [], some, store)
    return fleet.run(folder, PIPELINE, store=store, engine=engine, **LIMITS)  # type: ignore[arg-type]


def proof(tool: str, count: int, megabytes: int, engines: list[str]) -> None:
    import poison  # noqa: F401

    with tempfile.TemporaryDirectory() as root:
        folder, keep = Path(root) / "in", Path(os.environ.get("KEEP", root))
        expected = write_modules(folder, count, 100, large=megabytes << 20)
        good = [id for id, verdict in expected.items() if verdict == "ok"]

        def kept(name: str, make: Any) -> Any:
            path = keep / f"{name}.json"
            if not path.exists():
                start = time.perf_counter()
                made = json.dumps(make())
                print(f"{name}: {time.perf_counter() - start:.0f} s {load()}", flush=True)
                path.write_text(made)
            return json.loads(path.read_text())

        def run(engine: str) -> Any:
            store = Path(root) / engine
            wanted = expected
            if engine == "threads":
                wanted = {id: verdict for id, verdict in expected.items() if verdict not in ("killed", "deadline", "memory")}
            found = _collect(engine, _compile(engine, tool, folder, store, wanted), store, wanted)
            shutil.rmtree(store)
            return found

        rows: dict[str, Any] = {}
        single = kept("alone", lambda: _alone(tool, folder, good))
        for engine in engines:
            found, made = kept(engine, lambda: run(engine))
            assert made == single, f"results of {engine} are not those of the tool alone"
            assert all(rows.setdefault(id, row) == row for id, row in found.items()), "the manifests differ"
        print(f"the manifests of {', '.join(engines)} are the same, and all {len(good)} results those of the tool alone")


LIMITS_OF_DRIVER = (LIMITS["deadline"], LIMITS["max_memory"], LIMITS["workers"])

DRIVER = """
import sys
sys.path.insert(0, sys.argv[1])
import fleet_modules, poison
from passwright import fleet
for row in fleet.run(sys.argv[2], fleet_modules.PIPELINE, store=sys.argv[3], engine=sys.argv[4], allow_unregistered=True,
                     deadline=float(sys.argv[5]), max_memory=int(sys.argv[6]), workers=int(sys.argv[7])):
    pass
"""


def _killer(is_started: Any, stopped: threading.Event, killed: list[int]) -> None:
    """End a random worker process every second: those of the package, of Ray and of Dask that this program has started."""
    while not stopped.wait(float(os.environ.get("INTERVAL", "1"))):
        # Dask does not start a cluster of which a worker dies before that is complete.
        if not is_started():
            continue
        tree = subprocess.run(["ps", "-e", "-o", "pid=,ppid=,args="], capture_output=True, text=True).stdout.splitlines()
        lines = [line.split(None, 2) for line in tree]
        parents = {int(line[0]): int(line[1]) for line in lines}
        names = {int(line[0]): line[2] if len(line) > 2 else "" for line in lines}

        def is_ours(pid: int) -> bool:
            while pid > 1:
                if pid == os.getpid():
                    return True
                pid = parents.get(pid, 0)
            return False

        # The end of Ray's own processes is that of a machine, and this is the only one.
        marks = ("fleet/_worker.py", "ray::_Actor", "spawn_main", "/proc/self/exe batch")
        workers = [pid for pid, args in names.items() if is_ours(pid) and any(mark in args for mark in marks)]
        if workers:
            killed.append(random.choice(workers))
            try:
                os.kill(killed[-1], signal.SIGKILL)
            except ProcessLookupError:
                pass


def kill(count: int, engine: str, tool: str) -> None:
    with tempfile.TemporaryDirectory() as root:
        folder, store = Path(root) / "in", Path(root) / "out"
        expected = write_modules(folder, count, 100, 1 << 20)
        tests = str(Path(fleet_modules.__file__).parent)
        command = [sys.executable, "-c", DRIVER, tests, str(folder), str(store), engine, *map(str, LIMITS_OF_DRIVER)]
        if engine == "processes":
            command = _command(tool, ["--isolate", f"--max-memory={LIMITS['max_memory']}"], folder, store)
        stopped, killed = threading.Event(), list[int]()
        manifest = store / "manifest.jsonl"
        lines = lambda: manifest.read_bytes().count(b"\n") if manifest.exists() else 0  # noqa: E731
        drivers = before = 0
        killer = threading.Thread(target=_killer, args=(lambda: engine != "dask" or lines() > before, stopped, killed))
        killer.start()
        try:
            # Where a machine is loaded, an engine may not start, which is the end of a driver as well.
            for _ in range(30):
                if drivers == 10:
                    break
                before = lines()
                driver = subprocess.Popen(command)
                while driver.poll() is None and lines() < before + count // 20:
                    time.sleep(0.02)
                drivers += driver.poll() is None
                driver.kill()
                driver.wait()
            assert drivers == 10, f"the driver has been killed {drivers} times, and ended before otherwise"
            before = lines()
            # A batch says by its status that modules have failed.
            status = int(engine == "processes")
            assert any(subprocess.run(command).returncode == status for _ in range(5)), "the driver does not end well"
        finally:
            stopped.set()
            killer.join()
        rows = []
        for line in manifest.read_bytes().splitlines():
            try:
                rows.append(json.loads(line))
            except ValueError:
                pass
        ids = [row["id"] for row in rows if row["verdict"] != "unreadable"]
        verdicts = {row["id"]: row["verdict"] for row in rows}
        _check(verdicts, expected)
        assert len(ids) == len(set(ids)), "a module that was done was done again"
        good = [id for id, verdict in expected.items() if verdict == "ok"]
        assert set(digests(store)) == set(good)
        print(f"{engine}: {count} modules as expected after {len(killed)} deaths of workers and {drivers} of the driver {load()}")


if __name__ == "__main__":
    section, *arguments = sys.argv[1:] or ["driver"]
    if section == "drive":
        drive(int(arguments[0]), arguments[1])
    elif section == "driver":
        driver()
    elif section == "overhead":
        overhead(int(arguments[0]) if arguments else 1_000, arguments[1:] or ["local", "ray", "dask"])
    elif section == "small":
        small(arguments[0])
    elif section == "proof":
        engines = arguments[3:] or ["processes", "threads", "local", "ray", "dask"]
        proof(arguments[0], int(arguments[1]), int(arguments[2]) if len(arguments) > 2 else 50, engines)
    elif section == "kill":
        kill(int(arguments[0]), arguments[1] if len(arguments) > 1 else "local", arguments[2] if len(arguments) > 2 else "")
    else:
        sys.exit(__doc__)
