//! Running only the first pass executions, to find the one that does harm.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pass_runtime::Failure;
use pass_runtime::Preserved;
use pass_runtime::diagnostic::{Diagnostic, Emit};
use pass_runtime::instrumentation::{
    Instrumentation, PassSite, PipelineSite, StepFailure, Verdict,
};
use pass_runtime::ir::{Ir, PrintOptions};

/// Numbers the executions of passes and skips all above a limit. Halving the limit finds the first execution after which a
/// result is wrong.
///
/// Passes that are [required](pass_runtime::PassInfo::required) always run and have no number, and executions that an
/// instrumentation skips which was added before have none either. With a limit a manager runs on one
/// operation at a time, so numbers are the same in every run.
///
/// ```
/// # mod tree { include!("../../../pass-runtime/tests/doc/tree.rs"); }
/// # use tree::*;
/// use pass_runtime::PassManager;
/// use pass_debug::Bisect;
///
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(Bisect::new(17));
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
pub struct Bisect {
    limit: u64,
    is_verbose: bool,
    /// Symbols of the operations on which executions are numbered; all if empty.
    symbols: Vec<String>,
    begun: AtomicU64,
    /// The steps under way on operations with these symbols or inside of them, by run and span.
    within_symbols: Mutex<BTreeSet<(u64, u64)>>,
    at_limit: Option<AtLimit>,
}

/// Receives the outermost operation once the limit is reached.
struct AtLimit {
    options: PrintOptions,
    take: Arc<dyn Fn(&str) + Send + Sync>,
    is_reached: AtomicBool,
}

impl Bisect {
    /// Lets as many executions run as given.
    pub fn new(limit: u64) -> Self {
        Self {
            limit,
            is_verbose: false,
            symbols: Vec::new(),
            begun: AtomicU64::new(0),
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

    /// Hands the text of the outermost operation to `take` once the limit is reached: as it is before the first execution
    /// that is skipped, or at the end of a run in which none is.
    #[must_use]
    pub fn at_limit(
        mut self,
        options: PrintOptions,
        take: impl Fn(&str) + Send + Sync + 'static,
    ) -> Self {
        self.at_limit = Some(AtLimit {
            options,
            take: Arc::new(take),
            is_reached: AtomicBool::new(false),
        });
        self
    }

    /// The number of executions so far, those that were skipped among them.
    pub fn executions(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }

    /// Records whether the operation of a step, or one around it, has one of the symbols.
    fn begin<I: Ir>(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        let symbol = I::symbol(pass.context(), op);
        let caller = pass.pipeline().caller();
        let mut within = self.within_symbols();
        if symbol.is_some_and(|symbol| self.symbols.contains(&symbol))
            || caller.is_some_and(|caller| within.contains(&key(&caller)))
        {
            within.insert(key(pass));
        }
    }

    fn within_symbols(&self) -> MutexGuard<'_, BTreeSet<(u64, u64)>> {
        let steps = self.within_symbols.lock();
        steps.unwrap_or_else(PoisonError::into_inner)
    }

    fn end<I: Ir>(&self, pass: &PassSite<'_, I>) {
        if !self.symbols.is_empty() {
            self.within_symbols().remove(&key(pass));
        }
    }

    /// True if an execution of the pass of this step gets a number.
    fn is_numbered<I: Ir>(&self, pass: &PassSite<'_, I>) -> bool {
        pass.runs()
            && pass.info().is_some_and(|info| !info.required)
            && (self.symbols.is_empty() || self.within_symbols().contains(&key(pass)))
    }
}

impl AtLimit {
    fn reached_before<I: Ir>(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, emit: Emit<'_>) {
        if !self.is_reached.swap(true, Ordering::Relaxed) {
            let take = Arc::clone(&self.take);
            let snapshot = pass.snapshot(op, self.options);
            snapshot.print(emit, move |text, _| take(text));
        }
    }
}

impl<I: Ir> Instrumentation<I> for Bisect {
    fn needs_snapshots(&self) -> bool {
        self.at_limit.is_some()
    }

    fn needs_order(&self) -> bool {
        true
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, emit: Emit<'_>) -> Verdict {
        if !self.symbols.is_empty() {
            self.begin(pass, op);
        }
        let Some(info) = pass.info().filter(|_| self.is_numbered(pass)) else {
            return Verdict::Run;
        };
        let number = self.begun.fetch_add(1, Ordering::Relaxed) + 1;
        let runs = number <= self.limit;
        if self.is_verbose {
            let decision = if runs { "running" } else { "NOT running" };
            let (pass, operation) = (info.name, pass.operation(op));
            let line = format!(
                "BISECT: {decision} pass ({number}) {pass} on '{}'",
                operation.name
            );
            let symbol = operation.symbol.map(|symbol| format!(" @{symbol}"));
            let symbol = symbol.unwrap_or_default();
            emit(Diagnostic::output(format!("{line}{symbol}\n")));
        }
        if runs {
            return Verdict::Run;
        }
        if let Some(at_limit) = &self.at_limit {
            at_limit.reached_before(pass, op, emit);
        }
        Verdict::Skip
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        _: &I::Op<'_>,
        _: &Preserved,
        _: Emit<'_>,
    ) -> Result<(), Failure> {
        self.end(pass);
        Ok(())
    }

    fn after_failed_pass(
        &self,
        pass: &PassSite<'_, I>,
        _: &I::Op<'_>,
        _: &StepFailure,
        _: Emit<'_>,
    ) {
        self.end(pass);
    }

    fn after_run(
        &self,
        run: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        failure: Option<&StepFailure>,
        _: Emit<'_>,
    ) {
        if let Some(at_limit) = &self.at_limit
            && failure.is_none()
            && !at_limit.is_reached.load(Ordering::Relaxed)
        {
            (at_limit.take)(&I::print(run.context(), op, at_limit.options));
        }
    }
}

fn key<I: Ir>(pass: &PassSite<'_, I>) -> (u64, u64) {
    (pass.run().unique, pass.span())
}

impl fmt::Debug for Bisect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bisect")
            .field("limit", &self.limit)
            .field("symbols", &self.symbols)
            .finish_non_exhaustive()
    }
}
