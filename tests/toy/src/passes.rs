//! Passes for any IR, which change nothing.

use pass_runtime::{Failure, Ir, OperationPass, PassContext, Preserved, declare_pass};

/// The pass `fold`.
#[derive(Clone, Default)]
pub struct Fold;

/// The pass `inline`.
#[derive(Clone, Default)]
pub struct Inline;

/// The pass `trim`.
#[derive(Clone, Default)]
pub struct Trim;

declare_pass!(pub impl Fold = "fold");

declare_pass!(pub impl Inline = "inline");

declare_pass!(pub impl Trim = "trim");

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
