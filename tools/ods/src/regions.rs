//! The parents, the terminators and the regions of an operation.

use super::dump::Record;
use super::test::all_traits;

/// Parents, terminator and regions; operations are C++ classes until they are resolved.
#[derive(Default)]
pub(super) struct Places {
    /// The class of the operation with its namespace.
    pub(super) class: String,
    pub(super) parents: Vec<String>,
    pub(super) terminator: Option<String>,
    /// The regions by name, each with its variant of `Blocks`.
    pub(super) blocks: Vec<(String, &'static str)>,
}

impl Places {
    pub(super) fn read(record: Record<'_>) -> Self {
        let namespace = record.text("cppNamespace");
        let mut places = Self {
            class: format!("{namespace}::{}", class(record.name())),
            ..Self::default()
        };
        let qualified = |name: &str| match name.trim() {
            name if name.starts_with("::") || name.starts_with("mlir::") => name.to_owned(),
            name => format!("{namespace}::{name}"),
        };
        for native in all_traits(record) {
            let written = native.text("trait");
            if let Some(inner) = argument(written, "HasParent") {
                places.parents = inner.split(',').map(qualified).collect();
            } else if let Some(inner) = argument(written, "SingleBlockImplicitTerminator") {
                places.terminator = Some(qualified(inner));
            }
        }
        for (region, name) in record.args("regions") {
            let blocks = match region.text("summary") {
                "region with 1 blocks" => "One",
                "region with at most 1 blocks" => "AtMostOne",
                "region with at least 1 blocks" => "AtLeastOne",
                _ => "Any",
            };
            places.blocks.push((name.to_owned(), blocks));
        }
        if places.blocks.iter().all(|region| region.1 == "Any") {
            places.blocks.clear();
        }
        places
    }
}

/// Returns the class of an operation: the name of its record without the dialect in front.
fn class(record: &str) -> &str {
    match record.split_once('_') {
        Some((before, after)) if !before.is_empty() => after,
        _ => record,
    }
}

fn argument<'t>(written: &'t str, name: &str) -> Option<&'t str> {
    let inner = written.strip_prefix(name)?.strip_prefix('<')?;
    inner.strip_suffix(">::Impl")
}
