//! Control flow between an operation and its regions.

pub use crate::dominance::Dominance;
pub use crate::effects::Effects;
pub use crate::effects_cache::EffectsCache;
use crate::handle::{Attr, ValueId};
use crate::op_ref::OpRef;
pub use crate::speculation::Speculation;

/// The constant operands that an analysis knows, by index.
pub type ConstantOperands<'k> = &'k dyn Fn(usize) -> Option<Attr>;

/// A successor in the control flow of an operation with regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionTarget {
    /// The region with this index.
    Region(usize),
    /// The end of the operation, which defines its results.
    After,
}

/// An edge of control flow within an operation with regions.
///
/// The values become the arguments of the region, or the results of the operation, that follow the first `skipped`
/// ones. Those that no value reaches, such as induction variables, are defined by the operation itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct RegionEdge {
    /// The successor.
    pub target: RegionTarget,
    /// The forwarded operands.
    pub values: Vec<ValueId>,
    /// The number of leading arguments or results that the operation defines itself.
    pub skipped: usize,
}

impl RegionEdge {
    /// Returns an edge that passes values to all arguments or results.
    pub fn new(target: RegionTarget, values: Vec<ValueId>) -> Self {
        Self {
            target,
            values,
            skipped: 0,
        }
    }

    /// Returns the same edge, where the operation itself defines the first arguments.
    pub fn with_skipped(self, skipped: usize) -> Self {
        Self { skipped, ..self }
    }
}

/// The control flow of operations with regions, which are entered through their first blocks.
///
/// Each terminator of a block in a region that returns its operands, or that the dialect counts among the ends of its
/// regions, is asked for the edges that leave the region there.
#[derive(Clone, Copy, Debug)]
pub struct RegionFlow {
    /// Returns the edges from the operation into its regions, or past them.
    pub entries: fn(OpRef<'_>, ConstantOperands<'_>) -> Vec<RegionEdge>,
    /// Returns the edges from a terminator in a region, which is the second parameter.
    pub exits: fn(OpRef<'_>, OpRef<'_>, ConstantOperands<'_>) -> Vec<RegionEdge>,
}

/// Returns the first edge if the condition is true, the second if it is false, and both if it is unknown.
pub fn edges_by_condition([yes, no]: [RegionEdge; 2], condition: Option<Attr>) -> Vec<RegionEdge> {
    match condition {
        Some(Attr::TRUE) => vec![yes],
        Some(Attr::FALSE) => vec![no],
        _ => vec![yes, no],
    }
}
