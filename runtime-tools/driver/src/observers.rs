//! Traces, profiles and logs of actions, and the report as a page: what is noted during a run, and where it goes at the end.

use std::cell::{Cell, LazyCell};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use pass_observe::actions::{ActionLog, ActionProfile, Actions};
use pass_observe::trace::Trace;
use pass_runtime::{Ir, PassManager};

use crate::clock::CycleClock;
use crate::files::reason;
use crate::output::Output;
use crate::recording::{Recording, Report, new_report};
use crate::settings::{ActionSettings, Settings};

/// The observers that the settings ask for. They look on at all parts of the input.
pub(crate) struct Observers {
    trace: Option<(Trace, Target)>,
    profile: Option<(Arc<ActionProfile>, Target)>,
    log: Option<Log>,
    report: Option<(Report, Target)>,
    clock: LazyCell<CycleClock>,
}

/// The place for a text that is written at the end: a file that can be written, or standard error.
struct Target(Cell<Option<Output>>);

/// The log of actions.
#[derive(Clone)]
enum Log {
    /// A file that gets each line at once, so that the last line of a process that dies is there.
    File(Arc<Mutex<File>>),
    /// Lines for standard error.
    Lines(Arc<Mutex<String>>),
}

impl Observers {
    /// The observers, or a message on a file that cannot be written.
    pub(crate) fn new(tool: &str, settings: &Settings) -> Result<Self, String> {
        let ActionSettings { log, profile, .. } = &settings.actions;
        let clock = LazyCell::<CycleClock>::new(CycleClock::start);
        let log = log.as_deref().map(Log::open).transpose()?;
        let profile = profile.as_deref().map(|path| {
            let profile = ActionProfile::new(clock.clone());
            Ok::<_, String>((Arc::new(profile), Target::open(path)?))
        });
        let trace = settings.trace.as_deref().map(|path| {
            let trace = Trace::new(clock.clone());
            Ok::<_, String>((trace, Target::open(path)?))
        });
        let report = settings.report.as_deref().zip(new_report(tool));
        let report = report.map(|(path, report)| Ok::<_, String>((report, Target::open(path)?)));
        Ok(Self {
            trace: trace.transpose()?,
            profile: profile.transpose()?,
            report: report.transpose()?,
            log,
            clock,
        })
    }

    /// The recording of a part of the input, which begins on that line, if there is to be a report.
    pub(crate) fn record(&self, settings: &Settings, name: &str, line: usize) -> Option<Recording> {
        let (report, _) = self.report.as_ref()?;
        let name = match settings.split_marker {
            Some(_) => format!("{name}:{line}"),
            None => name.to_owned(),
        };
        let recording = report.run(name, self.clock.clone());
        recording.set_print_options(settings.print);
        Some(recording)
    }

    /// Lets them look on.
    pub(crate) fn watch<I: Ir>(&self, settings: &Settings, manager: &mut PassManager<I>) {
        if let Some(log) = self.log.clone() {
            let log = ActionLog::new(move |line: &str| log.push(line));
            manager.add_instrumentation(Actions(log.filter(settings.actions.filter.clone())));
        }
        if let Some((profile, _)) = &self.profile {
            manager.add_instrumentation(Actions(Arc::clone(profile)));
        }
        if let Some((trace, _)) = &self.trace {
            manager.add_instrumentation(trace.clone());
        }
    }

    /// Writes the files, and returns the text for standard error.
    pub(crate) fn finish(&self) -> Result<String, String> {
        let mut text = match &self.log {
            Some(Log::Lines(lines)) => {
                std::mem::take(&mut *lines.lock().unwrap_or_else(PoisonError::into_inner))
            }
            _ => String::new(),
        };
        if let Some((profile, target)) = &self.profile {
            target.write(&profile.to_json(), &mut text)?;
        }
        if let Some((trace, target)) = &self.trace {
            target.write(&trace.to_json(), &mut text)?;
        }
        if let Some((report, target)) = &self.report {
            target.write(&report.to_html(), &mut text)?;
        }
        Ok(text)
    }
}

impl Target {
    fn open(path: &Path) -> Result<Self, String> {
        Output::open(Some(path)).map(|output| Self(Cell::new(Some(output))))
    }

    /// Writes the file, or appends to the text for standard error.
    fn write(&self, json: &str, stderr: &mut String) -> Result<(), String> {
        match self.0.take() {
            None => Ok(()),
            Some(Output::Stdout) => {
                stderr.push_str(json);
                stderr.push('\n');
                Ok(())
            }
            Some(file) => file.finish(json, &mut std::io::sink()),
        }
    }
}

impl Log {
    fn open(path: &Path) -> Result<Self, String> {
        if path == Path::new("-") {
            return Ok(Self::Lines(Arc::default()));
        }
        let file = File::create(path).map_err(|error| {
            format!(
                "cannot open output file '{}': {}",
                path.display(),
                reason(&error)
            )
        })?;
        Ok(Self::File(Arc::new(Mutex::new(file))))
    }

    fn push(&self, line: &str) {
        match self {
            Self::File(file) => {
                let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
                // A log that cannot be written does not end the run.
                let _ = file.write_all(line.as_bytes());
            }
            Self::Lines(lines) => lines
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push_str(line),
        }
    }
}
