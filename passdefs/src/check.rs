//! From what was written to what it means: every rule of the definition language that takes more than one node to
//! check, and the model that comes out if none is broken.

mod clashes;
mod graph;
mod index;
mod lower;
mod names;
mod options;
mod order;
mod passes;
mod pipelines;
mod rust_guard;
mod rust_shape;
mod rust_text;
mod types;
mod unique;
mod values;

pub(crate) use passes::is_plain_summary;
pub(crate) use rust_guard::too_deep;
pub(crate) use rust_text::print_tokens;
pub(crate) use types::is_built_in;

use crate::diagnostic::Diagnostic;
use crate::draft::Draft;
use crate::model::PassSet;
use crate::report::Report;
use crate::source::Sources;
use crate::unknown;
use index::Index;

/// Checks a draft that was read without an error. The set is there if no diagnostic is an error; all diagnostics come
/// at once, in source order.
///
/// ```
/// use passdefs::{check::check, frontend::kdl, source::Sources};
/// let mut sources = Sources::new();
/// let text = r#"group "G" { pass "A" "a" { summary "First"; }; pass "B" "a" { summary "Second"; }; }"#;
/// let (draft, _) = kdl::read(&mut sources, "passes.kdl", text);
/// let (set, diagnostics) = check(&draft, &sources);
/// assert!(set.is_none());
/// assert_eq!(diagnostics[0].code, "E0313");
/// ```
pub fn check(draft: &Draft, sources: &Sources) -> (Option<PassSet>, Vec<Diagnostic>) {
    let mut report = Report::default();
    let index = Index::of(draft);
    check_draft(draft, &mut report);
    unknown::check(draft, &mut report);
    check_pipelines(&index, &mut report);
    let diagnostics = report.finish();
    let failed = diagnostics.iter().any(Diagnostic::is_error);
    let set = (!failed).then(|| lower::lower(&index, sources));
    (set, diagnostics)
}

/// All rules, in no particular order: what they find is sorted by its place.
fn check_draft(draft: &Draft, report: &mut Report) {
    names::check_rust_types(draft, report);
    names::check_rust_fields(draft, report);
    names::check_pipeline_names(draft, report);
    names::check_foreign_names(draft, report);
    names::check_rust_code(draft, report);
    unique::check_groups_differ(draft, report);
    unique::check_passes_differ(draft, report);
    unique::check_pipelines_differ(draft, report);
    unique::check_arguments_differ(draft, report);
    unique::check_enums_differ(draft, report);
    unique::check_values_differ(draft, report);
    unique::check_option_sets_differ(draft, report);
    unique::check_mentions_differ(draft, report);
    unique::check_members_differ(draft, report);
    clashes::check_derived_names_differ(draft, report);
    passes::check_summaries(draft, report);
    passes::check_anchors(draft, report);
    passes::check_option_sets_exist(draft, report);
    passes::check_option_sets_are_used(draft, report);
    passes::check_advice(draft, report);
    options::check_enums_have_values(draft, report);
    options::check_types(draft, report);
    options::check_arity(draft, report);
    options::check_ranges(draft, report);
    options::check_defaults(draft, report);
}

/// The rules of what passes and pipelines say of each other.
fn check_pipelines(index: &Index<'_>, report: &mut Report) {
    order::check_targets_exist(index, report);
    order::check_strengths(index, report);
    order::check_rules_differ(index, report);
    order::check_rules_agree(index, report);
    pipelines::check_forms(index.draft, report);
    pipelines::check_texts(index.draft, report);
    pipelines::check_calls(index, report);
    pipelines::check_nesting(index, report);
    pipelines::check_pipelines_end(index, report);
    pipelines::check_pipelines_keep_order(index, report);
    pipelines::check_examples(index, report);
}
