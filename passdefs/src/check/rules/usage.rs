//! Declarations that nothing uses.

use std::collections::BTreeSet;

use crate::catalogue;
use crate::draft::{Draft, Group, OptionItem};
use crate::names::shown;
use crate::report::Report;

/// Every option set is used by a pass or pipeline, unless the group has none of these and is there to be included; one
/// that is not is worth a warning.
pub(super) fn check_option_sets_are_used(draft: &Draft, report: &mut Report) {
    let is_complete = |group: &&Group| !group.passes.is_empty() || !group.pipelines.is_empty();
    for group in draft.groups.iter().filter(is_complete) {
        let used: BTreeSet<&str> = group
            .option_items()
            .filter_map(OptionItem::used_set)
            .map(|name| name.value.as_str())
            .collect();
        let is_unused = |name: &str| !used.contains(name);
        for set in group
            .option_sets
            .iter()
            .filter(|set| is_unused(&set.name.value))
        {
            let message = format!("no pass uses option set {}", shown(&set.name.value));
            report.warning(catalogue::UNUSED_OPTION_SET, set.name.span, message);
        }
    }
}
