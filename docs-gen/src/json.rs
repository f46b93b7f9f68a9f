//! Pages as JSON, for tools that show passes in their own way.

use passdefs::model::PassSet;
use serde::Serialize;

use crate::anchors::Plan;
use crate::view::{GroupView, Views};

/// Name and version of what a JSON page holds; the member `schema` says it. The number rises when a member changes its
/// meaning or goes away, not when one is added.
pub const SCHEMA: &str = "passwright-docs/1";

/// A whole document.
#[derive(Serialize)]
struct Document<'a> {
    generated_by: &'static str,
    schema: &'static str,
    groups: Vec<GroupView<'a>>,
}

/// All groups in one document.
pub(crate) fn page(set: &PassSet) -> String {
    print(
        Views {
            set,
            plan: &Plan::one_page(set),
            raw: true,
        }
        .groups(),
    )
}

/// One group as a document.
pub(crate) fn page_of(set: &PassSet, plan: &Plan, index: usize) -> String {
    let views = Views {
        set,
        plan,
        raw: true,
    };
    print(views.group(index).into_iter().collect())
}

fn print(groups: Vec<GroupView<'_>>) -> String {
    let document = Document {
        generated_by: "passwright; do not edit",
        schema: SCHEMA,
        groups,
    };
    // Strings, numbers, truth values, lists and structs always have a JSON form.
    let text = serde_json::to_string_pretty(&document).unwrap_or_default();
    format!("{text}\n")
}
