"""Values of attributes that plain values of Python are not."""

from __future__ import annotations

from typing import NamedTuple, Union

from passwright._native import Type


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
