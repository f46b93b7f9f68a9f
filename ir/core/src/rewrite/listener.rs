//! The listener of the greedy driver.

use super::Pattern;
use crate::body::Header;
use crate::handle::{OpId, ValueId};
use crate::op_ref::OpRef;

/// An observer of rewriting that can veto rounds and patterns: a debug counter, a trace, an index of the operations.
///
/// The defaults do nothing and veto nothing. Changes of blocks are reported as changes of the affected operations.
pub trait Listener {
    /// Called before a round over all bodies, numbered from 0. Returns whether to run it; otherwise the driver stops
    /// as at a limit.
    fn before_round(&mut self, _round: u64) -> bool {
        true
    }

    /// Called after a round over all bodies.
    fn after_round(&mut self, _round: u64, _changed: bool) {}

    /// Called before a pattern is tried. Returns whether to try it.
    fn before_pattern(&mut self, _op: OpRef<'_>, _pattern: &Pattern) -> bool {
        true
    }

    /// Called after a pattern was tried.
    fn after_pattern(&mut self, _pattern: &Pattern, _applied: bool) {}

    /// Called after an operation was created.
    fn inserted(&mut self, _op: OpRef<'_>) {}

    /// Called after the operands, the attributes, the location or the position of an operation changed.
    fn changed(&mut self, _op: OpRef<'_>) {}

    /// Called before the results of an operation are replaced.
    fn replaced(&mut self, _op: OpRef<'_>, _values: &[ValueId]) {}

    /// Called after an operation was erased. The handle is invalid.
    fn erased(&mut self, _op: OpId, _header: &Header) {}
}
