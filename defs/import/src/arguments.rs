//! Arguments of passes: TableGen accepts any.

use std::collections::BTreeSet;

use passdefs::catalogue;
use passdefs::draft::Pass;
use passdefs::names::{is_pipeline_safe, shown};
use passdefs::report::Report;

/// Reports arguments that cannot stand in a pipeline, and marks those that an earlier pass has.
pub(super) fn check(passes: &mut [Pass], report: &mut Report) {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for pass in passes {
        let entry = pass.argument_in_map();
        let argument = &mut pass.argument.value;
        if !is_pipeline_safe(&argument.text) {
            let name = shown(&pass.name.value);
            let message = format!(
                "{} cannot be the argument of pass {name}",
                shown(&argument.text)
            );
            let diag = report.error(catalogue::NOT_A_NAME, pass.argument.span, message);
            diag.help(format!("put {entry} into the map file"));
        }
        let repeats = !seen.insert(&argument.text);
        argument.verbatim |= repeats;
    }
}
