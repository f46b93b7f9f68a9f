//! Pages as JSON, for other tools.

use passdefs::model::PassSet;
use serde::Serialize;

use crate::graph::Graph;
use crate::plan::Plan;
use crate::view::{GroupView, Texts, Views};

/// Name and version of the JSON format, the value of the member `schema`. The version rises when a member changes its
/// meaning or is removed, not when one is added.
pub const SCHEMA: &str = "passwright-docs/1";

/// The JSON Schema of the format, which describes every member.
pub const JSON_SCHEMA: &str = include_str!("../schema/passwright-docs-1.schema.json");

#[derive(Serialize)]
struct Document<'a> {
    generated_by: &'static str,
    schema: &'static str,
    command: &'a str,
    sources: &'a [String],
    groups: Vec<GroupView<'a>>,
}

/// Members that are the same in every document.
#[derive(Debug)]
pub(crate) struct Header<'h> {
    /// Source files.
    pub(crate) sources: Vec<String>,
    /// The command that regenerates the documents.
    pub(crate) command: &'h str,
}

impl Header<'_> {
    pub(crate) fn page(&self, set: &PassSet) -> String {
        let plan = Plan::one_page(set);
        let graph = Graph::new(set);
        let views = Views::new(set, &plan, &graph, Texts::Raw);
        self.print(views.groups())
    }

    pub(crate) fn pages(&self, set: &PassSet, plan: &Plan<'_>) -> Vec<String> {
        let graph = Graph::new(set);
        let views = Views::new(set, plan, &graph, Texts::Raw);
        let groups = plan.groups();
        groups
            .map(|group| self.print(vec![views.group(group)]))
            .collect()
    }

    fn print(&self, groups: Vec<GroupView<'_>>) -> String {
        let document = Document {
            generated_by: "passwright; do not edit",
            schema: SCHEMA,
            command: self.command,
            sources: &self.sources,
            groups,
        };
        // Serialization cannot fail: the document holds no maps with keys other than strings.
        let text = serde_json::to_string_pretty(&document).unwrap_or_default();
        format!("{text}\n")
    }
}
