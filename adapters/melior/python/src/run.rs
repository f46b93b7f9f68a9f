//! Runs of pipelines, on the thread of a module.

use std::sync::Arc;
use std::time::Instant;

use pass_melior::{Mlir, MlirContext, MlirModule};
use passwright::ir::{IrText, PrintOptions};
use passwright::manager::CancelToken;
use passwright::observe::timing::Timing;
use passwright::schedule::Parallel;
use passwright::{Diagnostic, OpPassManager, PassManager, PassRegistry};
use passwright_wheel::form::{DiagnosticForm, RunForm};

use crate::report;

/// A run of a pipeline.
pub(crate) struct Run {
    pub(crate) registry: Arc<PassRegistry<Mlir>>,
    /// The text of the pipeline.
    pub(crate) text: String,
    pub(crate) threads: bool,
    pub(crate) verify: bool,
    pub(crate) keep_before: bool,
    pub(crate) cancel: CancelToken,
}

/// Returns the pipeline that a text is, or what is wrong with it.
pub(crate) fn resolve(
    registry: &PassRegistry<Mlir>,
    cx: &MlirContext,
    text: &str,
) -> Result<OpPassManager<Mlir>, Vec<DiagnosticForm>> {
    let found =
        |errors: passwright::text::Errors| errors.iter().map(DiagnosticForm::of_text).collect();
    registry.parse(cx, text).map_err(found)
}

impl Run {
    /// Runs the pipeline.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with its text. A run that fails has a report that says so.
    pub(crate) fn execute(
        self,
        cx: &MlirContext,
        module: &mut MlirModule<'_>,
    ) -> Result<RunForm, Vec<DiagnosticForm>> {
        let pipeline = resolve(&self.registry, cx, &self.text)?;
        let start = Instant::now();
        let stopwatch = Timing::new(move || start.elapsed());
        let mut manager = PassManager::from(pipeline);
        manager.set_verify_each(self.verify);
        manager.set_registry(self.registry);
        manager.set_cancel(self.cancel);
        manager.add_instrumentation(stopwatch.clone());
        // Without threads if the system refuses to start them.
        if let Some(pool) = self.threads.then(|| Parallel::new(0).ok()).flatten() {
            manager.set_schedule(pool);
        }
        let mut print = |options| Mlir::print_root(cx, module, options);
        let before = self.keep_before.then(|| print(PrintOptions::default()));
        let exact = PrintOptions::default().locations(true);
        let exact_before = print(exact);
        let mut diagnostics = Vec::new();
        let mut emit = |diagnostic: Diagnostic| diagnostics.push(DiagnosticForm::of(&diagnostic));
        let result = manager.run(cx, module.op(), &mut emit);
        let failure = result.err();
        let failure =
            failure.map(|failure| failure.reason().unwrap_or("the run failed").to_owned());
        let changed = failure.is_none() && exact_before != Mlir::print_root(cx, module, exact);
        Ok(RunForm {
            diagnostics,
            failure,
            changed,
            timing: report::of_timing(&stopwatch.report()),
            before,
        })
    }
}
