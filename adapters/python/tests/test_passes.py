"""Passes, patterns and analyses that are written in Python."""

from __future__ import annotations

import datetime
import enum
import threading
from typing import Any, Optional

import pytest

import passwright as pw
from passwright.passes import canonicalize, cse


class Mode(enum.Enum):
    FAST = "fast"
    SMALL_ONE = "small-one"


@pw.pass_(name="count-ops", op="func.func")
class CountOps:
    """Count the operations of a function.

    Reports an error if there are too many.
    """

    most: int = pw.option(100, help="Report an error above this number", min=0)
    mode: Mode = pw.option(Mode.FAST)
    names: list[str] = pw.option(["a", "b c"], help="Names")
    scale: float = pw.option(1.5)
    label: Optional[str] = pw.option(None)
    num_ops: int = pw.statistic("Operations visited")

    def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
        self.num_ops += sum(1 for _ in op.walk())
        if self.num_ops > self.most:
            cx.error(op, f"has {self.num_ops} operations, and {self.most} are allowed")
        return pw.Preserved.all()


def test_a_pass_is_declared_and_run(text: str) -> None:
    pipeline = pw.pipeline(pw.nest("func.func", CountOps(), cse()))
    assert str(pipeline) == "builtin.module(func.func(count-ops,cse))"
    result = pipeline.run(pw.parse(text + text.replace('"f"', '"g"')))
    assert result.statistics["count-ops"] == {"num-ops": 10}
    assert result.statistics["cse"]["num-cse'd"] == 2
    entry = next(entry for entry in pw.registry() if entry.name == "count-ops")
    assert entry.ops == ["func.func"] and entry.summary == "Count the operations of a function"
    assert [option.name for option in entry.options] == ["most", "mode", "names", "scale", "label"]


def test_options_are_printed_checked_and_handed_over(text: str) -> None:
    step = CountOps(most=5, mode=Mode.SMALL_ONE, names=["x,y"], scale=2, label="l")
    pipeline = pw.pipeline(step, on="func.func")
    assert str(pipeline) == 'func.func(count-ops{most=5 mode=small-one names={{x,y}} scale=2.0 label=l})'
    assert step == CountOps(most=5, mode=Mode.SMALL_ONE, names=("x,y",), scale=2.0, label="l") != CountOps()
    with pytest.raises(pw.InputError, match="option `most`: expected a value of at least 0"):
        CountOps(most=-1)
    with pytest.raises(pw.InputError, match="must be at least 0"):
        pw.Pipeline("func.func(count-ops{most=-1})")
    with pytest.raises(pw.InputError, match="expected one of `fast`, `small-one`, found `slow`"):
        pw.Pipeline("func.func(count-ops{mode=slow})")
    with pytest.raises(TypeError, match="no option `mots`"):
        CountOps(mots=1)  # type: ignore[call-arg]
    seen: list[object] = []

    @pw.pass_(name="look")
    class Look:
        """Look at options."""

        mode: Mode = pw.option(Mode.FAST)
        names: list[str] = pw.option()
        label: Optional[str] = pw.option(None)
        flag: bool = pw.option(False)

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            seen.append((self.mode, self.names, self.label, self.flag))

    pw.pipeline(Look(mode=Mode.SMALL_ONE, names=["p q"], label="", flag=True)).run(pw.parse(text))
    pw.pipeline(Look()).run(pw.parse(text))
    assert seen == [(Mode.SMALL_ONE, ("p q",), "", True), (Mode.FAST, (), None, False)]


def counting(name: str, step: int) -> Any:
    @pw.pass_(name=name)
    class Count:
        """Count runs."""

        runs: int = pw.statistic("Runs")

        def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
            self.runs += step
            return pw.Preserved.all()

    return Count


