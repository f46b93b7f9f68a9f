//! The times of the parts of the input.

use std::time::Instant;

use pass_runtime::timing::{Timing, TimingScope};
use pass_runtime::{Ir, PassManager};

use crate::report::Reporter;
use crate::settings::TimingSettings;

/// Times what becomes of a part of the input, if that is asked for.
pub(crate) struct Stopwatch<'s> {
    settings: &'s TimingSettings,
    timing: Option<Timing>,
}

impl<'s> Stopwatch<'s> {
    pub(crate) fn start(settings: &'s TimingSettings) -> Self {
        Self {
            settings,
            timing: settings.enabled.then(|| {
                let start = Instant::now();
                Timing::new(move || start.elapsed())
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

    pub(crate) fn is_running(&self) -> bool {
        self.timing.is_some()
    }

    pub(crate) fn report(self, reporter: &mut Reporter<'_>) {
        if let Some(timing) = self.timing {
            let TimingSettings {
                display, format, ..
            } = *self.settings;
            reporter.text(&timing.report().render(display, format));
        }
    }
}
