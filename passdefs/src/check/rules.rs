//! Rules that span several declarations.

mod conditional;
pub mod cpp_only;
mod cycle;
mod edges;
mod graph;
mod legality;
mod order;
mod usage;
mod violations;

pub(super) use legality::check_legalities_end;
pub(super) use usage::check_option_sets_are_used;

use crate::model::PassSet;
use crate::report::Report;

/// Checks that the rules of passes and pipelines about each other can hold together.
pub(super) fn check_order(set: &PassSet, report: &mut Report) {
    order::check_rules_differ(set, report);
    order::check_rules_agree(set, report);
    check_pipelines(set, report);
}

/// Checks that pipelines end, and that they keep the rules of their passes.
pub(super) fn check_pipelines(set: &PassSet, report: &mut Report) {
    cycle::check_pipelines_end(set, report);
    let too_large = violations::check_pipelines_keep_order(set, report);
    legality::check_legality(set, &too_large, report);
}
