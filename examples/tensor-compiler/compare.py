#!/usr/bin/env python3
"""Compares products of matrices in object files with numpy, and measures both.

    cargo run --release -p example-tensor-compiler --example ahead -- FOLDER any 200 512 1024
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
    rows, columns = array.shape
    return Matrix(array.ctypes.data, array.ctypes.data, 0, (rows, columns), (columns, 1))


def from_bits(bits):
    """Numbers of 32 bits, of the bits of bf16."""
    return (bits.astype(numpy.uint32) << 16).view(numpy.float32)


def inputs(rows, inner, columns, element, random):
    """Two matrices as the function takes them, and as numpy computes with them."""
    shapes = (rows, inner), (inner, columns)
    if element == "i8":
        a, b = (random.integers(-128, 128, shape, dtype=numpy.int8) for shape in shapes)
        return a, b, a, b
    a, b = (random.standard_normal(shape) for shape in shapes)
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


# The shapes for functions that take all.
SHAPES = [(0, 3, 2), (3, 0, 2), (2, 3, 0), (1, 1, 1), (37, 19, 45), (3, 70, 5), (129, 257, 65), (512, 512, 512)]


def compare(function, element, shape, random):
    a, b, left, right = inputs(*shape, element, random)
    c = numpy.full((shape[0], shape[2]), 1, a.dtype)
    matrices = [descriptor(matrix) for matrix in (a, b, c)]
    ours = median(lambda: function(*(ctypes.byref(matrix) for matrix in matrices)))
    expected = (left @ right).astype(numpy.float64)
    result = (from_bits(c) if element == "bf16" else c).astype(numpy.float64)
    error = numpy.abs(result - expected).max(initial=0)
    bound = PLACES[element] * shape[1] * numpy.abs(expected).max(initial=0)
    theirs = median(lambda: a @ b) if element in ("f32", "f64", "i8") else float("nan")
    name = "x".join(str(size) for size in shape)
    print(f"{name:>14} {element:>4}: greatest error {error:.2e}, {ours:9.2f} ms, numpy {theirs:9.2f} ms")
    assert error <= bound, f"the bound is {bound:.2e}"


def main():
    folder = pathlib.Path(sys.argv[1])
    random = numpy.random.default_rng(7)
    for file in sorted(folder.glob("product_*.o")):
        _, size, element = file.stem.split("_")
        library = file.with_suffix(".so")
        subprocess.run(["cc", "-shared", "-o", library, file, "-lm"], check=True)
        function = getattr(ctypes.CDLL(str(library)), f"_mlir_ciface_{file.stem}")
        for shape in SHAPES if size == "any" else [(int(size),) * 3]:
            compare(function, element, shape, random)


main()
