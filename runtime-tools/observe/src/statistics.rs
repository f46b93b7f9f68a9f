//! Statistics as JSON.

use std::fmt::Write;

use crate::json::push_string;
use pass_runtime::info::StatisticInfo;
use pass_runtime::statistics::StatisticsNode;

/// Returns the statistics as JSON, a pass or pipeline a line: `name`, `statistics` with `name`, `value` and `description` for a
/// pass, `elements` for a pipeline, and `dynamic` for the pipelines that a pass ran, if there are any.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_observe::statistics::to_json;
/// use pass_runtime::PassManager;
///
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.run(&(), &mut node("root", []), &mut drop)?;
/// let statistics = manager.statistics().unwrap();
/// assert_eq!(to_json(&statistics), "{\"name\": \"root\", \"elements\": []}\n");
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
pub fn to_json(statistics: &StatisticsNode) -> String {
    let mut out = String::new();
    push(&mut out, statistics, 0);
    out + "\n"
}

fn push(out: &mut String, counted: &StatisticsNode, indent: usize) {
    let _ = write!(out, "{:indent$}{{\"name\": ", "");
    push_string(out, &counted.name);
    match &counted.nested {
        Some(elements) => push_list(out, "elements", elements, indent),
        None => push_values(out, &counted.statistics),
    }
    if !counted.dynamic.is_empty() {
        push_list(out, "dynamic", &counted.dynamic, indent);
    }
    out.push('}');
}

fn push_list(out: &mut String, key: &str, elements: &[StatisticsNode], indent: usize) {
    // Writing to a string cannot fail.
    let _ = write!(out, ", \"{key}\": [");
    for (index, element) in elements.iter().enumerate() {
        out.push_str(if index > 0 { ",\n" } else { "\n" });
        push(out, element, indent + 2);
    }
    out.push(']');
}

fn push_values(out: &mut String, statistics: &[(StatisticInfo, u64)]) {
    out.push_str(", \"statistics\": [");
    for (index, (info, value)) in statistics.iter().enumerate() {
        out.push_str(if index > 0 {
            ", {\"name\": "
        } else {
            "{\"name\": "
        });
        push_string(out, info.name);
        let _ = write!(out, ", \"value\": {value}, \"description\": ");
        push_string(out, info.description);
        out.push('}');
    }
    out.push(']');
}
