"""Passes, patterns and analyses that are written in Python."""

from __future__ import annotations

import enum
import sys
from typing import TYPE_CHECKING, Any, Callable, Protocol, TypeVar, Union

from passwright._errors import ArgumentError, InputError
from passwright._native import Context, Op, Pattern, Pipeline, Preserved, Rewriter, page as _page, register
from passwright._shapes import described, keywords, suggestion, takes, text_for_list
from passwright.declared import Declaration, DeclaredStep, Option

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_: Any) -> Callable[[Any], Any]:
        return lambda decorated: decorated


class PassLike(Protocol):
    """A class that ``pass_`` decorates."""

    def run(self, op: Op, cx: Context) -> Union[Preserved, None]: ...


P = TypeVar("P", bound=PassLike)

_MISSING: Any = object()


class _OptionField:
    """An option until the class is decorated."""

    def __init__(self, default: Any, help: str, min: Any, max: Any, name: str | None) -> None:
        self.default, self.help, self.min, self.max, self.name = default, help, min, max, name


class _StatisticField:
    """A statistic until the class is decorated."""

    def __init__(self, help: str, name: str | None) -> None:
        self.help, self.name = help, name


@keywords()
def option(default: Any = _MISSING, *, help: str = "", min: Any = None, max: Any = None, name: str | None = None) -> Any:
    """Return an option of a pass, for a field with a type: ``most: int = pw.option(100, help="..")``.

    Without a default, it must be given; one whose type may be ``None`` and whose default is ``None`` may be left out. The
    types are ``bool``, ``int``, ``float``, ``str``, ``datetime.timedelta``, ``pw.Pipeline``, an ``enum.Enum``, and lists of these.
    """
    return _OptionField(default, help, min, max, name)


@keywords()
def statistic(help: str = "", *, name: str | None = None) -> Any:
    """Return a number that a pass counts: ``num_ops: int = pw.statistic("Operations visited")``. A run starts with zero."""
    return _StatisticField(help, name)


def _without_parentheses(given: tuple[Any, ...]) -> ArgumentError | None:
    if not given:
        return None
    if isinstance(given[0], type):
        return ArgumentError(
            f"`@pw.pass_` above class `{given[0].__name__}` needs parentheses: write `@pw.pass_()`, or `@pw.pass_(op=\"func.func\")` "
            "for a pass on functions"
        )
    return ArgumentError(f"pass_() takes arguments by their names, found {described(given[0])}: write such as `@pw.pass_(op=\"func.func\")`")


@dataclass_transform(kw_only_default=True)
@keywords(_without_parentheses)
def pass_(
    *,
    name: str | None = None,
    op: str | tuple[str, ...] = (),
    interface: str | None = None,
    dialects: tuple[str, ...] = (),
    required: bool = False,
) -> Callable[[type[P]], type[P]]:
    """Declare a class as a pass, and register it under its name in pipelines.

    The class has ``run(self, op, cx)``, which returns a ``Preserved``, or nothing: then what the pass has done decides. Its docstring
    is summary and description, its fields with ``option`` and ``statistic`` are what these say. The declaration is checked as
    one in KDL is. An instance, ``CountOps(most=5)``, is a step of a pipeline; a run makes a fresh one for each operation.

    ``op`` names the operations that the pass may run on, ``dialects`` the dialects whose operations it may create.
    """

    if isinstance(dialects, str):
        raise text_for_list("dialects", dialects)

    def decorate(cls: type[P]) -> type[P]:
        _check_class(cls)
        ops = (op,) if isinstance(op, str) else tuple(op)
        facts = _Facts(cls, name, ops, interface, tuple(dialects), required)
        definition = facts.definition()
        register(cls, definition, [field for field, _ in facts.statistics])
        facts.apply(definition)
        return cls

    return decorate


