//! Running only the first pass executions, to find the one that breaks the result.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pass_runtime::Failure;
use pass_runtime::diagnostic::{Diagnostic, Operation};
use pass_runtime::instrumentation::{
    Event, ExecutionId, Instrumentation, Interest, Outcome, PassSite, Sink, Verdict,
};
use pass_runtime::ir::{Ir, PrintOptions};
use pass_runtime::text::render::printable;

/// Numbers the executions of passes and skips all above a limit. Halving the limit finds the first execution after which a
/// result is wrong.
///
/// Passes that are [required](pass_runtime::PassInfo::required) always run and have no number, and executions that an
/// earlier instrumentation skips have none either. A manager with this
/// instrumentation runs on one operation at a time, so that numbers are the same in every run.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::PassManager;
/// use pass_debug::Bisect;
///
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(Bisect::new(17));
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
pub struct Bisect {
    /// The numbers of the executions that run.
    intervals: Vec<RangeInclusive<u64>>,
    is_verbose: bool,
    /// Symbols of the operations on which executions are numbered; all if empty.
    symbols: Vec<String>,
    numbered: AtomicU64,
    /// Running executions whose operation, or an ancestor of it, has one of `symbols`.
    within_symbols: Mutex<BTreeSet<ExecutionId>>,
    at_limit: Option<AtLimit>,
}

struct AtLimit {
    options: PrintOptions,
    on_limit: Arc<dyn Fn(&str) + Send + Sync>,
    is_reached: AtomicBool,
}

impl Bisect {
    /// Creates an instrumentation that runs the first `limit` executions.
    pub fn new(limit: u64) -> Self {
        Self::with_intervals([1..=limit])
    }

    /// Creates an instrumentation that runs the executions with these numbers, which begin with 1.
    pub fn with_intervals(intervals: impl IntoIterator<Item = RangeInclusive<u64>>) -> Self {
        Self {
            intervals: intervals.into_iter().collect(),
            is_verbose: false,
            symbols: Vec::new(),
            numbered: AtomicU64::new(0),
            within_symbols: Mutex::default(),
            at_limit: None,
        }
    }

    /// Sets whether each execution is reported with its number.
    #[must_use]
    pub fn verbose(mut self, is_verbose: bool) -> Self {
        self.is_verbose = is_verbose;
        self
    }

    /// Restricts bisection to operations with these symbols and those inside of them. Passes on others always run, and
    /// have no number.
    #[must_use]
    pub fn symbols(mut self, symbols: impl IntoIterator<Item = String>) -> Self {
        self.symbols.extend(symbols);
        self
    }

    /// Passes the text of the outermost operation to `on_limit` once the limit is reached: before the first execution that is
    /// skipped, or at the end of a run in which all executions ran.
    #[must_use]
    pub fn at_limit(
        mut self,
        options: PrintOptions,
        on_limit: impl Fn(&str) + Send + Sync + 'static,
    ) -> Self {
        self.at_limit = Some(AtLimit {
            options,
            on_limit: Arc::new(on_limit),
            is_reached: AtomicBool::new(false),
        });
        self
    }

    /// Returns how many executions have been numbered so far, run or skipped.
    pub fn numbered_executions(&self) -> u64 {
        self.numbered.load(Ordering::Relaxed)
    }

    /// Adds the execution to `within_symbols` if its operation, or an ancestor of it, has one of the symbols.
    fn track_symbols<I: Ir>(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        let symbol = I::symbol(pass.context(), op);
        let caller = pass.pipeline().caller();
        let mut within = self.within_symbols();
        if symbol.is_some_and(|symbol| self.symbols.contains(&symbol))
            || caller.is_some_and(|caller| within.contains(&caller.execution()))
        {
            within.insert(pass.execution());
        }
    }

    fn within_symbols(&self) -> MutexGuard<'_, BTreeSet<ExecutionId>> {
        let executions = self.within_symbols.lock();
        executions.unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether the execution gets a number.
    fn is_numbered<I: Ir>(&self, pass: &PassSite<'_, I>) -> bool {
        pass.runs()
            && pass.info().is_some_and(|info| !info.required)
            && (self.symbols.is_empty() || self.within_symbols().contains(&pass.execution()))
    }
}

impl AtLimit {
    fn report_once_before<I: Ir>(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, emit: Sink<'_, I>) {
        if !self.is_reached.swap(true, Ordering::Relaxed) {
            let on_limit = Arc::clone(&self.on_limit);
            let snapshot = pass.snapshot(op, self.options);
            snapshot.print(emit, move |text, _| on_limit(text));
        }
    }
}

impl<I: Ir> Instrumentation<I> for Bisect {
    fn interest(&self) -> Interest {
        let snapshots = Interest::SNAPSHOTS.when(self.at_limit.is_some());
        Interest::PASSES | Interest::RUNS | Interest::ORDER | snapshots
    }

    fn enter(&self, event: &Event<'_, '_, I>, emit: Sink<'_, I>) -> Verdict {
        let Event::Pass { pass, op } = event else {
            return Verdict::Run;
        };
        if !self.symbols.is_empty() {
            self.track_symbols(pass, op);
        }
        let Some(info) = pass.info() else {
            return Verdict::Run;
        };
        if !self.is_numbered(pass) {
            return Verdict::Run;
        }
        let number = self.numbered.fetch_add(1, Ordering::Relaxed) + 1;
        let mut intervals = self.intervals.iter();
        let runs = intervals.any(|interval| interval.contains(&number));
        if self.is_verbose {
            let decision = if runs { "running" } else { "NOT running" };
            let (pass, Operation { name, symbol, .. }) = (info.name, pass.operation(op));
            let symbol = symbol.map_or(String::new(), |symbol| format!(" @{}", printable(&symbol)));
            let line = format!("BISECT: {decision} pass ({number}) {pass} on '{name}'{symbol}\n");
            emit(Diagnostic::output(line).into());
        }
        if runs {
            return Verdict::Run;
        }
        if let Some(at_limit) = &self.at_limit {
            at_limit.report_once_before(pass, op, emit);
        }
        Verdict::Skip
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        _: Sink<'_, I>,
    ) -> Result<(), Failure> {
        match event {
            Event::Pass { pass, .. } if !self.symbols.is_empty() => {
                self.within_symbols().remove(&pass.execution());
            }
            Event::Run { op, .. } if outcome.failure().is_none() => {
                if let Some(at_limit) = &self.at_limit
                    && !at_limit.is_reached.load(Ordering::Relaxed)
                {
                    (at_limit.on_limit)(&I::print(event.context(), op, at_limit.options));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

impl fmt::Debug for Bisect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bisect")
            .field("intervals", &self.intervals)
            .field("symbols", &self.symbols)
            .finish_non_exhaustive()
    }
}
