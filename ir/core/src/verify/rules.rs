//! Invariants of the operations of a name, beyond those that their declaration and traits state.

use super::subject::Subject;
use super::violation::Check;

/// A check of an operation.
pub type VerifyFn = fn(Subject<'_>) -> Check;

/// A check of an operation that refers to a symbol: the operation, the name of the symbol, and the operation that defines
/// it in the same symbol table, if there is one.
pub type SymbolUseFn = for<'a> fn(Subject<'a>, &str, Option<Subject<'a>>) -> Check;

/// A check of an operation that refers to symbols: the operation, the symbol table around it, and the way to find what
/// defines a symbol.
pub type SymbolUsesFn =
    for<'a> fn(Subject<'a>, Subject<'a>, &dyn Fn(crate::Attr) -> Option<Subject<'a>>) -> Check;

/// The invariants of the operations of a name, in the order in which they are verified.
#[derive(Clone, Copy, Debug, Default)]
pub struct Invariants {
    /// The least number of regions, where any number is declared.
    pub least_regions: usize,
    /// The least number of successors, where any number is declared.
    pub least_successors: usize,
    /// Relations between the types of operands, results and properties that the declaration does not state.
    pub types: Option<VerifyFn>,
    /// The check of the arguments of a function against its type, in place of the one that allows exactly these.
    pub function_arguments: Option<VerifyFn>,
    /// The invariants of the interfaces of the operation.
    pub interfaces: Option<VerifyFn>,
    /// The invariants of the operation itself, checked before its regions are verified.
    pub own: Option<VerifyFn>,
    /// The invariants of the operation that rely on its regions being in order.
    pub after_regions: Option<VerifyFn>,
    /// The property that holds the name of a symbol, and the check of what it refers to.
    pub symbol: Option<(&'static str, SymbolUseFn)>,
    /// The check of what the operation refers to, where that is several symbols or one that is nested in another.
    pub symbols: Option<SymbolUsesFn>,
}

impl Invariants {
    /// True if there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.least_regions == 0
            && self.least_successors == 0
            && self.types.is_none()
            && self.function_arguments.is_none()
            && self.interfaces.is_none()
            && self.own.is_none()
            && self.after_regions.is_none()
            && self.symbol.is_none()
            && self.symbols.is_none()
    }

    /// No invariants, for `..Invariants::NONE`.
    pub const NONE: Self = Self {
        least_regions: 0,
        least_successors: 0,
        types: None,
        function_arguments: None,
        interfaces: None,
        own: None,
        after_regions: None,
        symbol: None,
        symbols: None,
    };

    /// One check, which relies on the regions being in order.
    pub const fn after(check: VerifyFn) -> Self {
        Self {
            after_regions: Some(check),
            ..Self::NONE
        }
    }
}
