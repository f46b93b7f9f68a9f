//! A small dialect to test on.

use pliron::builtin::op_interfaces::{
    AtMostNRegionsInterface, AtMostOneRegionInterface, IsTerminatorInterface, NOpdsInterface,
    NResultsInterface, OneOpdInterface, OneResultInterface, SameOperandsAndResultType,
    SameOperandsType, SameResultsType,
};
use pliron::common_traits::Verify;
use pliron::context::Context;
use pliron::derive::{op_interface, op_interface_impl, pliron_op};
use pliron::op::Op;
use pliron::opts::dce::SideEffects;
use pliron::result::Result;
use pliron::verify_err;

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

/// Ends a function.
#[pliron_op(
    name = "demo.return",
    format = "$0",
    interfaces = [IsTerminatorInterface, NOpdsInterface<1>, OneOpdInterface, NResultsInterface<0>],
    verifier = "succ",
)]
pub(crate) struct ReturnOp;

/// Never valid.
#[pliron_op(name = "demo.bad", format = "", interfaces = [NOpdsInterface<0>, NResultsInterface<0>])]
pub(crate) struct BadOp;

impl Verify for BadOp {
    fn verify(&self, ctx: &Context) -> Result<()> {
        verify_err!(self.loc(ctx), "it is\n  bad")
    }
}

/// Panics wherever it is looked at.
#[pliron_op(name = "demo.bomb", format = "", interfaces = [NOpdsInterface<0>, NResultsInterface<0>])]
pub(crate) struct BombOp;

impl Verify for BombOp {
    fn verify(&self, _ctx: &Context) -> Result<()> {
        panic!("boom")
    }
}

/// A region that is not isolated.
#[pliron_op(
    name = "demo.scope",
    format = "region($0)",
    interfaces = [
        NOpdsInterface<0>, NResultsInterface<0>, AtMostOneRegionInterface, AtMostNRegionsInterface<1>, Marked,
    ],
    verifier = "succ",
)]
pub(crate) struct ScopeOp;

/// An interface of one's own.
#[op_interface]
pub(crate) trait Marked {
    fn verify(_op: &dyn Op, _ctx: &Context) -> Result<()>
    where
        Self: Sized,
    {
        Ok(())
    }
}
