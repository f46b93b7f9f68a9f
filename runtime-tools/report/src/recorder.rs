//! The instrumentation that records a run.

use std::thread::ThreadId;
use std::time::Duration;

use pass_runtime::instrumentation::{
    Event, Instrumentation, Interest, Outcome, PassSite, Sink, Verdict,
};
use pass_runtime::{Failure, Ir, PassInfo};

use crate::budget::EXECUTIONS;
use crate::changes::{Change, TextPair};
use crate::recording::Recording;
use crate::row::{Execution, RowKey};

pub(crate) struct OpenExecution {
    start: Duration,
    /// The text before the pass, if there is room for a difference.
    text: Option<String>,
}

impl<I: Ir> Instrumentation<I> for Recording {
    fn interest(&self) -> Interest {
        Interest::PASSES
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        let Event::Pass { pass, op } = event else {
            return Verdict::Run;
        };
        if pass.info().is_none() {
            return Verdict::Run;
        }
        let needs_text = self.changes().has_room(&RowKey::for_site(pass));
        let text = needs_text.then(|| self.print(pass, op, false));
        let thread = std::thread::current().id();
        let mut data = self.data();
        add_thread(&mut data.threads, thread);
        // As late as possible, so that the work of the report is not timed.
        let start = self.now();
        data.open
            .insert(pass.execution(), OpenExecution { start, text });
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        if let Event::Pass { pass, op } = event
            && let Some(info) = pass.info()
        {
            self.end_pass(pass, op, info, outcome, emit);
        }
        Ok(())
    }
}

impl Recording {
    /// Prints the operation of a pass. A failed pass may leave it invalid, so that only the generic form is safe.
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
        info: &'static PassInfo,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) {
        let now = self.now();
        let Some(open) = self.data().open.remove(&pass.execution()) else {
            return;
        };
        let time = now.saturating_sub(open.start);
        let key = RowKey::for_site(pass);
        let (is_failure, is_unchanged) = (outcome.failure().is_some(), outcome.is_unchanged());
        let mut data = self.data();
        let row = data.rows.entry(key.clone()).or_default();
        row.add(time, !is_unchanged && !is_failure, is_failure);
        add_slow(&mut data.slowest, time, || Execution {
            pass: info.name,
            operation: pass.operation(op),
            time,
        });
        drop(data);
        let Some(before) = open.text.filter(|_| !is_unchanged) else {
            return;
        };
        let after = self.print(pass, op, is_failure);
        let change = Change {
            key,
            operation: pass.operation(op),
            is_failure,
            added: 0,
            removed: 0,
            lines: Vec::new(),
            left_out: 0,
        };
        let recording = self.clone();
        pass.pipeline().in_order(emit, move |_| {
            recording.changes().add(change, &TextPair { before, after });
        });
    }
}

fn add_thread(threads: &mut Vec<ThreadId>, thread: ThreadId) {
    if !threads.contains(&thread) {
        threads.push(thread);
    }
}

fn add_slow(slowest: &mut Vec<Execution>, time: Duration, execution: impl FnOnce() -> Execution) {
    let is_full = slowest.len() == EXECUTIONS;
    if is_full && slowest.last().is_some_and(|last| last.time >= time) {
        return;
    }
    if is_full {
        slowest.pop();
    }
    let position = slowest.partition_point(|slow| slow.time >= time);
    slowest.insert(position, execution());
}
