//! Runs a pipeline under the eyes of all observers.

use pass_runtime::PassManager;
use pass_runtime::ir::IrText;

use super::Session;
use crate::dumps::{self, Problems};
use crate::failed::Failed;
use crate::gates::Counters;
use crate::progress::Progress;
use crate::recording::Recording;
use crate::report::Reporter;
use crate::statistics;
use crate::timing::Stopwatch;

/// The observers of one part of the input that are reported at its end.
#[derive(Clone, Copy)]
pub(super) struct Watches<'w> {
    pub(super) counters: &'w Counters,
    pub(super) stopwatch: &'w Stopwatch<'w>,
    pub(super) recording: Option<&'w Recording>,
}

impl<I: IrText> Session<'_, I> {
    /// Runs the pipeline. The observers are added in the order that the guide documents.
    pub(super) fn run(
        &self,
        name: &str,
        watches: Watches<'_>,
        manager: &mut PassManager<I>,
        root: &mut I::Root<'_>,
        reporter: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let (cx, recording) = (self.cx, watches.recording);
        let problems = Problems::default();
        let colors = self.settings.color.unwrap_or(self.driver.colors);
        self.gates.watch(watches.counters, manager);
        self.remarks.watch(manager);
        dumps::watch(self.settings, colors, &problems, manager);
        if let Some(recording) = recording {
            manager.add_instrumentation(recording.clone());
        }
        self.observers.watch(self.settings, manager);
        if let Some(progress) = self.progress() {
            progress.phase(&format!("running passes on {name}"));
            manager.add_instrumentation(progress.clone());
        }
        // The last one, so that the work of the others is no pass's.
        watches.stopwatch.watch(manager);
        if self.settings.dump_pipeline {
            reporter.text(&format!("{}\n", manager.pipeline().dump()));
        }
        let result = manager.run(cx, I::root(root), &mut |diagnostic| {
            reporter.diagnostic(diagnostic);
        });
        let is_cancelled = self.driver.is_cancelled();
        if is_cancelled {
            self.driver.reporting.begin();
        }
        if let Some(progress) = self.progress() {
            progress.hide();
        }
        if let Some(recording) = recording {
            recording.pipeline(manager);
        }
        if let Some(counted) = manager.statistics().filter(|_| self.settings.statistics) {
            reporter.text(&statistics::render(
                &counted,
                self.settings.statistics_display,
            ));
        }
        self.gates.write_ir(&problems);
        self.remarks.report(reporter);
        let problems = problems.take();
        reporter.text(&problems);
        result.map_err(|failure| Failed::of(name, &failure))?;
        if is_cancelled {
            return Err(Failed::line(format!(
                "{name}: error: the run was cancelled"
            )));
        }
        if !problems.is_empty() {
            return Err(Failed::said(String::new()));
        }
        Ok(())
    }

    /// The progress on a terminal, if there is one and it is wanted.
    pub(super) fn progress(&self) -> Option<&Progress> {
        let progress = self.driver.progress.as_ref();
        progress.filter(|_| self.settings.progress)
    }
}
