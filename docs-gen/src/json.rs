//! Pages as JSON, for other tools.

use serde::Serialize;

use crate::view::GroupView;

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

pub(crate) fn document(command: &str, sources: &[String], groups: Vec<GroupView<'_>>) -> String {
    let document = Document {
        generated_by: "passwright; do not edit",
        schema: SCHEMA,
        command,
        sources,
        groups,
    };
    // Serialization cannot fail: the document holds no maps with keys other than strings.
    let text = serde_json::to_string_pretty(&document).unwrap_or_default();
    format!("{text}\n")
}
