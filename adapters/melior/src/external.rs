//! Our passes, as passes of MLIR's own pass manager.

#![expect(
    unsafe_code,
    reason = "MLIR lends the operation to the pass as an address"
)]

mod glue;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mlir_sys::MlirOperation;
use pass_runtime::instrumentation::{self, Event, Instrumentation, Sink};
use pass_runtime::ir::LoadError;
use pass_runtime::manager::Anchor;
use pass_runtime::statistics::StatisticInfo;
use pass_runtime::{Failure, Ir, OperationPass, PassManager};

use crate::context::{Alive, MlirContext};
use crate::ir::Mlir;
use crate::op::{MlirName, MlirOp};
use glue::{Outcome, RunPass};

/// Adapts a declared pass, with the current values of its options, to MLIR's own pass manager. Returns the pass and its
/// statistics, which can be read after a run.
///
/// MLIR clones the pass for each thread, verifies after it, and asks it for the operations that it accepts, like a pass in
/// C++. Diagnostics of the pass go to MLIR's handlers, with their labels and help as notes, and requested text to standard
/// error. MLIR prints the pass without its options. The dialects that the pass
/// declares are loaded immediately.
///
/// ```
/// use melior::ir::{Location, Module};
/// use pass_melior::{Mlir, MlirContext, MlirOp, external};
/// use pass_runtime::prelude::*;
///
/// /// Count the operations that the pass runs on
/// #[pass(name = "count-runs", crate = "::pass_runtime")]
/// struct CountRuns {
///     #[statistic]
///     runs: Statistic,
/// }
///
/// impl OperationPass<Mlir> for CountRuns {
///     fn run_on_operation(&self, _op: MlirOp<'_>, _cx: &mut PassContext<'_, Mlir>) -> Result<Preserved, Failure> {
///         self.runs.increment();
///         Ok(Preserved::all())
///     }
/// }
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let cx = MlirContext::new();
/// // SAFETY: this is the thread of the context, and there is no other.
/// let melior = unsafe { cx.melior() };
/// let mut module = Module::new(Location::unknown(melior));
/// let (pass, statistics) = external(&cx, CountRuns::default()).map_err(|failure| failure.to_string())?;
/// let manager = melior::pass::PassManager::new(melior);
/// manager.add_pass(pass);
/// manager.run(&mut module)?;
/// assert_eq!(statistics.get("runs"), Some(1));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// Fails if a dialect that the pass declares is not registered, or cannot be loaded now.
pub fn external<P: OperationPass<Mlir>>(
    cx: &MlirContext,
    pass: P,
) -> Result<(melior::pass::Pass, ExternalStatistics), Failure> {
    for dialect in P::INFO.dialects {
        cx.load(dialect)
            .map_err(|error| not_loaded(dialect, &error))?;
    }
    let start = P::INFO.statistics.iter().map(|info| (*info, 0));
    let statistics = ExternalStatistics(Arc::new(Mutex::new(start.collect())));
    let declared = ExternalPass::new(cx.alive().clone(), pass, statistics.clone())?;
    Ok((glue::pass(P::INFO, Box::new(declared)), statistics))
}

fn not_loaded(dialect: &str, error: &LoadError) -> Failure {
    let why = match error {
        LoadError::Unknown { .. } => "is not registered with this context",
        _ => {
            "cannot be loaded while threads run, or by another thread than the one that made the context"
        }
    };
    Failure::because(format!("the dialect '{dialect}' {why}"))
}

/// The statistics of a pass in MLIR's pass manager, summed over its clones and runs.
#[derive(Clone, Debug)]
pub struct ExternalStatistics(Arc<Mutex<Vec<(StatisticInfo, u64)>>>);

impl ExternalStatistics {
    /// Returns all statistics in declaration order, each with its value.
    pub fn read(&self) -> Vec<(StatisticInfo, u64)> {
        self.values().clone()
    }

    /// Returns the value of a statistic.
    pub fn get(&self, name: &str) -> Option<u64> {
        let values = self.values();
        let found = values.iter().find(|(info, _)| info.name == name);
        found.map(|(_, value)| *value)
    }

