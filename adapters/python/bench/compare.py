"""Measures the package beside the tool `pass-opt` and beside xDSL, side by side in one run: `compare.py INPUT PASS_OPT MLIR_OPT WHEELS`.

Each measurement is the best of several, since other work on the machine only adds. It judges nothing.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import passwright as pw

INPUT, PASS_OPT, MLIR_OPT, WHEELS = map(Path, sys.argv[1:5])

REWRITES = 100_000

FUNCTIONS = 2_000


def best(work: Callable[[], object], times: int = 3) -> float:
    """Return the shortest of some runs, in seconds."""
    taken: list[float] = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return min(taken)


def row(name: str, ours: float, theirs: float, other: str) -> None:
    print(f"{name:<42} {ours:>9.4f} s {theirs:>9.4f} s  {theirs / ours:>7.2f} times as fast as {other}", flush=True)


def parse_and_print() -> None:
    def package() -> None:
        with open("/dev/null", "w") as file:
            file.write(str(pw.parse(INPUT)))

    def tool() -> None:
        subprocess.run([PASS_OPT, INPUT, "-o", "/dev/null"], check=True)

    package()
    # In turns, so that other work on the machine is shared.
    pairs = [(best(package, 1), best(tool, 1)) for _ in range(5)]
    row(f"parse and print {INPUT.stat().st_size / 1e6:.1f} MB", min(p for p, _ in pairs), min(t for _, t in pairs), "pass-opt")


def sums(count: int) -> str:
    """Return a function with so many sums, each of which a pattern makes a product."""
    lines = [f'  %{index + 1} = "arith.addi"(%{index}, %c) : (i32, i32) -> i32' for index in range(count)]
    body = "\n".join(lines)
    return (
        '"builtin.module"() ({\n"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({\n'
        f'^bb0(%0: i32, %c: i32):\n{body}\n  "func.return"(%{count}) : (i32) -> ()\n}}) : () -> ()\n}}) : () -> ()\n'
    )


def xdsl_module(text: str):  # type: ignore[no-untyped-def]
    from xdsl.context import Context
    from xdsl.dialects.arith import Arith
    from xdsl.dialects.builtin import Builtin
    from xdsl.dialects.func import Func
    from xdsl.parser import Parser

    context = Context()
    for dialect in (Builtin, Arith, Func):
        context.load_dialect(dialect)
    return context, Parser(context, text).parse_module()


def rewrite() -> None:
    from xdsl.dialects.arith import AddiOp, MuliOp
    from xdsl.pattern_rewriter import GreedyRewritePatternApplier, PatternRewriter, PatternRewriteWalker, RewritePattern, op_type_rewrite_pattern

    class Product(RewritePattern):
        @op_type_rewrite_pattern
        def match_and_rewrite(self, op: AddiOp, rewriter: PatternRewriter) -> None:
            rewriter.replace_op(op, MuliOp(op.lhs, op.rhs))

    @pw.pattern("arith.addi")
    def product(op: pw.Op, rw: pw.Rewriter) -> None:
        rw.replace(op, rw.create("arith.muli", op.operands, [op.result.type]))

    text = sums(REWRITES)
    module = pw.parse(text)
    ours = best(lambda: pw.rewrite(module, [product]), 1)
    assert str(module).count("arith.muli") == REWRITES
    _, theirs = xdsl_module(text)
    walker = PatternRewriteWalker(GreedyRewritePatternApplier([Product()]))
    other = best(lambda: walker.rewrite_module(theirs), 1)
    row(f"a pattern in Python, {REWRITES} times", ours, other, "xDSL's rewriter")


def functions() -> str:
    """Return ``FUNCTIONS`` functions of four sums and products, most of which fold."""
    lines: list[str] = []
    for index in range(FUNCTIONS):
        lines.append(
            f'"func.func"() <{{function_type = (i32) -> i32, sym_name = "f{index}"}}> ({{\n^bb0(%a: i32):\n'
            '  %z = "arith.constant"() <{value = 0 : i32}> : () -> i32\n'
            '  %0 = "arith.addi"(%a, %z) : (i32, i32) -> i32\n'
            '  %1 = "arith.addi"(%0, %z) : (i32, i32) -> i32\n'
            '  %2 = "arith.muli"(%1, %1) : (i32, i32) -> i32\n'
            '  %3 = "arith.addi"(%2, %z) : (i32, i32) -> i32\n'
            '  "func.return"(%3) : (i32) -> ()\n}) : () -> ()'
        )
    return '"builtin.module"() ({\n' + "\n".join(lines) + "\n}) : () -> ()\n"


def canonicalize() -> None:
    from xdsl.transforms.canonicalize import CanonicalizePass

    text = functions()
    pipeline = pw.Pipeline("builtin.module(canonicalize)")
    modules = [pw.parse(text) for _ in range(3)]
    ours = best(lambda: pipeline.run(modules.pop(), verify=False))
    context, theirs = xdsl_module(text)
    other = best(lambda: CanonicalizePass().apply(context, theirs), 1)
    row(f"canonicalize {FUNCTIONS} functions", ours, other, "xDSL's canonicalize")


def crossing() -> None:
    """Run a pass of another wheel, to which each function goes as text."""
    from crossing import count_ops

    @pw.pass_(name="count-here", op="func.func")
    class CountHere:
        """Count the operations of a function."""

        num_ops: int = pw.statistic("Operations visited")

        def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
            self.num_ops += sum(1 for _ in op.walk())
            return pw.Preserved.all()

    module = pw.parse(functions())
    pipelines = [pw.pipeline(pw.nest("func.func", step)) for step in (count_ops(), CountHere())]
    ours, other = (best(lambda: pipeline.run(module, threads=False)) for pipeline in pipelines)  # noqa: B023
    row(f"a pass of a wheel on {FUNCTIONS} functions", ours, other, "the same pass in Python")
    print(f"a crossing: {ours / FUNCTIONS * 1e6:.0f} us for a function of 7 operations")


def imports() -> None:
    def process(script: str) -> float:
        return best(lambda: subprocess.run([sys.executable, "-c", script], check=True), 10)

    empty = process("pass")
    ours, theirs = process("import passwright") - empty, process("import xdsl.ir, xdsl.parser") - empty
    row("import", ours, theirs, "importing xDSL's parser")


def inputs() -> None:
    """Compare what is printed of xDSL's own inputs; where the two differ, mlir-opt decides."""
    import contextlib

    import tests
    from xdsl.xdsl_opt_main import xDSLOptMain

    counts = dict.fromkeys(("not read by xDSL", "not read by ours or mlir-opt", "alike", "ours as mlir-opt", "theirs as mlir-opt", "neither"), 0)
    wrong: list[str] = []
    for file in sorted(Path(next(iter(tests.__path__))).rglob("*.mlir")):
        printed = StringIO()
        try:
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(StringIO()):
                xDSLOptMain(args=[str(file), "--print-op-generic", "--allow-unregistered-dialect"]).run()
        except (Exception, SystemExit):
            counts["not read by xDSL"] += 1
            continue
        theirs = printed.getvalue()
        command = [MLIR_OPT, "--allow-unregistered-dialect", "--mlir-print-op-generic"]
        mlir = subprocess.run(command, input=theirs, capture_output=True, text=True)
        try:
            ours = str(pw.parse(theirs, name="-", allow_unregistered=True))
        except pw.InputError as error:
            if mlir.returncode != 0:
                counts["not read by ours or mlir-opt"] += 1
            else:
                counts["theirs as mlir-opt"] += 1
                wrong.append(f"{file}: {error}")
            continue
        if ours.strip() == theirs.strip():
            counts["alike"] += 1
        elif mlir.returncode == 0 and ours.strip() == mlir.stdout.strip():
            counts["ours as mlir-opt"] += 1
        elif mlir.returncode == 0 and theirs.strip() == mlir.stdout.strip():
            counts["theirs as mlir-opt"] += 1
            wrong.append(str(file))
        else:
            counts["neither"] += 1
            if mlir.returncode == 0:
                wrong.append(f"{file}: neither")
    print("xDSL's inputs in generic form:", ", ".join(f"{name} {count}" for name, count in counts.items()))
    for line in wrong:
        print("  ", line)


def wheel() -> None:
    for file in WHEELS.glob("passwright-*.whl"):
        print(f"wheel: {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    selected = sys.argv[5:] or ["parse_and_print", "rewrite", "canonicalize", "crossing", "imports", "wheel", "inputs"]
    for name in selected:
        globals()[name]()
