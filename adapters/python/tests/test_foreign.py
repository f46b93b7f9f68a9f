"""IRs of other packages, here of one whose modules are numbers."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import passwright as pw
from passwright import declared, foreign, passes


class Numbers:
    """An IR: ``double`` is its one pass."""

    VERSION = pw.__version__
    name = "numbers"

    def check(self, text: str) -> str:
        """Return a pipeline without blanks, or point to the first pass that is not ``double``."""
        for start in range(len("builtin.module("), len(text) - 1, len("double,")):
            if not text.startswith("double", start):
                raise foreign.pipeline_error(json.dumps([diagnostic("unknown pass", {"Span": [start, start + 6]})]), text)
        return text.replace(" ", "")

    def run(
        self, module: Any, text: str, *, deadline: float | None, threads: bool, verify: bool, keep_before: bool
    ) -> pw.RunResult[Any]:
        """Double the number for each pass, up to 100."""
        before, failure = module.value, None
        found: list[object] = []
        for _ in range(text.count("double")):
            module.value *= 2
            if module.value > 100:
                failure = "" if verify else "too large"
                if verify:
                    found.append(diagnostic("too large", {"File": ["n.txt", 1, 2]}, "double"))
                break
        timer = {"name": "", "wall": 3_000_000_000, "user": 3_000_000_000, "skipped": 0, "is_hidden": False, "nested": []}
        run = {
            "diagnostics": found,
            "failure": failure,
            "changed": module.value != before,
            "timing": timer | {"nested": [timer | {"name": "Double", "wall": 2_000_000_000}]},
            "before": str(before) if keep_before else None,
        }
        return foreign.run_result(module, json.dumps(run), "n.txt", "12\n")

    def __reduce__(self) -> str:
        return "NUMBERS"


NUMBERS = Numbers()


class Number:
    """A module."""

    def __init__(self, value: int) -> None:
        self.value = value

    @property
    def ir(self) -> Numbers:
        """Its IR."""
        return NUMBERS


def diagnostic(message: str, location: object, pass_name: str | None = None) -> dict[str, object]:
    """Return the form of an error."""
    return {
        "pass": pass_name,
        "severity": "error",
        "message": message,
        "location": location,
        "label": "",
        "labels": [],
        "notes": [["a note", None, 0]],
        "help": "a help",
        "operation": None,
    }


class double(declared.DeclaredPass):
    """The pass."""

    __ir__ = NUMBERS
    __declaration__ = declared.Declaration(argument="double")


def test_a_run() -> None:
    number = Number(3)
    pipeline = pw.pipeline(double(), double())
    assert (str(pipeline), pipeline.ir) == ("builtin.module(double,double)", NUMBERS)
    result = pipeline.run(number, keep_before=True)
    assert result.module is number
    assert (number.value, result.changed, result.before) == (12, True, "3")
    assert (result.timing.total, result.timing.timers[0].name, result.timing.timers[0].wall) == (3.0, "Double", 2.0)
    assert pickle.loads(pickle.dumps(pipeline)) == pipeline


def test_errors() -> None:
    pipeline = pw.pipeline(double())
    with pytest.raises(pw.RunError) as caught:
        pipeline.run(Number(90))
    assert str(caught.value) == "n.txt:1:2: error: too large\n12\n ^\nnote: a note\nhelp: a help"
    assert caught.value.diagnostics[0].pass_name == "double"
    with pytest.raises(pw.RunError, match="^too large$"):
        pipeline.run(Number(90), verify=False)
    with pytest.raises(pw.InputError) as refused:
        pw.pipeline(double(), "triple", ir=NUMBERS)
    assert str(refused.value).startswith("<pipeline>:1:23: error: unknown pass\nbuiltin.module(double,triple)\n                      ^~~~~~\n")


def test_irs_are_told_apart() -> None:
    own = pw.Pipeline("builtin.module(cse)")
    with pytest.raises(pw.InputError, match="the pipeline is for the embedded IR, and the module is of numbers"):
        own.run(Number(1))
    with pytest.raises(pw.InputError, match="the pipeline is for numbers, and the module is of the embedded IR"):
        pw.pipeline(double()).run(pw.parse(""))
    with pytest.raises(pw.InputError, match="^`double` is for numbers, and `cse` for the embedded IR"):
        pw.pipeline(pw.nest("func.func", double(), passes.cse()))
    with pytest.raises(pw.InputError, match="^`double` is for numbers, and `builtin.module.cse.` for the embedded IR"):
        pw.pipeline(double(), own)
    with pytest.raises(pw.InputError, match="the pipeline is for numbers"):
        pw.bisect(pw.parse(""), pw.pipeline(double()), lambda _: True)
    number: Any = Number(1)
    refused = "expected a module of the embedded IR, found one of numbers"
    with pytest.raises(TypeError, match=refused):
        pw.bisect(number, own, bool)
    with pytest.raises(TypeError, match=refused):
        pw.reduce(number, bool)
    with pytest.raises(TypeError, match=refused):
        pw.rewrite(number, [])
    with pytest.raises(TypeError, match="expected a module, found 3 of type `int`"):
        own.run(3)  # type: ignore[type-var]


def test_observers_look_at_the_embedded_ir_alone() -> None:
    number = Number(1)
    with pw.observe(print_after="all"), pytest.raises(pw.InputError, match="`observe` looks at runs on the embedded IR"):
        pw.pipeline(double()).run(number)
    assert number.value == 1


def test_another_version_is_refused() -> None:
    class Old(Numbers):
        VERSION = "0.0.1"

    with pytest.raises(pw.InputError, match="the package for numbers was built with passwright 0.0.1, and this is passwright"):
        pw.Pipeline("builtin.module(double)", ir=Old())
