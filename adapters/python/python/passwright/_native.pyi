"""The extension module."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import timedelta
from typing import Any, Generic, final

from passwright._errors import InputError
from passwright.foreign import ForeignIr, ForeignModule
from typing_extensions import TypeVar

_A = TypeVar("_A")
_F = TypeVar("_F", bound=ForeignModule)

VERSION: str

@final
class Location:
    """A place in a text."""
    file: str
    """The name of the text; of a place that is in no text, its words."""
    line: int | None
    """The line, counted from 1."""
    column: int | None
    """The column, counted from 1."""
    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...

@final
class Note:
    """An additional fact of a diagnostic."""
    message: str
    """The message."""
    location: Location | None
    """The place, if the note has one of its own."""

@final
class Diagnostic:
    """A message about a text, a pipeline or an operation. `str()` of it is its drawing, with the line that it is about."""
    severity: str
    """`error`, `warning`, `remark` or `output`."""
    message: str
    """The message."""
    location: Location | None
    """The place that is wrong, if it is known."""
    notes: list[Note]
    """Additional facts, and further places."""
    help: str | None
    """The advice on how to fix it."""
    pass_name: str | None
    """The name of the pass that ran."""
    operation: str | None
    """The name of the operation that it is about."""

@final
class Remark:
    """A remark of a pass on an optimization."""
    kind: str
    """`Passed`, `Missed`, `Failure` or `Analysis`."""
    category: str
    """The kind of optimization."""
    name: str
    """The name of the remark."""
    arguments: list[tuple[str, str]]
    """Key and value of each argument."""
    location: Location | None
    """The place, if it is known."""
    pass_name: str
    """The name of the pass."""
    operation: str | None
    """The name of the operation."""

@final
class Timer:
    """The time of a pass, a pipeline or an analysis, with those nested in it."""
    name: str
    """The name of the pass, or words for anything else."""
    wall: float
    """Seconds that passed on the thread that took longest."""
    user: float
    """Seconds of work, summed over threads."""
    skipped: int
    """Executions that would have changed nothing and were skipped."""
    nested: list[Timer]
    """What is timed inside of it."""

@final
class Timing:
    """The times of a run. ``str()`` of it is the report that ``mlir-opt --mlir-timing`` prints."""
    @property
    def total(self) -> float:
        """Seconds from the start of the run to its end."""
        ...
    @property
    def timers(self) -> list[Timer]:
        """The outermost timers, in the order in which they started."""
        ...
    def render(self, *, display: str = "tree", format: str = "text") -> str:
        """Returns the report in the layout ``tree`` or ``list``, as ``text`` or ``json``."""
        ...

@final
class RegisteredOption:
    """An option of a registered pass or pipeline."""
    name: str
    """The name in pipelines."""
    kind: str
    """The type in definitions, of one element for a list."""
    arity: str
    """``single``, ``optional``, ``required`` or ``list``."""
    default: str | None
    """The default, as it is written in a pipeline."""
    help: str
    """The purpose."""

@final
class RegisteredPass:
    """A pass or pipeline under its name in textual pipelines."""
    name: str
    """The name in pipelines."""
    is_pipeline: bool
    """Whether it is a pipeline."""
    summary: str
    """One line."""
    ops: list[str]
    """The operations that it may run on; empty for any."""
    options: list[RegisteredOption]
    """The options."""
    origin: str
    """Where it is declared."""

@final
class Module:
    """A module: an outermost operation with what is nested in it, and the context that it belongs to.

    ``str()`` of it is MLIR's generic form. Only one thread may use a module at a time; another one gets an error.
    """
    @property
    def name(self) -> str:
        """The name of the text that it was read from."""
        ...
    @property
    def allows_unregistered(self) -> bool:
        """Whether it may hold operations that no dialect declares."""
        ...
    @property
    def op(self) -> Op:
        """The outermost operation."""
        ...
    def walk(self, order: str = "pre") -> Iterator[Op]:
        """Iterates over all operations, see ``Op.walk``."""
        ...
    def verify(self) -> None:
        """Checks the rules of operations, types and uses of values.

        Raises ``InputError`` with all violations.
        """
        ...
    def copy(self) -> Module:
        """Returns a copy, which another thread may use at the same time. Both share what their types and attributes are made of."""
        ...
    def print(
        self,
        *,
        locations: bool = False,
        local_scope: bool = False,
        skip_regions: bool = False,
        elide_elements: int | None = None,
    ) -> str:
        """Returns the text of the module in MLIR's generic form."""
        ...
    def _repr_html_(self) -> str: ...

