from passwright._errors import (
    ArgumentError as ArgumentError,
    BusyError as BusyError,
    Error as Error,
    HandleError as HandleError,
    InputError as InputError,
    RunError as RunError,
)
from passwright._native import (
    Attribute as Attribute,
    Attributes as Attributes,
    Block as Block,
    Context as Context,
    Culprit as Culprit,
    Diagnostic as Diagnostic,
    Location as Location,
    Module as Module,
    Note as Note,
    Op as Op,
    Pattern as Pattern,
    Pipeline as Pipeline,
    Preserved as Preserved,
    Reduced as Reduced,
    RegisteredOption as RegisteredOption,
    RegisteredPass as RegisteredPass,
    Remark as Remark,
    Rewriter as Rewriter,
    Rewritten as Rewritten,
    RunResult as RunResult,
    Timer as Timer,
    Timing as Timing,
    Type as Type,
    Value as Value,
    bisect as bisect,
    create as create,
    reduce as reduce,
    registry as registry,
    rewrite as rewrite,
)
from passwright._libraries import (
    LibraryWarning as LibraryWarning,
)
from passwright._observe import (
    observe as observe,
)
from passwright._parse import (
    parse as parse,
)
from passwright._passes import (
    option as option,
    page as page,
    pass_ as pass_,
    pattern as pattern,
    statistic as statistic,
)
from passwright._pipeline import (
    Nest as Nest,
    Step as Step,
    nest as nest,
    pipeline as pipeline,
)
from passwright._values import (
    Symbol as Symbol,
    Typed as Typed,
)

__version__: str
