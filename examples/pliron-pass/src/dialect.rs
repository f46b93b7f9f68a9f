//! The dialect of this example: just enough to have something to fold.

use pliron::builtin::op_interfaces::{
    IsTerminatorInterface, NOpdsInterface, NResultsInterface, OneOpdInterface, OneResultInterface,
    SameOperandsAndResultType, SameOperandsType, SameResultsType,
};
use pliron::context::Context;
use pliron::derive::{op_interface_impl, pliron_op};
use pliron::opts::dce::SideEffects;

/// The sum of two values.
#[pliron_op(
    name = "demo.add",
    format = "$0 `, ` $1 ` : ` type($0)",
    interfaces = [
        NOpdsInterface<2>, NResultsInterface<1>, OneResultInterface,
        SameOperandsAndResultType, SameOperandsType, SameResultsType,
    ],
    verifier = "succ",
)]
pub(crate) struct AddOp;

#[op_interface_impl]
impl SideEffects for AddOp {
    fn has_side_effects(&self, _ctx: &Context) -> bool {
        false
    }
}

/// Leaves a function with a value.
#[pliron_op(
    name = "demo.return",
    format = "$0",
    interfaces = [IsTerminatorInterface, NOpdsInterface<1>, OneOpdInterface, NResultsInterface<0>],
    verifier = "succ",
)]
pub(crate) struct ReturnOp;