    /// Adds what a clone counted since its last run.
    fn add(&self, before: &[(StatisticInfo, u64)], now: &[(StatisticInfo, u64)]) {
        let mut values = self.values();
        for (index, ((total, sum), (info, value))) in values.iter_mut().zip(now).enumerate() {
            if info.maximum {
                total.maximum = true;
                *sum = (*sum).max(*value);
            } else {
                let before = before.get(index).map_or(0, |(_, before)| *before);
                *sum = sum.saturating_add(value.saturating_sub(before));
            }
        }
    }

    fn values(&self) -> MutexGuard<'_, Vec<(StatisticInfo, u64)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A clone of the pass, which one thread uses at a time.
struct ExternalPass<P: OperationPass<Mlir>> {
    /// The original pass, for further clones.
    pass: P,
    manager: PassManager<Mlir>,
    changed_nothing: Arc<AtomicBool>,
    /// The statistics of this clone after its last run.
    counted: Vec<(StatisticInfo, u64)>,
    statistics: ExternalStatistics,
    /// The last field, so that the manager is dropped first.
    context: Alive,
}

impl<P: OperationPass<Mlir>> ExternalPass<P> {
    fn new(context: Alive, pass: P, statistics: ExternalStatistics) -> Result<Self, Failure> {
        let changed_nothing = Arc::new(AtomicBool::new(false));
        let mut manager = PassManager::new(Anchor::Any);
        let added = manager.add(pass.clone()).map(drop);
        added.map_err(|error| Failure::because(error.to_string()))?;
        // MLIR's manager verifies.
        manager.set_verify_each(false);
        manager.add_instrumentation(ChangeObserver(changed_nothing.clone()));
        Ok(Self {
            pass,
            manager,
            changed_nothing,
            counted: Vec::new(),
            statistics,
            context,
        })
    }

    fn count(&mut self) {
        let passes = self
            .manager
            .statistics()
            .and_then(|statistics| statistics.nested);
        let pass = passes.and_then(|passes| passes.into_iter().next());
        let counted = pass.map(|pass| pass.statistics).unwrap_or_default();
        self.statistics.add(&self.counted, &counted);
        self.counted = counted;
    }
}

impl<P: OperationPass<Mlir>> RunPass for ExternalPass<P> {
    fn run(&mut self, op: MlirOperation) -> Outcome {
        let cx = self.context.context();
        // SAFETY: MLIR lends the operation to the pass that it runs, for the length of the run.
        let mut op = unsafe { MlirOp::from_raw(op, &cx) };
        if !cx.owns(&op.melior()) {
            return Outcome::Failed;
        }
        let mut diagnostics = Vec::new();
        let emit = &mut |diagnostic| diagnostics.push(diagnostic);
        let result = self.manager.run(&cx, op.reborrow(), emit);
        self.count();
        // During the run, MLIR's handlers would return them as diagnostics of the run.
        for diagnostic in &diagnostics {
            glue::report(&op.melior(), diagnostic);
        }
        match result {
            Err(_) => Outcome::Failed,
            Ok(()) if self.changed_nothing.load(Ordering::Relaxed) => Outcome::ChangedNothing,
            Ok(()) => Outcome::Changed,
        }
    }

    fn accepts(&self, name: &str) -> bool {
        let cx = self.context.context();
        let info = P::INFO;
        let name_id = MlirName::new(&cx, name);
        let has_interface = |interface| Mlir::implements(&cx, name_id, interface);
        (info.ops.is_empty() || info.ops.contains(&name))
            && info.interface.is_none_or(has_interface)
            && self.pass.can_schedule_on(&cx, &Mlir::facts(&cx, name_id))
    }

    fn copy(&self) -> Option<Box<dyn RunPass>> {
        let (context, pass) = (self.context.clone(), self.pass.clone());
        let copy = Self::new(context, pass, self.statistics.clone()).ok()?;
        Some(Box::new(copy))
    }
}

struct ChangeObserver(Arc<AtomicBool>);

impl Instrumentation<Mlir> for ChangeObserver {
    fn exit(
        &self,
        event: &Event<'_, '_, Mlir>,
        outcome: &instrumentation::Outcome<'_>,
        _: Sink<'_, Mlir>,
    ) -> Result<(), Failure> {
        if let Event::Pass { .. } = event {
            self.0.store(outcome.is_unchanged(), Ordering::Relaxed);
        }
        Ok(())
    }
}
