"""Mistakes that a newcomer makes, and what they are told."""

from __future__ import annotations

import datetime
import re
import sys
from collections.abc import Callable
from typing import Any

import pytest

import passwright as pw
from passwright import fleet
from passwright.passes import canonicalize, cse

from conftest import SUM

given: Any = pw
"""The package as a type checker does not see it."""
step: Any = canonicalize
module: Any = lambda: pw.parse(SUM)  # noqa: E731


def add(module: pw.Module) -> Any:
    return next(op for op in module.walk() if op.name == "arith.addi")


@given.pattern("arith.addi")
def keep(op: pw.Op, rw: pw.Rewriter) -> None: ...


def plain(op: pw.Op, rw: pw.Rewriter) -> None: ...


class Fields:
    """Has a plain field."""

    most: int = 3

    def run(self, op: pw.Op, cx: pw.Context) -> None: ...


class NoRun:
    """Has no method."""


class Untyped:
    """Has an option without a type."""

    most = pw.option(3)

    def run(self, op: pw.Op, cx: pw.Context) -> None: ...


class Short:
    """Forgets an argument."""

    def run(self, op: pw.Op) -> None: ...


MISTAKES: list[tuple[Callable[[], object], type[Exception], str]] = [
    (lambda: given.parse(SUM.encode()), TypeError, "found bytes: `.decode()` makes a text of them"),
    (lambda: given.parse(module()), TypeError, "found a module: `module.copy()` makes another one"),
    (lambda: given.parse(None), TypeError, "expected the path of a file or a text, found `None`"),
    (lambda: pw.parse("a.txt"), FileNotFoundError, "No such file or directory, and no text of IR: 'a.txt'"),
    (lambda: pw.parse("folder (1)/a.mlir"), FileNotFoundError, "No such file or directory: 'folder (1)/a.mlir'"),
    (lambda: given.parse(SUM, alow_unregistered=True), TypeError, "parse() has no argument `alow_unregistered`: did you mean `allow_unregistered`?"),
    (lambda: pw.parse("func.func @f() { return }"), ValueError, "help: the package `passwright-mlir`"),
    (lambda: pw.parse('"my.op"() : () -> ()'), ValueError, "help: `pw.parse(.., allow_unregistered=True)` accepts"),
    (lambda: pw.parse(SUM.replace("(%0, %1)", "(%zero, %1)").replace("%0 =", "%zeros =")), ValueError, "help: no value `%zero` is defined: did you mean `%zeros`?"),
    (lambda: step(max_iteration=4), TypeError, "canonicalize() has no option `max_iteration`: did you mean `max_iterations`?"),
    (lambda: step(4), TypeError, "canonicalize() takes options by their names: `canonicalize(top_down=4)`"),
    (lambda: step(max_iterations="4"), TypeError, "option `max_iterations`: expected an integer, found '4' of type `str`"),
    (lambda: step(region_simplify="aggressive"), TypeError, "did you mean `RegionSimplification.AGGRESSIVE`?"),
    (lambda: step(disabled_patterns="x"), TypeError, "write `disabled_patterns=['x']`"),
    (lambda: given.pipeline(canonicalize), TypeError, "step 1 of `pipeline` is the class `canonicalize`"),
    (lambda: given.pipeline(NoRun), TypeError, "step 1 of `pipeline` is the class `NoRun`, which is no pass"),
    (lambda: given.pipeline([canonicalize(), cse()]), TypeError, "step 1 of `pipeline` is a list: each step is an argument"),
    (lambda: given.pipeline(keep), TypeError, "step 1 of `pipeline` is a pattern"),
    (lambda: given.pipeline(module()), TypeError, "step 1 of `pipeline` is a module"),
    (lambda: given.pipeline(cse(), 3), TypeError, "step 2 of `pipeline` is 3 of type `int`"),
    (lambda: given.nest(cse(), cse()), TypeError, 'found `cse()`: write `pw.nest("func.func", cse())`'),
    (lambda: given.nest("func.func", cse), TypeError, "step 1 of `nest` is the class `cse`"),
    (lambda: pw.pipeline("builtin.module(cse)"), TypeError, "is made by `pw.Pipeline(text)`"),
    (lambda: given.pipeline(cse(), onn="func.func"), TypeError, "pipeline() has no argument `onn`: did you mean `on`?"),
    (lambda: given.Pipeline(cse()), TypeError, "expected the text of a pipeline, found `cse()`"),
    (lambda: pw.pipeline(cse()).run(given.parse), TypeError, "expected a module, found the function `parse`"),
    (lambda: pw.pipeline(cse()).run(given.Symbol("a.mlir")), TypeError, "`pw.parse(..)` reads one"),
    (lambda: given.pipeline(cse()).run(module(), dedline=3), TypeError, "run() has no argument `dedline`: did you mean `deadline`?"),
    (lambda: given.pipeline(cse()).run(module(), deadline="3s"), TypeError, "expected a number of seconds or a `timedelta`, found '3s'"),
    (lambda: given.pass_(Fields), TypeError, "`@pw.pass_` above class `Fields` needs parentheses"),
    (lambda: given.pass_("func.func"), TypeError, '`@pw.pass_(op="func.func")`'),
    (lambda: given.pass_()(plain), TypeError, "decorates a class with a method `run`, found the function `plain`"),
    (lambda: given.pass_()(NoRun), TypeError, "class `NoRun` has no method `run`"),
    (lambda: given.pass_()(Short), TypeError, "write `def run(self, op: pw.Op, cx: pw.Context)`"),
    (lambda: given.pass_()(Untyped), TypeError, "option `most` of class `Untyped` needs a type"),
    (lambda: given.pass_(opp="func.func"), TypeError, "pass_() has no argument `opp`: did you mean `op`?"),
    (lambda: given.pass_(dialects="arith"), TypeError, "write `dialects=['arith']`"),
    (lambda: given.pass_()(Fields)(most=4), TypeError, "`most` is a plain field of the class"),
    (lambda: given.option(1, hlp="x"), TypeError, "option() has no argument `hlp`: did you mean `help`?"),
    (lambda: given.observe(print_aftr="cse"), TypeError, "observe() has no argument `print_aftr`: did you mean `print_after`?"),
    (lambda: given.pattern(plain), TypeError, 'write `@pw.pattern("arith.addi")` above `plain`'),
    (lambda: given.pattern("arith.addi")(lambda op: None), TypeError, "is called with an operation and a rewriter"),
    (lambda: given.rewrite(module(), [plain]), TypeError, "expected a pattern, found the function `plain`"),
    (lambda: given.rewrite(module(), keep), TypeError, "found one `Pattern`: write `[pattern]`"),
    (lambda: given.rewrite(module(), [given.pattern("arith.adi")(plain)]), ValueError, "`arith.adi`: did you mean `arith.addi`?"),
    (lambda: given.create("arith.addi", [add(module())], ["i32"]), TypeError, "found an `Op`: `op.result` is its only result"),
    (lambda: given.create("arith.addi", [], "i32"), TypeError, "expected a list of types, found 'i32' of type `str`: write `['i32']`"),
    (lambda: given.create("arith.addi", add(module()).result, []), TypeError, "found one `Value`: write `[value]`"),
    (lambda: given.create("arith.addi", befor=None), TypeError, "create() has no argument `befor`: did you mean `before`?"),
    (lambda: given.create("arith.adi", after=add(module())), ValueError, "`arith.adi`: did you mean `arith.addi`?"),
    (lambda: given.create("arith.addi", [], ["int32"], after=add(module())), ValueError, "`int32` is no type: did you mean `i32`?"),
    (lambda: given.create("arith.addi", [], [32], after=add(module())), TypeError, "expected a type or its text"),
    (lambda: add(module()).parent.attributes["sym_nam"], KeyError, "'func.func' has no attribute 'sym_nam': did you mean 'sym_name'?"),
    (lambda: add(module()).result.replace_all_uses_with(add(module())), TypeError, "expected a value, found an `Op`"),
    (lambda: fleet.run([("a", "")], "builtin.module(cse)", imports="m"), TypeError, "write `imports=['m']`"),
]


