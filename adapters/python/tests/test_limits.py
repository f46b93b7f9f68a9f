"""Values, sizes and depths at which code goes wrong."""

from __future__ import annotations

import enum
import math
import pickle
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

import passwright as pw

LOOP = """
"func.func"() <{function_type = (index, index, index, i32) -> i32, sym_name = "f"}> ({
^bb0(%l: index, %u: index, %s: index, %i: i32):
  %r = "scf.for"(%l, %u, %s, %i) ({
  ^bb1(%iv: index, %acc: i32):
    %n = "arith.addi"(%acc, %acc) : (i32, i32) -> i32
    "scf.yield"(%n) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  "func.return"(%r) : (i32) -> ()
}) : () -> ()
"""


def named(module: pw.Module, name: str) -> pw.Op:
    return next(op for op in module.walk() if op.name == name)


def constant(value: str) -> pw.Op:
    text = f'%0 = "arith.constant"() <{{value = {value}}}> : () -> {value.rsplit(" ", 1)[1]}'
    module = pw.parse(text, verify=False)
    return named(module, "arith.constant")


def read_again(module: pw.Module) -> str:
    return str(pw.parse(str(module), allow_unregistered=True, verify=False))


@pytest.mark.parametrize("value", [0.0, -0.0, 1.0, 0.1, -2.5, 1e16, 1e300, 5e-324, math.inf, -math.inf, math.nan])
@pytest.mark.parametrize("ty", ["f64", "f32", "bf16"])
def test_floats_are_assigned_and_read(value: float, ty: str) -> None:
    op = constant(f"1.5 : {ty}")
    op.attributes["value"] = value
    exact = op.attributes.exact("value")
    assert exact.type == ty
    assert repr(op.attributes["value"]) == repr(value) or ty != "f64"
    # As text is read.
    text = f"{value:.17e}" if math.isfinite(value) else {math.inf: "0x7F80", -math.inf: "0xFF80"}.get(value, "0x7FC0")
    if math.isfinite(value) or ty == "bf16":
        assert str(exact) == str(constant(f"{text} : {ty}").attributes.exact("value"))
    op.attributes["other"] = pw.Typed(value, ty)
    assert op.attributes.exact("other") == exact


def test_a_number_keeps_the_type_of_the_one_that_it_replaces() -> None:
    op = constant("1.5 : f32")
    op.attributes["value"] = 3
    assert str(op.attributes.exact("value")) == "3.000000e+00 : f32"
    op = constant("7 : i32")
    with pytest.raises(pw.InputError, match="`1.5` is no value of type `i32`\n"):
        op.attributes["value"] = 1.5
    op.attributes["value"] = pw.Typed(1.5, "f32")
    assert op.attributes["value"] == 1.5
    op.attributes["new"] = 1.0
    assert str(op.attributes.exact("new")) == "1.000000e+00 : f64"


def test_a_format_without_infinity_refuses_it() -> None:
    op = constant("1.5 : f32")
    for value in (math.inf, math.nan):
        with pytest.raises(pw.InputError, match="is no value of type `f4E2M1FN`"):
            op.attributes["x"] = pw.Typed(value, "f4E2M1FN")