def test_classes_of_one_name_are_counted_apart(text: str) -> None:
    once, thrice = counting("count-once", 1), counting("count-thrice", 3)
    result = pw.pipeline(once(), thrice(), thrice()).run(pw.parse(text))
    assert result.statistics == {"count-once": {"runs": 1}, "count-thrice": {"runs": 6}}

    @pw.pass_()
    class Both:
        """Run both."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            cx.run(pw.pipeline(once()))
            cx.run(pw.pipeline(thrice()))

    result = pw.pipeline(Both(), once()).run(pw.parse(text))
    assert result.statistics == {"count-once": {"runs": 2}, "count-thrice": {"runs": 3}}


def test_an_error_fails_the_pass(text: str) -> None:
    with pytest.raises(pw.RunError, match="'func.func' op has 5 operations, and 2 are allowed") as raised:
        pw.pipeline(pw.nest("func.func", CountOps(most=2))).run(pw.parse(text, name="a.mlir"))
    (diagnostic,) = raised.value.diagnostics
    assert (diagnostic.pass_name, diagnostic.operation) == ("count-ops", "func.func")
    assert str(diagnostic.location) == "a.mlir:1:1"
    assert 'a.mlir:1:1: error: \'func.func\' op has 5 operations' in str(raised.value) and "\n^" in str(raised.value)


def test_a_pass_on_the_wrong_operation_is_refused() -> None:
    with pytest.raises(pw.InputError, match="count-ops"):
        pw.pipeline(CountOps())


def test_the_page_is_that_of_any_pass() -> None:
    page = pw.page(CountOps)
    for words in ["count-ops", "Count the operations of a function", "Reports an error if there are too many.", "num-ops", "`most`"]:
        assert words in page


def test_durations_have_ranges() -> None:
    second = datetime.timedelta(seconds=1)

    @pw.pass_(name="test-wait")
    class Wait:
        """Wait."""

        pause: datetime.timedelta = pw.option(2 * second, min=second, max=60 * second)
        pauses: list[datetime.timedelta] = pw.option([second], min=second)
        scale: float = pw.option(1.0, min=0, max=float("inf"))

        def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
            return pw.Preserved.all()

    assert str(pw.pipeline(Wait(pause=3 * second))) == "builtin.module(test-wait{pause=3s})"
    for wrong in ({"pause": second / 2}, {"pause": 61 * second}, {"pauses": [second / 2]}, {"scale": -0.5}):
        with pytest.raises(pw.InputError, match="expected a value (of at least|from) "):
            Wait(**wrong)  # type: ignore[arg-type]
    with pytest.raises(pw.InputError, match="must be 1s to 1min, found `500ms`"):
        pw.Pipeline("builtin.module(test-wait{pause=500ms})")


def test_the_declaration_is_checked() -> None:
    with pytest.raises(pw.InputError, match="summary"):

        @pw.pass_()
        class NoSummary:
            def run(self, op: pw.Op, cx: pw.Context) -> None: ...

    with pytest.raises(pw.InputError, match="above|range|largest|max|least"):

        @pw.pass_()
        class BadRange:
            """Has a default that is out of range."""

            most: int = pw.option(5, max=3)

            def run(self, op: pw.Op, cx: pw.Context) -> None: ...

    with pytest.raises(pw.InputError, match="only numbers have a range"):

        @pw.pass_()
        class BadBound:
            """Has a range that its option cannot have."""

            mode: Mode = pw.option(Mode.FAST, min=Mode.FAST)

            def run(self, op: pw.Op, cx: pw.Context) -> None: ...

    with pytest.raises(pw.InputError, match="option `most`: expected an integer, found 0.5"):

        @pw.pass_()
        class BadBoundType:
            """Has a bound of another type."""

            most: int = pw.option(5, min=0.5)

            def run(self, op: pw.Op, cx: pw.Context) -> None: ...

    class Other:
        Mode = enum.Enum("Mode", {"SLOW": "slow"})

    with pytest.raises(pw.InputError, match="option `other` is of another enum with the name `Mode`"):

        @pw.pass_()
        class TwoModes:
            """Has options of two enums with one name."""

            mode: Mode = pw.option(Mode.FAST)
            again: Mode = pw.option(Mode.FAST)
            other: Other.Mode = pw.option(Other.Mode.SLOW)  # type: ignore[name-defined]

            def run(self, op: pw.Op, cx: pw.Context) -> None: ...

    with pytest.raises(pw.InputError, match="option `what` cannot be of type"):

        @pw.pass_()
        class BadType:
            """Has an option of a strange type."""

            what: complex = pw.option(1j)

            def run(self, op: pw.Op, cx: pw.Context) -> None: ...

    with pytest.raises(pw.InputError, match="cse"):

        @pw.pass_(name="cse")
        class Taken:
            """Has a name that is taken."""

            def run(self, op: pw.Op, cx: pw.Context) -> None: ...


def test_an_exception_is_a_diagnostic_with_its_traceback(text: str) -> None:
    @pw.pass_()
    class Fails:
        """Fail."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            raise KeyError("missing")

    with pytest.raises(pw.RunError, match="pass raised KeyError: 'missing'") as raised:
        pw.pipeline(Fails()).run(pw.parse(text))
    assert isinstance(raised.value.__cause__, KeyError)
    assert "in run" in raised.value.diagnostics[0].notes[0].message
    assert "test_passes.py" in str(raised.value)

    @pw.pass_()
    class Returns:
        """Return something else."""

        def run(self, op: pw.Op, cx: pw.Context) -> int:
            return 3

    with pytest.raises(pw.RunError, match="must return a `Preserved` or nothing, not 3"):
        pw.pipeline(Returns()).run(pw.parse(text))  # type: ignore[arg-type]


