//! Checks passes that declare that a second run changes nothing.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use pass_runtime::Failure;
use pass_runtime::Preserved;
use pass_runtime::diagnostic::{Diagnostic, Emit};
use pass_runtime::instrumentation::{Instrumentation, PassSite, StepFailure, Verdict};
use pass_runtime::ir::Ir;

/// Fails a run in which the second run of a pass, right behind the first, changes the IR. The pipeline must have the second runs,
/// see [`PassEntry::repeated`](pass_runtime::manager::PassEntry::repeated).
#[derive(Debug, Default)]
pub struct CheckIdempotent {
    /// The fingerprints of the operations before the second runs that are under way, by run and span.
    before: Mutex<BTreeMap<(u64, u64), u64>>,
}

impl CheckIdempotent {
    fn under_way(&self) -> MutexGuard<'_, BTreeMap<(u64, u64), u64>> {
        self.before.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<I: Ir> Instrumentation<I> for CheckIdempotent {
    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) -> Verdict {
        if pass.is_repeat() {
            let fingerprint = I::fingerprint(pass.context(), op);
            self.under_way().insert(key(pass), fingerprint);
        }
        Verdict::Run
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        _: &Preserved,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        let before = self.under_way().remove(&key(pass));
        let is_same = |before| before == I::fingerprint(pass.context(), op);
        let (Some(info), false) = (pass.info(), before.is_none_or(is_same)) else {
            return Ok(());
        };
        let message = format!(
            "pass '{}' declares that it is idempotent, and its second run changes the operation",
            info.argument
        );
        let mut diagnostic = Diagnostic::error(I::location(pass.context(), op), message);
        if !info.origin.is_empty() {
            diagnostic = diagnostic.note(format!("it is declared at {}", info.origin));
        }
        diagnostic.subject.operation = Some(pass.operation(op));
        emit(diagnostic);
        Err(Failure::new())
    }

    fn after_failed_pass(
        &self,
        pass: &PassSite<'_, I>,
        _: &I::Op<'_>,
        _: &StepFailure,
        _: Emit<'_>,
    ) {
        self.under_way().remove(&key(pass));
    }
}

fn key<I: Ir>(pass: &PassSite<'_, I>) -> (u64, u64) {
    (pass.run().unique, pass.span())
}