@pytest.mark.parametrize(
    ("ty", "least", "most"),
    [
        ("i8", -(2**7), 2**8 - 1),
        ("si8", -(2**7), 2**7 - 1),
        ("ui8", 0, 2**8 - 1),
        ("i64", -(2**63), 2**64 - 1),
        ("ui64", 0, 2**64 - 1),
        ("index", -(2**63), 2**63 - 1),
        ("i65", -(2**64), 2**65 - 1),
        ("si128", -(2**127), 2**127 - 1),
        ("ui200", 0, 2**200 - 1),
        ("i20000", -(2**19999), 2**20000 - 1),
    ],
    # A name of a test that is made of the numbers would be too long.
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_integers_are_checked_and_read(ty: str, least: int, most: int) -> None:
    op = constant("1 : i32")
    for value in (least, most, 0, 1, most // 3):
        op.attributes["x"] = pw.Typed(value, ty)
        read = op.attributes["x"]
        assert read == value or (ty[1:].isdigit() and ty[0] == "i" and read == value - (1 << int(ty[1:])))
        if most < 2**1000:
            assert str(op.attributes.exact("x")) == str(constant(f"{value} : {ty}").attributes.exact("value"))
    for value in (least - 1, most + 1):
        with pytest.raises(pw.InputError, match=f"is no value of type `{ty}`"):
            op.attributes["x"] = pw.Typed(value, ty)


def test_numbers_are_read_without_their_methods() -> None:
    class Loud(int):
        def __str__(self) -> str:
            return "loud"

        __repr__ = __format__ = __str__  # type: ignore[assignment]

    class Mixed(int, enum.Enum):
        FOUR = 4

    class Index:
        def __index__(self) -> int:
            return 6

    op = constant("1 : i32")
    for value, expected in [(Loud(5), 5), (Mixed.FOUR, 4), (Index(), 6), (pw.Typed(True, "i1"), True)]:
        op.attributes["value"] = value
        assert op.attributes["value"] == expected

    class Itself:
        def __index__(self) -> Any:
            return self

    with pytest.raises(pw.InputError, match="expected a value that can be an attribute"):
        op.attributes["value"] = Itself()
    module = pw.parse("")

    class Asks(list[Any]):
        def __iter__(self) -> Any:
            str(module)
            return iter([])

    module.op.attributes["x.y"] = Asks([1])
    assert module.op.attributes["x.y"] == [1]


def test_arrays_of_numbers_keep_their_type() -> None:
    module = pw.parse("")
    attributes = module.op.attributes
    for ty, values, text in [
        ("i32", [1, -2], "array<i32: 1, -2>"),
        ("i32", [], "array<i32>"),
        ("i1", [True, 0], "array<i1: true, false>"),
        ("f32", [1, 1e16, -0.0, math.inf], "array<f32: 1.000000e+00, 1.000000e+16, -0.000000e+00, 0x7F800000>"),
        ("ui64", [2**64 - 1], "array<ui64: 18446744073709551615>"),
        ("i128", [2**100], f"array<i128: {2**100}>"),
    ]:
        first = "true" if ty == "i1" else "1.0" if ty[0] == "f" else "1"
        attributes["t.x"] = named(pw.parse(f'"t.op"() {{x = array<{ty}: {first}>}} : () -> ()', allow_unregistered=True), "t.op").attributes.exact("x")
        attributes["t.x"] = values
        assert str(attributes.exact("t.x")) == text
        read_again(module)
    attributes["t.x"] = pw.parse('"t.op"() {x = array<i8>} : () -> ()', allow_unregistered=True).op.body.ops[0].attributes.exact("x")  # type: ignore[union-attr]
    for wrong in ([256], [1.5], ["1, 2"], [None], [[1]]):
        with pytest.raises(pw.InputError, match="is no value of type `i8`"):
            attributes["t.x"] = wrong


def test_attributes_nest_as_deep_as_they_can_be_read() -> None:
    module = pw.parse("", allow_unregistered=True)
    attributes = module.op.attributes
    endless: list[Any] = []
    endless.append(endless)
    loop: dict[str, Any] = {}
    loop["loop"] = loop
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (endless, loop, deep, [loop], (deep,)):
        with pytest.raises(pw.InputError, match="attributes nested deeper than"):
            attributes["x.y"] = value
    attributes["x.y"] = []
    # An attribute that is read and put into another one.
    with pytest.raises(pw.InputError, match="attributes nested deeper than"):
        while True:
            attributes["x.y"] = [attributes.exact("x.y"), {"z": attributes.exact("x.y")}]
            if len(str(attributes.exact("x.y"))) > 10_000:
                break
        while True:
            attributes["x.y"] = {"z": [attributes.exact("x.y")]}
    assert read_again(module) == str(module)
    assert str(pickle.loads(pickle.dumps(module))) == str(module)
    pw.create("x.y", attributes={"a": attributes.exact("x.y")}, at_end=module.op.body)
    assert read_again(module) == str(module)


def test_regions_nest_as_deep_as_they_can_be_read() -> None:
    for name in ("my.op", "builtin.module"):
        module = pw.parse("", allow_unregistered=True)
        block = module.op.body
        with pytest.raises(pw.InputError, match="regions nested deeper than 256 levels"):
            while True:
                assert block is not None
                block = pw.create(name, at_end=block, regions=1).add_block()
        depth = str(module).count(f'"{name}"')
        assert 254 <= depth <= 256
        assert read_again(module) == str(module)
        assert len(list(module.walk())) == depth + (name == "my.op")
        assert str(pickle.loads(pickle.dumps(module))) == str(module)
        # Nor are they when they are moved into each other.
        body = module.op.body
        assert body is not None
        if name == "my.op":
            inner = [op for op in module.walk()][-1]
            outer = pw.create(name, at_start=body, regions=1)
            outer.add_block()
            with pytest.raises(pw.InputError, match="regions nested deeper than 256 levels"):
                body.ops[1].move(at_end=outer.body)
            assert inner.is_alive


def test_operations_have_names_and_not_too_many_regions() -> None:
    module = pw.parse("", allow_unregistered=True)
    body = module.op.body
    for name in ("", "a\0b"):
        with pytest.raises(pw.InputError, match="is no name of an operation"):
            pw.create(name, at_end=body)
    for regions in (2**16 + 1, 2**33, 2**62):
        with pytest.raises(pw.InputError, match="at most 65536 regions"):
            pw.create("my.op", at_end=body, regions=regions)
    with pytest.raises(pw.InputError, match="an attribute needs a name"):
        module.op.attributes[""] = 1
    with pytest.raises(pw.InputError, match="an attribute needs a name"):
        pw.create("my.op", attributes={"": 1}, at_end=body)
    with pytest.raises(pw.InputError, match="an attribute needs a name"):
        pw.create("my.op", attributes={"x": [{"": 1}]}, at_end=body)
    pw.create('odd "name"\n', attributes={"an é": {"1 2": pw.Symbol("@ b")}}, at_end=body)
    assert read_again(module) == str(module)


def test_nothing_refers_to_what_is_erased() -> None:
    for use in ("result", "argument"):
        module = pw.parse(LOOP)
        loop, add, last = (named(module, name) for name in ("scf.for", "arith.addi", "func.return"))
        body = loop.body
        assert body is not None
        inner = add.result if use == "result" else body.args[1]
        last.operands = [inner]
        with pytest.raises(pw.InputError, match="while others use values that are defined inside of it"):
            loop.erase()
        with pytest.raises(pw.InputError, match="while others use values that are defined inside of it"):
            loop.replace([loop.operands[3]])
        last.operands = [loop.result]
        with pytest.raises(pw.InputError, match="cannot be replaced by a value that it defines"):
            loop.replace([inner])
        module.verify()
        loop.replace([loop.operands[3]])
        module.verify()
    module = pw.parse(
        '"func.func"() <{function_type = () -> (), sym_name = "f"}> ({\n"scf.execute_region"() ({\n"cf.br"()[^bb1] : () -> ()\n'
        '^bb1:\n"scf.yield"() : () -> ()\n}) : () -> ()\n"func.return"() : () -> ()\n}) : () -> ()'
    )
    around, branch, last = (named(module, name) for name in ("scf.execute_region", "cf.br", "func.return"))
    with pytest.raises(pw.InputError, match="must be a block of the same region"):
        pw.create("cf.br", successors=[around.regions[0][1]], before=last)
    with pytest.raises(pw.InputError, match="a branch can only be moved within its region"):
        branch.move(before=last)
    branch.move(at_start=branch.block)
    around.erase()
    module.verify()


@pytest.mark.parametrize("deadline", [math.inf, 1e19, 1e300, 1e18])
def test_a_deadline_may_be_far_away(deadline: float, text: str) -> None:
    assert pw.Pipeline("builtin.module(func.func(cse))").run(pw.parse(text), deadline=deadline).changed


@pytest.mark.parametrize("deadline", [math.nan, -1.0, -math.inf, -5e-324])
def test_a_deadline_is_not_in_the_past(deadline: float, text: str) -> None:
    with pytest.raises(pw.InputError, match="expected a deadline of at least 0 seconds"):
        pw.Pipeline("builtin.module(func.func(cse))").run(pw.parse(text), deadline=deadline)


def test_options_are_handed_over_exactly(text: str) -> None:
    import datetime

    seen: list[object] = []

    @pw.pass_(name="exact")
    class Exact:
        """Look at options."""

        scale: float = pw.option(0.0)
        wait: datetime.timedelta = pw.option(datetime.timedelta(0))

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            seen.append((repr(self.scale), self.wait))

    for scale in (0.0, -0.0, math.nan, math.inf, 5e-324):
        for wait in (datetime.timedelta(microseconds=1), datetime.timedelta(days=200_000, microseconds=1)):
            pipeline = pw.pipeline(Exact(scale=scale, wait=wait))
            assert pipeline == pw.Pipeline(str(pipeline))
            pipeline.run(pw.parse(text))
            assert seen.pop() == (repr(scale), wait)


def test_many_diagnostics_take_time_in_proportion(text: str) -> None:
    @pw.pass_(name="lint", op="func.func")
    class Lint:
        """Warn."""

        def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
            for inner in op.walk():
                cx.warning(inner, "found")
            return pw.Preserved.all()

    pipeline = pw.pipeline(pw.nest("func.func", Lint()))

    def seconds(count: int) -> float:
        module = pw.parse("".join(text.replace('"f"', f'"f{index}"') for index in range(count)))
        start = time.process_time()
        result = pipeline.run(module)
        last = result.diagnostics[-1].location
        assert len(result.diagnostics) == 5 * count and last is not None and last.line == 7 * count - 1
        return time.process_time() - start

    seconds(10)
    # Sixteen times as many took more than a hundred times as long.
    assert seconds(3200) < 60 * min(seconds(200) for _ in range(3))


def test_daemon_threads_do_not_end_the_process() -> None:
    script = """
import threading, time, passwright as pw
@pw.pass_(name="slow", op="func.func")
class Slow:
    "Wait."
    def run(self, op, cx):
        for _ in range(200):
            time.sleep(0.001)
            op.name
text = '"func.func"() <{function_type = () -> (), sym_name = "f%d", sym_visibility = "private"}> ({}) : () -> ()'
module = "\\n".join(text % index for index in range(50))
def work():
    while True:
        try:
            pw.pipeline(pw.nest("func.func", Slow())).run(pw.parse(module))
        except pw.Error:
            pass
        except RuntimeError:
            return
for _ in range(3):
    threading.Thread(target=work, daemon=True).start()
time.sleep(0.5)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_pass_may_hold_a_lock_while_it_reads_a_module(text: str) -> None:
    script = f"""
import threading, passwright as pw
text = {text!r}
few, many = ("".join(text.replace('"f"', f'"f{{index}}"') for index in range(count)) for count in (16, 300))
lock = threading.Lock()
@pw.pass_(name="holds", op="func.func")
class Holds:
    "Read, print, verify and run while a lock is held."
    def run(self, op, cx):
        with lock:
            module = pw.parse(many)
            str(module)
            module.verify()
            pw.Pipeline("builtin.module(func.func(cse))").run(module)
def work():
    pw.pipeline(pw.nest("func.func", Holds())).run(pw.parse(few))
threads = [threading.Thread(target=work) for _ in range(2)]
for thread in threads:
    thread.start()
for _ in range(8):
    with lock:
        pw.Pipeline("builtin.module(func.func(cse))").run(pw.parse(many))
for thread in threads:
    thread.join()
"""
    done = subprocess.run([sys.executable, "-X", "faulthandler", "-c", script], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")


def test_runs_on_copies_raise_their_own_exceptions(text: str) -> None:
    @pw.pass_(name="own-exception")
    class Raises:
        """Raise."""

        number: int = pw.option(0)

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            time.sleep(0.001)
            raise ValueError(self.number)

    module = pw.parse(text)
    copies = [module.copy() for _ in range(4)]
    causes: list[tuple[int, object]] = []

    def work(number: int) -> None:
        for _ in range(50):
            try:
                pw.pipeline(Raises(number=number)).run(copies[number])
            except pw.RunError as error:
                causes.append((number, error.__cause__.args[0] if error.__cause__ else None))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(causes) == 200 and all(number == cause for number, cause in causes)


def test_nothing_is_kept_of_exceptions_and_patterns(text: str) -> None:
    import gc
    import weakref

    class Big:
        pass

    alive: list[weakref.ref[Big]] = []

    @pw.pass_(name="holds-big")
    class HoldsBig:
        """Raise with a frame."""

        def run(self, op: pw.Op, cx: pw.Context) -> None:
            big = Big()
            alive.append(weakref.ref(big))
            raise ValueError("big")

    for _ in range(3):
        assert pw.bisect(pw.parse(text), pw.pipeline(HoldsBig()), lambda _: False).failure

    def cycle() -> None:
        big = Big()
        alive.append(weakref.ref(big))

        @pw.pattern("arith.addi")
        def refers(op: pw.Op, rw: pw.Rewriter) -> None:
            del op, rw
            assert big is not None and refers is not None

    cycle()
    gc.collect()
    assert len(alive) >= 4 and [ref() for ref in alive] == [None] * len(alive)


def test_errors_are_pickled_with_their_diagnostics() -> None:
    with pytest.raises(pw.InputError) as raised:
        pw.parse('"arith.addi"() : () -> ()', name="a.mlir")
    again = pickle.loads(pickle.dumps(raised.value))
    assert type(again) is pw.InputError and str(again) == str(raised.value)
    (old,), (new,) = raised.value.diagnostics, again.diagnostics
    assert (new.severity, new.message, new.location, str(new)) == (old.severity, old.message, old.location, str(old))
    assert [(note.message, note.location) for note in new.notes] == [(note.message, note.location) for note in old.notes]
    pipeline = pw.Pipeline("builtin.module(cse)")
    assert [pickle.loads(pickle.dumps(pipeline, protocol)) for protocol in range(6)] == [pipeline] * 6
