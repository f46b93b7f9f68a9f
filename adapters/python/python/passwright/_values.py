"""Values of attributes that plain values of Python are not."""

from __future__ import annotations

from typing import Any, NamedTuple, Union

from passwright._errors import ArgumentError, InputError
from passwright._native import Type
from passwright._shapes import described


class Symbol(str):
    """A reference to a symbol: ``Symbol("f")`` is ``@f``."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Symbol({str.__repr__(self)})"


class Typed(NamedTuple):
    """A number with the type of its attribute: ``Typed(5, "i32")``."""

    value: Union[int, float]
    type: Union[Type, str]

    def __str__(self) -> str:
        value = f"{self.value:e}" if isinstance(self.value, float) else str(self.value)
        return f"{value} : {self.type}"


def dense(values: Any, type: Type | None) -> str:
    """Return the text of the elements of a tensor or vector."""
    is_array = hasattr(values, "dtype") and hasattr(values, "tobytes")
    shape = [int(size) for size in values.shape] if is_array else _shape_of(values)
    element = type
    if type is not None and type.shape is not None:
        element = type.element
        if shape and shape != list(type.shape):
            raise InputError(f"elements of the shape {shape} are none of the type `{type}`")
    if element is None:
        element = Type(_NUMPY.get(values.dtype.name) or str(values.dtype.name) if is_array else _type_of(values))
    whole = type if type is not None and type.shape is not None else Type.tensor(shape, element)
    if 0 in shape:
        return f"dense<> : {whole}"
    if is_array:
        return f"dense<{_bytes(values, element) or _elements(values.tolist(), element)}> : {whole}"
    return f"dense<{_elements(values, element)}> : {whole}"


_NUMPY = {
    "bool": "i1",
    **{f"{sign}int{width}": f"i{width}" for sign in ("", "u") for width in (8, 16, 32, 64)},
    **{f"float{width}": f"f{width}" for width in (16, 32, 64)},
    "bfloat16": "bf16",
    "complex64": "complex<f32>",
    "complex128": "complex<f64>",
}
"""The types of elements by the names that NumPy has for them."""


def _bytes(array: Any, element: Type) -> str | None:
    """Return the elements of a large array as hexadecimal digits, which are the bytes of its memory."""
    if array.size < 64 or array.dtype.kind not in "iuf" or _NUMPY.get(array.dtype.name) != str(element):
        return None
    ordered = array.astype(array.dtype.newbyteorder("<"))
    return f'"0x{ordered.tobytes().hex().upper()}"'


def _shape_of(values: Any) -> list[int]:
    if isinstance(values, (int, float, complex)):
        return []
    if not isinstance(values, (list, tuple)):
        raise ArgumentError(f"expected a number, nested lists of numbers, or an array of NumPy, found {described(values)}")
    items: list[Any] = list(values)  # pyright: ignore[reportUnknownArgumentType]
    shapes = [_shape_of(item) for item in items]
    if any(shape != shapes[0] for shape in shapes):
        raise InputError(f"the lists are of different shapes: {', '.join(map(str, shapes))}")
    return [len(items), *(shapes[0] if shapes else [])]


def _type_of(values: Any) -> str:
    """Return the type of the elements of nested lists."""
    while isinstance(values, (list, tuple)):
        items: list[Any] = list(values)  # pyright: ignore[reportUnknownArgumentType]
        kinds = [_type_of(item) for item in items]
        return max(kinds, key=list(_KINDS).index) if kinds else "i64"
    return next(ty for ty, kind in _KINDS.items() if isinstance(values, kind))


_KINDS = {"i1": bool, "i64": int, "f64": float, "complex<f64>": complex}


def _elements(values: Any, element: Type) -> str:
    if isinstance(values, (list, tuple)):
        return f"[{', '.join(_elements(item, element) for item in values)}]"  # pyright: ignore[reportUnknownVariableType]
    if str(element).startswith("complex<"):
        part = Type(str(element)[len("complex<") : -1])
        return f"({_elements(complex(values).real, part)}, {_elements(complex(values).imag, part)})"
    from passwright._native import Attribute

    return str(Attribute(bool(values) if str(element) == "i1" else values, element)).partition(" : ")[0]
