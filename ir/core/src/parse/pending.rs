//! A partly parsed operation.

use crate::handle::{Attr, BlockId, OpId, OpName};

/// The parts of an operation that precede its regions.
pub(super) struct Head {
    /// The offset of the name.
    pub(super) at: usize,
    pub(super) name: OpName,
    /// The index of the first result name in the list of the parser.
    pub(super) results: usize,
    /// The index of the first operand name in the list of the parser.
    pub(super) operands: usize,
    pub(super) operands_end: usize,
    /// The offset of the end of a short line.
    pub(super) line_end: Option<usize>,
    pub(super) successors: Vec<BlockId>,
    pub(super) props: Option<Attr>,
}

impl Head {
    /// Creates the parts of an operation that has its name alone.
    pub(super) fn new(at: usize, name: OpName) -> Self {
        Self {
            at,
            name,
            results: 0,
            operands: 0,
            operands_end: at,
            line_end: None,
            successors: Vec::new(),
            props: None,
        }
    }
}

/// An operation whose regions are being parsed.
pub(super) struct Open {
    pub(super) head: Head,
    pub(super) op: OpId,
    /// True if the operation owns a body with its regions.
    pub(super) isolated: bool,
}
