//! The times of a run.

use std::sync::Arc;

use passwright::observe::timing::{self, TimingDisplay, TimingFormat, TimingReport};
use pyo3::prelude::*;

/// The time of a pass, a pipeline or an analysis, with those nested in it.
#[pyclass(frozen, get_all, module = "passwright")]
#[derive(Clone, Debug)]
pub(crate) struct Timer {
    /// The name of the pass, or words for anything else.
    name: String,
    /// Seconds that passed on the thread that took longest.
    wall: f64,
    /// Seconds of work, summed over threads.
    user: f64,
    /// Executions that would have changed nothing and were skipped.
    skipped: u64,
    /// What is timed inside of it.
    nested: Vec<Timer>,
}

#[pymethods]
impl Timer {
    fn __repr__(&self) -> String {
        format!("Timer({:?}, wall={:.6})", self.name, self.wall)
    }
}

impl Timer {
    fn of(timer: &timing::Timer) -> Self {
        Self {
            name: timer.name.clone(),
            wall: timer.times.wall.as_secs_f64(),
            user: timer.times.user.as_secs_f64(),
            skipped: timer.skipped,
            nested: timer.nested.iter().map(Self::of).collect(),
        }
    }
}

/// The times of a run. ``str()`` of it is the report that ``mlir-opt --mlir-timing`` prints.
#[pyclass(frozen, module = "passwright")]
#[derive(Clone, Debug)]
pub(crate) struct Timing(pub(crate) Arc<TimingReport>);

#[pymethods]
impl Timing {
    /// Seconds from the start of the run to its end.
    #[getter]
    fn total(&self) -> f64 {
        self.0.total.wall.as_secs_f64()
    }

    /// The outermost timers, in the order in which they started.
    #[getter]
    fn timers(&self) -> Vec<Timer> {
        self.0.timers.iter().map(Timer::of).collect()
    }

    /// Returns the report in the layout ``tree`` or ``list``, as ``text`` or ``json``.
    #[pyo3(signature = (*, display = "tree", format = "text"))]
    fn render(&self, py: Python<'_>, display: &str, format: &str) -> PyResult<String> {
        let error = |message: String| crate::error::value_error(py, &message);
        let display: TimingDisplay = display.parse().map_err(error)?;
        let format: TimingFormat = format.parse().map_err(error)?;
        Ok(self.0.render(display, format))
    }

    fn __str__(&self) -> String {
        self.0.render(TimingDisplay::Tree, TimingFormat::Text)
    }

    fn __repr__(&self) -> String {
        format!("Timing(total={:.6})", self.total())
    }
}