_M = TypeVar("_M", bound=Module | ForeignModule, default=Module)

@final
class RunResult(Generic[_M]):
    """What a run did."""
    module: _M
    """The module, which the run has changed in place."""
    changed: bool
    """Whether the module differs from what it was before."""
    diagnostics: list[Diagnostic]
    """Warnings, remarks and requested texts of the passes, in the order of the operations."""
    statistics: dict[str, dict[str, int]]
    """The numbers that passes counted, by the name of the pass and that of the statistic."""
    timing: Timing
    """How long it took."""
    remarks: list[Remark]
    """Remarks on optimizations."""
    before: str | None
    """The text of the module before, if it was asked for."""
    def _repr_html_(self) -> str: ...

@final
class Pipeline:
    """A pipeline of passes: ``Pipeline("builtin.module(func.func(cse),symbol-dce)")``.

    The text is checked when the pipeline is made, and printed in canonical form. Equal pipelines have equal texts, and are for
    the same IR: the embedded one, unless ``ir`` is that of another package.
    """
    def __new__(cls, text: str, *, ir: ForeignIr | None = None) -> Pipeline: ...
    @property
    def ir(self) -> ForeignIr | None:
        """The IR of another package that it is for; ``None`` for the embedded IR."""
        ...
    def run(
        self,
        module: _M,
        *,
        deadline: float | timedelta | None = None,
        threads: bool = True,
        verify: bool = True,
        keep_before: bool = False,
    ) -> RunResult[_M]:
        """Runs the pipeline on a module, without the interpreter's lock.

        A run that takes longer than ``deadline``, in seconds or a ``timedelta``, is cancelled after the pass that is under way. ``threads=False``
        runs one operation after the other. ``verify=False`` leaves out the verifier after each pass.

        Raises ``RunError`` with the diagnostics if a pass fails or the run is cancelled; the module is then as the passes before
        it, and the failed one, left it.

        ``keep_before=True`` keeps the text of the module as it was, for ``RunResult.before`` and the diff in a notebook.
        """
        ...
    def _repr_html_(self) -> str: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...

def parse_text(text: str, name: str, is_file: bool, allow_unregistered: bool, verify: bool) -> Module: ...
def compile_module(
    pipeline: str, id: str, text: str, allow_unregistered: bool, verify: bool
) -> tuple[str, str | None]: ...
def module_key(identity: str, text: str) -> str: ...
def reproducer(pipeline: str, text: str, verify: bool) -> str: ...
def module_error(diagnostics: str, name: str, text: str | None = None) -> InputError: ...
def pipeline_error(diagnostics: str, text: str) -> InputError: ...
def run_result(module: _F, run: str, name: str, text: str | None = None) -> RunResult[_F]: ...
def registered(entries: str) -> list[RegisteredPass]: ...
def registry() -> list[RegisteredPass]:
    """Returns the registered passes and pipelines, in the order of registration."""
    ...
