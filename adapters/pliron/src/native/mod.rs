//! Passes of pliron's own pass manager.
//!
//! [`run`] runs one inside of a pass, such as one that is declared in KDL and passes its options on. [`PlironPassAdapter`] adapts one
//! without options. Both add what pliron's manager lacks: textual pipelines, statistics, instrumentation.

mod passes;
mod wrapper;

use pass_runtime::{Failure, Ir, PassContext, Preserved};
use pliron::irbuild::IRStatus;
use pliron::pass::{AnalysisManager, Pass};

use crate::diagnostic;
use crate::ir::Pliron;
use crate::op::PlironOp;

pub use passes::{
    Dce, DcePass, Mem2Reg, Mem2RegPass, Sccp, SccpPass, SimplifyCfg, SimplifyCfgPass,
    register_pliron_passes,
};
pub use wrapper::{PlironPassAdapter, PlironPassSpec};

/// Runs a pass of pliron, or one of its pass managers, on `op`. Analyses of pliron are dropped afterwards.
///
/// # Errors
///
/// Fails if the pass fails, after a diagnostic with pliron's error.
///
/// ```
/// use pass_pliron::{Pliron, PlironOp, native};
/// use pass_runtime::{Failure, PassContext, Preserved};
/// use pliron::opts::dce::DCEPass;
///
/// // The body of `run_on_operation` of a pass that is declared elsewhere.
/// fn run(op: PlironOp<'_>, cx: &mut PassContext<'_, Pliron>) -> Result<Preserved, Failure> {
///     native::run(&mut DCEPass, op, cx)
/// }
/// ```
pub fn run(
    pass: &mut dyn Pass,
    mut op: PlironOp<'_>,
    cx: &mut PassContext<'_, Pliron>,
) -> Result<Preserved, Failure> {
    let ptr = op.ptr();
    match pass.run(ptr, op.context_mut(), &mut AnalysisManager::default()) {
        Ok(result) => Ok(Preserved::unless(result.ir_changed == IRStatus::Changed)),
        Err(error) => {
            let here = Pliron::location(cx.context(), &op);
            cx.emit(diagnostic::from_error(op.context(), &error, here));
            Err(Failure::new())
        }
    }
}
