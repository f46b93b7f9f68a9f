//! The report of pass statistics: a tree, a list, or JSON.

use std::collections::BTreeMap;
use std::fmt::Write;

use pass_observe::statistics::to_json;
use pass_runtime::info::StatisticInfo;
use pass_runtime::statistics::StatisticsNode;

use crate::listing::MAX_WIDTH;
use crate::settings::StatisticsDisplay;

const RULE: &str =
    "===-------------------------------------------------------------------------===";
const TITLE: &str = "... Pass statistics report ...";
const WIDTH: usize = 80;

pub(crate) fn render(root: &StatisticsNode, display: StatisticsDisplay) -> String {
    let indent = (WIDTH - TITLE.len()) / 2;
    let mut out = format!("{RULE}\n{:indent$}{TITLE}\n{RULE}\n", "");
    match display {
        StatisticsDisplay::Json => return to_json(root),
        StatisticsDisplay::Pipeline => {
            for node in root.nested.iter().flatten() {
                write_tree(&mut out, node, 0);
            }
        }
        StatisticsDisplay::List => write_list(&mut out, root),
    }
    out.push('\n');
    out
}

fn write_tree(out: &mut String, node: &StatisticsNode, indent: usize) {
    match &node.nested {
        None => write_pass(out, &node.name, &node.statistics, indent),
        Some(nested) => {
            write_line(out, indent, &format!("'{}' Pipeline", node.name));
            for node in nested {
                write_tree(out, node, indent + 2);
            }
        }
    }
    for dynamic in &node.dynamic {
        write_tree(out, dynamic, indent + 2);
    }
}

/// Writes the passes with statistics, sorted by name.
fn write_list(out: &mut String, root: &StatisticsNode) {
    for (name, statistics) in sums(root) {
        write_pass(out, name, &statistics, 2);
    }
}

/// Statistics by the names of passes.
pub(crate) type Sums<'s> = BTreeMap<&'s str, Vec<(StatisticInfo, u64)>>;

/// Returns the statistics of the passes that have some. Passes of the same name are merged.
pub(crate) fn sums(root: &StatisticsNode) -> Sums<'_> {
    let mut passes = BTreeMap::new();
    collect(root, &mut passes);
    passes
}

fn collect<'c>(node: &'c StatisticsNode, passes: &mut Sums<'c>) {
    if !node.statistics.is_empty() {
        let sums = passes.entry(&node.name).or_default();
        for (info, value) in &node.statistics {
            match sums.iter_mut().find(|(other, _)| other.name == info.name) {
                Some((_, sum)) if info.maximum => *sum = (*sum).max(*value),
                Some((_, sum)) => *sum = sum.saturating_add(*value),
                None => sums.push((*info, *value)),
            }
        }
    }
    let nested = node.nested.iter().flatten().chain(&node.dynamic);
    nested.for_each(|node| collect(node, passes));
}

/// Writes a pass and its statistics, sorted by name, in columns.
fn write_pass(out: &mut String, name: &str, statistics: &[(StatisticInfo, u64)], indent: usize) {
    write_line(out, indent, name);
    let mut sorted: Vec<&(StatisticInfo, u64)> = statistics.iter().collect();
    sorted.sort_by_key(|(info, _)| info.name);
    let values = sorted.iter().map(|(_, value)| value.to_string().len());
    let value_width = values.max().unwrap_or_default();
    let names = sorted.iter().map(|(info, _)| info.name.chars().count());
    let name_width = names.max().unwrap_or_default().min(MAX_WIDTH);
    for (info, value) in sorted {
        let (name, description) = (info.name, info.description);
        let text = format!("(S) {value:value_width$} {name:name_width$} - {description}");
        write_line(out, indent + 2, text.trim_end());
    }
}

fn write_line(out: &mut String, indent: usize, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{:indent$}{text}", "");
}
