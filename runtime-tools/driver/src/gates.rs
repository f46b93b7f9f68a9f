//! The instrumentations that skip passes and actions: bisection and debug counters.

use std::sync::{Arc, Mutex, PoisonError};

use pass_debug::{Bisect, CounterError, DebugCounters};
use pass_runtime::{Ir, PassManager};

use crate::dumps::Problems;
use crate::output;
use crate::settings::{BisectSettings, CounterSettings, Settings};

/// The instrumentations that skip passes and actions, as the settings ask for.
pub(crate) struct Gates {
    /// Counts the executions of all parts of the input.
    bisect: Option<Arc<Bisect>>,
    bisect_settings: BisectSettings,
    /// The outermost operation at the limit, until it is written.
    at_limit: Arc<Mutex<Option<String>>>,
    counter_settings: CounterSettings,
}

/// The counters of one part of the input.
pub(crate) struct Counters {
    counters: Arc<DebugCounters>,
    is_printed: bool,
}

impl Gates {
    /// The gates, or a message on a setting that cannot be read.
    pub(crate) fn new(settings: &Settings) -> Result<Self, String> {
        let (bisect, counters) = (&settings.bisect, &settings.counters);
        if let Err(error) = counters.text.parse::<DebugCounters>() {
            return Err(wrong_counters(&error));
        }
        let unused = [
            (!bisect.symbols.is_empty(), "--opt-bisect-funcs"),
            (bisect.ir_path.is_some(), "--opt-bisect-print-ir-path"),
        ];
        let unused = unused.into_iter().find(|(is_given, _)| *is_given);
        if let (None, Some((_, flag))) = (bisect.limit, unused) {
            let help = "give the number of pass executions that run";
            return Err(format!("'{flag}' needs '--opt-bisect-limit'\nhelp: {help}"));
        }
        let at_limit = Arc::default();
        Ok(Self {
            bisect: bisect
                .limit
                .map(|limit| Arc::new(bisection(limit, settings, &at_limit))),
            bisect_settings: bisect.clone(),
            at_limit,
            counter_settings: counters.clone(),
        })
    }

    /// New counters, for one part of the input.
    pub(crate) fn counters(&self) -> Counters {
        let CounterSettings { text, print } = &self.counter_settings;
        Counters {
            // The text has been read before.
            counters: Arc::new(text.parse().unwrap_or_default()),
            is_printed: *print,
        }
    }

    /// Lets the gates decide on the passes and actions of a manager.
    pub(crate) fn watch<I: Ir>(&self, counters: &Counters, manager: &mut PassManager<I>) {
        if let Some(bisect) = &self.bisect {
            manager.add_instrumentation(Arc::clone(bisect));
        }
        if !self.counter_settings.text.is_empty() {
            manager.add_instrumentation(Arc::clone(&counters.counters));
        }
    }

    /// Writes the IR at the limit of bisection, once it is reached.
    pub(crate) fn write_ir(&self, problems: &Problems) {
        let taken = self.at_limit.lock();
        let text = taken.unwrap_or_else(PoisonError::into_inner).take();
        let Some((text, path)) = text.zip(self.bisect_settings.ir_path.as_ref()) else {
            return;
        };
        if let Err(message) = output::write_file(path, &text) {
            problems.add(&message);
        }
    }
}

impl Counters {
    /// True if reports have a text.
    pub(crate) fn is_reported(&self) -> bool {
        self.is_printed
    }

    /// The numbers so far, if they are wanted.
    pub(crate) fn report(&self) -> String {
        if self.is_printed {
            self.counters.to_string()
        } else {
            String::new()
        }
    }
}

fn bisection(limit: u64, settings: &Settings, at_limit: &Arc<Mutex<Option<String>>>) -> Bisect {
    let BisectSettings {
        verbose,
        symbols,
        ir_path,
        ..
    } = &settings.bisect;
    let bisect = Bisect::new(limit)
        .verbose(*verbose)
        .symbols(symbols.iter().cloned());
    if ir_path.is_none() {
        return bisect;
    }
    let at_limit = Arc::clone(at_limit);
    bisect.at_limit(settings.print, move |text| {
        let mut at_limit = at_limit.lock().unwrap_or_else(PoisonError::into_inner);
        *at_limit = Some(format!("{text}\n"));
    })
}

fn wrong_counters(error: &CounterError) -> String {
    let help = "a counter is such as 'apply-pattern-skip=3' or 'apply-pattern-count=1'";
    format!("'--debug-counter': {error}\nhelp: {help}")
}
