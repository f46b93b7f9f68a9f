//! Invariants of the operations of a name, beyond those that their declaration and traits state.

use super::subject::Subject;
use super::violation::Check;

/// A check of an operation.
pub type VerifyFn = fn(Subject<'_>) -> Check;

/// The number of blocks of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocks {
    /// One, no more and no less.
    One,
    /// One or none.
    AtMostOne,
}

/// The invariants of the operations of a name, in the order in which they are verified.
#[derive(Clone, Copy, Debug, Default)]
pub struct Invariants {
    /// The least number of regions, where any number is declared.
    pub least_regions: usize,
    /// The least number of successors, where any number is declared.
    pub least_successors: usize,
    /// The operations that it may stand in; any if there are none.
    pub parents: &'static [&'static str],
    /// The relations between the types of operands, results and properties that are declared.
    pub types: Option<VerifyFn>,
    /// The names and numbers of blocks of the regions, in order. The last stands for all that follow.
    pub regions: &'static [(&'static str, Blocks)],
    /// What the interfaces of the operation ask for.
    pub interfaces: Option<VerifyFn>,
    /// What the operation itself asks for, before its regions are verified.
    pub own: Option<VerifyFn>,
    /// The terminator that the custom form leaves out.
    pub implicit_terminator: Option<&'static str>,
    /// What the operation asks for where its regions are in order.
    pub after_regions: Option<VerifyFn>,
}

impl Invariants {
    /// No invariants, for `..Invariants::NONE`.
    pub const NONE: Self = Self {
        least_regions: 0,
        least_successors: 0,
        parents: &[],
        types: None,
        regions: &[],
        interfaces: None,
        own: None,
        implicit_terminator: None,
        after_regions: None,
    };
}