def nearest_name(name: str, names: Sequence[str]) -> str | None: ...
def read_value(kind: str, text: str, minimum: str | None = None, maximum: str | None = None) -> str: ...
def option_text(options: Sequence[tuple[str, str | list[str]]]) -> str: ...
def read_microseconds(text: str) -> int: ...
def join_list(items: Sequence[str] | str) -> str: ...
def register(cls: type[Any], definition: str, statistics: list[str]) -> None: ...
def register_library(name: str, object: object) -> None: ...
def page(name: str, definition: str) -> str:
    """Return the reference page of a pass in Python, in Markdown."""
    ...

@final
class Type:
    """A type, such as that of a value: ``Type("tensor<4xf32>")``. ``str()`` of it is its text; a type is equal to another one, or to a
    text, with the same text. One that is made here belongs to no module, and can be used in all.
    """
    def __new__(cls, text: Type | str) -> Type: ...
    @staticmethod
    def parse(text: str) -> Type:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def integer(width: int, *, signed: bool | None = None) -> Type:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def float(width: int) -> Type:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def index() -> Type:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def function(inputs: Iterable[Type | str], results: Iterable[Type | str]) -> Type:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def tensor(shape: Sequence[int | None] | None, element: Type | str) -> Type:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def memref(shape: Sequence[int | None] | None, element: Type | str) -> Type:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def vector(shape: Sequence[int], element: Type | str) -> Type:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @property
    def width(self) -> int | None:
        """The number of bits of an integer or floating-point type; ``None`` for another one."""
        ...
    @property
    def element(self) -> Type | None:
        """The type of the elements of a vector, a tensor or a memref; ``None`` for another one."""
        ...
    @property
    def shape(self) -> list[int | None] | None:
        """The sizes of a vector, a tensor or a memref, of which ``None`` is a dynamic one; ``None`` for another type."""
        ...
    @property
    def inputs(self) -> list[Type] | None:
        """The types of the arguments of a function type; ``None`` for another one."""
        ...
    @property
    def results(self) -> list[Type] | None:
        """The types of the results of a function type; ``None`` for another one."""
        ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...

@final
class Attribute:
    """An attribute: ``Attribute(5, "i32")`` of a value of Python, ``Attribute.parse("dense<0> : tensor<4xi32>")`` of its text. ``str()`` of
    it is its text; attributes with equal texts are equal. One that is made here belongs to no module, and can be used in all.
    """
    def __new__(cls, value: Any, type: Type | str | None = None) -> Attribute: ...
    @staticmethod
    def parse(text: str) -> Attribute:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def unit() -> Attribute:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def flags(name: str, *flags: str) -> Attribute:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def symbol(root: str, *nested: str) -> Attribute:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def array(numbers: Iterable[Any], element: Type | str = "i64") -> Attribute:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def dense(values: Any, type: Type | str | None = None) -> Attribute:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @property
    def value(self) -> Any:
        """The value of Python that stands for it; the attribute itself if there is none."""
        ...
    @property
    def type(self) -> Type | None:
        """The type, if it has one."""
        ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...

@final
class Attributes:
    """The attributes and properties of an operation, as a mapping from names to values of Python.

    An integer is an ``int``, a float a ``float``, and a string, a list, a dictionary or a type what it is in Python; ``None`` stands for a
    unit, and an ``Attribute`` for anything else. A number that is assigned has the type of the one that it replaces, of which it must
    be, or else 64 bits; ``Typed(5, "i32")`` has another one. A list of numbers that replaces an array of numbers is one too.
    """
    def __getitem__(self, key: str) -> Any: ...
    def __setitem__(self, key: str, value: Any) -> None: ...
    def __delitem__(self, key: str) -> None: ...
    def __contains__(self, key: object) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def exact(self, key: str) -> Attribute:
        """Returns the attribute itself, with its type."""
        ...
    def get(self, key: str, default: Any = None) -> Any:
        """Returns the value, or ``default`` if there is no such attribute."""
        ...
    def keys(self) -> list[str]:
        """Returns the names."""
        ...
    def values(self) -> list[Any]:
        """Returns the values."""
        ...
    def items(self) -> list[tuple[str, Any]]:
        """Returns the names, each with its value."""
        ...

