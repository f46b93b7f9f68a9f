//! Divisions run where they would not have run if the divisor is known to be harmless.

use crate::{OpRef, Speculation};

/// An unsigned division traps on zero.
pub(super) fn unsigned_division(op: OpRef<'_>) -> Speculation {
    Speculation::always_if(divisor(op).is_some_and(|divisor| divisor != 0))
}

/// A signed division traps on zero, and overflows on minus one.
pub(super) fn signed_division(op: OpRef<'_>) -> Speculation {
    Speculation::always_if(divisor(op).is_some_and(|divisor| divisor != 0 && divisor != -1))
}

fn divisor(op: OpRef<'_>) -> Option<i128> {
    op.body().constant_splat(op.context(), op.operand(1)?)
}
