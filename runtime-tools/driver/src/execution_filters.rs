//! Filters of pass executions and actions: bisection and debug counters.

use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError};

use pass_debug::{Bisect, DebugCounters};
use pass_runtime::{Ir, PassManager};

use crate::dumps::FileErrors;
use crate::output;
use crate::run_error::with_help;
use crate::settings::Settings;

/// The filters of a run; one for all parts of the input.
pub(crate) struct ExecutionFilters<'s> {
    settings: &'s Settings,
    /// Shared by all parts of the input, so that numbering continues across them.
    bisect: Option<Arc<Bisect>>,
    /// The outermost operation at the limit, until it is written.
    ir_at_limit: Arc<Mutex<Option<String>>>,
}

/// The debug counters of one part of the input.
pub(crate) struct PartCounters {
    debug_counters: Arc<DebugCounters>,
    is_reported: bool,
}

impl<'s> ExecutionFilters<'s> {
    pub(crate) fn new(settings: &'s Settings) -> Result<Self, String> {
        read_counters(settings)?;
        let mut filters = Self {
            settings,
            bisect: None,
            ir_at_limit: Arc::default(),
        };
        let intervals = match (&settings.opt_bisect_limit, &settings.opt_bisect) {
            (Some(limit), None) => Some(vec![1..=limit.0]),
            (None, Some(intervals)) => Some(intervals.0.clone()),
            (None, None) => None,
            (Some(_), Some(_)) => {
                let message = "'--opt-bisect' cannot be combined with '--opt-bisect-limit'";
                let help = "a limit of N is the interval '1-N'";
                return Err(with_help(message, help));
            }
        };
        if let Some(intervals) = intervals {
            filters.bisect = Some(Arc::new(filters.create_bisect(intervals)));
            return Ok(filters);
        }
        let flag = if !settings.opt_bisect_funcs.0.is_empty() {
            "--opt-bisect-funcs"
        } else if settings.opt_bisect_print_ir_path.is_some() {
            "--opt-bisect-print-ir-path"
        } else {
            return Ok(filters);
        };
        let message = format!("'{flag}' needs '--opt-bisect-limit'");
        let help = "add '--opt-bisect-limit=N', where N is the number of pass executions that run";
        Err(with_help(message, help))
    }

    fn create_bisect(&self, intervals: Vec<RangeInclusive<u64>>) -> Bisect {
        let bisect = Bisect::with_intervals(intervals)
            .verbose(self.settings.opt_bisect_verbose)
            .symbols(self.settings.opt_bisect_funcs.symbols());
        if self.settings.opt_bisect_print_ir_path.is_none() {
            return bisect;
        }
        let ir_at_limit = Arc::clone(&self.ir_at_limit);
        bisect.at_limit(self.settings.print_options(), move |text| {
            let mut ir_at_limit = ir_at_limit.lock().unwrap_or_else(PoisonError::into_inner);
            *ir_at_limit = Some(format!("{text}\n"));
        })
    }

    pub(crate) fn new_counters(&self) -> PartCounters {
        PartCounters {
            // `new` has already rejected counters that do not parse.
            debug_counters: Arc::new(read_counters(self.settings).unwrap_or_default()),
            is_reported: self.settings.print_debug_counter,
        }
    }

    pub(crate) fn install_on<I: Ir>(&self, counters: &PartCounters, manager: &mut PassManager<I>) {
        if let Some(bisect) = &self.bisect {
            manager.add_instrumentation(Arc::clone(bisect));
        }
        if !self.settings.debug_counter.is_empty() {
            manager.add_instrumentation(Arc::clone(&counters.debug_counters));
        }
    }

    /// Returns a warning, with a line break at its end, if no pass has run on the operations that the settings name. Else it is empty.
    pub(crate) fn warning(&self, tool: &str) -> String {
        let is_unused = self
            .bisect
            .as_ref()
            .is_some_and(|bisect| bisect.numbered_executions() == 0);
        if is_unused && !self.settings.opt_bisect_funcs.0.is_empty() {
            let names = self.settings.opt_bisect_funcs.symbols().join("', '");
            format!("{tool}: warning: no pass has run on '{names}' of '--opt-bisect-funcs'\n")
        } else {
            String::new()
        }
    }

    /// Writes the IR at the limit of bisection, once it is reached.
    pub(crate) fn write_ir_at_limit(&self, file_errors: &FileErrors) {
        let text = self.ir_at_limit.lock();
        let text = text.unwrap_or_else(PoisonError::into_inner).take();
        if let Some((text, path)) = text.zip(self.settings.opt_bisect_print_ir_path.as_ref())
            && let Err(message) = output::write_file(path, &text)
        {
            file_errors.add(message);
        }
    }
}

impl PartCounters {
    /// Returns the counts for `--print-debug-counter`, or an empty text without that flag.
    pub(crate) fn report(&self) -> String {
        if self.is_reported {
            self.debug_counters.to_string()
        } else {
            String::new()
        }
    }
}

fn read_counters(settings: &Settings) -> Result<DebugCounters, String> {
    let help = "a counter is such as 'apply-pattern-skip=3' or 'apply-pattern-count=1'";
    let counters = settings.debug_counter.join(",").parse();
    counters.map_err(|error| with_help(format!("'--debug-counter': {error}"), help))
}