@final
class Value:
    """A result of an operation, or an argument of a block."""
    @property
    def type(self) -> Type:
        """The type."""
        ...
    @property
    def owner(self) -> Op | None:
        """The operation whose result it is; ``None`` for the argument of a block."""
        ...
    @property
    def block(self) -> Block | None:
        """The block whose argument it is; ``None`` for the result of an operation."""
        ...
    @property
    def index(self) -> int:
        """The position among the results or arguments."""
        ...
    @property
    def users(self) -> list[Op]:
        """The operations that use it, each once for each operand."""
        ...
    @property
    def is_used(self) -> bool:
        """Whether anything uses it."""
        ...
    def replace_all_uses_with(self, other: Value) -> None:
        """Lets all that use this value use ``other`` instead."""
        ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...

@final
class Block:
    """A list of operations with arguments."""
    @property
    def ops(self) -> list[Op]:
        """The operations, in order."""
        ...
    def __iter__(self) -> Iterator[Op]: ...
    @property
    def args(self) -> list[Value]:
        """The arguments."""
        ...
    @property
    def terminator(self) -> Op | None:
        """The last operation; ``None`` if there are none."""
        ...
    @property
    def parent(self) -> Op:
        """The operation that the block is in."""
        ...
    def add_arg(self, type: Type | str) -> Value:
        """Appends an argument of this type."""
        ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...

@final
class Op:
    """An operation: a handle, which is valid until the pass or pattern that got it ends, or the operation is erased."""
    operands: list[Value]
    """The operands. Assigning a list replaces them."""
    @property
    def name(self) -> str:
        """The name, such as ``arith.addi``."""
        ...
    @property
    def is_alive(self) -> bool:
        """Whether the operation is still there, so that the handle can be used."""
        ...
    @property
    def attributes(self) -> Attributes:
        """The attributes and properties, by their names."""
        ...
    @property
    def location(self) -> str:
        """The location, as text."""
        ...
    @property
    def results(self) -> list[Value]:
        """The results."""
        ...
    @property
    def result(self) -> Value:
        """The only result. Raises ``InputError`` if there are none or several."""
        ...
    @property
    def parent(self) -> Op | None:
        """The operation around it; ``None`` for the outermost one."""
        ...
    @property
    def block(self) -> Block | None:
        """The block that it is in; ``None`` for the outermost operation."""
        ...
    @property
    def next(self) -> Op | None:
        """The operation after it in its block; ``None`` for the last one."""
        ...
    @property
    def previous(self) -> Op | None:
        """The operation before it in its block; ``None`` for the first one."""
        ...
    @property
    def regions(self) -> list[list[Block]]:
        """The regions, each as the list of its blocks."""
        ...
    @property
    def body(self) -> Block | None:
        """The first block of the first region; ``None`` if there is none."""
        ...
    @property
    def successors(self) -> list[Block]:
        """The blocks that a terminator may go to."""
        ...
    def walk(self, order: str = "pre") -> Iterator[Op]:
        """Iterates over the operation and all that is nested in it: ``pre``, an operation before what is nested in it, or ``post``.

        The operations are those that are there when the walk begins.
        """
        ...
    def add_block(self, args: Iterable[Type | str] = (), *, region: int = 0) -> Block:
        """Appends a block with arguments of these types to a region. Returns it."""
        ...
    def erase(self) -> None:
        """Erases the operation with what is nested in it.

        Raises ``InputError`` if anything outside uses what it defines.
        """
        ...
    def replace(self, by: Op | Value | Iterable[Value]) -> None:
        """Lets the users of the results use other values, and erases the operation. ``by`` is an operation with as many results, a
        value, or a list of values.
        """
        ...
    def move(
        self,
        *,
        before: Op | None = None,
        after: Op | None = None,
        at_start: Block | None = None,
        at_end: Block | None = None,
    ) -> None:
        """Moves the operation ``before`` or ``after`` another one, or to the start or the end of a block."""
        ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...

