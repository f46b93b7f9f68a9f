//! The settings of what shows, limits and repeats a run.

use std::path::PathBuf;

use pass_observe::actions::LocationFilter;
use pass_observe::ir_printing::IrPrinting;

/// The dumps of the IR before and after passes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct DumpSettings {
    /// The dumps that are made. The form of operations is that of the printed result.
    pub printing: IrPrinting,
    /// The folder that gets a file for each dump; standard error if there is none.
    pub tree: Option<PathBuf>,
    /// Show what each pass changed instead of the text after it.
    pub diff: bool,
}

/// The pass executions that run, and those that are skipped.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BisectSettings {
    /// The number of pass executions after which all others are skipped, one operation after the other.
    pub limit: Option<u64>,
    /// Report each pass execution with its number.
    pub verbose: bool,
    /// The symbols of the operations on which executions are numbered; all if empty.
    pub symbols: Vec<String>,
    /// The file that gets the IR once the limit is reached.
    pub ir_path: Option<PathBuf>,
}

/// The actions that run, and the report of their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CounterSettings {
    /// The counters, such as `apply-pattern-skip=1`, separated by commas.
    pub text: String,
    /// Report the counters before and after each part of the input.
    pub print: bool,
}

/// The reproducers that are written and run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReproducerSettings {
    /// The file that gets a reproducer when the run fails.
    pub crash: Option<PathBuf>,
    /// That reproducer repeats the pass that failed instead of the whole pipeline.
    pub local: bool,
    /// The file that gets the result with the pipeline when the run succeeds.
    pub generate: Option<PathBuf>,
    /// Run the pipeline that the input holds as a reproducer.
    pub run: bool,
    /// Run in a child process, so that its death is a failure like any other.
    pub isolate: bool,
}

/// The actions that are logged and profiled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ActionSettings {
    /// The file that gets a line when an action begins and ends; `-` for standard error.
    pub log: Option<PathBuf>,
    /// The locations of the operations whose actions are logged.
    pub filter: LocationFilter,
    /// The file that gets a profile; `-` for standard error.
    pub profile: Option<PathBuf>,
}

impl Default for BisectSettings {
    fn default() -> Self {
        Self {
            limit: None,
            verbose: true,
            symbols: Vec::new(),
            ir_path: None,
        }
    }
}