@pytest.mark.parametrize(("mistake", "kind", "words"), MISTAKES, ids=range(len(MISTAKES)))
def test_a_mistake_is_told_in_terms_of_python(mistake: Callable[[], object], kind: type[Exception], words: str) -> None:
    with pytest.raises(kind, match=re.escape(words)) as raised:
        mistake()
    if kind in (TypeError, ValueError):
        assert isinstance(raised.value, pw.InputError)


def test_nothing_tells_to_install_a_name_that_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    for engine, package, requirement in (("ray", "ray", "ray[data]"), ("dask", "distributed", "distributed")):
        monkeypatch.setitem(sys.modules, package, None)
        with pytest.raises(pw.InputError, match=re.escape(f"help: pip install '{requirement}'")):
            fleet.run([("a", "")], "builtin.module(cse)", engine=engine)  # type: ignore[arg-type]


def test_a_deadline_may_be_a_timedelta_and_names_the_pass() -> None:
    @pw.pass_(op="func.func")
    class TestSlow:
        """Wait for the deadline."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            while not cx.is_cancelled:
                pass

    pipeline = pw.pipeline(pw.nest("func.func", TestSlow()))
    with pytest.raises(pw.RunError, match="cancelled at its deadline of 50ms, while pass `test-slow` ran on 'func.func'"):
        pipeline.run(module(), deadline=datetime.timedelta(milliseconds=50))


def test_the_text_of_many_errors_is_short() -> None:
    @pw.pass_(op="func.func")
    class TestFails:
        """Fail."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            cx.error(op, "is wrong")

    text = "".join(SUM.replace('"f"', f'"f{number}"') for number in range(506))
    with pytest.raises(pw.RunError) as raised:
        pw.pipeline(pw.nest("func.func", TestFails())).run(pw.parse(text))
    assert len(raised.value.diagnostics) == 506
    assert str(raised.value).count("error:") == 5 and str(raised.value).endswith("and 501 more, which `error.diagnostics` has")


