//! Invariants of the operations of a name, beyond those that their declaration and traits state.

use super::subject::Subject;
use super::violation::Check;

/// A check of an operation.
pub type VerifyFn = fn(Subject<'_>) -> Check;

/// The invariants of the operations of a name, in the order in which they are verified.
#[derive(Clone, Copy, Debug, Default)]
pub struct Invariants {
    /// The least number of regions, where any number is declared.
    pub least_regions: usize,
    /// The least number of successors, where any number is declared.
    pub least_successors: usize,
    /// Relations between the types of operands, results and properties that the declaration does not state.
    pub types: Option<VerifyFn>,
    /// What the interfaces of the operation ask for.
    pub interfaces: Option<VerifyFn>,
    /// What the operation itself asks for, before its regions are verified.
    pub own: Option<VerifyFn>,
    /// What the operation asks for where its regions are in order.
    pub after_regions: Option<VerifyFn>,
}

impl Invariants {
    /// No invariants, for `..Invariants::NONE`.
    pub const NONE: Self = Self {
        least_regions: 0,
        least_successors: 0,
        types: None,
        interfaces: None,
        own: None,
        after_regions: None,
    };
}
