//! Observers of runs: times, traces, dumps of the IR, and reports.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use pass_report::{Recording, Report};
use passwright::PassManager;
use passwright::embedded::Embedded;
use passwright::observe::ir_printing::{IrPrinter, IrPrinting, PassFilter};
use passwright::observe::timing::Timing as Stopwatch;
use passwright::observe::trace::Trace;
use passwright::text::names::nearest;
use pyo3::prelude::*;

use crate::error::value_error;
use crate::registry;
use crate::timing::Timing;

/// What looks at runs while it is entered.
#[pyclass(frozen, module = "passwright")]
pub(crate) struct Observer {
    start: Instant,
    timing: Option<Stopwatch>,
    trace: Option<Trace>,
    report: Option<Report>,
    printing: Option<IrPrinting>,
    dumps: Arc<Mutex<String>>,
}

/// The number of observers that are entered, in any thread: runs ask Python for them only if there are some.
static ENTERED: AtomicUsize = AtomicUsize::new(0);

/// Returns the observers that are entered where this runs.
pub(crate) fn entered(py: Python<'_>) -> PyResult<Vec<Py<Observer>>> {
    if ENTERED.load(Ordering::Relaxed) == 0 {
        return Ok(Vec::new());
    }
    let module = py.import("passwright._observe")?;
    module.call_method0("entered")?.extract()
}

fn filter(py: Python<'_>, names: Option<Vec<String>>) -> PyResult<PassFilter> {
    let Some(names) = names else {
        return Ok(PassFilter::All);
    };
    let registry = registry::current(py)?;
    let known: Vec<&str> = registry.passes().map(|pass| pass.info().argument).collect();
    if let Some(unknown) = names.iter().find(|name| !known.contains(&name.as_str())) {
        let meant = nearest(unknown, known.iter().copied());
        let help = meant.map(|name| format!("did you mean `{name}`?"));
        let help = help.unwrap_or_else(|| registry::ADVICE.to_owned());
        let message = format!("unknown pass `{unknown}`\nhelp: {help}");
        return Err(value_error(py, &message));
    }
    Ok(if names.is_empty() {
        PassFilter::None
    } else {
        PassFilter::Named(names)
    })
}

#[pymethods]
impl Observer {
    /// ``None`` stands for all passes.
    #[new]
    #[expect(
        clippy::too_many_arguments,
        reason = "they are keywords of `observe` in Python"
    )]
    fn new(
        py: Python<'_>,
        timing: bool,
        trace: bool,
        report: bool,
        before: Option<Vec<String>>,
        after: Option<Vec<String>>,
        on_change: bool,
        module_scope: bool,
    ) -> PyResult<Self> {
        let start = Instant::now();
        let clock = move || start.elapsed();
        let mut printing = IrPrinting::default();
        printing.before = filter(py, before)?;
        printing.after = filter(py, after)?;
        printing.on_change = on_change;
        printing.module_scope = module_scope;
        let prints = (&printing.before, &printing.after) != (&PassFilter::None, &PassFilter::None);
        Ok(Self {
            start,
            timing: timing.then(|| Stopwatch::new(clock)),
            trace: trace.then(|| Trace::new(clock)),
            report: report.then(|| Report::new("passwright")),
            printing: Some(printing).filter(|_| prints),
            dumps: Arc::default(),
        })
    }

    #[staticmethod]
    fn enter() {
        ENTERED.fetch_add(1, Ordering::Relaxed);
    }

    #[staticmethod]
    fn leave() {
        ENTERED.fetch_sub(1, Ordering::Relaxed);
    }

    fn times(&self) -> Option<Timing> {
        let report = self.timing.as_ref()?.report();
        Some(Timing(Arc::new(report)))
    }

    fn trace_json(&self) -> Option<String> {
        Some(self.trace.as_ref()?.to_json())
    }

    fn report_html(&self) -> Option<String> {
        Some(self.report.as_ref()?.to_html())
    }

    fn dumps(&self) -> String {
        let dumps = self.dumps.lock().unwrap_or_else(PoisonError::into_inner);
        dumps.clone()
    }
}

impl Observer {
    /// Adds the instrumentations. Returns the recording for a report, if one is made.
    pub(crate) fn attach(
        &self,
        name: &str,
        manager: &mut PassManager<Embedded>,
    ) -> Option<Recording> {
        if let Some(printing) = &self.printing {
            let dumps = Arc::clone(&self.dumps);
            let printer = IrPrinter::with_sink(
                printing.clone(),
                move |dump: passwright::observe::ir_printing::Dump,
                      _: passwright::diagnostic::Emit<'_>| {
                    let mut dumps = dumps.lock().unwrap_or_else(PoisonError::into_inner);
                    dumps.push_str(&dump.render());
                },
            );
            manager.add_instrumentation(printer);
        }
        let start = self.start;
        let recording = self.report.as_ref();
        let recording = recording.map(|report| report.run(name, move || start.elapsed()));
        if let Some(recording) = &recording {
            manager.add_instrumentation(recording.clone());
        }
        if let Some(trace) = &self.trace {
            manager.add_instrumentation(trace.clone());
        }
        if let Some(recording) = &recording {
            manager.add_instrumentation(recording.timing());
        }
        if let Some(timing) = &self.timing {
            manager.add_instrumentation(timing.clone());
        }
        recording
    }
}