def test_handles_end_with_the_run(text: str) -> None:
    kept: list[pw.Op] = []
    contexts: list[pw.Context] = []

    @pw.pass_()
    class Keeps:
        """Keep handles."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            kept.extend(op.walk())
            contexts.append(cx)
            thread = threading.Thread(target=lambda: kept.append(op) if not op.is_alive else None)
            thread.start()
            thread.join()

    pw.pipeline(Keeps()).run(pw.parse(text))
    assert len(kept) == 7
    assert not any(op.is_alive for op in kept)
    with pytest.raises(pw.HandleError, match="no longer valid"):
        kept[0].name
    with pytest.raises(pw.HandleError):
        contexts[0].is_cancelled
    assert repr(kept[1]) == "<Op that is gone>"


def test_the_ir_is_read(text: str) -> None:
    module = pw.parse(text)
    names = [op.name for op in module.walk()]
    assert names == ["builtin.module", "func.func", "arith.addi", "arith.addi", "arith.muli", "func.return"]
    assert [op.name for op in module.walk("post")] == ["arith.addi", "arith.addi", "arith.muli", "func.return", "func.func", "builtin.module"]
    root, function, first, second, product, last = module.walk()
    assert root.parent is None and function.parent == root and first.parent == function
    assert root == module.op and root.body is not None and root.body.ops == [function]
    assert product.operands == [first.result, second.result]
    assert first.result.users == [product] and first.result.owner == first and first.result.is_used
    (argument,) = first.operands[:1]
    assert argument.owner is None and argument.block == function.body and argument.index == 0
    assert {argument.type, "i32"} == {"i32"} and {"i32": 1}[argument.type] == 1  # type: ignore[index]
    assert argument.type == "i32" and argument.type.width == 32 and str(argument.type) == "i32"
    assert first.next == second and second.previous == first and last.next is None
    assert function.attributes["sym_name"] == "f"
    ty = function.attributes["function_type"]
    assert isinstance(ty, pw.Type) and ty.inputs == ["i32"] and ty.results == ["i32"]
    assert dict(function.attributes.items()).keys() == {"function_type", "sym_name"}
    assert "nothing" not in function.attributes and function.attributes.get("nothing") is None
    with pytest.raises(KeyError, match="nothing"):
        function.attributes["nothing"]
    assert str(first).startswith('%0 = "arith.addi"') or '"arith.addi"' in str(first)
    assert first.location == "<text>:3:8"


def test_the_ir_is_changed(text: str) -> None:
    module = pw.parse(text)
    _, function, first, second, product, last = module.walk()
    second.replace(first)
    assert not second.is_alive and product.operands == [first.result, first.result]
    with pytest.raises(pw.HandleError, match="was erased"):
        second.operands
    with pytest.raises(pw.InputError, match="whose results are used"):
        first.erase()
    with pytest.raises(pw.InputError, match="cannot be replaced by a value that it defines"):
        first.replace(first.result)
    with pytest.raises(pw.InputError, match="2 values cannot replace 1 results"):
        first.replace([product.result, product.result])
    two = pw.create("arith.constant", [], ["i32"], {"value": pw.Typed(2, "i32")}, before=first)
    first.operands = [first.operands[0], two.result]
    two.attributes["value"] = 7
    assert two.attributes["value"] == 7 and str(two.attributes.exact("value")) == "7 : i32"
    with pytest.raises(pw.InputError):
        two.attributes["value"] = 2**40
    two.attributes["note"] = {"a": [1, 2.5, True, None, "s", pw.Symbol("f")]}
    assert two.attributes["note"] == {"a": [1, 2.5, True, None, "s", "f"]}
    del two.attributes["note"]
    with pytest.raises(KeyError):
        del two.attributes["note"]
    product.move(after=two)
    assert two.next == product
    product.move(before=last)
    with pytest.raises(pw.InputError, match="only one of"):
        product.move(before=last, after=first)
    with pytest.raises(pw.InputError, match="no dialect declares"):
        pw.create("my.op", before=last)
    with pytest.raises(pw.InputError, match="is no type"):
        pw.create("arith.constant", [], ["i"], {"value": 1}, before=last)
    other = list(pw.parse(text).walk())[2]
    with pytest.raises(pw.InputError, match="same isolated operation"):
        product.operands = [other.result, other.result]
    function.attributes["sym_name"] = "g"
    module.verify()
    assert str(module).count("arith.addi") == 1 and 'sym_name = "g"' in str(module) and "value = 7 : i32" in str(module)


def test_blocks_and_regions_are_made() -> None:
    module = pw.parse("")
    body = module.op.body
    assert body is not None
    function = pw.create(
        "func.func", attributes={"sym_name": "made", "function_type": pw.parse(
            '"func.func"() <{function_type = (i64) -> i64, sym_name = "x", sym_visibility = "private"}> ({}) : () -> ()'
        ).op.body.ops[0].attributes["function_type"]}, at_end=body, regions=1,  # type: ignore[union-attr]
    )
    block = function.add_block(["i64"])
    assert function.body == block and block.parent == function and [str(arg.type) for arg in block.args] == ["i64"]
    pw.create("func.return", [block.args[0]], at_end=block)
    assert block.terminator is not None and block.terminator.name == "func.return"
    module.verify()
    with pytest.raises(pw.InputError, match="no region 1"):
        function.add_block(region=1)


def test_an_operation_cannot_be_moved_into_itself() -> None:
    text = '''
    "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
    ^bb0(%c: i1):
      "scf.if"(%c) ({
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "func.return"() : () -> ()
    }) : () -> ()
    '''
    module = pw.parse(text)
    branch = next(op for op in module.walk() if op.name == "scf.if")
    inner = branch.regions[0][0]
    with pytest.raises(pw.InputError, match="into itself"):
        branch.move(at_start=inner)
    with pytest.raises(pw.InputError, match="into itself"):
        branch.move(before=inner.ops[0])


@pw.pattern("arith.addi")
def double(op: pw.Op, rw: pw.Rewriter) -> None:
    left, right = op.operands
    if left == right:
        two = rw.create("arith.constant", [], [left.type], {"value": pw.Typed(2, left.type)})
        rw.replace(op, rw.create("arith.muli", [left, two.result], [left.type]))


def test_patterns_rewrite_a_module(text: str) -> None:
    module = pw.parse(text)
    before = module.op
    assert pw.rewrite(module, [double])
    assert str(module).count("arith.muli") == 3 and "arith.addi" not in str(module)
    with pytest.raises(pw.HandleError, match="a pipeline has run"):
        before.name
    module.verify()
    assert not pw.rewrite(module, [double])
    assert repr(double) == "<Pattern double on arith.addi>"


def test_patterns_rewrite_in_a_pass(text: str) -> None:
    @pw.pass_(op="func.func", dialects=("arith",))
    class Double:
        """Multiply instead of adding."""

        num_rewritten: int = pw.statistic("Functions")

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            inner = next(iter(op.walk("post")))
            if cx.rewrite([double]):
                self.num_rewritten += 1
            with pytest.raises(pw.HandleError, match="before a nested pipeline"):
                inner.name
            assert op.attributes["sym_name"] == "f"

    module = pw.parse(text)
    result = pw.pipeline(pw.nest("func.func", Double())).run(module)
    assert result.changed and result.statistics["double"] == {"num-rewritten": 1}
    assert "arith.addi" not in str(module)


def test_an_exception_in_a_pattern_ends_the_rewrite(text: str) -> None:
    calls: list[str] = []

    @pw.pattern("arith.addi")
    def fails(op: pw.Op, rw: pw.Rewriter) -> None:
        calls.append(op.name)
        raise ZeroDivisionError("by nothing")

    with pytest.raises(ZeroDivisionError, match="by nothing"):
        pw.rewrite(pw.parse(text), [fails])
    assert calls == ["arith.addi"]


def test_handles_end_with_the_pattern(text: str) -> None:
    kept: list[pw.Op] = []

    @pw.pattern("arith.addi")
    def keeps(op: pw.Op, rw: pw.Rewriter) -> None:
        if kept:
            with pytest.raises(pw.HandleError):
                kept[0].name
        kept.append(op)

    pw.rewrite(pw.parse(text), [keeps])
    assert len(kept) >= 2 and not any(op.is_alive for op in kept)


def test_nested_pipelines_run(text: str) -> None:
    @pw.pass_()
    class Nested:
        """Run other passes."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            cx.run(pw.pipeline(pw.nest("func.func", canonicalize(), cse())))
            assert sum(1 for inner in op.walk() if inner.name == "arith.addi") == 1
            function = next(inner for inner in op.walk() if inner.name == "func.func")
            cx.run(pw.pipeline(CountOps(), on="func.func"), function)
            function = next(inner for inner in op.walk() if inner.name == "func.func")
            with pytest.raises(pw.RunError):
                cx.run(pw.pipeline(CountOps(most=1), on="func.func"), function)

    module = pw.parse(text)
    result = pw.pipeline(Nested()).run(module)
    assert result.statistics["count-ops"]["num-ops"] == 8
    assert any(found.severity == "error" for found in result.diagnostics)