def test_what_ends_a_program_is_no_error_of_a_run() -> None:
    @pw.pass_()
    class TestExits:
        """End the program."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            sys.exit(3)

    with pytest.raises(SystemExit):
        pw.pipeline(TestExits()).run(module())


@pytest.mark.parametrize("limit", [{}, {"max_rewrites": 7}, {"deadline": 0.05, "max_rewrites": 10**9}])
def test_patterns_without_an_end_are_named(limit: dict[str, Any]) -> None:
    @pw.pattern("arith.addi")
    def again(op: pw.Op, rw: pw.Rewriter) -> None:
        rw.replace(op, rw.create("arith.addi", op.operands, [op.result.type]))

    message = {0: "within 10000 rewrites", 1: "within 7 rewrites; it has applied\n  7 times", 2: "within its deadline of 50ms"}[len(limit)]
    with pytest.raises(pw.RunError, match=message) as raised:
        pw.rewrite(module(), [again, keep], **limit)
    assert "times <Pattern again on arith.addi>\nhelp: " in str(raised.value)

    @pw.pass_(op="func.func", dialects=("arith",))
    class TestAgain:
        """Rewrite without an end."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            cx.rewrite([again], **limit)

    with pytest.raises(pw.RunError, match="the rewriting did not end"):
        pw.pipeline(pw.nest("func.func", TestAgain())).run(module())
    assert pw.rewrite(module(), (keep,)).converged
    assert repr(pw.rewrite(module(), [keep])) == "Rewritten(changed=False, converged=True)"
