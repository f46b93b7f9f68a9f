"""What the modules that ``passwright gen --python`` writes are made of.

A generated module holds a frozen dataclass for each pass and pipeline, and a table of what is declared of it. The base
classes here read the tables: they check values when an instance is made, and print it as pipelines do.
"""

from __future__ import annotations

import datetime
import enum
from typing import Any, ClassVar, NamedTuple, Union

from passwright._errors import ArgumentError, InputError
from passwright._native import Pipeline, option_text, read_microseconds, read_value
from passwright._shapes import suggestion

TYPE_CHECKING = False
if TYPE_CHECKING:
    from passwright.foreign import ForeignIr

__all__ = [
    "Declaration",
    "DeclaredPass",
    "DeclaredPipeline",
    "DeclaredStep",
    "Option",
    "PipelineLike",
]

PipelineLike = Union[str, Pipeline]
"""A pipeline as the value of an option."""


class Option(NamedTuple):
    """What is declared of an option."""

    field: str
    """The name of the field."""
    argument: str
    """The name in pipelines."""
    kind: str | type[enum.Enum]
    """The type of a value, of one element for a list: a name in definitions, ``text`` for a type that others read, an enum."""
    is_list: bool = False
    """Whether there may be any number of values."""
    minimum: str | None = None
    """The least value, as text."""
    maximum: str | None = None
    """The largest value, as text."""

    def convert(self, value: Any) -> Any:
        """Return the value in the form in which instances hold it.

        Raises ``InputError`` if it does not fit the option.
        """
        if not self.is_list:
            return self._element(value)
        if isinstance(value, (str, bytes)) or not hasattr(value, "__iter__"):
            raise self._shape(f"expected a list, found {value!r}: write `{self.field}=[{value!r}]`")
        return tuple(self._element(element) for element in value)

    def text(self, value: Any) -> str | list[str]:
        """Return the value as it is written in a pipeline, without the quotes that it may need there."""
        if self.is_list:
            return [_text(element) for element in value]
        return _text(value)

    def parse(self, text: str | list[str]) -> Any:
        """Return the value that a text in a pipeline stands for, which fits the option."""
        if isinstance(text, list):
            return tuple(self._parse(element) for element in text)
        return self._parse(text)

    def _parse(self, text: str) -> object:
        kind = self.kind
        if not isinstance(kind, str):
            return next(member for member in kind if str(member.value) == text)
        sort = "text" if kind == "text" else _SORTS.get(kind, "int")
        if sort == "bool":
            return text == "true"
        if sort == "duration":
            return datetime.timedelta(microseconds=read_microseconds(text))
        parsers: dict[str, Any] = {"int": int, "float": float, "pipeline": Pipeline}
        return parsers.get(sort, str)(text)

    def _element(self, value: Any) -> Any:
        kind = self.kind
        if not isinstance(kind, str):
            if not isinstance(value, kind):
                members = ", ".join(f"{kind.__name__}.{member.name}" for member in kind)
                meant = next((member for member in kind if value in (member.value, member.name)), None)
                hint = f": did you mean `{kind.__name__}.{meant.name}`?" if meant is not None else ""
                raise self._shape(f"expected one of {members}, found {value!r}{hint}")
            return value
        if kind == "text":
            return str(value)
        types, expected = _TYPES[_SORTS.get(kind, "int")]
        if not isinstance(value, types) or (isinstance(value, bool) and kind != "bool"):
            raise self._shape(f"expected {expected}, found {value!r} of type `{type(value).__name__}`")
        if kind in ("f32", "f64"):
            value = float(value)
        try:
            text = read_value(kind, _text(value), self.minimum, self.maximum)
        except InputError as error:
            raise self._error(str(error)) from None
        return text if isinstance(value, (str, Pipeline)) else value

    def _error(self, message: str) -> InputError:
        return InputError(f"option `{self.field}`: {message}")

    def _shape(self, message: str) -> ArgumentError:
        return ArgumentError(f"option `{self.field}`: {message}")


_SORTS = {
    "bool": "bool",
    "f32": "float",
    "f64": "float",
    "string": "str",
    "char": "str",
    "duration": "duration",
    "pipeline": "pipeline",
}
"""The sorts of types in definitions; the others are integers."""

_TYPES: dict[str, tuple[Any, str]] = {
    "bool": (bool, "`True` or `False`"),
    "int": (int, "an integer"),
    "float": ((int, float), "a number"),
    "str": (str, "text"),
    "duration": ((datetime.timedelta, str), "a `timedelta`, or text such as `250ms`"),
    "pipeline": ((str, Pipeline), "a pipeline"),
}


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, datetime.timedelta):
        return f"{value // datetime.timedelta(microseconds=1)}us"
    return str(value)


class Declaration(NamedTuple):
    """What is declared of a pass or pipeline."""

    argument: str
    """The name in pipelines."""
    ops: tuple[str, ...] = ()
    """The operations that it may run on; empty for any."""
    interface: str | None = None
    """The interface of operations that it may run on."""
    dialects: tuple[str, ...] = ()
    """The dialects whose entities it may create."""
    statistics: tuple[str, ...] = ()
    """The names of the numbers that it counts."""
    options: tuple[Option, ...] = ()
    """The options."""
    deprecation: str | None = None
    """The reason why it should no longer be used."""


class DeclaredStep:
    """A pass or a pipeline with values of its options. ``str()`` of it is an element of a pipeline."""

    __declaration__: ClassVar[Declaration]

    __ir__: ClassVar[ForeignIr | None] = None
    """The IR that it is for; ``None`` for the embedded IR."""

    if not TYPE_CHECKING:
        # Before the constructor that dataclasses make, which knows no similar names.
        def __new__(cls, *positional: Any, **given: Any) -> Any:
            fields = [option.field for option in cls.__declaration__.options]
            if positional:
                example = f"`{cls.__name__}({fields[0]}={positional[0]!r})`" if fields else "and this one has none"
                raise ArgumentError(f"{cls.__name__}() takes options by their names: {example}")
            for name in given:
                if name not in fields:
                    raise ArgumentError(f"{cls.__name__}() has no option `{name}`{suggestion(name, fields)}")
            return super().__new__(cls)

    def __post_init__(self) -> None:
        declaration = self.__declaration__
        if declaration.deprecation is not None:
            import warnings

            message = f"`{declaration.argument}`: {declaration.deprecation}"
            warnings.warn(message, DeprecationWarning, stacklevel=3)
        for option in declaration.options:
            value = getattr(self, option.field)
            if value is None and getattr(type(self), option.field, option) is None:
                continue
            object.__setattr__(self, option.field, option.convert(value))

    def __str__(self) -> str:
        given: list[tuple[str, str | list[str]]] = []
        for option in self.__declaration__.options:
            value = getattr(self, option.field)
            default = getattr(type(self), option.field, None)
            # By their texts, since zero equals negative zero, and no NaN another one.
            if value is None or (default is not None and option.text(value) == option.text(default)):
                continue
            given.append((option.argument, option.text(value)))
        argument = self.__declaration__.argument
        return f"{argument}{{{option_text(given)}}}" if given else argument


class DeclaredPass(DeclaredStep):
    """A pass with values of its options."""


class DeclaredPipeline(DeclaredStep):
    """A registered pipeline with values of its options."""
