//! The table of flags: names, what they do, what they take.

mod elsewhere;
mod observing;
mod pipelines;
mod remarks;
mod testing;

pub(crate) use elsewhere::instead_of;

use std::path::PathBuf;

use pass_observe::timing::{TimingDisplay, TimingFormat};
use pass_runtime::diagnostic::Severity;
use pass_runtime::ir::IrText;
#[cfg(feature = "snippets")]
use pass_runtime::text::render::Style;

use crate::settings::{Settings, StatisticsDisplay, VerifyDiagnostics};
use crate::split::MARKER;

/// A flag that every tool has.
pub(crate) struct Flag {
    /// Its names, the usual one first. Those with `mlir-` are the spellings of `mlir-opt`.
    pub(crate) names: &'static [&'static str],
    /// One sentence for `--help`.
    pub(crate) summary: &'static str,
    /// The kind of its argument.
    pub(crate) takes: Takes,
}

/// The argument of a flag, and its effect on the settings.
pub(crate) enum Takes {
    /// Nothing, or a truth value.
    Switch(fn(&mut Settings, bool)),
    /// Text, which must be given.
    Text(&'static str, fn(&mut Settings, String)),
    /// The name of a file, which must be given.
    Path(&'static str, fn(&mut Settings, PathBuf)),
    /// A number, which must be given.
    Number(&'static str, fn(&mut Settings, usize)),
    /// One of several words.
    Choice(&'static [Choice]),
    /// Nothing, or text; the last is what nothing stands for.
    OptionalText(&'static str, fn(&mut Settings, String), &'static str),
}

/// A word that a flag takes, and what it does to the settings. The empty word is that of the flag alone.
pub(crate) type Choice = (&'static str, fn(&mut Settings));

/// The flags of a tool for an IR, without those that need what the IR does not have.
pub(crate) fn offered<I: IrText>() -> impl Iterator<Item = &'static Flag> + Clone {
    let tables = [
        FLAGS,
        pipelines::FLAGS,
        observing::FLAGS,
        remarks::FLAGS,
        ABOUT,
    ];
    tables
        .into_iter()
        .flatten()
        .filter(|flag| match flag.names {
            ["allow-unregistered-dialect", ..] => I::KNOWS_UNREGISTERED_DIALECTS,
            ["print-value-users" | "print-unique-ssa-ids", ..] => I::NUMBERS_VALUES,
            names => feature_of(names[0]).is_none_or(|(_, is_enabled)| is_enabled),
        })
}

/// Returns the feature of the driver that a flag needs, and whether it is enabled.
pub(crate) fn feature_of(flag: &str) -> Option<(&'static str, bool)> {
    match flag {
        "report" => Some(("report", cfg!(feature = "report"))),
        "progress" => Some(("progress", cfg!(feature = "progress"))),
        "diagnostic-style" => Some(("snippets", cfg!(feature = "snippets"))),
        _ => None,
    }
}

/// The flags of the commands that call a test.
pub(crate) fn of_tests() -> impl Iterator<Item = &'static Flag> + Clone {
    testing::FLAGS.iter()
}

/// The flags of the command `shuffle`.
pub(crate) fn of_shuffle() -> impl Iterator<Item = &'static Flag> + Clone {
    testing::OF_SHUFFLE.iter()
}

/// The flags of runs, in the order in which they are explained.
const FLAGS: &[Flag] = &[
    Flag {
        names: &["pass-pipeline", "p"],
        summary: "Run this pipeline: elements in parentheses behind the operations that they run on",
        takes: Takes::Text("pipeline", |settings, text| settings.pipeline = Some(text)),
    },
    Flag {
        names: &["o"],
        summary: "Write the result to this file once all went well; '-' is standard output",
        takes: Takes::Path("file", |settings, path| settings.output = Some(path)),
    },
    Flag {
        names: &["allow-unregistered-dialect"],
        summary: "Accept operations that no dialect declares",
        takes: Takes::Switch(|settings, on| settings.allow_unregistered_dialects = on),
    },
    Flag {
        names: &["dump-pass-pipeline"],
        summary: "Show the pipeline on standard error before it runs",
        takes: Takes::Switch(|settings, on| settings.dump_pipeline = on),
    },
    Flag {
        names: &["list-passes"],
        summary: "List the passes and pipelines with their options, and run nothing",
        takes: Takes::Switch(|settings, on| settings.list_passes = on),
    },
    Flag {
        names: &["show-dialects"],
        summary: "List the dialects, and run nothing",
        takes: Takes::Switch(|settings, on| settings.show_dialects = on),
    },
    Flag {
        names: &["run-examples"],
        summary: "Run the examples of the passes that are given, or of all, and compare what comes out; read no input",
        takes: Takes::Switch(|settings, on| settings.run_examples = on),
    },
    Flag {
        names: &["strict-order"],
        summary: "Refuse a pipeline that violates a strong rule of its passes about their order, instead of warning about it",
        takes: Takes::Switch(|settings, on| settings.strict_order = on),
    },
    Flag {
        names: &["check-unchanged"],
        summary: "Refuse a pass that changes the IR and says that it did not, so that nobody verifies it [default: true in \
                  debug builds]",
        takes: Takes::Switch(|settings, on| settings.check_unchanged = on),
    },
    Flag {
        names: &["disable-threading", "mlir-disable-threading"],
        summary: "Run on one operation at a time",
        takes: Takes::Switch(|settings, on| settings.threads = !on),
    },
    Flag {
        names: &["max-memory"],
        summary: "End with an error when more memory is needed than that: for services that take IR from strangers",
        takes: Takes::Number("MiB", |settings, mebibytes| {
            settings.max_memory = Some(mebibytes as u64);
        }),
    },
    Flag {
        names: &["diagnostic-verbosity", "mlir-diagnostic-verbosity-level"],
        summary: "Show diagnostics that are at least as severe as that [default: remarks]",
        takes: Takes::Choice(&[
            ("errors", |settings| {
                settings.diagnostics.least = Severity::Error;
            }),
            ("warnings", |settings| {
                settings.diagnostics.least = Severity::Warning;
            }),
            ("remarks", |settings| {
                settings.diagnostics.least = Severity::Remark;
            }),
        ]),
    },
    #[cfg(feature = "snippets")]
    Flag {
        names: &["diagnostic-style"],
        summary: "Draw diagnostics as mlir-opt does, or as rustc does, with all places in one excerpt [default: mlir]",
        takes: Takes::Choice(&[
            ("mlir", |settings| settings.diagnostics.style = Style::Mlir),
            ("rustc", |settings| {
                settings.diagnostics.style = Style::Rustc { color: false };
            }),
        ]),
    },
    Flag {
        names: &["disable-diagnostic-notes", "mlir-disable-diagnostic-notes"],
        summary: "Show diagnostics without their notes",
        takes: Takes::Switch(|settings, on| settings.diagnostics.notes = !on),
    },
    Flag {
        names: &["print-op-on-diagnostic", "mlir-print-op-on-diagnostic"],
        summary: "Show the operation that a diagnostic is about [default: true]",
        takes: Takes::Switch(|settings, on| settings.diagnostics.operations = on),
    },
    Flag {
        names: &["timing-format", "mlir-output-format"],
        summary: "Report times as text, or as JSON [default: text]",
        takes: Takes::Choice(&[
            ("text", |settings| {
                settings.timing.format = TimingFormat::Text;
            }),
            ("json", |settings| {
                settings.timing.format = TimingFormat::Json;
            }),
        ]),
    },
    Flag {
        names: &["pass-statistics", "mlir-pass-statistics"],
        summary: "Report what passes have counted on standard error",
        takes: Takes::Switch(|settings, on| settings.statistics = on),
    },
    Flag {
        names: &["pass-statistics-display", "mlir-pass-statistics-display"],
        summary: "Report as the pipeline runs, or as a list with passes of the same name added up, or as the pipeline runs in JSON \
                  [default: pipeline]",
        takes: Takes::Choice(&[
            ("pipeline", |settings| {
                settings.statistics_display = StatisticsDisplay::Pipeline;
            }),
            ("list", |settings| {
                settings.statistics_display = StatisticsDisplay::List;
            }),
            ("json", |settings| {
                settings.statistics_display = StatisticsDisplay::Json;
            }),
        ]),
    },
    Flag {
        names: &["print-debuginfo", "mlir-print-debuginfo"],
        summary: "Print locations",
        takes: Takes::Switch(|settings, on| settings.print.locations = on),
    },
    Flag {
        names: &["print-op-generic", "mlir-print-op-generic"],
        summary: "Print in the generic form",
        takes: Takes::Switch(|settings, on| settings.print.generic = on),
    },
    Flag {
        names: &["timing", "mlir-timing"],
        summary: "Report how long everything took on standard error",
        takes: Takes::Switch(|settings, on| settings.timing.enabled = on),
    },
    Flag {
        names: &["timing-display", "mlir-timing-display"],
        summary: "Report what took how long inside of what, or as a list that starts with what took longest [default: tree]",
        takes: Takes::Choice(&[
            ("tree", |settings| {
                settings.timing.display = TimingDisplay::Tree;
            }),
            ("list", |settings| {
                settings.timing.display = TimingDisplay::List;
            }),
        ]),
    },
    Flag {
        names: &["no-implicit-module"],
        summary: "Put no module around the input: it is one operation",
        takes: Takes::Switch(|settings, on| settings.implicit_module = !on),
    },
    Flag {
        names: &["split-input-file"],
        summary: "Process the parts of the input between marker lines ('// -----') one by one",
        takes: Takes::OptionalText(
            "marker",
            |settings, text| settings.split_marker = Some(text),
            MARKER,
        ),
    },
    Flag {
        names: &["output-split-marker"],
        summary: "The line between the results of the parts [default: '// -----']",
        takes: Takes::Text("marker", |settings, text| settings.output_marker = text),
    },
    Flag {
        names: &["verify-diagnostics"],
        summary: "Instead of showing diagnostics, succeed if they are as comments such as 'expected-error @below {{text}}' \
                  announce; with 'only-expected', others may come as well",
        takes: Takes::Choice(&[
            ("", |settings| {
                settings.diagnostics.verify = Some(VerifyDiagnostics::All);
            }),
            ("all", |settings| {
                settings.diagnostics.verify = Some(VerifyDiagnostics::All);
            }),
            ("only-expected", |settings| {
                settings.diagnostics.verify = Some(VerifyDiagnostics::OnlyExpected);
            }),
        ]),
    },
    Flag {
        names: &["verify-each"],
        summary: "Verify the IR after each pass [default: true]",
        takes: Takes::Switch(|settings, on| settings.verify_each = on),
    },
    Flag {
        names: &["verify-roundtrip"],
        summary: "Print the input, read that back, and fail if the result is another module, before any pass runs",
        takes: Takes::Switch(|settings, on| settings.verify_roundtrip = on),
    },
];

/// The flags about the tool, which come last.
const ABOUT: &[Flag] = &[
    Flag {
        names: &["version"],
        summary: "Show the version, and run nothing",
        takes: Takes::Switch(|settings, on| settings.version = on),
    },
    Flag {
        names: &["help", "h"],
        summary: "Show this text, and run nothing",
        takes: Takes::Switch(|settings, on| settings.help = on),
    },
];

#[cfg(test)]
mod tests {
    use super::{ABOUT, FLAGS, Flag, observing, pipelines, remarks, testing};
    use std::collections::BTreeSet;

    #[test]
    fn flags_can_be_told_apart_and_are_explained() {
        let tables = [
            FLAGS,
            pipelines::FLAGS,
            observing::FLAGS,
            remarks::FLAGS,
            testing::FLAGS,
            testing::OF_SHUFFLE,
            ABOUT,
        ];
        let all: Vec<&Flag> = tables.into_iter().flatten().collect();
        let names: Vec<&str> = all.iter().flat_map(|flag| flag.names).copied().collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
        assert!(
            all.iter()
                .all(|flag| !flag.summary.is_empty() && !flag.summary.ends_with('.'))
        );
    }
}
