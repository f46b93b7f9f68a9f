"""Mistakes of shape, in terms of Python: what was given, and what is expected."""

from __future__ import annotations

from passwright._errors import ArgumentError
from passwright._native import nearest_name

# The first module of many programs imports this one, and what is below takes longer than all else that it does.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, TypeVar

    F = TypeVar("F", bound=Callable[..., Any])

MOST = 60
"""The number of characters of a value that a message shows."""


def described(value: object) -> str:
    """Return what a value is, in a few words."""
    if isinstance(value, type):
        return f"the class `{value.__name__}`"
    kind = type(value).__name__
    if kind in ("function", "builtin_function_or_method", "method"):
        return f"the function `{getattr(value, '__name__', '?')}`"
    if value is None:
        return "`None`"
    text = repr(value)
    text = text if len(text) <= MOST else f"{text[:MOST]}.."
    return f"`{text}`" if text.startswith((f"{kind}(", f"<{kind} ", f"<passwright.{kind}")) else f"{text} of type `{kind}`"


def suggestion(name: str, names: Iterable[str]) -> str:
    """Return words about the nearest of some names, or all of them."""
    known = list(names)
    meant = nearest_name(name, known)
    if meant is not None:
        return f": did you mean `{meant}`?"
    return f"; there are {', '.join(f'`{one}`' for one in known)}" if known else ""


def unknown_keyword(called: str, name: str, names: Iterable[str]) -> ArgumentError:
    """Return the error about a keyword argument that a function does not have."""
    return ArgumentError(f"{called}() has no argument `{name}`{suggestion(name, names)}")


def text_for_list(what: str, value: str) -> ArgumentError:
    """Return the error about a text where a list of texts is expected."""
    return ArgumentError(f"`{what}` is a list of texts, and not one text: write `{what}=[{value!r}]`")


def _nothing(_: tuple[Any, ...]) -> None:
    return None


def keywords(extra: Callable[[tuple[Any, ...]], ArgumentError | None] = _nothing) -> Callable[[F], F]:
    """Let a function tell the nearest name of a misspelt keyword, and what ``extra`` has to say on its positional arguments."""

    def decorate(function: Any) -> Any:
        code = function.__code__
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        called = function.__qualname__.removesuffix(".__init__")

        def call(*given: Any, **named: Any) -> Any:
            for name in named:
                if name not in names:
                    raise unknown_keyword(called, name, [name for name in names if name != "self"])
            error = extra(given)
            if error is not None:
                raise error
            return function(*given, **named)

        for attribute in ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__"):
            setattr(call, attribute, getattr(function, attribute))
        setattr(call, "__wrapped__", function)
        return call

    return decorate


def takes(function: Any, count: int) -> bool:
    """Return whether a function can be called with so many arguments, as far as that is known."""
    code = getattr(function, "__code__", None)
    if code is None:
        return True
    least = code.co_argcount - len(function.__defaults__ or ())
    has_more = bool(code.co_flags & 0x04)
    return bool(least <= count and (has_more or count <= code.co_argcount))
