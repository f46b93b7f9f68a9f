//! The settings of a command line.

mod observing;

use std::collections::BTreeMap;
use std::path::PathBuf;

use pass_builder::OutlineFormat;
use pass_observe::timing::{TimingDisplay, TimingFormat};
use pass_runtime::diagnostic::Severity;
use pass_runtime::ir::PrintOptions;
use pass_runtime::remark::RemarkKind;
use pass_runtime::text::render::Style;

pub use observing::{
    ActionSettings, BisectSettings, CounterSettings, DumpSettings, ReproducerSettings,
};

use crate::split::MARKER;

/// The settings of a command line, with flags resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Settings {
    /// File to read; `None` or `-` for standard input.
    pub input: Option<PathBuf>,
    /// File to write; `None` or `-` for standard output.
    pub output: Option<PathBuf>,
    /// The textual pipeline.
    pub pipeline: Option<String>,
    /// The passes and pipelines that were given as flags of their own, in order.
    pub passes: Vec<PassFlag>,
    /// Accept operations that no dialect declares.
    pub allow_unregistered_dialects: bool,
    /// Run passes on several operations at a time.
    pub threads: bool,
    /// Verify the IR after each pass.
    pub verify_each: bool,
    /// Options for printing operations.
    pub print: PrintOptions,
    /// The dumps before and after passes.
    pub dumps: DumpSettings,
    /// The pass executions that run.
    pub bisect: BisectSettings,
    /// The actions that run, and the report of their numbers.
    pub counters: CounterSettings,
    /// The reproducers that are written and run.
    pub reproducers: ReproducerSettings,
    /// The actions that are logged and profiled.
    pub actions: ActionSettings,
    /// The file that gets a trace of the run.
    pub trace: Option<PathBuf>,
    /// The file that gets a report of the run as a page.
    pub report: Option<PathBuf>,
    /// Show the progress of a long run, if standard error is a terminal.
    pub progress: bool,
    /// Colours on standard error; `None` if it depends on whether that is a terminal.
    pub color: Option<bool>,
    /// List the passes instead of running any.
    pub list_passes: bool,
    /// List the dialects instead of running any pass.
    pub show_dialects: bool,
    /// Run the examples of the passes instead of any input.
    pub run_examples: bool,
    /// A violated strong order rule is an error, not a warning.
    pub strict_order: bool,
    /// Changes to the pipeline before it runs.
    pub edits: PipelineEdits,
    /// Compare the IR before and after a pass that returns that it changed nothing.
    pub check_unchanged: bool,
    /// Show the pipeline before it runs.
    pub dump_pipeline: bool,
    /// Print the input, read it back and compare, before any pass runs.
    pub verify_roundtrip: bool,
    /// Put a root around the input unless it is one root operation.
    pub implicit_module: bool,
    /// The treatment of diagnostics.
    pub diagnostics: DiagnosticSettings,
    /// Report the statistics of the passes.
    pub statistics: bool,
    /// The layout of that report.
    pub statistics_display: StatisticsDisplay,
    /// The timing report.
    pub timing: TimingSettings,
    /// The remarks of passes.
    pub remarks: RemarkSettings,
    /// The test of the commands `reduce` and `bisect`.
    pub test: TestSettings,
    /// The orders of the command `shuffle`.
    pub shuffle: ShuffleSettings,
    /// The most memory that the process may hold, in MiB.
    pub max_memory: Option<u64>,
    /// The line between parts of the input that are processed one by one.
    pub split_marker: Option<String>,
    /// The line between parts of the output.
    pub output_marker: String,
    /// Print the version instead of running anything.
    pub version: bool,
    /// Print the help instead of running anything.
    pub help: bool,
}

/// The orders of the command `shuffle`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ShuffleSettings {
    /// The seed of the first order; the next ones have the numbers behind it.
    pub seed: u64,
    /// The number of orders.
    pub runs: u64,
    /// The pipeline that runs on each result before it is compared.
    pub canonical: Option<String>,
}

impl Default for ShuffleSettings {
    fn default() -> Self {
        Self {
            seed: 0,
            runs: 20,
            canonical: None,
        }
    }
}

/// Changes to the pipeline before it runs, and parts of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct PipelineEdits {
    /// Insert the passes that weak order rules miss.
    pub insert_missing: bool,
    /// Leave out a run of an idempotent pass right behind an equal one.
    pub merge_idempotent: bool,
    /// Run idempotent passes twice, and fail if the second run changes anything.
    pub check_idempotent: bool,
    /// The phase behind which the pipeline begins.
    pub compile_from: Option<String>,
    /// The phase with which the pipeline ends.
    pub compile_to: Option<String>,
    /// The folder that gets the IR after each phase.
    pub dump_phases: Option<PathBuf>,
    /// Show the pipeline in this format instead of running it.
    pub print: Option<PipelineFormat>,
}

