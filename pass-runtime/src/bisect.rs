//! Running only the first pass executions, to find the one that does harm.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::diagnostic::{Diagnostic, Emit};
use crate::instrumentation::{Instrumentation, PassSite, Verdict};
use crate::ir::Ir;

/// Numbers the executions of passes and skips all above a limit. Halving the limit finds the first execution after which a
/// result is wrong.
///
/// Passes that are [required](crate::PassInfo::required) always run and have no number. Numbers follow the order of
/// execution, so they are the same in every run in one thread alone.
///
/// ```
/// # mod tree { include!("../tests/doc/tree.rs"); }
/// # use tree::*;
/// use pass_runtime::PassManager;
/// use pass_runtime::instrumentation::Bisect;
///
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(Bisect::new(17));
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
#[derive(Debug)]
pub struct Bisect {
    limit: u64,
    is_verbose: bool,
    begun: AtomicU64,
}

impl Bisect {
    /// Lets as many executions run as given.
    pub const fn new(limit: u64) -> Self {
        Self {
            limit,
            is_verbose: false,
            begun: AtomicU64::new(0),
        }
    }

    /// Sets whether each execution is reported with its number.
    #[must_use]
    pub const fn verbose(mut self, is_verbose: bool) -> Self {
        self.is_verbose = is_verbose;
        self
    }

    /// The number of executions so far, those that were skipped among them.
    pub fn executions(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }
}

impl<I: Ir> Instrumentation<I> for Bisect {
    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, emit: Emit<'_>) -> Verdict {
        let Some(info) = pass.info().filter(|info| !info.required) else {
            return Verdict::Run;
        };
        let number = self.begun.fetch_add(1, Ordering::Relaxed) + 1;
        let runs = number <= self.limit;
        if self.is_verbose {
            let what = if runs { "running" } else { "NOT running" };
            let (pass, operation) = (info.name, pass.engine.operation(op));
            let line = format!(
                "BISECT: {what} pass ({number}) {pass} on '{}'",
                operation.name
            );
            let symbol = operation.symbol.map(|symbol| format!(" @{symbol}"));
            let symbol = symbol.unwrap_or_default();
            emit(Diagnostic::output(format!("{line}{symbol}\n")));
        }
        if runs { Verdict::Run } else { Verdict::Skip }
    }
}
