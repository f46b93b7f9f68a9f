//! Files about a run: traces, profiles and logs of actions, and reports.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use pass_observe::actions::{ActionLog, ActionProfile};
use pass_observe::trace::Trace;
use pass_runtime::{Ir, PassManager};

use crate::output::{Output, WriteError, cannot_open};
use crate::recording::{Recording, Report, new_report};
use crate::settings::Settings;

/// The files about a run: one set for the whole input, also if it is split.
pub(crate) struct Artifacts<'s> {
    settings: &'s Settings,
    trace: Option<(Trace, DeferredOutput)>,
    profile: Option<(Arc<ActionProfile>, DeferredOutput)>,
    log: Option<Arc<Mutex<Log>>>,
    report: Option<(Report, DeferredOutput)>,
    start: Instant,
}

/// The place to which text is written once, at the end of the run.
struct DeferredOutput(Cell<Option<Output>>);

enum Log {
    /// A file to which each line is written at once, so that the log of a process that crashes is complete.
    File {
        path: PathBuf,
        file: File,
        error: Option<io::Error>,
    },
    Stdout(String),
}

impl<'s> Artifacts<'s> {
    pub(crate) fn new(tool: &str, settings: &'s Settings) -> Result<Self, String> {
        let start = Instant::now();
        let clock = move || start.elapsed();
        let log = settings
            .log_actions_to
            .as_deref()
            .map(Log::open)
            .transpose()?;
        let profile = DeferredOutput::open(settings.profile_actions_to.as_deref())?;
        let trace = DeferredOutput::open(settings.trace_file.as_deref())?;
        let report = new_report(tool).filter(|_| settings.report.is_some());
        let report = report.zip(DeferredOutput::open(settings.report.as_deref())?);
        Ok(Self {
            settings,
            trace: trace.map(|target| (Trace::new(clock), target)),
            profile: profile.map(|target| (Arc::new(ActionProfile::new(clock)), target)),
            log: log.map(|log| Arc::new(Mutex::new(log))),
            report,
            start,
        })
    }

    /// Starts the recording of the part of the input whose first line is `line`; `None` without a report.
    pub(crate) fn record(&self, name: &str, line: usize) -> Option<Recording> {
        let (report, _) = self.report.as_ref()?;
        let name = match self.settings.split_input_file.0 {
            Some(_) => format!("{name}:{line}"),
            None => name.to_owned(),
        };
        let start = self.start;
        let recording = report.run(name, move || start.elapsed());
        recording.set_print_options(self.settings.print_options());
        Some(recording)
    }

    pub(crate) fn add_instrumentations<I: Ir>(&self, manager: &mut PassManager<I>) {
        if let Some(log) = self.log.clone() {
            let log = ActionLog::new(move |line: &str| {
                log.lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push(line);
            });
            let Ok(filter) = self.settings.log_actions_filter.join(",").parse();
            manager.add_instrumentation(log.filter(filter));
        }
        if let Some((profile, _)) = &self.profile {
            manager.add_instrumentation(Arc::clone(profile));
        }
        if let Some((trace, _)) = &self.trace {
            manager.add_instrumentation(trace.clone());
        }
    }

    /// Writes all files, and to standard output what has `-` as its file. Returns the first error after all was tried.
    pub(crate) fn write_all(&self, stdout: &mut dyn Write) -> Result<(), WriteError> {
        let mut result = self.write_log(stdout);
        if let Some((profile, target)) = &self.profile {
            result = result.and(target.write(&profile.to_json(), stdout));
        }
        if let Some((trace, target)) = &self.trace {
            result = result.and(target.write(&trace.to_json(), stdout));
        }
        if let Some((report, target)) = &self.report {
            result = result.and(target.write(&report.to_html(), stdout));
        }
        result
    }

    fn write_log(&self, stdout: &mut dyn Write) -> Result<(), WriteError> {
        let Some(log) = &self.log else {
            return Ok(());
        };
        match &mut *log.lock().unwrap_or_else(PoisonError::into_inner) {
            Log::Stdout(lines) => Output::Stdout.finish(lines, stdout),
            Log::File { path, error, .. } => match error.take() {
                Some(error) => Err(WriteError::of_file(path, error)),
                None => Ok(()),
            },
        }
    }
}

impl DeferredOutput {
    fn open(path: Option<&Path>) -> Result<Option<Self>, String> {
        let output = path.map(|path| Output::open(Some(path))).transpose()?;
        Ok(output.map(|output| Self(Cell::new(Some(output)))))
    }

    fn write(&self, content: &str, stdout: &mut dyn Write) -> Result<(), WriteError> {
        match self.0.take() {
            None => Ok(()),
            Some(Output::Stdout) => Output::Stdout.finish(&format!("{content}\n"), stdout),
            Some(file) => file.finish(content, stdout),
        }
    }
}

impl Log {
    fn open(path: &Path) -> Result<Self, String> {
        if path == Path::new("-") {
            return Ok(Self::Stdout(String::new()));
        }
        Ok(Self::File {
            path: path.to_owned(),
            file: File::create(path).map_err(|error| cannot_open(path, &error))?,
            error: None,
        })
    }

    fn push(&mut self, line: &str) {
        match self {
            Self::Stdout(lines) => lines.push_str(line),
            Self::File { file, error, .. } if error.is_none() => {
                *error = file.write_all(line.as_bytes()).err();
            }
            Self::File { .. } => {}
        }
    }
}
