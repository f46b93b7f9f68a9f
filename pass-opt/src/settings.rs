//! What the command line asks for.

use std::path::PathBuf;

use pass_runtime::{Severity, TimingDisplay, TimingFormat};

/// What the command line asks for, flags resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// File to read; `None` or `-` for standard input.
    pub input: Option<PathBuf>,
    /// File to write; `None` or `-` for standard output.
    pub output: Option<PathBuf>,
    /// The textual pipeline.
    pub pipeline: Option<String>,
    /// The passes and pipelines that were given as flags of their own, in order.
    pub passes: Vec<PassFlag>,
    /// Whether operations that no dialect declares are accepted.
    pub allow_unregistered_dialects: bool,
    /// Whether passes may run on several operations at a time.
    pub threads: bool,
    /// Whether the IR is verified after each pass.
    pub verify_each: bool,
    /// Whether to print in the generic form, even where an operation has another one.
    pub generic: bool,
    /// Whether to print locations.
    pub locations: bool,
    /// Whether to list the passes instead of running any.
    pub list_passes: bool,
    /// Whether to run the examples of the passes instead of any input.
    pub run_examples: bool,
    /// Whether the rules of the passes about their order are checked.
    pub check_order: bool,
    /// Whether to show the pipeline before it runs.
    pub dump_pipeline: bool,
    /// Whether to put a root around the input unless it is one root operation.
    pub implicit_module: bool,
    /// What becomes of diagnostics.
    pub diagnostics: DiagnosticSettings,
    /// Whether to report what passes have counted.
    pub statistics: bool,
    /// How that report is laid out.
    pub statistics_display: StatisticsDisplay,
    /// Whether and how to report how long everything took.
    pub timing: TimingSettings,
    /// The line between parts of the input that are processed one by one.
    pub split_marker: Option<String>,
    /// Whether to explain the flags instead of running anything.
    pub help: bool,
}

/// What becomes of diagnostics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagnosticSettings {
    /// The least severe that is shown, notes apart.
    pub least: Severity,
    /// Whether notes are shown.
    pub notes: bool,
    /// Whether a note shows the operation that a diagnostic is about.
    pub operations: bool,
    /// Whether diagnostics are held against the comments of the input that announce them, instead of being shown.
    pub verify: Option<VerifyDiagnostics>,
}

/// Which diagnostics have to be announced by the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VerifyDiagnostics {
    /// All of them.
    All,
    /// None, but those that are announced have to come.
    OnlyExpected,
}

/// How the report of what passes have counted is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StatisticsDisplay {
    /// Pass by pass, as the pipeline runs.
    #[default]
    Pipeline,
    /// Sorted by name; passes of the same name are added up.
    List,
}

/// Whether and how to report how long everything took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimingSettings {
    /// Whether to report it.
    pub enabled: bool,
    /// What is shown.
    pub display: TimingDisplay,
    /// How it is written.
    pub format: TimingFormat,
}

/// A pass or pipeline that was given as a flag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassFlag {
    /// Its name in textual pipelines.
    pub argument: &'static str,
    /// Its options, as they stand between braces.
    pub options: String,
}

impl Default for DiagnosticSettings {
    fn default() -> Self {
        Self {
            least: Severity::Remark,
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
            generic: false,
            locations: false,
            list_passes: false,
            run_examples: false,
            check_order: false,
            dump_pipeline: false,
            implicit_module: true,
            diagnostics: DiagnosticSettings::default(),
            statistics: false,
            statistics_display: StatisticsDisplay::Pipeline,
            timing: TimingSettings::default(),
            split_marker: None,
            help: false,
        }
    }
}