/// The format of a pipeline that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum PipelineFormat {
    /// The textual pipeline.
    #[default]
    Text,
    /// A tree or a graph, with who inserted each element and why it stands where it does.
    Outline(OutlineFormat),
}

/// The treatment of diagnostics.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DiagnosticSettings {
    /// The least severe that is shown, notes apart.
    pub least: Severity,
    /// The layout.
    pub style: Style,
    /// Show notes.
    pub notes: bool,
    /// Show in a note the operation that a diagnostic is about.
    pub operations: bool,
    /// Compare diagnostics with the expectations in the input instead of showing them.
    pub verify: Option<VerifyDiagnostics>,
}

/// The diagnostics that the input has to announce.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VerifyDiagnostics {
    /// All of them.
    All,
    /// None, but those that are announced have to come.
    OnlyExpected,
}

/// The layout of the statistics report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StatisticsDisplay {
    /// Pass by pass, as the pipeline runs.
    #[default]
    Pipeline,
    /// Sorted by name; passes of the same name are added up.
    List,
    /// As the pipeline runs, in JSON.
    Json,
}

/// The settings of the timing report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct TimingSettings {
    /// Report the times.
    pub enabled: bool,
    /// The layout of the report.
    pub display: TimingDisplay,
    /// The format of the report.
    pub format: TimingFormat,
}

/// The remarks of passes that are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RemarkSettings {
    /// The categories that are shown; a regular expression.
    pub all: Option<String>,
    /// The categories that are shown of some kinds as well.
    pub of_kinds: BTreeMap<RemarkKind, String>,
    /// The format.
    pub format: RemarkFormat,
    /// Of remarks with the same place, name and category, show the last alone.
    pub last_only: bool,
    /// The file that gets remarks that are not diagnostics.
    pub file: PathBuf,
}

/// The format of remarks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RemarkFormat {
    /// Diagnostics.
    #[default]
    Diagnostics,
    /// A YAML document for each.
    Yaml,
}

/// The test that tells whether a module shows a failure.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TestSettings {
    /// The program to call with the name of a file. It fails if the module in the file shows the failure.
    pub script: Option<PathBuf>,
    /// Its arguments before the name of the file.
    pub arguments: Vec<String>,
    /// The seconds after which a test is ended.
    pub timeout: u64,
    /// The number of tests of a reduction.
    pub max_tests: u64,
}

/// A pass or pipeline that was given as a flag.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PassFlag {
    /// Its name in textual pipelines.
    pub argument: &'static str,
    /// Its options, as they stand between braces.
    pub options: String,
}

impl Default for RemarkSettings {
    fn default() -> Self {
        Self {
            all: None,
            of_kinds: BTreeMap::new(),
            format: RemarkFormat::default(),
            last_only: false,
            file: PathBuf::from("mlir-remarks.yaml"),
        }
    }
}

impl Default for TestSettings {
    fn default() -> Self {
        Self {
            script: None,
            arguments: Vec::new(),
            timeout: 60,
            max_tests: 10_000,
        }
    }
}

impl Default for DiagnosticSettings {
    fn default() -> Self {
        Self {
            least: Severity::Remark,
            style: Style::default(),
            notes: true,
            operations: true,
            verify: None,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            input: None,
            output: None,
            pipeline: None,
            passes: Vec::new(),
            allow_unregistered_dialects: false,
            threads: true,
            verify_each: true,
            print: PrintOptions::default(),
            dumps: DumpSettings::default(),
            bisect: BisectSettings::default(),
            counters: CounterSettings::default(),
            reproducers: ReproducerSettings::default(),
            actions: ActionSettings::default(),
            trace: None,
            report: None,
            progress: true,
            color: None,
            list_passes: false,
            show_dialects: false,
            run_examples: false,
            strict_order: false,
            edits: PipelineEdits::default(),
            check_unchanged: cfg!(debug_assertions),
            dump_pipeline: false,
            verify_roundtrip: false,
            implicit_module: true,
            diagnostics: DiagnosticSettings::default(),
            statistics: false,
            statistics_display: StatisticsDisplay::Pipeline,
            timing: TimingSettings::default(),
            remarks: RemarkSettings::default(),
            test: TestSettings::default(),
            shuffle: ShuffleSettings::default(),
            max_memory: None,
            split_marker: None,
            output_marker: MARKER.to_owned(),
            version: false,
            help: false,
        }
    }
}
