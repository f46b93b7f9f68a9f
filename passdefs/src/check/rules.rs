//! Rules between declarations: what each of them says is right, and together they must be, too.

mod clashes;
pub mod cpp_only;
mod cycle;
mod edges;
mod flat;
mod graph;
mod order;
mod unique;
mod usage;
mod violations;

use crate::draft::Draft;
use crate::model::PassSet;
use crate::report::Report;

/// No two declarations are in each other's way.
pub(super) fn check_declarations(draft: &Draft, report: &mut Report) {
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
    usage::check_option_sets_are_used(draft, report);
}

/// Checks that the rules of passes and pipelines about each other can hold together.
pub(super) fn check_order(set: &PassSet, report: &mut Report) {
    order::check_rules_differ(set, report);
    order::check_rules_agree(set, report);
    check_pipelines(set, report);
}

/// Checks that pipelines end, and that they keep the rules of their passes.
pub(super) fn check_pipelines(set: &PassSet, report: &mut Report) {
    cycle::check_pipelines_end(set, report);
    violations::check_pipelines_keep_order(set, report);
}