def test_analyses_are_kept_until_something_changes(text: str) -> None:
    made: list[str] = []

    class Size:
        def __init__(self, op: pw.Op) -> None:
            made.append(op.name)
            self.ops = sum(1 for _ in op.walk())

    @pw.pass_(op="func.func")
    class Asks:
        """Ask for an analysis."""

        def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
            assert cx.analysis(Size).ops == 5
            assert cx.analysis(Size) is cx.analysis(Size)
            return pw.Preserved.all()

    @pw.pass_(op="func.func")
    class Changes:
        """Change an attribute."""

        keep: bool = pw.option(False)

        def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
            op.attributes["seen"] = 1
            return pw.Preserved.only(Size) if self.keep else pw.Preserved.none()

    pw.pipeline(pw.nest("func.func", Asks(), Asks())).run(pw.parse(text))
    assert made == ["func.func"]
    made.clear()
    pw.pipeline(pw.nest("func.func", Asks(), Changes(), Asks(), Changes(keep=True), Asks())).run(pw.parse(text))
    assert made == ["func.func"] * 2


def test_a_wrong_claim_is_an_error(text: str) -> None:
    @pw.pass_()
    class Claims:
        """Change something, and deny it."""

        def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
            op.attributes["seen"] = None
            return pw.Preserved.all()

    with pytest.raises(pw.RunError, match="was changed by a pass that returned `Preserved.all\\(\\)`"):
        pw.pipeline(Claims()).run(pw.parse(text))


