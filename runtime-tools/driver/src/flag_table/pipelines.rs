//! The flags that change the pipeline before it runs, and show it.

use pass_builder::OutlineFormat;

use super::{Flag, Takes};
use crate::settings::PipelineFormat;

pub(super) const FLAGS: &[Flag] = &[
    Flag {
        names: &["insert-missing"],
        summary: "Insert the passes that weak rules ask for and the pipeline lacks, such as a clean-up, and report them",
        takes: Takes::Switch(|settings, on| settings.edits.insert_missing = on),
    },
    Flag {
        names: &["merge-idempotent"],
        summary: "Leave out a run of a pass right behind an equal one if the pass is declared idempotent, and report it",
        takes: Takes::Switch(|settings, on| settings.edits.merge_idempotent = on),
    },
    Flag {
        names: &["check-idempotent"],
        summary: "Run passes twice that are declared idempotent, and fail if the second run changes anything",
        takes: Takes::Switch(|settings, on| settings.edits.check_idempotent = on),
    },
    Flag {
        names: &["compile-from"],
        summary: "Begin behind this phase, an extension point or a kind of passes: the input is its result",
        takes: Takes::Text("phase", |settings, phase| {
            settings.edits.compile_from = Some(phase);
        }),
    },
    Flag {
        names: &["compile-to"],
        summary: "End with this phase: at the extension point, or with the last pass of the kind",
        takes: Takes::Text("phase", |settings, phase| {
            settings.edits.compile_to = Some(phase);
        }),
    },
    Flag {
        names: &["dump-compilation-phases-to"],
        summary: "Write the IR after each phase into this folder, as '<input>.<number>.<phase>.mlir'",
        takes: Takes::Path("folder", |settings, folder| {
            settings.edits.dump_phases = Some(folder);
        }),
    },
    Flag {
        names: &["print-pipeline"],
        summary: "Show the pipeline and run nothing; as a tree or a graph, with who inserted what and why it stands there",
        takes: Takes::Choice(&[
            ("", |settings| {
                settings.edits.print = Some(PipelineFormat::Text);
            }),
            ("text", |settings| {
                settings.edits.print = Some(PipelineFormat::Text);
            }),
            ("tree", |settings| {
                settings.edits.print = Some(PipelineFormat::Outline(OutlineFormat::Tree));
            }),
            ("graphviz", |settings| {
                settings.edits.print = Some(PipelineFormat::Outline(OutlineFormat::Graphviz));
            }),
            ("mermaid", |settings| {
                settings.edits.print = Some(PipelineFormat::Outline(OutlineFormat::Mermaid));
            }),
        ]),
    },
];
