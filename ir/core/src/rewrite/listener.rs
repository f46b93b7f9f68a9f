//! The events of rewriting that a listener receives.

use super::Pattern;
use crate::body::Header;
use crate::handle::{OpId, ValueId};
use crate::op_ref::OpRef;

/// Observes the rewriting, and may hold it back: a debug counter, a trace, an index of the operations.
///
/// Every function has a default that does nothing and lets everything go on. Changes of blocks and their arguments are
/// reported as those of the operations that change with them.
pub trait Listener {
    /// A round over all bodies is about to begin, the first one with the number 0. The rewriting ends here, as at a limit,
    /// if the answer is `false`.
    fn before_round(&mut self, _round: u64) -> bool {
        true
    }

    /// A round over all bodies has ended. `changed` is true if there was something to change.
    fn after_round(&mut self, _round: u64, _changed: bool) {}

    /// A pattern is about to be tried on an operation; it is left out if the answer is `false`.
    fn before_pattern(&mut self, _op: OpRef<'_>, _pattern: &Pattern) -> bool {
        true
    }

    /// A pattern was tried, and applied or not.
    fn after_pattern(&mut self, _pattern: &Pattern, _applied: bool) {}

    /// An operation was made.
    fn inserted(&mut self, _op: OpRef<'_>) {}

    /// An operation has other operands, attributes or another location, or is in another place.
    fn changed(&mut self, _op: OpRef<'_>) {}

    /// The results of an operation, which is still there, are about to be replaced by these values.
    fn replaced(&mut self, _op: OpRef<'_>, _values: &[ValueId]) {}

    /// An operation is gone. Its handle says nothing any more; what it was is in the header.
    fn erased(&mut self, _op: OpId, _header: &Header) {}
}