def test_what_changes_nothing_is_no_change(text: str) -> None:
    @pw.pattern("arith.divsi")
    def never(op: pw.Op, rw: pw.Rewriter) -> None:
        raise AssertionError

    @pw.pass_(name="claims-nothing")
    class ClaimsNothing:
        """Do things that change nothing."""

        def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
            assert not cx.rewrite([never])
            cx.run(pw.Pipeline("builtin.module(symbol-dce)"))
            function = next(inner for inner in op.walk() if inner.name == "func.func")
            with pytest.raises(pw.InputError, match="no region 7"):
                function.add_block(region=7)
            with pytest.raises(pw.InputError, match="is no type"):
                function.add_block(["i"])
            return pw.Preserved.all()

    assert not pw.pipeline(ClaimsNothing()).run(pw.parse(text)).changed

    @pw.pass_(name="claims-cse")
    class ClaimsCse:
        """Run a pass that changes something."""

        def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
            cx.run(pw.Pipeline("builtin.module(func.func(cse))"))
            return pw.Preserved.all()

    with pytest.raises(pw.RunError, match="was changed by a pass that returned"):
        pw.pipeline(ClaimsCse()).run(pw.parse(text))


def test_the_operation_of_a_pass_stays_the_same(text: str) -> None:
    @pw.pass_(name="climbs")
    class Climbs:
        """Climb to the operation of the pass."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            before = op.body
            cx.run(pw.Pipeline("builtin.module(func.func(cse))"))
            inner = list(op.walk())[-1]
            steps = 0
            while inner != op:
                parent = inner.parent
                assert parent is not None
                inner, steps = parent, steps + 1
            assert steps == 2 and hash(inner) == hash(op) and inner.parent is None
            assert before != op.body and next(iter(op.walk())) == op

    pw.pipeline(Climbs()).run(pw.parse(text))


def test_what_a_pattern_is_refused_is_no_change(text: str) -> None:
    calls: list[str] = []

    @pw.pattern("arith.muli")
    def tries(op: pw.Op, rw: pw.Rewriter) -> None:
        calls.append(op.name)
        assert len(calls) < 10, "the pattern counts as applied"
        assert op.block is not None and op.parent is not None
        with pytest.raises(pw.InputError, match="a pattern cannot add arguments"):
            op.block.add_arg("i32")
        with pytest.raises(pw.InputError, match="has no region 0"):
            op.add_block()
        with pytest.raises(pw.HandleError, match="outside of the isolated operation that the pattern rewrites"):
            op.parent.name

    assert not pw.rewrite(pw.parse(text), [tries], max_iterations=None)
    assert calls == ["arith.muli"]


def test_the_exception_of_a_pass_comes_before_its_statistics(text: str) -> None:
    @pw.pass_(name="breaks-both")
    class BreaksBoth:
        """Raise, and leave no number."""

        num: int = pw.statistic("Number")

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            self.num = None  # type: ignore[assignment]
            raise KeyError("first")

    with pytest.raises(pw.RunError, match="pass raised KeyError: 'first'"):
        pw.pipeline(BreaksBoth()).run(pw.parse(text))


def test_what_a_pass_breaks_is_found(text: str) -> None:
    @pw.pass_(op="func.func")
    class Breaks:
        """Erase the terminator."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            for inner in list(op.walk()):
                if inner.name == "func.return":
                    inner.erase()

    with pytest.raises(pw.RunError, match="error:"):
        pw.pipeline(pw.nest("func.func", Breaks())).run(pw.parse(text))


