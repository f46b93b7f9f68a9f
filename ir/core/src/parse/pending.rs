//! An operation of which only the first half has been read.

use crate::handle::{Attr, BlockId, OpId, OpName};

/// The parts of an operation that precede its regions.
pub(super) struct Head {
    /// Where the name is.
    pub(super) at: usize,
    pub(super) name: OpName,
    /// Where the names of the results start in the list of the parser.
    pub(super) results: usize,
    /// Where the names of the operands start in the list of the parser.
    pub(super) operands: usize,
    /// Where the list of the operands ends in the text.
    pub(super) operands_end: usize,
    /// Where the line ends, if that is near.
    pub(super) line_end: Option<usize>,
    pub(super) successors: Vec<BlockId>,
    pub(super) props: Option<Attr>,
}

/// An operation whose regions are being read.
pub(super) struct Open {
    pub(super) head: Head,
    pub(super) op: OpId,
    /// Its regions are in a body of its own.
    pub(super) isolated: bool,
}
