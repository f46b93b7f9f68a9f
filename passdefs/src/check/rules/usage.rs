//! Declarations that nothing uses.

use std::collections::BTreeSet;

use crate::catalogue;
use crate::draft::{Draft, Group, OptionItem};
use crate::names::shown;
use crate::report::Report;

/// Warns about option sets that no pass or pipeline uses. A group without passes and pipelines exists to be included.
pub(in crate::check) fn check_option_sets_are_used(draft: &Draft, report: &mut Report) {
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
