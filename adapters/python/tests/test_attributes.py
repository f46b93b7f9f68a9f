"""Types and attributes that are made in Python."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import passwright as pw
from passwright import Attribute, Type


@pytest.mark.parametrize(
    ("made", "text"),
    [
        (Type("vector<4xf32>"), "vector<4xf32>"),
        (Type(Type("i1")), "i1"),
        (Type.parse("!llvm.ptr"), "!llvm.ptr"),
        (Type.integer(7), "i7"),
        (Type.integer(8, signed=True), "si8"),
        (Type.float(16), "f16"),
        (Type.index(), "index"),
        (Type.function([], []), "() -> ()"),
        (Type.function(["i32", Type.index()], ["f32"]), "(i32, index) -> f32"),
        (Type.tensor([], "f32"), "tensor<f32>"),
        (Type.tensor([2, None], Type("i8")), "tensor<2x?xi8>"),
        (Type.tensor(None, "f32"), "tensor<*xf32>"),
        (Type.memref([None], "vector<2xi1>"), "memref<?xvector<2xi1>>"),
        (Type.vector([2, 3], "index"), "vector<2x3xindex>"),
        (Attribute(5), "5 : i64"),
        (Attribute(5, "i32"), "5 : i32"),
        (Attribute(1, "f32"), "1.000000e+00 : f32"),
        (Attribute(True), "true"),
        (Attribute("text"), '"text"'),
        (Attribute(None), "unit"),
        (Attribute.unit(), "unit"),
        (Attribute([1, "a"]), '[1, "a"]'),
        (Attribute({"a": Type("i8")}), "{a = i8}"),
        (Attribute(pw.Symbol("f")), "@f"),
        (Attribute.symbol("m", "f g"), '@m::@"f g"'),
        (Attribute.flags("arith.overflow", "nsw", "nuw"), "#arith.overflow<nsw, nuw>"),
        (Attribute.flags("arith.overflow"), "#arith.overflow<none>"),
        (Attribute.array([1, -2], "i8"), "array<i8: 1, -2>"),
        (Attribute.array([]), "array<i64>"),
        (Attribute.parse("affine_map<(d0) -> (d0)>"), "affine_map<(d0) -> (d0)>"),
        (Attribute.dense(0, "tensor<4xi32>"), "dense<0> : tensor<4xi32>"),
        (Attribute.dense([[1, 2], [3, 4]]), "dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>"),
        (Attribute.dense([1, 2.5], "vector<2xf32>"), "dense<[1.000000e+00, 2.500000e+00]> : vector<2xf32>"),
        (Attribute.dense([True, False]), "dense<[true, false]> : tensor<2xi1>"),
        (Attribute.dense([1 + 2j]), "dense<(1.000000e+00,2.000000e+00)> : tensor<1xcomplex<f64>>"),
        (Attribute.dense([]), "dense<> : tensor<0xi64>"),
    ],
    ids=str,
)
def test_what_is_made_is_what_its_text_is(made: Any, text: str) -> None:
    assert str(made) == text
    again = type(made).parse(text)
    assert again == made and hash(again) == hash(made) and pickle.loads(pickle.dumps(made)) == made
    names = {"Type": Type, "Attribute": Attribute}
    assert eval(repr(made), names) == made
    module = pw.parse("")
    module.op.attributes["t.x"] = made
    assert str(module.op.attributes.exact("t.x")) == text
    module.verify()


def test_arrays_of_numpy_have_their_types_and_sizes() -> None:
    np = pytest.importorskip("numpy")
    for kind, ty in (("int8", "i8"), ("uint16", "i16"), ("float16", "f16"), ("float64", "f64"), ("bool", "i1"), (">i4", "i32"), ("complex64", "complex<f32>")):
        for size in (6, 120):
            array = np.arange(size).reshape(2, size // 2).astype(kind)
            made = Attribute.dense(array)
            assert made.type == f"tensor<2x{size // 2}x{ty}>"
            assert made == Attribute.dense(array.tolist(), ty)
    assert str(Attribute.dense(np.zeros((0, 2), "float32"))) == "dense<> : tensor<0x2xf32>"
    assert str(Attribute.dense(np.array([1, 2]), "vector<2xi8>")) == "dense<[1, 2]> : vector<2xi8>"


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Type("tensor<4xf33>"), "is no type"),
        (lambda: Type("int32"), "did you mean `i32`"),
        (lambda: Type.integer(0x1FFFFFF), "is no type"),
        (lambda: Attribute.parse("#arith.overflow<nswx>"), "is no attribute"),
        (lambda: Attribute(1.5, "i32"), "is no value of type `i32`"),
        (lambda: Attribute.dense([[1], [2, 3]]), "the lists are of different shapes"),
        (lambda: Attribute.dense([1, 2, 3], "tensor<2xi32>"), "are none of the type `tensor<2xi32>`"),
        (lambda: Attribute.dense([300], "i8"), "is no value of type `i8`"),
        (lambda: Attribute.dense({1}), "nested lists of numbers, or an array of NumPy, found {1}"),
    ],
)
def test_what_is_wrong_is_refused(make: Any, words: str) -> None:
    import re

    with pytest.raises(pw.InputError, match=re.escape(words)):
        make()
