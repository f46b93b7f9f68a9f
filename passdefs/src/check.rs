//! Turns a draft into the model in three phases: declarations claim their names (`claims`, `scope`), each part of the model
//! is built and checked (`resolve`), and the rules between declarations are checked on the result (`rules`).

mod claims;
mod pipeline_text;
mod resolve;
mod rules;
mod rust_guard;
mod rust_shape;
mod rust_text;
mod scope;
mod spelling;
mod summary;
mod types;
mod values;

pub(crate) use pipeline_text::anchor;
pub use rules::cpp_only;
pub(crate) use rust_guard::too_deep;
pub(crate) use rust_text::print_tokens;
pub use summary::is_plain_summary;

use crate::diagnostic::Diagnostic;
use crate::draft::Draft;
use crate::model::PassSet;
use crate::references::Reference;
use crate::report::Report;
use crate::source::Sources;

/// A resolved draft, possibly with errors, whose rules between declarations are not checked yet.
pub(crate) struct Resolved {
    /// All declarations, with placeholders in place of errors.
    pub(crate) set: PassSet,
    pub(crate) references: Vec<Reference>,
    found: Vec<Diagnostic>,
}

impl Resolved {
    pub(crate) fn of(draft: &Draft, sources: &Sources) -> Self {
        let mut scope = scope::Scope::of(draft, sources);
        let mut report = scope.take_report();
        let (definitions, references) = resolve::resolve(&scope, &mut report);
        cpp_only::check(scope.groups(), &mut report);
        let set = PassSet::new(definitions, sources.clone());
        rules::check_legalities_end(&set, &mut report);
        Self {
            set,
            references,
            found: report.finish(),
        }
    }

    /// Returns what was found while names were resolved.
    pub(crate) fn found(&self) -> &[Diagnostic] {
        &self.found
    }

    /// Returns the diagnostics of a draft that was read without errors, and `true` if none of them is an error.
    pub(crate) fn check(&self, draft: &Draft) -> (bool, Vec<Diagnostic>) {
        let mut report = Report::default();
        report.extend(self.found.clone());
        rules::check_option_sets_are_used(draft, &mut report);
        rules::check_order(&self.set, &mut report);
        (!report.has_errors(), report.finish())
    }
}

/// Checks a pipeline in the text with this number, with declarations that have been checked before.
pub(crate) fn check_standalone(
    draft: &Draft,
    sources: &Sources,
    text: u32,
) -> (Option<PassSet>, Vec<Diagnostic>) {
    let mut report = Report::default();
    // Duplicates are reported where the tables and the names of the pipeline are read.
    let scope = scope::Scope::of(draft, sources);
    let (definitions, _) = resolve::resolve(&scope, &mut report);
    let set = PassSet::new(definitions, sources.clone());
    rules::check_pipelines(&set, &mut report);
    let set = (!report.has_errors()).then_some(set);
    let mut found = report.finish();
    found.retain(|finish| finish.is_error() || finish.location.file == text);
    (set, found)
}