def create(
    name: str,
    operands: Iterable[Value] = (),
    results: Iterable[Type | str] = (),
    attributes: Mapping[str, Any] | None = None,
    *,
    before: Op | None = None,
    after: Op | None = None,
    at_start: Block | None = None,
    at_end: Block | None = None,
    successors: Sequence[Block] = (),
    regions: int = 0,
) -> Op:
    """Creates an operation. It goes ``before`` or ``after`` an operation, or to the start or the end of a block.

    ``results`` are the types of its results, ``regions`` the number of its regions, which are empty.
    """
    ...

@final
class Preserved:
    """What a pass has left as it was."""
    @staticmethod
    def all() -> Preserved:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def none() -> Preserved:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...
    @staticmethod
    def only(*classes: type[Any]) -> Preserved:
        """staticmethod(function) -> method

        Convert a function to be a static method.

        A static method does not receive an implicit first argument.
        To declare a static method, use this idiom:

             class C:
                 @staticmethod
                 def f(arg1, arg2, argN):
                     ...

        It can be called either on the class (e.g. C.f()) or on an instance
        (e.g. C().f()). Both the class and the instance are ignored, and
        neither is passed implicitly as the first argument to the method.

        Static methods in Python are similar to those found in Java or C++.
        For a more advanced concept, see the classmethod builtin.
        """
        ...

@final
class Rewritten:
    """What a rewrite did."""
    changed: bool
    """Whether the IR has changed."""
    converged: bool
    """Whether nothing was left to do, and not a limit reached."""
    def __bool__(self) -> bool: ...

@final
class Pattern:
    """A function that rewrites operations of one name."""
    op: str
    """The name of the operations."""
    benefit: int
    """Patterns of a greater benefit are tried first."""
    label: str
    """The name of the pattern, by which traces show it."""
    def __new__(cls, function: Callable[[Op, Rewriter], object], op: str, *, benefit: int = 1, label: str) -> Pattern: ...

@final
class Rewriter:
    """What a pattern changes the IR with. New operations go before the one that matches, unless the pattern says where."""
    def create(
        self,
        name: str,
        operands: Iterable[Value] = (),
        results: Iterable[Type | str] = (),
        attributes: Mapping[str, Any] | None = None,
        *,
        before: Op | None = None,
        after: Op | None = None,
        at_start: Block | None = None,
        at_end: Block | None = None,
        successors: Sequence[Block] = (),
        regions: int = 0,
    ) -> Op:
        """Creates an operation, see ``create``."""
        ...
    def replace(self, op: Op, by: Op | Value | Iterable[Value]) -> None:
        """Lets the users of an operation's results use other values, and erases the operation."""
        ...
    def erase(self, op: Op) -> None:
        """Erases an operation whose results are not used."""
        ...

