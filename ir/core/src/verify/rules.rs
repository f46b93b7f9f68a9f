//! Invariants of operations beyond their declaration and traits.

use super::subject::Subject;
use super::violation::Check;

/// A check of an operation.
pub type VerifyFn = fn(Subject<'_>) -> Check;

/// A check of an operation that refers to a symbol, with the name of the symbol, and its definition in the symbol
/// table.
pub type SymbolUseFn = for<'a> fn(Subject<'a>, &str, Option<Subject<'a>>) -> Check;

/// A check of an operation that refers to symbols, with the symbol table, and a function that looks up symbols.
pub type SymbolUsesFn =
    for<'a> fn(Subject<'a>, Subject<'a>, &dyn Fn(crate::Attr) -> Option<Subject<'a>>) -> Check;

/// The invariants of the operations of a name, in the order of their verification.
#[derive(Clone, Copy, Debug, Default)]
pub struct Invariants {
    /// The minimum number of regions of a variadic declaration.
    pub least_regions: usize,
    /// The minimum number of successors of a variadic declaration.
    pub least_successors: usize,
    /// True if a function without a body must not be public, as in dialects that are not exhaustive.
    pub is_private_if_external: bool,
    /// Relations between types beyond the declaration.
    pub types: Option<VerifyFn>,
    /// Replaces the check that the arguments of a function equal those of its type.
    pub function_arguments: Option<VerifyFn>,
    /// The invariants of the interfaces of the operation.
    pub interfaces: Option<VerifyFn>,
    /// The invariants of the operation itself, verified before its regions.
    pub own: Option<VerifyFn>,
    /// The invariants that rely on valid regions.
    pub after_regions: Option<VerifyFn>,
    /// The property that refers to a symbol, and the check of the symbol.
    pub symbol: Option<(&'static str, SymbolUseFn)>,
    /// The check of an operation with several references, or with a nested one.
    pub symbols: Option<SymbolUsesFn>,
}

impl Invariants {
    /// Returns whether there are no invariants.
    pub const fn is_empty(&self) -> bool {
        self.least_regions == 0
            && self.least_successors == 0
            && !self.is_private_if_external
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
        is_private_if_external: false,
        types: None,
        function_arguments: None,
        interfaces: None,
        own: None,
        after_regions: None,
        symbol: None,
        symbols: None,
    };

    /// Returns invariants with one check that relies on valid regions.
    pub const fn after(check: VerifyFn) -> Self {
        Self {
            after_regions: Some(check),
            ..Self::NONE
        }
    }
}
