//! The flags that show what a pipeline does.

use pass_observe::ir_printing::PassFilter;

use super::{Flag, Takes};

pub(super) const FLAGS: &[Flag] = &[
    Flag {
        names: &["print-ir-before", "mlir-print-ir-before"],
        summary: "Print the operation before these passes on standard error",
        takes: Takes::Text("passes", |settings, text| {
            add(&mut settings.dumps.printing.before, &text);
        }),
    },
    Flag {
        names: &["print-ir-before-all", "mlir-print-ir-before-all"],
        summary: "Print the operation before each pass",
        takes: Takes::Switch(|settings, on| all(&mut settings.dumps.printing.before, on)),
    },
    Flag {
        names: &["print-ir-after", "mlir-print-ir-after"],
        summary: "Print the operation after these passes",
        takes: Takes::Text("passes", |settings, text| {
            add(&mut settings.dumps.printing.after, &text);
        }),
    },
    Flag {
        names: &["print-ir-after-all", "mlir-print-ir-after-all"],
        summary: "Print the operation after each pass",
        takes: Takes::Switch(|settings, on| all(&mut settings.dumps.printing.after, on)),
    },
    Flag {
        names: &["print-ir-after-change", "mlir-print-ir-after-change"],
        summary: "Of the prints after passes, leave out those after a pass that changed nothing",
        takes: Takes::Switch(|settings, on| settings.dumps.printing.on_change = on),
    },
    Flag {
        names: &["print-ir-after-failure", "mlir-print-ir-after-failure"],
        summary: "Print the operation after passes that fail, and after no others",
        takes: Takes::Switch(|settings, on| settings.dumps.printing.on_failure = on),
    },
    Flag {
        names: &["print-ir-module-scope", "mlir-print-ir-module-scope"],
        summary: "Print the outermost operation instead of that of the pass",
        takes: Takes::Switch(|settings, on| settings.dumps.printing.module_scope = on),
    },
    Flag {
        names: &["print-ir-symbols"],
        summary: "Print operations with these symbols alone, and those inside of them",
        takes: Takes::Text("symbols", |settings, text| {
            let symbols = words(&text).map(|symbol| symbol.trim_start_matches('@').to_owned());
            settings.dumps.printing.symbols.extend(symbols);
        }),
    },
    Flag {
        names: &["print-ir-tree-dir", "mlir-print-ir-tree-dir"],
        summary: "Print into files of this folder, in a folder for each operation, instead of standard error",
        takes: Takes::Path("folder", |settings, path| settings.dumps.tree = Some(path)),
    },
    Flag {
        names: &["print-ir-diff"],
        summary: "Show what each pass changed as a diff; of these passes, if '--print-ir-after' names some",
        takes: Takes::Switch(|settings, on| settings.dumps.diff = on),
    },
    Flag {
        names: &["print-local-scope", "mlir-print-local-scope"],
        summary: "Print attributes and locations where they are used instead of by names that stand for them",
        takes: Takes::Switch(|settings, on| settings.print.local_scope = on),
    },
    Flag {
        names: &["print-skip-regions", "mlir-print-skip-regions"],
        summary: "Print '{...}' instead of each region",
        takes: Takes::Switch(|settings, on| settings.print.skip_regions = on),
    },
    Flag {
        names: &["print-value-users", "mlir-print-value-users"],
        summary: "Print comments that name the users of each value",
        takes: Takes::Switch(|settings, on| settings.print.value_users = on),
    },
    Flag {
        names: &["print-unique-ssa-ids", "mlir-print-unique-ssa-ids"],
        summary: "Number values over the whole text, so that no two have the same name, which is always so",
        takes: Takes::Switch(|_, _| {}),
    },
    Flag {
        names: &[
            "elide-elementsattrs-if-larger",
            "mlir-elide-elementsattrs-if-larger",
        ],
        summary: "Leave out the elements of attributes with more elements than this",
        takes: Takes::Number("count", |settings, count| {
            settings.print.elide_elements = Some(count);
        }),
    },
    Flag {
        names: &[
            "elide-resource-strings-if-larger",
            "mlir-elide-resource-strings-if-larger",
        ],
        summary: "Leave out resources whose text is longer than this",
        takes: Takes::Number("length", |settings, length| {
            settings.print.elide_resources = Some(length);
        }),
    },
    Flag {
        names: &["crash-reproducer", "mlir-pass-pipeline-crash-reproducer"],
        summary: "When the run fails, write the input and the pipeline to this file, which '--run-reproducer' runs again",
        takes: Takes::Path("file", |settings, path| {
            settings.reproducers.crash = Some(path);
        }),
    },
    Flag {
        names: &["local-reproducer", "mlir-pass-pipeline-local-reproducer"],
        summary: "With '--crash-reproducer', write the pass that failed and the module as it was right before that pass",
        takes: Takes::Switch(|settings, on| settings.reproducers.local = on),
    },
    Flag {
        names: &["generate-reproducer", "mlir-generate-reproducer"],
        summary: "When the run succeeds, write the result and the pipeline to this file",
        takes: Takes::Path("file", |settings, path| {
            settings.reproducers.generate = Some(path);
        }),
    },
    Flag {
        names: &["run-reproducer"],
        summary: "Run the pipeline that the input holds as a reproducer; passes given as flags run after it",
        takes: Takes::Switch(|settings, on| settings.reproducers.run = on),
    },
    Flag {
        names: &["report"],
        summary: "Write a report of the run to this file, a page for a browser: times, pipeline, statistics, changes, diagnostics",
        takes: Takes::Path("file", |settings, path| settings.report = Some(path)),
    },
    Flag {
        names: &["trace-file"],
        summary: "Write a trace of the run to this file, for Perfetto or 'chrome://tracing'",
        takes: Takes::Path("file", |settings, path| settings.trace = Some(path)),
    },
    Flag {
        names: &["log-actions-to"],
        summary: "Write a line to this file when an action begins and ends: a pass, a round of rewriting, a pattern; '-' is \
                  standard error",
        takes: Takes::Path("file", |settings, path| settings.actions.log = Some(path)),
    },
    Flag {
        names: &["log-actions-filter", "log-mlir-actions-filter"],
        summary: "Log only the actions on operations at these locations, such as 'a.mlir:3'",
        takes: Takes::Text("locations", |settings, text| {
            settings.actions.filter.add(&text);
        }),
    },
    Flag {
        names: &["profile-actions-to"],
        summary: "Write a profile of the actions to this file, for Perfetto or 'chrome://tracing'; '-' is standard error",
        takes: Takes::Path("file", |settings, path| {
            settings.actions.profile = Some(path);
        }),
    },
    Flag {
        names: &["isolate"],
        summary: "Run in a child process: if it aborts or overflows its stack, that is reported, with a reproducer if one is \
                  asked for",
        takes: Takes::Switch(|settings, on| settings.reproducers.isolate = on),
    },
    Flag {
        names: &["opt-bisect-limit"],
        summary: "Run this many pass executions and skip the others, on one operation at a time; required passes always run",
        takes: Takes::Number("count", |settings, count| {
            settings.bisect.limit = Some(count as u64);
        }),
    },
    Flag {
        names: &["opt-bisect-verbose"],
        summary: "With a limit, report each pass execution with its number [default: true]",
        takes: Takes::Switch(|settings, on| settings.bisect.verbose = on),
    },
    Flag {
        names: &["opt-bisect-funcs"],
        summary: "With a limit, number pass executions on operations with these symbols, and inside of them; all others run",
        takes: Takes::Text("symbols", |settings, text| {
            let symbols = words(&text).map(|symbol| symbol.trim_start_matches('@').to_owned());
            settings.bisect.symbols.extend(symbols);
        }),
    },
    Flag {
        names: &["opt-bisect-print-ir-path"],
        summary: "With a limit, write the outermost operation to this file once the limit is reached",
        takes: Takes::Path("file", |settings, path| {
            settings.bisect.ir_path = Some(path);
        }),
    },
    Flag {
        names: &["debug-counter", "mlir-debug-counter"],
        summary: "Run actions in this range, on one operation at a time: 'TAG-skip=N,TAG-count=N' with a tag such as \
                  'pass-execution' or 'apply-pattern'",
        takes: Takes::Text("counters", |settings, text| {
            settings.counters.text.push_str(&text);
            settings.counters.text.push(',');
        }),
    },
    Flag {
        names: &["print-debug-counter", "mlir-print-debug-counter"],
        summary: "Report the numbers of actions on standard error, at the start and at the end",
        takes: Takes::Switch(|settings, on| settings.counters.print = on),
    },
    Flag {
        names: &["progress"],
        summary: "Show the progress of a run of more than a second, if standard error is a terminal [default: true]",
        takes: Takes::Switch(|settings, on| settings.progress = on),
    },
    Flag {
        names: &["color"],
        summary: "Use colours on standard error [default: auto, on a terminal]",
        takes: Takes::Choice(&[
            ("auto", |settings| settings.color = None),
            ("always", |settings| settings.color = Some(true)),
            ("never", |settings| settings.color = Some(false)),
        ]),
    },
];

/// Adds passes to a choice, which may be that of all.
fn add(filter: &mut PassFilter, text: &str) {
    let names = words(text).map(str::to_owned);
    match filter {
        PassFilter::All => {}
        PassFilter::Named(all) => all.extend(names),
        PassFilter::None => *filter = PassFilter::Named(names.collect()),
    }
}

fn all(filter: &mut PassFilter, on: bool) {
    match (on, &filter) {
        (true, _) => *filter = PassFilter::All,
        (false, PassFilter::All) => *filter = PassFilter::None,
        (false, _) => {}
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(',').map(str::trim);
    words.filter(|word| !word.is_empty())
}