def test_a_module_is_busy_while_a_pipeline_runs_on_it(text: str) -> None:
    module = pw.parse(text)
    raised: list[BaseException] = []

    @pw.pass_()
    class Reads:
        """Read the module from outside."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            def read() -> None:
                try:
                    str(module)
                except pw.BusyError as error:
                    raised.append(error)

            thread = threading.Thread(target=read)
            thread.start()
            thread.join()
            read()

    pw.pipeline(Reads()).run(module)
    assert [type(error) for error in raised] == [pw.BusyError] * 2
    assert "a pipeline runs on it" in str(raised[0])


def test_a_pass_that_is_cut_short_does_not_complete_a_run(text: str) -> None:
    @pw.pass_(name="endless", op="func.func")
    class Endless:
        """Do something until the run is cancelled."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            while not cx.is_cancelled:
                pass

    with pytest.raises(pw.RunError, match="the run was cancelled"):
        pw.pipeline(pw.nest("func.func", Endless())).run(pw.parse(text), deadline=0.1)


def test_passes_run_on_all_threads(text: str) -> None:
    functions = "".join(text.replace('"f"', f'"f{index}"') for index in range(50))
    result = pw.pipeline(pw.nest("func.func", CountOps(), cse())).run(pw.parse(functions))
    assert result.statistics["count-ops"]["num-ops"] == 250


def test_a_class_may_be_decorated_again() -> None:
    for summary in ["First.", "Second."]:

        @pw.pass_(name="again")
        class Again:
            __doc__ = summary

            def run(self, op: pw.Op, cx: pw.Context) -> None: ...

    assert next(entry for entry in pw.registry() if entry.name == "again").summary == "Second"
