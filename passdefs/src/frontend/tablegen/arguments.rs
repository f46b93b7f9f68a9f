//! Arguments of passes: TableGen accepts any, so here is said what helps.

use std::collections::BTreeMap;

use crate::catalogue;
use crate::draft::Pass;
use crate::names::{is_pipeline_safe, shown};
use crate::report::Report;
use crate::source::Span;

/// Every pass has an argument of its own that can stand in a pipeline.
pub(super) fn check(passes: &[Pass], report: &mut Report) {
    let mut seen: BTreeMap<&str, Span> = BTreeMap::new();
    for pass in passes {
        let argument = pass.argument.value.text.as_str();
        let span = pass.argument.span;
        let name = shown(&pass.name.value);
        let wording = if !is_pipeline_safe(argument) {
            let message = format!("{} cannot be the argument of pass {name}", shown(argument));
            report.error(catalogue::NOT_A_NAME, span, message)
        } else if let Some(first) = seen.get(argument) {
            let message = format!("pass {name} has an argument that another one has, `{argument}`");
            let wording = report.error(catalogue::DUPLICATE_ARGUMENT, span, message);
            wording.also(*first, "first here")
        } else {
            seen.insert(argument, span);
            continue;
        };
        wording.help("put `pass \"its record\" argument=\"another\"` into the map file");
    }
}
