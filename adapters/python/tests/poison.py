"""A pass that does to its process what a function is called after, as the test pass of the same name in Rust does."""

import os
import time

import passwright as pw

BLOCK = 16 << 20
MAX_BLOCKS = 128
"""The memory that a poisonous function takes, in blocks: 2 GB."""


@pw.pass_(name="test-poison", op="func.func")
class TestPoison:
    """Do not succeed on functions with some names."""

    def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
        name = op.attributes["sym_name"]
        if name == "fail":
            cx.error(op, "the name of the function is 'fail'")
        elif name == "panic":
            raise RuntimeError("the name of the function is 'panic'")
        elif name == "abort":
            os.abort()
        elif name == "endless":
            while True:
                # As the pass in Rust: the processor is for the others.
                time.sleep(0.001)
        elif name == "memory":
            blocks = [b"x" * BLOCK for _ in range(MAX_BLOCKS)]
            del blocks
        return pw.Preserved.all()


@pw.pass_(name="test-sleep", op="func.func")
class TestSleep:
    """Do nothing for 100 ms."""

    def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
        time.sleep(0.1)
        return pw.Preserved.all()
