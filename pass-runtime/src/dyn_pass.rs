//! A pass without its Rust type, as managers hold it.

use crate::context::PassContext;
use crate::failure::Failure;
use crate::info::PassInfo;
use crate::init::InitContext;
use crate::ir::{Ir, OpFacts};
use crate::options::{OptionWriter, PassOptions, Statistic};
use crate::pass::OperationPass;
use crate::preserved::Preserved;

/// A pass of the IR `I` whose Rust type is not known.
pub type BoxedPass<I> = Box<dyn DynPass<I>>;

mod sealed {
    /// Implemented for passes alone, so that functions can be added to [`DynPass`](super::DynPass).
    pub trait Sealed<I> {}

    impl<I: crate::Ir, P: crate::OperationPass<I>> Sealed<I> for P {}
}

/// Any [`OperationPass`] of the IR `I`. The names of its functions differ from those of that trait, so that both can be
/// in scope. It is implemented for every pass, and cannot be implemented for anything else.
pub trait DynPass<I: Ir>: sealed::Sealed<I> + Send + Sync {
    /// Returns the static description.
    fn pass_info(&self) -> &'static PassInfo;

    /// See [`OperationPass::initialize_with`].
    ///
    /// # Errors
    ///
    /// Returns the error of the pass.
    fn prepare(&mut self, cx: &InitContext<'_, I>) -> Result<(), Failure>;

    /// See [`OperationPass::can_schedule_on`].
    fn accepts(&self, cx: &I::Context, op: &OpFacts<'_>) -> bool;

    /// See [`OperationPass::run_on_operation`].
    ///
    /// # Errors
    ///
    /// Returns the error of the pass.
    fn execute(&self, op: I::Op<'_>, cx: &mut PassContext<'_, I>) -> Result<Preserved, Failure>;

    /// Returns a copy with the same options, whose statistics start at zero.
    fn duplicate(&self) -> Box<dyn DynPass<I>>;

    /// Writes the options that differ from their defaults.
    fn write_options(&self, writer: &mut OptionWriter<'_>);

    /// Returns the statistics, in the order of [`PassInfo::statistics`].
    fn counters(&self) -> Vec<&Statistic>;
}

impl<I: Ir, P: OperationPass<I>> DynPass<I> for P {
    fn pass_info(&self) -> &'static PassInfo {
        P::INFO
    }

    fn prepare(&mut self, cx: &InitContext<'_, I>) -> Result<(), Failure> {
        self.initialize_with(cx)
    }

    fn accepts(&self, cx: &I::Context, op: &OpFacts<'_>) -> bool {
        self.can_schedule_on(cx, op)
    }

    fn execute(&self, op: I::Op<'_>, cx: &mut PassContext<'_, I>) -> Result<Preserved, Failure> {
        self.run_on_operation(op, cx)
    }

    fn duplicate(&self) -> Box<dyn DynPass<I>> {
        Box::new(self.clone())
    }

    fn write_options(&self, writer: &mut OptionWriter<'_>) {
        self.to_options().write(writer);
    }

    fn counters(&self) -> Vec<&Statistic> {
        let statistics = self.knows_statistics().then(|| self.statistics());
        statistics.unwrap_or_default()
    }
}
