#!/usr/bin/env python3
"""Compares products of matrices in object files with numpy, and measures both.

    cargo run --release -p example-tensor-compiler --example ahead -- FOLDER 200 512 1024
    OPENBLAS_NUM_THREADS=1 python3 compare.py FOLDER
"""

import ctypes
import pathlib
import subprocess
import sys
import time

import numpy


class Matrix(ctypes.Structure):
    _fields_ = [
        ("allocated", ctypes.c_void_p),
        ("aligned", ctypes.c_void_p),
        ("offset", ctypes.c_int64),
        ("sizes", ctypes.c_int64 * 2),
        ("strides", ctypes.c_int64 * 2),
    ]


def descriptor(array):
    size = array.shape[0]
    return Matrix(array.ctypes.data, array.ctypes.data, 0, (size, size), (size, 1))


def from_bits(bits):
    """Numbers of 32 bits, of the bits of bf16."""
    return (bits.astype(numpy.uint32) << 16).view(numpy.float32)


def inputs(size, element, random):
    """Two matrices as the function takes them, and as numpy computes with them."""
    if element == "i8":
        a, b = (random.integers(-128, 128, (size, size), dtype=numpy.int8) for _ in range(2))
        return a, b, a, b
    a, b = (random.standard_normal((size, size)) for _ in range(2))
    if element == "bf16":
        a, b = ((x.astype(numpy.float32).view(numpy.uint32) >> 16).astype(numpy.uint16) for x in (a, b))
        return a, b, from_bits(a).astype(numpy.float64), from_bits(b).astype(numpy.float64)
    kind = {"f16": numpy.float16, "f32": numpy.float32, "f64": numpy.float64}[element]
    a, b = a.astype(kind), b.astype(kind)
    return a, b, a.astype(numpy.float64), b.astype(numpy.float64)


def median(call, count=5):
    times = []
    for _ in range(count):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return sorted(times)[count // 2] * 1e3


# The greatest error of an element, in units of the last place of the greatest one: each step of a sum rounds.
PLACES = {"f16": 2.0**-10, "bf16": 2.0**-7, "f32": 2.0**-23, "f64": 2.0**-52, "i8": 0}


def main():
    folder = pathlib.Path(sys.argv[1])
    random = numpy.random.default_rng(7)
    for file in sorted(folder.glob("product_*.o"), key=lambda file: int(file.stem.split("_")[1])):
        _, size, element = file.stem.split("_")
        library = file.with_suffix(".so")
        subprocess.run(["cc", "-shared", "-o", library, file, "-lm"], check=True)
        function = getattr(ctypes.CDLL(str(library)), f"_mlir_ciface_{file.stem}")
        a, b, left, right = inputs(int(size), element, random)
        c = numpy.zeros_like(a)
        matrices = [descriptor(matrix) for matrix in (a, b, c)]
        ours = median(lambda: function(*(ctypes.byref(matrix) for matrix in matrices)))
        expected = left @ right
        result = from_bits(c) if element == "bf16" else c
        error = float(numpy.abs(result.astype(numpy.float64) - expected.astype(numpy.float64)).max())
        bound = PLACES[element] * int(size) * float(numpy.abs(expected).max())
        theirs = median(lambda: a @ b) if element in ("f32", "f64", "i8") else float("nan")
        print(f"{size:>5} {element:>4}: greatest error {error:.2e}, {ours:9.2f} ms, numpy {theirs:9.2f} ms")
        assert error <= bound, f"the bound is {bound:.2e}"


main()
