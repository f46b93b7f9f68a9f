//! Divisions and remainders run where they would not have run if the divisor is known to be harmless.

use pass_ir::OpRef;
use pass_ir::flow::Speculation;

pub(super) fn unsigned_division(op: OpRef<'_>) -> Speculation {
    Speculation::always_if(each_divisor(op, |divisor| divisor != 0))
}

/// A signed division can be speculated if no divisor is 0, which traps, or -1, which may overflow. As in MLIR, which looks at the
/// range of the divisors, those of both signs prevent speculation.
pub(super) fn signed_division(op: OpRef<'_>) -> Speculation {
    let is_greater = each_divisor(op, |divisor| divisor > 0);
    Speculation::always_if(is_greater || each_divisor(op, |divisor| divisor < -1))
}

/// Returns whether the divisor is a constant each of whose elements fits.
fn each_divisor(op: OpRef<'_>, fits: impl Fn(i128) -> bool) -> bool {
    let divisor = op.operand(1);
    divisor.is_some_and(|divisor| op.body().is_constant_of(op.context(), divisor, fits))
}
