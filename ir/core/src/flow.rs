//! Control flow between an operation and its regions.

pub use crate::dominance::Dominance;
pub use crate::effects::Effects;
use crate::handle::{Attr, ValueId};
pub use crate::known_effects::KnownEffects;
use crate::op_ref::OpRef;
pub use crate::speculation::Speculation;

/// The constants that an analysis knows operands to be, by the number of the operand.
pub type KnownOperands<'k> = &'k dyn Fn(usize) -> Option<Attr>;

/// A place that control goes to within an operation with regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionTarget {
    /// The region with that number.
    Region(usize),
    /// Behind the operation, whose results are defined then.
    After,
}

/// An edge of control flow within an operation with regions.
///
/// The values become the arguments of the region, or the results of the operation, that follow the first `skipped` ones. Those
/// that no value reaches, such as induction variables, are defined by the operation itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionEdge {
    /// The place that control goes to.
    pub target: RegionTarget,
    /// The operands that go along.
    pub values: Vec<ValueId>,
    /// The number of arguments or results that the operation defines itself.
    pub skipped: usize,
}

impl RegionEdge {
    /// An edge that passes values to all arguments or results.
    #[must_use]
    pub fn new(target: RegionTarget, values: Vec<ValueId>) -> Self {
        Self {
            target,
            values,
            skipped: 0,
        }
    }

    /// The same edge, where the operation itself defines the first arguments.
    #[must_use]
    pub fn skipping(self, skipped: usize) -> Self {
        Self { skipped, ..self }
    }
}

/// The control flow of operations with regions, which are entered through their first blocks.
///
/// Each terminator of a block in a region that returns its operands, or that the dialect counts among the ends of its regions,
/// is asked for the edges that leave the region there.
#[derive(Clone, Copy, Debug)]
pub struct RegionFlow {
    /// The edges that control may take from the operation: into its regions, or past them.
    pub entries: fn(OpRef<'_>, KnownOperands<'_>) -> Vec<RegionEdge>,
    /// The edges that control may take from the last operation of a block, which is the second parameter.
    pub exits: fn(OpRef<'_>, OpRef<'_>, KnownOperands<'_>) -> Vec<RegionEdge>,
}

/// The first edge if the condition holds, the second if it does not, both if that is not known.
pub fn chosen([yes, no]: [RegionEdge; 2], condition: Option<Attr>) -> Vec<RegionEdge> {
    match condition {
        Some(Attr::TRUE) => vec![yes],
        Some(Attr::FALSE) => vec![no],
        _ => vec![yes, no],
    }
}