def _check_class(cls: Any) -> None:
    """Raise ``ArgumentError`` for what cannot be a pass."""
    if not isinstance(cls, type):
        raise ArgumentError(f"`pw.pass_` decorates a class with a method `run`, found {described(cls)}")
    run = getattr(cls, "run", None)
    if not callable(run):
        raise ArgumentError(
            f"class `{cls.__name__}` has no method `run`: a pass has `def run(self, op: pw.Op, cx: pw.Context)`"
        )
    if not takes(run, 3):
        raise ArgumentError(
            f"`run` of class `{cls.__name__}` is called with an operation and a context: write `def run(self, op: pw.Op, cx: pw.Context)`"
        )
    if not _cleaned(cls.__doc__):
        raise ArgumentError(f"class `{cls.__name__}` has no docstring: its first line is the summary of the pass")


@keywords()
def pattern(op: str, *, benefit: int = 1, label: str | None = None) -> Callable[[Callable[[Op, Rewriter], object]], Pattern]:
    """Make a pattern of a function that rewrites an operation called ``op``, or leaves all as it is.

    The function gets the operation and a ``Rewriter``. The pattern has applied if it has changed something. Patterns with a
    greater ``benefit`` are tried first.
    """

    given: Any = op
    if not isinstance(given, str):
        name = getattr(given, "__name__", None)
        raise ArgumentError(
            f"`pw.pattern` needs the name of operations, found {described(given)}: "
            f"write `@pw.pattern(\"arith.addi\")` above {f'`{name}`' if name else 'the function'}"
        )

    def decorate(function: Callable[[Op, Rewriter], object]) -> Pattern:
        if not callable(function):
            raise ArgumentError(f"`pw.pattern` decorates a function, found {described(function)}")
        if not takes(function, 2):
            raise ArgumentError(
                f"pattern `{getattr(function, '__name__', '?')}` is called with an operation and a rewriter: "
                "write `(op: pw.Op, rw: pw.Rewriter)`"
            )
        name = label or getattr(function, "__name__", "pattern").replace("_", "-")
        return Pattern(function, op, benefit=benefit, label=name)

    return decorate


def page(cls: type[Any]) -> str:
    """Return the reference page of a pass in Python, in Markdown."""
    definition: str | None = getattr(cls, "__definition__", None)
    if definition is None:
        raise ArgumentError(f"expected the class of a pass in Python, found {described(cls)}: `pw.pass_` makes one")
    return _page(f"{cls.__module__}.{cls.__qualname__}", definition)


