//! Pages as JSON, for tools that show passes in their own way.

use passdefs::model::PassSet;
use serde::Serialize;

use crate::graph::Graph;
use crate::plan::Plan;
use crate::view::{GroupView, Texts, Views};

/// Name and version of what a JSON page holds; the member `schema` says it. The number rises when a member changes its
/// meaning or goes away, not when one is added.
pub const SCHEMA: &str = "passwright-docs/1";

/// The JSON Schema of that, which describes every member.
pub const JSON_SCHEMA: &str = include_str!("../schema/passwright-docs-1.schema.json");

/// A whole document.
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
    /// Files that the documents are made from.
    pub(crate) sources: Vec<String>,
    /// The command that makes them again.
    pub(crate) command: &'h str,
}

impl Header<'_> {
    /// All groups in one document.
    pub(crate) fn page(&self, set: &PassSet) -> String {
        let plan = Plan::one_page(set);
        let graph = Graph::new(set);
        let views = Views::new(set, &plan, &graph, Texts::Raw);
        self.print(views.groups())
    }

    /// A document for each group.
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
        // Strings, numbers, truth values, lists and structs always have a JSON form.
        let text = serde_json::to_string_pretty(&document).unwrap_or_default();
        format!("{text}\n")
    }
}
