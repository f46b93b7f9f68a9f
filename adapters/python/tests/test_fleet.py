"""Runs over many modules, of which some are poisonous."""

import importlib
import importlib.util
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import fleet_modules
import passwright as pw
import poison  # noqa: F401
from fleet_modules import PIPELINE, alone, comparable, digests, write_modules
from passwright import fleet
from passwright.fleet import _engines, _modules, _process, _store

GOOD = fleet_modules.text_of("good", 7)
LIMITS: dict[str, Any] = {"deadline": 4.0, "max_memory": 250, "allow_unregistered": True, "workers": 2}


def verdicts(rows: Any) -> dict[str, str]:
    return {row["id"]: row["verdict"] for row in rows}


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """Forty modules, of which two are of each poison."""
    folder = tmp_path_factory.mktemp("modules")
    return folder, write_modules(folder, 40, 20, large=1 << 20)


def test_every_module_has_its_verdict_and_good_ones_their_result(modules: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    folder, expected = modules
    rows = list(fleet.run(folder, PIPELINE, store=tmp_path, **LIMITS))
    assert verdicts(rows) == expected and len(rows) == len(expected)
    manifest = [json.loads(line) for line in (tmp_path / "manifest.jsonl").read_text().splitlines()]
    assert comparable(manifest) == comparable(rows)
    tool = os.environ.get("PASS_OPT")
    for row in rows:
        if row["verdict"] in ("ok", "unchanged"):
            written = (tmp_path / row["output"]).read_bytes()
            if tool is not None:
                assert written == alone(tool, folder / row["id"])
        else:
            assert not (tmp_path / row["id"]).exists()
    by_id = {row["id"]: row for row in rows}
    aborted = by_id["000/00005-abort.mlir"]
    message = aborted["diagnostics"][0]["message"]
    assert message.startswith("the worker process was ended by signal 6, after: Fatal Python error: Aborted"), message
    assert "poison.py" in message
    assert PIPELINE in (tmp_path / aborted["reproducer"]).read_text()
    panicked = by_id["000/00004-panic.mlir"]
    assert panicked["pass"] == "test-poison"
    assert panicked["diagnostics"][0]["message"] == "'func.func' op pass raised RuntimeError: the name of the function is 'panic'"
    # A later run does nothing, and tells the same.
    again = list(fleet.run(folder, PIPELINE, store=tmp_path, **LIMITS))
    assert comparable(again) == comparable(rows)
    lines = [json.loads(line)["id"] for line in (tmp_path / "manifest.jsonl").read_text().splitlines()]
    # Only what cannot be read may be another time.
    twice = {name for name in lines if lines.count(name) > 1}
    assert twice == {name for name, verdict in expected.items() if verdict == "unreadable"} or not twice


@pytest.mark.parametrize("engine", ["ray", "dask"])
def test_a_cluster_writes_the_same_manifest(engine: Any, modules: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    pytest.importorskip({"ray": "ray", "dask": "distributed"}[engine])
    folder, expected = modules
    local = list(fleet.run(folder, PIPELINE, store=tmp_path / "local", **LIMITS))
    rows = list(fleet.run(folder, PIPELINE, store=tmp_path / engine, engine=engine, **LIMITS))
    assert comparable(rows) == comparable(local)
    assert digests(tmp_path / engine) == digests(tmp_path / "local")


def test_sources_of_modules(tmp_path: Path) -> None:
    (tmp_path / "in" / "b").mkdir(parents=True)
    for name in ("a.mlir", "b/c.mlir"):
        (tmp_path / "in" / name).write_text(GOOD)
    (tmp_path / "in" / "b" / "broken.mlir").write_bytes(b"\xff")
    names = {"a.mlir": "ok", "b/c.mlir": "ok", "b/broken.mlir": "unreadable"}
    run = lambda modules: verdicts(fleet.run(modules, "builtin.module(canonicalize)", workers=1))  # noqa: E731
    assert run(tmp_path / "in") == names
    assert run((tmp_path / "in").as_uri()) == names
    assert list(run(tmp_path / "in" / "a.mlir").values()) == ["ok"]
    assert len(run(str(tmp_path / "in" / "**" / "*.mlir"))) == 3
    assert len(run((tmp_path / "in").as_uri() + "/b/*.mlir")) == 2
    assert run(iter([("x.mlir", GOOD), tmp_path / "in" / "a.mlir"]))["x.mlir"] == "ok"
    pa = pytest.importorskip("pyarrow")
    table = pa.table({"id": ["x", "y", None], "text": [GOOD, None, GOOD]})
    assert run(table) == {"x": "ok", "y": "unreadable", "module": "unreadable"}
    assert run(table.to_batches()) == run(table)
    for wrong, message in ((tmp_path / "none", "No such file"), (str(tmp_path / "*.x"), "no file matches")):
        with pytest.raises(pw.InputError, match=message):
            run(wrong)
    with pytest.raises(pw.InputError, match="has no column `text`"):
        run(pa.table({"id": ["x"]}))


@pytest.mark.parametrize("form", ["path", "url"])
def test_the_results_of_a_run_are_no_inputs_of_the_next(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if form == "url":
        pytest.importorskip("fsspec")
    (tmp_path / "a").mkdir()
    for name in ("x.mlir", "a/x.mlir"):
        (tmp_path / name).write_text(GOOD)
    (tmp_path / "fail.mlir").write_text(fleet_modules.text_of("fail", 1))
    monkeypatch.chdir(tmp_path)
    at = (lambda name: (tmp_path / name).as_uri()) if form == "url" else (lambda name: name)  # noqa: E731
    expected = {"x.mlir": "ok", "a/x.mlir": "ok", "fail.mlir": "failed"}
    for _ in range(3):
        assert verdicts(fleet.run(at("."), PIPELINE, store=at("out"), workers=1)) == expected
    pattern = f"{tmp_path.as_uri()}/**/*.mlir" if form == "url" else "**/*.mlir"
    assert sorted(verdicts(fleet.run(pattern, PIPELINE, store=at("out"), workers=1)).values()) == ["failed", "ok", "ok"]
    for inside in ("out", "out/a", "out/a/x.mlir"):
        for modules in (at(inside), [at("x.mlir"), at(inside)], iter([at(inside)])):
            with pytest.raises(pw.InputError, match="it is in the store, where a result may replace it"):
                list(fleet.run(modules, "builtin.module(cse)", store=at("out"), workers=1))
    assert not (tmp_path / "out" / "out").exists()


def test_the_results_of_a_run_are_no_inputs_at_a_url() -> None:
    files = pytest.importorskip("fsspec").filesystem("memory")
    for name in ("x", "a/x", "out/x", "out/a/x"):
        files.pipe_file(f"/inputs/{name}.mlir", b"")
    find = lambda source, store: [job.id for job in _modules.jobs_of(f"memory://inputs{source}", f"memory://inputs{store}")]  # noqa: E731
    assert find("", "/out") == ["a/x.mlir", "x.mlir"]
    assert find("/**/*.mlir", "/out/") == ["inputs/a/x.mlir", "inputs/x.mlir"]
    with pytest.raises(pw.InputError, match="it is in the store"):
        find("/out/a", "/out")


def test_what_cannot_be_read_is_a_row(tmp_path: Path) -> None:
    (tmp_path / "good.mlir").write_text(GOOD)
    (tmp_path / "gone.mlir").symlink_to(tmp_path / "missing")
    (tmp_path / "folder.mlir").mkdir()
    (tmp_path / "link.mlir").symlink_to(tmp_path / "folder.mlir")
    os.mkfifo(tmp_path / "pipe.mlir")
    odd = os.fsencode(tmp_path) + b"/odd\xff.mlir"
    with open(odd, "w") as file:
        file.write(GOOD)
    expected = {"good.mlir": "ok", "gone.mlir": "unreadable", "odd\ufffd.mlir": "ok"}
    rows = list(fleet.run(tmp_path, PIPELINE, workers=1, deadline=20.0))
    assert verdicts(rows) == expected
    if importlib.util.find_spec("fsspec"):
        assert verdicts(fleet.run(tmp_path.as_uri(), PIPELINE, workers=1, deadline=20.0)) == expected
    gone = next(row for row in rows if row["id"] == "gone.mlir")
    assert gone["diagnostics"][0]["message"] == "No such file or directory"
    pairs = [("half\ud800", GOOD), ("half\udfff", b"\xff"), ("half\ud801", 3), ("text", "\ud800")]
    assert verdicts(fleet.run(pairs, PIPELINE, store=tmp_path / "store", workers=1)) == {  # type: ignore[list-item, arg-type]
        "half?": "unreadable",
        "half?.refused": "unreadable",
        "text": "unreadable",
    }


def test_a_file_that_vanishes_is_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gone.mlir").write_text(GOOD)
    size = os.path.getsize

    def vanish(path: Any) -> int:
        os.unlink(path)
        return size(path)

    monkeypatch.setattr(os.path, "getsize", vanish)
    for modules in (tmp_path, tmp_path / "gone.mlir", str(tmp_path / "*.mlir")):
        (tmp_path / "gone.mlir").write_text(GOOD)
        assert list(verdicts(fleet.run(modules, PIPELINE, workers=1)).values()) == ["unreadable"]


def test_names_stay_below_the_store_and_are_given_once(tmp_path: Path) -> None:
    pairs = [("../x", GOOD), ("a", GOOD), ("a", GOOD), ("manifest.jsonl", GOOD), ("", GOOD)]
    rows = {row["id"]: row for row in fleet.run(pairs, "builtin.module(canonicalize)", store=tmp_path, workers=1)}
    assert rows["a"]["verdict"] == "ok" and rows["x.refused"]["verdict"] == "unreadable"
    assert rows["a.refused"]["diagnostics"][0]["message"] == "'a': another module has the same name"
    assert not (tmp_path.parent / "x").exists()


@pytest.mark.parametrize("has_case", [True, False])
def test_names_that_differ_only_in_case_are_two_modules_where_they_are_two_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_case: bool
) -> None:
    monkeypatch.setattr(_store.Folder, "has_case", lambda _: has_case)
    text = fleet_modules.text_of("good", 1)
    for _ in range(2):
        rows = fleet.run([("a/M", text), ("A/m", text)], "builtin.module(canonicalize)", store=tmp_path, workers=1)
        verdicts = {row["id"]: row["verdict"] for row in rows}
        assert verdicts == {"a/M": "ok"} | ({"A/m": "ok"} if has_case else {"A/m.refused": "unreadable"})


def test_the_case_of_names_matters_where_the_disk_tells_it(tmp_path: Path) -> None:
    (tmp_path / "Name").touch()
    assert _store.Folder(str(tmp_path)).has_case() == (not (tmp_path / "name").exists())
    assert [path.name for path in tmp_path.iterdir()] == ["Name"]



def test_a_name_that_the_store_cannot_take_is_the_failure_of_its_module(tmp_path: Path) -> None:
    pairs = [("a", GOOD), ("x" * 300, GOOD), ("b", GOOD)]
    rows = {row["id"]: row for row in fleet.run(pairs, "builtin.module(canonicalize)", store=tmp_path, workers=1)}
    assert rows["a"]["verdict"] == rows["b"]["verdict"] == "ok" and rows["x" * 300]["verdict"] == "failed"
    # One is the folder of the other.
    pairs = [("a", GOOD), ("a/b", GOOD), ("c", GOOD)]
    found = verdicts(fleet.run(pairs, "builtin.module(cse)", store=tmp_path / "other", workers=1))
    assert sorted(found.values())[0] == "failed" and len(found) == 3


def test_nothing_is_left_of_an_earlier_result(tmp_path: Path) -> None:
    def run(text: str) -> None:
        list(fleet.run([("a", text)], PIPELINE, store=tmp_path, workers=1))

    run(GOOD)
    assert (tmp_path / "a").exists()
    run(fleet_modules.text_of("fail", 1))
    assert not (tmp_path / "a").exists() and (tmp_path / "reproducers" / "a").exists()
    run(GOOD)
    assert (tmp_path / "a").exists() and not (tmp_path / "reproducers" / "a").exists()
    run("nothing")
    assert not (tmp_path / "a").exists()


@pytest.mark.parametrize("form", ["path", "url"])
def test_what_no_run_has_written_stays(form: str, tmp_path: Path) -> None:
    if form == "url":
        pytest.importorskip("fsspec")
    texts = {"good.mlir": GOOD, "bad.mlir": "nothing", "fail.mlir": fleet_modules.text_of("fail", 1)}
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "link").symlink_to(tmp_path)
    for store in (tmp_path, tmp_path / "link"):
        at = store.as_uri() if form == "url" else store
        with pytest.raises(pw.InputError, match="it is in the store, where a result may replace it"):
            list(fleet.run(tmp_path, PIPELINE, store=at, workers=1, force=True))
    for text in ("does not parse", fleet_modules.text_of("fail", 1)):
        list(fleet.run([(name, text) for name in texts], PIPELINE, store=at, workers=1))
    assert {name: (tmp_path / name).read_text() for name in texts} == texts


@pytest.mark.parametrize("form", ["path", "url"])
def test_no_result_replaces_a_module_through_a_link(form: str, tmp_path: Path) -> None:
    if form == "url":
        pytest.importorskip("fsspec")
    store, elsewhere = tmp_path / "store", tmp_path / "elsewhere"
    for folder in (store, elsewhere, tmp_path / "in"):
        folder.mkdir()
    (elsewhere / "x.mlir").write_text(GOOD)
    (store / "link").symlink_to(elsewhere)
    (store / "file.mlir").symlink_to(elsewhere / "x.mlir")
    (tmp_path / "in" / "result.mlir").symlink_to(store / "y.mlir")
    (store / "y.mlir").write_text(GOOD)
    at = store.as_uri() if form == "url" else store
    with pytest.raises(pw.InputError, match="it is in the store"):
        list(fleet.run(store / "file.mlir", PIPELINE, store=at, workers=1))
    rows = list(fleet.run([("link/x.mlir", GOOD), tmp_path / "in"], PIPELINE, store=at, workers=1))
    messages = {row["id"]: row.get("diagnostics", [{"message": ""}])[0]["message"] for row in rows}
    assert messages == {
        "link/x.mlir": "cannot write 'link/x.mlir' into the store: a link leads out of the store",
        "result.mlir": "it is in the store, where a result may replace it",
    }
    assert (elsewhere / "x.mlir").read_text() == (store / "y.mlir").read_text() == GOOD


def test_modules_behind_one_that_takes_long_are_left_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def compile(self, job: _modules.Job) -> Any:
            return {"id": job.id, "seconds": 0.05}

    chunk = [_modules.Job(name) for name in "abc"]
    worker: Any = Slow()
    assert len(_engines.compile_until_stall(worker, chunk)) == 3
    monkeypatch.setattr(_engines, "STALL", -1.0)
    chunks = _engines._Chunks()
    chunks.add(_modules.Job("d"))
    done = chunks.finish(chunk, _engines.compile_until_stall(worker, chunk))
    assert [job.id for job, _ in done] == ["a"]
    assert [job.id for _ in range(3) for job in chunks.next()] == ["b", "c", "d"]


def test_a_program_that_workers_of_dask_import_is_told_how(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    program = tmp_path / "program.py"
    program.write_text("from passwright import fleet\nlist(fleet.run([('a', '')], 'builtin.module(cse)', engine='dask', workers=1))\n")
    ran = subprocess.run([sys.executable, program], stderr=subprocess.PIPE, text=True, timeout=300)
    assert ran.returncode == 1
    assert "FleetError: a cluster of Dask cannot be started: " in ran.stderr
    assert ran.stderr.endswith("outside of `if __name__ == '__main__':`\n")


def test_settings_are_checked_at_once() -> None:
    for arguments, message in (
        ({"pipeline": "builtin.module(canonicalise)"}, "did you mean `canonicalize`"),
        ({"deadline": 0.0}, "deadline of more than 0"),
        ({"workers": 0}, "at least 1 worker"),
        ({"engine": "slurm"}, "'local', 'ray' and 'dask'"),
        ({"max_memory": -1}, "at least 1 MiB"),
    ):
        with pytest.raises(pw.InputError, match=message):
            fleet.run([("a", GOOD)], **{"pipeline": "builtin.module(cse)", **arguments})  # type: ignore[arg-type]


def test_windows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(pw.InputError, match="needs the processes and pipes of Unix"):
        fleet.run([("a", GOOD)], "builtin.module(cse)")


def test_a_store_that_cannot_be_written_ends_the_run(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(fleet.FleetError, match="Not a directory|File exists"):
        list(fleet.run([("a", GOOD)], "builtin.module(cse)", store=tmp_path / "file", workers=1))


def test_the_store_may_be_a_url(tmp_path: Path) -> None:
    pytest.importorskip("fsspec")
    pairs = [(f"{number}.mlir", GOOD) for number in range(20)]
    run = lambda: list(fleet.run(pairs, PIPELINE, store=tmp_path.as_uri() + "/store", workers=2))  # noqa: E731
    rows = run()
    assert set(verdicts(rows).values()) == {"ok"}
    assert len(list((tmp_path / "store" / "manifest.jsonl").iterdir())) == 1
    assert comparable(run()) == comparable(rows)
    # Nothing was done again.
    assert len(list((tmp_path / "store" / "manifest.jsonl").iterdir())) == 1


def test_changed_modules_limits_and_pipelines_are_done_again(tmp_path: Path) -> None:
    def run(text: str, pipeline: str = "builtin.module(canonicalize)", **settings: Any) -> int:
        list(fleet.run([("a", text)], pipeline, store=tmp_path, workers=1, **settings))
        return len((tmp_path / "manifest.jsonl").read_text().splitlines())

    assert run(GOOD) == 1
    assert run(GOOD) == 1
    assert run(GOOD, deadline=9.0) == 1, "a limit that was not exceeded does not matter"
    assert run(GOOD, force=True) == 2
    assert run(GOOD, "builtin.module(cse)") == 3
    assert run(GOOD.replace("7", "8"), "builtin.module(cse)") == 4
    (tmp_path / "a").unlink()
    assert run(GOOD.replace("7", "8"), "builtin.module(cse)") == 5
    endless = fleet_modules.text_of("endless", 1)
    assert run(endless, PIPELINE, deadline=0.2) == 6
    assert run(endless, PIPELINE, deadline=0.2) == 6
    assert run(endless, PIPELINE, deadline=0.3) == 7


DECLARING = """
import passwright as pw
from . import names
from edited_helper import number

@pw.pass_(name="test-edited", op="func.func")
class Edited:
    '''Set an attribute.'''

    def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
        op.attributes[names.NAME] = number()
        return pw.Preserved.none()
"""


def test_edited_passes_and_what_they_import_are_run_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pa = pytest.importorskip("pyarrow")
    package, helper = tmp_path / "edited_package", tmp_path / "edited_helper.py"
    package.mkdir()
    (package / "__init__.py").write_text("from .passes import Edited\n")
    (package / "passes.py").write_text(DECLARING)
    (package / "names.py").write_text("NAME = 'first'\n")
    helper.write_text("def number(): return 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.import_module("edited_package")
    pipeline = "builtin.module(func.func(test-edited))"
    edits = {
        package / "__init__.py": ("from .passes import Edited  # the same\n", "first = 1 : i64"),
        helper: ("def number():\n    return 22\n", "first = 22 : i64"),
        package / "names.py": ("NAME = 'another'\n", "another = 22 : i64"),
        package / "passes.py": (DECLARING.replace("= number()", "= number() + 3"), "another = 25 : i64"),
    }
    expected = "first = 1 : i64"
    for edited in (None, *edits):
        if edited is not None:
            source, expected = edits[edited]
            edited.write_text(source)
        for _ in range(2):
            rows = list(fleet.run([("a", GOOD)], pipeline, store=tmp_path / "store", workers=1))
            assert verdicts(rows) == {"a": "ok"}
        assert expected in (tmp_path / "store" / "a").read_text(), edited
        made = fleet.compile_arrow(pa.table({"id": ["a"], "text": [GOOD]}), pipeline)
        assert expected in made.column("output")[0].as_py(), edited
    assert len((tmp_path / "store" / "manifest.jsonl").read_text().splitlines()) == 1 + len(edits)


def test_without_a_store_rows_hold_the_results() -> None:
    rows = {row["id"]: row for row in fleet.run([("a", GOOD), ("b", fleet_modules.text_of("fail", 1))], PIPELINE, workers=1)}
    assert "value = 14 : i32" in rows["a"]["output"]
    assert rows["b"]["reproducer"].startswith('"func.func"') and PIPELINE in rows["b"]["reproducer"]


def test_two_drivers_share_a_store(modules: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    folder, expected = modules
    found: list[dict[str, str]] = []
    drive = lambda: found.append(verdicts(fleet.run(folder, PIPELINE, store=tmp_path, **{**LIMITS, "workers": 1})))  # noqa: E731
    threads = [threading.Thread(target=drive) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected, expected]


def test_workers_that_are_killed_lose_nothing(tmp_path: Path) -> None:
    pairs = [(f"{number}.mlir", fleet_modules.text_of("good", number)) for number in range(1000)]
    stopped, killed = threading.Event(), []

    def kill() -> None:
        while not stopped.wait(0.7):
            children = subprocess.run(["pgrep", "-P", str(os.getpid()), "-f", "_worker.py"], capture_output=True, text=True)
            pids = children.stdout.split()
            if pids:
                killed.append(random.choice(pids))
                os.kill(int(killed[-1]), signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        rows = list(fleet.run(pairs, PIPELINE, store=tmp_path, **LIMITS))
    finally:
        stopped.set()
        killer.join()
    assert killed
    assert verdicts(rows) == {name: "ok" for name, _ in pairs} and len(rows) == len(pairs)


DRIVER = """
import sys
import fleet_modules, poison
from passwright import fleet
pairs = [(f"{number}.mlir", fleet_modules.text_of("good", number)) for number in range(600)]
for row in fleet.run(pairs, fleet_modules.PIPELINE, store=sys.argv[1], workers=2):
    pass
"""


def test_a_driver_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    def start() -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-c", DRIVER, str(tmp_path)], cwd=Path(__file__).parent)

    def rows() -> list[str]:
        manifest = tmp_path / "manifest.jsonl"
        return manifest.read_text().splitlines() if manifest.exists() else []

    for _ in range(3):
        driver, before = start(), len(rows())
        while driver.poll() is None and len(rows()) < before + 60:
            time.sleep(0.01)
        driver.kill()
        driver.wait()
    assert start().wait() == 0
    whole = [json.loads(line)["id"] for line in rows() if line.endswith("}")]
    assert sorted(whole) == sorted(f"{number}.mlir" for number in range(600)), "none is lost, and none is done twice"


def test_an_abandoned_run_leaves_no_processes() -> None:
    def workers() -> set[str]:
        children = subprocess.run(["pgrep", "-P", str(os.getpid()), "-f", "_worker.py"], capture_output=True, text=True)
        return set(children.stdout.split())

    # Those of `compile_arrow` stay warm.
    warm = workers()
    rows = fleet.run([(f"{number}", GOOD) for number in range(100)], PIPELINE, workers=2)
    next(rows)
    started = workers() - warm
    assert started
    rows.close()  # type: ignore[attr-defined]
    for pid in started:
        assert not Path(f"/proc/{pid}").exists()


def test_files_of_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    pairs = [("a", GOOD), ("b", fleet_modules.text_of("fail", 1)), ("c", "nothing")]
    run = lambda: fleet.run(pairs, PIPELINE, workers=1)  # noqa: E731
    counts = fleet.write(run(), tmp_path / "rows.parquet")
    assert counts == {"ok": 1, "failed": 1, "unreadable": 1}
    table = parquet.read_table(tmp_path / "rows.parquet")
    assert sorted(table.column("id").to_pylist()) == ["a", "b", "c"]
    failed = next(row for row in table.to_pylist() if row["id"] == "b")
    assert failed["pass"] == "test-poison" and failed["diagnostics"][0]["severity"] == "error"
    fleet.write(run(), tmp_path / "rows.jsonl")
    lines = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text().splitlines()]
    assert verdicts(lines) == {"a": "ok", "b": "failed", "c": "unreadable"}
    with pytest.raises(pw.InputError, match="'.parquet' or '.jsonl'"):
        fleet.write(run(), tmp_path / "rows.csv")


def test_compile_arrow_never_raises() -> None:
    pa = pytest.importorskip("pyarrow")
    texts = [GOOD, fleet_modules.text_of("abort", 1), None, "nothing"]
    table = pa.table({"id": ["a", "b", "c", "d"], "text": texts})
    for batch in (table, table.to_batches()[0]):
        made = fleet.compile_arrow(batch, PIPELINE, deadline=5.0)
        assert type(made) is type(batch) and made.schema == fleet.arrow_schema()
        assert made.column("verdict").to_pylist() == ["ok", "killed", "unreadable", "unreadable"]
        assert "value = 14" in made.column("output")[0].as_py()
    for wrong in (pa.table({"id": [1, 2]}), pa.table({"text": [GOOD, b"\xff"]}), table.slice(0, 2)):
        made = fleet.compile_arrow(wrong, "builtin.module(nothing)")
        assert set(made.column("verdict").to_pylist()) <= {"failed", "unreadable"} and made.num_rows == 2
    assert fleet.compile_arrow(table.slice(0, 0), PIPELINE).num_rows == 0


@pytest.mark.parametrize("seconds", [0.05, 0.5])
def test_an_interrupt_does_not_mix_up_responses(seconds: float) -> None:
    pa = pytest.importorskip("pyarrow")
    slow = "builtin.module(func.func(test-sleep))"
    batch = lambda name, text: pa.table({"id": [name], "text": [text]})  # noqa: E731
    fleet.compile_arrow(batch("warm", GOOD), slow)
    sleepy = "".join(GOOD.replace('"good"', f'"good{number}"') for number in range(10))
    thread = threading.Timer(seconds, lambda: os.kill(os.getpid(), signal.SIGINT))
    # Shells start programs in the background with the signal ignored.
    handler = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        thread.start()
        with pytest.raises(KeyboardInterrupt):
            fleet.compile_arrow(batch("given-up", sleepy), slow)
        thread.join()
    finally:
        signal.signal(signal.SIGINT, handler)
    for name in ("next", "one after"):
        assert fleet.compile_arrow(batch(name, GOOD), slow).column("id").to_pylist() == [name]


@pytest.mark.parametrize(("code", "verdict"), [("", "deadline"), ("os.close(1)", "killed"), ("os.close(0)", "killed")])
def test_a_worker_that_does_not_read_or_write_is_given_up(
    code: str, verdict: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    silent = tmp_path / "silent.py"
    silent.write_text(
        "import os, time\n"
        "length = int.from_bytes(os.read(0, 4), 'big')\n"
        "os.read(0, length)\n"
        "os.write(1, (2).to_bytes(4, 'big') + b'{}')\n"
        f"{code}\n"
        "time.sleep(600)\n"
    )
    monkeypatch.setattr(_process, "SECONDS_TO_END", 0.2, raising=False)
    monkeypatch.setattr(_process._worker, "__file__", str(silent))
    rows = fleet.run([("a", GOOD + " " * (1 << 20))], PIPELINE, workers=1, deadline=1.0)
    assert verdicts(rows) == {"a": verdict}


def test_a_worker_whose_process_only_dies_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_process._worker, "__file__", os.devnull)
    with pytest.raises(fleet.FleetError, match="cannot be started: the worker process ended with exit status 0"):
        list(fleet.run([("a", GOOD)], PIPELINE, workers=1))


def test_rows_have_a_total_and_an_end(tmp_path: Path) -> None:
    modules = [(f"{number}.mlir", GOOD) for number in range(6)]
    rows = fleet.run(modules, "builtin.module(cse)", store=tmp_path / "store", workers=1)
    assert (rows.total, rows.done) == (6, 0)
    next(rows)
    assert rows.done == 1
    rows.close()
    assert list(rows) == []
    with fleet.run(iter(modules), "builtin.module(cse)", store=tmp_path / "store", workers=1) as rows:
        assert rows.total is None and len(list(rows)) == 6
    for name, _ in modules:
        (tmp_path / name).write_text(GOOD)
    assert fleet.run(tmp_path, "builtin.module(cse)", store=tmp_path / "store", workers=1).total == 6


def test_verdicts_are_tried_again(tmp_path: Path) -> None:
    modules = [("good.mlir", GOOD), ("bad.mlir", fleet_modules.text_of("fail", 1))]
    run = lambda **more: list(fleet.run(modules, PIPELINE, store=tmp_path, workers=1, **more))  # noqa: E731
    run(), run()
    lines = lambda: len((tmp_path / "manifest.jsonl").read_text().splitlines())  # noqa: E731
    assert lines() == 2
    assert verdicts(run(retry={"failed"})) == {"good.mlir": "ok", "bad.mlir": "failed"}
    assert lines() == 3
    with pytest.raises(pw.InputError, match="no verdict is `faild`: did you mean `failed`"):
        run(retry=["faild"])


def test_modules_are_sources(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(GOOD)
    module = pw.parse(tmp_path / "a.mlir")
    run = lambda modules: verdicts(fleet.run(modules, "builtin.module(cse)", workers=1))  # noqa: E731
    (name,) = run(module)
    assert name.endswith("a.mlir")
    assert run([("b.mlir", module), module]) == {"b.mlir": "unchanged", name: "unchanged"}
    with pytest.raises(TypeError, match="needs a name"):
        run(pw.parse(GOOD))
    with pytest.raises(TypeError, match="found the text of a module: give it a name"):
        run([GOOD])