class _Facts:
    """What a class declares."""

    def __init__(
        self,
        cls: type[Any],
        name: str | None,
        ops: tuple[str, ...],
        interface: str | None,
        dialects: tuple[str, ...],
        required: bool,
    ) -> None:
        self.cls, self.ops, self.interface, self.dialects, self.required = cls, ops, interface, dialects, required
        words = "".join(f" {letter}" if letter.isupper() else letter for letter in cls.__name__).replace("_", " ").split()
        self.argument = name or "-".join(words).lower()
        self.rust_name = "".join(word[:1].upper() + word[1:] for word in words)
        self.options: list[tuple[Option, _OptionField, bool]] = []
        self.statistics: list[tuple[str, _StatisticField]] = []
        types = self._types()
        for field, value in list(vars(cls).items()):
            if isinstance(value, _StatisticField):
                self.statistics.append((field, value))
            elif isinstance(value, _OptionField):
                self.options.append(self._option(field, value, types.get(field)))

    def _types(self) -> dict[str, Any]:
        import typing

        frame = sys._getframe(3)  # pyright: ignore[reportPrivateUsage]
        try:
            return typing.get_type_hints(self.cls, localns={**frame.f_globals, **frame.f_locals})
        except NameError as error:
            raise InputError(f"pass `{self.argument}`: the type of a field is not known: {error}") from None

    def _option(self, field: str, value: _OptionField, ty: Any) -> tuple[Option, _OptionField, bool]:
        argument = value.name or field.rstrip("_").replace("_", "-")
        if ty is None:
            raise ArgumentError(f"option `{field}` of class `{self.cls.__name__}` needs a type: write `{field}: int = pw.option(..)`")
        element, is_list, is_optional = _shape(ty)
        kind: Any = _KINDS.get(element)
        if isinstance(element, type) and issubclass(element, enum.Enum):
            kind = element
        if kind is None:
            raise InputError(
                f"pass `{self.argument}`: option `{argument}` cannot be of type {ty!r}: expected `bool`, `int`, `float`, `str`, "
                "`datetime.timedelta`, `Pipeline`, an `enum.Enum`, a list of these, or one of these or `None`"
            )
        single = Option(field, argument, kind)
        value.min, value.max = (None if bound is None else single.convert(bound) for bound in (value.min, value.max))
        minimum, maximum = (None if bound is None else str(single.text(bound)) for bound in (value.min, value.max))
        option = Option(field, argument, kind, is_list, minimum, maximum)
        if value.default is not _MISSING and value.default is not None:
            value.default = option._replace(minimum=None, maximum=None).convert(value.default)
        return option, value, is_optional

    def _fields(self) -> dict[str, Any]:
        """Return the fields by which ``dataclasses.replace`` and its like know the options."""
        import dataclasses

        fields = [(option.field, Any, dataclasses.field(kw_only=True)) for option, _, _ in self.options]
        made: Any = dataclasses.make_dataclass("Options", fields)
        return dict(made.__dataclass_fields__)

    def definition(self) -> str:
        """The declaration in KDL."""
        summary, _, description = _cleaned(self.cls.__doc__).partition("\n")
        lines = [f"    pass {_quoted(self.rust_name)} {_quoted(self.argument)} {{"]
        if self.ops:
            lines.append("        op " + " ".join(map(_quoted, self.ops)))
        if self.interface is not None:
            lines.append(f"        interface {_quoted(self.interface)}")
        if summary:
            lines.append(f"        summary {_quoted(summary.strip().rstrip('.'))}")
        if description.strip():
            lines.append(f"        description {_quoted(description.strip() + chr(10))}")
        if self.dialects:
            lines.append("        dialects " + " ".join(map(_quoted, self.dialects)))
        enums: dict[str, type[enum.Enum]] = {}
        for option, value, is_optional in self.options:
            kind = option.kind
            if not isinstance(kind, str):
                if enums.setdefault(kind.__name__, kind) is not kind:
                    raise InputError(
                        f"pass `{self.argument}`: option `{option.argument}` is of another enum with the name `{kind.__name__}` than an option before it\n"
                        "help: give one of the two another name"
                    )
                kind = kind.__name__
            node = "list" if option.is_list else "option"
            words = [node, _quoted(option.field), _quoted(kind), f"name={_quoted(option.argument)}"]
            if value.default is _MISSING and not option.is_list:
                words.append("required=#true")
            elif value.default is None or (is_optional and value.default is _MISSING):
                words.append("optional=#true")
            elif value.default is not _MISSING:
                words.append(f"default={_literal(option, value.default)}")
            words += [f"{key}={_literal(option._replace(is_list=False), bound)}" for key, bound in (("min", value.min), ("max", value.max)) if bound is not None]
            if value.help:
                words.append(_quoted(value.help))
            lines.append("        " + " ".join(words))
        for field, statistic in self.statistics:
            named = f" name={_quoted(statistic.name)}" if statistic.name else ""
            help = f" {_quoted(statistic.help)}" if statistic.help else ""
            lines.append(f"        statistic {_quoted(field)}{named}{help}")
        if self.required:
            lines.append("        required #true")
        head = ['group "Python" {']
        for declared in enums.values():
            head.append(f"    enum {_quoted(declared.__name__)} {{")
            for member in declared:
                words_of_member = str(member.name).replace("_", " ").split()
                variant = "".join(word[:1].upper() + word[1:].lower() for word in words_of_member)
                head.append(f"        value {_quoted(variant)} {_quoted(str(member.value))}")
            head.append("    }")
        return "\n".join([*head, *lines, "    }", "}", ""])

    def apply(self, definition: str) -> None:
        """Turn the class into one whose instances are steps of pipelines."""
        cls = self.cls
        cls.__definition__ = definition
        cls.__declaration__ = Declaration(
            argument=self.argument,
            ops=self.ops,
            interface=self.interface,
            dialects=self.dialects,
            statistics=tuple(field for field, _ in self.statistics),
            options=tuple(option for option, _, _ in self.options),
        )
        for option, value, _ in self.options:
            if value.default is not _MISSING:
                setattr(cls, option.field, value.default)
            elif option.is_list:
                setattr(cls, option.field, ())
            else:
                delattr(cls, option.field)
        for field, _ in self.statistics:
            setattr(cls, field, 0)
        cls.__dataclass_fields__ = self._fields()
        methods = {
            "__init__": _init,
            "__str__": DeclaredStep.__str__,
            "__repr__": _repr,
            "__eq__": _eq,
            "__hash__": _hash,
            "__from_texts__": classmethod(_from_texts),
        }
        for name, method in methods.items():
            setattr(cls, name, method)