@final
class Context:
    """What a pass in Python gets beside its operation: analyses, diagnostics, rewriting, nested pipelines."""
    @property
    def is_cancelled(self) -> bool:
        """Whether the run is cancelled: a pass that takes long should end then."""
        ...
    def error(self, op: Op, message: str) -> None:
        """Reports an error about an operation. The pass fails when it ends."""
        ...
    def warning(self, op: Op, message: str) -> None:
        """Reports a warning about an operation."""
        ...
    def remark(self, op: Op, message: str) -> None:
        """Reports a remark about an operation."""
        ...
    def analysis(self, analysis: type[_A], op: Op | None = None) -> _A:
        """Returns ``analysis(op)``, by default of the operation of the pass. It is kept until a pass changes the operation without
        preserving it. It must not hold handles, which end with the pass.
        """
        ...
    def create(
        self,
        name: str,
        operands: Iterable[Value] = (),
        results: Iterable[Type | str] = (),
        attributes: Mapping[str, Any] | None = None,
        *,
        before: Op | None = None,
        after: Op | None = None,
        at_start: Block | None = None,
        at_end: Block | None = None,
        successors: Sequence[Block] = (),
        regions: int = 0,
    ) -> Op:
        """Creates an operation, see ``create``."""
        ...
    def run(self, pipeline: Pipeline, op: Op | None = None) -> None:
        """Runs a pipeline on an operation, by default that of the pass. Handles that were got before are no longer valid then, but
        for that of the pass's own operation.

        Raises ``RunError`` if it fails, after a diagnostic.
        """
        ...
    def rewrite(
        self,
        patterns: Iterable[Pattern],
        op: Op | None = None,
        *,
        max_iterations: int | None = 10,
        max_rewrites: int | None = None,
        deadline: float | timedelta | None = None,
    ) -> Rewritten:
        """Applies patterns to all that is nested in an isolated operation, by default that of the pass, until none applies, within the
        limits of the function ``rewrite``. Handles that were got before are no longer valid then, but for that of the pass's own operation.
        """
        ...

def rewrite(
    module: Module,
    patterns: Iterable[Pattern],
    *,
    max_iterations: int | None = 10,
    max_rewrites: int | None = None,
    deadline: float | timedelta | None = None,
) -> Rewritten:
    """Applies patterns to all that is nested in the module, until none applies. Returns whether the module has changed, and whether it is
    certain that nothing is left to do.

    The module is visited up to ``max_iterations`` times; ``None`` is no limit. More than ``max_rewrites`` applications, by default 64 for
    each operation that there was and at least 10,000, and a ``deadline``, in seconds or a ``timedelta``, raise ``RunError`` with the
    patterns that were applied. The module is then as these have left it.
    """
    ...

@final
class Observer:
    def __new__(
        cls,
        timing: bool,
        trace: bool,
        report: bool,
        before: list[str] | None,
        after: list[str] | None,
        on_change: bool,
        module_scope: bool,
    ) -> Observer: ...
    @staticmethod
    def enter() -> None: ...
    @staticmethod
    def leave() -> None: ...
    def times(self) -> Timing | None: ...
    def trace_json(self) -> str | None: ...
    def report_html(self) -> str | None: ...
    def dumps(self) -> str: ...

@final
class Culprit:
    """The first execution of a pass after which a result is wrong."""
    execution: int
    """The number of the execution, from 1."""
    executions: int
    """The number of all executions."""
    pass_name: str
    """The name of the pass."""
    operation: str
    """The name of the operation that it ran on."""
    symbol: str | None
    """The symbol of that operation."""
    action: str | None
    """The first action of the execution after which the result is wrong, if it has any."""
    pipeline: str
    """The pipeline of that pass alone."""
    before: Module
    """The module before the execution."""
    failure: list[Diagnostic] | None
    """What the run reported, if it fails."""
    runs: int
    """The number of runs that it took."""

@final
class Reduced:
    """A module that was made smaller."""
    module: Module
    """The smallest module that shows the failure."""
    operations: int
    """The number of its operations."""
    operations_before: int
    """The number of operations before."""
    tests: int
    """The number of tests."""
    stopped: str | None
    """The reason why smaller modules were not tried; ``None`` if there are none."""

def bisect(module: Module, pipeline: Pipeline, is_wrong: Callable[[Module], object]) -> Culprit:
    """Finds the first execution of a pass after which a result is wrong: the function gets the module that results from a part of the
    pipeline, and returns true if it is wrong. A run that fails is wrong too. The module stays as it is.
    """
    ...
def reduce(module: Module, shows_failure: Callable[[Module], object], *, max_tests: int = 10_000) -> Reduced:
    """Makes a module smaller as long as it shows a failure, which the function tells: it gets a module that is valid, and returns true if
    that shows the failure. The module stays as it is.
    """
    ...
