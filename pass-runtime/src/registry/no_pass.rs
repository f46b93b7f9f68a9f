//! What takes the place of a pass that a condition leaves out of a group.

use crate::context::PassContext;
use crate::failure::Failure;
use crate::info::PassInfo;
use crate::ir::Ir;
use crate::options::NoOptions;
use crate::pass::{OperationPass, Pass};
use crate::preserved::Preserved;

/// Stands in the bounds of a group's registration function, which cannot have conditions. It is never registered.
#[derive(Clone, Debug, Default)]
pub struct NoPass;

impl Pass for NoPass {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("NoPass", "no-pass");

    fn from_options(_: NoOptions) -> Self {
        Self
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl<I: Ir> OperationPass<I> for NoPass {
    fn run_on_operation(
        &self,
        _: I::Op<'_>,
        _: &mut PassContext<'_, I>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}