def _init(self: Any, *positional: Any, **given: Any) -> None:
    cls: Any = self.__class__
    fields = [option.field for option in self.__declaration__.options]
    if positional:
        example = f"`{cls.__name__}({fields[0]}={positional[0]!r})`" if fields else "and this pass has none"
        raise ArgumentError(f"{cls.__name__}() takes options by their names: {example}")
    for option in self.__declaration__.options:
        default = getattr(cls, option.field, _MISSING)
        value = given.pop(option.field, default)
        if value is _MISSING:
            raise ArgumentError(f"{cls.__name__}() needs a value of its option `{option.field}`")
        is_absent = value is None and default is None
        setattr(self, option.field, None if is_absent else option.convert(value))
    for name in given:
        plain: Any = getattr(cls, name, _init)
        hint = suggestion(name, fields)
        if not callable(plain):
            hint = f": `{name}` is a plain field of the class, and `{name}: .. = pw.option({plain!r})` makes an option"
        raise ArgumentError(f"{cls.__name__}() has no option `{name}`{hint}")


def _values(self: Any) -> tuple[Any, ...]:
    return tuple(getattr(self, option.field) for option in self.__declaration__.options)


def _repr(self: Any) -> str:
    fields = [option.field for option in self.__declaration__.options]
    return f"{type(self).__name__}({', '.join(f'{field}={getattr(self, field)!r}' for field in fields)})"


def _eq(self: Any, other: object) -> Any:
    return _values(self) == _values(other) if type(other) is type(self) else NotImplemented


def _hash(self: Any) -> int:
    return hash((self.__class__.__qualname__, _values(self)))


def _from_texts(cls: Any, texts: dict[str, Any]) -> Any:
    """Make an instance from the values that a pipeline has, which are checked."""
    instance = cls.__new__(cls)
    for option in cls.__declaration__.options:
        text = texts.get(option.argument)
        setattr(instance, option.field, None if text is None else option.parse(text))
    return instance


_KINDS: dict[Any, str] = {bool: "bool", int: "i64", float: "f64", str: "string", Pipeline: "pipeline"}


def _shape(ty: Any) -> tuple[Any, bool, bool]:
    """Return the type of one value, and whether there may be many, or none."""
    import collections.abc
    import datetime
    import types
    import typing

    _KINDS.setdefault(datetime.timedelta, "duration")
    origin, arguments = typing.get_origin(ty), typing.get_args(ty)
    if origin is Union or origin is getattr(types, "UnionType", None):
        rest = [argument for argument in arguments if argument is not type(None)]
        if len(rest) == 1 and len(rest) < len(arguments):
            return rest[0], False, True
        return None, False, False
    if origin in (list, tuple, collections.abc.Sequence):
        return (arguments[0] if arguments else None), True, False
    return ty, False, False


def _cleaned(doc: str | None) -> str:
    import inspect

    return inspect.cleandoc(doc or "")


def _quoted(text: str) -> str:
    """Return the text as a string of KDL."""
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
    letters = (escapes.get(letter) or (letter if letter.isprintable() else f"\\u{{{ord(letter):x}}}") for letter in text)
    return f'"{"".join(letters)}"'


def _number(value: Any) -> str:
    text = str(value)
    return {"inf": "#inf", "-inf": "#-inf", "nan": "#nan"}.get(text, text)


def _literal(option: Option, value: Any) -> str:
    """Return a default in KDL."""
    if option.is_list:
        from passwright._native import join_list

        return _quoted(join_list(option.text(value)))
    if option.kind == "bool":
        return "#true" if value else "#false"
    if option.kind in ("i64", "f64"):
        return _number(value)
    text = option.text(value)
    return _quoted(text if isinstance(text, str) else "")
