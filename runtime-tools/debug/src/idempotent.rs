//! Checks passes that declare that a second run changes nothing.

use std::sync::{Mutex, MutexGuard, PoisonError};

use pass_runtime::Failure;
use pass_runtime::diagnostic::Diagnostic;
use pass_runtime::instrumentation::{
    ByExecution, Event, Instrumentation, Interest, Outcome, Sink, Verdict,
};
use pass_runtime::ir::Ir;

/// Fails a run in which the second run of a pass, right behind the first, changes the IR. The pipeline must have the second runs,
/// see [`PassEntry::repeated`](pass_runtime::manager::PassEntry::repeated).
#[derive(Debug, Default)]
pub struct CheckIdempotent {
    /// The fingerprints of operations before running repeats.
    before: Mutex<ByExecution<u64>>,
}

impl CheckIdempotent {
    fn lock(&self) -> MutexGuard<'_, ByExecution<u64>> {
        self.before.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<I: Ir> Instrumentation<I> for CheckIdempotent {
    fn interest(&self) -> Interest {
        Interest::PASSES
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        if let Event::Pass { pass, op } = event
            && pass.is_repeat()
        {
            let fingerprint = I::fingerprint(pass.context(), op);
            self.lock().insert(pass.execution(), fingerprint);
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        let Event::Pass { pass, op } = event else {
            return Ok(());
        };
        let before = self.lock().remove(&pass.execution());
        let before = before.filter(|_| outcome.failure().is_none());
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
        emit(diagnostic.into());
        Err(Failure::new())
    }
}
