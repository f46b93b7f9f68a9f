"""Modules that `passwright gen --python` writes: those of the fixtures, and that of the passes that ship."""

from __future__ import annotations

import datetime
import importlib.util
import math
import pickle
import py_compile
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import passwright as pw
from passwright import declared, passes

from conftest import REPOSITORY

FIXTURES = sorted(REPOSITORY.glob("tests/fixtures/*/out.py"))
NAMES = [path.parent.name for path in FIXTURES]


def load(name: str) -> ModuleType:
    path = REPOSITORY / "tests/fixtures" / name / "out.py"
    spec = importlib.util.spec_from_file_location(f"fixture_{name}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_there_are_fixtures() -> None:
    assert {"example", "features", "hostile", "keywords", "types"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_module_is_compiled_and_imported(name: str, tmp_path: Path) -> None:
    path = REPOSITORY / "tests/fixtures" / name / "out.py"
    py_compile.compile(str(path), cfile=str(tmp_path / "out.pyc"), doraise=True)
    module = load(name)
    assert module.__doc__
    assert all(hasattr(module, exported) for exported in module.__all__)


def test_modules_and_stubs_are_typed(tmp_path: Path) -> None:
    sources, stubs = tmp_path / "sources", tmp_path / "stubs"
    for folder, suffix in [(sources, ".py"), (stubs, ".pyi")]:
        folder.mkdir()
        for path in FIXTURES:
            shutil.copy(path.with_suffix(suffix), folder / f"{path.parent.name}_passes{suffix}")
    # A call with what the stub says, and one that it forbids.
    (stubs / "call.py").write_text(
        "from features_passes import simplify, RegionSimplify\n\n"
        'right = simplify(entry="main", region_simplify=RegionSimplify.NORMAL, factors=[2])\n'
        'wrong = simplify(entry="main", max_iterations="many")\n'
    )
    for folder in (sources, stubs):
        command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "."]
        checked = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        lines = checked.stdout.splitlines()
        expected = ["call.py:4: error: "] if folder == stubs else []
        assert [line[: len("call.py:4: error: ")] for line in lines] == expected, checked.stdout
        (folder / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}')
        command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "."]
        checked = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        errors = [line for line in checked.stdout.splitlines() if " - error: " in line]
        assert len(errors) == len(expected), checked.stdout
        assert all("call.py:4" in error for error in errors)


def test_values_are_checked_when_an_instance_is_made() -> None:
    simplify = load("features").simplify
    made = simplify(entry="main", factors=[1, 2])
    assert made.factors == (1, 2) and hash(made) == hash(simplify(entry="main", factors=(1, 2)))
    with pytest.raises(pw.InputError, match="option `max_iterations`: expected a value from -1 to 1000000, found `1000001`"):
        simplify(entry="main", max_iterations=1000001)
    with pytest.raises(pw.InputError, match="option `factors`: expected an integer from 0 to 4294967295"):
        simplify(entry="main", factors=[-1])
    with pytest.raises(pw.InputError, match="option `factors`: expected a list, found 'ab'"):
        simplify(entry="main", factors="ab")
    with pytest.raises(pw.InputError, match="option `top_down`: expected `True` or `False`, found 1"):
        simplify(entry="main", top_down=1)
    with pytest.raises(pw.InputError, match="option `max_iterations`: expected an integer, found True"):
        simplify(entry="main", max_iterations=True)
    with pytest.raises(pw.InputError, match="expected one of RegionSimplify.DISABLED"):
        simplify(entry="main", region_simplify="normal")
    with pytest.raises(pw.InputError, match="option `entry`: expected text, found None"):
        simplify(entry=None)
    with pytest.raises(TypeError, match="entry"):
        simplify()
    with pytest.raises(AttributeError):
        made.entry = "other"


def test_an_instance_prints_as_in_a_pipeline() -> None:
    features = load("features")
    assert str(features.simplify(entry="main")) == "simplify{entry=main}"
    full = features.simplify(
        entry='a "b" {c}',
        region_simplify=features.RegionSimplify.AGGRESSIVE,
        factors=[],
        disabled_patterns=["one", "two words", "a,b", ""],
        threshold=1,
        log_file="",
    )
    read = passes.canonicalize(disabled_patterns=["one", "two words", "a,b", "}"])
    again = pw.pipeline(read)
    assert pw.Pipeline(str(again)) == again
    assert str(full).startswith("simplify{disable-patterns={one,")
    assert "region-simplify=aggressive" in str(full) and "threshold=1" in str(full)
    assert "factors={}" in str(full) and "log-file" in str(full)
    assert str(features.features_default(opt_level=3)) == "features-default{opt-level=3}"


def test_names_that_python_needs_get_an_underscore() -> None:
    keywords, hostile = load("keywords"), load("hostile")
    assert keywords.match is not None and keywords.struct(impl=keywords.Move.FN).impl.value == "fn"
    assert str(hostile.keywords(type=False, gen="x")) == "keywords{type=false gen=x}"


def test_defaults_of_every_kind() -> None:
    values = load("hostile").values()
    assert values.half == 0.1 and values.most == math.inf and values.least == -math.inf and math.isnan(getattr(values, "not_"))
    assert values.text == 'a "quoted"\\path\nand more' and values.empty == "" and values.bell == "\x07"
    assert values.maybe is None and values.words == ("a", "b c") and values.none == () and values.small == ()
    assert values.low == -(2**63) and values.plain == ""
    with pytest.raises(pw.InputError, match="at least 1"):
        load("hostile").values(maybe=0)
    with pytest.raises(pw.InputError, match="at most 7"):
        load("hostile").values(small=[1, 8])


def test_durations_and_pipelines_are_values() -> None:
    types = load("types")
    options = [option for name in types.__all__ for option in getattr(getattr(types, name), "__declaration__", declared.Declaration("")).options]
    durations = [option for option in options if option.kind == "duration"]
    assert durations
    option = durations[0]
    assert option._replace(is_list=False, minimum=None, maximum=None).convert(datetime.timedelta(milliseconds=1)) == datetime.timedelta(milliseconds=1)
    with pytest.raises(pw.InputError):
        option._replace(is_list=False).convert("1 parsec")


def test_a_deprecated_pass_warns() -> None:
    with pytest.warns(DeprecationWarning, match="Deprecated since 0.2.0; use `simplify` instead"):
        load("features").outline_calls()


def test_instances_are_pickled_and_compared() -> None:
    made = passes.canonicalize(max_iterations=3)
    assert pickle.loads(pickle.dumps(made)) == made != passes.canonicalize()


def test_the_text_of_the_page_is_the_docstring() -> None:
    doc = passes.canonicalize.__doc__
    assert doc is not None
    assert doc.startswith("Rewrite operations into canonical form\n")
    assert "max_iterations: Maximum number of iterations, -1 for no limit" in doc
    assert '"arith.addi"(%arg0, %0)' in doc


def test_every_pass_that_ships_has_a_class() -> None:
    exported = {getattr(passes, name) for name in passes.__all__}
    arguments = {step.__declaration__.argument for step in exported if hasattr(step, "__declaration__")}
    assert arguments == {entry.name for entry in pw.registry() if "passes.kdl" in entry.origin}
