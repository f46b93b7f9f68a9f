//! The hooks that note what a run does.

use std::thread::ThreadId;
use std::time::Duration;

use pass_runtime::diagnostic::{Emit, Operation};
use pass_runtime::instrumentation::{Instrumentation, PassSite, StepFailure, Verdict};
use pass_runtime::{Failure, Ir, PassInfo, Preserved};

use crate::budget::EXECUTIONS;
use crate::changes::{Change, Texts};
use crate::recording::Recording;
use crate::row::{Execution, RowKey};

/// An execution that has not ended.
pub(crate) struct Open {
    start: Duration,
    /// The text before the pass, if there is room for a difference.
    text: Option<String>,
}

/// The end of an execution.
struct End<'e> {
    info: &'static PassInfo,
    /// Makes the text after the pass; `None` if the pass said that it changed nothing.
    print: Option<&'e dyn Fn() -> String>,
    is_failure: bool,
}

impl<I: Ir> Instrumentation<I> for Recording {
    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) -> Verdict {
        if pass.info().is_none() {
            return Verdict::Run;
        }
        let is_wanted = self.changes().wants(&RowKey::of(pass));
        let text = is_wanted.then(|| self.print(pass, op, false));
        let thread = std::thread::current().id();
        let mut notes = self.notes();
        note_thread(&mut notes.threads, thread);
        // As late as possible, so that what the report takes is not timed.
        let start = self.now();
        notes.open.insert(key(pass), Open { start, text });
        Verdict::Run
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        preserved: &Preserved,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        if let Some(info) = pass.info() {
            let print = || self.print(pass, op, false);
            let end = End {
                info,
                print: (!preserved.is_all()).then_some(&print),
                is_failure: false,
            };
            self.end_pass(pass, op, end, emit);
        }
        Ok(())
    }

    fn after_failed_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        _: &StepFailure,
        emit: Emit<'_>,
    ) {
        if let Some(info) = pass.info() {
            let end = End {
                info,
                print: Some(&|| self.print(pass, op, true)),
                is_failure: true,
            };
            self.end_pass(pass, op, end, emit);
        }
    }
}

impl Recording {
    /// The text of the operation of a pass. What a failed pass leaves may be invalid, so that only the generic form is safe.
    fn print<I: Ir>(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, after_failure: bool) -> String {
        let mut options = self.print_options();
        // Names are defined ahead of the outermost operation.
        options.local_scope |= pass.pipeline().caller().is_some();
        options.generic |= after_failure && I::verify(pass.context(), op, true, &mut drop).is_err();
        I::print(pass.context(), op, options)
    }

    fn end_pass<I: Ir>(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        end: End<'_>,
        emit: Emit<'_>,
    ) {
        let now = self.now();
        let Some(open) = self.notes().open.remove(&key(pass)) else {
            return;
        };
        let time = now.saturating_sub(open.start);
        let row = RowKey::of(pass);
        let operation = || {
            let cx = pass.context();
            Operation::new(I::facts(cx, I::name(cx, op)).name, I::symbol(cx, op))
        };
        let mut notes = self.notes();
        let is_change = end.print.is_some() && !end.is_failure;
        let counted = notes.rows.entry(row.clone()).or_default();
        counted.add(time, is_change, end.is_failure);
        note_slow(&mut notes.slowest, time, || Execution {
            pass: end.info.name,
            operation: operation(),
            time,
        });
        drop(notes);
        let Some((before, print)) = open.text.zip(end.print) else {
            return;
        };
        let after = print();
        let change = Change {
            key: row,
            operation: operation(),
            is_failure: end.is_failure,
            added: 0,
            removed: 0,
            lines: Vec::new(),
            left_out: 0,
        };
        let recording = self.clone();
        pass.pipeline().in_order(emit, move |_| {
            recording.changes().add(change, &Texts { before, after });
        });
    }
}

fn key<I: Ir>(pass: &PassSite<'_, I>) -> (u64, u64) {
    (pass.run().unique, pass.span())
}

fn note_thread(threads: &mut Vec<ThreadId>, thread: ThreadId) {
    if !threads.contains(&thread) {
        threads.push(thread);
    }
}

/// Keeps an execution if it is one of the slowest.
fn note_slow(slowest: &mut Vec<Execution>, time: Duration, execution: impl FnOnce() -> Execution) {
    let is_full = slowest.len() == EXECUTIONS;
    if is_full && slowest.last().is_some_and(|last| last.time >= time) {
        return;
    }
    if is_full {
        slowest.pop();
    }
    let position = slowest.partition_point(|other| other.time >= time);
    slowest.insert(position, execution());
}
