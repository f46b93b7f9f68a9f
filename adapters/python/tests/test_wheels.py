"""Packages of ``passwright new --python``: two wheels beside each other in an environment of their own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from conftest import REPOSITORY

PROBES = Path(__file__).parent / "wheel"

MODULE = '''
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%a: i32):
    %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
    %1 = "arith.addi"(%a, %a) : (i32, i32) -> i32
    %2 = "arith.muli"(%0, %1) : (i32, i32) -> i32
    "func.return"(%2) : (i32) -> () loc("return.c":7:8)
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) {probe.layout = "wide"} : () -> ()
'''


def call(*command: object, cwd: Path | None = None, **variables: str) -> str:
    environment = {**os.environ, **variables}
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, cwd=cwd, env=environment, timeout=1200)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Environment:
    """A fresh virtual environment with the packages, and where they were made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "environment" / "bin" / "python"

    def run(self, script: str, **variables: str) -> str:
        """Run a script after the lines that all of them need."""
        text = f"import passwright as pw\nmodule = pw.parse('''{MODULE}''')\n{script}"
        return call(self.python, "-W", "error", "-c", text, **variables)

    def site(self, wheel: Path) -> Path:
        """Return a folder with a wheel, which a program sees instead of others of its name if it is in ``PYTHONPATH``."""
        site = self.folder / "sites" / wheel.parent.name
        call(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", site, wheel)
        return site


def new(folder: Path, name: str, *flags: str) -> Path:
    """Make a package, and return its folder."""
    call(os.environ["PASSWRIGHT"], "new", name, "--python", "--path", REPOSITORY, *flags, cwd=folder)
    made = folder / name
    # What is locked here is there, and is compiled once.
    (made / "Cargo.lock").write_text((REPOSITORY / "adapters/python/Cargo.lock").read_text())
    return made


def build(package: Path, target: str = "wheels") -> Path:
    """Return the wheel of a package, in a folder of that name beside it."""
    wheels = package.parent / target
    # All that is needed is there, since the package that is tested was built.
    call(sys.executable, "-m", "maturin", "build", "--profile", "dev", "--out", wheels, cwd=package, CARGO_NET_OFFLINE="true")
    (wheel,) = wheels.glob(f"{package.name.replace('-', '_')}-*.whl")
    return wheel


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    if "PASSWRIGHT" not in os.environ:
        pytest.skip("PASSWRIGHT is not set: `cargo xtask python` builds the program and sets it")
    folder = tmp_path_factory.mktemp("packages")
    packages = [new(folder, name) for name in ("my-passes", "probes")]
    probes = packages[1]
    for file, target in [("passes.kdl", "passes.kdl"), ("count_ops.rs", "src/count_ops.rs")]:
        (probes / target).write_text((PROBES / file).read_text())
    library = (probes / "src/lib.rs").read_text()
    (probes / "src/lib.rs").write_text(library.replace("register_counting", "register_probing"))
    call(os.environ["PASSWRIGHT"], "gen", "passes.kdl", "-o", "python/probes/passes.py", "--python", cwd=probes)
    made = Environment(folder)
    call(sys.executable, "-m", "venv", "--without-pip", folder / "environment")
    # The wheel of the package that is tested, which `cargo xtask python` has built.
    (this,) = Path(os.environ["PASSWRIGHT_WHEELS"]).glob("passwright-*.whl")
    wheels = [this, *map(build, packages)]
    call(sys.executable, "-m", "pip", "--python", made.python, "install", "--quiet", "--no-deps", "--no-index", *wheels)
    return made


def check(environment: Environment, package: Path, **variables: str) -> None:
    """Run the tests of a package, and check its types."""
    # The environment has no tools of its own; those of this one come behind its packages.
    tools = sysconfig.get_paths()["purelib"]
    script = f"import sys; sys.path.append({tools!r}); import pytest; sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', 'tests']))"
    printed = call(environment.python, "-W", "error::passwright.LibraryWarning", "-c", script, cwd=package, **variables)
    assert "3 passed" in printed
    mypy = f"import sys; sys.path.append({tools!r}); from mypy.main import main; main(args=['--strict', 'python', 'tests'], clean_exit=True)"
    call(environment.python, "-c", mypy, cwd=package)


def test_the_tests_of_a_new_package_pass(environment: Environment) -> None:
    check(environment, environment.folder / "my-passes")


def test_a_package_whose_pass_has_attributes_works(environment: Environment, tmp_path: Path) -> None:
    package = new(tmp_path, "my-passes", "--attribute")
    site = environment.site(build(package, "attribute"))
    check(environment, package, PYTHONPATH=str(site))
    origin = "print(next(entry.origin for entry in pw.registry() if entry.name == 'count-ops'))"
    assert "count_ops.rs" in environment.run(origin, PYTHONPATH=str(site))


def test_a_wheel_of_another_version_is_left_out(environment: Environment, tmp_path: Path) -> None:
    old = tmp_path / "old-wheel"
    shutil.copytree(REPOSITORY / "adapters/python/wheel", old)
    manifest = (old / "Cargo.toml").read_text()
    (version,) = re.findall(r'^version = "(.*)"$', manifest, re.MULTILINE)
    manifest = manifest.replace(f'version = "{version}"\nedition', 'version = "0.0.9"\nedition')
    (old / "Cargo.toml").write_text(manifest.replace("../../..", str(REPOSITORY)))
    package = tmp_path / "my-passes"
    shutil.copytree(environment.folder / "my-passes", package)
    dependencies = (package / "Cargo.toml").read_text()
    (line,) = [line for line in dependencies.splitlines() if line.startswith("passwright-wheel ")]
    (package / "Cargo.toml").write_text(dependencies.replace(line, f'passwright-wheel = {{ path = "{old}" }}'))
    site = environment.site(build(package, "old"))
    printed = environment.run(
        """
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    names = [entry.name for entry in pw.registry()]
assert "count-ops" not in names and "describe" in names
(warning,) = caught
assert warning.category is pw.LibraryWarning
print(warning.message)
try:
    pw.Pipeline("builtin.module(count-ops)")
except pw.InputError as error:
    assert "unknown pass or pipeline `count-ops`" in str(error), error
    assert "help: a pass in Python is known once its module is imported, and one of a package once that is installed" in str(error), error
else:
    raise AssertionError("its pass is known")
""",
        PYTHONPATH=str(site),
    )
    left_out = "the passes of package `my-passes 0.1.0` are left out: it was built with passwright 0.0.9, and this is passwright"
    assert printed.splitlines()[0] == f"{left_out} {version}"
    assert printed.splitlines()[1] == f"help: build `my-passes 0.1.0` with passwright {version}, or use a clone of passwright 0.0.9"


def test_the_files_of_a_new_package_are_up_to_date(environment: Environment) -> None:
    tool, folder = os.environ["PASSWRIGHT"], environment.folder / "my-passes"
    readme = (folder / "README.md").read_text()
    commands = [line for line in readme.splitlines() if line.startswith("passwright ")]
    assert len(commands) == 2
    for command in commands:
        call(tool, *command.split()[1:], "--check", cwd=folder)
    call("cargo", "fmt", "--check", cwd=folder)


@pytest.mark.parametrize("page", ["docs/guide/python-packages.md", "README.md"])
def test_the_code_of_pages_runs(environment: Environment, page: str) -> None:
    folder = REPOSITORY if page.startswith("docs") else environment.folder / "my-passes"
    blocks = re.findall(r"^```python\n(.*?)^```$", (folder / page).read_text(), re.MULTILINE | re.DOTALL)
    assert blocks
    environment.run("".join(blocks))


def test_both_packages_are_registered(environment: Environment) -> None:
    environment.run("""
names = [entry.name for entry in pw.registry()]
for name in ["canonicalize", "count-ops", "describe", "rename", "twice"]:
    assert names.count(name) == 1, name
described = next(entry for entry in pw.registry() if entry.name == "describe")
assert described.summary == "Tell all that the pass sees" and described.ops == ["func.func"]
shown = [(option.name, option.kind, option.arity, option.default) for option in described.options]
assert shown[:2] == [("names", "string", "list", None), ("detail", "Detail", "single", "low")], shown
""")


def test_pipelines_mix_passes_of_all_packages(environment: Environment) -> None:
    environment.run("""
from my_passes import count_ops
from passwright.passes import cse
from probes import describe
pipeline = pw.pipeline(count_ops(most=50), pw.nest("func.func", describe(), cse(), count_ops()))
assert str(pipeline) == "builtin.module(count-ops{most=50},func.func(describe,cse,count-ops))"
result = pipeline.run(module)
assert result.changed
assert result.statistics["count-ops"]["num-ops"] == 9 + 3 + 2, result.statistics
""")


def test_options_remarks_statistics_and_operations_around_cross(environment: Environment) -> None:
    environment.run("""
from probes import Detail, describe
step = describe(names=["a b", "c,{d}"], detail=Detail.HIGH, limit=-3, ratio=1.25, before="any(cse)")
result = pw.pipeline(pw.nest("func.func", step)).run(module)
assert not result.changed
seen = ''''func.func' op ["a b", "c,{d}"] true Some(-3) 1.25 Some("any(cse)") in ["builtin.module {probe.layout = \\\\"wide\\\\"}"]'''
assert [found.message for found in result.diagnostics] == [seen] * 2, result.diagnostics[0].message
first = result.diagnostics[0]
assert (first.severity, first.pass_name, first.operation, first.location.line) == ("remark", "describe", "func.func", 3)
assert "^" in str(first)
# Functions are described at the same time.
assert sorted((remark.kind, remark.name, remark.arguments, remark.pass_name) for remark in result.remarks) == [
    ("Missed", "described", [("Count", "2")], "describe"), ("Missed", "described", [("Count", "5")], "describe")]
assert result.statistics["describe"] == {"num-ops": 7, "most-ops": 5}
""")


def test_changes_come_back_with_their_locations(environment: Environment) -> None:
    environment.run("""
before = module.print(locations=True)
result = pw.Pipeline("builtin.module(rename{to=m},count-ops)").run(module)
assert result.changed and module.op.attributes["sym_name"] == "m"
after = module.print(locations=True)
places = lambda text: [line.rsplit("loc(", 1)[1] for line in text.splitlines() if "loc(" in line and not line.startswith("#")]
assert places(after) == places(before) and '"return.c":7:8' in after
assert not pw.Pipeline("builtin.module(rename{to=m})").run(module).changed
try:
    pw.Pipeline("builtin.module(func.func(rename{to=h}))").run(module)
except pw.RunError as error:
    assert "redefinition of symbol named 'h'" in str(error), error
else:
    raise AssertionError("two functions are called h")
""")


def test_registered_pipelines_are_what_they_stand_for(environment: Environment) -> None:
    environment.run("""
from probes import twice
result = pw.pipeline(twice(names=["x"])).run(module)
assert result.statistics["describe"]["num-ops"] == 7 + 6, result.statistics
assert result.statistics["cse"]["num-cse'd"] == 1
assert [' op ["x"] ' in found.message for found in result.diagnostics] == [True, False] * 2
""")


def test_failures_and_panics_are_diagnostics(environment: Environment) -> None:
    environment.run("""
try:
    pw.Pipeline("builtin.module(func.func(fail))").run(module)
except pw.RunError as error:
    found = error.diagnostics
    assert [(one.severity, one.message) for one in found[:2]] == [
        ("warning", "about to fail"), ("error", "is not good enough")] or found[0].message.endswith("about to fail"), found
    failed = next(one for one in found if one.severity == "error")
    assert failed.notes[0].message == "no function is" and failed.help == "write none", failed
    assert failed.pass_name == "fail" and failed.location.line == 3
else:
    raise AssertionError("the pass has failed")
assert str(module).count("probe.seen") == 2
try:
    pw.Pipeline("builtin.module(fail{panics=true})").run(module)
except pw.RunError as error:
    assert "panicked: as asked for" in str(error), error
else:
    raise AssertionError("the pass has panicked")
""")


def test_wrong_options_are_refused_when_the_pipeline_is_made(environment: Environment) -> None:
    environment.run("""
from my_passes import count_ops
for text, message in [("count-ops{most=-1}", "most"), ("count-ops{least=1}", "least"), ("func.func(describe{detail=no})", "low")]:
    try:
        pw.Pipeline(f"builtin.module({text})")
    except pw.InputError as error:
        assert message in str(error), error
    else:
        raise AssertionError(text)
try:
    count_ops(most=-1)
except ValueError as error:
    assert "most" in str(error)
else:
    raise AssertionError("a number below zero")
""")


def test_deadlines_reach_passes_of_other_packages(environment: Environment) -> None:
    environment.run("""
import time
start = time.monotonic()
try:
    pw.Pipeline("builtin.module(func.func(spin))").run(module, deadline=0.2)
except pw.RunError as error:
    assert "the run was cancelled at its deadline" in str(error), error
else:
    raise AssertionError("the run has ended")
assert time.monotonic() - start < 20
""")


def test_nothing_of_a_run_is_left_for_the_next(environment: Environment) -> None:
    environment.run("""
from probes import show_context

def shown(module):
    result = pw.pipeline(pw.nest("func.func", show_context())).run(module, threads=False)
    assert result.statistics["show-context"] == {"runs": 2} and not result.changed, result.statistics
    return [found.message.removeprefix("'func.func' op ") for found in result.diagnostics]

unregistered = pw.parse(str(module).replace("func.return\\"() :", "probe.end\\"() :"), allow_unregistered=True)
turned = pw.parse(str(module).replace('"f"', '"h"'))
expected = shown(module)
assert ["arith" in one for one in expected] == [True, False] and all(one.endswith("] false") for one in expected), expected
for text, wrong in [("func.func(fail)", 1), ("fail{panics=true}", 1), ("func.func(spin)", 1), ("func.func(rename{to=k})", 1)]:
    assert shown(module) == expected and shown(turned) == expected, shown(module)
    assert shown(unregistered)[1] == expected[1].replace("false", "true"), shown(unregistered)
    try:
        pw.Pipeline(f"builtin.module({text})").run(module.copy(), deadline=0.2 if "spin" in text else None, threads=False)
    except pw.RunError:
        wrong -= 1
    assert wrong == 0, text
assert shown(module) == expected
""")


def test_passes_that_share_the_name_of_a_class_are_counted_apart(environment: Environment) -> None:
    environment.run("""
from probes import describe

@pw.pass_(name="describe-here", op="func.func")
class Describe:
    'Count functions.'

    num_ops: int = pw.statistic("Functions")

    def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
        self.num_ops += 1
        return pw.Preserved.all()

result = pw.pipeline(pw.nest("func.func", describe(), Describe())).run(module)
assert result.statistics == {"describe": {"num-ops": 7, "most-ops": 5}, "describe-here": {"num-ops": 2}}, result.statistics
""")


def test_operations_that_cannot_cross_are_named(environment: Environment) -> None:
    environment.run("""
text = '''"builtin.module"() ({ "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> () }) {probe.one = distinct[0]<unit>} : () -> () }) : () -> ()'''
try:
    pw.Pipeline("builtin.module(func.func(describe))").run(pw.parse(text))
except pw.RunError as error:
    assert "the operation cannot go to package `probes 0.1.0`: it has distinct attributes" in str(error), error
else:
    raise AssertionError("it has crossed")
""")


def test_other_threads_processes_and_rows_find_the_passes(environment: Environment) -> None:
    environment.run("""
import os, pickle, threading
from passwright import fleet
found, text = [], str(module)
pipeline = pw.Pipeline("builtin.module(count-ops,func.func(describe))")
threads = [threading.Thread(target=lambda: found.append(pipeline.run(pw.parse(text)).statistics)) for _ in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert len(found) == 8 and all(one == found[0] for one in found)
assert pickle.loads(pickle.dumps(pipeline)) == pipeline
rows = list(fleet.run([("a", text), ("b", text)], pipeline))
assert [row["verdict"] for row in rows] == ["unchanged", "unchanged"], rows
child = os.fork()
if child == 0:
    os._exit(0 if pipeline.run(pw.parse(text)).statistics == found[0] else 1)
assert os.waitpid(child, 0)[1] == 0
""")


def fake(folder: Path, name: str, library: str) -> None:
    """Put an installed package without Rust into a folder."""
    (folder / f"{name}.py").write_text(library)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[passwright.passes]\n{name} = {name}:library\n")


def test_packages_that_do_not_fit_are_left_out_by_name(environment: Environment, tmp_path: Path) -> None:
    native = "from my_passes import _native\n"
    fake(tmp_path, "broken", "raise ImportError('no such file')\n")
    # Whatever is sorted behind the package has its names.
    fake(tmp_path, "zwilling", native + "library = _native.library\n")
    script = """
import warnings, passwright as pw
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    names = [entry.name for entry in pw.registry()]
assert names.count("count-ops") == 1 and "describe" in names
assert all(issubclass(one.category, pw.LibraryWarning) for one in caught)
print(*[one.message for one in caught], sep="\\n")
pw.registry()
"""
    printed = call(environment.python, "-c", script, PYTHONPATH=str(tmp_path))
    assert "the passes of package `broken 1.0` are left out: no such file" in printed
    assert "the passes of package `zwilling 1.0` are left out: " in printed and "`count-ops`" in printed


def test_an_interruption_while_packages_are_loaded_is_no_end(environment: Environment, tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    once = f"import pathlib\nmarker = pathlib.Path({str(marker)!r})\n"
    fake(tmp_path, "more_slowly", once + "if not marker.exists():\n    marker.touch()\n    raise KeyboardInterrupt\n")
    script = """
import warnings, passwright as pw
warnings.simplefilter("ignore")
try:
    pw.registry()
    raise SystemExit("not interrupted")
except KeyboardInterrupt:
    pass
names = [entry.name for entry in pw.registry()]
print(names.count("count-ops"), names.count("describe"))
"""
    assert "1 1" in call(environment.python, "-c", script, PYTHONPATH=str(tmp_path))
