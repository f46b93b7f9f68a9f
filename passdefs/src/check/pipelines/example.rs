//! Examples of passes.

use super::{call, report_text, tree};
use crate::catalogue;
use crate::check::index::Index;
use crate::draft::Example;
use crate::report::Report;

/// An example has an input and an output, and its options are such as the pass can be given.
pub(in crate::check) fn check_examples(index: &Index<'_>, report: &mut Report) {
    for (callee, pass) in index.passes() {
        let calls = call::Calls {
            index,
            group: callee.group,
            own: None,
        };
        for example in &pass.examples {
            check_complete(example, report);
            let Some(text) = &example.options else {
                calls.check_given(&[], example.span, callee, report);
                continue;
            };
            match pass_pipeline::parse_options(&text.value) {
                Ok(options) => {
                    let given = tree::given(text, &options.entries);
                    calls.check_given(&given, text.span, callee, report);
                }
                Err(errors) => report_text(&tree::Place::of_string(text), &errors, report),
            }
        }
    }
}

fn check_complete(example: &Example, report: &mut Report) {
    for (part, name) in [(&example.before, "before"), (&example.after, "after")] {
        if part.is_none() {
            let message = format!("the example lacks its `{name}`");
            report.error(catalogue::MISSING, example.span, message);
        }
    }
}
