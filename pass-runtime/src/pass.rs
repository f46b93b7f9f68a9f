//! The traits of a pass: its description with options and statistics, and its implementation for each IR.

use crate::context::PassContext;
use crate::failure::Failure;
use crate::info::PassInfo;
use crate::init::InitContext;
use crate::ir::{Ir, OpFacts};
use crate::options::{PassOptions, Statistic};
use crate::preserved::Preserved;

/// A pass without its implementation: its name, its options and its statistics. Usually generated, by
/// [`declare_pass!`](crate::declare_pass).
pub trait Pass: Clone + Send + Sync + 'static {
    /// The options; [`NoOptions`](crate::options::NoOptions) if there are none.
    type Options: PassOptions;

    /// The static description.
    const INFO: &'static PassInfo;

    /// Creates a pass with these options.
    fn from_options(options: Self::Options) -> Self;

    /// Returns the options as they stand.
    fn to_options(&self) -> Self::Options;

    /// Returns the statistics, in the order of [`PassInfo::statistics`].
    fn statistics(&self) -> Vec<&Statistic> {
        Vec::new()
    }
}

/// The implementation of a pass for the IR `I`.
///
/// The rules for passes are in the types. A pass cannot reach the siblings of its operation or change its parents, for it
/// holds no more than the operation. It cannot keep state from one run to the next, for it runs by shared reference. It
/// can be copied and shared between threads. It cannot keep an operation after its run. And it has to say what it left
/// as it was.
///
/// ```
/// # use pass_toy::tree::*;
/// # pass_runtime::declare_pass! { struct Trim = "trim" }
/// use pass_runtime::{Failure, OperationPass, PassContext, Preserved};
///
/// impl OperationPass<Tree> for Trim {
///     fn run_on_operation(&self, op: &mut Node, cx: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
///         if op.children.is_empty() {
///             return Err(cx.error(&op, "nothing to trim"));
///         }
///         let before = op.children.len();
///         op.children.retain(|child| child.name != "leaf");
///         Ok(Preserved::unless(op.children.len() != before))
///     }
/// }
/// ```
pub trait OperationPass<I: Ir>: Pass {
    /// Prepares what all runs share, such as compiled patterns. Called on a fresh copy, once before a pipeline runs.
    ///
    /// # Errors
    ///
    /// If the pass cannot run at all; nothing runs then.
    fn initialize(&mut self, _cx: &I::Context) -> Result<(), Failure> {
        Ok(())
    }

    /// Initializes a pass that also looks up pipelines. The provided method calls [`initialize`](Self::initialize).
    ///
    /// # Errors
    ///
    /// If the pass cannot run at all; nothing runs then.
    fn initialize_with(&mut self, cx: &InitContext<'_, I>) -> Result<(), Failure> {
        self.initialize(cx.context())
    }

    /// Returns true if the pass may run on operations of this name, beyond the restrictions in [`Pass::INFO`].
    fn can_schedule_on(&self, _cx: &I::Context, _op: &OpFacts<'_>) -> bool {
        true
    }

    /// Returns false if nothing is known of what the pass counts, since other code than Rust does its work. Reports leave its
    /// statistics out then, instead of claiming that they are zero.
    fn knows_statistics(&self) -> bool {
        true
    }

    /// Runs the pass on `op`.
    ///
    /// # Errors
    ///
    /// If `op` cannot go on through the pipeline. Operations beside it do.
    fn run_on_operation(
        &self,
        op: I::Op<'_>,
        cx: &mut PassContext<'_, I>,
    ) -> Result<Preserved, Failure>;
}
