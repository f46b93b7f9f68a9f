//! The report of statistics for people.

use std::collections::BTreeMap;
use std::fmt::Write;

use pass_observe::statistics::to_json;
use pass_runtime::info::StatisticInfo;
use pass_runtime::statistics::StatisticsNode;

use crate::settings::StatisticsDisplay;

const RULE: &str =
    "===-------------------------------------------------------------------------===";
const TITLE: &str = "... Pass statistics report ...";
const WIDTH: usize = 80;

/// The report; that for people has a blank line at its end.
pub(crate) fn render(counted: &StatisticsNode, display: StatisticsDisplay) -> String {
    if display == StatisticsDisplay::Json {
        return to_json(counted);
    }
    let indent = (WIDTH - TITLE.len()) / 2;
    let mut out = format!("{RULE}\n{:indent$}{TITLE}\n{RULE}\n", "");
    match display {
        StatisticsDisplay::Pipeline | StatisticsDisplay::Json => {
            for inside in counted.nested.iter().flatten() {
                pipeline(&mut out, inside, 0);
            }
        }
        StatisticsDisplay::List => list(&mut out, counted),
    }
    out.push('\n');
    out
}

/// A pass or nested pipeline, and below it what stands in it.
fn pipeline(out: &mut String, counted: &StatisticsNode, indent: usize) {
    match &counted.nested {
        None => entry(out, &counted.name, &counted.statistics, indent),
        Some(nested) => {
            line(out, indent, &format!("'{}' Pipeline", counted.name));
            for inside in nested {
                pipeline(out, inside, indent + 2);
            }
        }
    }
    for dynamic in &counted.dynamic {
        pipeline(out, dynamic, indent + 2);
    }
}

/// The passes that count anything, sorted by name. Those of the same name are added up.
fn list(out: &mut String, counted: &StatisticsNode) {
    let mut passes = BTreeMap::new();
    collect(counted, &mut passes);
    for (name, statistics) in passes {
        entry(out, name, &statistics, 2);
    }
}

fn collect<'c>(
    counted: &'c StatisticsNode,
    passes: &mut BTreeMap<&'c str, Vec<(StatisticInfo, u64)>>,
) {
    if !counted.statistics.is_empty() {
        let sums = passes.entry(&counted.name).or_default();
        for (info, value) in &counted.statistics {
            match sums.iter_mut().find(|(other, _)| other.name == info.name) {
                Some((_, sum)) if info.maximum => *sum = (*sum).max(*value),
                Some((_, sum)) => *sum = sum.saturating_add(*value),
                None => sums.push((*info, *value)),
            }
        }
    }
    let inside = counted.nested.iter().flatten().chain(&counted.dynamic);
    inside.for_each(|inside| collect(inside, passes));
}

/// A pass and its statistics, sorted by name, in columns.
fn entry(out: &mut String, name: &str, statistics: &[(StatisticInfo, u64)], indent: usize) {
    line(out, indent, name);
    let mut sorted: Vec<&(StatisticInfo, u64)> = statistics.iter().collect();
    sorted.sort_by_key(|(info, _)| info.name);
    let values = sorted.iter().map(|(_, value)| value.to_string().len());
    let value_width = values.max().unwrap_or_default();
    let names = sorted.iter().map(|(info, _)| info.name.chars().count());
    let name_width = names.max().unwrap_or_default();
    for (info, value) in sorted {
        let (name, description) = (info.name, info.description);
        let text = format!("(S) {value:value_width$} {name:name_width$} - {description}");
        line(out, indent + 2, text.trim_end());
    }
}

fn line(out: &mut String, indent: usize, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{:indent$}{text}", "");
}
