//! The flags of remarks.

use pass_runtime::remark::RemarkKind;

use super::{Flag, Takes};
use crate::settings::RemarkFormat;

pub(super) const FLAGS: &[Flag] = &[
    Flag {
        names: &["remarks-filter"],
        summary: "Show remarks of passes whose category matches this regular expression as a whole",
        takes: Takes::Text("regex", |settings, text| settings.remarks.all = Some(text)),
    },
    Flag {
        names: &["remarks-filter-passed"],
        summary: "Show those of optimizations that were applied as well",
        takes: Takes::Text("regex", |settings, text| {
            settings.remarks.of_kinds.insert(RemarkKind::Passed, text);
        }),
    },
    Flag {
        names: &["remarks-filter-missed"],
        summary: "Show those of optimizations that were not applied as well",
        takes: Takes::Text("regex", |settings, text| {
            settings.remarks.of_kinds.insert(RemarkKind::Missed, text);
        }),
    },
    Flag {
        names: &["remarks-filter-failed"],
        summary: "Show those of optimizations that failed as well",
        takes: Takes::Text("regex", |settings, text| {
            settings.remarks.of_kinds.insert(RemarkKind::Failed, text);
        }),
    },
    Flag {
        names: &["remarks-filter-analyse"],
        summary: "Show those with facts that optimizations found out as well",
        takes: Takes::Text("regex", |settings, text| {
            settings.remarks.of_kinds.insert(RemarkKind::Analyzed, text);
        }),
    },
    Flag {
        names: &["remark-format"],
        summary: "Show remarks as diagnostics, or write them as YAML, which 'llvm-remarkutil' reads [default: emitRemark]",
        takes: Takes::Choice(&[
            ("emitRemark", |settings| {
                settings.remarks.format = RemarkFormat::Diagnostics;
            }),
            ("yaml", |settings| {
                settings.remarks.format = RemarkFormat::Yaml;
            }),
        ]),
    },
    Flag {
        names: &["remark-policy"],
        summary: "Show all remarks, or of those with the same place, name and category the last [default: all]",
        takes: Takes::Choice(&[
            ("all", |settings| settings.remarks.last_only = false),
            ("final", |settings| settings.remarks.last_only = true),
        ]),
    },
    Flag {
        names: &["remarks-output-file"],
        summary: "Write YAML to this file; '-' is standard output [default: mlir-remarks.yaml]",
        takes: Takes::Path("file", |settings, path| settings.remarks.file = path),
    },
];
