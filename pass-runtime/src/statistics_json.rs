//! Statistics as JSON.

use std::fmt::Write;

use crate::info::StatisticInfo;
use crate::json::push_string;
use crate::statistics_report::CountedBy;

impl CountedBy {
    /// The statistics as JSON, a pass or pipeline a line: `name`, `statistics` with `name`, `value` and `description` for a
    /// pass, `elements` for a pipeline, and `dynamic` for the pipelines that a pass ran, if there are any.
    ///
    /// ```
    /// # mod tree { include!("../tests/doc/tree.rs"); }
    /// # use tree::*;
    /// use pass_runtime::PassManager;
    ///
    /// let mut manager = PassManager::<Tree>::new("root");
    /// manager.run(&(), &mut node("root", []), &mut drop)?;
    /// assert_eq!(manager.statistics().unwrap().to_json(), "{\"name\": \"root\", \"elements\": []}\n");
    /// # Ok::<(), pass_runtime::Failure>(())
    /// ```
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        self.push_json(&mut out, 0);
        out + "\n"
    }

    fn push_json(&self, out: &mut String, indent: usize) {
        let _ = write!(out, "{:indent$}{{\"name\": ", "");
        push_string(out, &self.name);
        match &self.nested {
            Some(elements) => push_list(out, "elements", elements, indent),
            None => push_values(out, &self.statistics),
        }
        if !self.dynamic.is_empty() {
            push_list(out, "dynamic", &self.dynamic, indent);
        }
        out.push('}');
    }
}

fn push_list(out: &mut String, key: &str, elements: &[CountedBy], indent: usize) {
    // Writing to a string cannot fail.
    let _ = write!(out, ", \"{key}\": [");
    for (index, element) in elements.iter().enumerate() {
        out.push_str(if index > 0 { ",\n" } else { "\n" });
        element.push_json(out, indent + 2);
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
