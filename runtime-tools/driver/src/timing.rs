//! Times of the phases in which an input is processed.

use std::time::Instant;

use pass_observe::timing::{Timing, TimingScope};
use pass_runtime::{Ir, PassManager};

use crate::interrupt::ShutdownNotice;
use crate::recording::Recording;
use crate::report::Reporter;
use crate::settings::Settings;

pub(crate) struct Stopwatch<'s> {
    settings: &'s Settings,
    timing: Option<Timing>,
}

impl<'s> Stopwatch<'s> {
    /// Starts a timer, or shares that of a recording.
    pub(crate) fn start(settings: &'s Settings, recording: Option<&Recording>) -> Self {
        let start = Instant::now();
        let timing = || {
            settings
                .timing
                .then(|| Timing::new(move || start.elapsed()))
        };
        Self {
            settings,
            timing: recording.map(Recording::timing).or_else(timing),
        }
    }

    /// Times a phase until the returned scope is dropped.
    pub(crate) fn phase(&self, name: &str) -> Option<TimingScope> {
        self.timing.as_ref().map(|timing| timing.scope(name))
    }

    /// Times the passes of a manager. Instrumentations that are added later are part of these times.
    pub(crate) fn time_passes<I: Ir>(&self, manager: &mut PassManager<I>) {
        if let Some(timing) = &self.timing {
            manager.add_instrumentation(timing.clone());
        }
    }

    /// Returns a function that renders the times so far, also for a process that ends during the run.
    pub(crate) fn shutdown_notice(&self) -> Option<ShutdownNotice> {
        let timing = self.timing.clone().filter(|_| self.settings.timing)?;
        let (display, format) = (self.settings.timing_display, self.settings.timing_format);
        Some(Box::new(move || timing.report().render(display, format)))
    }

    pub(crate) fn report(self, reporter: &mut Reporter<'_>) {
        if let Some(report) = self.shutdown_notice() {
            reporter.text(&report());
        }
    }
}
