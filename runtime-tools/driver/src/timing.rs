//! The times of the parts of the input.

use pass_observe::timing::{Timing, TimingScope};
use pass_runtime::{Ir, PassManager};

use crate::clock::CycleClock;
use crate::recording::Recording;
use crate::report::Reporter;
use crate::settings::TimingSettings;

/// Times what becomes of a part of the input, if that is asked for.
pub(crate) struct Stopwatch<'s> {
    settings: &'s TimingSettings,
    timing: Option<Timing>,
}

impl<'s> Stopwatch<'s> {
    /// Starts to time, together with a recording if there is one.
    pub(crate) fn start(settings: &'s TimingSettings, recording: Option<&Recording>) -> Self {
        let recorded = recording.map(Recording::timing);
        Self {
            settings,
            timing: recorded.or_else(|| {
                let enabled = settings.enabled;
                enabled.then(|| Timing::new(CycleClock::start()))
            }),
        }
    }

    /// Times a phase, until what comes back is dropped.
    pub(crate) fn phase(&self, name: &str) -> Option<TimingScope> {
        self.timing.as_ref().map(|timing| timing.scope(name))
    }

    /// Times the passes of a manager. What else looks on is best added before.
    pub(crate) fn watch<I: Ir>(&self, manager: &mut PassManager<I>) {
        if let Some(timing) = &self.timing {
            manager.add_instrumentation(timing.clone());
        }
    }

    /// True if there is a report at the end.
    pub(crate) fn is_reported(&self) -> bool {
        self.settings.enabled
    }

    /// Makes the report of the times up to then, if there is to be one, for a process that ends in between.
    pub(crate) fn last_words(&self) -> Option<Box<dyn FnOnce() -> String + Send>> {
        let timing = self.timing.clone().filter(|_| self.settings.enabled)?;
        let TimingSettings {
            display, format, ..
        } = *self.settings;
        Some(Box::new(move || timing.report().render(display, format)))
    }

    pub(crate) fn report(self, reporter: &mut Reporter<'_>) {
        if let Some(timing) = self.timing.filter(|_| self.settings.enabled) {
            let TimingSettings {
                display, format, ..
            } = *self.settings;
            reporter.text(&timing.report().render(display, format));
        }
    }
}
