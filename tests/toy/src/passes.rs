//! Passes for any IR, which change nothing.

use pass_runtime::passes::PlainPass;
use pass_runtime::{Failure, Ir, OperationPass, PassContext, PassInfo, Preserved};

/// The pass `fold`.
#[derive(Clone, Default)]
pub struct Fold;

/// The pass `inline`.
#[derive(Clone, Default)]
pub struct Inline;

/// The pass `trim`.
#[derive(Clone, Default)]
pub struct Trim;

impl PlainPass for Fold {
    const INFO: &'static PassInfo = &PassInfo::new("Fold", "fold");
}

impl PlainPass for Inline {
    const INFO: &'static PassInfo = &PassInfo::new("Inline", "inline");
}

impl PlainPass for Trim {
    const INFO: &'static PassInfo = &PassInfo::new("Trim", "trim");
}

impl<I: Ir> OperationPass<I> for Fold {
    fn run_on_operation(
        &self,
        _: I::Op<'_>,
        _: &mut PassContext<'_, I>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

impl<I: Ir> OperationPass<I> for Inline {
    fn run_on_operation(
        &self,
        _: I::Op<'_>,
        _: &mut PassContext<'_, I>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

impl<I: Ir> OperationPass<I> for Trim {
    fn run_on_operation(
        &self,
        _: I::Op<'_>,
        _: &mut PassContext<'_, I>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}
