"""Random programs of calls: whatever they do, an error is an error of the package, and nothing crashes or leaks.

`PASSWRIGHT_EXAMPLES=10000` runs as many programs, and as many runs for memory times ten.
"""

import os
import pickle
import random
import resource

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, initialize, rule

import passwright as pw

from conftest import SUM

EXAMPLES = int(os.environ.get("PASSWRIGHT_EXAMPLES", "40"))

BRANCHES = """
"func.func"() <{function_type = (i1, i32) -> i32, sym_name = "branches"}> ({
^bb0(%c: i1, %x: i32):
  %0 = "scf.if"(%c) ({
    %1 = "arith.addi"(%x, %x) : (i32, i32) -> i32
    "scf.yield"(%1) : (i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i1) -> i32
  "cf.br"(%0)[^bb1] : (i32) -> ()
^bb1(%y: i32):
  "func.return"(%y) : (i32) -> ()
}) : () -> ()
"""

PASSES = ["canonicalize", "cse", "symbol-dce", "sccp", "inline", "loop-invariant-code-motion", "topological-sort", "random-pass"]


@pw.pass_(name="random-pass")
class RandomPass:
    """Do anything."""

    seed: int = pw.option(0)

    def run(self, op: pw.Op, cx: pw.Context) -> None:
        dice = random.Random(self.seed)
        for inner in op.walk():
            if not inner.is_alive:
                continue
            choice = dice.randrange(12)
            try:
                if choice == 0:
                    inner.erase()
                elif choice == 1:
                    inner.attributes["seen"] = dice.randrange(5)
                elif choice == 2 and inner.results:
                    inner.replace([dice.choice(inner.operands) for _ in inner.results])
                elif choice == 3:
                    pw.create("arith.constant", [], ["i32"], {"value": pw.Typed(1, "i32")}, before=inner)
                elif choice == 4:
                    cx.rewrite([swap])
                    return
            except (pw.Error, IndexError):
                pass


@pw.pattern("arith.addi")
def swap(op: pw.Op, rw: pw.Rewriter) -> None:
    if len(op.operands) == 2:
        rw.replace(op, rw.create("arith.muli", op.operands[::-1], [op.result.type]))


class Programs(RuleBasedStateMachine):
    modules = Bundle("modules")
    handles = Bundle("handles")

    @initialize(target=modules)
    def first(self) -> pw.Module:
        return pw.parse(SUM + BRANCHES)

    @rule(target=modules, text=st.sampled_from([SUM, BRANCHES, "", SUM + BRANCHES]))
    def parse(self, text: str) -> pw.Module:
        return pw.parse(text)

    @rule(target=modules, module=modules)
    def copy(self, module: pw.Module) -> pw.Module:
        copy = module.copy()
        assert str(copy) == str(module)
        return copy

    @rule(module=modules)
    def pickled(self, module: pw.Module) -> None:
        try:
            pickle.loads(pickle.dumps(module))
        except pw.InputError:
            pass

    @rule(target=handles, module=modules, index=st.integers(0, 20), order=st.sampled_from(["pre", "post"]))
    def pick(self, module: pw.Module, index: int, order: str) -> pw.Op:
        ops = list(module.walk(order))
        return ops[index % len(ops)]

    @rule(handle=handles)
    def look(self, handle: pw.Op) -> None:
        try:
            assert handle.name
            str(handle), handle.parent, handle.regions, dict(handle.attributes.items()), handle.location
            for value in [*handle.operands, *handle.results]:
                value.type, value.owner, value.block, value.users
        except pw.HandleError:
            assert not handle.is_alive

    @rule(handle=handles)
    def erase(self, handle: pw.Op) -> None:
        try:
            handle.erase()
            assert not handle.is_alive
        except pw.Error:
            pass

    @rule(handle=handles, other=handles)
    def replace(self, handle: pw.Op, other: pw.Op) -> None:
        try:
            handle.replace(other)
        except pw.Error:
            pass

    @rule(handle=handles, other=handles, index=st.integers(0, 3))
    def set_operands(self, handle: pw.Op, other: pw.Op, index: int) -> None:
        try:
            handle.operands = (handle.operands + other.results)[: index + 1]
        except pw.Error:
            pass

    @rule(handle=handles, other=handles, where=st.sampled_from(["before", "after", "at_start", "at_end"]))
    def move(self, handle: pw.Op, other: pw.Op, where: str) -> None:
        try:
            target = other if where in ("before", "after") else other.body
            handle.move(**{where: target})  # type: ignore[arg-type]
        except (pw.Error, TypeError):
            pass

    @rule(
        target=handles,
        handle=handles,
        name=st.sampled_from(["arith.addi", "func.func", "scf.if", "func.return", "builtin.module"]),
        count=st.integers(0, 3),
        regions=st.integers(0, 2),
    )
    def create(self, handle: pw.Op, name: str, count: int, regions: int) -> pw.Op:
        try:
            operands = handle.operands[:count]
            types = [value.type for value in operands]
            made = pw.create(name, operands, types, {"note": [count, "x"]}, before=handle, regions=regions)
            for region in range(regions):
                made.add_block(types, region=region)
            return made
        except pw.Error:
            return handle

    @rule(handle=handles, value=st.sampled_from([0, -1, 2**70, 1.5, True, None, "s", [1], {"k": 2}, pw.Symbol("f"), object()]))
    def set_attribute(self, handle: pw.Op, value: object) -> None:
        try:
            handle.attributes["note"] = value
        except pw.Error:
            pass

    @rule(module=modules, passes=st.lists(st.sampled_from(PASSES), max_size=3), nests=st.booleans(), seed=st.integers(0, 99))
    def run(self, module: pw.Module, passes: list[str], nests: bool, seed: int) -> None:
        steps = [f"random-pass{{seed={seed}}}" if name == "random-pass" else name for name in passes]
        pipeline = pw.pipeline(pw.nest("func.func", *steps)) if nests else pw.pipeline(*steps)
        try:
            pipeline.run(module)
            module.verify()
        except pw.Error:
            pass

    @rule(module=modules)
    def rewrite(self, module: pw.Module) -> None:
        try:
            pw.rewrite(module, [swap])
        except pw.Error:
            pass

    @rule(module=consumes(modules))
    def forget(self, module: pw.Module) -> None:
        """Drop the module, to which handles may still lead."""


TestPrograms = Programs.TestCase
TestPrograms.settings = settings(
    max_examples=EXAMPLES, stateful_step_count=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


def test_memory_stays_flat() -> None:
    pipeline = pw.pipeline(pw.nest("func.func", "canonicalize", "cse", RandomPass()))

    def work(count: int) -> int:
        for _ in range(count):
            module = pw.parse(SUM)
            pipeline.run(module)
            sum(1 for _ in module.walk())
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    warm = work(200)
    assert work(10 * EXAMPLES) - warm < 4 * 1024
