//! The settings of a command line, each with the flags that set it.

mod value;

use std::path::PathBuf;
use std::time::Duration;

use pass_debug::validation::Effort;
use pass_observe::ir_printing::PassFilter;
use pass_observe::timing::{TimingDisplay, TimingFormat};
use pass_runtime::diagnostic::Severity;
use pass_runtime::ir::{ParseOptions, PrintOptions};
use pass_runtime::text::render::Style;

use crate::flag::Flag;
#[cfg(feature = "cache")]
use crate::flag::KeptResults;
use crate::split::MARKER;
use value::FlagValue;
pub(crate) use value::{
    Argument, ColorMode, ExecutionLimit, Intervals, NameList, PipelineFormat, RemarkFormat,
    RemarkPolicy, Share, SplitMarker, StatisticsDisplay, VerifyDiagnostics,
};

/// Declares [`Settings`], their defaults and [`FLAGS`].
///
/// Rows stand in the groups of `--help`. A row reads `field: Type = default => "name" | "other-name" <placeholder>, Ignore;`. Its comment is the line of `--help`, its type
/// decides which values the flag takes, and the placeholder stands for the value in `--help`. The last column is what the flag means
/// for [results that are kept](KeptResults): without it, they depend on its value.
macro_rules! settings {
    ($($group:literal { $(
        $(#[doc = $doc:literal])+
        $field:ident: $type:ty $(= $default:expr)? => $($name:literal)|+ $(<$placeholder:ident>)? $(, $results:ident)?;
    )* })*) => {
        #[derive(Clone, Debug)]
        pub(crate) struct Settings {
            /// File to read; `None` or `-` for standard input.
            pub(crate) input: Option<PathBuf>,
            /// The inputs of a command that takes several.
            pub(crate) inputs: Vec<PathBuf>,
            pub(crate) passes: Vec<PassFlag>,
            /// The values of the flags that the tool has of its own, by their numbers.
            pub(crate) extensions: Vec<(usize, PathBuf)>,
            $($($(#[doc = $doc])+ pub(crate) $field: $type,)*)*
        }

        impl Default for Settings {
            fn default() -> Self {
                Self {
                    input: None,
                    inputs: Vec::new(),
                    passes: Vec::new(),
                    extensions: Vec::new(),
                    $($($field: settings!(@default $($default)?),)*)*
                }
            }
        }

        /// The flags of a tool and of its commands, in the order of `--help`.
        pub(crate) const FLAGS: &[Flag] = &[$($(Flag {
            group: $group,
            names: &[$($name),+],
            summary: concat!($($doc),+).trim_ascii_start(),
            placeholder: concat!($(stringify!($placeholder))?),
            argument: <$type as FlagValue>::ARGUMENT,
            #[cfg(feature = "cache")]
            results: settings!(@results $($results)?),
            #[cfg(feature = "cache")]
            value: |settings| format!("{:?}", settings.$field),
            set: |settings, value| settings.$field.set(value),
        },)*)*];
    };
    (@default) => { Default::default() };
    (@default $default:expr) => { $default };
    (@results) => { KeptResults::Depend };
    (@results $results:ident) => { KeptResults::$results };
}

settings! {
    "Input and output" {
        /// Write the result to this file once all went well; '-' is standard output
        output: Option<PathBuf> => "o" <file>, Ignore;
        /// Accept operations that no dialect declares
        allow_unregistered_dialect: bool => "allow-unregistered-dialect";
        /// Put no module around the input: it is one operation
        no_implicit_module: bool => "no-implicit-module";
        /// Process the parts of the input between marker lines ('// -----') one by one
        split_input_file: SplitMarker => "split-input-file" <marker>, Ignore;
        /// The line between the results of the parts [default: '// -----']
        output_split_marker: String = MARKER.to_owned() => "output-split-marker" <marker>, Ignore;
        /// Write the result as bytecode
        emit_bytecode: bool => "emit-bytecode";
        /// Write this version of bytecode
        emit_bytecode_version: Option<u64> => "emit-bytecode-version" <version>;
        /// Leave the data of resources out of bytecode
        elide_resource_data_from_bytecode: bool => "elide-resource-data-from-bytecode";
        /// Print the input, read that back, and fail if the result is another module, before any pass runs
        verify_roundtrip: bool => "verify-roundtrip";
    }
    "Passes" {
        /// Run this pipeline: elements in parentheses behind the operations that they run on
        pipeline: Option<String> => "pass-pipeline" | "p" <pipeline>;
        /// Insert the passes that weak rules ask for and the pipeline lacks, such as a clean-up, and report them
        insert_missing: bool => "insert-missing";
        /// Leave out a run of a pass right behind an equal one if the pass is declared idempotent, and report it
        merge_idempotent: bool => "merge-idempotent";
        /// Begin behind this phase, an extension point or a kind of passes: the input is its result
        compile_from: Option<String> => "compile-from" <phase>;
        /// End with this phase: at the extension point, or with the last pass of the kind
        compile_to: Option<String> => "compile-to" <phase>;
        /// Refuse a pipeline that violates a strong rule of its passes about their order, instead of warning about it
        strict_order: bool => "strict-order";
        /// Refuse a pipeline in which a pass may get operations or types that its precondition forbids, instead of warning about it
        strict_legality: bool => "strict-legality";
        /// Verify the IR after each pass [default: true]
        verify_each: bool = true => "verify-each";
        /// Run passes also where they would change nothing: on an operation that nothing has changed since the same pass left it
        no_skip: bool => "no-skip";
        /// Run on one operation at a time
        disable_threading: bool => "disable-threading" | "mlir-disable-threading", Ignore;
        /// Run in a child process: if it aborts or overflows its stack, that is reported, with a reproducer if one is asked
        /// for
        isolate: bool => "isolate", Ignore;
        /// End with an error when more memory is needed than that: for services that take IR from strangers
        max_memory: Option<u64> => "max-memory" <MiB>, Ignore;
    }
    "Printing" {
        /// Print locations
        print_debuginfo: bool => "print-debuginfo" | "mlir-print-debuginfo";
        /// Print in the generic form
        print_op_generic: bool => "print-op-generic" | "mlir-print-op-generic";
        /// Print attributes and locations where they are used instead of by names that stand for them
        print_local_scope: bool => "print-local-scope" | "mlir-print-local-scope";
        /// Print '{...}' instead of each region
        print_skip_regions: bool => "print-skip-regions" | "mlir-print-skip-regions";
        /// Print comments that name the users of each value
        print_value_users: bool => "print-value-users" | "mlir-print-value-users";
        /// Give no two values of the text the same name
        print_unique_ssa_ids: bool => "print-unique-ssa-ids" | "mlir-print-unique-ssa-ids";
        /// Name values after their locations, where these have names
        use_nameloc_as_prefix: bool => "use-nameloc-as-prefix" | "mlir-use-nameloc-as-prefix";
        /// Leave out the elements of attributes with more elements than this
        elide_elementsattrs_if_larger: Option<usize> =>
            "elide-elementsattrs-if-larger" | "mlir-elide-elementsattrs-if-larger" <count>;
        /// Leave out resources whose text is longer than this
        elide_resource_strings_if_larger: Option<usize> =>
            "elide-resource-strings-if-larger" | "mlir-elide-resource-strings-if-larger" <length>;
    }
    "Dumps" {
        /// Show the pipeline with all options on standard error before it runs
        dump_pass_pipeline: bool => "dump-pass-pipeline";
        /// Show the pipeline and run nothing; as a tree or a graph, with who inserted what and why it stands there
        print_pipeline: Option<PipelineFormat> => "print-pipeline";
        /// Write the IR after each phase into this folder, as '<input>.<number>.<phase>.mlir'
        dump_compilation_phases_to: Option<PathBuf> => "dump-compilation-phases-to" <folder>, Refuse;
        /// Print the operation before these passes on standard error
        print_ir_before: NameList => "print-ir-before" | "mlir-print-ir-before" <passes>;
        /// Print the operation before each pass
        print_ir_before_all: bool => "print-ir-before-all" | "mlir-print-ir-before-all";
        /// Print the operation after these passes
        print_ir_after: NameList => "print-ir-after" | "mlir-print-ir-after" <passes>;
        /// Print the operation after each pass
        print_ir_after_all: bool => "print-ir-after-all" | "mlir-print-ir-after-all";
        /// Of the prints after passes, leave out those after a pass that changed nothing
        print_ir_after_change: bool => "print-ir-after-change" | "mlir-print-ir-after-change";
        /// Print the operation after passes that fail, and after no others
        print_ir_after_failure: bool => "print-ir-after-failure" | "mlir-print-ir-after-failure";
        /// Print the outermost operation instead of that of the pass
        print_ir_module_scope: bool => "print-ir-module-scope" | "mlir-print-ir-module-scope";
        /// Print operations with these symbols alone, and those inside of them
        print_ir_symbols: NameList => "print-ir-symbols" <symbols>;
        /// Print into files of this folder, in a folder for each operation, instead of standard error
        print_ir_tree_dir: Option<PathBuf> => "print-ir-tree-dir" | "mlir-print-ir-tree-dir" <folder>, Refuse;
        /// Show what each pass changed as a diff; of these passes, if '--print-ir-after' names some
        print_ir_diff: bool => "print-ir-diff";
    }
    "Diagnostics and remarks" {
        /// Show diagnostics that are at least as severe as that [default: remarks]
        diagnostic_verbosity: Severity = Severity::Remark => "diagnostic-verbosity" | "mlir-diagnostic-verbosity-level";
        /// Draw diagnostics as mlir-opt does, or as rustc does, with all places in one excerpt [default: mlir]
        diagnostic_style: Style => "diagnostic-style";
        /// Show diagnostics without their notes
        disable_diagnostic_notes: bool => "disable-diagnostic-notes" | "mlir-disable-diagnostic-notes";
        /// Show the operation that a diagnostic is about [default: true]
        print_op_on_diagnostic: bool = true => "print-op-on-diagnostic" | "mlir-print-op-on-diagnostic";
        /// Instead of showing diagnostics, succeed if they are as comments such as 'expected-error @below {{text}}'
        /// announce; with 'only-expected', others may come as well
        verify_diagnostics: Option<VerifyDiagnostics> => "verify-diagnostics", Refuse;
        /// Use colours on standard error [default: auto, on a terminal]
        color: ColorMode => "color";
        /// Show remarks of passes whose category matches this regular expression as a whole
        remarks_filter: Option<String> => "remarks-filter" <regex>;
        /// Show those of optimizations that were applied as well
        remarks_filter_passed: Option<String> => "remarks-filter-passed" <regex>;
        /// Show those of optimizations that were not applied as well
        remarks_filter_missed: Option<String> => "remarks-filter-missed" <regex>;
        /// Show those of optimizations that failed as well
        remarks_filter_failed: Option<String> => "remarks-filter-failed" <regex>;
        /// Show those with facts that optimizations found out as well
        remarks_filter_analyse: Option<String> => "remarks-filter-analyse" <regex>;
        /// Show remarks as diagnostics, or write them as YAML, which 'llvm-remarkutil' reads [default: emitRemark]
        remark_format: RemarkFormat => "remark-format";
        /// Show all remarks, or of those with the same place, name and category the last [default: all]
        remark_policy: RemarkPolicy => "remark-policy";
        /// Write YAML to this file; '-' is standard output [default: mlir-remarks.yaml]
        remarks_output_file: PathBuf = PathBuf::from("mlir-remarks.yaml") => "remarks-output-file" <file>;
    }
    "Checks of passes" {
        /// Check in the run that passes get, leave and create what they say [default: true in debug builds]
        check_legality: bool = cfg!(debug_assertions) => "check-legality";
        /// Refuse a pass that changes the IR and says that it did not, so that nobody verifies it [default: true in debug
        /// builds]
        check_unchanged: bool = cfg!(debug_assertions) => "check-unchanged";
        /// Run passes twice that are declared idempotent, and fail if the second run changes anything
        check_idempotent: bool => "check-idempotent";
        /// Execute each function that a pass changes before and after it, and fail if the results differ: on all inputs if there
        /// are few and else on random ones, of which 'samples:N' sets the number; 'exhaustive' takes no random ones
        validate: Option<Effort> => "validate" <effort>, Refuse;
    }
    "Reports of a run" {
        /// Report how long everything took on standard error
        timing: bool => "timing" | "mlir-timing", Refuse;
        /// Report what took how long inside of what, or as a list that starts with what took longest [default: tree]
        timing_display: TimingDisplay => "timing-display" | "mlir-timing-display", Ignore;
        /// Report times as text, or as JSON [default: text]
        timing_format: TimingFormat => "timing-format" | "mlir-output-format", Ignore;
        /// Report what passes have counted on standard error
        pass_statistics: bool => "pass-statistics" | "mlir-pass-statistics";
        /// Report as the pipeline runs, or as a list with passes of the same name added up, or as the pipeline runs in JSON
        /// [default: pipeline]
        pass_statistics_display: StatisticsDisplay => "pass-statistics-display" | "mlir-pass-statistics-display";
        /// Write a report of the run to this file, a page for a browser: times, pipeline, statistics, changes, diagnostics
        report: Option<PathBuf> => "report" <file>, Refuse;
        /// Write a trace of the run to this file, for Perfetto or 'chrome://tracing'
        trace_file: Option<PathBuf> => "trace-file" <file>, Refuse;
        /// Write a line to this file when an action begins and ends: a pass, a round of rewriting, a pattern; '-' is
        /// standard output
        log_actions_to: Option<PathBuf> => "log-actions-to" <file>, Refuse;
        /// Log only the actions on operations at these locations, such as 'a.mlir:3'
        log_actions_filter: Vec<String> => "log-actions-filter" | "log-mlir-actions-filter" <locations>, Ignore;
        /// Write a profile of the actions to this file, for Perfetto or 'chrome://tracing'; '-' is standard output
        profile_actions_to: Option<PathBuf> => "profile-actions-to" <file>, Refuse;
    }
    "Debugging" {
        /// When the run fails, write the input and the pipeline to this file, which '--run-reproducer' runs again
        crash_reproducer: Option<PathBuf> => "crash-reproducer" | "mlir-pass-pipeline-crash-reproducer" <file>, Ignore;
        /// With '--crash-reproducer', write the pass that failed and the module as it was right before that pass
        local_reproducer: bool => "local-reproducer" | "mlir-pass-pipeline-local-reproducer", Ignore;
        /// When the run succeeds, write the result and the pipeline to this file
        generate_reproducer: Option<PathBuf> => "generate-reproducer" | "mlir-generate-reproducer" <file>, Refuse;
        /// Run the pipeline that the input holds as a reproducer; passes given as flags run after it
        run_reproducer: bool => "run-reproducer", Refuse;
        /// Run actions in this range, on one operation at a time: 'TAG-skip=N,TAG-count=N' with a tag such as
        /// 'pass-execution' or 'apply-pattern'
        debug_counter: Vec<String> => "debug-counter" | "mlir-debug-counter" <counters>, Refuse;
        /// Report the numbers of actions on standard error, at the start and at the end
        print_debug_counter: bool => "print-debug-counter" | "mlir-print-debug-counter", Refuse;
        /// Run this many pass executions and skip the others, on one operation at a time; required passes always run; -1 stands
        /// for all
        opt_bisect_limit: Option<ExecutionLimit> => "opt-bisect-limit" <count>;
        /// Run the pass executions with these numbers, such as '1-10,20', and skip the others; '-1' runs all
        opt_bisect: Option<Intervals> => "opt-bisect" <numbers>;
        /// With a limit, report each pass execution with its number [default: true]
        opt_bisect_verbose: bool = true => "opt-bisect-verbose";
        /// With a limit, number pass executions on operations with these symbols, and inside of them; all others run
        opt_bisect_funcs: NameList => "opt-bisect-funcs" <symbols>;
        /// With a limit, write the outermost operation to this file once the limit is reached
        opt_bisect_print_ir_path: Option<PathBuf> => "opt-bisect-print-ir-path" <file>, Refuse;
    }
    "Results that are kept" {
        /// Keep results of passes in this folder, or on the server of this URL, and use those that are there where a pass would do the same
        cache: Option<PathBuf> => "cache" <place>, Ignore;
        /// Remove results that were not used for the longest time when the folder gets larger than that [default: 4096]
        cache_limit: Option<u64> => "cache-limit" <MiB>, Ignore;
        /// Compute this share of the results again, between 0 and 1, and fail if they are not the same
        check_cache: Share => "check-cache" <share>, Ignore;
        /// Report which results were known, and why others were not
        explain_cache: bool => "explain-cache", Ignore;
    }
    "Information" {
        /// List the passes and pipelines with their options, and run nothing
        list_passes: bool => "list-passes", Ignore;
        /// List the dialects, and run nothing
        show_dialects: bool => "show-dialects", Ignore;
        /// Run the examples of the passes that are given, or of all, and compare what comes out; read no input
        run_examples: bool => "run-examples", Ignore;
        /// Show the version, and run nothing
        version: bool => "version", Ignore;
        /// Show this text, and run nothing
        help: bool => "help", Ignore;
        /// Show the passes and the most common flags, and run nothing
        short_help: bool => "h", Ignore;
    }
    "Commands" {
        /// Call this script with the name of a file; it fails if the module in the file shows the failure
        test_script: Option<PathBuf> => "test" <script>, Ignore;
        /// Call the script with this argument, before the name of the file
        test_arg: Vec<String> => "test-arg" <argument>, Ignore;
        /// End a script after so many seconds; the module then does not show the failure [default: 60]
        test_timeout: u64 = 60 => "test-timeout" <seconds>, Ignore;
        /// Reduce with at most so many tests [default: 10000]
        max_tests: u64 = 10_000 => "max-tests" <count>, Ignore;
        /// Begin with this number: the same number gives the same orders [default: 0]
        seed: u64 => "seed" <number>, Ignore;
        /// Run so many random orders [default: 20]
        runs: u64 = 20 => "runs" <count>, Ignore;
        /// Run this pipeline on each result before it is compared, so that results that differ in form alone are the same
        canonical: Option<String> => "canonical" <pipeline>, Ignore;
        /// Write results, reproducers and the manifest into this folder
        out_dir: Option<PathBuf> => "out-dir" <folder>, Ignore;
        /// Compile the modules in the files that this file names, one per line; '-' is standard input
        from_list: Option<PathBuf> => "from-list" <file>, Ignore;
        /// Compile so many modules at once [default: the number of processors]
        workers: Option<u64> => "workers" <count>, Ignore;
        /// End the compilation of a module after this time, such as '5s' or '500ms'
        deadline: Option<Duration> => "deadline" <time>, Ignore;
        /// Compile modules again that an earlier run has done
        force: bool => "force", Ignore;
        /// Reduce a module of each group of failures, into the folder 'reduced' of the results
        reduce_failures: bool => "reduce-failures", Ignore;
        /// Let requests name files to read
        allow_files: bool => "allow-files", Ignore;
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PassFlag {
    /// Its name in textual pipelines.
    pub(crate) argument: &'static str,
    /// Its options, without braces.
    pub(crate) options: String,
}

impl Settings {
    pub(crate) fn parse_options(&self) -> ParseOptions {
        ParseOptions::default().implicit_root(!self.no_implicit_module)
    }

    pub(crate) fn uses_colors(&self, is_terminal: bool) -> bool {
        match self.color {
            ColorMode::Auto => is_terminal,
            ColorMode::Always => true,
            ColorMode::Never => false,
        }
    }

    /// Returns true if files or reports about the run are to be written, besides its diagnostics.
    pub(crate) fn reports_runs(&self) -> bool {
        let files = [&self.report, &self.trace_file, &self.profile_actions_to];
        self.timing || self.pass_statistics || files.iter().any(|file| file.is_some())
    }

    pub(crate) fn print_before(&self) -> PassFilter {
        pass_filter(self.print_ir_before_all, &self.print_ir_before)
    }

    pub(crate) fn print_after(&self) -> PassFilter {
        pass_filter(self.print_ir_after_all, &self.print_ir_after)
    }

    pub(crate) fn print_options(&self) -> PrintOptions {
        PrintOptions::default()
            .generic(self.print_op_generic)
            .locations(self.print_debuginfo)
            .local_scope(self.print_local_scope)
            .skip_regions(self.print_skip_regions)
            .elide_elements(self.elide_elementsattrs_if_larger)
            .value_users(self.print_value_users)
            .unique_names(self.print_unique_ssa_ids)
            .location_names(self.use_nameloc_as_prefix)
            .elide_resources(self.elide_resource_strings_if_larger)
    }
}

fn pass_filter(all: bool, names: &NameList) -> PassFilter {
    if all {
        PassFilter::All
    } else if names.0.is_empty() {
        PassFilter::None
    } else {
        PassFilter::Named(names.0.clone())
    }
}

#[cfg(test)]
mod tests;
